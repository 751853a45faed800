package dev.nakade.systems;

import dev.nakade.search.Report;
import java.util.List;

/**
 * What a system found and what it cost.
 *
 * @param answer in words, for instance {@code value 120} or {@code captured}
 * @param proved whether the answer is a proof and not only what a search of some depth saw
 * @param goalReached whether the side to move gets what it wants, as far as was searched
 * @param line points and passes, the best first move first; may be empty
 * @param depth the depth in plies that was searched
 * @param complete whether the search ended by itself and not for want of budget
 * @param nodes positions visited, the root not counted
 */
public record Finding(
    String answer,
    boolean proved,
    boolean goalReached,
    List<Integer> line,
    int depth,
    boolean complete,
    long nodes,
    long tableHits,
    long tableEntries,
    long cutoffs,
    long nanos) {

  /** What an alpha-beta search found, which is never a proof. */
  static Finding of(Report report, String answer, boolean goalReached, List<Integer> line) {
    return new Finding(
        answer,
        false,
        goalReached,
        line,
        report.depth(),
        report.complete(),
        report.nodes(),
        report.tableHits(),
        report.tableEntries(),
        report.cutoffs(),
        report.nanos());
  }
}
