package dev.nakade.lifedeath;

import dev.nakade.search.Budget;

/** That a prover answered a question with a proof, which it still remembers or can find again. */
record Proof(Prover by, Prover.Question question) {
  /** Makes sure of a proof, or finds it again. */
  boolean holds(Budget within) {
    by.spend(within);
    return by.proves(question);
  }

  ProofWalk walk(Budget within) {
    return by.walk(question, within);
  }
}
