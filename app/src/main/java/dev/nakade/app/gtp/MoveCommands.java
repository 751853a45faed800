package dev.nakade.app.gtp;

import dev.nakade.go.Point;
import dev.nakade.player.Thought;
import dev.nakade.player.Turn;
import dev.nakade.search.Budget;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;

/** Moves of our own, and what is thought of moves. */
final class MoveCommands {
  private static final long CENTISECOND = 10_000_000L;
  private static final int DEFAULT_INTERVAL = 50;

  /** Moves of both sides that a game on a board takes, as a share of its points. */
  private static final double LENGTH = 0.8;

  private final Engine engine;
  private final Session session;

  MoveCommands(Engine engine) {
    this.engine = engine;
    this.session = engine.session();
  }

  void register(Map<String, Command> commands) {
    commands.put("genmove", arguments -> generate(arguments, engine.settings().ending()));
    commands.put("kgs-genmove_cleanup", arguments -> generate(arguments, Turn.Ending.PLAYED_OUT));
    commands.put("reg_genmove", this::suggest);
    for (Analysis.Style style : Analysis.Style.values()) {
      commands.put(style.prefix() + "analyze", arguments -> analyze(arguments, style));
      commands.put(
          style.prefix() + "genmove_analyze", arguments -> generateAloud(arguments, style));
    }
  }

  private String generate(Arguments arguments, Turn.Ending ending) throws GtpException {
    arguments.require(1, 1);
    int color = arguments.color(0);
    long start = System.nanoTime();
    Thought thought = think(color, ending, moveBudget(color));
    session.clock().spend(color, System.nanoTime() - start);
    return make(color, thought);
  }

  /** A move without making it. */
  private String suggest(Arguments arguments) throws GtpException {
    arguments.require(1, 1);
    int color = arguments.color(0);
    Budget budget = Budget.of(engine.settings().nodes(), engine.settings().nanos());
    Thought thought = think(color, Turn.Ending.AGREED, budget);
    return thought.resigns() ? "resign" : Point.name(session.size(), thought.move());
  }

  private Budget moveBudget(int color) {
    int movesLeft = (int) (session.size().area() * LENGTH - session.game().plies()) / 2;
    long nanos = session.clock().allot(color, movesLeft, engine.settings().nanos());
    return Budget.of(engine.settings().nodes(), nanos);
  }

  private Thought think(int color, Turn.Ending ending, Budget budget) {
    engine.begin(budget);
    return engine.player().think(new Turn(session.gameFor(color), session.komi(), ending), budget);
  }

  private String make(int color, Thought thought) throws GtpException {
    if (thought.resigns()) {
      return "resign";
    }
    session.play(color, thought.move());
    return Point.name(session.size(), thought.move());
  }

  private String analyze(Arguments arguments, Analysis.Style style) throws GtpException {
    Wish wish = wish(arguments);
    engine.grow();
    do {
      Budget slice = Budget.of(Long.MAX_VALUE, wish.interval * CENTISECOND);
      Thought thought = think(wish.color, Turn.Ending.AGREED, slice);
      engine.send(Analysis.line(session, engine.player(), thought, style, wish.ownership) + "\n");
      if (slice.reached().equals(java.util.Optional.of(Budget.Limit.CANCELLED))) {
        break;
      }
    } while (!engine.hasInput());
    return "";
  }

  private String generateAloud(Arguments arguments, Analysis.Style style) throws GtpException {
    Wish wish = wish(arguments);
    engine.grow();
    long start = System.nanoTime();
    Thought thought = think(wish.color, engine.settings().ending(), moveBudget(wish.color));
    session.clock().spend(wish.color, System.nanoTime() - start);
    engine.send(Analysis.line(session, engine.player(), thought, style, wish.ownership) + "\n");
    return "play " + make(wish.color, thought);
  }

  /** What an analysis is asked: for whom, how often it is told, and whether points have owners. */
  private record Wish(int color, int interval, boolean ownership) {}

  private Wish wish(Arguments arguments) throws GtpException {
    int color = session.toMove();
    int interval = DEFAULT_INTERVAL;
    boolean ownership = false;
    List<String> words = arguments.words();
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i).toLowerCase(Locale.ROOT);
      OptionalInt named = Arguments.parseColor(word);
      if (named.isPresent()) {
        color = named.getAsInt();
      } else if (word.matches("[0-9]+")) {
        interval = arguments.integer(i, 0, 100_000);
      } else if (word.equals("interval")) {
        interval = arguments.integer(++i, 0, 100_000);
      } else if (word.equals("ownership")) {
        ownership = arguments.word(++i).equalsIgnoreCase("true");
      } else if (word.matches("minmoves|maxmoves|rootinfo|movesownership|pvvisits")) {
        arguments.word(++i);
      } else if (word.matches("avoid|allow")) {
        throw new GtpException("moves cannot be left out");
      } else {
        throw new GtpException("unknown argument: " + words.get(i));
      }
    }
    return new Wish(color, Math.max(1, interval), ownership);
  }
}
