package dev.nakade.proof;

import dev.nakade.go.Color;
import dev.nakade.go.PointSet;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Says in words what a certificate proves. */
final class Wording {
  private Wording() {}

  /** What is proved on these grounds, one of each claim. */
  static String of(Conclusion verdict, List<Fight> fights) {
    Position position = fights.get(0).position;
    String defender = Color.name(position.defender);
    String attacker = Color.name(Color.opponent(position.defender));
    return String.format(
        "%s: with %s to move %s. Target %s (%s), %s",
        verdict,
        position.attackerBegins ? attacker : defender,
        sentence(verdict, attacker, defender),
        Fight.names(position.target),
        position.every ? "every stone must survive" : "one stone must survive",
        grounds(verdict, fights));
  }

  /** What is proved about a board. */
  static String of(ScoreClaim score, Setup setup) {
    return String.format(
        "%s: on %s with %s to move %s, without repetition. %s",
        score, setup.size(), setup.blackToMove() ? "black" : "white", sentence(score), on(setup));
  }

  private static String sentence(ScoreClaim score) {
    String signed = score.score() > 0 ? "+" + score.score() : String.valueOf(score.score());
    return switch (score.kind()) {
      case AT_LEAST -> "black gets at least " + signed;
      case LESS_THAN -> "white holds black to less than " + signed;
      case VALUE -> "black gets " + signed + " and white does not let it have more";
    };
  }

  private static String on(Setup setup) {
    return setup.black().isEmpty() && setup.white().isEmpty()
        ? "The board is empty"
        : "Black " + stones(setup.black()) + ", white " + stones(setup.white());
  }

  private static String stones(PointSet stones) {
    return stones.isEmpty() ? "nothing" : Fight.names(stones);
  }

  /** What the claims rest on, said once if it is the same of all. */
  private static String grounds(Conclusion verdict, List<Fight> fights) {
    List<Claim> claims = verdict.claims();
    Set<String> different = new LinkedHashSet<>();
    List<String> each = new ArrayList<>();
    for (int i = 0; i < claims.size(); i++) {
      Aim aim = claims.get(i).aim();
      String ground = ground(fights.get(i), aim);
      different.add(ground);
      each.add("to " + aim.toString().replace('-', ' ') + " " + ground);
    }
    return different.size() == 1 ? different.iterator().next() : String.join("; ", each);
  }

  private static String ground(Fight fight, Aim aim) {
    String region = "region " + Fight.names(fight.region);
    if (fight.isClosed()) {
      return region + safe(fight);
    }
    if (!aim.ofAttacker()) {
      return region + ", whatever is around it";
    }
    PointSet weak = fight.weak();
    String doubt =
        weak.isEmpty()
            ? ""
            : " (fewer than three liberties outside the region: " + Fight.names(weak) + ")";
    String doors =
        fight.doors.isEmpty() ? "" : ", doors that are kept shut at " + Fight.names(fight.doors);
    return region + safe(fight) + doubt + doors + ", all else around it as ways out";
  }

  private static String safe(Fight fight) {
    return ", taken as safe " + (fight.safe.isEmpty() ? "nothing" : Fight.names(fight.safe));
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
