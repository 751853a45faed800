package dev.nakade.lifedeath;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.Zobrist;
import dev.nakade.search.Domain;
import java.util.Arrays;

/**
 * The game of Danieli's thesis (1998): both sides play on the interest marks or pass, two passes
 * end it, and so does the capture of the last enemy stone. The value for the side that moves first
 * is {@link #FULL} less the enemy stones on the board.
 *
 * <p>A move that brings back a board of the line, with the same side to move, needs a ko threat of
 * its player and uses it up; without one it is forbidden. A pass never counts as such.
 */
public final class StoneCount implements Domain {
  /** The value of a board without enemy stones. */
  public static final int FULL = 127;

  private final Board board;
  private final int[] region;
  private final int pass;
  private final int first;
  private final int[] threats = new int[3];
  private int toMove;
  private int enemies;

  /** Of each ply: the board's key, passes in a row, whether a threat was spent, the enemies. */
  private long[] boards = new long[64];

  private int[] passes = new int[64];
  private boolean[] spent = new boolean[64];
  private int[] counts = new int[64];
  private int ply;
  private int restsOn = NOTHING;

  /** The problem's board is played on, and comes back as it was when all moves are undone. */
  public StoneCount(Problem problem, int blackThreats, int whiteThreats) {
    board = problem.board();
    region = problem.region().stream().toArray();
    pass = board.size().area();
    first = problem.toMove();
    toMove = first;
    threats[Color.BLACK] = blackThreats;
    threats[Color.WHITE] = whiteThreats;
    enemies = board.points(Color.opponent(first)).count();
    boards[0] = board.key();
    counts[0] = enemies;
  }

  /** The point or pass that a move stands for. */
  public int point(int move) {
    return move == pass ? Point.PASS : move;
  }

  @Override
  public int moveLimit() {
    return pass + 1;
  }

  @Override
  public boolean over() {
    return passes[ply] >= 2 || enemies == 0;
  }

  @Override
  public int value() {
    return toMove == first ? FULL - enemies : enemies - FULL;
  }

  @Override
  public int lower() {
    return toMove == first ? FULL - board.size().area() : -FULL;
  }

  @Override
  public int upper() {
    return toMove == first ? FULL : board.size().area() - FULL;
  }

  @Override
  public int candidates(int[] into, int start) {
    int end = start;
    for (int point : region) {
      if (board.isLegal(point, toMove)) {
        into[end++] = point;
      }
    }
    into[end++] = pass;
    return end;
  }

  @Override
  public int play(int move) {
    restsOn = NOTHING;
    int player = toMove;
    int captures = board.play(point(move), player);
    board.banKo(Point.NONE, Color.EMPTY);
    boolean repeats = move != pass && captures > 0 && repeats();
    if (repeats && threats[player] == 0) {
      board.undo();
      return FORBIDDEN;
    }
    ensureRoom();
    ply++;
    boards[ply] = board.key();
    passes[ply] = move == pass ? passes[ply - 1] + 1 : 0;
    spent[ply] = repeats;
    threats[player] -= repeats ? 1 : 0;
    enemies += player == first ? -captures : move == pass ? 0 : 1;
    counts[ply] = enemies;
    toMove = Color.opponent(player);
    return 1;
  }

  /** Compares with the boards of the line after which the same side was to move. */
  private boolean repeats() {
    for (int earlier = ply - 1; earlier >= 0; earlier -= 2) {
      if (boards[earlier] == board.key()) {
        restsOn = earlier;
        return true;
      }
    }
    return false;
  }

  @Override
  public void undo() {
    board.undo();
    toMove = Color.opponent(toMove);
    threats[toMove] += spent[ply] ? 1 : 0;
    ply--;
    enemies = counts[ply];
  }

  /** Stones, side to move, passes in a row and the threats left. */
  @Override
  public long key() {
    long key = Zobrist.situation(board.key(), toMove, Point.NONE, passes[ply]);
    return key
        + threats[Color.BLACK] * 0x9e3779b97f4a7c15L
        + threats[Color.WHITE] * 0xd1b54a32d192ed03L;
  }

  @Override
  public int restsOn() {
    return restsOn;
  }

  private void ensureRoom() {
    if (ply + 1 == boards.length) {
      boards = Arrays.copyOf(boards, 2 * boards.length);
      passes = Arrays.copyOf(passes, boards.length);
      spent = Arrays.copyOf(spent, boards.length);
      counts = Arrays.copyOf(counts, boards.length);
    }
  }
}
