package dev.nakade.lifedeath;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.sgf.SgfNode;
import dev.nakade.sgf.SgfPosition;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * A question about a position: who is to move, which stones are meant, where may be played.
 *
 * @param target the stones whose life is asked, marked with triangles; empty if none are marked
 * @param region the points on which both may play, marked with squares or crosses; never empty
 * @param survival what of the target must survive
 * @param safe points around the {@link #ground} that count as stones of the attacker, which cannot
 *     be captured; all others around it count as the defender's way out
 * @param doors points of the region beyond which a gap on the first line goes on that the attacker
 *     keeps shut from outside; good for what it proves whatever threats the defender has
 */
public record Problem(
    Board board,
    int toMove,
    PointSet target,
    PointSet region,
    Survival survival,
    PointSet safe,
    PointSet doors) {
  /** Points that a message names at most. */
  private static final int NAMED = 4;

  public Problem {
    requireStones(board, target);
    if (region.isEmpty()) {
      throw new IllegalArgumentException("no region: mark where may be played with SQ or MA");
    }
    if (!region.intersects(board.points(Color.EMPTY))) {
      throw new IllegalArgumentException("no empty point in the region: nobody could play");
    }
    PointSet near = region.copy().addAll(region.border());
    if (!target.isEmpty() && !near.intersects(target)) {
      throw new IllegalArgumentException(
          "no stone of the target is in the region or next to it: the two are no one fight");
    }
  }

  static void requireStones(Board board, PointSet target) {
    PointSet breathless = board.breathless();
    if (!breathless.isEmpty()) {
      throw new IllegalArgumentException("stones without a liberty: " + some(breathless));
    }
    PointSet empty = target.copy().retainAll(board.points(Color.EMPTY));
    if (!empty.isEmpty()) {
      throw new IllegalArgumentException(
          "a target on an empty point, " + some(empty) + ": it must be stones");
    }
    if (target.intersects(board.points(Color.BLACK))
        && target.intersects(board.points(Color.WHITE))) {
      throw new IllegalArgumentException("a target of stones of both colours");
    }
  }

  /** The first few points by name. */
  private static String some(PointSet points) {
    String names =
        points.stream()
            .limit(NAMED)
            .mapToObj(point -> Point.name(points.size(), point))
            .collect(Collectors.joining(" "));
    int more = points.count() - NAMED;
    return more > 0 ? names + " and " + more + " more" : names;
  }

  /** A problem without doors. */
  public Problem(
      Board board, int toMove, PointSet target, PointSet region, Survival survival, PointSet safe) {
    this(board, toMove, target, region, survival, safe, new PointSet(board.size()));
  }

  /** A problem in which all attacking stones around the ground are safe. */
  public Problem(Board board, int toMove, PointSet target, PointSet region, Survival survival) {
    this(board, toMove, target, region, survival, wall(board, toMove, target, region));
  }

  /** A problem in which any stone of the target is enough. */
  public Problem(Board board, int toMove, PointSet target, PointSet region) {
    this(board, toMove, target, region, Survival.ANY);
  }

  /** The same problem, with this that must survive. */
  public Problem with(Survival other) {
    return new Problem(board, toMove, target, region, other, safe, doors);
  }

  /** The same question where both play elsewhere, and other points around count as safe. */
  Problem within(PointSet otherRegion, PointSet otherSafe) {
    return new Problem(board, toMove, target, otherRegion, survival, otherSafe);
  }

  /** The same question in a part of the board. */
  Problem within(Growth.Part part) {
    return new Problem(board, toMove, target, part.region(), survival, part.safe(), part.doors());
  }

  /**
   * The same question asked in favour of the attacker: all that is around counts as its safe
   * stones. Life that is proved then holds whatever is outside.
   */
  Problem forLife() {
    return within(region, ground().border());
  }

  private static PointSet wall(Board board, int toMove, PointSet target, PointSet region) {
    int defender = defender(board, toMove, target);
    return ground(board, defender, target, region)
        .border()
        .retainAll(board.points(Color.opponent(defender)));
  }

  /** The points that a fight is about: the region, and the defender's stones that reach it. */
  PointSet ground() {
    return ground(board, defender(), target, region);
  }

  private static PointSet ground(Board board, int defender, PointSet target, PointSet region) {
    return region.copy().addAll(target).reach(board.points(defender));
  }

  /**
   * Whether all blocks on the ground have a liberty there, or are next to points around it that
   * keep them from being captured: safe ones for the attacker, ways out for the defender. A block
   * without one could never be captured.
   */
  boolean breathes() {
    return breathes(board, defender(), ground(), safe);
  }

  /** The same for a region that is a ground, and the points around it that are safe. */
  static boolean breathes(Board board, int defender, PointSet region, PointSet safe) {
    PointSet liberties = region.copy().retainAll(board.points(Color.EMPTY));
    PointSet own = region.copy().retainAll(board.points(defender));
    PointSet others = region.copy().retainAll(board.points(Color.opponent(defender)));
    PointSet holdsOwn = liberties.copy().addAll(region.border().removeAll(safe));
    PointSet holdsOthers = liberties.addAll(safe);
    return holdsOwn.border().retainAll(own).reach(own).containsAll(own)
        && holdsOthers.border().retainAll(others).reach(others).containsAll(others);
  }

  /** Whether nothing leads out: all around the ground is safe. */
  public boolean isClosed() {
    return gaps().isEmpty();
  }

  private PointSet gaps() {
    return ground().border().removeAll(safe);
  }

  /** This problem, if nothing leads out; what is outside would matter otherwise. */
  Problem requireClosed() {
    gaps().stream()
        .findFirst()
        .ifPresent(
            gap -> {
              throw new IllegalArgumentException(
                  "not closed: "
                      + Point.name(board.size(), gap)
                      + " leads out of the region; mark it too, or close the wall");
            });
    return this;
  }

  /** The problem at a node of a record, what is not marked worked out. */
  public static Problem of(SgfNode node) {
    SgfPosition position = SgfPosition.at(node);
    return of(position.board(), position.toMove(), markedTarget(position), markedRegion(position));
  }

  /**
   * A problem of which the region may be empty; it is then what a closed wall leaves, or, if the
   * wall has gaps, a first part of what lies around the target. The target, if that is empty too,
   * are the stones that are hemmed in.
   */
  public static Problem of(Board board, int toMove, PointSet target, PointSet region) {
    requireStones(board, target);
    if (!region.isEmpty()) {
      return new Problem(board, toMove, target, region);
    }
    PointSet meant =
        target.isEmpty() ? Asked.of(board, OptionalInt.empty(), region).target() : target;
    return Enclosure.of(board, meant)
        .map(enclosure -> new Problem(board, toMove, meant, enclosure.region()))
        .orElseGet(() -> open(board, toMove, meant));
  }

  private static Problem open(Board board, int toMove, PointSet target) {
    return new Growth(board, target)
        .forLife(Integer.MAX_VALUE).stream()
            .findFirst()
            .map(part -> new Problem(board, toMove, target, part.region()).withoutWeakWall())
            .orElseThrow(() -> new IllegalArgumentException("no empty point around the target"));
  }

  /** The same with ways out where a block of the wall could be captured from outside. */
  private Problem withoutWeakWall() {
    PointSet weak = Enclosure.weak(board, ground(), board.points(Color.opponent(defender())));
    return within(region, safe.copy().removeAll(weak));
  }

  /** What the side to move wants. */
  public Goal goal() {
    return toMove == defender() ? Goal.LIVE : Goal.KILL;
  }

  /** The attacker's stones that are taken to be safe. */
  public PointSet safeStones() {
    return safe.copy().retainAll(board.points(Color.opponent(defender())));
  }

  /** The stones with triangles. */
  public static PointSet markedTarget(SgfPosition position) {
    return position.marked("TR");
  }

  /** The points with squares or crosses. */
  public static PointSet markedRegion(SgfPosition position) {
    return position.marked("SQ").copy().addAll(position.marked("MA"));
  }

  /** The colour of the target; without one, that of the side not to move. */
  public int defender() {
    return defender(board, toMove, target);
  }

  private static int defender(Board board, int toMove, PointSet target) {
    return target.isEmpty()
        ? Color.opponent(toMove)
        : board.color(target.stream().findFirst().orElseThrow());
  }
}
