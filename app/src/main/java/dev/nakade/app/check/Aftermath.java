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

  /** Liberties outside the region with which a block of the wall needs no help. */
  private static final int SAFE_LIBERTIES = 3;

  private final Posed posed;

  Aftermath(Posed posed) {
    this.posed = posed;
  }

  /**
   * What becomes of the target.
   *
   * @param line how it goes on, as far as its proof remembers
   * @param weak stones of the wall that the proof takes as safe though they have fewer than three
   *     liberties outside the region
   */
  record Found(Verdict verdict, List<Integer> line, PointSet weak) {}

  /** A position that was searched. */
  private record Searched(Problem problem, Solver.Solution solution) {
    Optional<Found> found(Optional<Verdict> verdict, List<Integer> line) {
      return verdict
          .filter(it -> it.kind() != Verdict.Kind.UNKNOWN)
          .map(it -> new Found(it, line, weak()));
    }

    private PointSet weak() {
      Problem ground = solution.restsOn(problem);
      PointSet weak = new PointSet(problem.board().size());
      PointSet attackers = problem.board().points(Color.opponent(problem.defender()));
      PointSet outside = problem.board().points(Color.EMPTY).removeAll(ground.region());
      ground
          .safeStones()
          .forEach(
              stone -> {
                PointSet block = PointSet.of(problem.board().size(), stone).reach(attackers);
                if (block.border().retainAll(outside).count() < SAFE_LIBERTIES) {
                  weak.add(stone);
                }
              });
      return problem.isClosed() ? new PointSet(problem.board().size()) : weak;
    }
  }

  /**
   * What is proved after these moves, within a budget. A problem knows of no banned ko; so where
   * the last move took one, it is judged as a first move of the position before it. Empty if it
   * cannot be asked, since a move is illegal or two in a row took a ko, or if it was not proved.
   */
  Optional<Found> after(List<Integer> moves, Budget budget) {
    return board(moves).flatMap(board -> after(moves, board, budget));
  }

  private Optional<Found> after(List<Integer> moves, Board board, Budget budget) {
    if (target(board).isEmpty()) {
      Verdict lost = new Verdict(Verdict.Kind.DEAD, 0, 0);
      return Optional.of(new Found(lost, List.of(), new PointSet(board.size())));
    }
    if (board.koPoint() < 0) {
      return solve(board, toMove(moves.size()), Solver.Wanted.VERDICT, budget)
          .flatMap(it -> it.found(Optional.of(it.solution.verdict()), it.solution.line()));
    }
    int last = moves.size() - 1;
    return board(moves.subList(0, last))
        .filter(before -> before.koPoint() < 0)
        .flatMap(before -> solve(before, toMove(last), Solver.Wanted.ALL_VERDICTS, budget))
        .flatMap(before -> after(before, moves.get(last)));
  }

  private static Optional<Found> after(Searched before, int move) {
    Solver.Solution solution = before.solution;
    return Optional.ofNullable(solution.moves().get(move))
        .flatMap(
            known ->
                before.found(
                    solution.right().contains(move)
                        ? Optional.of(solution.verdict())
                        : known.bounds().verdict(),
                    known.answer()));
  }

  private int toMove(int moves) {
    int first = posed.problem().toMove();
    return moves % 2 == 0 ? first : Color.opponent(first);
  }

  private PointSet target(Board board) {
    Problem problem = posed.problem();
    return problem.target().copy().retainAll(board.points(problem.defender()));
  }

  /** The board after some moves; empty if one is illegal. */
  private Optional<Board> board(List<Integer> moves) {
    Board board = posed.problem().board().copy();
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      if (move == Point.PASS) {
        board.banKo(Point.NONE, Color.EMPTY);
      } else if (board.isLegal(move, toMove(i))) {
        board.play(move, toMove(i));
      } else {
        return Optional.empty();
      }
    }
    return Optional.of(board);
  }

  private Optional<Searched> solve(Board board, int mover, Solver.Wanted wanted, Budget budget) {
    try {
      PointSet region = posed.grows() ? new PointSet(board.size()) : posed.problem().region();
      Problem later =
          Problem.of(Board.of(board.size(), board::color), mover, target(board), region)
              .with(posed.problem().survival());
      Inquiry.Region kind = posed.grows() ? Inquiry.Region.GROWS : Inquiry.Region.FIXED;
      return Optional.of(
          new Searched(
              later,
              Inquiry.into(later, kind, TABLE_BYTES, 1, budget, question -> {}).solve(wanted)));
    } catch (IllegalArgumentException e) {
      return Optional.empty(); // nothing is left to be asked
    }
  }

  /** Whether a verdict is worse than another for the side that is asked. */
  boolean isWorse(Verdict verdict, Verdict than) {
    int better = than.kind().compareTo(verdict.kind());
    boolean defends = posed.problem().toMove() == posed.problem().defender();
    return defends ? better < 0 : better > 0;
  }
}
