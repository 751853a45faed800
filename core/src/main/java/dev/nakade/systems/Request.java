package dev.nakade.systems;

import dev.nakade.search.Budget;
import dev.nakade.search.Negamax;

/**
 * What a system is asked to spend on a problem.
 *
 * @param depth in plies; {@link Negamax#NO_DEPTH_LIMIT} for none
 * @param blackThreats external ko threats of Black
 * @param whiteThreats external ko threats of White
 * @param tableBytes the most that tables may take
 * @param threads how many threads may search; systems of the source documents use one
 * @param budget nodes and time, and the way to stop
 */
public record Request(
    int depth, int blackThreats, int whiteThreats, long tableBytes, int threads, Budget budget) {

  /** A request that one thread works on. */
  public Request(int depth, int blackThreats, int whiteThreats, long tableBytes, Budget budget) {
    this(depth, blackThreats, whiteThreats, tableBytes, 1, budget);
  }

  /** The same with another depth. */
  public Request withDepth(int newDepth) {
    return new Request(newDepth, blackThreats, whiteThreats, tableBytes, threads, budget);
  }
}
