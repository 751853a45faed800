package dev.nakade.systems;

import dev.nakade.exact.BoardPosition;
import dev.nakade.exact.BoardSolver;
import dev.nakade.go.KoRule;
import dev.nakade.search.Budget;
import dev.nakade.search.ProofTable;

/** A way to find the value of a whole board, with a name in the {@link Catalogue}. */
public interface BoardSystem {
  /** The name of our own. */
  String DEFAULT = "nakade-exact";

  /** The word by which it is chosen. */
  @Override
  String toString();

  /** One line for the list of systems. */
  String summary();

  /**
   * A solver of a position.
   *
   * @param table what proof-number search remembers; others leave it alone
   * @param bytes the most that other tables may take
   * @param threads how many may search at once; some systems use one only
   */
  BoardSolver solver(
      BoardPosition position,
      KoRule rule,
      ProofTable table,
      long bytes,
      int threads,
      Budget budget,
      BoardSolver.Progress progress);
}
