package dev.nakade.app.gtp;

import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.player.Judge;
import dev.nakade.player.Thought;
import dev.nakade.player.Turn;
import dev.nakade.search.Budget;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** Moves of our own, and what is thought of moves. */
final class MoveCommands {
  private static final long CENTISECOND = 10_000_000L;
  private static final int DEFAULT_INTERVAL = 50;

  /** What gets lost on the way to and from the client with each move, and nobody tells us. */
  private static final long UNSEEN = 30_000_000L;

  /** Of two moves that win about as often, the one that takes something off is played. */
  private static final double AS_GOOD = 0.02;

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
    commands.put("kgs-genmove_cleanup", this::cleanUp);
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
    spend(color, start);
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

  /**
   * A move that takes dead stones off, as long as there are any. The komi is set so that only the
   * board without them wins.
   */
  private String cleanUp(Arguments arguments) throws GtpException {
    arguments.require(1, 1);
    int color = arguments.color(0);
    long start = System.nanoTime();
    Budget budget = moveBudget(color);
    Judge judge = Judge.of(session.gameFor(color), engine.begin(budget));
    PointSet dead = judge.dead().retainAll(session.board().points(Color.opponent(color)));
    boolean clean = dead.isEmpty();
    double all = judge.score() + (color == Color.BLACK ? -0.5 : 0.5);
    Thought thought = think(color, Turn.Ending.PLAYED_OUT, clean ? session.komi() : all, budget);
    spend(color, start);
    return play(color, clean ? thought.move() : captor(thought, dead), thought);
  }

  /** The move that was thought best, or one as good next to dead stones. */
  private static int captor(Thought thought, PointSet dead) {
    PointSet near = dead.border();
    return thought.options().stream()
        .filter(it -> it.move() != Point.PASS && near.contains(it.move()))
        .filter(it -> it.winRate() >= thought.winRate() - AS_GOOD)
        .map(Thought.Option::move)
        .findFirst()
        .orElse(thought.move());
  }

  private void spend(int color, long start) {
    session.clock().spend(color, System.nanoTime() - start + UNSEEN);
  }

  private Budget moveBudget(int color) {
    int movesLeft = (int) (session.size().area() * LENGTH - session.game().plies()) / 2;
    long nanos = session.clock().allot(color, movesLeft, engine.settings().nanos());
    return Budget.of(engine.settings().nodes(), nanos);
  }

  private Thought think(int color, Turn.Ending ending, Budget budget) {
    return think(color, ending, session.komi(), budget);
  }

  private Thought think(int color, Turn.Ending ending, double komi, Budget budget) {
    engine.begin(budget);
    return engine.player().think(new Turn(session.gameFor(color), komi, ending), budget);
  }

  private String make(int color, Thought thought) throws GtpException {
    return thought.resigns() ? "resign" : play(color, thought.move(), thought);
  }

  /** Plays what was thought best of what is legal: a side that moves twice knows no history. */
  private String play(int color, int wanted, Thought thought) throws GtpException {
    int move =
        Stream.concat(Stream.of(wanted), thought.options().stream().map(Thought.Option::move))
            .filter(point -> session.isLegal(color, point))
            .findFirst()
            .orElse(Point.PASS);
    session.play(color, move);
    engine.hasMoved();
    return Point.name(session.size(), move);
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
    spend(wish.color, start);
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
