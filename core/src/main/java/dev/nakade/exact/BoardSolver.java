package dev.nakade.exact;

import dev.nakade.go.Color;
import dev.nakade.go.KoRule;
import dev.nakade.go.Point;
import dev.nakade.search.Budget;
import dev.nakade.search.Domain;
import dev.nakade.search.ProofTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The exact value of a whole small board: lower and upper bounds, each proved, until they meet.
 * Questions are asked in turn with growing portions of the budget, so that a hard one does not keep
 * an easy one waiting.
 */
public final class BoardSolver {
  /** Hears what is known so far. */
  public interface Progress {
    /** The value asked about is in the range; the question now is whether it is at least this. */
    void asking(ScoreRange known, int atLeast);
  }

  private static final long FIRST_PORTION = 20_000;
  private static final int GROWTH = 4;
  private static final int LONGEST_LINE = 80;

  private final BoardPosition position;
  private final Oracle oracle;
  private final boolean judges;

  /** Whether the question that promises most gets more than others. */
  private final boolean favours;

  private final Optional<String> reservation;
  private final Budget budget;
  private final Progress progress;
  private final ScoreRange everything;
  private ScoreRange known;

  /** Our own search: df-pn, and where repetition decides, others beside it. */
  public static BoardSolver proving(
      BoardPosition position,
      KoRule rule,
      ProofTable table,
      long bytes,
      int threads,
      Budget budget,
      Progress progress) {
    Optional<String> reservation =
        rule == KoRule.SSK_APPROX ? Optional.of(MigosParts.APPROXIMATE) : Optional.empty();
    Oracle oracle = new Proving(position, rule, table, bytes, threads);
    // Where a repetition is forbidden, a question may be hopeless that would be easy without.
    boolean favours = !rule.forbidsRepetition();
    return new BoardSolver(
        position, oracle, judges(position, rule), favours, reservation, budget, progress);
  }

  /** The search of MIGOS, with or without its parts. */
  public static BoardSolver migos(
      BoardPosition position,
      KoRule rule,
      MigosParts parts,
      long bytes,
      Budget budget,
      Progress progress) {
    Oracle oracle = parts.oracle(position, rule, bytes);
    return new BoardSolver(
        position,
        oracle,
        judges(position, rule),
        /* favours= */ false,
        parts.reservation(rule),
        budget,
        progress);
  }

  private BoardSolver(
      BoardPosition position,
      Oracle oracle,
      boolean judges,
      boolean favours,
      Optional<String> reservation,
      Budget budget,
      Progress progress) {
    this.position = position;
    this.oracle = oracle;
    this.judges = judges;
    this.favours = favours;
    this.reservation = reservation;
    this.budget = budget;
    this.progress = progress;
    int area = position.size().area();
    this.everything = new ScoreRange(-area, area);
    this.known = everything;
  }

  /**
   * Whether first moves can be judged one by one. Where a repetition is forbidden, what is proved
   * after a move could need the first position again, which nobody can come back to if it is empty.
   */
  private static boolean judges(BoardPosition position, KoRule rule) {
    return !rule.forbidsRepetition() || position.isEmpty();
  }

  /** Positions visited so far. */
  public long nodes() {
    return oracle.nodes();
  }

  /** What is known of the value so far. */
  public ScoreRange known() {
    return known;
  }

  /** Narrows the bounds of the value until they meet or the budget is spent. */
  public ScoreRange solve() {
    long portion = FIRST_PORTION;
    int stride = 1;
    while (!known.exact() && !budget.isExhausted()) {
      ScoreRange before = known;
      if (!ask(portion, stride)) {
        portion = grown(portion);
      }
      boolean climbs = before.lower() > everything.lower() && known.lower() > before.lower();
      stride = climbs ? 2 * stride : 1;
    }
    return known;
  }

  /** Settles whether Black gets at least this, if the budget suffices. */
  public ScoreRange ask(int atLeast) {
    if (atLeast > known.lower() && atLeast <= known.upper()) {
      known = narrowed(known, atLeast, budget);
    }
    return known;
  }

  /** Asks each of the questions that promise most; stops when one of them is answered. */
  private boolean ask(long portion, int stride) {
    long share = favours ? grown(portion) : portion;
    for (int atLeast : thresholds(known, stride)) {
      ScoreRange before = known;
      known = narrowed(known, atLeast, budget.part(share));
      if (!known.equals(before)) {
        return true;
      }
      share = portion;
    }
    return false;
  }

  /**
   * The questions that are asked of a range, those first that promise most: all or not, the middle,
   * nothing or not; and once something is known, first whether that was it.
   *
   * @param stride how much more than the lower bound is asked for
   */
  private List<Integer> thresholds(ScoreRange range, int stride) {
    int all = range.upper();
    int middle = Math.floorDiv(range.lower() + range.upper(), 2) + 1;
    int next = Math.min(range.upper(), range.lower() + stride);
    boolean knowsLower = range.lower() > everything.lower();
    boolean knowsUpper = range.upper() < everything.upper();
    int[] order =
        knowsLower
            ? new int[] {next, all, middle}
            : knowsUpper ? new int[] {middle, all, next} : new int[] {all, middle, next};
    return Arrays.stream(order).distinct().boxed().toList();
  }

  private ScoreRange narrowed(ScoreRange range, int atLeast, Budget within) {
    progress.asking(range, atLeast);
    return switch (oracle.reaches(atLeast, within)) {
      case YES -> range.atLeast(atLeast);
      case NO -> range.atMost(atLeast - 1);
      case OPEN -> range;
    };
  }

  private static long grown(long portion) {
    return portion > Long.MAX_VALUE / GROWTH ? portion : GROWTH * portion;
  }

  /**
   * The values of all first moves, one for each class of images, as far as the budget suffices;
   * passes too.
   */
  public Map<Integer, ScoreRange> firstMoves() {
    Map<Integer, ScoreRange> values = new LinkedHashMap<>();
    boolean black = position.toMove() == Color.BLACK;
    for (int move : different()) {
      values.put(
          move, black ? everything.atMost(known.upper()) : everything.atLeast(known.lower()));
    }
    long portion = FIRST_PORTION;
    while (judges
        && !budget.isExhausted()
        && values.values().stream().anyMatch(range -> !range.exact())) {
      for (Map.Entry<Integer, ScoreRange> entry : values.entrySet()) {
        entry.setValue(valueAfter(entry.getKey(), entry.getValue(), portion));
      }
      portion = grown(portion);
    }
    return toPoints(values);
  }

  private ScoreRange valueAfter(int move, ScoreRange before, long portion) {
    ScoreRange range = before;
    oracle.play(move);
    boolean news = true;
    while (!range.exact() && news && !budget.isExhausted()) {
      news = false;
      for (int atLeast : thresholds(range, 1)) {
        ScoreRange now = narrowed(range, atLeast, budget.part(portion));
        if (!now.equals(range)) {
          range = now;
          news = true;
          break;
        }
      }
    }
    oracle.undo();
    return range;
  }

  /**
   * Which first moves reach the value, which must be known: one of each class of images.
   *
   * @param complete whether every first move was judged
   */
  public record Best(List<Integer> moves, boolean complete) {}

  /** Judges the first moves, as far as the budget suffices. */
  public Best bestMoves() {
    requireExact();
    List<Integer> open = different();
    List<Integer> best = new ArrayList<>();
    long portion = FIRST_PORTION;
    while (judges && !open.isEmpty() && !budget.isExhausted()) {
      List<Integer> undecided = new ArrayList<>();
      for (int move : open) {
        Oracle.Answer answer = keeps(move, portion);
        if (answer == Oracle.Answer.YES) {
          best.add(move);
        } else if (answer == Oracle.Answer.OPEN) {
          undecided.add(move);
        }
      }
      open = undecided;
      portion = grown(portion);
    }
    return new Best(best.stream().map(this::toPoint).toList(), open.isEmpty());
  }

  /** Whether a move of the side to move keeps the value. */
  private Oracle.Answer keeps(int move, long portion) {
    boolean black = oracle.game().toMove() == Color.BLACK;
    int atLeast = black ? known.lower() : known.lower() + 1;
    boolean trivial = atLeast == everything.lower() || atLeast > everything.upper();
    if (trivial) {
      return Oracle.Answer.YES;
    }
    progress.asking(known, atLeast);
    if (!oracle.play(move)) {
      return Oracle.Answer.NO;
    }
    Oracle.Answer answer = oracle.reaches(atLeast, budget.part(portion));
    oracle.undo();
    if (answer == Oracle.Answer.OPEN || black) {
      return answer;
    }
    return answer == Oracle.Answer.YES ? Oracle.Answer.NO : Oracle.Answer.YES;
  }

  private void requireExact() {
    if (!known.exact()) {
      throw new IllegalStateException("the value is not known");
    }
  }

  /** The legal first moves, one of each class of images, and the pass. */
  private List<Integer> different() {
    return List.copyOf(new LinkedHashSet<>(classes().values()));
  }

  /** Every legal first move with the one that stands for it and all of its images. */
  public Map<Integer, Integer> images() {
    Map<Integer, Integer> images = new LinkedHashMap<>();
    classes().forEach((move, first) -> images.put(toPoint(move), toPoint(first)));
    return images;
  }

  private Map<Integer, Integer> classes() {
    ScoreQuestion game = oracle.game();
    int[] moves = new int[game.moveLimit()];
    int end = game.candidates(moves, 0);
    SituationKeys keys = new SituationKeys(position.size(), /* shared= */ true);
    Map<Long, Integer> first = new HashMap<>();
    Map<Integer, Integer> classes = new LinkedHashMap<>();
    for (int i = 0; i < end; i++) {
      if (oracle.play(moves[i])) {
        first.putIfAbsent(game.sharedKey(keys), moves[i]);
        classes.put(moves[i], first.get(game.sharedKey(keys)));
        oracle.undo();
      }
    }
    return classes;
  }

  /**
   * Best play of both sides from the position, whose value must be known, as far as the budget
   * suffices and something is left to be decided.
   */
  public List<Integer> line() {
    requireExact();
    List<Integer> line = new ArrayList<>();
    Set<Long> seen = new HashSet<>();
    ScoreQuestion game = oracle.game();
    while (line.size() < LONGEST_LINE && !game.over() && !isSettled() && !budget.isExhausted()) {
      int move = moveThatKeeps();
      if (move == Domain.NO_MOVE || !oracle.play(move)) {
        break;
      }
      line.add(move);
      game.ask(known.lower());
      if (!seen.add(game.key())) {
        break;
      }
    }
    line.forEach(move -> oracle.undo());
    return line.stream().map(this::toPoint).toList();
  }

  /** Whether the value is that of what is safe already. */
  private boolean isSettled() {
    ScoreQuestion game = oracle.game();
    boolean black = game.toMove() == Color.BLACK;
    game.ask(known.lower());
    boolean atLeast =
        known.lower() == everything.lower()
            || (black ? game.lower() == ScoreQuestion.WON : atMost(game) == -ScoreQuestion.WON);
    game.ask(known.lower() + 1);
    boolean atMost =
        known.upper() == everything.upper()
            || (black ? atMost(game) == -ScoreQuestion.WON : game.lower() == ScoreQuestion.WON);
    return atLeast && atMost;
  }

  private static int atMost(ScoreQuestion game) {
    game.lower();
    return game.upper();
  }

  private int moveThatKeeps() {
    ScoreQuestion game = oracle.game();
    boolean black = game.toMove() == Color.BLACK;
    int proven = oracle.provenMove(black ? known.lower() : known.lower() + 1);
    if (proven != Domain.NO_MOVE) {
      return proven;
    }
    int[] moves = new int[game.moveLimit()];
    int end = game.candidates(moves, 0);
    for (int i = 0; i < end; i++) {
      if (keeps(moves[i], FIRST_PORTION) == Oracle.Answer.YES) {
        return moves[i];
      }
    }
    return Domain.NO_MOVE;
  }

  private Map<Integer, ScoreRange> toPoints(Map<Integer, ScoreRange> values) {
    Map<Integer, ScoreRange> points = new LinkedHashMap<>();
    values.forEach((move, range) -> points.put(toPoint(move), range));
    return points;
  }

  private int toPoint(int move) {
    return move == position.size().area() ? Point.PASS : move;
  }

  /** Why values are not proved, in words; empty if they are. */
  public Optional<String> reservation() {
    return reservation;
  }
}
