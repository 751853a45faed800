package dev.nakade.lifedeath;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Diagram;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import dev.nakade.go.Symmetry;
import dev.nakade.search.Budget;
import dev.nakade.search.ProofTable;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What must hold of answers whatever the position, on random closed fights. */
class SolverLawsTest {
  private static final int SEED = 2003;
  private static final long TABLE_BYTES = 1L << 20;
  private static final int[] BALANCES = {-Prover.ALL, -3, -2, -1, 0, 1, 2, 3, Prover.ALL};

  private static Solver.Solution solve(Problem problem) {
    return new Solver(problem, TABLE_BYTES, Budget.unlimited()).solve(Solver.Wanted.ALL_MOVES);
  }

  private static Prover.Winner winner(Problem problem, int balance) {
    Prover prover = new Prover(new LocalGame(problem), new ProofTable(14), Budget.unlimited());
    return prover.winner(Prover.Start.of(problem.toMove()), balance);
  }

  static String text(int number, Problem problem) {
    return String.format(
        "seed %d, position %d, %s to move, %s of %s survives%n%s",
        SEED,
        number,
        Color.name(problem.toMove()),
        problem.survival(),
        problem.target(),
        Diagram.format(problem.board()));
  }

  /**
   * A corner or a side that Black closes off. White's stones stand along the wall, not without
   * gaps, so that often there is something to decide.
   */
  static Problem random(Random random) {
    while (true) {
      int left = random.nextInt(3) == 0 ? 3 : 0;
      int width = 4 + random.nextInt(2);
      int height = 2 + random.nextInt(2);
      Size size = Size.of(left + width + 3, height + 3);
      PointSet region = rectangle(size, left, left + width, height);
      PointSet edge = PointSet.full(size).removeAll(region).border();
      Board board = new Board(size);
      region.forEach(
          point -> {
            double white = edge.contains(point) ? 0.85 : 0.2;
            double draw = random.nextDouble();
            board.set(point, draw < white ? Color.WHITE : draw > 0.9 ? Color.BLACK : Color.EMPTY);
          });
      region.border().forEach(point -> board.set(point, Color.BLACK));
      PointSet whites = board.points(Color.WHITE);
      if (!whites.isEmpty()
          && region.count() - whites.count() <= 7
          && board.breathless().isEmpty()) {
        Survival survival = random.nextInt(4) == 0 ? Survival.EVERY : Survival.ANY;
        return new Problem(board, 1 + random.nextInt(2), whites, region, survival);
      }
    }
  }

  private static PointSet rectangle(Size size, int left, int right, int height) {
    PointSet points = new PointSet(size);
    for (int y = 0; y < height; y++) {
      for (int x = left; x < right; x++) {
        points.add(size.point(x, y));
      }
    }
    return points;
  }

  @Test
  void answersAreTheSameFromEverySideAndWithColoursSwapped() {
    Random random = new Random(SEED);
    for (int i = 0; i < 60; i++) {
      Problem problem = random(random);
      Solver.Solution expected = solve(problem);
      for (Symmetry symmetry : Symmetry.values()) {
        Board board = symmetry.apply(problem.board());
        PointSet target = symmetry.apply(problem.target());
        PointSet region = symmetry.apply(problem.region());
        Problem turned = new Problem(board, problem.toMove(), target, region, problem.survival());
        Problem swapped =
            new Problem(
                board.swapColors(),
                Color.opponent(problem.toMove()),
                target,
                region,
                problem.survival());
        Set<Integer> right =
            expected.right().stream()
                .map(point -> symmetry.apply(problem.board().size(), point))
                .collect(Collectors.toSet());
        for (Problem image : List.of(turned, swapped)) {
          Solver.Solution found = solve(image);
          assertThat(found.verdict()).as(text(i, image)).isEqualTo(expected.verdict());
          assertThat(new HashSet<>(found.right())).as(text(i, image)).isEqualTo(right);
        }
      }
    }
  }

  /** How good it is for the defender that this side has its proof. */
  private static int rank(Prover.Winner winner) {
    return switch (winner) {
      case DEFENDER -> 1;
      case NOBODY -> 0;
      case ATTACKER -> -1;
    };
  }

  @Test
  void moreThreatsNeverHurtTheirOwner() {
    Random random = new Random(SEED + 1);
    int turned = 0;
    for (int i = 0; i < 600; i++) {
      Problem problem = random(random);
      int before = 1;
      for (int balance : BALANCES) {
        int now = rank(winner(problem, balance));
        assertThat(now).as(balance + ", " + text(i, problem)).isLessThanOrEqualTo(before);
        turned += now < before && balance > -Prover.ALL ? 1 : 0;
        before = now;
      }
    }
    assertThat(turned).as("fights in which threats decide").isPositive();
  }

  @Test
  void toKeepEveryStoneIsNeverEasierThanToKeepOne() {
    Random random = new Random(SEED + 2);
    int harder = 0;
    for (int i = 0; i < 400; i++) {
      Problem problem = random(random);
      for (int balance : new int[] {-1, 0, 1}) {
        int every = rank(winner(problem.with(Survival.EVERY), balance));
        int any = rank(winner(problem.with(Survival.ANY), balance));
        assertThat(every).as(balance + ", " + text(i, problem)).isLessThanOrEqualTo(any);
        harder += every < any ? 1 : 0;
      }
    }
    assertThat(harder).isPositive();
  }

  /** From dead to alive, kos by the threats that they need. */
  private static int rank(Verdict verdict) {
    return switch (verdict.kind()) {
      case ALIVE -> 100;
      case SEKI -> 99;
      case KO -> verdict.attackerNeeds() - verdict.defenderNeeds();
      case DEAD -> -100;
      case UNKNOWN -> throw new IllegalArgumentException("no rank: " + verdict);
    };
  }

  @Test
  void theVerdictIsTheBestOfTheFirstMoves() {
    Random random = new Random(SEED + 3);
    int compared = 0;
    for (int i = 0; i < 400; i++) {
      Problem problem = random(random);
      Solver.Solution solution = solve(problem);
      if (solution.verdict().kind() == Verdict.Kind.UNKNOWN) {
        continue;
      }
      assertThat(solution.right()).as(text(i, problem)).isNotEmpty();
      int sign = problem.toMove() == problem.defender() ? 1 : -1;
      int best = sign * rank(solution.verdict());
      for (Map.Entry<Integer, Boolean> judged : solution.judged().entrySet()) {
        Board board = problem.board().copy();
        board.play(judged.getKey(), problem.toMove());
        PointSet left = problem.target().copy().retainAll(board.points(problem.defender()));
        boolean lost =
            problem.survival() == Survival.EVERY ? !left.equals(problem.target()) : left.isEmpty();
        if (lost || board.koColor() != Color.EMPTY) {
          continue;
        }
        Verdict after =
            solve(
                    new Problem(
                        board,
                        Color.opponent(problem.toMove()),
                        left,
                        problem.region(),
                        problem.survival()))
                .verdict();
        if (after.kind() != Verdict.Kind.UNKNOWN) {
          int reached = sign * rank(after);
          String where = Point.name(board.size(), judged.getKey()) + " in " + text(i, problem);
          assertThat(reached).as(where).isLessThanOrEqualTo(best);
          assertThat(reached == best).as(where).isEqualTo(judged.getValue());
          compared++;
        }
      }
    }
    assertThat(compared).isGreaterThan(1_000);
  }

  /**
   * A wall further away, with the old one and two free points behind it taken into the fight:
   * nothing in between can be captured, and a move there is no better than a pass.
   */
  @Test
  void aWallFurtherAwayChangesNothing() {
    Random random = new Random(SEED + 4);
    Map<Verdict.Kind, Integer> seen = new EnumMap<>(Verdict.Kind.class);
    for (int i = 0; i < 300; i++) {
      Problem near = random(random);
      Problem narrow = behindThickWalls(near, random);
      PointSet inside = narrow.region();
      PointSet wide = inside.copy().addAll(inside.border());
      wide.addAll(wide.border());
      Problem wider =
          new Problem(narrow.board(), narrow.toMove(), narrow.target(), wide, narrow.survival());
      Solver.Solution expected = solve(narrow);
      Solver.Solution found = solve(wider);
      assertThat(found.verdict()).as(text(i, wider)).isEqualTo(expected.verdict());
      assertThat(found.judged()).as(text(i, wider)).containsAllEntriesOf(expected.judged());
      seen.merge(found.verdict().kind(), 1, Integer::sum);
    }
    assertThat(seen).containsKeys(Verdict.Kind.ALIVE, Verdict.Kind.KO, Verdict.Kind.DEAD);
  }

  /** The same fight in a board's corner, Black three deep around it but for two points. */
  private static Problem behindThickWalls(Problem problem, Random random) {
    Size from = problem.board().size();
    Size size = Size.of(from.width() + 4, from.height() + 2);
    int shift = problem.region().contains(0) ? 0 : 2;
    Board board = new Board(size);
    PointSet region = new PointSet(size);
    PointSet target = new PointSet(size);
    problem
        .region()
        .forEach(
            point -> {
              int moved = size.point(from.x(point) + shift, from.y(point));
              region.add(moved);
              board.set(moved, problem.board().color(point));
              if (problem.target().contains(point)) {
                target.add(moved);
              }
            });
    PointSet first = region.border();
    PointSet second = region.copy().addAll(first).border();
    PointSet third = region.copy().addAll(first).addAll(second).border();
    List.of(first, second, third)
        .forEach(ring -> ring.forEach(point -> board.set(point, Color.BLACK)));
    int[] behind = second.stream().toArray();
    int gap = random.nextInt(behind.length);
    board.set(behind[gap], Color.EMPTY);
    board.set(behind[(gap + 3) % behind.length], Color.EMPTY);
    return new Problem(board, problem.toMove(), target, region, problem.survival());
  }
}
