package dev.nakade.search;

/**
 * A game whose proofs can be written down for others, who know its rules and when a proof ends, but
 * nothing else that its search may know.
 */
public interface ProofGame extends Domain {
  /** Whether a proof ends here, well or badly. */
  boolean endsProof();

  /** Whether the prover has reached its aim, where {@link #endsProof}. */
  boolean proved();

  /** Whether it is the prover's turn. */
  boolean proverToMove();

  /** A key of the situation as the rules tell it apart. */
  long situationKey();

  /** Writes all moves that the rules allow, in the order of a reader; returns their number. */
  int replies(int[] into);

  /** Whether what the prover's opponent has in supply is not counted; see {@link #used}. */
  default boolean opponentIsUnlimited() {
    return false;
  }

  /** Whether to search on where the search ends a line and a proof does not. */
  default void plain(boolean on) {}
}
