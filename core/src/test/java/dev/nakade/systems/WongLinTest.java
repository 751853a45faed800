package dev.nakade.systems;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.Point;
import dev.nakade.go.Size;
import dev.nakade.lifedeath.Problem;
import dev.nakade.search.Budget;
import dev.nakade.search.Negamax;
import dev.nakade.sgf.SgfReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The three compositions on problems of ours, with their node counts. */
class WongLinTest {
  private static final Path FOLDER = Path.of("..", "problems", "wong-lin");

  private static Finding solve(String system, String problem, int depth, Budget budget)
      throws IOException {
    Path file = FOLDER.resolve(problem + ".sgf");
    Problem read = Problem.of(SgfReader.read(Files.readAllBytes(file)).games().get(0));
    Request request = new Request(depth, 0, 0, 1 << 20, budget);
    return Catalogue.find(system).orElseThrow().solve(read, request);
  }

  @ParameterizedTest
  @CsvSource({
    "wong-lin, 02, 5, A2, 9",
    "wong-lin-plain, 02, 5, A2, 19",
    "wong-lin-plus, 02, 20, A2, 89",
    "wong-lin, 11, 7, B2, 1745",
    "wong-lin-plain, 11, 7, B2, 3394",
    "wong-lin-plus, 11, 20, B2, 2841",
  })
  void findsLife(String system, String problem, int depth, String move, long nodes)
      throws IOException {
    Finding finding = solve(system, problem, depth, Budget.unlimited());
    assertThat(finding.answer()).isEqualTo("lives");
    assertThat(finding.goalReached()).isTrue();
    assertThat(finding.proved()).as("a real eye may be none").isFalse();
    assertThat(Point.name(Size.of(9, 9), finding.line().get(0))).isEqualTo(move);
    assertThat(finding.nodes()).isEqualTo(nodes);
  }

  @Test
  void saysWhenTheDepthOrTheBudgetEnds() throws IOException {
    Finding shallow = solve("wong-lin", "02", 4, Budget.unlimited());
    assertThat(shallow.answer()).isEqualTo("no life within 4 plies");
    assertThat(shallow.goalReached()).isFalse();
    Finding poor = solve("wong-lin-plus", "15", 20, Budget.ofNodes(1_000));
    assertThat(poor.answer()).isEqualTo("not finished");
    assertThat(poor.complete()).isFalse();
  }

  @Test
  void withoutADepthTheirDeepestIsTaken() throws IOException {
    Finding finding = solve("wong-lin", "03", Negamax.NO_DEPTH_LIMIT, Budget.unlimited());
    assertThat(finding.answer()).isEqualTo("no life within 10 plies");
  }
}
