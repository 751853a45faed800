package dev.nakade.lifedeath;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Diagram;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.proof.Checked;
import dev.nakade.search.Budget;
import dev.nakade.search.ProofTable;
import java.io.IOException;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Fights of any size, tried on small ones: they are the same game as {@link LocalGame}. */
class WideGameTest {
  private static final int SEED = 625;
  private static final int[] BALANCES = {-Fight.UNLIMITED, -2, -1, 0, 1, 2, Fight.UNLIMITED};

  private static String text(int number, Problem problem) {
    return String.format(
        "seed %d, position %d, %s to move, %s of %s survives%n%s",
        SEED,
        number,
        Color.name(problem.toMove()),
        problem.survival(),
        problem.target(),
        Diagram.format(problem.board()));
  }

  /** A block of the wall with few liberties is a way out, but its stones are there all the same. */
  @Test
  void stonesAtAWayOutDoNotHideAKo() {
    Board board =
        Diagram.parse(
            """
            . X X X X
            . X O O X
            . X O . X
            X O O O X
            . X O . X
            """);
    PointSet target = board.points(Color.WHITE);
    PointSet region = target.copy();
    for (String name : List.of("A1", "B1", "D1", "D3")) {
      region.add(point(board, name));
    }
    PointSet safe = PointSet.of(board.size(), point(board, "E1"));
    Problem problem =
        new Problem(board, Color.WHITE, target, region)
            .within(region, safe.reach(board.points(Color.BLACK)));
    List<PlainFight> fights =
        List.of(PlainFight.local(problem, 0, 0), PlainFight.wide(problem, 0, 0));
    int takes = point(board, "A1");
    board.play(takes, Color.WHITE);
    assertThat(board.koPoint()).isEqualTo(point(board, "B1"));
    for (PlainFight fight : fights) {
      fight.play(takes);
      assertThat(fight.ko()).isEqualTo(board.koPoint());
    }
  }

  private static int point(Board board, String name) {
    return Point.parse(board.size(), name).orElseThrow();
  }

  /** Whatever is played, both say the same of every position on the way there and back. */
  @Test
  void isTheSameGameMoveForMove() {
    Random random = new Random(SEED);
    for (int i = 0; i < 3_000; i++) {
      Problem problem = ClosedProblems.random(random);
      // Only masks tell what safe stones cut off, know pockets, and see all want of room.
      Set<Idea> ideas =
          EnumSet.complementOf(EnumSet.of(Idea.CUT_OFF, Idea.POCKETS, Idea.WANT_OF_ROOM));
      Fight local = new LocalGame(problem, ideas);
      Fight wide = new WideGame(problem, ideas);
      Map<Long, Long> keys = new HashMap<>();
      Map<Long, Long> bareKeys = new HashMap<>();
      for (int line = 0; line < 4; line++) {
        ask(local, wide, problem, random);
        int[] localMoves = new int[local.moveLimit()];
        int[] wideMoves = new int[wide.moveLimit()];
        int length = 0;
        do {
          compare(local, wide, text(i, problem));
          keys.putIfAbsent(local.situationKey(), wide.situationKey());
          bareKeys.putIfAbsent(local.bareKey(), wide.bareKey());
          assertThat(keys.get(local.situationKey())).isEqualTo(wide.situationKey());
          assertThat(bareKeys.get(local.bareKey())).isEqualTo(wide.bareKey());
          int count = local.replies(localMoves);
          wide.replies(wideMoves);
          int move = random.nextInt(count);
          local.play(localMoves[move]);
          wide.play(wideMoves[move]);
          length++;
          if (line == 0 && length == 1) {
            local.beginHere();
            wide.beginHere();
          }
          for (int back = random.nextInt(6) == 0 ? random.nextInt(length) : 0; back > 0; back--) {
            local.undo();
            wide.undo();
            length--;
            compare(local, wide, text(i, problem));
          }
        } while (length < 60 && !local.endsProof());
        compare(local, wide, text(i, problem));
      }
      assertThat(new HashSet<>(keys.values())).hasSameSizeAs(keys.keySet());
    }
  }

  private static void ask(Fight local, Fight wide, Problem problem, Random random) {
    Fight.Aim aim = random.nextBoolean() ? Fight.Aim.SURVIVE : Fight.Aim.TWO_EYES;
    int prover = 1 + random.nextInt(2);
    int attacker = random.nextInt(3) == 0 ? Fight.UNLIMITED : random.nextInt(3);
    int defender = random.nextInt(3) == 0 ? Fight.UNLIMITED : random.nextInt(3);
    boolean plain = random.nextBoolean();
    for (Fight fight : new Fight[] {local, wide}) {
      fight.ask(aim, prover, problem.toMove(), attacker, defender);
      fight.plain(plain);
    }
  }

  private static void compare(Fight local, Fight wide, String where) {
    assertThat(wide.over()).as(where).isEqualTo(local.over());
    if (local.over()) {
      assertThat(wide.value()).as(where).isEqualTo(local.value());
    }
    assertThat(wide.isLost()).as(where).isEqualTo(local.isLost());
    assertThat(wide.lower()).isEqualTo(local.lower());
    assertThat(wide.upper()).isEqualTo(local.upper());
    assertThat(wide.used()).as(where).isEqualTo(local.used());
    assertThat(wide.spent()).as(where).isEqualTo(local.spent());
    assertThat(wide.lacksSupply()).as(where).isEqualTo(local.lacksSupply());
    assertThat(wide.proverToMove()).isEqualTo(local.proverToMove());
    assertThat(wide.opponentIsUnlimited()).as(where).isEqualTo(local.opponentIsUnlimited());
    assertThat(wide.endsProof()).as(where).isEqualTo(local.endsProof());
    if (local.endsProof()) {
      assertThat(wide.proved()).as(where).isEqualTo(local.proved());
    }
    if (!local.isLost()) {
      assertThat(wide.isAlive()).as(where).isEqualTo(local.isAlive());
      assertThat(local.isHopeless() || !wide.isHopeless()).as(where).isTrue();
      compareMoves(local, wide, where);
    }
  }

  private static void compareMoves(Fight local, Fight wide, String where) {
    int[] ofLocal = new int[local.moveLimit()];
    int[] ofWide = new int[wide.moveLimit()];
    assertThat(points(wide, ofWide, wide.allMoves(ofWide)))
        .as(where)
        .isEqualTo(points(local, ofLocal, local.allMoves(ofLocal)));
    assertThat(points(wide, ofWide, wide.replies(ofWide)))
        .as(where)
        .isEqualTo(points(local, ofLocal, local.replies(ofLocal)));
    if (!local.over()) {
      Set<Integer> all = points(wide, ofWide, wide.replies(ofWide));
      Set<Integer> candidates = points(wide, ofWide, wide.candidates(ofWide, 0));
      Set<Integer> fewer = points(local, ofLocal, local.candidates(ofLocal, 0));
      fewer.remove(Point.PASS);
      assertThat(all).as(where).containsAll(candidates);
      assertThat(candidates).as(where).containsAll(fewer);
    }
  }

  private static Set<Integer> points(Fight fight, int[] moves, int count) {
    Set<Integer> points = new HashSet<>();
    for (int i = 0; i < count; i++) {
      points.add(fight.point(moves[i]));
    }
    return points;
  }

  /** Winners for counted and uncounted threats, both aims, any or every stone of the target. */
  @Test
  void hasTheSameWinners() {
    Random random = new Random(SEED + 1);
    Map<Prover.Winner, Integer> seen = new EnumMap<>(Prover.Winner.class);
    for (int i = 0; i < 1_500; i++) {
      Problem problem = ClosedProblems.random(random);
      Prover.Start start = Prover.Start.of(problem.toMove());
      Prover local = new Prover(new LocalGame(problem), new ProofTable(14), Budget.unlimited());
      Prover wide = new Prover(new WideGame(problem), new ProofTable(14), Budget.unlimited());
      for (Fight.Aim aim : Fight.Aim.values()) {
        for (int balance : BALANCES) {
          Prover.Winner winner = wide.winner(aim, start, balance);
          assertThat(winner)
              .as(aim + " at " + balance + ", " + text(i, problem))
              .isEqualTo(local.winner(aim, start, balance));
          seen.merge(winner, 1, Integer::sum);
        }
      }
    }
    assertThat(seen.get(Prover.Winner.DEFENDER)).isGreaterThan(3_000);
    assertThat(seen.get(Prover.Winner.ATTACKER)).isGreaterThan(3_000);
  }

  @Test
  void itsVerdictsAreTheSameAndCertified() {
    Random random = new Random(SEED + 2);
    Map<Verdict.Kind, Integer> seen = new EnumMap<>(Verdict.Kind.class);
    for (int i = 0; i < 1_000; i++) {
      Problem problem = ClosedProblems.random(random);
      Fight wide = new WideGame(problem);
      Prover prover = new Prover(wide, new ProofTable(14), Budget.unlimited());
      Verdict verdict =
          prover.bounds(Prover.Start.of(problem.toMove())).verdict().orElse(Verdict.UNKNOWN);
      assertThat(verdict)
          .as(text(i, problem))
          .isEqualTo(
              new Solver(problem, 1L << 20, Budget.unlimited())
                  .solve(Solver.Wanted.VERDICT)
                  .verdict());
      seen.merge(verdict.kind(), 1, Integer::sum);
      if (verdict.kind() != Verdict.Kind.UNKNOWN) {
        Ground ground = new Ground(problem, wide, prover);
        Certification certification =
            new Certifier(ground.ofBoth(), Budget.unlimited()).certify(verdict);
        assertThat(certification.failure()).as(text(i, problem)).isEmpty();
        Checked checked = CertificateTest.check(certification.certificate().orElseThrow());
        assertThat(checked.proved()).as(text(i, problem) + checked.text()).isTrue();
      }
    }
    assertThat(seen)
        .containsKeys(Verdict.Kind.ALIVE, Verdict.Kind.SEKI, Verdict.Kind.KO, Verdict.Kind.DEAD);
  }

  /**
   * Both on problems of the project. With {@code -Dnakade.measure=true} it is done three times with
   * a larger budget, and tells of each what it took.
   */
  @Test
  void agreesOnTheProblemsOfTheProject() throws IOException {
    boolean measures = Boolean.getBoolean("nakade.measure");
    long nodes = measures ? 1_000_000 : 20_000;
    for (int round = 0; round < (measures ? 3 : 1); round++) {
      Tally small = new Tally();
      Tally large = new Tally();
      for (CertificateTest.Game game : CertificateTest.games().toList()) {
        if (Fight.of(game.problem()) instanceof LocalGame) {
          Verdict quick = small.verdict(new LocalGame(game.problem()), game.problem(), nodes);
          Verdict slow = large.verdict(new WideGame(game.problem()), game.problem(), nodes);
          if (slow.kind() != Verdict.Kind.UNKNOWN) {
            assertThat(slow).as(game.name()).isEqualTo(quick);
          }
        }
      }
      assertThat(large.found).isGreaterThan(100);
      if (measures) {
        System.out.printf("LocalGame: %s%nWideGame: %s%n", small, large);
      }
    }
  }

  /** What the verdicts took. */
  private static final class Tally {
    private long nodes;
    private long nanos;
    private int found;

    private Verdict verdict(Fight fight, Problem problem, long most) {
      Budget budget = Budget.ofNodes(most);
      Prover prover = new Prover(fight, new ProofTable(18), budget);
      long start = System.nanoTime();
      Verdict verdict =
          prover.bounds(Prover.Start.of(problem.toMove())).verdict().orElse(Verdict.UNKNOWN);
      found += verdict.kind() == Verdict.Kind.UNKNOWN ? 0 : 1;
      nanos += System.nanoTime() - start;
      nodes += budget.nodes();
      return verdict;
    }

    @Override
    public String toString() {
      return String.format(
          "%,d verdicts, %,d nodes, %,d a second", found, nodes, nodes * 1_000_000_000 / nanos);
    }
  }
}
