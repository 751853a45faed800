package dev.nakade.player;

import dev.nakade.go.Board;
import dev.nakade.go.Color;

/**
 * The fight about a link: one side wants to make one block of two, the other to keep them apart. A
 * side's moves are the points between them: liberties of both, and points next to a liberty of
 * each. What is not decided in the depth of a search counts as parted if no point is left that both
 * touch.
 */
final class Linkage extends BoardGame {
  private int one;
  private int other;
  private int linker;

  Linkage(Board board) {
    super(board, Color.BLACK);
  }

  void begin(int stone, int otherStone, int mover) {
    one = stone;
    other = otherStone;
    linker = board.color(stone);
    toMove = mover;
  }

  private boolean standsApart() {
    return board.color(one) != linker || board.color(other) != linker;
  }

  private boolean isLinked() {
    return !standsApart() && board.chain(one) == board.chain(other);
  }

  @Override
  public boolean over() {
    return standsApart() || isLinked();
  }

  @Override
  public int value() {
    boolean linked = isLinked() || (!standsApart() && hasCommonLiberty());
    return linked == (toMove == linker) ? 1 : -1;
  }

  private boolean hasCommonLiberty() {
    for (int point = 0; point < area; point++) {
      if (board.color(point) == Color.EMPTY
          && touches(point, board.chain(one))
          && touches(point, board.chain(other))) {
        return true;
      }
    }
    return false;
  }

  @Override
  public int lower() {
    return -1;
  }

  @Override
  public int upper() {
    return 1;
  }

  private boolean touches(int point, int chain) {
    for (int direction = 0; direction < 4; direction++) {
      int there = size.neighbour(point, direction);
      if (there < area && board.color(there) == linker && board.chain(there) == chain) {
        return true;
      }
    }
    return false;
  }

  @Override
  public int candidates(int[] into, int start) {
    int end = start;
    int first = board.chain(one);
    int second = board.chain(other);
    for (int point = 0; point < area; point++) {
      boolean touchesFirst = board.color(point) == Color.EMPTY && touches(point, first);
      boolean touchesSecond = board.color(point) == Color.EMPTY && touches(point, second);
      boolean both = touchesFirst && touchesSecond;
      boolean nearly =
          (touchesFirst && isNextTo(point, second)) || (touchesSecond && isNextTo(point, first));
      if ((both || nearly) && board.isLegal(point, toMove)) {
        into[end++] = point;
      }
    }
    into[end++] = pass;
    return end;
  }

  /** Whether a neighbour of an empty point is an empty liberty of the chain. */
  private boolean isNextTo(int point, int chain) {
    for (int direction = 0; direction < 4; direction++) {
      int there = size.neighbour(point, direction);
      if (there < area && board.color(there) == Color.EMPTY && touches(there, chain)) {
        return true;
      }
    }
    return false;
  }
}
