package dev.nakade.lifedeath;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.PointSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/**
 * Regions of an open fight, each larger than the one before. Points are ranked by how far the
 * target is from them over empty points and its own stones, where points next to the attacker count
 * as further, and over attacking stones with few liberties, which may be captured.
 */
final class Growth {
  /** A block of the wall with so many liberties outside the region is safe. */
  static final int SAFE_LIBERTIES = 3;

  /** Attacking blocks with more liberties are not thought of as captured. */
  private static final int MOST_LIBERTIES = 3;

  // What a step costs: to an empty point, more if the attacker is next to it, and more if no stone
  // of the defender is; to an attacking block, for each of its liberties.
  private static final int STEP = 4;
  private static final int NEAR_ATTACKER = 1;
  private static final int ALONE = 3;
  private static final int LIBERTY = 2;

  /** How much larger a region is than the one before, at least. */
  private static final double GROWTH = 1.15;

  private static final int FEWEST = 3;
  private static final int FAR = Integer.MAX_VALUE;

  private record Step(int point, int rank) {}

  private final Board board;
  private final int defender;
  private final PointSet empty;
  private final PointSet attackers;
  private final int[] ranks;

  Growth(Board board, PointSet target) {
    this.board = board;
    this.defender = board.color(target.stream().findFirst().orElseThrow());
    this.empty = board.points(Color.EMPTY);
    this.attackers = board.points(Color.opponent(defender));
    this.ranks = ranks(target);
  }

  private int[] ranks(PointSet target) {
    int area = board.size().area();
    int[] found = new int[area];
    Arrays.fill(found, FAR);
    PriorityQueue<Step> queue =
        new PriorityQueue<>(Comparator.comparingInt(Step::rank).thenComparingInt(Step::point));
    target.forEach(point -> queue.add(new Step(point, 0)));
    while (!queue.isEmpty()) {
      Step step = queue.remove();
      if (found[step.point] != FAR) {
        continue;
      }
      found[step.point] = step.rank;
      for (int direction = 0; direction < 4; direction++) {
        int next = board.size().neighbour(step.point, direction);
        if (next < area && found[next] == FAR && isOpen(next)) {
          queue.add(new Step(next, step.rank + cost(step.point, next)));
        }
      }
    }
    return found;
  }

  private boolean isOpen(int point) {
    return !attackers.contains(point) || liberties(point).count() <= MOST_LIBERTIES;
  }

  private int cost(int from, int to) {
    int color = board.color(to);
    if (color == Color.EMPTY) {
      PointSet around = PointSet.of(board.size(), to).border();
      return STEP
          + (around.intersects(attackers) ? NEAR_ATTACKER : 0)
          + (around.intersects(board.points(defender)) ? 0 : ALONE);
    }
    return color == defender || board.color(from) == color ? 0 : LIBERTY * liberties(to).count();
  }

  private PointSet liberties(int stone) {
    return block(stone).border().retainAll(empty);
  }

  private PointSet block(int stone) {
    return PointSet.of(board.size(), stone).reach(board.points(board.color(stone)));
  }

  /** Regions to prove life in, of at most so many empty points. */
  List<PointSet> forLife(int most) {
    List<PointSet> regions = new ArrayList<>();
    int last = FEWEST - 1;
    for (int rank : distinctRanks()) {
      PointSet region = upTo(rank);
      int size = region.copy().retainAll(empty).count();
      if (size > most) {
        break;
      }
      if (size > last * GROWTH) {
        regions.add(region);
        last = size;
      }
    }
    return regions;
  }

  /** Regions to prove death in: weak blocks of the wall are inside, with their liberties. */
  List<PointSet> forDeath(int most) {
    List<PointSet> regions = new ArrayList<>();
    int last = FEWEST - 1;
    for (int rank : distinctRanks()) {
      PointSet region = withWeakBlocks(upTo(rank));
      int size = region.copy().retainAll(empty).count();
      if (size > most) {
        break;
      }
      if (size > last * GROWTH) {
        regions.add(region);
        last = size;
      }
    }
    return regions;
  }

  private int[] distinctRanks() {
    return Arrays.stream(ranks).filter(rank -> rank != FAR && rank > 0).distinct().sorted().toArray();
  }

  private PointSet upTo(int rank) {
    PointSet region = new PointSet(board.size());
    for (int point = 0; point < ranks.length; point++) {
      if (ranks[point] <= rank) {
        region.add(point);
      }
    }
    return region;
  }

  private PointSet withWeakBlocks(PointSet from) {
    PointSet region = from.copy();
    PointSet weak = weakStones(region);
    while (!weak.isEmpty()) {
      region.addAll(weak).addAll(weak.border().retainAll(empty));
      weak = weakStones(region);
    }
    return region;
  }

  private PointSet weakStones(PointSet region) {
    return stonesAround(region).removeAll(safeStones(region));
  }

  private PointSet stonesAround(PointSet region) {
    return region.border().retainAll(attackers);
  }

  /** The stones around a region that are taken to be safe. */
  PointSet safeStones(PointSet region) {
    PointSet safe = new PointSet(board.size());
    PointSet rest = stonesAround(region);
    PointSet around = rest.copy();
    while (!rest.isEmpty()) {
      int stone = rest.stream().findFirst().orElseThrow();
      PointSet block = block(stone);
      if (liberties(stone).removeAll(region).count() >= SAFE_LIBERTIES) {
        safe.addAll(block.copy().retainAll(around));
      }
      rest.removeAll(block);
    }
    return safe;
  }
}
