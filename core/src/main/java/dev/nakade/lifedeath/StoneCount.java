package dev.nakade.lifedeath;

import dev.nakade.go.Color;
import dev.nakade.go.Point;
import java.util.Arrays;

/**
 * The game of Danieli's thesis (1998): both sides play on the interest marks or pass, two passes
 * end it, and so does the capture of the last enemy stone. The value for the side that moves first
 * is {@link #FULL} less the enemy stones on the board.
 *
 * <p>A move that brings back a board of the line, with the same side to move, needs a ko threat of
 * its player and uses it up; without one it is forbidden. A pass never counts as such.
 */
public final class StoneCount extends RegionGame {
  /** The value of a board without enemy stones. */
  public static final int FULL = 127;

  private final int first;
  private final int[] threats = new int[3];

  /** Of each ply: the board's key, whether a threat was spent, the enemy stones. */
  private long[] boards = new long[64];

  private boolean[] spent = new boolean[64];
  private int[] enemies = new int[64];
  private int restsOn = NOTHING;

  /** A game with so many external ko threats of each side. */
  public StoneCount(Problem problem, int blackThreats, int whiteThreats) {
    super(problem);
    first = problem.toMove();
    threats[Color.BLACK] = blackThreats;
    threats[Color.WHITE] = whiteThreats;
    boards[0] = board.key();
    enemies[0] = board.points(Color.opponent(first)).count();
  }

  @Override
  public boolean over() {
    return passes() >= 2 || enemies[ply] == 0;
  }

  @Override
  public int value() {
    return toMove == first ? FULL - enemies[ply] : enemies[ply] - FULL;
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
    int end = legalPoints(into, start);
    into[end++] = pass;
    return end;
  }

  @Override
  public int play(int move) {
    restsOn = NOTHING;
    int player = toMove;
    int captures = board.play(point(move), player);
    board.banKo(Point.NONE, Color.EMPTY);
    boolean repeats = move != pass && repeats();
    if (repeats && threats[player] == 0) {
      board.undo();
      return FORBIDDEN;
    }
    advance(move == pass);
    boards[ply] = board.key();
    spent[ply] = repeats;
    threats[player] -= repeats ? 1 : 0;
    int change = player == first ? -captures : move == pass ? 0 : 1;
    enemies[ply] = enemies[ply - 1] + change;
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
    boolean threat = spent[ply];
    retreat();
    threats[toMove] += threat ? 1 : 0;
  }

  /** Stones, side to move, passes in a row and the threats left. */
  @Override
  public long key() {
    return situation()
        + threats[Color.BLACK] * 0x9e3779b97f4a7c15L
        + threats[Color.WHITE] * 0xd1b54a32d192ed03L;
  }

  @Override
  public int restsOn() {
    return restsOn;
  }

  @Override
  void grow(int plies) {
    boards = Arrays.copyOf(boards, plies);
    spent = Arrays.copyOf(spent, plies);
    enemies = Arrays.copyOf(enemies, plies);
  }
}
