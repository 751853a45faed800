package dev.nakade.go;

import java.util.stream.IntStream;

/** The points that are printed with a dot, so that the eye finds its way on a board. */
public final class Hoshi {
  /** Shorter sides have a dot in the middle at most. */
  private static final int SHORTEST = 7;

  /** From here on corner dots lie on the fourth line, before on the third. */
  private static final int FOURTH_LINE = 13;

  private Hoshi() {}

  public static PointSet of(Size size) {
    PointSet points = new PointSet(size);
    IntStream.range(0, size.area()).filter(point -> contains(size, point)).forEach(points::add);
    return points;
  }

  public static boolean contains(Size size, int point) {
    int x = size.x(point);
    int y = size.y(point);
    boolean centre = isMiddle(size.width(), x) && isMiddle(size.height(), y);
    boolean corner = isNearEnd(size.width(), x) && isNearEnd(size.height(), y);
    boolean side =
        (isSide(size.width(), x) && isNearEnd(size.height(), y))
            || (isNearEnd(size.width(), x) && isSide(size.height(), y));
    return centre || corner || side;
  }

  private static boolean isMiddle(int length, int i) {
    return length >= 5 && length % 2 == 1 && i == length / 2;
  }

  /** Only sides of 15 and more have room for a dot between those of the corners. */
  private static boolean isSide(int length, int i) {
    return length >= 15 && isMiddle(length, i);
  }

  private static boolean isNearEnd(int length, int i) {
    int line = length >= FOURTH_LINE ? 3 : 2;
    return length >= SHORTEST && (i == line || i == length - 1 - line);
  }
}
