package dev.nakade.app.check;

import dev.nakade.app.solve.Posed;
import dev.nakade.lifedeath.Goal;
import dev.nakade.lifedeath.Solver;
import dev.nakade.search.Budget;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Proves again, in the position after the move, what would accuse a record. Where the wall has
 * gaps, a proof of death rests on stones of the wall that are taken as safe as they stand. A first
 * move that fills their liberties may make them weak; after it, the wall is looked at anew.
 */
final class SecondLook {
  private final Posed posed;
  private final long nodes;

  /** A look with so many nodes for each move. */
  SecondLook(Posed posed, long nodes) {
    this.posed = posed;
    this.nodes = nodes;
  }

  /**
   * The judgement without what does not hold: further answers that are worse when they are played
   * are wrong. What is not proved again, or a death that rests on a weak wall, is not judged.
   */
  Judgement at(Judgement first) {
    if (posed.problem().isClosed() || first.isHopeless() || first.isSettled()) {
      return first;
    }
    Solver.Solution solution = first.solution();
    Map<Integer, Boolean> judged = new LinkedHashMap<>(solution.judged());
    Map<Integer, Solver.FirstMove> moves = new LinkedHashMap<>(solution.moves());
    Aftermath aftermath = new Aftermath(posed);
    for (int move : first.accusations()) {
      Optional<Aftermath.Found> later = aftermath.after(List.of(move), Budget.ofNodes(nodes));
      boolean right = judged.get(move);
      Optional<Boolean> worse =
          later.map(found -> aftermath.isWorse(found.verdict(), solution.verdict()));
      boolean kills = right == (posed.problem().goal() == Goal.KILL);
      if (right && worse.orElse(false)) {
        judged.put(move, false);
        moves.computeIfPresent(
            move, (it, known) -> new Solver.FirstMove(known.bounds(), later.get().line()));
      } else if (worse.isEmpty() || right == worse.get() || (kills && isWeak(later.get()))) {
        judged.remove(move);
      }
    }
    boolean complete = solution.complete() && judged.size() == solution.judged().size();
    return first.with(changed(solution, judged, moves, complete));
  }

  private static boolean isWeak(Aftermath.Found found) {
    return !found.weak().isEmpty();
  }

  /** A solution without the first moves about which two disagree. */
  static Solver.Solution agreed(Solver.Solution one, Solver.Solution other) {
    Map<Integer, Boolean> judged = new LinkedHashMap<>(one.judged());
    judged.entrySet().retainAll(other.judged().entrySet());
    return changed(one, judged, one.moves(), one.complete());
  }

  private static Solver.Solution changed(
      Solver.Solution solution,
      Map<Integer, Boolean> judged,
      Map<Integer, Solver.FirstMove> moves,
      boolean complete) {
    return new Solver.Solution(
        solution.verdict(),
        solution.bounds(),
        judged,
        moves,
        complete,
        solution.line(),
        solution.stop(),
        solution.nodes(),
        solution.grounds());
  }
}
