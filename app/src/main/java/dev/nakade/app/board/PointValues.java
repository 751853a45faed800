package dev.nakade.app.board;

import dev.nakade.exact.BoardPosition;
import dev.nakade.exact.BoardSolver;
import dev.nakade.exact.ScoreRange;
import dev.nakade.go.KoRule;
import dev.nakade.search.Budget;
import dev.nakade.search.ProofTable;
import dev.nakade.systems.BoardSystem;
import dev.nakade.systems.Catalogue;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What playing on each point of a small board is worth, as far as a budget suffices. */
public final class PointValues {
  private PointValues() {}

  /** The fields of {@code board --openings --json}. */
  public static Map<String, Object> of(
      BoardPosition position, KoRule rule, long bytes, Budget budget) {
    long start = System.nanoTime();
    BoardSystem system = Catalogue.findBoard(BoardSystem.DEFAULT).orElseThrow();
    ProofTable proofs = ProofTable.ofBytes(bytes / 4 * 3);
    BoardSolver solver =
        system.solver(position, rule, proofs, bytes / 4, 1, budget, (known, asked) -> {});
    ScoreRange known = solver.solve();
    List<Integer> line = known.exact() ? solver.line() : List.of();
    Map<Integer, ScoreRange> values = solver.firstMoves();
    return new BoardAnswer(
            position,
            rule,
            system.toString(),
            solver.reservation(),
            known,
            Optional.empty(),
            known.exact() ? Optional.of(solver.bestMoves()) : Optional.empty(),
            line,
            Optional.of(values),
            solver.images(),
            budget.reached().map(limit -> limit.name().toLowerCase(Locale.ROOT)),
            Optional.empty(),
            solver.nodes(),
            (System.nanoTime() - start) / 1_000_000)
        .fields();
  }
}
