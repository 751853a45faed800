package dev.nakade.proof;

import dev.nakade.go.Color;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;

/** The position that a certificate is about: all stones, the target among them, and whose turn. */
final class Position {
  final boolean every;
  final Size size;
  final int defender;
  final boolean attackerBegins;
  final PointSet target;
  final PointSet attackers;
  final PointSet defenders;

  private Position(Setup setup, boolean every) throws Refusal {
    this.every = every;
    size = setup.size();
    target = setup.marked();
    require(!target.isEmpty(), "no target");
    boolean blackDefends = setup.black().containsAll(target);
    require(
        blackDefends || setup.white().containsAll(target),
        "a target that is not stones of one colour");
    defender = blackDefends ? Color.BLACK : Color.WHITE;
    attackerBegins = setup.blackToMove() != blackDefends;
    attackers = blackDefends ? setup.white() : setup.black();
    defenders = blackDefends ? setup.black() : setup.white();
  }

  /**
   * The position of a problem in SGF.
   *
   * @param every whether every stone of the target must survive, else one
   */
  static Position read(String sgf, boolean every) throws Refusal {
    return new Position(Setup.read("problem", sgf), every);
  }

  private static void require(boolean condition, String reason) throws Refusal {
    if (!condition) {
      throw new Refusal("the problem: " + reason);
    }
  }

  /** What stands on a point. */
  byte stone(int point) {
    if (target.contains(point)) {
      return Situation.TARGET;
    }
    return defenders.contains(point)
        ? Situation.DEFENDER
        : attackers.contains(point) ? Situation.ATTACKER : Situation.EMPTY;
  }
}
