package dev.nakade.proof;

import dev.nakade.go.PointSet;
import dev.nakade.go.Size;

/**
 * A gap on the first line below a safe stone, which the attacker keeps shut by following along the
 * edge.
 *
 * @param knob the point of the region beyond which the corridor goes on
 * @param hinge the point below the safe stone, next to the knob
 * @param top the point above the knob
 * @param corridor the first and the second line from the knob on
 */
record Door(int knob, int hinge, int top, PointSet corridor) {
  /** The door at a knob, if it is one. */
  static Door at(int knob, Position position, PointSet spots, PointSet safe) throws Refusal {
    Size size = position.size;
    PointSet next = PointSet.of(size, knob).border().retainAll(spots);
    PointSet tops = next.copy();
    next.stream().filter(point -> leads(point, knob, spots)).forEach(tops::remove);
    require(next.count() == 2 && tops.count() == 1, "not one way to it");
    int top = tops.stream().findFirst().orElseThrow();
    int hinge = next.removeAll(tops).stream().findFirst().orElseThrow();
    require(position.stone(knob) == Situation.EMPTY, "it is not empty");
    require(position.stone(hinge) == Situation.EMPTY, "the point before it is not empty");
    int dx = size.x(knob) - size.x(hinge);
    int dy = size.y(knob) - size.y(hinge);
    int upX = size.x(top) - size.x(knob);
    int upY = size.y(top) - size.y(knob);
    require(dx * upX + dy * upY == 0, "the point above it is not in the region");
    require(!size.contains(size.x(knob) - upX, size.y(knob) - upY), "it is not on the first line");
    require(isIn(spots, size.x(hinge) - dx, size.y(hinge) - dy), "nothing leads to it");
    require(isIn(safe, size.x(hinge) + upX, size.y(hinge) + upY), "no safe stone is above");
    PointSet corridor = new PointSet(size);
    int x = size.x(knob);
    int y = size.y(knob);
    boolean ends = false;
    while (!ends && size.contains(x, y)) {
      int low = size.point(x, y);
      int high = size.point(x + upX, y + upY);
      ends = position.attackers.contains(low);
      corridor.add(low);
      corridor.add(high);
      x += dx;
      y += dy;
    }
    require(!corridor.intersects(position.defenders), "a stone of the defender is behind it");
    PointSet others = spots.copy().removeAll(PointSet.of(size, knob, top));
    require(!corridor.intersects(others), "the ground goes on behind it");
    others.remove(hinge);
    require(!corridor.border().intersects(others), "the ground is next to what is behind it");
    return new Door(knob, hinge, top, corridor);
  }

  /** Whether spots other than the knob are next to a point. */
  private static boolean leads(int point, int knob, PointSet spots) {
    PointSet others = PointSet.of(spots.size(), point).border().retainAll(spots);
    others.remove(knob);
    return !others.isEmpty();
  }

  private static boolean isIn(PointSet set, int x, int y) {
    return set.size().contains(x, y) && set.contains(set.size().point(x, y));
  }

  private static void require(boolean condition, String reason) throws Refusal {
    if (!condition) {
      throw new Refusal("no door: " + reason);
    }
  }
}
