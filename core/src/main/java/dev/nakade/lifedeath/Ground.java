package dev.nakade.lifedeath;

import dev.nakade.lifedeath.Prover.Winner;
import java.util.Map;

/**
 * Where a side proves something: a problem, its fight, and the prover that knows the proofs.
 *
 * @param game the one that the prover plays
 */
record Ground(Problem problem, Fight game, Prover prover) {
  /** The grounds of the two sides if it is the one of both, as in a closed problem. */
  Map<Winner, Ground> ofBoth() {
    return Map.of(Winner.DEFENDER, this, Winner.ATTACKER, this);
  }
}
