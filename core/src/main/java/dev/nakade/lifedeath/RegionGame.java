package dev.nakade.lifedeath;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.Zobrist;
import dev.nakade.search.Domain;
import java.util.Arrays;

/**
 * A game on the region of a problem, played on the problem's own board, which comes back as it was
 * when all moves are undone. This is what such games have in common: moves are the points of the
 * board and, one number more, the pass; whose turn it is; and the passes in a row at each ply.
 */
abstract sealed class RegionGame implements Domain permits CaptureGame, StoneCount, TwoEyes {
  final Board board;
  final int pass;
  final int[] region;
  int toMove;
  int ply;
  private byte[] passes = new byte[64];

  RegionGame(Problem problem) {
    board = problem.board();
    pass = board.size().area();
    region = problem.region().stream().toArray();
    toMove = problem.toMove();
  }

  /** The point or pass that a move stands for. */
  public final int point(int move) {
    return move == pass ? Point.PASS : move;
  }

  @Override
  public final int moveLimit() {
    return pass + 1;
  }

  /** Passes in a row that count, up to now. */
  final int passes() {
    return passes[ply];
  }

  /** Writes the legal points of the region from {@code start} on; returns their end. */
  final int legalPoints(int[] into, int start) {
    int end = start;
    for (int point : region) {
      if (board.isLegal(point, toMove)) {
        into[end++] = point;
      }
    }
    return end;
  }

  /** Goes to the next ply and gives the turn to the other side. */
  final void advance(boolean countsAsPass) {
    if (ply + 1 == passes.length) {
      passes = Arrays.copyOf(passes, 2 * passes.length);
      grow(passes.length);
    }
    passes[ply + 1] = (byte) (countsAsPass ? passes[ply] + 1 : 0);
    ply++;
    toMove = Color.opponent(toMove);
  }

  /** Takes the board, the ply and the turn one move back. */
  final void retreat() {
    board.undo();
    ply--;
    toMove = Color.opponent(toMove);
  }

  /** Makes what is kept for each ply last for so many plies; 64 are enough before. */
  abstract void grow(int plies);

  /** Stones, side to move, ko ban and passes that count. */
  final long situation() {
    int banned = board.koColor() == toMove ? board.koPoint() : Point.NONE;
    return Zobrist.situation(board.key(), toMove, banned, passes());
  }
}
