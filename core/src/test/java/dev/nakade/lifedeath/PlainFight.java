package dev.nakade.lifedeath;

import dev.nakade.go.Point;
import dev.nakade.go.PointSet;

/** A fight seen from outside, with no more than the rules. */
public final class PlainFight {
  private final Fight fight;
  private final Problem problem;

  private PlainFight(Fight fight, Problem problem, int attackerThreats, int defenderThreats) {
    this.fight = fight;
    this.problem = problem;
    fight.ask(
        Fight.Aim.SURVIVE, fight.attacker(), problem.toMove(), attackerThreats, defenderThreats);
  }

  /** The fight on the bits of a long. */
  public static PlainFight local(Problem problem, int attackerThreats, int defenderThreats) {
    return new PlainFight(new LocalGame(problem), problem, attackerThreats, defenderThreats);
  }

  /** The fight on a board. */
  public static PlainFight wide(Problem problem, int attackerThreats, int defenderThreats) {
    return new PlainFight(new WideGame(problem), problem, attackerThreats, defenderThreats);
  }

  public boolean isLost() {
    return fight.isLost();
  }

  public boolean isOut() {
    return fight.isOut();
  }

  public boolean isAlive() {
    return fight.isAlive();
  }

  public int passes() {
    return fight.here().passes;
  }

  public boolean attackerToMove() {
    return fight.here().attackerToMove;
  }

  /** The point that ko forbids, or {@link Point#NONE}. */
  public int ko() {
    return fight.here().ko == Point.NONE ? Point.NONE : fight.point(fight.here().ko);
  }

  /** Where may be played, a threat used if need be. */
  public PointSet points() {
    PointSet points = new PointSet(problem.board().size());
    int[] moves = new int[fight.moveLimit()];
    int end = fight.replies(moves) - 1;
    for (int i = 0; i < end; i++) {
      points.add(fight.point(moves[i]));
    }
    return points;
  }

  /** Plays on one of them, or passes. */
  public void play(int point) {
    int[] moves = new int[fight.moveLimit()];
    int end = fight.replies(moves);
    for (int i = 0; i < end; i++) {
      if (fight.point(moves[i]) == point) {
        fight.play(moves[i]);
        return;
      }
    }
    throw new IllegalArgumentException("no legal move");
  }
}
