package dev.nakade.go;

import java.util.Arrays;

/**
 * A game: a board, whose turn it is, and the history beside it, under a ko rule. It ends after a
 * number of passes in a row, or by a repetition where the rule says so.
 */
public final class Game {
  /** How a game stands. */
  public enum Status {
    RUNNING,
    /** Ended by passes; {@link Game#score()} is the area score. */
    PASSED_OUT,
    /** Ended by a cycle that the rule scores; {@link Game#score()} is who passed more in it. */
    CYCLE,
    /** Ended by a cycle that has no result. */
    NO_RESULT
  }

  private final Board board;
  private final KoRule rule;
  private final int passesToEnd;
  private final int firstToMove;

  /** Situation, arrangement and passes in a row after each ply; entry 0 is the start. */
  private long[] situations = new long[64];

  private long[] arrangements = new long[64];
  private int[] passes = new int[64];

  /** The move that led to each ply; entry 0 is {@link Point#NONE}. */
  private int[] moves = new int[64];

  private int ply;

  /** A game that two passes end. The board's own moves so far are not part of it. */
  public Game(Board board, int toMove, KoRule rule) {
    this(board, toMove, rule, 2);
  }

  public Game(Board board, int toMove, KoRule rule, int passesToEnd) {
    Color.requirePlayer(toMove);
    this.board = board;
    this.firstToMove = toMove;
    this.rule = rule;
    this.passesToEnd = passesToEnd;
    this.moves[0] = Point.NONE;
    record(0);
  }

  /** The board as it stands. Whoever changes it breaks the game. */
  public Board board() {
    return board;
  }

  public KoRule rule() {
    return rule;
  }

  public int toMove() {
    return ply % 2 == 0 ? firstToMove : Color.opponent(firstToMove);
  }

  /** Moves and passes played in this game. */
  public int plies() {
    return ply;
  }

  /** Passes in a row at the end. */
  public int passes() {
    return passes[ply];
  }

  /** The key of the situation: stones, side to move, ko ban, passes in a row. */
  public long key() {
    return situations[ply];
  }

  /** The move of a ply, counted from 0: a point or {@link Point#PASS}. */
  public int move(int number) {
    return moves[number + 1];
  }

  /** The move of so many plies ago, 1 for the last one; {@link Point#NONE} if there was none. */
  public int moveBefore(int plies) {
    return ply < plies ? Point.NONE : moves[ply - plies + 1];
  }

  /** The {@link Board#key} of every position so far, the present one last. */
  public long[] arrangements() {
    return Arrays.copyOf(arrangements, ply + 1);
  }

  /** Whether a position with this {@link Board#key} was on the board, the present one included. */
  public boolean hasSeen(long arrangement) {
    for (int earlier = ply; earlier >= 0; earlier--) {
      if (arrangements[earlier] == arrangement) {
        return true;
      }
    }
    return false;
  }

  /** Whether the side to move may play there, under the rule of this game. */
  public Legality legality(int point) {
    Legality legality = board.legality(point, toMove());
    if (!legality.isLegal() || point == Point.PASS || !rule.forbidsRepetition()) {
      return legality;
    }
    play(point);
    boolean repeats = repetition() > 0;
    undo();
    return repeats ? Legality.SUPERKO : Legality.LEGAL;
  }

  /** Plays a legal move or a pass for the side to move. */
  public void play(int point) {
    board.play(point, toMove());
    ply++;
    if (ply == situations.length) {
      situations = Arrays.copyOf(situations, 2 * ply);
      arrangements = Arrays.copyOf(arrangements, 2 * ply);
      passes = Arrays.copyOf(passes, 2 * ply);
      moves = Arrays.copyOf(moves, 2 * ply);
    }
    moves[ply] = point;
    record(point == Point.PASS ? passes[ply - 1] + 1 : 0);
  }

  /** Takes back the last move or pass. */
  public void undo() {
    if (ply == 0) {
      throw new IllegalStateException("no move to undo");
    }
    board.undo();
    ply--;
  }

  /**
   * How many plies ago the present was last seen, 0 if never: the arrangement of stones under
   * positional superko, the situation under every other rule. A pass never repeats.
   */
  public int repetition() {
    if (ply == 0 || passes[ply] > 0) {
      return 0;
    }
    long[] seen = rule == KoRule.PSK ? arrangements : situations;
    for (int earlier = ply - 1; earlier >= 0; earlier--) {
      if (seen[earlier] == seen[ply]) {
        return ply - earlier;
      }
    }
    return 0;
  }

  public Status status() {
    if (passes[ply] >= passesToEnd) {
      return Status.PASSED_OUT;
    }
    if (rule.forbidsRepetition() || repetition() == 0) {
      return Status.RUNNING;
    }
    return rule == KoRule.JAPANESE ? Status.CYCLE : Status.NO_RESULT;
  }

  /**
   * The result for Black. After passes it is the area score, after a scored cycle the sign of the
   * difference of passes in it: who passed more often gave fewer prisoners.
   */
  public int score() {
    return switch (status()) {
      case PASSED_OUT -> Score.area(board);
      case CYCLE -> Integer.signum(cyclePasses(Color.BLACK) - cyclePasses(Color.WHITE));
      case RUNNING, NO_RESULT -> throw new IllegalStateException("no score: " + status());
    };
  }

  private int cyclePasses(int player) {
    int count = 0;
    for (int after = ply - repetition() + 1; after <= ply; after++) {
      int mover = after % 2 == 1 ? firstToMove : Color.opponent(firstToMove);
      if (passes[after] > 0 && mover == player) {
        count++;
      }
    }
    return count;
  }

  private void record(int passesInARow) {
    passes[ply] = passesInARow;
    arrangements[ply] = board.key();
    int banned = board.koColor() == toMove() ? board.koPoint() : Point.NONE;
    situations[ply] = Zobrist.situation(board.key(), toMove(), banned, passesInARow);
  }
}
