package dev.nakade.systems;

import dev.nakade.exact.BoardPosition;
import dev.nakade.exact.BoardSolver;
import dev.nakade.exact.MigosParts;
import dev.nakade.go.KoRule;
import dev.nakade.search.Budget;
import dev.nakade.search.ProofTable;

/** MIGOS, the solver of van der Werf, van den Herik and Uiterwijk (2003). */
record Migos(String name, String words, MigosParts parts) implements BoardSystem {
  @Override
  public String toString() {
    return name;
  }

  @Override
  public String summary() {
    return "van der Werf et al. 2003: deepening principal variation search, " + words;
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
    return BoardSolver.migos(position, rule, parts, bytes, budget, progress);
  }
}
