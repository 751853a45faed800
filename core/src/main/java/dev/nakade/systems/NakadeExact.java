package dev.nakade.systems;

import dev.nakade.exact.BoardPosition;
import dev.nakade.exact.BoardSolver;
import dev.nakade.go.KoRule;
import dev.nakade.search.Budget;
import dev.nakade.search.ProofTable;

/** Our own: df-pn on thresholds with safety under alternating play. */
final class NakadeExact implements BoardSystem {
  @Override
  public String toString() {
    return DEFAULT;
  }

  @Override
  public String summary() {
    return "our own: df-pn on thresholds, exact keys, safety under alternating play";
  }

  @Override
  public BoardSolver solver(
      BoardPosition position,
      KoRule rule,
      ProofTable table,
      long bytes,
      int threads,
      Budget budget,
      BoardSolver.Progress progress) {
    return BoardSolver.proving(position, rule, table, bytes, threads, budget, progress);
  }
}
