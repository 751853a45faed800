package dev.nakade.proof;

/** The contest about the target of a {@link Fight}. */
final class TargetContest implements Contest {
  private final Fight fight;
  private final Claim claim;
  private final Situation now;

  TargetContest(Fight fight, Claim claim) {
    this.fight = fight;
    this.claim = claim;
    this.now = new Situation(fight, claim.attackerThreats(), claim.defenderThreats());
  }

  @Override
  public int points() {
    return fight.playable.length;
  }

  @Override
  public int digits() {
    return fight.digits();
  }

  private int spot(int move) {
    return move == PASS ? Situation.PASS : fight.playable[move - 1];
  }

  @Override
  public String name(int move) {
    return fight.name(spot(move));
  }

  @Override
  public boolean proverToMove() {
    return now.attackerToMove() == claim.aim().ofAttacker();
  }

  @Override
  public boolean isLegal(int point) {
    return now.isLegal(spot(point));
  }

  @Override
  public void play(int move) {
    now.play(spot(move));
  }

  /** With a ko threat, where these are not counted. */
  @Override
  public boolean isLimited(int move) {
    return now.isKo(spot(move)) && claim.threatsOfOpponent() == Claim.ANY;
  }

  @Override
  public boolean isOver() throws Refusal {
    boolean attacks = claim.aim().ofAttacker();
    if (now.lost()) {
      return require(attacks, "the target is lost");
    }
    if (attacks) {
      require(!now.out(), "the target gets out");
    } else if (now.alive()) {
      return true;
    }
    if (now.passes() < 2) {
      return false;
    }
    return switch (claim.aim()) {
      case SURVIVE -> true;
      case CAPTURE -> require(false, "the target stands in the end");
      case TWO_EYES -> require(false, "the target has no two eyes in the end");
      case PREVENT_TWO_EYES -> require(!now.alive(), "the target has two eyes");
    };
  }

  private static boolean require(boolean fine, String what) throws Refusal {
    if (!fine) {
      throw new Refusal(what);
    }
    return true;
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
