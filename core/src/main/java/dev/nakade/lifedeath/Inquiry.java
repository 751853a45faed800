package dev.nakade.lifedeath;

import dev.nakade.go.Color;
import dev.nakade.search.Budget;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** The search for the verdict of a problem, and what can be asked when it is over. */
public sealed interface Inquiry permits Solver, OpenSolver {
  /** How the region of a problem with gaps is to be understood. */
  enum Region {
    /** Both play there and nowhere else. */
    FIXED,
    /** It is where the search begins. */
    GROWS
  }

  /** Empty points of a closed region that it is not worth while to begin with smaller ones. */
  int LARGE = 20;

  /**
   * The inquiry that suits a problem.
   *
   * @param tableBytes memory for what the search remembers
   * @param progress told of each question before it is searched and then from time to time, on the
   *     thread that searches it
   */
  static Inquiry into(
      Problem problem,
      Region region,
      long tableBytes,
      int threads,
      Budget budget,
      Consumer<Solver.Question> progress) {
    if (problem.isClosed() && (region == Region.FIXED || !isLarge(problem))) {
      return new Solver(problem, tableBytes, threads, budget, progress);
    }
    return region == Region.FIXED
        ? OpenSolver.within(problem, tableBytes, threads, budget, progress)
        : OpenSolver.growing(
            problem, EnumSet.allOf(Idea.class), tableBytes, threads, budget, progress);
  }

  /** The inquiry that suits a problem, on one thread and with some ideas only. */
  static Inquiry into(Problem problem, Set<Idea> ideas, long tableBytes, Budget budget) {
    return problem.isClosed() && !isLarge(problem)
        ? new Solver(problem, tableBytes, budget, ideas)
        : OpenSolver.growing(problem, ideas, tableBytes, 1, budget, question -> {});
  }

  private static boolean isLarge(Problem problem) {
    return problem.region().copy().retainAll(problem.board().points(Color.EMPTY)).count() > LARGE;
  }

  /** Proves what it can within the budget. */
  Solver.Solution solve(Solver.Wanted wanted);

  /**
   * The line of the strongest proof of the side to move so far; empty if it has none. May be called
   * from any thread while it is searched.
   */
  List<Integer> line();

  /** The memory that its tables take now. May be called from any thread. */
  long tableBytes();

  /**
   * How a solution with a verdict that was found here goes, for people. It has a budget of its own;
   * the less that is, the less is shown.
   */
  SolutionTree explain(Solver.Solution solution, Budget within);

  /**
   * A certificate of a verdict that was found, for the checker of package {@code proof}. It has a
   * budget of its own; what the search remembers makes it short work.
   */
  Certification certify(Verdict verdict, Budget within);

  /**
   * Whether the target survives if both sides have so many ko threats, at most {@link
   * Solver#MOST_THREATS}; empty if that was not proved.
   */
  Optional<Boolean> survives(int attackerThreats, int defenderThreats);
}
