package dev.nakade.lifedeath;

import dev.nakade.go.Color;
import dev.nakade.proof.Aim;
import dev.nakade.proof.CertificateWriter;
import dev.nakade.proof.Claim;
import dev.nakade.proof.Conclusion;
import dev.nakade.search.Budget;
import java.util.Arrays;
import java.util.Optional;

/** Writes the certificate of a verdict: the strategy of each claim that makes it up. */
final class Certifier {
  private final Problem problem;
  private final Fight game;
  private final Prover prover;
  private final Prover.Start start;
  private final Budget budget;

  Certifier(Problem problem, Fight game, Prover prover, Budget budget) {
    this.problem = problem;
    this.game = game;
    this.prover = prover;
    this.start = Prover.Start.of(problem.toMove());
    this.budget = budget;
  }

  Certification certify(Verdict verdict) {
    if (verdict.kind() == Verdict.Kind.UNKNOWN) {
      return Certification.failed("there is no verdict");
    }
    if (!verdict.isSettled()) {
      return Certification.failed("the number of threats is open");
    }
    prover.spend(budget);
    Conclusion conclusion = conclusion(verdict);
    CertificateWriter writer = new CertificateWriter(question(), conclusion);
    for (Claim claim : conclusion.claims()) {
      Strategy strategy = prover.strategy(question(claim), budget);
      Optional<int[]> moves = strategy.moves();
      if (moves.isEmpty()) {
        return Certification.failed("no strategy for '" + claim + "': " + strategy.failure());
      }
      writer.claim(claim, Arrays.stream(moves.get()).map(game::point).toArray());
    }
    return Certification.of(writer.finish());
  }

  private CertificateWriter.Question question() {
    return new CertificateWriter.Question(
        problem.board().points(Color.BLACK),
        problem.board().points(Color.WHITE),
        problem.toMove(),
        problem.target(),
        problem.region(),
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
    return prover.proves(question(prevents)) ? Conclusion.Kind.SEKI : Conclusion.Kind.SURVIVES;
  }

  /** A claim against any number of threats if that can be proved, else against the most counted. */
  private int shown(Conclusion.Kind kind) {
    Claim claim = new Conclusion(kind, Claim.ANY).claims().get(0);
    return prover.proves(question(claim)) ? Claim.ANY : Prover.MOST;
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
