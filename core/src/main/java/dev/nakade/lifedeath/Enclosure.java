package dev.nakade.lifedeath;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import java.util.Optional;

/**
 * Where a fight over a target takes place if a wall closes it in: what the target reaches over
 * empty points and stones of its colour, and what of the wall can be captured from there.
 *
 * @param region the points on which both may play
 * @param safe the stones of the wall that are taken to be safe
 */
record Enclosure(PointSet region, PointSet safe) {
  /** Points that a fight on a small board may have to be called closed. */
  private static final int FEW_POINTS = 64;

  /**
   * The closed fight over a target, or nothing if the wall has a gap: what reaches over more than
   * half of the board, and more than a few points, is taken to be on the open side of a wall.
   */
  static Optional<Enclosure> of(Board board, PointSet target) {
    int defender = board.color(target.stream().findFirst().orElseThrow());
    PointSet attackers = board.points(Color.opponent(defender));
    PointSet open = PointSet.full(board.size()).removeAll(attackers);
    PointSet region = target.reach(open);
    int most = Math.max(FEW_POINTS, board.size().area() / 2);
    while (region.count() <= most) {
      PointSet weak = weak(board, region, attackers);
      if (region.containsAll(weak)) {
        return Optional.of(new Enclosure(region, region.border().retainAll(attackers)));
      }
      region = region.copy().addAll(weak).reach(region.copy().addAll(weak).addAll(open));
    }
    return Optional.empty();
  }

  /** The stones of the one colour that is closed in. */
  static PointSet target(Board board) {
    PointSet black = enclosed(board, Color.BLACK);
    PointSet white = enclosed(board, Color.WHITE);
    if (black.isEmpty() == white.isEmpty()) {
      throw new IllegalArgumentException(
          black.isEmpty()
              ? "no stones are closed in: mark the target with TR and the region with SQ"
              : "stones of both colours are closed in: mark the target with TR");
    }
    return requireOneFight(board, black.isEmpty() ? white : black);
  }

  /** The stones of this colour that are closed in. */
  static PointSet target(Board board, int defender) {
    PointSet enclosed = enclosed(board, defender);
    if (enclosed.isEmpty()) {
      throw new IllegalArgumentException(
          "no stones of "
              + Color.name(defender)
              + " are closed in: mark the target with TR and the region with SQ");
    }
    return requireOneFight(board, enclosed);
  }

  /** Two groups that have nothing to do with each other make two problems, not one. */
  private static PointSet requireOneFight(Board board, PointSet enclosed) {
    PointSet one = PointSet.of(board.size(), enclosed.stream().findFirst().orElseThrow());
    PointSet region = of(board, one).orElseThrow().region;
    PointSet others = enclosed.copy().removeAll(region);
    if (!others.isEmpty()) {
      throw new IllegalArgumentException(
          String.format(
              "separate groups are closed in, at %s and at %s: mark the target with TR",
              Point.name(board.size(), one.stream().findFirst().orElseThrow()),
              Point.name(board.size(), others.stream().findFirst().orElseThrow())));
    }
    return enclosed;
  }

  /** The stones of this colour that are closed in, or none. */
  static PointSet enclosed(Board board, int color) {
    PointSet enclosed = new PointSet(board.size());
    PointSet rest = board.points(color);
    while (!rest.isEmpty()) {
      int stone = rest.stream().findFirst().orElseThrow();
      PointSet block = PointSet.of(board.size(), stone).reach(board.points(color));
      if (of(board, block).isPresent()) {
        enclosed.addAll(block);
      }
      rest.removeAll(block);
    }
    return enclosed;
  }

  /** The attacking blocks at the region's border that can be captured. */
  static PointSet weak(Board board, PointSet region, PointSet attackers) {
    PointSet weak = new PointSet(board.size());
    PointSet rest = region.border().retainAll(attackers);
    while (!rest.isEmpty()) {
      int stone = rest.stream().findFirst().orElseThrow();
      PointSet block = PointSet.of(board.size(), stone).reach(attackers);
      PointSet outside = block.border().retainAll(board.points(Color.EMPTY)).removeAll(region);
      if (outside.count() < Growth.SAFE_LIBERTIES) {
        weak.addAll(block);
      }
      rest.removeAll(block);
    }
    return weak;
  }
}
