package dev.nakade.lifedeath;

import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.search.Budget;
import dev.nakade.search.DfPn;
import dev.nakade.search.ProofTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Our own solver of closed problems: the verdict with a proof, then which first moves are right,
 * then what becomes of the others. Everything that it says was proved; what the budget did not
 * suffice for it leaves open.
 */
public final class Solver implements Inquiry {
  /** The most external ko threats that a side can be given in {@link #survives}. */
  public static final int MOST_THREATS = Fight.UNLIMITED - 1;

  private static final Prover.Winner DEFENDER = Prover.Winner.DEFENDER;

  /** Nodes that the verdicts of wrong moves may cost however little the right ones did. */
  private static final long SMALL_CHANGE = 1_000;

  /** Nodes to find out more about a first move that is to be shown, and its proofs again. */
  private static final long EACH_FIRST_MOVE = 20_000;

  /** Nodes for which it is not worth while to start threads: some hundredths of a second. */
  private static final long ALONE = 10_000;

  private final Problem problem;
  private final Fight game;
  private final ProofTable table;
  private final Prover prover;
  private final Crew crew;
  private final Prover.Start start;
  private final Prover.Winner mover;
  private final Budget budget;
  private final Map<Integer, Boolean> judged = new LinkedHashMap<>();
  private boolean complete;

  /** A solver whose table takes at most so many bytes. */
  public Solver(Problem problem, long tableBytes, Budget budget) {
    this(problem, tableBytes, budget, question -> {});
  }

  /** A solver that tells of each question before it is searched. */
  public Solver(Problem problem, long tableBytes, Budget budget, Consumer<Question> progress) {
    this(problem, tableBytes, 1, budget, progress);
  }

  /**
   * A solver of so many threads, which are started where they are worth it and have ended whenever
   * it returns. They spend the one budget together. With more than one, verdicts are the same, but
   * lines and nodes may differ from run to run, and {@code progress} is told on each thread.
   */
  public Solver(
      Problem problem, long tableBytes, int threads, Budget budget, Consumer<Question> progress) {
    this(problem, tableBytes, threads, ALONE, budget, progress);
  }

  /** A solver that starts its threads after so many nodes. */
  Solver(
      Problem problem,
      long tableBytes,
      int threads,
      long alone,
      Budget budget,
      Consumer<Question> progress) {
    this(
        Stream.generate(() -> Fight.of(problem)).limit(threads).toList(),
        problem.requireClosed(),
        tableBytes,
        alone,
        budget,
        (moverWins, work) -> {},
        progress);
  }

  /** A solver with some ideas only. */
  public Solver(Problem problem, long tableBytes, Budget budget, Set<Idea> ideas) {
    this(
        Fight.of(problem, ideas),
        problem.requireClosed(),
        tableBytes,
        budget,
        (moverWins, work) -> {},
        question -> {});
  }

  /** A solver on a game of its own, which tells the listener of each position that is solved. */
  Solver(
      Fight game,
      Problem problem,
      long tableBytes,
      Budget budget,
      DfPn.Listener listener,
      Consumer<Question> progress) {
    this(List.of(game), problem, tableBytes, ALONE, budget, listener, progress);
  }

  /** A solver with a game for each thread. */
  private Solver(
      List<Fight> games,
      Problem problem,
      long tableBytes,
      long alone,
      Budget budget,
      DfPn.Listener listener,
      Consumer<Question> progress) {
    if (games.isEmpty()) {
      throw new IllegalArgumentException("no thread at all");
    }
    if (problem.target().isEmpty()) {
      throw new IllegalArgumentException("no target: mark the stones that are meant with TR");
    }
    this.problem = problem;
    this.game = games.get(0);
    this.start = Prover.Start.of(problem.toMove());
    this.budget = budget;
    this.table = ProofTable.ofBytes(tableBytes);
    DfPn search = new DfPn(game, table, listener);
    this.prover =
        new Prover(
            game, search, budget, (question, line) -> progress.accept(question(question, line)));
    List<Prover> provers = new ArrayList<>(List.of(prover));
    for (Fight another : games.subList(1, games.size())) {
      provers.add(prover.another(another, new DfPn(another, table, listener)));
    }
    this.crew = new Crew(provers, alone);
    this.mover = prover.mover(start);
  }

  /**
   * What is being searched: whether a side reaches its aim.
   *
   * @param firstMove the point or the pass after which it is asked; empty at the problem itself
   * @param attacks whether the attacker is to prove it
   * @param eyes whether the aim of the defender is two eyes, not only to survive
   * @param attackerThreats ko threats of the attacker, above {@link #MOST_THREATS} uncounted
   * @param defenderThreats ko threats of the defender, in the same way
   * @param line the most promising moves at present, after the first move if there is one; empty
   *     before the search begins
   */
  public record Question(
      OptionalInt firstMove,
      boolean attacks,
      boolean eyes,
      int attackerThreats,
      int defenderThreats,
      List<Integer> line) {}

  private Question question(Prover.Question question, List<Integer> line) {
    int first = question.start().firstMove();
    return new Question(
        first == Prover.Start.NO_MOVE ? OptionalInt.empty() : OptionalInt.of(game.point(first)),
        question.prover() != DEFENDER,
        question.aim() == Fight.Aim.TWO_EYES,
        question.attackerThreats(),
        question.defenderThreats(),
        points(line));
  }

  /** Why a solver left something open. */
  public enum Stop {
    NODES,
    TIME,
    CANCELLED,
    /** There was no more memory. */
    MEMORY,
    /** All was searched, but the sides go round in circles: nobody can prove anything. */
    REPETITION
  }

  /**
   * What was found.
   *
   * @param verdict {@link Verdict.Kind#UNKNOWN} unless proved
   * @param bounds what is proved about the verdict
   * @param judged of the first moves judged so far, points or the pass, whether each is right: it
   *     reaches the best verdict that any of them reaches
   * @param moves of each first move about which something is proved, what it is
   * @param complete whether all first moves were judged
   * @param line the moves expected from both sides, as far as the proof remembers them
   * @param stop why something was left open; empty if all that was wanted was found
   * @param grounds the parts of the board in which the verdict was proved, for each side that
   *     proved something
   */
  public record Solution(
      Verdict verdict,
      Bounds bounds,
      Map<Integer, Boolean> judged,
      Map<Integer, FirstMove> moves,
      boolean complete,
      List<Integer> line,
      Optional<Stop> stop,
      long nodes,
      List<Problem> grounds) {

    /** The same solution with another line. */
    public Solution with(List<Integer> other) {
      return new Solution(verdict, bounds, judged, moves, complete, other, stop, nodes, grounds);
    }

    /**
     * The problem with what the verdict rests on: the region of its proofs, and the stones that a
     * proof of the attacker takes as safe.
     */
    public Problem restsOn(Problem asked) {
      if (grounds.isEmpty() || asked.isClosed()) {
        return asked;
      }
      PointSet region = new PointSet(asked.board().size());
      PointSet safe = region.copy();
      PointSet doors = region.copy();
      PointSet stones = asked.board().points(Color.opponent(asked.defender()));
      for (Problem ground : grounds) {
        region.addAll(ground.region());
        doors.addAll(ground.doors());
        if (stones.containsAll(ground.safe())) {
          safe.addAll(ground.safe());
        }
      }
      return asked.within(new Growth.Part(region, safe.removeAll(region), doors));
    }

    /** The right first moves found. */
    public List<Integer> right() {
      return judged.entrySet().stream().filter(Map.Entry::getValue).map(Map.Entry::getKey).toList();
    }

    /** The wrong first moves found. */
    public List<Integer> wrong() {
      return judged.keySet().stream().filter(move -> !judged.get(move)).toList();
    }

    /** Whether passing is right too, so that nothing needs to be played; empty if not judged. */
    public Optional<Boolean> settled() {
      return Optional.ofNullable(judged.get(Point.PASS));
    }
  }

  /**
   * What is proved about a first move.
   *
   * @param answer how the opponent goes on after it, as far as its proof remembers; may be empty
   */
  public record FirstMove(Bounds bounds, List<Integer> answer) {}

  /** How much is asked. */
  public enum Wanted {
    /** The verdict. */
    VERDICT,
    /** The verdict, and of every first move whether it is right. */
    ALL_MOVES,
    /** That, and the verdicts of the wrong ones as far as they cost little more than all that. */
    CHEAP_VERDICTS,
    /** That, and the verdicts of all wrong ones. */
    ALL_VERDICTS
  }

  /** Proves what it can within the budget. */
  @Override
  public Solution solve(Wanted wanted) {
    boolean outOfMemory = false;
    try {
      search(wanted);
    } catch (OutOfMemoryError e) {
      outOfMemory = true;
    }
    Known known = prover.known(start);
    Verdict verdict = known.bounds().verdict().orElse(Verdict.UNKNOWN);
    Map<Integer, FirstMove> moves = firstMovesKnown();
    boolean open = !isDone(wanted, verdict, moves);
    return new Solution(
        verdict,
        known.bounds(),
        judged,
        moves,
        complete,
        points(known.line()),
        open ? Optional.of(stop(outOfMemory)) : Optional.empty(),
        budget.nodes(),
        List.of(problem));
  }

  @Override
  public List<Integer> line() {
    return points(prover.known(start).line());
  }

  @Override
  public long tableBytes() {
    return table.bytes();
  }

  /**
   * A certificate of a verdict that was found, for the checker of package {@code proof}. It has a
   * budget of its own; what the search remembers makes it short work.
   */
  @Override
  public Certification certify(Verdict verdict, Budget within) {
    Ground ground = new Ground(problem, game, prover);
    return new Certifier(ground.ofBoth(), within).certify(verdict);
  }

  /**
   * How a solution with a verdict that was found here goes, for people. It has a budget of its own;
   * the less that is, the less is shown.
   */
  @Override
  public SolutionTree explain(Solution solution, Budget within) {
    List<FirstTry> tries = new ArrayList<>();
    for (int move : firstMoves()) {
      Boolean right = solution.judged.get(game.point(move));
      if (right != null) {
        Supplier<Claims> claims =
            () -> Claims.of(prover, after(move), within.part(EACH_FIRST_MOVE));
        tries.add(new FirstTry(game.point(move), right, claims));
      }
    }
    SolutionTree tree = new SolutionTree(problem, solution.verdict, tries, within);
    prover.spend(budget);
    return tree;
  }

  private boolean isDone(Wanted wanted, Verdict verdict, Map<Integer, FirstMove> moves) {
    return verdict.kind() != Verdict.Kind.UNKNOWN
        && (wanted == Wanted.VERDICT || complete)
        && (wanted != Wanted.ALL_VERDICTS
            || moves.values().stream().allMatch(move -> move.bounds.verdict().isPresent()));
  }

  private Stop stop(boolean outOfMemory) {
    if (outOfMemory) {
      return Stop.MEMORY;
    }
    return budget.reached().map(limit -> Stop.valueOf(limit.name())).orElse(Stop.REPETITION);
  }

  /**
   * Whether the target survives if both sides have so many ko threats, at most {@link
   * #MOST_THREATS}; empty if that was not proved.
   */
  @Override
  public Optional<Boolean> survives(int attackerThreats, int defenderThreats) {
    Prover.Winner winner =
        attackerThreats == 0 || defenderThreats == 0
            ? prover.winner(start, attackerThreats - defenderThreats)
            : prover.search(Fight.Aim.SURVIVE, start, attackerThreats, defenderThreats);
    return winner == Prover.Winner.NOBODY ? Optional.empty() : Optional.of(winner == DEFENDER);
  }

  private void search(Wanted wanted) {
    Optional<Verdict> verdict = crew.bounds(start, budget).verdict();
    if (verdict.isEmpty()) {
      return;
    }
    Known known = prover.known(start);
    List<Integer> moves = firstMoves();
    moves.forEach(move -> prover.known(after(move)).isAfter(mover, known));
    boolean lineIsBest = verdict.get().isSettled() && !hasLost(verdict.get().kind());
    if (known.lineHolds() && lineIsBest) {
      int move = known.line().get(0);
      judged.put(game.point(move), true);
      prover.known(after(move)).isAsGoodAs(known);
    }
    if (wanted == Wanted.VERDICT) {
      return;
    }
    complete = judge(verdict.get(), moves);
    if (wanted == Wanted.ALL_VERDICTS) {
      crew.shareOut(moves.size(), budget, (by, share, i) -> by.bounds(after(moves.get(i))));
    } else if (wanted == Wanted.CHEAP_VERDICTS) {
      explain(moves);
    }
  }

  /** Finds verdicts of wrong moves, for a quarter of what was spent before; each gets its part. */
  private void explain(List<Integer> moves) {
    AtomicLong left = new AtomicLong(Math.max(SMALL_CHANGE, budget.nodes() / 4));
    crew.shareOut(
        moves.size(),
        budget,
        (by, share, i) -> {
          int rest = moves.size() - i;
          long most = left.getAndUpdate(nodes -> nodes - nodes / rest) / rest;
          Budget part = share.part(most);
          by.spend(part);
          by.bounds(after(moves.get(i)));
          left.addAndGet(most - part.nodes());
        });
    prover.spend(budget);
  }

  private Prover.Start after(int move) {
    return new Prover.Start(problem.toMove(), move);
  }

  /** Judges every first move; says whether all could be. */
  private boolean judge(Verdict verdict, List<Integer> moves) {
    List<Integer> open =
        moves.stream().filter(move -> !judged.containsKey(game.point(move))).toList();
    Map<Integer, Boolean> answers = new ConcurrentHashMap<>();
    try {
      crew.shareOut(
          open.size(),
          budget,
          (by, share, i) ->
              isRight(by, verdict, open.get(i)).ifPresent(it -> answers.put(open.get(i), it)));
    } finally {
      open.stream()
          .filter(answers::containsKey)
          .forEach(move -> judged.put(game.point(move), answers.get(move)));
    }
    return answers.size() == open.size();
  }

  /** Whether the mover gets the worst, so that one first move is as good as another. */
  private boolean hasLost(Verdict.Kind kind) {
    return mover == DEFENDER ? kind == Verdict.Kind.DEAD : kind == Verdict.Kind.ALIVE;
  }

  private List<Integer> firstMoves() {
    game.ask(Fight.Aim.SURVIVE, problem.toMove(), problem.toMove(), 0, 0);
    int[] into = new int[game.moveLimit()];
    int end = game.allMoves(into);
    List<Integer> moves = new ArrayList<>();
    for (int i = 0; i < end; i++) {
      moves.add(into[i]);
    }
    return moves;
  }

  private Map<Integer, FirstMove> firstMovesKnown() {
    Map<Integer, FirstMove> moves = new LinkedHashMap<>();
    for (int move : firstMoves()) {
      Known known = prover.known(after(move));
      if (!known.bounds().equals(Bounds.NOTHING)) {
        moves.put(game.point(move), new FirstMove(known.bounds(), points(known.line())));
      }
    }
    return moves;
  }

  private List<Integer> points(List<Integer> moves) {
    return moves.stream().map(game::point).toList();
  }

  /** Whether the mover still gets the verdict after this move; empty if that was not proved. */
  private Optional<Boolean> isRight(Prover by, Verdict verdict, int move) {
    Verdict.Kind kind = verdict.kind();
    if (hasLost(kind)) {
      return Optional.of(true);
    }
    if (!verdict.isSettled()) {
      return Optional.empty();
    }
    boolean aboutEyes = mover == DEFENDER ? kind == Verdict.Kind.ALIVE : kind == Verdict.Kind.SEKI;
    Prover.Winner winner =
        aboutEyes
            ? by.winner(Fight.Aim.TWO_EYES, after(move), Prover.ALL)
            : by.winner(after(move), verdict.balanceToKeep(mover));
    if (aboutEyes && winner == Prover.Winner.NOBODY && by.known(after(move)).eyesRepeat()) {
      // Two eyes cannot be forced after it, which is what the attacker wants.
      return Optional.of(mover != DEFENDER);
    }
    return winner == Prover.Winner.NOBODY ? Optional.empty() : Optional.of(winner == mover);
  }
}
