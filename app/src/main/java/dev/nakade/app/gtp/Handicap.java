package dev.nakade.app.gtp;

import dev.nakade.go.Size;
import java.util.ArrayList;
import java.util.List;

/** Where handicap stones go. */
final class Handicap {
  private Handicap() {}

  /** The places that the protocol fixes; empty if the board has none for so many stones. */
  static List<Integer> fixed(Size size, int count) {
    if (count > most(size)) {
      return List.of();
    }
    int left = line(size.width());
    int right = size.width() - 1 - left;
    int top = line(size.height());
    int bottom = size.height() - 1 - top;
    int middle = size.width() / 2;
    int centre = size.height() / 2;
    List<Integer> points = new ArrayList<>();
    points.add(size.point(left, bottom));
    points.add(size.point(right, top));
    addIf(points, count >= 3, size.point(left, top));
    addIf(points, count >= 4, size.point(right, bottom));
    addIf(points, count >= 6, size.point(left, centre));
    addIf(points, count >= 6, size.point(right, centre));
    addIf(points, count >= 8, size.point(middle, top));
    addIf(points, count >= 8, size.point(middle, bottom));
    addIf(points, count >= 5 && count % 2 == 1, size.point(middle, centre));
    return points;
  }

  private static void addIf(List<Integer> points, boolean wanted, int point) {
    if (wanted) {
      points.add(point);
    }
  }

  /** So many stones spread over the board: the fixed places, and then wherever there is room. */
  static List<Integer> free(Size size, int count) {
    List<Integer> points = new ArrayList<>(fixed(size, Math.min(count, most(size))));
    for (int gap = 3; gap >= 1 && points.size() < count; gap--) {
      for (int point = 0; point < size.area() && points.size() < count; point++) {
        if (isFree(size, points, point, gap)) {
          points.add(point);
        }
      }
    }
    return points;
  }

  private static boolean isFree(Size size, List<Integer> points, int point, int gap) {
    return points.stream()
        .allMatch(
            other ->
                Math.abs(size.x(other) - size.x(point)) + Math.abs(size.y(other) - size.y(point))
                    >= gap);
  }

  private static int most(Size size) {
    int shorter = Math.min(size.width(), size.height());
    if (shorter < 7) {
      return 0;
    }
    boolean odd = size.width() % 2 == 1 && size.height() % 2 == 1;
    return odd && shorter > 7 ? 9 : 4;
  }

  private static int line(int length) {
    return length >= 13 ? 3 : 2;
  }
}
