package dev.nakade.app.gtp;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Game;
import dev.nakade.go.KoRule;
import dev.nakade.go.Legality;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import dev.nakade.player.Clock;
import dev.nakade.player.TimeControl;
import dev.nakade.sgf.SgfNode;
import dev.nakade.sgf.SgfPoints;
import dev.nakade.sgf.SgfWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;

/** The game that a client talks about: position, history, komi, rules, time. */
final class Session {
  private Size size;
  private double komi;
  private KoRule rule;
  private Board start;
  private int firstToMove;
  private Game game;
  private final List<Move> moves = new ArrayList<>();
  private Clock clock = new Clock(new TimeControl.None());
  private PointSet target;
  private PointSet region;

  /**
   * A move as the client made it.
   *
   * @param plies two if the other side had to pass before it
   */
  record Move(int color, int point, int plies) {}

  Session(Size size, double komi, KoRule rule) {
    this.komi = komi;
    this.rule = rule;
    clear(size);
  }

  /** An empty board. */
  void clear(Size newSize) {
    setUp(new Board(newSize), Color.BLACK);
    clock = new Clock(clock.control());
  }

  /** A position from which the game goes on; there is nothing to undo before it. */
  void setUp(Board board, int toMove) {
    size = board.size();
    start = board.copy();
    firstToMove = toMove;
    target = new PointSet(size);
    region = new PointSet(size);
    restart();
  }

  private void restart() {
    moves.clear();
    game = new Game(start.copy(), firstToMove, rule);
  }

  Size size() {
    return size;
  }

  Game game() {
    return game;
  }

  Board board() {
    return game.board();
  }

  int toMove() {
    return game.toMove();
  }

  double komi() {
    return komi;
  }

  void komi(double newKomi) {
    komi = newKomi;
  }

  KoRule rule() {
    return rule;
  }

  /** Changes what a game makes of repetition; the moves so far are made again. */
  void rule(KoRule newRule) throws GtpException {
    List<Move> made = List.copyOf(moves);
    rule = newRule;
    restart();
    for (Move move : made) {
      replay(move.color, move.point);
    }
  }

  Clock clock() {
    return clock;
  }

  void clock(Clock newClock) {
    clock = newClock;
  }

  PointSet target() {
    return target;
  }

  PointSet region() {
    return region;
  }

  List<Move> moves() {
    return moves;
  }

  /** Whether nothing has happened on the board yet. */
  boolean isEmpty() {
    return moves.isEmpty() && board().points(Color.EMPTY).count() == size.area();
  }

  /** Plays for a colour, in turn or not, under the rule of the session. */
  void play(int color, int point) throws GtpException {
    play(color, point, game::legality);
  }

  /** Plays what a record says was played, whatever it makes of repetition beyond basic ko. */
  void replay(int color, int point) throws GtpException {
    play(color, point, move -> board().legality(move, color));
  }

  private void play(int color, int point, IntFunction<Legality> judge) throws GtpException {
    int passes = giveTurn(color);
    Legality legality = judge.apply(point);
    if (!legality.isLegal()) {
      takeTurnBack(passes);
      throw new GtpException("illegal move: " + reason(legality));
    }
    game.play(point);
    moves.add(new Move(color, point, passes + 1));
  }

  /** Whether a colour may play there now, in turn or not. */
  boolean isLegal(int color, int point) {
    int passes = giveTurn(color);
    boolean legal = game.legality(point).isLegal();
    takeTurnBack(passes);
    return legal;
  }

  private void takeTurnBack(int passes) {
    for (int i = 0; i < passes; i++) {
      game.undo();
    }
  }

  /** Lets the other side pass if it is not this one's turn; returns the number of passes. */
  private int giveTurn(int color) {
    if (game.toMove() == color) {
      return 0;
    }
    game.play(Point.PASS);
    return 1;
  }

  /**
   * The game as a player of that colour should see it. If it is not its turn, that is a game which
   * begins here: the other side has not passed.
   */
  Game gameFor(int color) {
    return game.toMove() == color ? game : new Game(board().copy(), color, rule);
  }

  private static String reason(Legality legality) {
    return switch (legality) {
      case OCCUPIED -> "the point is occupied";
      case SUICIDE -> "suicide";
      case KO -> "ko";
      case SUPERKO -> "superko";
      default -> "off the board";
    };
  }

  void undo() throws GtpException {
    if (moves.isEmpty()) {
      throw new GtpException("cannot undo");
    }
    Move last = moves.remove(moves.size() - 1);
    takeTurnBack(last.plies);
  }

  /** The game so far as SGF. */
  String record() {
    SgfNode root = new SgfNode();
    root.set("GM", "1");
    root.set("FF", "4");
    boolean square = size.isSquare();
    root.set("SZ", square ? "" + size.width() : size.width() + ":" + size.height());
    root.set("KM", number(komi));
    root.set("RU", "Chinese");
    addStones(root, "AB", Color.BLACK);
    addStones(root, "AW", Color.WHITE);
    if (firstToMove == Color.WHITE) {
      root.set("PL", "W");
    }
    SgfNode node = root;
    for (Move move : moves) {
      node = node.addChild();
      node.set(move.color == Color.BLACK ? "B" : "W", SgfPoints.value(size, move.point));
    }
    return SgfWriter.write(List.of(root)).strip();
  }

  private void addStones(SgfNode root, String id, int color) {
    PointSet stones = start.points(color);
    if (!stones.isEmpty()) {
      root.set(id, SgfPoints.values(stones));
    }
  }

  /** A number without a fraction that is none. */
  static String number(double value) {
    return value == Math.rint(value)
        ? String.format(Locale.ROOT, "%.0f", value)
        : String.format(Locale.ROOT, "%s", value);
  }
}
