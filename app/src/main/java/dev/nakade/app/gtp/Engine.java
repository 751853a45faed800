package dev.nakade.app.gtp;

import dev.nakade.player.Player;
import dev.nakade.player.Turn;
import dev.nakade.search.Budget;
import dev.nakade.systems.PlayerSystem;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * The engine: takes a line, gives the reply. Whatever happens inside a command, the next one finds
 * the engine alive.
 */
public final class Engine {
  /** A client that says nothing for so long has gone to sleep, and so do we: ten minutes. */
  private static final long LONGEST_PONDERING = 600_000_000_000L;

  private final Map<String, Command> commands = new TreeMap<>();
  private final PlayerSystem system;
  private final Settings settings;
  private final Session session;
  private Player player;

  /** What the command being run spends; the reader cancels it on an interrupt. */
  private volatile Budget running = Budget.ofNodes(0);

  private boolean ended;

  /** Whether the last command was a move of our own, so that there is something to ponder. */
  private boolean moved;

  /** Of the command being run. */
  private String id = "";

  private boolean growing;
  private volatile boolean analyzing;

  /** Whether another line has come, which ends an analysis. */
  private BooleanSupplier hasInput = () -> true;

  private Consumer<String> output = text -> {};

  public Engine(PlayerSystem system, Settings settings) {
    this.system = system;
    this.settings = settings;
    this.session = new Session(settings.size(), settings.komi(), settings.rule());
    this.player = system.player(settings.style());
    new BasicCommands(this).register(commands);
    new GameCommands(this).register(commands);
    new TimeCommands(this).register(commands);
    new MoveCommands(this).register(commands);
    new GoGuiCommands(this).register(commands);
    new EndCommands(this).register(commands);
    new SolveCommands(this).register(commands);
    new ViewCommands(this).register(commands);
  }

  Map<String, Command> commands() {
    return commands;
  }

  PlayerSystem system() {
    return system;
  }

  Settings settings() {
    return settings;
  }

  Session session() {
    return session;
  }

  Player player() {
    return player;
  }

  /** A player who remembers nothing. */
  void renewPlayer() {
    player = system.player(settings.style());
  }

  void end() {
    ended = true;
  }

  /** Whether {@code quit} was said. */
  public boolean hasEnded() {
    return ended;
  }

  /** Stops what runs, soon; called by another thread. */
  public void interrupt() {
    running.cancel();
  }

  /** Tells that the command being run made a move of our own. */
  void hasMoved() {
    moved = true;
  }

  /**
   * Thinks on after a move of our own, as long as no line comes: what is found out counts for the
   * next one.
   *
   * @param more whether a line waits
   */
  public void ponder(BooleanSupplier more) {
    if (!moved) {
      return;
    }
    moved = false;
    Budget budget = begin(Budget.of(Long.MAX_VALUE, LONGEST_PONDERING));
    analyzing = true;
    try {
      // A line that came before this look is seen by it, a later one cancels the budget.
      if (!more.getAsBoolean()) {
        player.think(new Turn(session.game(), session.komi(), settings.ending()), budget);
      }
    } catch (RuntimeException | OutOfMemoryError | StackOverflowError | AssertionError e) {
      renewPlayer();
    } finally {
      analyzing = false;
    }
  }

  /** Makes a budget the one that an interrupt stops. */
  Budget begin(Budget budget) {
    running = budget;
    return budget;
  }

  boolean hasInput() {
    return hasInput.getAsBoolean();
  }

  /** Sends a part of a reply that grows. */
  void send(String text) {
    output.accept(text);
  }

  /**
   * Runs a line and hands out the reply, if there is any, in one or more parts.
   *
   * @param more whether another line waits
   */
  public void run(String line, BooleanSupplier more, Consumer<String> replies) {
    Optional<Request> request = Request.parse(line);
    if (request.isEmpty()) {
      return;
    }
    hasInput = more;
    output = replies;
    replies.accept(reply(request.get()));
  }

  /** Runs a line; the whole reply, empty if there is none. */
  public String run(String line) {
    StringBuilder reply = new StringBuilder();
    run(line, () -> true, reply::append);
    return reply.toString();
  }

  private String reply(Request request) {
    Command command = commands.get(request.command());
    id = request.id();
    growing = false;
    moved = false;
    if (command == null) {
      return failure(request, "unknown command");
    }
    try {
      String text = oneBlock(command.run(new Arguments(request.words())));
      if (growing) {
        return text.isEmpty() ? "\n" : text + "\n\n";
      }
      return "=" + id + (text.isEmpty() ? "" : " " + text) + "\n\n";
    } catch (GtpException e) {
      return failure(request, e.getMessage());
    } catch (RuntimeException | OutOfMemoryError | StackOverflowError | AssertionError e) {
      renewPlayer();
      return failure(request, "internal error: " + e);
    } finally {
      running = Budget.ofNodes(0);
      analyzing = false;
    }
  }

  /** Begins a reply that is sent in parts; what the command returns is the last one. */
  void grow() {
    growing = true;
    analyzing = true;
    output.accept("=" + id + "\n");
  }

  /** Tells that a line has come, which ends an analysis; called by another thread. */
  public void lineArrived() {
    if (analyzing) {
      running.cancel();
    }
  }

  /** What went wrong; if the reply has begun, all that is left is to end it. */
  private String failure(Request request, String message) {
    return growing ? "\n" : "?" + request.id() + " " + oneBlock(message) + "\n\n";
  }

  /** Without lines that would look like the end of the reply. */
  private static String oneBlock(String text) {
    return text.stripTrailing().replaceAll("\n(\\h*\n)+", "\n");
  }
}
