package dev.nakade.lifedeath;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.nakade.go.Diagram;
import dev.nakade.search.Budget;
import dev.nakade.search.DfPn;
import dev.nakade.search.ProofTable;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Several threads prove what one proves, and are gone afterwards. */
class CrewTest {
  private static final int SEED = 1998;
  private static final int RANDOM_PROBLEMS = 1_500;
  private static final long TABLE_BYTES = 16L << 20;
  private static final int REPETITIONS = 3;

  /** The threads on which questions were asked. */
  private final Set<Thread> seen = ConcurrentHashMap.newKeySet();

  /** A solver whose threads begin at once, however easy the problem is. */
  private Solver solver(Problem problem, int threads, Budget budget, Consumer<Solver.Question> to) {
    return new Solver(
        problem,
        TABLE_BYTES,
        threads,
        0,
        budget,
        question -> {
          seen.add(Thread.currentThread());
          to.accept(question);
        });
  }

  @AfterEach
  void threadsHaveEnded() {
    seen.remove(Thread.currentThread());
    assertThat(seen).noneMatch(Thread::isAlive);
  }

  @ParameterizedTest
  @MethodSource("dev.nakade.lifedeath.CertificateTest#games")
  void ourProblems(CertificateTest.Game game) {
    Solver.Solution alone = alone(game.problem(), Solver.Wanted.ALL_MOVES);
    for (int i = 0; i < REPETITIONS; i++) {
      compare(game.problem(), 2 + i, alone, Solver.Wanted.ALL_MOVES, game.name());
    }
  }

  @Test
  void randomProblems() {
    Random random = new Random(SEED);
    for (int i = 0; i < RANDOM_PROBLEMS; i++) {
      Problem problem = ClosedProblems.random(random);
      String where =
          String.format("seed %d, position %d%n%s", SEED, i, Diagram.format(problem.board()));
      Solver.Wanted wanted = i % 2 == 0 ? Solver.Wanted.ALL_VERDICTS : Solver.Wanted.ALL_MOVES;
      compare(problem, 2 + i % 2, alone(problem, wanted), wanted, where);
    }
    assertThat(seen).hasSizeGreaterThan(100);
  }

  private static Solver.Solution alone(Problem problem, Solver.Wanted wanted) {
    return new Solver(problem, TABLE_BYTES, Budget.unlimited()).solve(wanted);
  }

  private void compare(
      Problem problem, int threads, Solver.Solution alone, Solver.Wanted wanted, String where) {
    Solver solver = solver(problem, threads, Budget.unlimited(), question -> {});
    Solver.Solution found = solver.solve(wanted);
    assertThat(found.verdict()).as(where).isEqualTo(alone.verdict());
    assertThat(found.complete()).as(where).isEqualTo(alone.complete());
    assertThat(found.judged()).as(where).containsExactlyInAnyOrderEntriesOf(alone.judged());
    assertThat(found.stop()).as(where).isEqualTo(alone.stop());
    if (wanted == Solver.Wanted.ALL_VERDICTS) {
      assertThat(found.moves().keySet()).as(where).isEqualTo(alone.moves().keySet());
      found
          .moves()
          .forEach(
              (move, known) ->
                  assertThat(known.bounds()).as(where).isEqualTo(alone.moves().get(move).bounds()));
    }
    if (found.verdict().kind() != Verdict.Kind.UNKNOWN) {
      Certification certification = solver.certify(found.verdict(), Budget.unlimited());
      assertThat(certification.failure()).as(where).isEmpty();
      byte[] certificate = certification.certificate().orElseThrow();
      assertThat(CertificateTest.check(certificate).proved()).as(where).isTrue();
    }
  }

  @Test
  void everyPieceOfWorkIsDoneOnce() {
    LocalGame game = new LocalGame(hard());
    ProofTable table = new ProofTable(4);
    Prover prover = new Prover(game, table, Budget.unlimited());
    LocalGame other = new LocalGame(hard());
    Crew crew = new Crew(List.of(prover, prover.another(other, new DfPn(other, table))), 0);
    for (int pieces = 0; pieces < 20; pieces++) {
      AtomicIntegerArray done = new AtomicIntegerArray(pieces);
      crew.shareOut(pieces, Budget.unlimited(), (by, share, i) -> done.incrementAndGet(i));
      for (int i = 0; i < pieces; i++) {
        assertThat(done.get(i)).isOne();
      }
    }
  }

  private static Problem hard() {
    return CertificateTest.problem("htest2.sgf 1");
  }

  @Test
  void allThreadsTogetherSpendNoMoreThanTheBudget() {
    for (long nodes : List.of(0L, 1L, 100L, 1_000L, 5_000L)) {
      Budget budget = Budget.ofNodes(nodes);
      Solver.Solution solution =
          solver(hard(), 3, budget, question -> {}).solve(Solver.Wanted.ALL_MOVES);
      assertThat(solution.nodes()).isLessThanOrEqualTo(nodes);
      assertThat(solution.stop()).contains(Solver.Stop.NODES);
    }
  }

  @Test
  void cancellingStopsAllThreads() {
    for (int questions = 1; questions <= 4; questions++) {
      Budget budget = Budget.unlimited();
      CountDownLatch left = new CountDownLatch(questions);
      Solver.Solution solution =
          solver(
                  hard(),
                  2,
                  budget,
                  question -> {
                    left.countDown();
                    if (left.getCount() == 0) {
                      budget.cancel();
                    }
                  })
              .solve(Solver.Wanted.ALL_MOVES);
      assertThat(solution.stop()).contains(Solver.Stop.CANCELLED);
    }
  }

  /** An exception of whichever thread reaches the caller, and the others stop. */
  @Test
  void whatGoesWrongOnOneThreadEndsAll() {
    RuntimeException planted = new IllegalStateException("planted");
    for (boolean onCaller : List.of(true, false)) {
      Solver solver = solver(hard(), 3, Budget.unlimited(), failing(onCaller, planted));
      assertThatThrownBy(() -> solver.solve(Solver.Wanted.ALL_MOVES)).isSameAs(planted);
    }
  }

  /** Throws on the thread of the caller or on another one; the rest wait for that. */
  private static Consumer<Solver.Question> failing(boolean onCaller, Throwable what) {
    Thread caller = Thread.currentThread();
    CountDownLatch failed = new CountDownLatch(1);
    return question -> {
      if (onCaller == (Thread.currentThread() == caller)) {
        failed.countDown();
        fail(what);
      }
      await(failed);
    };
  }

  private static void fail(Throwable what) {
    if (what instanceof Error error) {
      throw error;
    }
    throw (RuntimeException) what;
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void outOfMemoryOnOneThreadIsToldAsEver() {
    OutOfMemoryError planted = new OutOfMemoryError("planted");
    Solver solver = solver(hard(), 2, Budget.unlimited(), failing(false, planted));
    assertThat(solver.solve(Solver.Wanted.VERDICT).stop()).contains(Solver.Stop.MEMORY);
  }
}
