package dev.nakade.app.match;

import dev.nakade.app.gtp.KataGoWords;
import dev.nakade.app.gtp.TimeCommands;
import dev.nakade.app.io.Failure;
import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Game;
import dev.nakade.go.KoRule;
import dev.nakade.go.Legality;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.go.Score;
import dev.nakade.go.Size;
import dev.nakade.player.Clock;
import dev.nakade.player.TimeControl;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;

/** One game between two engines, with a referee who knows the rules. */
final class MatchGame {
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private final Conditions conditions;
  private final int number;
  private final Contestant first;
  private final Contestant second;
  private final int firstColor;
  private final Game game;
  private final Clock clock;
  private final Seat[] seats = new Seat[3];
  private final long[] nanos = new long[3];
  private final int[] moves = new int[3];

  /**
   * What holds for all games of a match.
   *
   * @param opening moves that are made before the engines begin
   * @param limit the longest that a move may take
   * @param time a time command that both are told and held to, or nothing
   * @param mostMoves after which a game is counted as it stands
   */
  record Conditions(
      Size size,
      double komi,
      KoRule rule,
      int opening,
      long seed,
      Duration limit,
      String time,
      int mostMoves,
      Counting counting) {}

  /** What counts when both have passed. */
  enum Counting {
    /** All stones on the board are alive. */
    BOARD,
    /** Stones that both engines call dead are taken off before. */
    AGREED
  }

  MatchGame(Conditions conditions, int number, Contestant first, Contestant second) {
    this.conditions = conditions;
    this.number = number;
    this.first = first;
    this.second = second;
    this.firstColor = number % 2 == 1 ? Color.BLACK : Color.WHITE;
    this.game = new Game(new Board(conditions.size), Color.BLACK, conditions.rule);
    this.clock =
        new Clock(
            conditions.time.isEmpty()
                ? new TimeControl.None()
                : TimeCommands.read(conditions.time));
  }

  /** The moves so far. */
  Game game() {
    return game;
  }

  /** Plays the game. */
  Played play() throws Failure {
    int speaking = firstColor;
    try {
      seats[firstColor] = first.open(number, conditions.counting);
      speaking = Color.opponent(firstColor);
      seats[speaking] = second.open(number, conditions.counting);
      for (speaking = Color.BLACK; speaking <= Color.WHITE; speaking++) {
        begin(seats[speaking]);
      }
      for (int move : Openings.of(conditions.size, conditions.opening, conditions.seed, pair())) {
        tell(game.toMove(), move, 0);
        tell(game.toMove(), move, 1);
        game.play(move);
      }
      while (game.status() == Game.Status.RUNNING && game.plies() < conditions.mostMoves) {
        speaking = game.toMove();
        String word = think(speaking);
        if (clock.hasLost(speaking)) {
          return won(Color.opponent(speaking), "T", Color.name(speaking) + ": out of time");
        }
        if (word.equalsIgnoreCase("resign")) {
          return won(Color.opponent(speaking), "R", "resignation");
        }
        OptionalInt move = Point.parse(conditions.size, word);
        if (move.isEmpty()) {
          return won(Color.opponent(speaking), "F", "no move: " + word);
        }
        Legality legality = game.legality(move.getAsInt());
        if (!legality.isLegal()) {
          String what = legality.name().toLowerCase(Locale.ROOT);
          return won(Color.opponent(speaking), "F", "illegal move " + word + ": " + what);
        }
        int mover = speaking;
        speaking = Color.opponent(mover);
        tell(mover, move.getAsInt(), 1);
        game.play(move.getAsInt());
      }
      return counted();
    } catch (Seat.SeatException e) {
      String end = e.fault() == Seat.Fault.TIMEOUT ? "T" : "F";
      return won(Color.opponent(speaking), end, Color.name(speaking) + ": " + e.getMessage());
    } finally {
      close();
    }
  }

  /** Both colours of an opening are played one after the other. */
  private int pair() {
    return (number - 1) / 2;
  }

  private void begin(Seat seat) throws Seat.SeatException {
    Size size = conditions.size;
    seat.ask(
        size.isSquare()
            ? "boardsize " + size.width()
            : "rectangular_boardsize " + size.width() + " " + size.height(),
        PATIENCE);
    seat.ask("clear_board", PATIENCE);
    seat.ask("komi " + conditions.komi, PATIENCE);
    mention(seat, "kata-set-rules " + rules());
    if (!conditions.time.isEmpty()) {
      seat.ask(conditions.time, PATIENCE);
    }
  }

  /** Says what an engine may not understand; its refusal does no harm. */
  private static void mention(Seat seat, String command) throws Seat.SeatException {
    try {
      seat.ask(command, PATIENCE);
    } catch (Seat.SeatException e) {
      if (e.fault() != Seat.Fault.REFUSAL) {
        throw e;
      }
    }
  }

  /** The rules as KataGo writes them. */
  private String rules() {
    String ko = KataGoWords.ko(conditions.rule);
    return "{\"ko\":\"" + ko + "\",\"scoring\":\"AREA\",\"suicide\":false}";
  }

  /** Tells a move of a colour to that colour itself (0) or to its opponent (1). */
  private void tell(int color, int move, int whom) throws Seat.SeatException {
    Seat seat = seats[whom == 0 ? color : Color.opponent(color)];
    String name = Point.name(conditions.size, move);
    seat.ask("play " + (color == Color.BLACK ? "b " : "w ") + name, PATIENCE);
  }

  private String think(int color) throws Seat.SeatException {
    String name = color == Color.BLACK ? "b" : "w";
    if (!conditions.time.isEmpty()) {
      long seconds = Math.max(0, clock.left(color)) / 1_000_000_000;
      mention(seats[color], "time_left " + name + " " + seconds + " " + clock.stones(color));
    }
    long start = System.nanoTime();
    try {
      return seats[color].ask("genmove " + name, conditions.limit);
    } finally {
      long spent = System.nanoTime() - start;
      clock.spend(color, spent);
      nanos[color] += spent;
      moves[color]++;
    }
  }

  private Played counted() throws Seat.SeatException {
    Board board = game.board();
    PointSet dead = new PointSet(conditions.size);
    if (conditions.counting == Counting.AGREED && game.status() == Game.Status.PASSED_OUT) {
      dead = deadFor(Color.BLACK);
      dead = dead.equals(deadFor(Color.WHITE)) ? dead : new PointSet(conditions.size);
    }
    PointSet lifted = dead;
    Board cleared =
        Board.of(conditions.size, p -> lifted.contains(p) ? Color.EMPTY : board.color(p));
    double lead = Score.area(cleared) - conditions.komi;
    if (game.status() == Game.Status.NO_RESULT) {
      return ended(0.5, "Void", "the position came back");
    }
    if (lead == 0) {
      return ended(0.5, "0", "count");
    }
    return won(lead > 0 ? Color.BLACK : Color.WHITE, number(Math.abs(lead)), "count");
  }

  private PointSet deadFor(int color) throws Seat.SeatException {
    PointSet dead = new PointSet(conditions.size);
    for (String word : seats[color].ask("final_status_list dead", PATIENCE).split("\\s+", -1)) {
      OptionalInt point = Point.parse(conditions.size, word);
      if (point.isPresent() && point.getAsInt() >= 0) {
        dead.add(point.getAsInt());
      }
    }
    return dead;
  }

  private static String number(double value) {
    return value == Math.rint(value) ? String.valueOf((long) value) : String.valueOf(value);
  }

  private Played won(int winner, String how, String reason) {
    String result = (winner == Color.BLACK ? "B+" : "W+") + how;
    return ended(winner == firstColor ? 1 : 0, result, reason);
  }

  private Played ended(double points, String result, String reason) {
    int secondColor = Color.opponent(firstColor);
    return new Played(
        number,
        first.toString(),
        second.toString(),
        firstColor == Color.BLACK ? first.toString() : second.toString(),
        points,
        result,
        reason,
        game.plies(),
        nanos[firstColor] / 1_000_000,
        nanos[secondColor] / 1_000_000,
        moves[firstColor],
        moves[secondColor]);
  }

  private void close() {
    for (Seat seat : List.of(Color.BLACK, Color.WHITE).stream().map(c -> seats[c]).toList()) {
      if (seat != null) {
        seat.close();
      }
    }
  }
}
