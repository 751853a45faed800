package dev.nakade.lifedeath;

import dev.nakade.go.Point;
import dev.nakade.search.Budget;
import dev.nakade.search.ProofTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Our own solver of closed problems: the verdict with a proof, then which first moves are right.
 * Everything that it says was proved; what the budget did not suffice for it leaves open.
 */
public final class Solver {
  private static final Prover.Winner DEFENDER = Prover.Winner.DEFENDER;

  private final Problem problem;
  private final LocalGame game;
  private final Prover prover;
  private final Prover.Start start;
  private final Budget budget;

  /** A solver whose table takes at most so many bytes. */
  public Solver(Problem problem, long tableBytes, Budget budget) {
    if (problem.target().isEmpty()) {
      throw new IllegalArgumentException("no target: mark the stones that are meant with TR");
    }
    this.problem = problem;
    this.game = new LocalGame(problem);
    this.prover = new Prover(game, ProofTable.ofBytes(tableBytes), budget);
    this.start = Prover.Start.of(problem.toMove());
    this.budget = budget;
  }

  /**
   * What was found.
   *
   * @param judged of the first moves judged so far, points or the pass, whether each is right: it
   *     reaches the best verdict that any of them reaches
   * @param complete whether all first moves were judged
   * @param line the moves expected from both sides, as far as the proof remembers them
   */
  public record Solution(
      Verdict verdict,
      Map<Integer, Boolean> judged,
      boolean complete,
      List<Integer> line,
      long nodes) {

    /** The right first moves found. */
    public List<Integer> right() {
      return judged.entrySet().stream().filter(Map.Entry::getValue).map(Map.Entry::getKey).toList();
    }

    /** Whether passing is right too, so that nothing needs to be played; empty if not judged. */
    public Optional<Boolean> settled() {
      return Optional.ofNullable(judged.get(Point.PASS));
    }
  }

  /** How much is asked. */
  public enum Wanted {
    /** The verdict. */
    VERDICT,
    /** The verdict, and every first move judged. */
    ALL_MOVES
  }

  /** Proves what it can within the budget. */
  public Solution solve(Wanted wanted) {
    OptionalInt balance = prover.balance(start);
    Verdict verdict = balance.isEmpty() ? Verdict.UNKNOWN : name(balance.getAsInt());
    Map<Integer, Boolean> judged = new LinkedHashMap<>();
    if (verdict.kind() == Verdict.Kind.UNKNOWN) {
      return new Solution(verdict, judged, false, List.of(), budget.nodes());
    }
    List<Integer> line = prover.line().stream().map(game::point).toList();
    if (!line.isEmpty() && !hasLost(verdict.kind())) {
      judged.put(line.get(0), true);
    }
    boolean complete =
        wanted == Wanted.ALL_MOVES && judge(verdict.kind(), balance.getAsInt(), judged);
    return new Solution(verdict, judged, complete, line, budget.nodes());
  }

  /**
   * A certificate of a verdict that was found, for the checker of package {@code proof}. It has a
   * budget of its own; what the search remembers makes it short work.
   */
  public Certification certify(Verdict verdict, Budget within) {
    return new Certifier(problem, game, prover, within).certify(verdict);
  }

  private Verdict name(int balance) {
    if (balance == Prover.ALL) {
      return switch (prover.winner(LocalGame.Aim.TWO_EYES, start, Prover.ALL)) {
        case DEFENDER -> new Verdict(Verdict.Kind.ALIVE, 0, 0);
        case ATTACKER -> new Verdict(Verdict.Kind.SEKI, 0, 0);
        case NOBODY -> Verdict.UNKNOWN;
      };
    }
    if (balance < -Prover.ALL) {
      return new Verdict(Verdict.Kind.DEAD, 0, 0);
    }
    return new Verdict(
        Verdict.Kind.KO, balance >= 0 ? balance + 1 : 0, balance >= 0 ? 0 : -balance);
  }

  /** Judges every first move; says whether all could be. */
  private boolean judge(Verdict.Kind kind, int balance, Map<Integer, Boolean> judged) {
    boolean complete = true;
    for (int move : firstMoves()) {
      if (!judged.containsKey(game.point(move))) {
        Optional<Boolean> right = isRight(kind, balance, move);
        right.ifPresent(answer -> judged.put(game.point(move), answer));
        complete &= right.isPresent();
      }
    }
    return complete;
  }

  /** Whether the mover gets the worst, so that one first move is as good as another. */
  private boolean hasLost(Verdict.Kind kind) {
    return prover.mover(start) == DEFENDER ? kind == Verdict.Kind.DEAD : kind == Verdict.Kind.ALIVE;
  }

  private List<Integer> firstMoves() {
    game.ask(LocalGame.Aim.SURVIVE, problem.toMove(), problem.toMove(), 0, 0);
    int[] into = new int[game.moveLimit()];
    int end = game.allMoves(into);
    List<Integer> moves = new ArrayList<>();
    for (int i = 0; i < end; i++) {
      moves.add(into[i]);
    }
    return moves;
  }

  /** Whether the mover still gets the verdict after this move; empty if that was not proved. */
  private Optional<Boolean> isRight(Verdict.Kind kind, int balance, int move) {
    Prover.Winner mover = prover.mover(start);
    Prover.Start after = new Prover.Start(problem.toMove(), move);
    if (hasLost(kind)) {
      return Optional.of(true);
    }
    boolean aboutEyes = mover == DEFENDER ? kind == Verdict.Kind.ALIVE : kind == Verdict.Kind.SEKI;
    Prover.Winner winner =
        aboutEyes
            ? prover.winner(LocalGame.Aim.TWO_EYES, after, Prover.ALL)
            : prover.winner(
                after, mover == DEFENDER ? balance : Math.max(balance + 1, -Prover.ALL));
    return winner == Prover.Winner.NOBODY ? Optional.empty() : Optional.of(winner == mover);
  }
}
