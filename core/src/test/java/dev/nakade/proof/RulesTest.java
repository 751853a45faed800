package dev.nakade.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.Benson;
import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Diagram;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.lifedeath.CaptureGame;
import dev.nakade.lifedeath.ClosedProblems;
import dev.nakade.lifedeath.OpenProblems;
import dev.nakade.lifedeath.PlainFight;
import dev.nakade.lifedeath.Problem;
import dev.nakade.lifedeath.Survival;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** The checker's own rules agree with the board of the library and its fights, in random play. */
class RulesTest {
  private static final int SEED = 1976;
  private static final int GAMES = 1_500;
  private static final int PLIES = 60;

  private int kos;
  private int threatsUsed;
  private int alive;
  private int lost;
  private int ended;
  private int out;

  @Test
  void agreeWithTheBoardInRandomPlay() throws Refusal {
    Random random = new Random(SEED);
    for (int i = 0; i < GAMES; i++) {
      Problem problem = ClosedProblems.random(random);
      play(problem, random, "seed " + SEED + ", game " + i);
    }
    assertThat(kos).isGreaterThan(100);
    assertThat(threatsUsed).isGreaterThan(20);
    assertThat(alive).isGreaterThan(300);
    assertThat(lost).isGreaterThan(300);
    assertThat(ended).isGreaterThan(100);
  }

  private void play(Problem problem, Random random, String where) throws Refusal {
    int black = random.nextInt(3);
    int white = random.nextInt(3);
    Fight fight = fight(problem);
    Situation situation = new Situation(fight, black, white);
    CaptureGame game = new CaptureGame(problem, black, white);
    Board board = problem.board();
    PointSet standing = problem.target().copy();
    int[] candidates = new int[game.moveLimit()];
    int pass = board.size().area();
    for (int ply = 0; ply < PLIES; ply++) {
      Supplier<String> here = () -> where + "\n" + Diagram.format(board);
      assertThat(situation.lost() || situation.passes() >= 2).as(here).isEqualTo(game.over());
      lost += situation.lost() ? 1 : 0;
      ended += situation.passes() >= 2 ? 1 : 0;
      if (game.over()) {
        return;
      }
      assertThat(situation.alive()).as(here).isEqualTo(alive(problem, board, standing));
      alive += situation.alive() ? 1 : 0;
      int end = game.candidates(candidates, 0);
      Set<Integer> legal = new HashSet<>();
      Arrays.stream(candidates, 0, end).filter(move -> move != pass).forEach(legal::add);
      Set<Integer> ours = new HashSet<>();
      for (int spot : fight.playable) {
        if (situation.isLegal(spot)) {
          ours.add(fight.points[spot]);
        }
      }
      assertThat(ours).as(here).isEqualTo(legal);
      Situation copy = new Situation(fight, 9, 9);
      copy.set(situation.text());
      assertThat(copy.text()).isEqualTo(situation.text());
      int move = choose(game, board, Arrays.copyOf(candidates, end), random);
      boolean takesKo = move == board.koPoint();
      int spot = move == pass ? Situation.PASS : Arrays.binarySearch(fight.points, move);
      assertThat(situation.isKo(spot)).as(here).isEqualTo(takesKo);
      kos += board.koPoint() == Point.NONE ? 0 : 1;
      threatsUsed += takesKo ? 1 : 0;
      situation.play(spot);
      game.play(move);
      standing.retainAll(board.points(Color.WHITE));
      boolean blackBegan = problem.toMove() == Color.BLACK;
      assertThat(situation.attackerToMove()).isEqualTo((ply % 2 == 1) == blackBegan);
    }
  }

  /** On grounds with gaps, of both sides' claims, against both kinds of fights. */
  @Test
  void agreeWithTheFightsOnOpenGrounds() throws Refusal {
    Random random = new Random(SEED + 1);
    for (int i = 0; i < 3 * GAMES; i++) {
      Problem death = OpenProblems.death(random);
      boolean defends = random.nextInt(3) == 0;
      Problem problem = defends ? OpenProblems.life(death, random) : death;
      Fight fight =
          defends ? Fight.ofDefender(position(problem), problem.region()) : fight(problem);
      playOpen(problem, fight, random, "seed " + (SEED + 1) + ", game " + i);
    }
    assertThat(kos).isGreaterThan(100);
    assertThat(threatsUsed).isGreaterThan(20);
    assertThat(alive).isGreaterThan(100);
    assertThat(lost).isGreaterThan(300);
    assertThat(ended).isGreaterThan(100);
    assertThat(out).isGreaterThan(300);
  }

  private void playOpen(Problem problem, Fight fight, Random random, String where) {
    int black = random.nextInt(3);
    int white = random.nextInt(3);
    Situation situation = new Situation(fight, black, white);
    PlainFight local = PlainFight.local(problem, black, white);
    PlainFight wide = PlainFight.wide(problem, black, white);
    String here = where + "\n" + Diagram.format(problem.board()) + problem;
    for (int ply = 0; ply < PLIES; ply++) {
      PointSet legal = new PointSet(problem.board().size());
      int ban = Point.NONE;
      for (int spot = 0; spot < fight.points.length; spot++) {
        ban = situation.isKo(spot) ? fight.points[spot] : ban;
      }
      for (int spot : fight.playable) {
        if (situation.isLegal(spot)) {
          legal.add(fight.points[spot]);
        }
      }
      for (PlainFight other : List.of(local, wide)) {
        assertThat(other.attackerToMove()).as(here).isEqualTo(situation.attackerToMove());
        assertThat(other.passes()).as(here).isEqualTo(situation.passes());
        assertThat(other.isLost()).as(here).isEqualTo(situation.lost());
        assertThat(other.isLost() || other.isOut())
            .as(here)
            .isEqualTo(situation.lost() || situation.out());
        if (!situation.lost() && !situation.out()) {
          // On a board, chains that have got out are one chain, which may be alive together.
          boolean together = other == wide && !problem.isClosed() && other.isAlive();
          assertThat(other.isAlive()).as(here).isEqualTo(situation.alive() || together);
        }
        assertThat(other.ko()).as(here).isEqualTo(ban);
        assertThat(other.points()).as(here).isEqualTo(legal);
      }
      boolean isOut = !situation.lost() && situation.out();
      lost += situation.lost() ? 1 : 0;
      out += isOut ? 1 : 0;
      ended += situation.passes() >= 2 ? 1 : 0;
      if (situation.lost() || situation.passes() >= 2 || (isOut && random.nextInt(4) > 0)) {
        return;
      }
      alive += situation.alive() ? 1 : 0;
      kos += ban == Point.NONE ? 0 : 1;
      int move = choose(legal, ban, random);
      threatsUsed += move == ban ? 1 : 0;
      here += " " + Point.name(problem.board().size(), move);
      situation.play(move == Point.PASS ? Situation.PASS : Arrays.binarySearch(fight.points, move));
      local.play(move);
      wide.play(move);
    }
  }

  /** A random move, often one on the point that ko forbids. */
  private static int choose(PointSet legal, int ban, Random random) {
    if (ban != Point.NONE && legal.contains(ban) && random.nextBoolean()) {
      return ban;
    }
    boolean passes = legal.isEmpty() || random.nextInt(8) == 0;
    return passes
        ? Point.PASS
        : legal.stream().skip(random.nextInt(legal.count())).findFirst().orElseThrow();
  }

  /** A random move; every other time one that takes a ko, if there is one. */
  private static int choose(CaptureGame game, Board board, int[] moves, Random random) {
    for (int move : moves) {
      boolean takes = move == board.koPoint();
      game.play(move);
      takes |= board.koPoint() != Point.NONE;
      game.undo();
      if (takes && random.nextBoolean()) {
        return move;
      }
    }
    return moves[random.nextInt(moves.length)];
  }

  private static boolean alive(Problem problem, Board board, PointSet standing) {
    PointSet stones = Benson.of(board, Color.WHITE).stones();
    return problem.survival() == Survival.EVERY
        ? stones.containsAll(standing)
        : stones.intersects(standing);
  }

  static CertificateWriter.Question question(Problem problem) {
    return new CertificateWriter.Question(
        problem.board().points(Color.BLACK),
        problem.board().points(Color.WHITE),
        problem.toMove(),
        problem.target(),
        problem.survival() == Survival.EVERY);
  }

  private static Position position(Problem problem) throws Refusal {
    return Position.read(
        CertificateWriter.sgf(question(problem)), problem.survival() == Survival.EVERY);
  }

  private static Fight fight(Problem problem) throws Refusal {
    return Fight.ofAttacker(position(problem), problem.region(), problem.safe(), problem.doors());
  }

  /** Different situations have different texts, whatever they differ in. */
  @Test
  void everythingIsPartOfTheSituation() throws Refusal {
    // . O . X
    // O X O X
    // . . . X
    // X X X X
    Board board = Diagram.parse(". O . X\nO X O X\n. . . X\nX X X X\n");
    PointSet target = PointSet.of(board.size(), 1);
    PointSet region = new PointSet(board.size());
    for (int point : new int[] {0, 1, 2, 4, 5, 6, 8, 9, 10}) {
      region.add(point);
    }
    Fight fight = fight(new Problem(board, Color.BLACK, target, region));
    Set<String> texts = new HashSet<>();
    for (int attacker : new int[] {0, 1, Claim.ANY}) {
      for (int defender : new int[] {0, 1, Claim.ANY}) {
        Situation situation = new Situation(fight, attacker, defender);
        assertThat(texts.add(situation.text())).isTrue();
        situation.play(Situation.PASS);
        assertThat(texts.add(situation.text())).as("turn and passes").isTrue();
        situation.play(Situation.PASS);
        assertThat(texts.add(situation.text())).as("two passes").isTrue();
      }
    }
  }
}
