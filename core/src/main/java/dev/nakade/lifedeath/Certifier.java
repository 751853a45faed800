package dev.nakade.lifedeath;

import dev.nakade.go.Color;
import dev.nakade.lifedeath.Prover.Winner;
import dev.nakade.proof.Aim;
import dev.nakade.proof.CertificateWriter;
import dev.nakade.proof.Claim;
import dev.nakade.proof.Conclusion;
import dev.nakade.search.Budget;
import dev.nakade.search.Strategy;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;

/**
 * Writes the certificate of a verdict: the strategy of each claim that makes it up. The claims of
 * the two sides may hold on different grounds; that of a closed problem is good for both.
 */
final class Certifier {
  private final Map<Winner, Ground> grounds;
  private final Problem problem;
  private final Budget budget;

  /**
   * A certifier of what was proved about a position.
   *
   * @param grounds of each side that has proved something, where: for the defender all around must
   *     count as safe, for the attacker nothing but its stones
   */
  Certifier(Map<Winner, Ground> grounds, Budget budget) {
    this.grounds = grounds;
    this.problem = grounds.values().iterator().next().problem();
    this.budget = budget;
    grounds.forEach(Certifier::require);
  }

  private static void require(Winner side, Ground ground) {
    Problem problem = ground.problem();
    if (side == Winner.DEFENDER) {
      problem.requireClosed();
    } else if (!problem.safe().equals(problem.safeStones())) {
      throw new IllegalArgumentException("the attacker proves nothing behind what is no stone");
    }
  }

  Certification certify(Verdict verdict) {
    if (verdict.kind() == Verdict.Kind.UNKNOWN) {
      return Certification.failed("there is no verdict");
    }
    if (!verdict.isSettled()) {
      return Certification.failed("the number of threats is open");
    }
    grounds.values().forEach(ground -> ground.prover().spend(budget));
    Conclusion conclusion = conclusion(verdict);
    CertificateWriter writer = new CertificateWriter(question(), conclusion);
    for (Claim claim : conclusion.claims()) {
      String failure = write(claim, writer);
      if (!failure.isEmpty()) {
        return Certification.failed("no strategy for '" + claim + "': " + failure);
      }
    }
    return Certification.of(writer.finish());
  }

  /** Writes the strategy of a claim; an empty text, or why there is none. */
  private String write(Claim claim, CertificateWriter writer) {
    Ground ground = grounds.get(side(claim));
    if (ground == null) {
      return "nothing was proved by this side";
    }
    Strategy strategy = ground.prover().strategy(question(claim), budget);
    Optional<int[]> moves = strategy.moves();
    if (moves.isEmpty()) {
      return strategy.failure();
    }
    int[] points = Arrays.stream(moves.get()).map(ground.game()::point).toArray();
    Problem on = ground.problem();
    writer.claim(claim, on.region(), on.safe(), on.doors(), points);
    return "";
  }

  private static Winner side(Claim claim) {
    return claim.aim().ofAttacker() ? Winner.ATTACKER : Winner.DEFENDER;
  }

  private boolean proves(Claim claim) {
    Ground ground = grounds.get(side(claim));
    return ground != null && ground.prover().proves(question(claim));
  }

  private CertificateWriter.Question question() {
    return new CertificateWriter.Question(
        problem.board().points(Color.BLACK),
        problem.board().points(Color.WHITE),
        problem.toMove(),
        problem.target(),
        problem.survival() == Survival.EVERY);
  }

  private Conclusion conclusion(Verdict verdict) {
    return switch (verdict.kind()) {
      case ALIVE -> new Conclusion(Conclusion.Kind.ALIVE, Claim.ANY);
      case SEKI -> new Conclusion(seki(), shown(Conclusion.Kind.SEKI));
      case DEAD -> new Conclusion(Conclusion.Kind.DEAD, shown(Conclusion.Kind.DEAD));
      case KO ->
          verdict.attackerNeeds() > 0
              ? new Conclusion(Conclusion.Kind.ATTACKER_NEEDS, verdict.attackerNeeds())
              : new Conclusion(Conclusion.Kind.DEFENDER_NEEDS, verdict.defenderNeeds());
      case UNKNOWN -> throw new IllegalArgumentException("no verdict");
    };
  }

  /** What can be certified of a seki: whether the attacker itself prevents two eyes. */
  private Conclusion.Kind seki() {
    Claim prevents = new Conclusion(Conclusion.Kind.SEKI, Claim.ANY).claims().get(1);
    return proves(prevents) ? Conclusion.Kind.SEKI : Conclusion.Kind.SURVIVES;
  }

  /** A claim against any number of threats if that can be proved, else against the most counted. */
  private int shown(Conclusion.Kind kind) {
    Claim claim = new Conclusion(kind, Claim.ANY).claims().get(0);
    return proves(claim) ? Claim.ANY : Prover.MOST;
  }

  private Prover.Question question(Claim claim) {
    boolean eyes = claim.aim() == Aim.TWO_EYES || claim.aim() == Aim.PREVENT_TWO_EYES;
    return new Prover.Question(
        eyes ? Fight.Aim.TWO_EYES : Fight.Aim.SURVIVE,
        Prover.Start.of(problem.toMove()),
        side(claim),
        threats(claim.attackerThreats()),
        threats(claim.defenderThreats()));
  }

  private static int threats(int number) {
    return number == Claim.ANY ? Prover.ALL : number;
  }
}
