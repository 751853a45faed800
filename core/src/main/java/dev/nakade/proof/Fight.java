package dev.nakade.proof;

import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import dev.nakade.sgf.Complaint;
import dev.nakade.sgf.SgfException;
import dev.nakade.sgf.SgfFile;
import dev.nakade.sgf.SgfNode;
import dev.nakade.sgf.SgfPosition;
import dev.nakade.sgf.SgfReader;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The ground of a problem as the checker sees it. Its <em>spots</em> are the points of the region,
 * the target, and the defender's stones connected with them, numbered in the order of the board.
 * All around must stand stones of the attacker, which are taken to be safe.
 */
final class Fight {
  /** What a problem may say; anything else could change its meaning. */
  private static final Set<String> KNOWN =
      Set.of("GM", "FF", "CA", "SZ", "PL", "AB", "AW", "TR", "SQ");

  /** The most points on which may be played for a move to be one byte. */
  private static final int MOST_BY_ONE_BYTE = 200;

  final boolean every;
  final Size size;
  final int defender;
  final boolean attackerBegins;
  final PointSet target;
  final PointSet region;
  final PointSet safe;

  /** Of each spot: its point, the spots next to it, whether a safe stone is, who stands there. */
  final int[] points;

  final int[][] adjacent;
  final boolean[] touchesSafe;
  final byte[] stones;

  /** The spots on which may be played, in order. */
  final int[] playable;

  private Fight(SgfNode node, boolean every) throws Refusal {
    SgfPosition position = SgfPosition.at(node);
    this.every = every;
    size = position.size();
    target = position.marked("TR");
    region = position.marked("SQ");
    PointSet black = position.marked("AB");
    PointSet white = position.marked("AW");
    for (Complaint complaint : position.problems()) {
      require(false, complaint.message());
    }
    require(!target.isEmpty() && !region.isEmpty(), "no target or no region");
    boolean blackDefends = black.containsAll(target);
    require(blackDefends || white.containsAll(target), "a target that is not stones of one colour");
    defender = blackDefends ? Color.BLACK : Color.WHITE;
    String turn = node.text("PL").orElse("");
    require(turn.equals("B") || turn.equals("W"), "no PL[B] or PL[W]");
    attackerBegins = turn.equals("B") != blackDefends;
    PointSet attackers = blackDefends ? white : black;
    PointSet defenders = blackDefends ? black : white;
    PointSet local = spots(defenders);
    safe = local.border();
    require(attackers.containsAll(safe), "not closed: not all around stand the attacker's stones");
    points = local.stream().toArray();
    adjacent = new int[points.length][];
    touchesSafe = new boolean[points.length];
    stones = new byte[points.length];
    int[] spotOf = new int[size.area()];
    for (int spot = 0; spot < points.length; spot++) {
      spotOf[points[spot]] = spot;
    }
    for (int spot = 0; spot < points.length; spot++) {
      PointSet around = PointSet.of(size, points[spot]).border();
      touchesSafe[spot] = around.intersects(safe);
      adjacent[spot] = around.retainAll(local).stream().map(point -> spotOf[point]).toArray();
      stones[spot] = stone(points[spot], attackers, defenders);
    }
    playable = region.stream().map(point -> spotOf[point]).toArray();
  }

  /** The ground of a problem in SGF. */
  static Fight read(String sgf, boolean every) throws Refusal {
    try {
      SgfFile file = SgfReader.read(sgf);
      require(file.complaints().isEmpty() && file.games().size() == 1, "not one sound game");
      SgfNode node = file.games().get(0);
      require(node.children().isEmpty(), "more than one node");
      require(KNOWN.containsAll(node.properties().keySet()), "properties other than " + KNOWN);
      return new Fight(node, every);
    } catch (SgfException e) {
      throw new Refusal("the problem: " + e.getMessage());
    }
  }

  private static void require(boolean condition, String reason) throws Refusal {
    if (!condition) {
      throw new Refusal("the problem: " + reason);
    }
  }

  private PointSet spots(PointSet defenders) {
    PointSet spots = region.copy().addAll(target);
    PointSet more = spots.border().retainAll(defenders);
    while (!more.isEmpty()) {
      spots.addAll(more);
      more = spots.border().retainAll(defenders);
    }
    return spots;
  }

  private byte stone(int point, PointSet attackers, PointSet defenders) {
    if (target.contains(point)) {
      return Situation.TARGET;
    }
    return defenders.contains(point)
        ? Situation.DEFENDER
        : attackers.contains(point) ? Situation.ATTACKER : Situation.EMPTY;
  }

  /** How many bytes a move has. */
  int digits() {
    return playable.length <= MOST_BY_ONE_BYTE ? 1 : 2;
  }

  /** The name of a spot, or the pass. */
  String name(int spot) {
    return Point.name(size, spot == Situation.PASS ? Point.PASS : points[spot]);
  }

  /** The names of points, with blanks between them. */
  static String names(PointSet points) {
    return points.stream()
        .mapToObj(point -> Point.name(points.size(), point))
        .collect(Collectors.joining(" "));
  }
}
