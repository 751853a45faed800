package dev.nakade.proof;

/**
 * One thing that is proved: a side reaches its aim against every reply.
 *
 * @param attackerThreats external ko threats of the attacker, or {@link #ANY}
 * @param defenderThreats external ko threats of the defender, or {@link #ANY}
 */
public record Claim(Aim aim, int attackerThreats, int defenderThreats) {
  /** However many threats; they are not counted. */
  public static final int ANY = 127;

  /** The threats of the side that does not prove anything. */
  int threatsOfOpponent() {
    return aim.ofAttacker() ? defenderThreats : attackerThreats;
  }

  /** As certificates have it, such as {@code capture attacker 0 defender any}. */
  @Override
  public String toString() {
    return aim + " attacker " + number(attackerThreats) + " defender " + number(defenderThreats);
  }

  private static String number(int threats) {
    return threats == ANY ? "any" : String.valueOf(threats);
  }
}
