package dev.nakade.lifedeath;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.PointSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;

/** Regions of an open fight, each one larger than the one before. */
final class Growth {
  static final int SAFE_LIBERTIES = 3;
  private final Board board;
  private final PointSet target;
  private final int defender;
  private final PointSet attackers;

  Growth(Board board, PointSet target) {
    this.board = board;
    this.target = target;
    this.defender = board.color(target.stream().findFirst().orElseThrow());
    this.attackers = board.points(Color.opponent(defender));
  }

  private record Step(int point, int rank) {}

  int[] ranks() {
    int area = board.size().area();
    int[] toAttacker = distances(attackers);
    int[] rank = new int[area];
    Arrays.fill(rank, Integer.MAX_VALUE);
    PriorityQueue<Step> queue =
        new PriorityQueue<>(
            (a, b) ->
                a.rank != b.rank
                    ? Integer.compare(a.rank, b.rank)
                    : Integer.compare(a.point, b.point));
    target.forEach(point -> queue.add(new Step(point, 0)));
    while (!queue.isEmpty()) {
      Step step = queue.remove();
      if (rank[step.point] <= step.rank) {
        continue;
      }
      rank[step.point] = step.rank;
      for (int d = 0; d < 4; d++) {
        int next = board.size().neighbour(step.point, d);
        if (next >= area
            || rank[next] != Integer.MAX_VALUE
            || board.color(next) == Color.opponent(defender)) {
          continue;
        }
        int cost = board.color(next) == defender ? 0 : 4 + Math.max(0, 2 - toAttacker[next]);
        if (board.color(next) == Color.EMPTY && onlyAttackers(next)) cost += 3;
        queue.add(new Step(next, step.rank + cost));
      }
    }
    return rank;
  }

  private boolean onlyAttackers(int p) {
    for (int d = 0; d < 4; d++) {
      int next = board.size().neighbour(p, d);
      if (next < board.size().area() && board.color(next) == defender) return false;
    }
    return true;
  }

  private int[] distances(PointSet from) {
    int[] distance = new int[board.size().area()];
    Arrays.fill(distance, 99);
    PointSet done = from.copy();
    from.forEach(p -> distance[p] = 0);
    for (int k = 1; ; k++) {
      PointSet edge = done.border();
      if (edge.isEmpty()) return distance;
      int now = k;
      edge.forEach(p -> distance[p] = now);
      done.addAll(edge);
    }
  }

  List<PointSet> regions(int most) {
    int[] ranks = ranks();
    List<PointSet> regions = new ArrayList<>();
    int[] sorted =
        Arrays.stream(ranks)
            .filter(r -> r != Integer.MAX_VALUE && r > 0)
            .distinct()
            .sorted()
            .toArray();
    int last = 0;
    for (int limit : sorted) {
      PointSet region = new PointSet(board.size());
      for (int p = 0; p < ranks.length; p++) {
        if (ranks[p] <= limit) region.add(p);
      }
      region = withWeak(region);
      int count = region.copy().retainAll(board.points(Color.EMPTY)).count();
      if (count > most) break;
      if (count >= last * 1.15 && count >= 3) {
        regions.add(region);
        last = count;
      }
    }
    return regions;
  }

  /** With the attacking blocks at the border that can be captured, and their liberties. */
  private PointSet withWeak(PointSet from) {
    PointSet region = from.copy();
    while (true) {
      PointSet weak = weak(region).removeAll(region);
      if (weak.isEmpty()) return region;
      region.addAll(weak);
      region.addAll(weak.border().retainAll(board.points(Color.EMPTY)));
    }
  }

  private PointSet weak(PointSet region) {
    PointSet weak = new PointSet(board.size());
    PointSet rest = region.border().retainAll(attackers);
    while (!rest.isEmpty()) {
      int stone = rest.stream().findFirst().orElseThrow();
      PointSet block = reach(PointSet.of(board.size(), stone), attackers);
      PointSet outside = block.border().retainAll(board.points(Color.EMPTY)).removeAll(region);
      if (outside.count() < SAFE_LIBERTIES) weak.addAll(block);
      rest.removeAll(block);
    }
    return weak;
  }

  static PointSet reach(PointSet from, PointSet within) {
    PointSet reached = from.copy();
    PointSet edge = reached.border().retainAll(within);
    while (!edge.isEmpty()) {
      reached.addAll(edge);
      edge = reached.border().retainAll(within);
    }
    return reached;
  }
}
