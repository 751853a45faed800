package dev.nakade.systems;

import dev.nakade.go.Board;
import dev.nakade.go.PointSet;
import dev.nakade.lifedeath.Inquiry;
import dev.nakade.lifedeath.Problem;
import dev.nakade.lifedeath.Solver;
import dev.nakade.lifedeath.Verdict;
import dev.nakade.player.LifeReader;
import dev.nakade.search.Budget;
import java.util.HashMap;
import java.util.Map;

/** The prover of the house, with a small budget, for players that want to know what lives. */
final class SmallProofs implements LifeReader {
  private static final long TABLE_BYTES = 1L << 20;
  private static final long NODES = 300;
  private static final int MOST_REMEMBERED = 4096;

  private final Map<Asked, Fate> remembered = new HashMap<>();

  private record Asked(long board, PointSet target, int toMove) {}

  @Override
  public Fate read(Board board, PointSet target, int toMove) {
    Asked asked = new Asked(board.key(), target.copy(), toMove);
    if (remembered.size() > MOST_REMEMBERED) {
      remembered.clear();
    }
    return remembered.computeIfAbsent(asked, it -> prove(board.copy(), it));
  }

  private static Fate prove(Board board, Asked asked) {
    try {
      PointSet none = new PointSet(board.size());
      Problem problem = Problem.of(board, asked.toMove, asked.target, none);
      if (!problem.isClosed()) {
        return Fate.UNKNOWN;
      }
      Verdict verdict =
          Inquiry.into(
                  problem,
                  Inquiry.Region.FIXED,
                  TABLE_BYTES,
                  1,
                  Budget.ofNodes(NODES),
                  question -> {})
              .solve(Solver.Wanted.VERDICT)
              .verdict();
      return switch (verdict.kind()) {
        case ALIVE, SEKI -> Fate.LIVES;
        case DEAD -> Fate.DIES;
        case KO, UNKNOWN -> Fate.UNKNOWN;
      };
    } catch (IllegalArgumentException e) {
      return Fate.UNKNOWN; // no fight that the prover understands
    }
  }
}
