package dev.nakade.lifedeath;

import java.util.Locale;

/**
 * What becomes of a target with best play.
 *
 * @param attackerNeeds for {@link Kind#KO}: how many external ko threats the attacker needs to
 *     kill, the defender having none; 0 if it needs none
 * @param defenderNeeds for {@link Kind#KO}: how many the defender needs to survive, the attacker
 *     having none; 0 if it needs none
 */
public record Verdict(Kind kind, int attackerNeeds, int defenderNeeds) {
  /** From best to worst for the defender, and what was not proved. */
  public enum Kind {
    /** Two eyes, however many ko threats the attacker has. */
    ALIVE,
    /** Never captured, however many ko threats the attacker has, but no two eyes either. */
    SEKI,
    /** External ko threats decide. */
    KO,
    /** Captured, however many ko threats the defender has. */
    DEAD,
    UNKNOWN;

    /** The word in answers, such as {@code alive}. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** A number of threats that was not found: more than are counted. */
  public static final int UNSETTLED = -1;

  static final Verdict UNKNOWN = new Verdict(Kind.UNKNOWN, 0, 0);
  static final Verdict ALIVE = new Verdict(Kind.ALIVE, 0, 0);
  static final Verdict SEKI = new Verdict(Kind.SEKI, 0, 0);
  static final Verdict DEAD = new Verdict(Kind.DEAD, 0, 0);

  /** A ko in which the target survives up to this balance of threats; see {@link Prover}. */
  static Verdict ko(int balance) {
    int needed = balance >= 0 ? balance + 1 : -balance;
    int number = needed > Prover.MOST ? UNSETTLED : needed;
    return new Verdict(Kind.KO, balance >= 0 ? number : 0, balance >= 0 ? 0 : number);
  }

  /** Whether the number of threats that decide a ko is known. */
  boolean isSettled() {
    return attackerNeeds != UNSETTLED && defenderNeeds != UNSETTLED;
  }

  /** The balance at which a side must still win after its move to keep the verdict. */
  int balanceToKeep(Prover.Winner mover) {
    int survivesUpTo =
        switch (kind) {
          case ALIVE, SEKI -> Prover.ALL;
          case DEAD, UNKNOWN -> Known.NONE;
          case KO -> attackerNeeds > 0 ? attackerNeeds - 1 : -defenderNeeds;
        };
    return mover == Prover.Winner.DEFENDER
        ? survivesUpTo
        : Math.max(survivesUpTo + 1, -Prover.ALL);
  }
}
