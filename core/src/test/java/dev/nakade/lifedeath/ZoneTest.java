package dev.nakade.lifedeath;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Diagram;
import dev.nakade.go.PointSet;
import dev.nakade.search.Budget;
import dev.nakade.search.DfPn;
import dev.nakade.search.Domain;
import dev.nakade.search.ProofTable;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * A result holds in every position that agrees in its zone: stones outside are put and taken at
 * random, and a search without any idea is asked again.
 */
class ZoneTest {
  private static final int SEED = 2022;
  private static final int FIGHTS = 3_000;
  private static final int CHANGES = 4;
  private static final long NODES = 20_000;

  @Test
  void whatIsOutsideTheZoneDoesNotMatter() {
    Random random = new Random(SEED);
    int changed = 0;
    int won = 0;
    for (int i = 0; i < FIGHTS; i++) {
      Problem problem = problem(random);
      Fight.Aim aim = random.nextBoolean() ? Fight.Aim.SURVIVE : Fight.Aim.TWO_EYES;
      int[] threats = {supply(random), supply(random)};
      Asking asking = new Asking(aim, threats[0], threats[1]);
      LocalGame game = new LocalGame(problem);
      DfPn search = new DfPn(game, new ProofTable(12));
      Optional<Boolean> wins = asking.moverWins(game, search, problem);
      if (wins.isEmpty() || search.zone() == Domain.EVERYTHING) {
        continue;
      }
      int tried =
          tryChanges(i, asking, problem, points(game, search.zone(), problem), wins, random);
      changed += tried;
      won += wins.get() ? tried : 0;
    }
    assertThat(changed).isGreaterThan(2_000);
    assertThat(won).isBetween(changed / 5, changed * 4 / 5);
  }

  /** Changes points outside the zone of a position and asks plain search; says how often. */
  private static int tryChanges(
      int number,
      Asking asking,
      Problem problem,
      PointSet zone,
      Optional<Boolean> wins,
      Random random) {
    int tried = 0;
    for (int change = 0; change < CHANGES; change++) {
      Optional<Problem> other = changed(problem, zone, random);
      if (other.isPresent()) {
        LocalGame plain = new LocalGame(other.get(), EnumSet.noneOf(Idea.class));
        Optional<Boolean> again =
            asking.moverWins(plain, new DfPn(plain, new ProofTable(14)), other.get());
        if (again.isPresent()) {
          String where =
              String.format(
                  "seed %d, fight %d, %s, zone %s, %s to move%n%s%n%s",
                  SEED,
                  number,
                  asking,
                  zone,
                  Color.name(problem.toMove()),
                  Diagram.format(problem.board()),
                  Diagram.format(other.get().board()));
          assertThat(again).as(where).isEqualTo(wins);
          tried++;
        }
      }
    }
    return tried;
  }

  /** What was found where another wall cut the same off has a zone that holds here. */
  @Test
  void zonesFoundBehindAnotherWallHold() {
    Random random = new Random(SEED + 2);
    int changed = 0;
    for (int i = 0; i < 30 * FIGHTS; i++) {
      Problem problem = problem(random);
      LocalGame game = new LocalGame(problem);
      PointSet reach = points(game, game.here().reach, problem);
      Optional<Problem> twin = changed(problem, reach.copy().addAll(reach.border()), random);
      if (reach.containsAll(problem.ground()) || twin.isEmpty()) {
        continue;
      }
      Fight.Aim aim = random.nextBoolean() ? Fight.Aim.SURVIVE : Fight.Aim.TWO_EYES;
      Asking asking = new Asking(aim, 0, Fight.UNLIMITED);
      LocalGame other = new LocalGame(twin.get());
      ProofTable table = new ProofTable(12);
      Optional<Boolean> wins = asking.moverWins(game, new DfPn(game, table), problem);
      DfPn search = new DfPn(other, table);
      Optional<Boolean> again = asking.moverWins(other, search, twin.get());
      if (wins.isEmpty() || other.bareKey() != game.bareKey()) {
        continue;
      }
      assertThat(again).isEqualTo(wins);
      if (search.zone() != Domain.EVERYTHING) {
        PointSet zone = points(other, search.zone(), twin.get());
        changed += tryChanges(i, asking, twin.get(), zone, again, random);
      }
    }
    assertThat(changed).isGreaterThan(200);
  }

  /** With proofs found again by their zones, answers are those of a search without any idea. */
  @Test
  void proofsFoundAgainByZoneHold() {
    Random random = new Random(SEED + 1);
    int compared = 0;
    for (int i = 0; i < FIGHTS; i++) {
      Problem problem = problem(random);
      LocalGame game = new LocalGame(problem);
      DfPn search = new DfPn(game, new ProofTable(12));
      LocalGame plain = new LocalGame(problem, EnumSet.noneOf(Idea.class));
      DfPn slow = new DfPn(plain, new ProofTable(14));
      for (Fight.Aim aim : Fight.Aim.values()) {
        Asking asking = new Asking(aim, supply(random), supply(random));
        Optional<Boolean> wins = asking.moverWins(game, search, problem);
        Optional<Boolean> truth = asking.moverWins(plain, slow, problem);
        if (wins.isPresent() && truth.isPresent()) {
          String where = "seed " + SEED + ", fight " + i + ", " + asking;
          assertThat(wins).as(where + Diagram.format(problem.board())).isEqualTo(truth);
          compared++;
        }
      }
    }
    assertThat(compared).isGreaterThan(FIGHTS);
  }

  private static Problem problem(Random random) {
    Problem death = OpenProblems.death(random);
    return random.nextBoolean() ? death : OpenProblems.life(death, random);
  }

  private static int supply(Random random) {
    return random.nextInt(3) == 0 ? Fight.UNLIMITED : random.nextInt(2);
  }

  /** A question about a fight. */
  private record Asking(Fight.Aim aim, int attackerThreats, int defenderThreats) {
    Optional<Boolean> moverWins(Fight game, DfPn search, Problem problem) {
      int mover = problem.toMove();
      game.ask(aim, mover, mover, attackerThreats, defenderThreats);
      int goal = mover == game.attacker() ? 1 : 0;
      return switch (search.prove(goal, Budget.ofNodes(NODES)).answer()) {
        case PROVED -> Optional.of(true);
        case REFUTED -> Optional.of(false);
        case REPEATS, UNKNOWN -> Optional.empty();
      };
    }
  }

  private static PointSet points(LocalGame game, long zone, Problem problem) {
    PointSet points = new PointSet(problem.board().size());
    for (int bit = 0; bit < Long.SIZE; bit++) {
      if ((zone >>> bit & 1) != 0) {
        points.add(game.point(bit));
      }
    }
    return points;
  }

  /** The problem with other stones outside the zone; empty if they cannot stand there. */
  private static Optional<Problem> changed(Problem problem, PointSet zone, Random random) {
    PointSet fixed = zone.copy().addAll(problem.target());
    PointSet free = problem.region().copy().removeAll(fixed);
    if (free.isEmpty()) {
      return Optional.empty();
    }
    Board old = problem.board();
    int[] colors = {Color.EMPTY, Color.BLACK, Color.WHITE};
    Board board =
        Board.of(
            old.size(),
            point ->
                free.contains(point) && random.nextBoolean()
                    ? colors[random.nextInt(colors.length)]
                    : old.color(point));
    if (!board.breathless().isEmpty()
        || !problem.region().intersects(board.points(Color.EMPTY))
        || !Problem.breathes(board, problem.defender(), problem.region(), problem.safe())) {
      return Optional.empty();
    }
    return Optional.of(
        new Problem(
            board,
            problem.toMove(),
            problem.target(),
            problem.region(),
            problem.survival(),
            problem.safe()));
  }

  /**
   * White threatens to live with two eyes. A black move elsewhere is not searched then, but it
   * takes a liberty, and if F8 is black too, A8 takes all: the zone must have both.
   */
  @Test
  void livesRestOnLibertiesThatOneMoveCannotTake() {
    Board board =
        Diagram.parse(
            """
            X X . X O X X . .
            X O X . O . . X .
            O O O O O X . . .
            X X X X X X . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            """);
    PointSet white = board.points(Color.WHITE);
    PointSet region =
        PointSet.full(board.size()).stream()
            .filter(point -> board.size().y(point) < 3 && board.size().x(point) < 5)
            .collect(() -> PointSet.of(board.size(), 14, 15), PointSet::add, PointSet::addAll);
    Problem problem = new Problem(board, Color.BLACK, white, region).forLife();
    for (int balance = 0; balance < 2; balance++) {
      assertThat(winner(problem, EnumSet.allOf(Idea.class), balance))
          .isEqualTo(winner(problem, EnumSet.noneOf(Idea.class), balance))
          .isNotEqualTo(Prover.Winner.DEFENDER);
    }
  }

  private static Prover.Winner winner(Problem problem, Set<Idea> ideas, int balance) {
    LocalGame game = new LocalGame(problem, ideas);
    Prover prover = new Prover(game, new ProofTable(14), Budget.unlimited());
    return prover.winner(Fight.Aim.SURVIVE, Prover.Start.of(problem.toMove()), balance);
  }
}
