package dev.nakade.proof;

import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;

/** The contest about the score of a whole board, in which one side proves a bound. */
final class ScoreContest implements Contest {
  private final Size size;
  private final int digits;
  private final ScoreClaim claim;
  private final ScoreSituation now;

  ScoreContest(Setup setup, ScoreClaim claim) {
    this.size = setup.size();
    this.digits = Fight.digits(PointSet.full(size));
    this.claim = claim;
    this.now = new ScoreSituation(setup);
  }

  @Override
  public int points() {
    return size.area();
  }

  @Override
  public int digits() {
    return digits;
  }

  @Override
  public String name(int move) {
    return Point.name(size, move == PASS ? Point.PASS : move - 1);
  }

  @Override
  public boolean proverToMove() {
    return now.blackToMove() == claim.ofBlack();
  }

  @Override
  public boolean isLegal(int point) {
    return now.isLegal(point - 1);
  }

  @Override
  public void play(int move) {
    if (move == PASS) {
      now.pass();
    } else {
      now.play(move - 1);
    }
  }

  @Override
  public boolean isLimited(int move) {
    return false;
  }

  /**
   * After two passes the area is counted. Before, what the prover is sure of may be enough; but if
   * it has just passed, its opponent could end the game before dead stones are taken.
   */
  @Override
  public boolean isOver() throws Refusal {
    boolean counts = score() >= claim.aim();
    if (now.passes() < 2) {
      boolean sure = 2 * now.sure(claim.ofBlack()) - points() >= claim.aim();
      return sure && (counts || now.passes() == 0 || proverToMove());
    }
    if (!counts) {
      throw new Refusal("the score is " + now.score() + " in the end");
    }
    return true;
  }

  /** The prover's score if the game ended now. */
  private int score() {
    return claim.ofBlack() ? now.score() : -now.score();
  }

  @Override
  public String text() {
    return now.text();
  }

  @Override
  public void set(String text) {
    now.set(text);
  }
}
