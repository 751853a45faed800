package dev.nakade.lifedeath;

import dev.nakade.lifedeath.Prover.Question;
import dev.nakade.lifedeath.Prover.Start;
import dev.nakade.lifedeath.Prover.Winner;
import dev.nakade.search.Budget;
import java.util.Optional;

/**
 * What each side can claim about a position, with the proof: the defender that it gets no less than
 * the worse bound, the attacker that it gets no more than the better one. Who gets the worst claims
 * nothing.
 */
record Claims(Bounds bounds, Optional<Proof> defender, Optional<Proof> attacker) {
  /** What a prover can find out about a position with some more nodes, as far as proofs hold. */
  static Claims of(Prover by, Start start, Budget within) {
    by.spend(within);
    Bounds bounds = by.bounds(start);
    return new Claims(
        bounds,
        defender(by, start, bounds.worst(), within),
        attacker(by, start, bounds.best(), within));
  }

  /** Whether it is a seki, and both sides can show their part of it. */
  boolean isSeki() {
    return bounds.equals(new Bounds(Verdict.SEKI, Verdict.SEKI))
        && defender.isPresent()
        && attacker.isPresent();
  }

  /** Those of one side alone. */
  Claims only(Winner side) {
    return new Claims(
        bounds,
        defender.filter(proof -> side == Winner.DEFENDER),
        attacker.filter(proof -> side == Winner.ATTACKER));
  }

  private static Optional<Proof> defender(Prover by, Start start, Verdict worst, Budget within) {
    return switch (worst.kind()) {
      case ALIVE ->
          held(by, question(Fight.Aim.TWO_EYES, start, Winner.DEFENDER, Prover.ALL), within);
      case SEKI -> survival(by, start, Winner.DEFENDER, Prover.ALL, within);
      case KO -> survival(by, start, Winner.DEFENDER, survivesUpTo(worst), within);
      case DEAD, UNKNOWN -> Optional.empty();
    };
  }

  private static Optional<Proof> attacker(Prover by, Start start, Verdict best, Budget within) {
    return switch (best.kind()) {
      case DEAD -> survival(by, start, Winner.ATTACKER, -Prover.ALL, within);
      case SEKI ->
          held(by, question(Fight.Aim.TWO_EYES, start, Winner.ATTACKER, Prover.ALL), within);
      case KO -> survival(by, start, Winner.ATTACKER, survivesUpTo(best) + 1, within);
      case ALIVE, UNKNOWN -> Optional.empty();
    };
  }

  /** The greatest balance of threats at which the target survives; see {@link Prover}. */
  private static int survivesUpTo(Verdict ko) {
    if (!ko.isSettled()) {
      return ko.attackerNeeds() == 0 ? -Prover.MOST - 1 : Prover.MOST;
    }
    return ko.attackerNeeds() > 0 ? ko.attackerNeeds() - 1 : -ko.defenderNeeds();
  }

  /** A claim about survival; where it is not proved for any number of threats, for the most. */
  private static Optional<Proof> survival(
      Prover by, Start start, Winner prover, int balance, Budget within) {
    int counted = Math.max(-Prover.MOST, Math.min(Prover.MOST, balance));
    return held(by, question(Fight.Aim.SURVIVE, start, prover, balance), within)
        .or(() -> held(by, question(Fight.Aim.SURVIVE, start, prover, counted), within));
  }

  private static Question question(Fight.Aim aim, Start start, Winner prover, int balance) {
    return new Question(aim, start, prover, Math.max(balance, 0), Math.max(-balance, 0));
  }

  private static Optional<Proof> held(Prover by, Question question, Budget within) {
    return Optional.of(new Proof(by, question)).filter(proof -> proof.holds(within));
  }
}
