package dev.nakade.app.match;

import dev.nakade.go.Size;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** First moves that are made for the engines, so that games differ. */
final class Openings {
  private Openings() {}

  /** So many points away from the edge, not next to each other; the same for the same numbers. */
  static List<Integer> of(Size size, int moves, long seed, int pair) {
    SplittableRandom random = new SplittableRandom(seed * 1_000_003 + pair);
    List<Integer> points = new ArrayList<>();
    int margin = Math.min(size.width(), size.height()) >= 7 ? 2 : 0;
    for (int tries = 0; points.size() < moves && tries < 10_000; tries++) {
      int x = margin + random.nextInt(Math.max(1, size.width() - 2 * margin));
      int y = margin + random.nextInt(Math.max(1, size.height() - 2 * margin));
      int point = size.point(x, y);
      boolean free =
          points.stream()
              .allMatch(other -> Math.abs(size.x(other) - x) + Math.abs(size.y(other) - y) > 1);
      if (free) {
        points.add(point);
      }
    }
    return points;
  }
}
