package dev.nakade.bench;

import dev.nakade.exact.BoardPosition;
import dev.nakade.exact.BoardSolver;
import dev.nakade.exact.ScoreRange;
import dev.nakade.go.KoRule;
import dev.nakade.go.Size;
import dev.nakade.search.Budget;
import dev.nakade.search.ProofTable;
import dev.nakade.systems.BoardSystem;
import dev.nakade.systems.Catalogue;
import java.util.Locale;

/** Values of boards and what they take, for the experiments. */
final class SmallBoards {
  private static final long BYTES = 256L << 20;

  private SmallBoards() {}

  /** What a search found: a value or bounds. */
  record Found(ScoreRange range, long nodes, long nanos) {
    String value() {
      return range.exact()
          ? signed(range.lower())
          : signed(range.lower()) + " … " + signed(range.upper());
    }

    String count() {
      return String.format(Locale.ROOT, range.exact() ? "%,d" : "> %,d", nodes);
    }

    String log() {
      return String.format(
          Locale.ROOT, range.exact() ? "%.1f" : "> %.1f", Math.log10((double) Math.max(1, nodes)));
    }

    String seconds() {
      return String.format(Locale.ROOT, range.exact() ? "%.1f" : "> %.1f", nanos / 1e9);
    }
  }

  private static String signed(int score) {
    return score > 0 ? "+" + score : String.valueOf(score);
  }

  static BoardSystem system(String name) {
    return Catalogue.findBoard(name).orElseThrow();
  }

  static Found solve(BoardSystem system, BoardPosition position, KoRule rule, long nodes) {
    return solve(system, position, rule, nodes, ProofTable.ofBytes(BYTES));
  }

  static Found solve(
      BoardSystem system, BoardPosition position, KoRule rule, long nodes, ProofTable table) {
    long start = System.nanoTime();
    BoardSolver solver =
        system.solver(position, rule, table, BYTES, 1, Budget.ofNodes(nodes), (known, k) -> {});
    ScoreRange range = solver.solve();
    return new Found(range, solver.nodes(), System.nanoTime() - start);
  }

  /** An empty board. */
  static BoardPosition empty(int width, int height) {
    return BoardPosition.empty(Size.of(width, height));
  }
}
