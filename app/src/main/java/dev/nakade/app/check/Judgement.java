package dev.nakade.app.check;

import dev.nakade.app.solve.Posed;
import dev.nakade.go.Point;
import dev.nakade.lifedeath.Goal;
import dev.nakade.lifedeath.Problem;
import dev.nakade.lifedeath.Solver;
import dev.nakade.lifedeath.Verdict;
import java.util.List;
import java.util.Optional;

/**
 * What was proved about a problem, held against what its record states.
 *
 * @param posed the problem, and what of it was worked out
 */
record Judgement(Posed posed, Stated stated, Solver.Solution solution) {
  Problem problem() {
    return posed.problem();
  }

  /** The same with another solution. */
  Judgement with(Solver.Solution other) {
    return new Judgement(posed, stated, other);
  }

  /** Judged first moves by which the record would be wrong: bad stated ones, good other ones. */
  List<Integer> accusations() {
    return stated.right().isEmpty()
        ? List.of()
        : solution.judged().keySet().stream()
            .filter(move -> move != Point.PASS)
            .filter(move -> solution.judged().get(move) != stated.right().contains(move))
            .toList();
  }

  /** What comes of it. */
  Outcome outcome() {
    if (!isProved() || isDoubtful()) {
      return Outcome.UNSOLVED;
    }
    if (stated.right().isEmpty()) {
      return unstated();
    }
    if (isHopeless() || !wrongStated().isEmpty()) {
      return Outcome.WRONG_ANSWER;
    }
    if (isSettled()) {
      return Outcome.SETTLED;
    }
    if (!stated.right().stream().allMatch(move -> isRight(move).isPresent())) {
      return Outcome.UNSOLVED;
    }
    if (solution.verdict().kind() == Verdict.Kind.KO && !stated.ko()) {
      return Outcome.KO_INSTEAD;
    }
    if (!stated.right().containsAll(found())) {
      return Outcome.OTHER_ANSWERS_TOO;
    }
    return solution.complete() ? Outcome.CONFIRMED : Outcome.UNSOLVED;
  }

  /**
   * Whether other stones may have been meant: they were guessed though the wall has gaps, and no
   * first move matters to them. Nobody is to be accused then.
   */
  boolean isDoubtful() {
    boolean guessed = posed.workedOut().containsKey("target") && !posed.problem().isClosed();
    return guessed && !stated.right().isEmpty() && (isHopeless() || isSettled());
  }

  private Outcome unstated() {
    if (!rightCalledWrong().isEmpty()) {
      return Outcome.WRONG_ANSWER;
    }
    if (!isHopeless() && isSettled()) {
      return Outcome.SETTLED;
    }
    return solution.complete() ? Outcome.NOTHING_STATED : Outcome.UNSOLVED;
  }

  private boolean isProved() {
    return solution.verdict().kind() != Verdict.Kind.UNKNOWN;
  }

  /** Whether passing is as good, so that no move is needed. */
  boolean isSettled() {
    return solution.settled().orElse(false);
  }

  /** Whether more nodes would change nothing. */
  boolean isFinal() {
    boolean endless = solution.stop().equals(Optional.of(Solver.Stop.REPETITION));
    return isProved() ? solution.complete() || isHopeless() : endless;
  }

  /** Whether the side to move gets the worst, whatever it plays. */
  boolean isHopeless() {
    return solution.verdict().kind()
        == (problem().goal() == Goal.LIVE ? Verdict.Kind.DEAD : Verdict.Kind.ALIVE);
  }

  /** The right first moves that were found; none if nothing helps. */
  List<Integer> found() {
    return isHopeless() ? List.of() : solution.right();
  }

  /** The stated first moves that are not right, or not possible. */
  List<Integer> wrongStated() {
    return stated.right().stream()
        .filter(move -> isHopeless() || isRight(move).equals(Optional.of(false)))
        .toList();
  }

  /** The first moves that the record calls wrong and that are right. */
  List<Integer> rightCalledWrong() {
    return stated.wrong().stream().filter(found()::contains).toList();
  }

  /** Whether a first move is right; a move far from everything is as good as a pass. */
  private Optional<Boolean> isRight(int move) {
    if (move != Point.PASS && !problem().board().isLegal(move, problem().toMove())) {
      return Optional.of(false);
    }
    Boolean known = solution.judged().get(move);
    return known == null && solution.complete() ? solution.settled() : Optional.ofNullable(known);
  }
}
