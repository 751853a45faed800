package dev.nakade.app.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.app.solve.Posed;
import dev.nakade.app.solve.ProblemOptions;
import dev.nakade.go.Point;
import dev.nakade.go.Size;
import dev.nakade.lifedeath.Caption;
import dev.nakade.lifedeath.Inquiry;
import dev.nakade.lifedeath.Solver;
import dev.nakade.search.Budget;
import dev.nakade.sgf.SgfNode;
import dev.nakade.sgf.SgfReader;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SecondLookTest {
  private static final Size SIZE = Size.of(19, 19);
  private static final long NODES = 20_000;

  /** Three points in the corner, with a gap in the wall far from them: Black kills at A18 only. */
  private static final String OPEN =
      "(;SZ[19]PL[B]AW[ba][bb][bc][bd][ad]AB[ca][cb][cc][cd][ce][be][af]TR[ba])";

  private static int point(String name) {
    return Point.parse(SIZE, name).orElseThrow();
  }

  /** What is left of a solution in which some first moves were judged so. */
  private static Solver.Solution second(List<String> stated, Map<String, Boolean> judged)
      throws Exception {
    SgfNode root = SgfReader.read(OPEN).games().get(0);
    Posed posed =
        ProblemOptions.of(Optional.empty(), Optional.empty())
            .pose("a.sgf", 1, root, Caption.of(root));
    assertThat(posed.problem().isClosed()).isFalse();
    Solver.Solution proved =
        Inquiry.into(
                posed.problem(),
                Inquiry.Region.GROWS,
                8L << 20,
                1,
                Budget.ofNodes(NODES),
                question -> {})
            .solve(Solver.Wanted.CHEAP_VERDICTS);
    Map<Integer, Boolean> claimed = new LinkedHashMap<>(proved.judged());
    judged.forEach((name, right) -> claimed.put(point(name), right));
    Solver.Solution wrong =
        new Solver.Solution(
            proved.verdict(),
            proved.bounds(),
            claimed,
            proved.moves(),
            true,
            proved.line(),
            proved.stop(),
            proved.nodes(),
            proved.grounds());
    Stated answers = Stated.firstMoves(stated.stream().map(SecondLookTest::point).toList(), false);
    return new SecondLook(posed, NODES).at(new Judgement(posed, answers, wrong)).solution();
  }

  @Test
  void whatIsProvedHolds() throws Exception {
    Solver.Solution solution = second(List.of("A17"), Map.of());
    assertThat(solution.judged()).containsEntry(point("A18"), true);
    assertThat(solution.judged()).containsEntry(point("A17"), false);
    assertThat(solution.complete()).isTrue();
  }

  @Test
  void aFurtherAnswerThatFailsWhenItIsPlayedIsWrong() throws Exception {
    Solver.Solution solution = second(List.of("A18"), Map.of("A17", true));
    assertThat(solution.judged()).containsEntry(point("A17"), false);
    assertThat(solution.complete()).isTrue();
  }

  @Test
  void aStatedMoveThatWorksWhenItIsPlayedIsNotCalledWrong() throws Exception {
    Solver.Solution solution = second(List.of("A18"), Map.of("A18", false));
    assertThat(solution.judged()).doesNotContainKey(point("A18"));
    assertThat(solution.complete()).isFalse();
  }
}
