package dev.nakade.lifedeath;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Diagram;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import dev.nakade.go.Symmetry;
import dev.nakade.search.Budget;
import dev.nakade.search.ProofTable;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The solver of problems with gaps, against the whole board and against itself. */
final class OpenSolverTest {
  private static final int SEED = 1984;
  private static final long TABLE_BYTES = 4L << 20;
  private static final int MOST_EMPTY = 8;
  private static final int BOARDS = 1_200;
  private static final int PARTS = 8;
  private static final long NODES = 60_000;
  private static final long FEWER_NODES = 10_000;

  private static OpenSolver growing(Problem problem, int threads, long nodes) {
    return OpenSolver.growing(
        problem,
        EnumSet.allOf(Idea.class),
        TABLE_BYTES,
        threads,
        Budget.ofNodes(nodes),
        question -> {});
  }

  private static OpenSolver within(Problem problem) {
    return OpenSolver.within(problem, TABLE_BYTES, 1, Budget.ofNodes(FEWER_NODES), question -> {});
  }

  /** From dead to alive, kos by the threats that they need; between them, uncounted ones. */
  private static int rank(Verdict verdict) {
    return switch (verdict.kind()) {
      case ALIVE -> 100;
      case SEKI -> 99;
      case KO ->
          (verdict.attackerNeeds() == Verdict.UNSETTLED ? 50 : verdict.attackerNeeds())
              - (verdict.defenderNeeds() == Verdict.UNSETTLED ? 50 : verdict.defenderNeeds());
      case DEAD -> -100;
      case UNKNOWN -> throw new IllegalArgumentException("no rank: " + verdict);
    };
  }

  private static String text(int number, Problem problem) {
    return String.format(
        "seed %d, position %d, %s to move, %s of %s survives in %s behind %s%n%s",
        SEED,
        number,
        Color.name(problem.toMove()),
        problem.survival(),
        problem.target(),
        problem.region(),
        problem.safe(),
        Diagram.format(problem.board()));
  }

  /**
   * A small board with few empty points, the region being all of it. The attacker has two eyes
   * below on some.
   */
  private static Problem small(Random random) {
    while (true) {
      boolean strip = random.nextInt(3) == 0;
      Size size = Size.of(4 + random.nextInt(2), 4 + random.nextInt(2) + (strip ? 1 : 0));
      int open = 2 + random.nextInt(4);
      int defender = 1 + random.nextInt(2);
      Board board =
          Board.of(
              size,
              point -> {
                int draw = random.nextInt(12);
                return draw < open ? Color.EMPTY : draw % 2 == 0 ? Color.WHITE : Color.BLACK;
              });
      if (strip) {
        for (int x = 0; x < size.width(); x++) {
          board.set(size.point(x, size.height() - 2), Color.opponent(defender));
          boolean eye = x == 0 || x == 2;
          int color = eye ? Color.EMPTY : Color.opponent(defender);
          board.set(size.point(x, size.height() - 1), color);
        }
      }
      int empty = board.points(Color.EMPTY).count();
      PointSet target = board.points(defender);
      if (random.nextBoolean() && !target.isEmpty()) {
        int stone = target.stream().skip(random.nextInt(target.count())).findFirst().orElseThrow();
        target = PointSet.of(size, stone).reach(target);
      }
      if (board.breathless().isEmpty() && !target.isEmpty() && empty > 0 && empty <= MOST_EMPTY) {
        Survival survival = random.nextInt(4) == 0 ? Survival.EVERY : Survival.ANY;
        PointSet nothing = new PointSet(size);
        return new Problem(
            board, 1 + random.nextInt(2), target, PointSet.full(size), survival, nothing);
      }
    }
  }

  /** The same problem in a part of the board, where stones with eyes elsewhere are safe. */
  private static Optional<Problem> part(Problem whole, Random random) {
    Size size = whole.board().size();
    PointSet region = PointSet.of(size, random.nextInt(size.area()));
    for (int steps = 1 + random.nextInt(4); steps > 0; steps--) {
      region.border().stream().filter(point -> random.nextInt(3) > 0).forEach(region::add);
    }
    PointSet near = region.copy().addAll(region.border());
    if (!near.intersects(whole.target()) || !region.intersects(whole.board().points(Color.EMPTY))) {
      return Optional.empty();
    }
    Problem asked = whole.within(region, new PointSet(size));
    PointSet ground = asked.ground();
    return Optional.of(whole.within(region, alive(whole, ground).retainAll(ground.border())));
  }

  /** The attacking blocks that have two eyes outside a part of the board. */
  private static PointSet alive(Problem problem, PointSet part) {
    Board board = problem.board();
    int attacker = Color.opponent(problem.defender());
    PointSet elsewhere = PointSet.full(board.size()).removeAll(part);
    PointSet alive = new PointSet(board.size());
    for (int stone : board.points(attacker).retainAll(elsewhere).stream().toArray()) {
      PointSet one = PointSet.of(board.size(), stone);
      Problem own =
          new Problem(board, attacker, one, PointSet.full(board.size()), Survival.ANY, one);
      if (new BoardLife(board, attacker, elsewhere).isAlive(new Target(own, board))) {
        alive.add(stone);
      }
    }
    return alive;
  }

  /** What is proved on a part holds on the whole board; counts what was proved. */
  private static void compare(
      Bounds found, Bounds whole, String name, String where, Map<String, Integer> seen) {
    String text = String.format("%s: %s, the whole board %s, %s", name, found, whole, where);
    assertThat(rank(found.worst())).as(text).isLessThanOrEqualTo(rank(whole.worst()));
    assertThat(rank(found.best())).as(text).isGreaterThanOrEqualTo(rank(whole.best()));
    if (found.worst().kind() != Verdict.Kind.DEAD) {
      seen.merge(name + ", no worse than " + found.worst().kind(), 1, Integer::sum);
    }
    if (found.best().kind() != Verdict.Kind.ALIVE) {
      seen.merge(name + ", no better than " + found.best().kind(), 1, Integer::sum);
    }
  }

  /** What the whole board gives. Where kos leave it open, the solver does not ask about eyes. */
  private static Bounds truth(Problem problem, Solver.Solution whole) {
    Bounds bounds = whole.bounds();
    if (bounds.verdict().isPresent() || bounds.best().kind() != Verdict.Kind.ALIVE) {
      return bounds;
    }
    Prover prover =
        new Prover(Fight.of(problem), ProofTable.ofBytes(TABLE_BYTES), Budget.ofNodes(NODES));
    boolean eyeless =
        prover.proves(
            new Prover.Question(
                Fight.Aim.TWO_EYES,
                Prover.Start.of(problem.toMove()),
                Prover.Winner.ATTACKER,
                Prover.ALL,
                0));
    return eyeless ? new Bounds(Verdict.SEKI, bounds.worst()) : bounds;
  }

  @Test
  void whatIsProvedOnAPartHoldsOnTheWholeBoard() {
    Random random = new Random(SEED);
    Map<String, Integer> seen = new TreeMap<>();
    for (int i = 0; i < BOARDS; i++) {
      Problem problem = small(random);
      Solver.Solution whole =
          new Solver(problem, TABLE_BYTES, Budget.ofNodes(NODES)).solve(Solver.Wanted.VERDICT);
      if (whole.stop().equals(Optional.of(Solver.Stop.NODES))) {
        continue;
      }
      Bounds truth = truth(problem, whole);
      Bounds grown = growing(problem, 1, FEWER_NODES).solve(Solver.Wanted.VERDICT).bounds();
      compare(grown, truth, "grown", text(i, problem), seen);
      for (int j = 0; j < PARTS; j++) {
        Optional<Problem> part = part(problem, random);
        if (part.isPresent()) {
          Bounds found = within(part.get()).solve(Solver.Wanted.VERDICT).bounds();
          String name = part.get().safe().isEmpty() ? "fixed" : "fixed, safe stones";
          compare(found, truth, name, text(i, part.get()), seen);
        }
      }
    }
    assertThat(seen)
        .containsKeys(
            "grown, no worse than alive",
            "grown, no worse than seki",
            "grown, no worse than ko",
            "grown, no better than seki",
            "grown, no better than ko",
            "grown, no better than dead",
            "fixed, no worse than alive",
            "fixed, no better than dead",
            "fixed, safe stones, no worse than alive",
            "fixed, safe stones, no better than dead");
    int proved = seen.values().stream().mapToInt(Integer::intValue).sum();
    assertThat(proved).isGreaterThan(BOARDS);
  }

  /** All of Black is dead; that White cannot capture it with two points to play on is no life. */
  @Test
  void lifeIsNotProvedWhereBlocksHaveNoLiberty() {
    Board board =
        Diagram.parse(
            """
            X O . X X
            X . X . .
            O . O O X
            O X O X O
            . . X X .
            """);
    PointSet region = PointSet.of(board.size(), 9, 14);
    Problem problem = new Problem(board, Color.WHITE, board.points(Color.BLACK), region);
    Solver.Solution solution = within(problem).solve(Solver.Wanted.VERDICT);
    assertThat(solution.bounds().worst()).isEqualTo(Verdict.DEAD);
    PointSet all = PointSet.full(board.size());
    Problem whole = new Problem(board, Color.WHITE, problem.target(), all);
    assertThat(
            new Solver(whole, TABLE_BYTES, Budget.unlimited())
                .solve(Solver.Wanted.VERDICT)
                .verdict())
        .isEqualTo(Verdict.DEAD);
  }

  /** Positions in the upper left corner or on the upper side, all white stones the target. */
  private record Open(String name, Verdict verdict, Problem problem) {
    @Override
    public String toString() {
      return name;
    }
  }

  private static Open open(String name, Verdict verdict, int toMove, int length, String... rows) {
    StringBuilder text = new StringBuilder();
    for (int y = 0; y < length; y++) {
      String row = y < rows.length ? rows[y] : "";
      text.append(row).append(".".repeat(length - row.length())).append('\n');
    }
    Board board = Diagram.parse(text.toString());
    return new Open(
        name,
        verdict,
        new Problem(board, toMove, board.points(Color.WHITE), PointSet.full(board.size())));
  }

  static List<Open> positions() {
    return List.of(
        open(
            "six on the second line",
            Verdict.ALIVE,
            Color.BLACK,
            11,
            "......",
            "OOOOOOX",
            "XXXXXX."),
        open(
            "five on the second line",
            Verdict.ALIVE,
            Color.WHITE,
            12,
            "......",
            "OOOOOX",
            "XXXXX."),
        open("four on the second line", Verdict.DEAD, Color.BLACK, 11, "......", "OOOOX.", "XXXX."),
        open(
            "seven on the side",
            Verdict.ALIVE,
            Color.WHITE,
            11,
            "...........",
            ".XOOOOOOOX",
            "..XXXXXXX."),
        open(
            "eye in the corner",
            Verdict.DEAD,
            Color.BLACK,
            11,
            "...O..",
            ".O.OX.",
            "OOXXX.",
            "XX.."),
        open(
            "larger corner",
            Verdict.ALIVE,
            Color.WHITE,
            13,
            "...O..",
            ".O..OX.",
            "OOOXXX.",
            "XXX.."),
        open(
            "larger corner lost",
            Verdict.DEAD,
            Color.BLACK,
            13,
            "...O..",
            ".O..OX.",
            "OOOXXX.",
            "XXX.."),
        open("two stones inside", Verdict.DEAD, Color.BLACK, 11, ".XX...", "OOOOOX", "XXXXX."),
        open(
            "bent with hane",
            Verdict.DEAD,
            Color.BLACK,
            11,
            "..X...",
            ".OO.XX",
            "XO.XX.",
            "XXXX.."),
        open("small bent", Verdict.DEAD, Color.WHITE, 11, "...X..", ".OOX..", ".OX...", ".XX.."),
        open(
            "shared liberties",
            Verdict.SEKI,
            Color.BLACK,
            9,
            "X.XXOX",
            "....OX",
            "OOOOOX",
            "XXX.X"),
        open("ko in the corner", Verdict.ko(-1), Color.BLACK, 9, ".XXOX", ".O.OX", "OOOOX", "XXX."),
        open(
            "ko after a capture",
            Verdict.ko(-1),
            Color.BLACK,
            9,
            "XXXOX",
            ".O.OX",
            "OOOOX",
            "X.XX"),
        open(
            "ko for an eye", Verdict.ko(-1), Color.WHITE, 9, "..O.XX", "OXX.OX", "XOOOOX", "XXX.X"),
        open(
            "ko on the side",
            Verdict.ko(0),
            Color.WHITE,
            9,
            "..XOX.XO.",
            "..XO.XOOX",
            "..XOOOOXX",
            "...XXXXX."));
  }

  @ParameterizedTest
  @MethodSource("positions")
  void verdictsAreTheSameFromEverySideAndWithColoursSwapped(Open open) {
    Problem problem = open.problem;
    PointSet all = problem.region();
    for (Symmetry symmetry : Symmetry.values()) {
      Board board = symmetry.apply(problem.board());
      PointSet target = symmetry.apply(problem.target());
      int toMove = problem.toMove();
      Problem turned = new Problem(board, toMove, target, all);
      Problem swapped = new Problem(board.swapColors(), Color.opponent(toMove), target, all);
      for (Problem image : List.of(turned, swapped)) {
        Solver.Solution found = growing(image, 1, NODES).solve(Solver.Wanted.VERDICT);
        assertThat(found.verdict()).as(symmetry.toString()).isEqualTo(open.verdict);
        assertThat(found.stop()).isEmpty();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("positions")
  void twoThreadsFindTheSame(Open open) {
    Solver.Solution found = growing(open.problem, 2, NODES).solve(Solver.Wanted.VERDICT);
    assertThat(found.verdict()).isEqualTo(open.verdict);
    assertThat(found.stop()).isEmpty();
  }

  /** However early it ends, what is proved is true. */
  @ParameterizedTest
  @MethodSource("positions")
  void aBudgetThatEndsEarlyLeavesBounds(Open open) {
    for (long nodes = 1; nodes < NODES; nodes *= 3) {
      Solver.Solution found = growing(open.problem, 1, nodes).solve(Solver.Wanted.VERDICT);
      int verdict = rank(open.verdict);
      assertThat(rank(found.bounds().worst())).isLessThanOrEqualTo(verdict);
      assertThat(rank(found.bounds().best())).isGreaterThanOrEqualTo(verdict);
      if (found.verdict().kind() == Verdict.Kind.UNKNOWN) {
        assertThat(found.stop()).contains(Solver.Stop.NODES);
        assertThat(found.bounds().verdict()).isEmpty();
      } else {
        assertThat(found.verdict()).isEqualTo(open.verdict);
        assertThat(found.stop()).isEmpty();
      }
    }
  }

  @Test
  void aSearchThatIsCancelledSaysSo() {
    Problem open = open("four", Verdict.DEAD, Color.WHITE, 11, "......", "OOOOX.", "XXXX.").problem;
    for (int threads = 1; threads <= 2; threads++) {
      Budget budget = Budget.unlimited();
      budget.cancel();
      Solver.Solution found =
          OpenSolver.growing(
                  open, EnumSet.allOf(Idea.class), TABLE_BYTES, threads, budget, question -> {})
              .solve(Solver.Wanted.ALL_MOVES);
      assertThat(found.verdict()).isEqualTo(Verdict.UNKNOWN);
      assertThat(found.stop()).contains(Solver.Stop.CANCELLED);
      assertThat(found.judged()).isEmpty();
    }
  }

  /** After a right move the verdict is what it was, after a wrong one it is worse. */
  @ParameterizedTest
  @MethodSource("positions")
  void firstMovesKeepTheirPromise(Open open) {
    Problem problem = open.problem;
    Solver.Solution solution = growing(problem, 1, NODES).solve(Solver.Wanted.ALL_MOVES);
    assertThat(solution.verdict()).isEqualTo(open.verdict);
    assertThat(solution.complete()).isEqualTo(solution.stop().isEmpty());
    int sign = problem.toMove() == problem.defender() ? 1 : -1;
    int best = sign * rank(open.verdict);
    int confirmed = 0;
    for (Map.Entry<Integer, Boolean> judged : solution.judged().entrySet()) {
      Board board = problem.board().copy();
      board.play(judged.getKey(), problem.toMove());
      PointSet left = problem.target().copy().retainAll(board.points(problem.defender()));
      if (left.isEmpty() || board.koColor() != Color.EMPTY) {
        continue;
      }
      Problem next = new Problem(board, Color.opponent(problem.toMove()), left, problem.region());
      Bounds after = growing(next, 1, FEWER_NODES).solve(Solver.Wanted.VERDICT).bounds();
      String where = String.format("%s, %s%n%s", judged, after, Diagram.format(problem.board()));
      int most = Math.max(sign * rank(after.best()), sign * rank(after.worst()));
      int least = Math.min(sign * rank(after.best()), sign * rank(after.worst()));
      assertThat(least).as(where).isLessThanOrEqualTo(best);
      if (judged.getValue()) {
        assertThat(most).as(where).isGreaterThanOrEqualTo(best);
        confirmed += least == best ? 1 : 0;
      } else {
        assertThat(least).as(where).isLessThan(best);
        confirmed += most < best ? 1 : 0;
      }
    }
    assertThat(confirmed).isPositive();
  }
}
