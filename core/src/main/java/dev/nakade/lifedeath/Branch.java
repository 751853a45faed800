package dev.nakade.lifedeath;

import java.util.ArrayList;
import java.util.List;

/**
 * A move in a solution with what may follow it, the main line first.
 *
 * @param byThreat whether it retakes a ko after a threat elsewhere, which was answered
 * @param ending how the line ends with it, {@link Ending#OPEN} if something follows
 */
record Branch(int point, boolean byThreat, Ending ending, List<Branch> next) {
  Branch {
    next = List.copyOf(next);
  }

  /** The first moves that follow it in the main line, so many if there are. */
  List<Integer> beginning(int most) {
    List<Integer> points = new ArrayList<>();
    Branch at = this;
    while (points.size() < most && !at.next.isEmpty()) {
      at = at.next.get(0);
      points.add(at.point);
    }
    return points;
  }
}
