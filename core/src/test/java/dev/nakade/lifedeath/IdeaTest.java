package dev.nakade.lifedeath;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.Diagram;
import dev.nakade.search.Budget;
import java.util.EnumSet;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Ideas make the solver quick; they never change what it says. */
class IdeaTest {
  private static final long SEED = 77;

  private static Solver.Solution solve(Problem problem, EnumSet<Idea> ideas) {
    return new Solver(problem, 1L << 20, Budget.unlimited(), ideas).solve(Solver.Wanted.ALL_MOVES);
  }

  /** Doors are for open positions; {@link DoorsTest} is about them. */
  @ParameterizedTest
  @EnumSource(value = Idea.class, mode = EnumSource.Mode.EXCLUDE, names = "DOORS")
  void noAnswerRestsOnAnIdea(Idea idea) {
    Random random = new Random(SEED);
    long with = 0;
    long without = 0;
    for (int i = 0; i < 300; i++) {
      Problem problem = ClosedProblems.random(random);
      Solver.Solution all = solve(problem, EnumSet.allOf(Idea.class));
      Solver.Solution others = solve(problem, EnumSet.complementOf(EnumSet.of(idea)));
      String where = "seed " + SEED + ", position " + i + "\n" + Diagram.format(problem.board());
      assertThat(others.verdict()).as(where).isEqualTo(all.verdict());
      assertThat(others.judged()).as(where).containsAllEntriesOf(all.judged());
      with += all.nodes();
      without += others.nodes();
    }
    assertThat(without).as("an idea that changes something").isNotEqualTo(with);
  }

  @ParameterizedTest
  @EnumSource(FightKind.class)
  void theSameLessonsGiveTheSameWeights(FightKind kind) {
    String weights = Learning.weights(kind, 20, 1_000, 5, line -> {});
    assertThat(weights).isEqualTo(Learning.weights(kind, 20, 1_000, 5, line -> {}));
    assertThat(weights.lines())
        .hasSize(Appraisal.TABLES * Appraisal.Feature.values().length)
        .allMatch(line -> line.matches("(survive|two-eyes) (defender|attacker) [a-z_]+( -?\\d+)+"));
    assertThat(weights).isNotEqualTo(Learning.weights(kind, 20, 1_000, 6, line -> {}));
  }
}
