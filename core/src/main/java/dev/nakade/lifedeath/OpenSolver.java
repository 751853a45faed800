package dev.nakade.lifedeath;

import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.lifedeath.Prover.Pursuit;
import dev.nakade.lifedeath.Prover.Start;
import dev.nakade.lifedeath.Prover.Winner;
import dev.nakade.search.Budget;
import dev.nakade.search.DfPn;
import dev.nakade.search.Shift;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Solves problems with gaps in the wall. Life is proved in regions that grow, with all that is
 * outside given to the attacker; death in others, with all that is outside given to the defender
 * but for the stones taken as safe. Every region gets a little work in turn, the small ones first,
 * until one of them is large enough for a proof and small enough to find it.
 */
public final class OpenSolver implements Inquiry {
  /** Empty points of the largest region. */
  private static final int LARGEST = 100;

  /** Nodes that a question gets on a front in the first round; four times as many each time. */
  private static final long FIRST_SLICE = 1_000;

  /** How much less a question gets on fronts of the side that is not to move. */
  private static final long DOUBT = 4;

  /** Empty points of the regions that are tried in the first round, and how many more each time. */
  private static final int FIRST_SIZE = 13;

  private static final int MORE_POINTS = 5;

  /** Tables that may grow to their limit at once. */
  private static final int LARGE_TABLES = 8;

  /** Fronts of a side that judge first moves: the one that proved the verdict and larger ones. */
  private static final int JUDGES = 2;

  // First moves are judged for so many nodes, or so many times what the verdict took.
  private static final long JUDGING = 1_000_000;
  private static final long TIMES = 20;

  /** Nodes that the verdicts of wrong moves may cost however little the right ones did. */
  private static final long CHANGE = 20_000;

  private static final Set<Idea> ALL_IDEAS = EnumSet.allOf(Idea.class);

  private final Problem problem;

  /** How regions grow; empty if they do not. */
  private final Optional<Growth> growth;

  private final List<Front> fronts;
  private final int threads;
  private final Budget budget;
  private final Consumer<Solver.Question> progress;
  private final Winner mover;
  private final Start start;
  private final Map<Start, Known> known = new ConcurrentHashMap<>();
  private final Map<Start, Map<Winner, Front.Success>> proofs = new ConcurrentHashMap<>();
  private final Map<Start, Map<Winner, Front>> provedOn = new ConcurrentHashMap<>();
  private final Map<Integer, Boolean> judged = new LinkedHashMap<>();
  private boolean complete;

  private OpenSolver(
      Problem problem,
      Optional<Growth> growth,
      List<Front> fronts,
      int threads,
      Budget budget,
      Consumer<Solver.Question> progress) {
    this.problem = problem;
    this.growth = growth;
    this.threads = threads;
    this.budget = budget;
    this.progress = progress;
    this.start = Start.of(problem.toMove());
    this.mover = problem.toMove() == problem.defender() ? Winner.DEFENDER : Winner.ATTACKER;
    this.fronts =
        new CopyOnWriteArrayList<>(
            fronts.stream().sorted(Comparator.comparing(front -> front.side() != mover)).toList());
  }

  /**
   * A solver that plays in the region of the problem only. A side for which a block has no liberty
   * there proves nothing.
   */
  static OpenSolver within(
      Problem problem,
      long tableBytes,
      int threads,
      Budget budget,
      Consumer<Solver.Question> progress) {
    // Where a stone of the ground is captured, both may play again.
    Problem whole = problem.within(problem.ground(), problem.safe());
    List<Front> fronts =
        Stream.of(
                new Front(whole.forLife(), Winner.DEFENDER, ALL_IDEAS, tableBytes / 2),
                new Front(whole, Winner.ATTACKER, ALL_IDEAS, tableBytes / 2))
            .filter(front -> front.problem().breathes())
            .toList();
    return new OpenSolver(problem, Optional.empty(), fronts, threads, budget, progress);
  }

  /** A solver that finds out how large the region must be. */
  static OpenSolver growing(
      Problem problem,
      Set<Idea> ideas,
      long tableBytes,
      int threads,
      Budget budget,
      Consumer<Solver.Question> progress) {
    Growth growth = new Growth(problem.board(), problem.target());
    List<Growth.Part> forLife = growth.forLife(LARGEST);
    long each = tableBytes / Math.max(1, Math.min(LARGE_TABLES, 2 * forLife.size()));
    List<Front> fronts = new ArrayList<>();
    fronts.addAll(fronts(problem, forLife, Winner.DEFENDER, ideas, each));
    growth
        .least(LARGEST)
        .map(part -> problem.within(part))
        .map(least -> new Front(least, Winner.ATTACKER, ideas, each).growing())
        .ifPresent(
            front -> {
              fronts.add(front);
              front.doored(growth).ifPresent(fronts::add);
            });
    return new OpenSolver(problem, Optional.of(growth), fronts, threads, budget, progress);
  }

  private static List<Front> fronts(
      Problem problem, List<Growth.Part> parts, Winner side, Set<Idea> ideas, long tableBytes) {
    return parts.stream()
        .map(part -> new Front(problem.within(part), side, ideas, tableBytes))
        .toList();
  }

  @Override
  public Solver.Solution solve(Solver.Wanted wanted) {
    boolean outOfMemory = false;
    try {
      search(wanted);
    } catch (OutOfMemoryError e) {
      outOfMemory = true;
    }
    Verdict verdict = known(start).bounds().verdict().orElse(Verdict.UNKNOWN);
    boolean done =
        verdict.kind() != Verdict.Kind.UNKNOWN && (wanted == Solver.Wanted.VERDICT || complete);
    return new Solver.Solution(
        verdict,
        known(start).bounds(),
        judged,
        firstMoves(),
        complete,
        line(),
        done ? Optional.empty() : Optional.of(stop(outOfMemory)),
        budget.nodes(),
        grounds());
  }

  /** What was not judged for want of work counts as stopped by the number of nodes. */
  private Solver.Stop stop(boolean outOfMemory) {
    if (outOfMemory) {
      return Solver.Stop.MEMORY;
    }
    return budget
        .reached()
        .map(limit -> Solver.Stop.valueOf(limit.name()))
        .orElse(Solver.Stop.NODES);
  }

  private Known known(Start at) {
    return known.computeIfAbsent(at, it -> new Known());
  }

  private void search(Solver.Wanted wanted) {
    pursue(List.of(start), new Verdicts(), fronts, budget);
    Optional<Verdict> verdict = known(start).bounds().verdict();
    if (verdict.isEmpty()) {
      return;
    }
    List<Integer> moves = candidates();
    moves.forEach(move -> known(after(move)).isAfter(mover, known(start)));
    rememberFirst(verdict.get());
    if (wanted != Solver.Wanted.VERDICT) {
      judge(verdict.get(), moves);
    }
    if (wanted == Solver.Wanted.CHEAP_VERDICTS || wanted == Solver.Wanted.ALL_VERDICTS) {
      explain(wanted);
    }
  }

  /** Finds verdicts of the wrong moves; unless all are wanted, for a quarter of what was spent. */
  private void explain(Solver.Wanted wanted) {
    List<Start> wrong =
        judged.keySet().stream().filter(move -> !judged.get(move)).map(this::after).toList();
    long most = Math.max(CHANGE, budget.nodes() / 4);
    Budget part = wanted == Solver.Wanted.ALL_VERDICTS ? budget : budget.part(most);
    pursue(wrong, new Verdicts(), judges(), part);
  }

  /** The first move of the proof of the verdict, if its side moves first, is right. */
  private void rememberFirst(Verdict verdict) {
    Front.Success success = proofs.getOrDefault(start, Map.of()).get(mover);
    if (success == null || success.line().isEmpty() || !verdict.isSettled() || hasLost(verdict)) {
      return;
    }
    int move = success.line().get(0);
    judged.put(move, true);
    Front front = provedOn.get(start).get(mover);
    Pursuit after = keeps(verdict, after(move));
    front
        .pursue(after, budget.part(FIRST_SLICE), tried -> {})
        .ifPresent(it -> learn(front, after, it));
    known(after(move)).isAsGoodAs(known(start));
  }

  private boolean hasLost(Verdict verdict) {
    return verdict.kind() == (mover == Winner.DEFENDER ? Verdict.Kind.DEAD : Verdict.Kind.ALIVE);
  }

  private Start after(int move) {
    return new Start(problem.toMove(), move);
  }

  private Winner mover(Start at) {
    return at.firstMove() == Start.NO_MOVE ? mover : mover.other();
  }

  /** What may be asked about a position. */
  private List<Pursuit> agenda(Start at) {
    if (known(at).bounds().verdict().isPresent()) {
      return List.of();
    }
    Agenda agenda = new Agenda(at, mover(at), known(at), Set.of());
    return Stream.of(agenda.settling(), agenda.eyes(), agenda.counting())
        .flatMap(Optional::stream)
        .distinct()
        .toList();
  }

  /**
   * Whether a side's answer to a question would say much. That two eyes cannot be made, or that a
   * side wins when all threats are its own, does only once the other side is known to win.
   */
  private boolean isWorthAsking(Winner side, Pursuit pursuit) {
    boolean favours =
        pursuit.aim() == Fight.Aim.TWO_EYES
            ? side == Winner.ATTACKER
            : pursuit.balance() == (side == Winner.ATTACKER ? Prover.ALL : -Prover.ALL);
    return !favours || known(pursuit.start()).winner(0).equals(Optional.of(side.other()));
  }

  private interface Topics {
    List<Pursuit> of(Start at);

    /** Whether a side should try to prove something about a question. */
    default boolean isFor(Winner side, Pursuit pursuit) {
      return true;
    }
  }

  /** All that leads to a verdict. */
  private final class Verdicts implements Topics {
    @Override
    public List<Pursuit> of(Start at) {
      return agenda(at);
    }

    @Override
    public boolean isFor(Winner side, Pursuit pursuit) {
      return isWorthAsking(side, pursuit);
    }
  }

  /** A question for a front. */
  private record Task(Front front, Pursuit pursuit) {}

  /** What a front is working on, and what it may spend. */
  private record Effort(Pursuit pursuit, Budget share) {}

  /** Asks what there is to ask about positions, in rounds that give each question more work. */
  private void pursue(List<Start> starts, Topics topics, List<Front> on, Budget within) {
    long slice = FIRST_SLICE;
    int size = FIRST_SIZE;
    while (!within.isExhausted()) {
      boolean larger = round(starts, topics, on, slice, size, within);
      if (!larger) {
        return;
      }
      slice *= 4;
      size += MORE_POINTS;
    }
  }

  /** One round; says whether anything is left to be asked. */
  private boolean round(
      List<Start> starts, Topics topics, List<Front> on, long slice, int size, Budget within) {
    Set<Task> done = new HashSet<>();
    Map<Front, Effort> busy = new HashMap<>();
    Shift shift = new Shift(within);
    shift.run(
        Stream.generate(Object::new).limit(threads).toList(),
        worker -> {
          boolean going = true;
          while (going && !shift.isOver()) {
            going =
                shift.pay(
                    share -> {
                      Optional<Task> task = next(starts, topics, on, size, done, busy, share);
                      task.ifPresent(it -> work(it, share.part(slice(it, slice))));
                      task.ifPresent(it -> end(it, topics, done, busy));
                      return task.isPresent();
                    });
          }
        });
    return starts.stream()
        .flatMap(at -> topics.of(at).stream())
        .anyMatch(
            it ->
                on.stream()
                    .anyMatch(front -> front.mayProve(it) && topics.isFor(front.side(), it)));
  }

  /** An answer makes others leave what need not be asked any more. */
  private static void end(Task task, Topics topics, Set<Task> done, Map<Front, Effort> busy) {
    synchronized (done) {
      busy.remove(task.front);
      for (Effort other : busy.values()) {
        if (!topics.of(other.pursuit.start()).contains(other.pursuit)) {
          other.share.cancel();
        }
      }
    }
  }

  /** The side to move is the one that usually succeeds. */
  private long slice(Task task, long slice) {
    boolean doubtful = task.pursuit.start().equals(start) && task.front.side() != mover;
    return doubtful ? slice / DOUBT : slice;
  }

  private Optional<Task> next(
      List<Start> starts,
      Topics topics,
      List<Front> on,
      int size,
      Set<Task> done,
      Map<Front, Effort> busy,
      Budget share) {
    synchronized (done) {
      Optional<Task> task =
          starts.stream()
              .flatMap(
                  at ->
                      topics.of(at).stream()
                          .flatMap(
                              pursuit ->
                                  on.stream()
                                      .filter(
                                          front -> front.size() <= size && !busy.containsKey(front))
                                      .filter(front -> front.mayProve(pursuit))
                                      .filter(front -> topics.isFor(front.side(), pursuit))
                                      .map(front -> new Task(front, pursuit))))
              .filter(it -> !done.contains(it))
              .findFirst();
      task.ifPresent(
          it -> {
            done.add(it);
            busy.put(it.front, new Effort(it.pursuit, share));
          });
      return task;
    }
  }

  private boolean work(Task task, Budget within) {
    Pursuit pursuit = task.pursuit;
    DfPn.Watcher watcher = tried -> progress.accept(question(pursuit, task.front.side(), tried));
    watcher.trying(List.of());
    task.front
        .pursue(pursuit, within, watcher)
        .ifPresent(success -> learn(task.front, pursuit, success));
    if (pursuit.start().equals(start)) {
      growth.ifPresent(it -> widen(task.front, it));
    }
    return true;
  }

  private void widen(Front front, Growth by) {
    Optional<Front> wider = front.wider(by, LARGEST);
    wider.ifPresent(it -> follow(front, it));
    wider.ifPresent(it -> it.doored(by).ifPresent(doored -> follow(it, doored)));
  }

  private void follow(Front front, Front next) {
    synchronized (fronts) {
      fronts.add(fronts.indexOf(front) + 1, next);
    }
  }

  private void learn(Front front, Pursuit pursuit, Front.Success success) {
    Known at = known(pursuit.start());
    synchronized (at) {
      Bounds old = at.bounds();
      if (pursuit.aim() == Fight.Aim.TWO_EYES) {
        at.learnEyes(front.side());
      } else if (success.bare()) {
        at.settle(front.side());
      } else {
        at.learn(front.side(), pursuit.balance());
      }
      if (!at.bounds().equals(old)) {
        proofs
            .computeIfAbsent(pursuit.start(), it -> new EnumMap<>(Winner.class))
            .put(front.side(), success);
        provedOn
            .computeIfAbsent(pursuit.start(), it -> new EnumMap<>(Winner.class))
            .put(front.side(), front);
      }
    }
  }

  private Solver.Question question(Pursuit pursuit, Winner side, List<Integer> tried) {
    int first = pursuit.start().firstMove();
    return new Solver.Question(
        first == Start.NO_MOVE ? OptionalInt.empty() : OptionalInt.of(first),
        side == Winner.ATTACKER,
        pursuit.aim() == Fight.Aim.TWO_EYES,
        Math.max(pursuit.balance(), 0),
        Math.max(-pursuit.balance(), 0),
        tried);
  }

  /** The first moves that are judged: those in the regions that the verdict rests on. */
  private List<Integer> candidates() {
    Set<Integer> moves = new TreeSet<>();
    PointSet empty = problem.board().points(Color.EMPTY);
    for (Problem ground : grounds()) {
      ground.region().copy().retainAll(empty).stream()
          .filter(point -> problem.board().isLegal(point, problem.toMove()))
          .forEach(moves::add);
    }
    List<Integer> list = new ArrayList<>(moves);
    list.add(Point.PASS);
    return list;
  }

  /** Judges first moves as far as the budget goes. */
  private void judge(Verdict verdict, List<Integer> moves) {
    if (hasLost(verdict)) {
      moves.forEach(move -> judged.put(move, true));
      complete = true;
      return;
    }
    if (!verdict.isSettled()) {
      return;
    }
    List<Start> open =
        moves.stream().filter(move -> !judged.containsKey(move)).map(this::after).toList();
    Budget part = budget.part(Math.max(JUDGING, TIMES * budget.nodes()));
    pursue(open, at -> toJudge(verdict, at), judges(), part);
    complete = true;
    for (Start at : open) {
      Optional<Winner> winner = winner(verdict, at);
      winner.ifPresent(it -> judged.put(at.firstMove(), it == mover));
      complete &= winner.isPresent();
    }
  }

  /** The question whether the mover keeps the verdict with a first move, unless it is answered. */
  private List<Pursuit> toJudge(Verdict verdict, Start at) {
    return winner(verdict, at).isPresent() ? List.of() : List.of(keeps(verdict, at));
  }

  private Pursuit keeps(Verdict verdict, Start at) {
    boolean eyes = isAboutEyes(verdict);
    return new Pursuit(
        eyes ? Fight.Aim.TWO_EYES : Fight.Aim.SURVIVE,
        at,
        eyes ? Prover.ALL : verdict.balanceToKeep(mover));
  }

  private boolean isAboutEyes(Verdict verdict) {
    return verdict.kind() == (mover == Winner.DEFENDER ? Verdict.Kind.ALIVE : Verdict.Kind.SEKI);
  }

  private Optional<Winner> winner(Verdict verdict, Start at) {
    return isAboutEyes(verdict) ? known(at).eyes() : known(at).winner(verdict.balanceToKeep(mover));
  }

  /** The fronts on which first moves are judged. */
  private List<Front> judges() {
    List<Front> judges = new ArrayList<>();
    for (Winner side : List.of(mover.other(), mover)) {
      List<Front> own = fronts.stream().filter(front -> front.side() == side).toList();
      Front proved = provedOn.getOrDefault(start, Map.of()).get(side);
      int from = proved == null ? 0 : own.indexOf(proved);
      judges.addAll(proved == null ? own : own.subList(from, Math.min(own.size(), from + JUDGES)));
    }
    return judges;
  }

  private Map<Integer, Solver.FirstMove> firstMoves() {
    Map<Integer, Solver.FirstMove> moves = new LinkedHashMap<>();
    known.forEach(
        (at, it) -> {
          if (at.firstMove() != Start.NO_MOVE && !it.bounds().equals(Bounds.NOTHING)) {
            Front.Success answer = proofs.getOrDefault(at, Map.of()).get(mover.other());
            moves.put(
                at.firstMove(),
                new Solver.FirstMove(it.bounds(), answer == null ? List.of() : answer.line()));
          }
        });
    return moves;
  }

  @Override
  public long tableBytes() {
    return fronts.stream().mapToLong(Front::bytes).sum();
  }

  @Override
  public List<Integer> line() {
    Front.Success success = proofs.getOrDefault(start, Map.of()).get(mover);
    return success == null ? List.of() : success.line();
  }

  /** The parts of the board in which the verdict was proved. */
  private List<Problem> grounds() {
    return provedOn.getOrDefault(start, Map.of()).values().stream().map(Front::problem).toList();
  }

  @Override
  public SolutionTree explain(Solver.Solution solution, Budget within) {
    List<FirstTry> tries = new ArrayList<>();
    solution
        .judged()
        .forEach(
            (move, right) -> {
              Supplier<Claims> claims = () -> claims(after(move));
              tries.add(new FirstTry(move, right, claims));
            });
    return new SolutionTree(problem, solution.verdict(), tries, within);
  }

  private Claims claims(Start at) {
    Map<Winner, Front.Success> found = proofs.getOrDefault(at, Map.of());
    return new Claims(
        known(at).bounds(),
        Optional.ofNullable(found.get(Winner.DEFENDER)).map(Front.Success::proof),
        Optional.ofNullable(found.get(Winner.ATTACKER)).map(Front.Success::proof));
  }

  @Override
  public Certification certify(Verdict verdict, Budget within) {
    Map<Winner, Ground> grounds = new EnumMap<>(Winner.class);
    provedOn
        .getOrDefault(start, Map.of())
        .forEach(
            (side, front) ->
                grounds.put(side, new Ground(front.problem(), front.game(), front.prover())));
    return new Certifier(grounds, within).certify(verdict);
  }

  /** Not answered if both sides have threats: no proof on one ground settles it. */
  @Override
  public Optional<Boolean> survives(int attackerThreats, int defenderThreats) {
    if (attackerThreats > 0 && defenderThreats > 0) {
      return Optional.empty();
    }
    int balance = attackerThreats - defenderThreats;
    Pursuit question = new Pursuit(Fight.Aim.SURVIVE, start, balance);
    pursue(
        List.of(start),
        at -> known(at).winner(balance).isPresent() ? List.of() : List.of(question),
        fronts,
        budget);
    return known(start).winner(balance).map(winner -> winner == Winner.DEFENDER);
  }
}
