package dev.nakade.lifedeath;

import dev.nakade.go.Point;
import dev.nakade.lifedeath.Demonstration.Breadth;
import dev.nakade.lifedeath.Prover.Winner;
import dev.nakade.search.Budget;
import dev.nakade.sgf.SgfNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A solution as a teacher would show it: a few right first moves, and wrong ones that someone could
 * think of, each with how it goes on. Where nothing helps the side to move, the moves that hold out
 * longest; where nothing is needed, what happens if it passes.
 */
public final class SolutionTree {
  private static final int MOST_RIGHT = 3;
  private static final int MOST_WRONG = 5;

  /** Wrong moves that need no answer are shown only up to this number of wrong moves. */
  private static final int MOST_POINTLESS = 2;

  /** Nodes to find the best of the right first moves. */
  private static final long CHOICE = 10_000;

  /** Nodes for what follows it. */
  private static final long MAIN = 15_000;

  /** A first move, what is proved about it, and how long the loser holds out after it. */
  private record Rated(FirstTry first, Claims claims, Resistance resistance, boolean forcing) {}

  private final Problem problem;
  private final Verdict verdict;
  private final List<FirstTry> tries;
  private final Winner mover;
  private final Budget budget;

  private final List<Rated> right;
  private final Optional<Branch> main;

  /** The solution of a problem whose verdict is proved. */
  SolutionTree(Problem problem, Verdict verdict, List<FirstTry> tries, Budget budget) {
    this.problem = problem;
    this.verdict = verdict;
    this.tries = List.copyOf(tries);
    this.mover = problem.goal() == Goal.LIVE ? Winner.DEFENDER : Winner.ATTACKER;
    this.budget = budget;
    this.right = right();
    this.main =
        right.stream().findFirst().map(best -> shown(best, Breadth.FULL, budget.part(MAIN)));
  }

  /**
   * The main line: both sides play as well and as long as they can. It ends where a player sees
   * that it is decided, or with a ko; never with a pass. Empty if the budget did not suffice.
   */
  public Optional<List<Integer>> line() {
    return main.map(SolutionTree::line);
  }

  private static List<Integer> line(Branch first) {
    List<Integer> line = new ArrayList<>();
    Optional<Branch> next = Optional.of(first);
    while (next.isPresent() && !next.get().byThreat()) {
      line.add(next.get().point());
      boolean ends = next.get().ending() != Ending.OPEN && next.get().point() != Point.PASS;
      next = next.get().next().stream().filter(branch -> !ends).findFirst();
    }
    while (!line.isEmpty() && line.get(line.size() - 1) == Point.PASS) {
      line.remove(line.size() - 1);
    }
    return line;
  }

  /** The whole solution as a record, with comments in words. */
  public SgfNode sgf() {
    SolutionRecord record = new SolutionRecord(problem, verdict, tries);
    main.ifPresent(branch -> record.add(right.get(0).first, right.get(0).claims.bounds(), branch));
    Stream.concat(right.stream().limit(MOST_RIGHT).skip(1), wrong().stream())
        .forEach(
            rated ->
                record.add(rated.first, rated.claims.bounds(), shown(rated, Breadth.LINE, budget)));
    return record.root();
  }

  private Branch shown(Rated rated, Breadth breadth, Budget within) {
    return demonstration(rated.first, rated.claims, breadth, within).of(rated.first.point());
  }

  private Demonstration demonstration(
      FirstTry first, Claims claims, Breadth breadth, Budget within) {
    Winner hero = first.right() && !isHopeless() ? mover : mover.other();
    return new Demonstration(claims, mover.other(), hero, breadth, within);
  }

  /**
   * The right first moves, the quickest first; if all are lost, the one first that holds out
   * longest. Where passing is right, it is the only one shown, but for a ko that can be played out.
   */
  private List<Rated> right() {
    boolean passes = !isHopeless() && isRight(Point.PASS) && (!isKo() || !isRightOnPoints());
    Comparator<Rated> order = Comparator.comparing(Rated::resistance);
    return rated(
            tries.stream()
                .filter(first -> first.right() && (first.point() == Point.PASS) == passes)
                .toList(),
            budget.part(CHOICE))
        .stream()
        .sorted(isHopeless() ? order.reversed() : order)
        .toList();
  }

  /** Wrong moves that must be answered and hold out longest, and a few others if there are none. */
  private List<Rated> wrong() {
    List<FirstTry> wrong =
        tries.stream().filter(first -> !first.right() && first.point() != Point.PASS).toList();
    List<Rated> rated = rated(wrong, budget);
    long forcing = rated.stream().filter(Rated::forcing).count();
    return rated.stream()
        .sorted(Comparator.comparing(Rated::forcing).thenComparing(Rated::resistance).reversed())
        .limit(Math.min(MOST_WRONG, Math.max(MOST_POINTLESS, forcing)))
        .toList();
  }

  /** Rates first moves as long as the budget lasts, but at least one. */
  private List<Rated> rated(List<FirstTry> firsts, Budget within) {
    List<Rated> rated = new ArrayList<>();
    for (FirstTry first : firsts) {
      Optional<Rated> next = rate(first, within);
      if (rated.isEmpty() || !within.isExhausted()) {
        next.ifPresent(rated::add);
      }
    }
    return rated;
  }

  private Optional<Rated> rate(FirstTry first, Budget within) {
    Claims claims = first.claims().get();
    Demonstration shown = demonstration(first, claims, Breadth.LINE, within);
    if (!shown.isPossible()) {
      return Optional.empty();
    }
    boolean forcing = !first.right() && shown.needsAnswer();
    return Optional.of(new Rated(first, claims, shown.resistance(), forcing));
  }

  private boolean isHopeless() {
    return verdict.kind() == (mover == Winner.DEFENDER ? Verdict.Kind.DEAD : Verdict.Kind.ALIVE);
  }

  private boolean isKo() {
    return verdict.kind() == Verdict.Kind.KO;
  }

  private boolean isRight(int point) {
    return tries.stream().anyMatch(first -> first.right() && first.point() == point);
  }

  private boolean isRightOnPoints() {
    return tries.stream().anyMatch(first -> first.right() && first.point() != Point.PASS);
  }
}
