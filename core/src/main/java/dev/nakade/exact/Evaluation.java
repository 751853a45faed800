package dev.nakade.exact;

import dev.nakade.go.Masks;
import dev.nakade.go.Size;

/**
 * A guess how good a position is, of five terms: stones, liberties, stones on the edge, and the
 * Euler number for connection and eyes in one (van der Werf, van den Herik and Uiterwijk, 2003,
 * section 3.1).
 */
final class Evaluation {
  private static final int STONE = 40;
  private static final int LIBERTY = 20;
  private static final int EDGE = -10;
  private static final int EULER = -60;

  private final Masks masks;
  private final int width;
  private final long edge;
  private final long notLastColumn;

  Evaluation(Size size, Masks masks) {
    this.masks = masks;
    this.width = size.width();
    long border = 0;
    long last = 0;
    for (int point = 0; point < size.area(); point++) {
      int x = size.x(point);
      int y = size.y(point);
      if (x == 0 || y == 0 || x == size.width() - 1 || y == size.height() - 1) {
        border |= 1L << point;
      }
      if (x == size.width() - 1) {
        last |= 1L << point;
      }
    }
    this.edge = border;
    this.notLastColumn = masks.full() & ~last;
  }

  /** How much better the first colour stands than the second; between -10,000 and 10,000. */
  int value(long own, long opposing) {
    long empty = masks.full() & ~(own | opposing);
    return side(own, empty) - side(opposing, empty);
  }

  private int side(long stones, long empty) {
    return STONE * Long.bitCount(stones)
        + LIBERTY * Long.bitCount(masks.spread(stones) & empty)
        + EDGE * Long.bitCount(stones & edge)
        + EULER * euler(stones);
  }

  /**
   * The number of chains less the number of holes in them: points less the pairs of neighbours,
   * plus the squares of four.
   */
  int euler(long stones) {
    long across = stones & (stones >>> 1) & notLastColumn;
    long down = stones & (stones >>> width);
    long squares = across & (across >>> width);
    return Long.bitCount(stones)
        - Long.bitCount(across)
        - Long.bitCount(down)
        + Long.bitCount(squares);
  }
}
