package dev.nakade.lifedeath;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Diagram;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import dev.nakade.search.Budget;
import dev.nakade.search.DfPn;
import dev.nakade.search.Domain;
import dev.nakade.search.ProofTable;
import dev.nakade.systems.Catalogue;
import dev.nakade.systems.ProblemSystem;
import dev.nakade.systems.Request;
import java.util.EnumMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * The compiled game with its static ends and prunings agrees with {@link CaptureGame}, which has
 * none, on thousands of random closed positions.
 */
class ProverLawsTest {
  private static final int SEED = 1997;
  private static final int MOST_INSIDE = 7;
  private static final int POSITIONS = 4_000;

  @Test
  void agreesWithPlainSearch() {
    Random random = new Random(SEED);
    Map<Prover.Winner, Integer> seen = new EnumMap<>(Prover.Winner.class);
    for (int i = 0; i < POSITIONS; i++) {
      Problem problem = random(random);
      for (int balance = -2; balance <= 2; balance++) {
        Prover.Winner plain = plain(problem, balance);
        Prover.Winner ours = ours(problem, balance);
        String where =
            String.format(
                "seed %d, position %d, balance %d, %s to move, target %s%n%s",
                SEED,
                i,
                balance,
                Color.name(problem.toMove()),
                problem.target(),
                Diagram.format(problem.board()));
        assertThat(ours).as(where).isEqualTo(plain);
        seen.merge(ours, 1, Integer::sum);
      }
    }
    assertThat(seen.get(Prover.Winner.DEFENDER)).isGreaterThan(1_000);
    assertThat(seen.get(Prover.Winner.ATTACKER)).isGreaterThan(1_000);
  }

  /** What is proved without counting threats holds for every number of them. */
  @Test
  void uncountedThreatsAreAsGoodAsAnyNumber() {
    Random random = new Random(SEED + 1);
    int settled = 0;
    for (int i = 0; i < 600; i++) {
      Problem problem = random(random);
      String where = Diagram.format(problem.board()) + Color.name(problem.toMove());
      for (int sign : new int[] {-1, 1}) {
        Prover.Winner favoured = sign > 0 ? Prover.Winner.DEFENDER : Prover.Winner.ATTACKER;
        if (ours(problem, sign * Prover.ALL) == favoured) {
          assertThat(plain(problem, sign * 4)).as(where).isEqualTo(favoured);
          settled++;
        }
      }
    }
    assertThat(settled).isGreaterThan(300);
  }

  @Test
  void twoEyesAgreeWithBensonOnTheWholeBoard() {
    Random random = new Random(SEED + 2);
    int eyes = 0;
    for (int i = 0; i < 500; i++) {
      Problem problem = random(random);
      int balance = i % 3 - 1;
      Prover.Winner found =
          prover(problem).winner(Fight.Aim.TWO_EYES, Prover.Start.of(problem.toMove()), balance);
      Domain plain = new PlainEyes(problem, Math.max(balance, 0), Math.max(-balance, 0));
      assertThat(found)
          .as(Diagram.format(problem.board()) + Color.name(problem.toMove()))
          .isEqualTo(plain(plain, problem));
      eyes += found == Prover.Winner.DEFENDER ? 1 : 0;
    }
    assertThat(eyes).isGreaterThan(10);
  }

  /** Black's wall closes in a corner of six to twelve points with random stones in it. */
  private static Problem random(Random random) {
    Size size = Size.of(8, 8);
    while (true) {
      int width = 3 + random.nextInt(2);
      int height = 2 + random.nextInt(2);
      Board board =
          Board.of(
              size,
              point -> {
                int x = size.x(point);
                int y = size.y(point);
                if (x < width && y < height) {
                  int draw = random.nextInt(10);
                  return draw < 6 ? Color.WHITE : draw < 7 ? Color.BLACK : Color.EMPTY;
                }
                boolean wall = (x == width && y <= height) || (y == height && x <= width);
                return wall ? Color.BLACK : Color.EMPTY;
              });
      PointSet target = board.points(Color.WHITE);
      int inside = width * height - target.count();
      if (!target.isEmpty() && inside <= MOST_INSIDE && board.breathless().isEmpty()) {
        PointSet region = new PointSet(size);
        for (int point = 0; point < size.area(); point++) {
          if (size.x(point) < width && size.y(point) < height) {
            region.add(point);
          }
        }
        Survival survival = random.nextInt(4) == 0 ? Survival.EVERY : Survival.ANY;
        return new Problem(board, 1 + random.nextInt(2), target, region, survival);
      }
    }
  }

  /** The catalogue's plain proof of capture agrees, and speaks of circles only if nobody wins. */
  @Test
  void thePlainSystemAsksBothSides() {
    Random random = new Random(SEED + 3);
    ProblemSystem plain = Catalogue.find("capture-dfpn").orElseThrow();
    for (int i = 0; i < 800; i++) {
      Problem problem = ClosedProblems.random(random);
      String answer =
          plain.solve(problem, new Request(1, 0, 0, 1L << 20, 1, Budget.unlimited())).answer();
      String expected =
          switch (ours(problem, 0)) {
            case DEFENDER -> "stands";
            case ATTACKER -> "captured";
            case NOBODY -> "goes round in circles";
          };
      assertThat(answer).as(Diagram.format(problem.board())).isEqualTo(expected);
    }
  }

  private static Prover prover(Problem problem) {
    return new Prover(new LocalGame(problem), new ProofTable(12), Budget.unlimited());
  }

  private static Prover.Winner ours(Problem problem, int balance) {
    return prover(problem).winner(Prover.Start.of(problem.toMove()), balance);
  }

  /** The same question without any static knowledge; White, the defender, has the negative. */
  private static Prover.Winner plain(Problem problem, int balance) {
    return plain(new CaptureGame(problem, Math.max(balance, 0), Math.max(-balance, 0)), problem);
  }

  private static Prover.Winner plain(Domain game, Problem problem) {
    boolean attacks = problem.toMove() == Color.BLACK;
    DfPn search = new DfPn(game, new ProofTable(14));
    if (proves(search, attacks, Prover.Winner.DEFENDER)) {
      return Prover.Winner.DEFENDER;
    }
    return proves(search, attacks, Prover.Winner.ATTACKER)
        ? Prover.Winner.ATTACKER
        : Prover.Winner.NOBODY;
  }

  private static boolean proves(DfPn search, boolean attacks, Prover.Winner winner) {
    boolean attacker = winner == Prover.Winner.ATTACKER;
    DfPn.Prover side = attacks == attacker ? DfPn.Prover.SIDE_TO_MOVE : DfPn.Prover.OPPONENT;
    return search.prove(side, attacker ? 1 : 0, Budget.unlimited()).answer() == DfPn.Answer.PROVED;
  }
}
