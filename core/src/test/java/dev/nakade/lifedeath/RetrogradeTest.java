package dev.nakade.lifedeath;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Diagram;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import dev.nakade.search.Budget;
import dev.nakade.search.ProofTable;
import dev.nakade.sgf.SgfNode;
import dev.nakade.sgf.SgfReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The solver against {@link Retrograde} on every small closed fight: who proves what, at each
 * balance of threats and with threats uncounted; the verdict; which first moves are right. Every
 * region is taken in the middle of the board and with the board ending on each choice of its sides.
 *
 * <p>What fits into a minute runs always. {@code -Dnakade.sweep=true} takes everything up to eight
 * points, and up to nine in squares; that takes an hour.
 */
class RetrogradeTest {
  private static final boolean SWEEP = Boolean.getBoolean("nakade.sweep");
  private static final int[] BALANCES = {-Prover.ALL, -2, -1, 0, 1, 2, Prover.ALL};
  private static final int[] SIDES = {Color.BLACK, Color.WHITE};
  private static final int SEED = 1967;
  private static final int TABLE_BITS = 12;
  private static final long TABLE_BYTES = 1L << 17;

  /** What was compared. */
  private static final class Tally {
    private final String name;
    private final Map<String, Integer> seen = new TreeMap<>();
    private int regions;
    private long positions;
    private long questions;
    private long situations;

    private Tally(String name) {
      this.name = name;
    }

    private void count(Object answer) {
      questions++;
      seen.merge(answer.toString(), 1, Integer::sum);
    }

    /** Nothing is shown by a comparison in which one answer never occurred. */
    private void requireVariety(Verdict.Kind... kinds) {
      report("all");
      for (Verdict.Kind kind : kinds) {
        assertThat(seen.getOrDefault(kind.toString(), 0)).as(kind + " in " + this).isPositive();
      }
    }

    private void report(String part) {
      if (SWEEP) {
        System.out.println(this + ": " + part + " equal");
      }
    }

    @Override
    public String toString() {
      return String.format(
          "%s: %,d regions, %,d positions, %,d questions, %,d situations listed, %s",
          name, regions, positions, questions, situations, seen);
    }
  }

  private static String text(Problem problem, String question) {
    return String.format(
        "%s, %s to move, %s of target %s, region %s%n%s",
        question,
        Color.name(problem.toMove()),
        problem.survival(),
        problem.target(),
        problem.region(),
        Diagram.format(problem.board()));
  }

  /** Compares all problems of one region. */
  private static void compare(List<Problem> problems, Predicate<Problem> verdicts, Tally tally) {
    if (problems.isEmpty()) {
      return;
    }
    Retrograde oracle = new Retrograde(problems);
    for (Problem problem : problems) {
      compareWinners(problem, oracle, tally);
      if (verdicts.test(problem)) {
        compareVerdict(problem, oracle, tally);
      }
      tally.positions++;
    }
    tally.regions++;
    tally.situations += oracle.count();
  }

  private static void compareWinners(Problem problem, Retrograde oracle, Tally tally) {
    int at = oracle.situation(problem);
    Prover prover =
        new Prover(new LocalGame(problem), new ProofTable(TABLE_BITS), Budget.unlimited());
    Prover.Start start = Prover.Start.of(problem.toMove());
    for (Fight.Aim aim : Fight.Aim.values()) {
      for (int balance : BALANCES) {
        Prover.Winner expected = oracle.winner(aim, at, balance);
        Prover.Winner found = prover.winner(aim, start, balance);
        if (found != expected) {
          assertThat(found).as(text(problem, aim + " at " + balance)).isEqualTo(expected);
        }
        tally.count(found);
      }
    }
  }

  private static void compareVerdict(Problem problem, Retrograde oracle, Tally tally) {
    int at = oracle.situation(problem);
    Solver.Solution solution =
        new Solver(problem, TABLE_BYTES, Budget.unlimited()).solve(Solver.Wanted.ALL_MOVES);
    Verdict verdict = oracle.verdict(at);
    String where = text(problem, "verdict");
    assertThat(solution.verdict()).as(where).isEqualTo(verdict);
    tally.count(verdict.kind());
    if (verdict.kind() != Verdict.Kind.UNKNOWN) {
      Map<Integer, Boolean> expected = judged(problem, oracle, at, verdict);
      assertThat(solution.judged()).as(where).isEqualTo(expected);
      tally.questions += expected.size();
    }
  }

  /** Which first moves are right: those after which the mover still gets the verdict. */
  private static Map<Integer, Boolean> judged(
      Problem problem, Retrograde oracle, int at, Verdict verdict) {
    boolean attacks = problem.toMove() != problem.defender();
    Prover.Winner mover = attacks ? Prover.Winner.ATTACKER : Prover.Winner.DEFENDER;
    Verdict.Kind worst = attacks ? Verdict.Kind.ALIVE : Verdict.Kind.DEAD;
    boolean eyes = verdict.kind() == (attacks ? Verdict.Kind.SEKI : Verdict.Kind.ALIVE);
    int balance = oracle.balance(at);
    int asked = attacks ? Math.max(balance + 1, -Prover.ALL) : balance;
    Map<Integer, Boolean> judged = new HashMap<>();
    List<Integer> moves = new ArrayList<>(oracle.legal(at));
    moves.add(Point.PASS);
    for (int move : moves) {
      int after = oracle.after(at, move);
      Prover.Winner winner =
          eyes
              ? oracle.winner(Fight.Aim.TWO_EYES, after, Prover.ALL)
              : oracle.winner(Fight.Aim.SURVIVE, after, asked);
      if (verdict.kind() == worst) {
        judged.put(move, true);
      } else if (winner != Prover.Winner.NOBODY) {
        judged.put(move, winner == mover);
      }
    }
    return judged;
  }

  /** Empty spaces, with up to two liberties outside; of eight points, with none. */
  @Test
  void emptyEyeSpaces() {
    Tally tally = new Tally("empty eye spaces");
    for (int points = 1; points <= (SWEEP ? 8 : 5); points++) {
      int mostLiberties = points < 8 ? 2 : 0;
      for (EyeSpace space : EyeSpace.all(points)) {
        int most = Math.min(space.outside().size(), mostLiberties);
        for (int liberties = 0; liberties <= most; liberties++) {
          List<Problem> problems = new ArrayList<>();
          for (int toMove : SIDES) {
            problems.add(space.problem(liberties, toMove));
          }
          compare(problems, problem -> true, tally);
        }
      }
      tally.report("up to " + points + " points");
    }
    tally.requireVariety(Verdict.Kind.ALIVE, Verdict.Kind.KO, Verdict.Kind.DEAD);
  }

  /** Eye spaces with every arrangement of stones of both sides in them. */
  @Test
  void filledEyeSpaces() {
    Tally tally = new Tally("filled eye spaces");
    Random random = new Random(SEED);
    for (int points = 1; points <= (SWEEP ? 6 : 4); points++) {
      for (EyeSpace space : EyeSpace.all(points)) {
        for (int liberties = 0; liberties <= Math.min(space.outside().size(), 1); liberties++) {
          Problem empty = space.problem(liberties, Color.BLACK);
          compare(arrangements(empty, 1.0, random), problem -> random.nextInt(8) == 0, tally);
        }
      }
      tally.report("up to " + points + " points");
    }
    tally.requireVariety(Verdict.Kind.ALIVE, Verdict.Kind.SEKI, Verdict.Kind.KO, Verdict.Kind.DEAD);
  }

  /** A share of larger spaces with stones in them. */
  @Test
  void someLargeFilledEyeSpaces() {
    Tally tally = new Tally("some large filled eye spaces");
    Random random = new Random(SEED + 1);
    for (int points = SWEEP ? 7 : 5; points <= 8; points++) {
      List<EyeSpace> spaces = EyeSpace.all(points);
      int samples = SWEEP ? 400 : 8;
      for (int i = 0; i < samples; i++) {
        EyeSpace space = spaces.get(random.nextInt(spaces.size()));
        Problem empty = space.problem(0, Color.BLACK);
        compare(arrangements(empty, 100 / Math.pow(3, points), random), problem -> true, tally);
      }
    }
    tally.requireVariety(Verdict.Kind.ALIVE, Verdict.Kind.KO, Verdict.Kind.DEAD);
  }

  /** Six points on the edge in which two chains can race around a ko, in every arrangement. */
  @Test
  void racesAroundAKo() {
    Tally tally = new Tally("races around a ko");
    List<EyeSpace.Cell> cells = new ArrayList<>();
    for (int x = 0; x < 3; x++) {
      cells.add(new EyeSpace.Cell(x, 1));
      cells.add(new EyeSpace.Cell(x + 1, 0));
    }
    EyeSpace space = new EyeSpace(cells, Set.of(EyeSpace.Side.BOTTOM));
    for (int liberties = 0; liberties <= 1; liberties++) {
      Problem empty = space.problem(liberties, Color.BLACK);
      compare(arrangements(empty, 1.0, new Random(SEED)), problem -> true, tally);
    }
    tally.requireVariety(Verdict.Kind.ALIVE, Verdict.Kind.KO, Verdict.Kind.DEAD);
  }

  /** Problems of ours that are small enough. */
  @ParameterizedTest
  @ValueSource(strings = {"shapes", "special"})
  void ourProblems(String folder) throws IOException {
    Tally tally = new Tally(folder);
    List<Path> files;
    try (Stream<Path> list = Files.list(Path.of("..", "problems", folder))) {
      files = list.sorted().toList();
    }
    for (Path file : files) {
      for (SgfNode root : SgfReader.read(Files.readAllBytes(file)).games()) {
        Problem problem = Problem.of(root);
        if (problem.region().count() <= (SWEEP ? 12 : 11)) {
          compare(List.of(problem), any -> true, tally);
        }
      }
    }
    assertThat(tally.regions).isPositive();
    tally.report("what is small enough");
  }

  /** Rectangles with every arrangement of stones, the attacker's wall around them. */
  @Test
  void fights() {
    Tally tally = new Tally("fights");
    Random random = new Random(SEED + 2);
    int[][] rectangles = {
      {1, 3}, {1, 4}, {1, 5}, {1, 6}, {1, 7}, {1, 8}, {2, 2}, {2, 3}, {2, 4}, {3, 3}
    };
    for (int[] sides : rectangles) {
      for (int edges = 0; edges < 16; edges++) {
        for (Survival survival : Survival.values()) {
          Problem empty = rectangle(sides[0], sides[1], edges, survival);
          double area = sides[0] * sides[1];
          double share = SWEEP ? 1 : Math.min(1, 120 / Math.pow(3, area));
          compare(arrangements(empty, share, random), problem -> random.nextInt(8) == 0, tally);
        }
      }
      tally.report("up to " + sides[0] + "x" + sides[1]);
    }
    tally.requireVariety(Verdict.Kind.ALIVE, Verdict.Kind.SEKI, Verdict.Kind.KO, Verdict.Kind.DEAD);
  }

  /**
   * All that both sides' stones can make of the empty points inside, or a share of it: then without
   * those in which the defender has few stones and most often nothing to hope for.
   */
  private static List<Problem> arrangements(Problem empty, double share, Random random) {
    List<Problem> problems = new ArrayList<>();
    int[] inside = empty.region().stream().limit(9).toArray();
    int defender = EyeSpace.DEFENDER;
    int count = (int) Math.round(Math.pow(3, inside.length));
    for (int code = 0; code < count; code++) {
      if (share < 1 && random.nextDouble() >= share) {
        continue;
      }
      Board board = empty.board().copy();
      int rest = code;
      for (int point : inside) {
        board.set(point, new int[] {Color.EMPTY, Color.BLACK, Color.WHITE}[rest % 3]);
        rest /= 3;
      }
      PointSet target = board.points(defender);
      if (share < 1 && target.count() < empty.region().count() / 2) {
        continue;
      }
      if (!target.isEmpty() && board.breathless().isEmpty()) {
        for (int toMove : SIDES) {
          problems.add(new Problem(board, toMove, target, empty.region(), empty.survival()));
        }
      }
    }
    return problems;
  }

  /** An empty rectangle that the board's edge or the attacker's wall closes on each side. */
  private static Problem rectangle(int width, int height, int edges, Survival survival) {
    int margin = 3;
    int left = (edges & 1) != 0 ? 0 : margin;
    int top = (edges & 2) != 0 ? 0 : margin;
    int right = (edges & 4) != 0 ? 0 : margin;
    int bottom = (edges & 8) != 0 ? 0 : margin;
    Size size = Size.of(left + width + right, top + height + bottom);
    PointSet region = new PointSet(size);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        region.add(size.point(left + x, top + y));
      }
    }
    Board board = new Board(size);
    PointSet near = region.border();
    PointSet wall = near.copy().addAll(region.copy().addAll(near).border()).removeAll(region);
    wall.forEach(point -> board.set(point, Color.BLACK));
    return new Problem(board, Color.BLACK, new PointSet(size), region, survival);
  }
}
