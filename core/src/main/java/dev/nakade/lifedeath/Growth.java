package dev.nakade.lifedeath;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.PointSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.PriorityQueue;
import java.util.function.Function;

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

  /** Blocks with so many common liberties cannot be cut off from each other. */
  private static final int LINK = 2;

  /** A block is safe only if it reaches so many points that are not next to the defender. */
  private static final int FREE_POINTS = 10;

  /** Areas outside with fewer points count for nothing. */
  private static final int LARGE_AREA = 20;

  private static final int FEWEST = 3;
  private static final int FAR = Integer.MAX_VALUE;

  private record Step(int point, int rank) {}

  private final Board board;
  private final int defender;
  private final PointSet empty;
  private final PointSet attackers;
  private final PointSet target;
  private final List<Block> blocks = new ArrayList<>();

  /** A block of the attacker and its liberties. */
  private record Block(PointSet stones, PointSet liberties) {}

  Growth(Board board, PointSet target) {
    this.board = board;
    this.defender = board.color(target.stream().findFirst().orElseThrow());
    this.empty = board.points(Color.EMPTY);
    this.attackers = board.points(Color.opponent(defender));
    this.target = target;
    PointSet rest = attackers.copy();
    while (!rest.isEmpty()) {
      PointSet stones = block(rest.stream().findFirst().orElseThrow());
      blocks.add(new Block(stones, stones.border().retainAll(empty)));
      rest.removeAll(stones);
    }
  }

  private int[] ranks(int mostLiberties) {
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
        if (next < area && found[next] == FAR && isOpen(next, mostLiberties)) {
          queue.add(new Step(next, step.rank + cost(step.point, next)));
        }
      }
    }
    return found;
  }

  private boolean isOpen(int point, int mostLiberties) {
    return !attackers.contains(point) || liberties(point).count() <= mostLiberties;
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

  /**
   * A part of the board.
   *
   * @param safe points around it that count as safe stones of the attacker
   * @param doors the knobs of its {@link Doors}, which are in the region
   */
  record Part(PointSet region, PointSet safe, PointSet doors) {
    Part(PointSet region, PointSet safe) {
      this(region, safe, new PointSet(region.size()));
    }
  }

  /** Parts to prove life in, of at most so many empty points. */
  List<Part> forLife(int most) {
    return parts(ranks(MOST_LIBERTIES), most, core -> new Part(core, core.border()));
  }

  /** Parts to prove death in, of at most so many empty points. */
  List<Part> forDeath(int most) {
    return parts(ranks(0), most, this::withWeakBlocks);
  }

  private List<Part> parts(int[] ranks, int most, Function<PointSet, Part> complete) {
    List<Part> parts = new ArrayList<>();
    int last = FEWEST - 1;
    int[] steps =
        Arrays.stream(ranks).filter(rank -> rank != FAR && rank > 0).distinct().sorted().toArray();
    for (int rank : steps) {
      Part part = complete.apply(upTo(ranks, rank));
      int size = part.region.copy().retainAll(empty).count();
      if (size > most) {
        break;
      }
      if (size > last * GROWTH && Problem.breathes(board, defender, part.region, part.safe)) {
        parts.add(part);
        last = size;
      }
    }
    return parts;
  }

  private PointSet upTo(int[] ranks, int rank) {
    PointSet region = new PointSet(board.size());
    for (int point = 0; point < ranks.length; point++) {
      if (ranks[point] <= rank) {
        region.add(point);
      }
    }
    return whole(region);
  }

  /** A region with all stones of the defender that reach it. */
  private PointSet whole(PointSet region) {
    return region.reach(board.points(defender));
  }

  /**
   * What the target reaches, with the weak blocks around it, their liberties and what is next to
   * these, so that the attacker can defend them.
   */
  private Part withWeakBlocks(PointSet core) {
    PointSet region = whole(core.reach(empty.copy().removeAll(openBoard(core))));
    PointSet weak = weakStones(region);
    while (!weak.isEmpty()) {
      PointSet liberties = weak.border().retainAll(empty).removeAll(region);
      region.addAll(weak).addAll(liberties).addAll(liberties.border().retainAll(empty));
      region = whole(region);
      weak = weakStones(region);
    }
    // Where the attacker blocks, it needs to be next to its wall.
    PointSet beside = strongStones(openBoard(region)).border();
    region = with(region, region.border().retainAll(empty).retainAll(beside));
    return new Part(region, region.border().retainAll(attackers));
  }

  /**
   * The same part with doors in place of gaps on the first line, below stones that are strong
   * outside the larger region too.
   */
  Part withDoors(Part part) {
    PointSet region = part.region.copy();
    PointSet knobs = new PointSet(board.size());
    for (Doors.Door door : Doors.of(board, defender, part)) {
      PointSet hinge = PointSet.of(board.size(), door.hinge());
      PointSet entered = PointSet.of(board.size(), door.hinge(), door.knob());
      PointSet strong = strongStones(openBoard(part.region).removeAll(entered));
      if (hinge.border().retainAll(part.safe).intersects(strong)) {
        region.addAll(entered).add(door.top());
        knobs.add(door.knob());
      }
    }
    return new Part(region, part.safe, knobs);
  }

  /** A region without the knobs of its doors and the points above them, which lead nowhere. */
  private static PointSet withoutDoors(Part part) {
    PointSet rest = part.region.copy().removeAll(part.doors);
    part.doors.border().retainAll(rest).stream()
        .filter(point -> !PointSet.of(rest.size(), point).border().intersects(rest))
        .forEach(rest::remove);
    return rest;
  }

  /** The smallest part to prove death in, of at most so many empty points. */
  Optional<Part> least(int most) {
    int[] ranks = ranks(0);
    OptionalInt least = Arrays.stream(ranks).filter(rank -> rank != FAR && rank > 0).min();
    return least.isEmpty()
        ? Optional.empty()
        : breathing(lean(upTo(ranks, least.getAsInt())), most);
  }

  /** A larger part: with the ways out next to some of its points. */
  Optional<Part> wider(Part part, PointSet at, int most) {
    PointSet more = at.border().retainAll(empty).removeAll(part.region);
    return more.isEmpty()
        ? Optional.empty()
        : breathing(lean(withoutDoors(part).addAll(more)), most);
  }

  /** The part itself or a larger one in which all stones have liberties. */
  private Optional<Part> breathing(Part part, int most) {
    if (part.region.copy().retainAll(empty).count() > most) {
      return Optional.empty();
    }
    return Problem.breathes(board, defender, part.region, part.safe)
        ? Optional.of(part)
        : wider(part, part.region, most);
  }

  private Part lean(PointSet core) {
    PointSet region = whole(core.reach(empty.copy().removeAll(openBoard(core))));
    PointSet weak = weakStones(region);
    while (!weak.isEmpty()) {
      region = whole(region.addAll(weak).addAll(weak.border().retainAll(empty)));
      weak = weakStones(region);
    }
    return new Part(region, region.border().retainAll(attackers));
  }

  /** A region with more points, but for those without which a block around is not strong. */
  private PointSet with(PointSet region, PointSet more) {
    PointSet added = more;
    while (!added.isEmpty()) {
      PointSet larger = whole(region.copy().addAll(added));
      PointSet weak = weakStones(larger);
      if (weak.isEmpty()) {
        return larger;
      }
      int before = added.count();
      added = added.copy().removeAll(weak.border());
      if (added.count() == before) {
        break;
      }
    }
    return region;
  }

  /** Blocks next to a region, whole, that are not strong outside it. */
  private PointSet weakStones(PointSet region) {
    PointSet strong = strongStones(openBoard(region));
    PointSet weak = region.border().retainAll(attackers).removeAll(strong);
    return weak.reach(attackers).removeAll(region);
  }

  /**
   * The attacking stones of blocks with enough liberties that the target does not reach, each for
   * itself or together with blocks that cannot be cut off from it there. They must not be hemmed in
   * themselves by other stones of the defender.
   */
  PointSet strongStones(PointSet outside) {
    PointSet strong = new PointSet(board.size());
    PointSet open = outside.copy().removeAll(board.points(defender).border());
    List<Block> rest = new ArrayList<>();
    for (Block block : blocks) {
      rest.add(new Block(block.stones, block.liberties.copy().retainAll(outside)));
    }
    while (!rest.isEmpty()) {
      Block group = group(rest, outside);
      PointSet free = group.liberties.copy().retainAll(open).reach(open);
      if (group.liberties.count() >= SAFE_LIBERTIES && free.count() >= FREE_POINTS) {
        strong.addAll(group.stones);
      }
    }
    return strong;
  }

  /**
   * Whether the attacker can take a stone that the defender puts there, from outside, where no
   * other stones of the defender are near.
   */
  boolean isTrap(int point, PointSet outside) {
    PointSet around = PointSet.of(board.size(), point).border().removeAll(attackers);
    return around.count() <= 1
        && outside.containsAll(around)
        && !around.border().intersects(board.points(defender));
  }

  /** Whether a block has a liberty that has nothing to do with a trap. */
  private boolean outlasts(Block block, int trap) {
    PointSet point = PointSet.of(board.size(), trap);
    return !block.liberties.copy().removeAll(point.border()).removeAll(point).isEmpty();
  }

  /** The empty points outside, but for small areas: they may be inside what the target encloses. */
  private PointSet openBoard(PointSet core) {
    PointSet open = new PointSet(board.size());
    PointSet rest = empty.copy().removeAll(core);
    while (!rest.isEmpty()) {
      int point = rest.stream().findFirst().orElseThrow();
      PointSet area = PointSet.of(board.size(), point).reach(rest);
      if (area.count() >= LARGE_AREA) {
        open.addAll(area);
      }
      rest.removeAll(area);
    }
    return open;
  }

  /**
   * Takes a block from the list, and all that is linked to it: two liberties are common, or one on
   * which a stone of the defender would be taken and takes nothing itself, which then is no liberty
   * to count on.
   */
  private Block group(List<Block> rest, PointSet outside) {
    Block group = rest.remove(rest.size() - 1);
    PointSet joints = new PointSet(board.size());
    boolean grows = true;
    while (grows) {
      grows = false;
      for (int i = rest.size() - 1; i >= 0; i--) {
        Block other = rest.get(i);
        PointSet common = group.liberties.copy().retainAll(other.liberties);
        PointSet traps = new PointSet(board.size());
        for (int point : common.stream().toArray()) {
          if (isTrap(point, outside) && outlasts(group, point) && outlasts(other, point)) {
            traps.add(point);
          }
        }
        if (common.count() >= LINK || !traps.isEmpty()) {
          joints.addAll(traps);
          group =
              new Block(
                  group.stones.copy().addAll(other.stones),
                  group.liberties.copy().addAll(other.liberties));
          rest.remove(i);
          grows = true;
        }
      }
    }
    return new Block(group.stones, group.liberties.copy().removeAll(joints));
  }
}
