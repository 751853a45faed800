package dev.nakade.lifedeath;

/**
 * What becomes of a target with best play, as a place on the scale of ko threats. {@code balance}
 * is the greatest number of threats of the attacker against which the defender proves that it
 * survives, the defender having none; below zero, the defender needs that many itself. At {@link
 * #MOST} threats more, either side is taken to have as many as it likes.
 */
record Verdict(Kind kind, int balance) {
  /** The largest number of ko threats that is asked about. */
  static final int MOST = 6;

  enum Kind {
    ALIVE,
    SEKI,
    KO,
    DEAD,
    UNKNOWN
  }

  static final Verdict UNKNOWN = new Verdict(Kind.UNKNOWN, 0);

  /** How many threats the attacker needs to kill, 0 if it needs none. */
  int attackerNeeds() {
    return kind == Kind.KO && balance >= 0 ? balance + 1 : 0;
  }

  /** How many threats the defender needs to survive, 0 if it needs none. */
  int defenderNeeds() {
    return kind == Kind.KO && balance < 0 ? -balance : 0;
  }
}
