package dev.nakade.lifedeath;

import dev.nakade.go.Geometry;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import java.util.Arrays;

/**
 * The points of a fight on the bits of a long: who adjoins whom, what is connected, and what is
 * unconditionally alive there. All around are safe stones of the attacker and ways out.
 *
 * <p>If the rectangle around the fight fits, with a column to spare, its points are the bits row by
 * row and neighbours are a shift away. Otherwise bits are given to the points of the fight alone,
 * and neighbours are looked up. Bits are in the order of the board's points either way.
 */
final class LocalPoints implements Geometry {
  /** More than every bit. */
  static final int BITS = 64;

  private final Size size;
  private final int[] points = new int[BITS];
  private final long full;

  /** Bits from a row to the next, or 0 if neighbours are looked up. */
  private final int stride;

  private final long[] adjacent = new long[BITS];
  private final long[] spreads;
  private final long playable;
  private final long outer;
  private final long exits;
  private final long border;
  private final long knobs;
  private final long hinges;
  private final long tops;
  private final long open;

  /** The region of the problem, and the defender's stones that reach it. */
  LocalPoints(Problem problem) {
    size = problem.board().size();
    int[] fight = problem.ground().stream().toArray();
    if (fight.length > BITS) {
      throw new IllegalArgumentException(
          "a fight over " + fight.length + " points, where " + BITS + " are the most");
    }
    int left = Arrays.stream(fight).map(size::x).min().orElse(0);
    int width = Arrays.stream(fight).map(size::x).max().orElse(0) - left + 1;
    int top = Arrays.stream(fight).map(size::y).min().orElse(0);
    int height = Arrays.stream(fight).map(size::y).max().orElse(0) - top + 1;
    stride = (width + 1) * height - 1 <= BITS ? width + 1 : 0;
    Arrays.fill(points, Point.NONE);
    int[] bits = new int[size.area()];
    Arrays.fill(bits, -1);
    long all = 0;
    for (int i = 0; i < fight.length; i++) {
      int point = fight[i];
      int bit = stride == 0 ? i : (size.y(point) - top) * stride + size.x(point) - left;
      bits[point] = bit;
      points[bit] = point;
      all |= 1L << bit;
    }
    full = all;
    long touchesSafe = 0;
    long leadsOut = 0;
    for (int point : fight) {
      for (int direction = 0; direction < 4; direction++) {
        int next = size.neighbour(point, direction);
        if (next >= size.area()) {
          continue;
        }
        if (bits[next] >= 0) {
          adjacent[bits[point]] |= 1L << bits[next];
        } else if (problem.safe().contains(next) || isAtDoor(problem, point)) {
          touchesSafe |= 1L << bits[point];
        } else {
          leadsOut |= 1L << bits[point];
        }
      }
    }
    spreads = stride == 0 ? spreads(adjacent) : new long[0];
    playable = mask(problem.region());
    outer = touchesSafe;
    exits = leadsOut;
    border = touchesSafe | leadsOut;
    knobs = mask(problem.doors());
    long atKnobs = spread(knobs);
    tops = atKnobs & ~spread(full & ~knobs);
    hinges = atKnobs & ~tops;
    open = border | knobs | hinges | tops | (full & ~playable);
  }

  /** Whether a point is a knob or above one, so that what is next to it outside is no way out. */
  private static boolean isAtDoor(Problem problem, int point) {
    PointSet others = PointSet.of(problem.board().size(), point).border();
    return problem.doors().contains(point)
        || (others.intersects(problem.doors())
            && !others.removeAll(problem.doors()).intersects(problem.ground()));
  }

  @Override
  public int x(int bit) {
    return size.x(points[bit]);
  }

  @Override
  public int y(int bit) {
    return size.y(points[bit]);
  }

  /** What adjoins the outside or a door, or may not be played on. */
  @Override
  public long open() {
    return open;
  }

  @Override
  public long full() {
    return full;
  }

  /** Where may be played. */
  long playable() {
    return playable;
  }

  /** Points next to a stone outside, which is the attacker's and safe. */
  long outer() {
    return outer;
  }

  /** Points next to a way out. */
  long exits() {
    return exits;
  }

  /** The knobs of doors. */
  long knobs() {
    return knobs;
  }

  /** The points by which doors are entered, each next to one knob. */
  long hinges() {
    return hinges;
  }

  /** The points above the knobs. */
  long tops() {
    return tops;
  }

  /** Of some hinges, the knobs. */
  long knobsOf(long some) {
    return spread(some) & knobs;
  }

  /** Of some hinges, the points above the knobs. */
  long topsOf(long some) {
    return spread(knobsOf(some)) & tops;
  }

  /** The hinge of a knob, or of the point above one. */
  long hingeOf(int point) {
    long at = 1L << point;
    return spread((at & knobs) != 0 ? at : spread(at) & knobs) & hinges;
  }

  /** The point of the board that a bit stands for. */
  int point(int bit) {
    return points[bit];
  }

  /** The bits of those points of the board that are local. */
  long mask(PointSet set) {
    long mask = 0;
    for (long rest = full; rest != 0; rest &= rest - 1) {
      int bit = Long.numberOfTrailingZeros(rest);
      mask |= set.contains(points[bit]) ? 1L << bit : 0;
    }
    return mask;
  }

  /** The points of the board that bits stand for. */
  PointSet points(long mask) {
    PointSet set = new PointSet(size);
    for (long rest = mask & full; rest != 0; rest &= rest - 1) {
      set.add(points[Long.numberOfTrailingZeros(rest)]);
    }
    return set;
  }

  /** The points next to this one. */
  long neighbours(int bit) {
    return adjacent[bit];
  }

  @Override
  public long spread(long set) {
    if (stride != 0) {
      return (set << 1 | set >>> 1 | set << stride | set >>> stride) & full;
    }
    long result = 0;
    int from = 0;
    for (long rest = set; rest != 0; rest >>>= 8) {
      result |= spreads[from | (int) (rest & 0xff)];
      from += 256;
    }
    return result;
  }

  @Override
  public long flood(long seed, long within) {
    return chain(seed & within, within);
  }

  /**
   * Neighbours eight points at a time: for each eight in a row and each set of them, all their
   * neighbours.
   */
  private static long[] spreads(long[] adjacent) {
    int rows = (adjacent.length + 7) / 8;
    long[] spreads = new long[256 * rows];
    for (int row = 0; row < rows; row++) {
      for (int set = 1; set < 256; set++) {
        int point = 8 * row + Integer.numberOfTrailingZeros(set);
        long neighbours = point < adjacent.length ? adjacent[point] : 0;
        spreads[256 * row + set] = spreads[256 * row + (set & (set - 1))] | neighbours;
      }
    }
    return spreads;
  }

  /** The part of {@code within} that is connected with {@code seed}, which is in it. */
  long chain(long seed, long within) {
    long reached = seed;
    for (long edge = seed; edge != 0; ) {
      edge = spread(edge) & within & ~reached;
      reached |= edge;
    }
    return reached;
  }

  /** The points that these stones close off from all that is outside. */
  long closed(long own) {
    long open = full & ~own;
    return open & ~chain(open & border, open);
  }

  /** Into how many connected parts a set falls. */
  int parts(long set) {
    int parts = 0;
    for (long rest = set; rest != 0; rest &= ~chain(rest & -rest, rest)) {
      parts++;
    }
    return parts;
  }

  /** Whether two points of a set are not next to each other. */
  boolean hasTwoApart(long set) {
    long rest = set & (set - 1);
    return (rest & (rest - 1)) != 0 || (rest & ~spread(set & -set)) != 0;
  }

  /** Whether a set falls into at least two parts. */
  boolean isApart(long set) {
    return set != 0 && chain(set & -set, set) != set;
  }

  /**
   * The points on which the unconditional life (Benson 1976) of a block of the target, or of every
   * one, rests: all blocks that are alive and their vital regions; 0 if they are not alive.
   *
   * @param closed what {@link #closed} says of the defender's own stones; only there can be eyes
   */
  long aliveZone(long attacking, long own, long closed, long target, boolean every) {
    long empty = full & ~(attacking | own);
    long alive = own;
    while (true) {
      long once = 0;
      long twice = 0;
      long eyes = 0;
      for (long rest = closed; rest != 0; ) {
        long region = chain(rest & -rest, closed);
        rest &= ~region;
        long walls = spread(region) & own;
        if ((walls & ~alive) != 0) {
          continue;
        }
        long vital = vitalTo(region, empty, walls, alive);
        eyes |= vital == 0 ? 0 : region;
        twice |= once & vital;
        once |= vital;
      }
      if (every ? (target & ~twice) != 0 : (twice & target) == 0) {
        return 0;
      }
      if (twice == alive) {
        return alive | eyes;
      }
      alive = twice;
    }
  }

  /** The blocks among {@code alive} to which all empty points of the region are liberties. */
  private long vitalTo(long region, long empty, long walls, long alive) {
    long vital = 0;
    long free = region & empty;
    for (long rest = walls; rest != 0; ) {
      long block = chain(rest & -rest, alive);
      rest &= ~block;
      if ((free & ~spread(block)) == 0) {
        vital |= block;
      }
    }
    return vital;
  }
}
