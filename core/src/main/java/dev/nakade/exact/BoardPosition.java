package dev.nakade.exact;

import dev.nakade.go.Color;
import dev.nakade.go.Masks;
import dev.nakade.go.Size;
import dev.nakade.go.SmallBoard;
import dev.nakade.go.Stones;

/**
 * A whole board of at most 64 points and whose turn it is; nothing has happened before.
 *
 * @param black the points with a black stone, as a mask
 * @param white those with a white one
 */
public record BoardPosition(Size size, long black, long white, int toMove) {
  public BoardPosition {
    if (size.area() > Masks.MAX_AREA) {
      throw new IllegalArgumentException("more than " + Masks.MAX_AREA + " points: " + size);
    }
    SmallBoard board = new SmallBoard(size);
    board.set(black, white);
    if (board.breathless() != 0) {
      throw new IllegalArgumentException("a chain without a liberty");
    }
  }

  /** An empty board with Black to move. */
  public static BoardPosition empty(Size size) {
    return new BoardPosition(size, 0, 0, Color.BLACK);
  }

  /** Stones from elsewhere. */
  public static BoardPosition of(Stones stones, int toMove) {
    long[] masks = new long[3];
    for (int point = 0; point < stones.size().area(); point++) {
      masks[stones.color(point)] |= 1L << point;
    }
    return new BoardPosition(stones.size(), masks[Color.BLACK], masks[Color.WHITE], toMove);
  }

  public boolean isEmpty() {
    return (black | white) == 0;
  }

  /** A board of its own with these stones. */
  public SmallBoard board() {
    SmallBoard board = new SmallBoard(size);
    board.set(black, white);
    return board;
  }
}
