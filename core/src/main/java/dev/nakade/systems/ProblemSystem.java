package dev.nakade.systems;

import dev.nakade.lifedeath.Problem;

/** A way to search a problem, with a name in the {@link Catalogue}. */
public interface ProblemSystem {
  /** The word by which it is chosen, such as {@code danieli-hash}. */
  @Override
  String toString();

  /** One line for the list of systems. */
  String summary();

  /** Searches the problem; its board is left as it was. */
  Finding solve(Problem problem, Request request);
}
