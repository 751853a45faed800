package dev.nakade.app.check;

import dev.nakade.go.Point;
import dev.nakade.lifedeath.Solver;
import dev.nakade.lifedeath.Verdict;
import dev.nakade.search.Budget;
import java.util.List;

/**
 * How hard a problem is, estimated from its proof.
 *
 * @param nodes positions that the verdict and all first moves took
 * @param depth moves of the main line
 * @param right right first moves
 * @param tempting wrong first moves that look right to a shallow search
 */
record Difficulty(long nodes, int depth, int right, int tempting) {
  /** Nodes of a shallow search. */
  private static final long SHALLOW = 60;

  /** Wrong first moves that are looked at. */
  private static final int MOST_WRONG = 24;

  static Difficulty of(Item.Asked asked, Solver.Solution solution, int depth) {
    int right = (int) solution.right().stream().filter(move -> move != Point.PASS).count();
    return new Difficulty(solution.nodes(), depth, right, tempting(asked, solution));
  }

  private static int tempting(Item.Asked asked, Solver.Solution solution) {
    Aftermath aftermath = new Aftermath(asked.posed());
    Verdict verdict = solution.verdict();
    return (int)
        solution.wrong().stream()
            .filter(move -> move != Point.PASS)
            .limit(MOST_WRONG)
            .filter(
                move ->
                    aftermath
                        .after(List.of(move), Budget.ofNodes(SHALLOW))
                        .filter(later -> aftermath.isWorse(later.verdict(), verdict))
                        .isEmpty())
            .count();
  }

  /**
   * One number, with one decimal: {@code log2(1 + nodes/10) + depth/2 + 2 log2((1 +
   * tempting)/right)}.
   */
  double value() {
    double value =
        log2(1 + nodes / 10.0) + depth / 2.0 + 2 * log2((1.0 + tempting) / Math.max(1, right));
    return Math.max(0, Math.round(10 * value) / 10.0);
  }

  private static double log2(double number) {
    return Math.log(number) / Math.log(2);
  }
}
