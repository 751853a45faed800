package dev.nakade.proof;

import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import java.util.Arrays;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * The ground of a claim as the checker sees it. Its <em>spots</em> are the points of the region,
 * the target, and the defender's stones connected with them, numbered in the order of the board.
 * Each point around them counts as a stone of the attacker that is never captured, or as a way out
 * of the defender, always to the disadvantage of the side that claims something. What is around a
 * {@link Door} counts as neither.
 */
final class Fight {
  /** The most points on which may be played for a move to be one byte. */
  private static final int MOST_BY_ONE_BYTE = 200;

  /** A block with so many liberties outside the region has time to be looked after. */
  private static final int MANY_LIBERTIES = 3;

  final Position position;
  final PointSet region;

  /** All points around the spots, and those of them that count as safe. */
  final PointSet around;

  final PointSet safe;

  /** Of each spot: its point, the spots next to it, what else is, who stands there. */
  final int[] points;

  final int[][] adjacent;
  final boolean[] touchesSafe;
  final boolean[] leadsOut;
  final byte[] stones;

  /** The spots on which may be played, in order. */
  final int[] playable;

  /** Where liberties count as outside: not in the region, or above a door. */
  private final PointSet outside;

  /** The points of the doors; the spots of each, of what leads to it, and of what is above. */
  final PointSet doors;

  final int[] knobs;
  final int[] hinges;
  final int[] tops;

  private Fight(Position position, PointSet region, PointSet safe, PointSet doors) throws Refusal {
    this.position = position;
    this.region = region;
    this.doors = doors;
    require(region.containsAll(doors), "a door that is not in the region");
    PointSet spots = spots(position, region);
    around = around(spots, doors);
    this.safe = safe.copy().retainAll(around);
    PointSet waysOut = around.copy().removeAll(safe);
    points = spots.stream().toArray();
    adjacent = new int[points.length][];
    touchesSafe = new boolean[points.length];
    leadsOut = new boolean[points.length];
    stones = new byte[points.length];
    int[] spotOf = new int[position.size.area()];
    for (int spot = 0; spot < points.length; spot++) {
      spotOf[points[spot]] = spot;
    }
    for (int spot = 0; spot < points.length; spot++) {
      PointSet next = PointSet.of(position.size, points[spot]).border();
      touchesSafe[spot] = next.intersects(safe);
      leadsOut[spot] = next.intersects(waysOut);
      adjacent[spot] = next.retainAll(spots).stream().map(point -> spotOf[point]).toArray();
      stones[spot] = position.stone(points[spot]);
    }
    playable = region.stream().map(point -> spotOf[point]).toArray();
    knobs = doors.stream().map(point -> spotOf[point]).toArray();
    hinges = new int[knobs.length];
    tops = new int[knobs.length];
    PointSet corridors = new PointSet(position.size);
    for (int i = 0; i < knobs.length; i++) {
      Door door = Door.at(points[knobs[i]], position, spots, safe);
      require(!door.corridor().intersects(corridors), "two doors of which one leads to the other");
      corridors.addAll(door.corridor());
      hinges[i] = spotOf[door.hinge()];
      tops[i] = spotOf[door.top()];
      for (int spot : new int[] {knobs[i], tops[i]}) {
        touchesSafe[spot] = true;
        leadsOut[spot] = false;
      }
    }
    outside = PointSet.full(position.size).removeAll(region);
    for (int top : tops) {
      outside.add(points[top]);
    }
    require(playable.length > 0, "no region");
    require(isClosed() || region.containsAll(spots), "open, but not all stones are in the region");
    require(new Situation(this, 0, 0).breathes(), "stones without a liberty on the ground");
  }

  /** What is next to spots, but not what is next to doors and the points above them alone. */
  private static PointSet around(PointSet spots, PointSet doors) {
    PointSet rest = spots.copy().removeAll(doors);
    doors.border().retainAll(rest).stream()
        .filter(point -> !PointSet.of(rest.size(), point).border().intersects(rest))
        .forEach(rest::remove);
    return rest.border().removeAll(spots);
  }

  /** The ground of a claim of the defender: all around counts as safe. */
  static Fight ofDefender(Position position, PointSet region) throws Refusal {
    PointSet none = new PointSet(position.size);
    return new Fight(position, region, spots(position, region).border(), none);
  }

  /** The ground of a claim of the attacker: what is not one of these stones is a way out. */
  static Fight ofAttacker(Position position, PointSet region, PointSet safe, PointSet doors)
      throws Refusal {
    require(position.attackers.containsAll(safe), "a safe stone that is not the attacker's");
    Fight fight = new Fight(position, region, safe, doors);
    require(fight.safe.equals(safe), "a safe stone that is not next to the ground");
    return fight;
  }

  private static void require(boolean condition, String reason) throws Refusal {
    if (!condition) {
      throw new Refusal(reason);
    }
  }

  private static PointSet spots(Position position, PointSet region) {
    return reach(region.copy().addAll(position.target), position.defenders);
  }

  /** These points, and what is connected with them through others. */
  private static PointSet reach(PointSet from, PointSet through) {
    PointSet reached = from.copy();
    PointSet more = reached.border().retainAll(through);
    while (!more.isEmpty()) {
      reached.addAll(more);
      more = reached.border().retainAll(through);
    }
    return reached;
  }

  /** Whether nothing but stones of the attacker that count as safe is around. */
  boolean isClosed() {
    return doors.isEmpty() && safe.equals(around) && position.attackers.containsAll(around);
  }

  /** The safe stones whose blocks have fewer than three liberties outside the region. */
  PointSet weak() {
    PointSet empty =
        PointSet.full(position.size).removeAll(position.attackers).removeAll(position.defenders);
    PointSet weak = new PointSet(position.size);
    safe.forEach(
        stone -> {
          PointSet block = reach(PointSet.of(position.size, stone), position.attackers);
          if (block.border().retainAll(empty).retainAll(outside).count() < MANY_LIBERTIES) {
            weak.add(stone);
          }
        });
    return weak;
  }

  /** How many bytes a move has. */
  int digits() {
    return digits(region);
  }

  static int digits(PointSet region) {
    return region.count() <= MOST_BY_ONE_BYTE ? 1 : 2;
  }

  /** The name of a spot, or the pass. */
  String name(int spot) {
    return Point.name(position.size, spot == Situation.PASS ? Point.PASS : points[spot]);
  }

  /** The names of points, with blanks between them. */
  static String names(PointSet points) {
    return points.stream()
        .mapToObj(point -> Point.name(points.size(), point))
        .collect(Collectors.joining(" "));
  }

  /** The points of such names, of which there is one way to write them. */
  static PointSet named(Position position, String names) throws Refusal {
    PointSet points = new PointSet(position.size);
    Arrays.stream(names.split(" "))
        .map(name -> Point.parse(position.size, name))
        .flatMapToInt(OptionalInt::stream)
        .filter(point -> point != Point.PASS)
        .forEach(points::add);
    require(names(points).equals(names), "not points in the order of the board");
    return points;
  }
}
