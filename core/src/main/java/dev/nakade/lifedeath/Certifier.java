package dev.nakade.lifedeath;

import dev.nakade.go.Color;
import dev.nakade.proof.Aim;
import dev.nakade.proof.CertificateWriter;
import dev.nakade.proof.Claim;
import dev.nakade.proof.Conclusion;
import dev.nakade.search.Budget;
import java.util.Arrays;
import java.util.Optional;

/**
 * Writes the certificate of a verdict: the strategy of each claim that makes it up. The claims of
 * the two sides may hold on different grounds; that of a closed problem is good for both.
 */
final class Certifier {
  private final Ground life;
  private final Ground death;
  private final Prover.Start start;
  private final Budget budget;

  /**
   * A certifier of what was proved about one position.
   *
   * @param life where the defender proves: all around counts as safe stones of the attacker
   * @param death where the attacker proves: what is safe are its stones. If it proves nothing, any
   *     ground will do
   */
  Certifier(Ground life, Ground death, Budget budget) {
    life.problem().requireClosed();
    this.life = life;
    this.death = death;
    this.start = Prover.Start.of(life.problem().toMove());
    this.budget = budget;
  }

  Certification certify(Verdict verdict) {
    if (verdict.kind() == Verdict.Kind.UNKNOWN) {
      return Certification.failed("there is no verdict");
    }
    if (!verdict.isSettled()) {
      return Certification.failed("the number of threats is open");
    }
    life.prover().spend(budget);
    death.prover().spend(budget);
    Conclusion conclusion = conclusion(verdict);
    CertificateWriter writer = new CertificateWriter(question(), conclusion);
    for (Claim claim : conclusion.claims()) {
      Ground ground = ground(claim);
      Strategy strategy = ground.prover().strategy(question(claim), budget);
      Optional<int[]> moves = strategy.moves();
      if (moves.isEmpty()) {
        return Certification.failed("no strategy for '" + claim + "': " + strategy.failure());
      }
      Problem problem = ground.problem();
      int[] points = Arrays.stream(moves.get()).map(ground.game()::point).toArray();
      writer.claim(claim, problem.region(), problem.safe(), points);
    }
    return Certification.of(writer.finish());
  }

  private Ground ground(Claim claim) {
    return claim.aim().ofAttacker() ? death : life;
  }

  private boolean proves(Claim claim) {
    return ground(claim).prover().proves(question(claim));
  }

  private CertificateWriter.Question question() {
    Problem problem = life.problem();
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
    Problem problem = death.problem();
    if (!problem.safe().equals(problem.safeStones())) {
      return Conclusion.Kind.SURVIVES;
    }
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
        start,
        claim.aim().ofAttacker() ? Prover.Winner.ATTACKER : Prover.Winner.DEFENDER,
        threats(claim.attackerThreats()),
        threats(claim.defenderThreats()));
  }

  private static int threats(int number) {
    return number == Claim.ANY ? Prover.ALL : number;
  }
}
