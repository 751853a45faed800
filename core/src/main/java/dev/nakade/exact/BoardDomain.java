package dev.nakade.exact;

import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.SmallBoard;
import dev.nakade.go.Zobrist;
import dev.nakade.search.Domain;
import java.util.Arrays;

/**
 * A whole small board under basic ko: every legal point and the pass are candidates, two passes end
 * the game, and the value is the area score. Longer cycles are not seen; a search must limit its
 * depth, or count repetition as failure as df-pn does.
 */
public final class BoardDomain implements Domain {
  private final SmallBoard board;
  private final int area;
  private int toMove;

  /** Passes in a row after each ply of the line. */
  private byte[] passes = new byte[64];

  private int ply;

  /** Moves on this board, which comes back as it was when all moves are undone. */
  public BoardDomain(SmallBoard board, int toMove) {
    this.board = board;
    this.area = board.size().area();
    this.toMove = toMove;
  }

  /** The int that stands for the pass: one more than the last point. */
  public int pass() {
    return area;
  }

  @Override
  public int moveLimit() {
    return area + 1;
  }

  @Override
  public boolean over() {
    return passes[ply] >= 2;
  }

  @Override
  public int value() {
    int score = board.areaScore();
    return toMove == Color.BLACK ? score : -score;
  }

  @Override
  public int lower() {
    return -area;
  }

  @Override
  public int upper() {
    return area;
  }

  @Override
  public int candidates(int[] into, int start) {
    int end = start;
    for (long legal = board.legal(toMove); legal != 0; legal &= legal - 1) {
      into[end++] = Long.numberOfTrailingZeros(legal);
    }
    into[end++] = area;
    return end;
  }

  @Override
  public int play(int move) {
    boolean pass = move == area;
    board.play(pass ? Point.PASS : move, toMove);
    if (ply + 1 == passes.length) {
      passes = Arrays.copyOf(passes, 2 * passes.length);
    }
    passes[ply + 1] = (byte) (pass ? passes[ply] + 1 : 0);
    ply++;
    toMove = Color.opponent(toMove);
    return 1;
  }

  @Override
  public void undo() {
    board.undo();
    ply--;
    toMove = Color.opponent(toMove);
  }

  @Override
  public long key() {
    int banned = board.koColor() == toMove ? board.koPoint() : Point.NONE;
    return Zobrist.situation(board.key(), toMove, banned, passes[ply]);
  }
}
