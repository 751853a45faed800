package dev.nakade.player;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.Size;
import dev.nakade.go.Zobrist;
import dev.nakade.search.Domain;

/**
 * The fight about a link: one side wants to make one block of two, the other to keep them apart. A
 * side's moves are the points between them: liberties of both, and points next to a liberty of
 * each. What is not decided in the depth of a search counts as parted if no point is left that both
 * touch.
 */
final class Linkage implements Domain {
  private final Board board;
  private final Size size;
  private final int area;
  private int one;
  private int other;
  private int linker;
  private int toMove;

  Linkage(Board board) {
    this.board = board;
    this.size = board.size();
    this.area = size.area();
  }

  void begin(int stone, int otherStone, int mover) {
    one = stone;
    other = otherStone;
    linker = board.color(stone);
    toMove = mover;
  }

  int point(int move) {
    return move == area ? Point.PASS : move;
  }

  @Override
  public int moveLimit() {
    return area + 1;
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
    into[end++] = area;
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

  @Override
  public int play(int move) {
    board.play(point(move), toMove);
    toMove = Color.opponent(toMove);
    return 1;
  }

  @Override
  public void undo() {
    board.undo();
    toMove = Color.opponent(toMove);
  }

  @Override
  public long key() {
    return Zobrist.situation(board.key(), toMove, board.koPoint(), 0);
  }
}
