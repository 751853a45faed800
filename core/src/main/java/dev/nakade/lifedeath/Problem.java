package dev.nakade.lifedeath;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.PointSet;
import dev.nakade.sgf.SgfNode;
import dev.nakade.sgf.SgfPosition;

/**
 * A question about a position: who is to move, which stones are meant, where may be played.
 *
 * @param target the stones whose life is asked, marked with triangles; empty if none are marked
 * @param region the points on which both may play, marked with squares or crosses; never empty
 * @param survival what of the target must survive
 */
public record Problem(
    Board board, int toMove, PointSet target, PointSet region, Survival survival) {

  public Problem {
    PointSet breathless = board.breathless();
    if (!breathless.isEmpty()) {
      throw new IllegalArgumentException("stones without a liberty: " + breathless);
    }
    if (region.isEmpty()) {
      throw new IllegalArgumentException("no region: mark where may be played with SQ or MA");
    }
    if (target.intersects(board.points(Color.EMPTY))) {
      throw new IllegalArgumentException("a target on an empty point: it must be stones");
    }
    if (target.intersects(board.points(Color.BLACK))
        && target.intersects(board.points(Color.WHITE))) {
      throw new IllegalArgumentException("a target of stones of both colours");
    }
  }

  /** A problem in which any stone of the target is enough. */
  public Problem(Board board, int toMove, PointSet target, PointSet region) {
    this(board, toMove, target, region, Survival.ANY);
  }

  /** The same problem, with this that must survive. */
  public Problem with(Survival other) {
    return new Problem(board, toMove, target, region, other);
  }

  /** The problem at a node of a record, what is not marked worked out. */
  public static Problem of(SgfNode node) {
    SgfPosition position = SgfPosition.at(node);
    return of(position.board(), position.toMove(), markedTarget(position), markedRegion(position));
  }

  /**
   * A problem of which the region may be empty; it is then what a closed wall leaves, and the
   * target, if that is empty too, the stones of the one colour that is closed in.
   */
  public static Problem of(Board board, int toMove, PointSet target, PointSet region) {
    if (!region.isEmpty() || !board.breathless().isEmpty()) {
      return new Problem(board, toMove, target, region);
    }
    PointSet meant = target.isEmpty() ? Enclosure.target(board) : target;
    if (meant.intersects(board.points(Color.EMPTY))) {
      return new Problem(board, toMove, meant, meant);
    }
    Enclosure enclosure =
        Enclosure.of(board, meant)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "no closed wall around the target: mark where may be played with SQ"));
    return new Problem(board, toMove, meant, enclosure.region());
  }

  /** The attacker's stones around the region, which are taken to be safe. */
  public PointSet safe() {
    return region
        .copy()
        .addAll(target)
        .border()
        .retainAll(board.points(Color.opponent(defender())))
        .removeAll(region);
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
    return target.isEmpty()
        ? Color.opponent(toMove)
        : board.color(target.stream().findFirst().orElseThrow());
  }
}
