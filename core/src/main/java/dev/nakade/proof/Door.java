package dev.nakade.proof;

import dev.nakade.go.PointSet;
import dev.nakade.go.Size;

/**
 * A gap on the first line below a safe stone, which the attacker keeps shut by following along the
 * edge.
 *
 * @param knob the point of the region beyond which the corridor goes on
 * @param hinge the point below the safe stone, next to the knob
 * @param corridor the first and the second line from the knob on
 */
record Door(int knob, int hinge, PointSet corridor) {
  /** The door at a knob, if it is one. */
  static Door at(int knob, Position position, PointSet spots, PointSet safe) throws Refusal {
    Size size = position.size;
    PointSet next = PointSet.of(size, knob).border().retainAll(spots);
    require(next.count() == 1, "not one way to it");
    int hinge = next.stream().findFirst().orElseThrow();
    require(position.stone(knob) == Situation.EMPTY, "it is not empty");
    require(position.stone(hinge) == Situation.EMPTY, "the point before it is not empty");
    int dx = size.x(knob) - size.x(hinge);
    int dy = size.y(knob) - size.y(hinge);
    int upX = dx != 0 ? 0 : inwards(size.x(hinge), size.width());
    int upY = dy != 0 ? 0 : inwards(size.y(hinge), size.height());
    require(upX != 0 || upY != 0, "it is not on the first line");
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
    PointSet others = spots.copy();
    others.remove(knob);
    require(!corridor.intersects(others), "the ground goes on behind it");
    others.remove(hinge);
    require(!corridor.border().intersects(others), "the ground is next to what is behind it");
    return new Door(knob, hinge, corridor);
  }

  private static int inwards(int line, int lines) {
    if (lines < 2) {
      return 0;
    }
    return line == 0 ? 1 : line == lines - 1 ? -1 : 0;
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
