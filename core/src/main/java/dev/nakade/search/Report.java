package dev.nakade.search;

import java.util.List;

/**
 * What a search found and what it cost.
 *
 * @param lower proved lower bound of the root's value, as far as the depth reaches
 * @param upper proved upper bound, equal to {@code lower} if the value is known
 * @param line the moves expected from both sides, best first move first; may be empty
 * @param depth the depth that was searched
 * @param complete whether the search ended by itself and not for want of budget
 * @param nodes positions visited, the root not counted
 * @param tableHits positions that a table answered or bounded
 * @param tableEntries places of the table in use at the end
 * @param cutoffs positions left before all their moves were searched
 * @param nanos time, in nanoseconds
 */
public record Report(
    int lower,
    int upper,
    List<Integer> line,
    int depth,
    boolean complete,
    long nodes,
    long tableHits,
    long tableEntries,
    long cutoffs,
    long nanos) {

  /** Nothing found, nothing spent. */
  static final Report NOTHING =
      new Report(-Domain.INFINITE, Domain.INFINITE, List.of(), 0, true, 0, 0, 0, 0, 0);

  /** This report with what an earlier one of the same position and depth found and cost. */
  Report after(Report earlier) {
    return new Report(
            Math.max(lower, earlier.lower),
            Math.min(upper, earlier.upper),
            line.isEmpty() ? earlier.line : line,
            depth,
            complete,
            nodes,
            tableHits,
            tableEntries,
            cutoffs,
            nanos)
        .withCostOf(earlier);
  }

  /** What this one found, at the cost of both. */
  Report withCostOf(Report other) {
    return new Report(
        lower,
        upper,
        line,
        depth,
        complete && other.complete,
        nodes + other.nodes,
        tableHits + other.tableHits,
        Math.max(tableEntries, other.tableEntries),
        cutoffs + other.cutoffs,
        nanos + other.nanos);
  }

  /** Whether the value is known exactly, at this depth. */
  public boolean exact() {
    return lower == upper;
  }

  /** The first move of the line, or {@link Domain#NO_MOVE}. */
  public int move() {
    return line.isEmpty() ? Domain.NO_MOVE : line.get(0);
  }
}
