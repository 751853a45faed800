package dev.nakade.player;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.Size;
import dev.nakade.go.Zobrist;
import dev.nakade.search.Domain;

/**
 * A game on a board as search sees it: points are moves, and the int after the last point is the
 * pass. The board comes back as it was when all moves are undone.
 */
abstract class BoardGame implements Domain {
  final Board board;
  final Size size;
  final int area;

  /** The int that stands for the pass. */
  final int pass;

  int toMove;

  BoardGame(Board board, int toMove) {
    this.board = board;
    this.size = board.size();
    this.area = size.area();
    this.pass = area;
    this.toMove = toMove;
  }

  /** The point of a move, or {@link Point#PASS}. */
  final int point(int move) {
    return move == pass ? Point.PASS : move;
  }

  @Override
  public final int moveLimit() {
    return area + 1;
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
    return key(0);
  }

  /** The key of the situation with so many passes in a row. */
  final long key(int passes) {
    int banned = board.koColor() == toMove ? board.koPoint() : Point.NONE;
    return Zobrist.situation(board.key(), toMove, banned, passes);
  }
}
