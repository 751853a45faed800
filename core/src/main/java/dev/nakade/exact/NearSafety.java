package dev.nakade.exact;

import dev.nakade.go.Color;
import dev.nakade.go.Legality;
import dev.nakade.go.Point;
import dev.nakade.go.SmallBoard;
import dev.nakade.safety.Safety;

/**
 * Whether a side can make enough of a board safe with its next move, found by looking at {@link
 * Safety} after the moves that could do it. What is safe then was safe before: the move begins the
 * plan, so that it, too, is finite and repeats nothing.
 *
 * <p>Moves are looked at only where the side's stones alone allow it to own so much, which is rare
 * while much is wanted.
 */
final class NearSafety {
  private final SmallBoard board;
  private final Safety safety;

  /** The reply that last kept something, tried first: most are refuted by the same. */
  private int stubborn = Point.PASS;

  NearSafety(SmallBoard board, Safety safety) {
    this.board = board;
    this.safety = safety;
  }

  /** Whether a colour, to move, has a move after which it owns so many points. */
  boolean hasMove(int color, int wanted) {
    long own = board.mask(color);
    for (long rest = board.empty(); rest != 0; rest &= rest - 1) {
      if (safety.most(own | (rest & -rest)) >= wanted) {
        int point = Long.numberOfTrailingZeros(rest);
        if (board.legality(point, color) == Legality.LEGAL && owns(point, color, wanted)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean owns(int point, int color, int wanted) {
    board.play(point, color);
    boolean owns = owns(color, wanted, /* toMove= */ false);
    board.undo();
    return owns;
  }

  private boolean owns(int color, int wanted, boolean toMove) {
    long own = board.mask(color);
    long opposing = board.mask(Color.opponent(color));
    return Long.bitCount(safety.owned(own, opposing, toMove, wanted)) >= wanted;
  }

  /**
   * Whether a colour owns so many points, or {@link #hasMove}, after whatever its opponent does
   * now.
   *
   * @param mayPass whether a pass of the opponent has to be answered
   */
  boolean answersAll(int color, int wanted, boolean mayPass) {
    if (!mayHaveMove(color, wanted)) {
      return false;
    }
    long replies = board.legal(Color.opponent(color));
    if (stubborn >= 0 && (replies >>> stubborn & 1) != 0) {
      if (!answers(stubborn, color, wanted)) {
        return false;
      }
      replies &= ~(1L << stubborn);
    }
    if (mayPass && !answers(Point.PASS, color, wanted)) {
      return false;
    }
    for (long rest = replies; rest != 0; rest &= rest - 1) {
      int point = Long.numberOfTrailingZeros(rest);
      if (!answers(point, color, wanted)) {
        stubborn = point;
        return false;
      }
    }
    return true;
  }

  /** Whether one more stone, or none, allows a colour to own so much. */
  private boolean mayHaveMove(int color, int wanted) {
    long own = board.mask(color);
    boolean may = safety.most(own) >= wanted;
    for (long rest = board.empty(); rest != 0 && !may; rest &= rest - 1) {
      may = safety.most(own | (rest & -rest)) >= wanted;
    }
    return may;
  }

  private boolean answers(int reply, int color, int wanted) {
    board.play(reply, Color.opponent(color));
    boolean answers =
        owns(color, wanted, /* toMove= */ board.koColor() != color) || hasMove(color, wanted);
    board.undo();
    return answers;
  }
}
