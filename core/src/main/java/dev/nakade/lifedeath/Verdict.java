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

  static final Verdict UNKNOWN = new Verdict(Kind.UNKNOWN, 0, 0);
}
