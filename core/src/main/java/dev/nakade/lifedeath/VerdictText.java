package dev.nakade.lifedeath;

import dev.nakade.go.Color;
import java.util.Locale;

/** What becomes of the target of a problem, in the words of players. */
public final class VerdictText {
  private final String defender;
  private final String attacker;

  public VerdictText(Problem problem) {
    this.defender = player(problem.defender());
    this.attacker = player(Color.opponent(problem.defender()));
  }

  /** The player of a colour, such as {@code Black}. */
  public static String player(int color) {
    String name = Color.name(color);
    return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }

  public String defender() {
    return defender;
  }

  public String attacker() {
    return attacker;
  }

  /** What becomes of it, such as {@code Black lives in seki}. */
  public String outcome(Verdict verdict) {
    return switch (verdict.kind()) {
      case ALIVE -> defender + " lives";
      case SEKI -> defender + " lives in seki";
      case DEAD -> defender + " is dead";
      case KO -> "it is a ko: " + needs(verdict);
      case UNKNOWN -> throw new IllegalArgumentException("nothing becomes of it");
    };
  }

  /** What the defender gets, such as {@code life}. */
  public String share(Verdict verdict) {
    return switch (verdict.kind()) {
      case ALIVE -> "life";
      case SEKI -> "seki";
      case KO -> "a ko (" + needs(verdict) + ")";
      case DEAD, UNKNOWN -> "death";
    };
  }

  private String needs(Verdict verdict) {
    boolean attacks = verdict.attackerNeeds() != 0;
    int number = attacks ? verdict.attackerNeeds() : verdict.defenderNeeds();
    return String.format(
        "%s needs %s to %s",
        attacks ? attacker : defender, threats(number), attacks ? "kill" : "live");
  }

  /** So many ko threats, such as {@code one ko threat}. */
  public static String threats(int number) {
    return switch (number) {
      case Verdict.UNSETTLED -> "ko threats, it is open how many,";
      case 0 -> "no ko threat";
      case 1 -> "one ko threat";
      default -> number + " ko threats";
    };
  }
}
