package dev.nakade.app.check;

import dev.nakade.app.solve.Posed;
import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.lifedeath.Inquiry;
import dev.nakade.lifedeath.Problem;
import dev.nakade.lifedeath.Solver;
import dev.nakade.lifedeath.Verdict;
import dev.nakade.search.Budget;
import java.util.List;
import java.util.Optional;

/** The same problem some moves later. */
final class Aftermath {
  private static final long TABLE_BYTES = 8L << 20;

  private final Posed posed;

  Aftermath(Posed posed) {
    this.posed = posed;
  }

  /**
   * What is proved after these moves, within a budget. Empty if it cannot be asked: a move is
   * illegal, the target is gone, or a ko was just taken, which a problem of its own knows nothing
   * of.
   */
  Optional<Solver.Solution> after(List<Integer> moves, Budget budget) {
    Problem problem = posed.problem();
    Board board = problem.board().copy();
    int player = problem.toMove();
    for (int move : moves) {
      if (move != Point.PASS) {
        if (!board.isLegal(move, player)) {
          return Optional.empty();
        }
        board.play(move, player);
      } else {
        board.banKo(Point.NONE, Color.EMPTY);
      }
      player = Color.opponent(player);
    }
    PointSet target = problem.target().copy().retainAll(board.points(problem.defender()));
    return target.isEmpty() || board.koPoint() >= 0
        ? Optional.empty()
        : solve(Board.of(board.size(), board::color), player, target, budget);
  }

  private Optional<Solver.Solution> solve(Board board, int mover, PointSet target, Budget budget) {
    try {
      PointSet region = posed.grows() ? new PointSet(board.size()) : posed.problem().region();
      Problem later = Problem.of(board, mover, target, region).with(posed.problem().survival());
      Inquiry.Region kind = posed.grows() ? Inquiry.Region.GROWS : Inquiry.Region.FIXED;
      return Optional.of(
          Inquiry.into(later, kind, TABLE_BYTES, 1, budget, question -> {})
              .solve(Solver.Wanted.VERDICT));
    } catch (IllegalArgumentException e) {
      return Optional.empty(); // nothing is left to be asked
    }
  }

  /** Whether a verdict is worse than another for the side that is asked. */
  boolean isWorse(Verdict verdict, Verdict than) {
    int better = than.kind().compareTo(verdict.kind());
    boolean defends = posed.problem().toMove() == posed.problem().defender();
    return verdict.kind() != Verdict.Kind.UNKNOWN && (defends ? better < 0 : better > 0);
  }
}
