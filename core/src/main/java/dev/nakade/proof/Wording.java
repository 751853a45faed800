package dev.nakade.proof;

import dev.nakade.go.Color;

/** Says in words what a certificate proves. */
final class Wording {
  private Wording() {}

  static String of(Fight fight, Conclusion verdict) {
    String defender = Color.name(fight.defender);
    String attacker = Color.name(Color.opponent(fight.defender));
    return String.format(
        "%s: with %s to move %s. Target %s (%s), region %s, taken as safe %s",
        verdict,
        fight.attackerBegins ? attacker : defender,
        sentence(verdict, attacker, defender),
        Fight.names(fight.target),
        fight.every ? "every stone must survive" : "one stone must survive",
        Fight.names(fight.region),
        fight.safe.isEmpty() ? "nothing" : Fight.names(fight.safe));
  }

  private static String sentence(Conclusion verdict, String attacker, String defender) {
    return switch (verdict.kind()) {
      case ALIVE -> defender + " gets two eyes, " + against(verdict, attacker);
      case SEKI -> defender + " survives, " + against(verdict, attacker) + ", without two eyes";
      case SURVIVES -> defender + " survives, " + against(verdict, attacker);
      case DEAD -> defender + " is captured, " + against(verdict, defender);
      case ATTACKER_NEEDS -> attacker + " needs " + threats(verdict.number()) + " to capture";
      case DEFENDER_NEEDS -> defender + " needs " + threats(verdict.number()) + " to survive";
    };
  }

  private static String against(Conclusion verdict, String side) {
    return verdict.number() == Claim.ANY
        ? "however many ko threats " + side + " has"
        : "also if " + side + " has " + threats(verdict.number());
  }

  private static String threats(int number) {
    return number == 1 ? "one ko threat" : number + " ko threats";
  }
}
