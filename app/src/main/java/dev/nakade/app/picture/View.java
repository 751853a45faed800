package dev.nakade.app.picture;

import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import java.util.function.IntUnaryOperator;

/** The part of a board that is shown: columns and rows from the upper left, ends included. */
public record View(int left, int top, int right, int bottom) {
  /** Empty lines around what matters. */
  private static final int MARGIN = 2;

  /** Where fewer lines than these would remain up to the edge, they are shown too. */
  private static final int SNAP = 2;

  /** A direction in which fewer lines than these would be cut off is shown whole. */
  private static final int WORTH_CUTTING = 5;

  public View {
    if (left < 0 || top < 0 || left > right || top > bottom) {
      throw new IllegalArgumentException(
          "no view: " + left + "," + top + "," + right + "," + bottom);
    }
  }

  public static View whole(Size size) {
    return new View(0, 0, size.width() - 1, size.height() - 1);
  }

  /** What one has to see of these points: them, some room and near edges. */
  public static View around(PointSet points) {
    Size size = points.size();
    if (points.isEmpty()) {
      return whole(size);
    }
    Range columns = Range.around(points, size::x, size.width());
    Range rows = Range.around(points, size::y, size.height());
    return new View(columns.first, rows.first, columns.last, rows.last);
  }

  public int columns() {
    return right - left + 1;
  }

  public int rows() {
    return bottom - top + 1;
  }

  public boolean contains(int x, int y) {
    return x >= left && x <= right && y >= top && y <= bottom;
  }

  public boolean isWhole(Size size) {
    return equals(whole(size));
  }

  /** Lines of one direction. */
  private record Range(int first, int last) {
    static Range around(PointSet points, IntUnaryOperator line, int length) {
      int first = points.stream().map(line).min().orElse(0) - MARGIN;
      int last = points.stream().map(line).max().orElse(length - 1) + MARGIN;
      first = first < SNAP ? 0 : first;
      last = last >= length - SNAP ? length - 1 : last;
      boolean worthIt = length - (last - first + 1) >= WORTH_CUTTING;
      return worthIt ? new Range(first, last) : new Range(0, length - 1);
    }
  }
}
