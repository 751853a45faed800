package dev.nakade.systems;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Diagram;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.lifedeath.CaptureGame;
import dev.nakade.lifedeath.Problem;
import dev.nakade.lifedeath.StoneCount;
import dev.nakade.search.Budget;
import dev.nakade.search.DfPn;
import dev.nakade.search.Driver;
import dev.nakade.search.Negamax;
import dev.nakade.search.ProofTable;
import dev.nakade.search.Report;
import dev.nakade.search.Switches;
import dev.nakade.search.Table;
import dev.nakade.sgf.SgfReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The problems of Danieli's thesis, as rebuilt here, and the systems that search them. */
class DanieliTest {
  private static final Path PROBLEMS = Path.of("..", "problems", "danieli");
  private static final int TABLE_BITS = 16;

  private static Problem read(String name) throws IOException {
    byte[] bytes = Files.readAllBytes(PROBLEMS.resolve(name + ".sgf"));
    return Problem.of(SgfReader.read(bytes).games().get(0));
  }

  private static Finding solve(String system, Problem problem, int depth, Budget budget) {
    Request request = new Request(depth, 0, 0, 64L << 20, budget);
    return Catalogue.find(system).orElseThrow().solve(problem, request);
  }

  private static String firstMove(Problem problem, Finding finding) {
    return Point.name(problem.board().size(), finding.line().get(0));
  }

  private static int value(
      Problem problem, Switches switches, Driver driver, int depth, int blackThreats) {
    StoneCount game = new StoneCount(problem, blackThreats, 0);
    Table table = new Table(TABLE_BITS, Table.Scheme.TWO_DEEP);
    Report report = driver.run(new Negamax(game, switches, table), depth, Budget.unlimited());
    assertThat(report.exact()).isTrue();
    return report.lower();
  }

  @ParameterizedTest
  @CsvSource({
    "otest1, 8",
    "otest2, 8",
    "stest1, 8",
    "btest2, 8",
    "htest1, 6",
    "htest2, 6",
  })
  void allWaysToSearchGiveTheValueOfMinimax(String name, int deepest) throws IOException {
    Problem problem = read(name);
    Switches table = Switches.ALPHA_BETA.with(Switches.Part.TABLE).with(Switches.Part.SIBLINGS);
    Map<Switches, List<Driver>> ways =
        Map.of(
            Switches.ALPHA_BETA,
            List.of(new Driver.Wide()),
            Switches.ALPHA_BETA.with(Switches.Part.NULL_WINDOWS),
            List.of(new Driver.Wide()),
            table,
            List.of(new Driver.Wide(), new Driver.Mtdf(StoneCount.FULL)),
            Switches.ALL,
            List.of(
                new Driver.Wide(),
                new Driver.Mtdf(StoneCount.FULL),
                new Driver.Aspiration(StoneCount.FULL - 6, 2)));
    for (int depth = 4; depth <= deepest; depth += 2) {
      int expected = value(problem, Switches.MINIMAX, new Driver.Wide(), depth, 0);
      for (Map.Entry<Switches, List<Driver>> way : ways.entrySet()) {
        for (Driver driver : way.getValue()) {
          assertThat(value(problem, way.getKey(), driver, depth, 0))
              .as("%s at depth %d by %s with %s", name, depth, driver, way.getKey())
              .isEqualTo(expected);
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "stest1, danieli-minimax, 4, 88",
    "stest1, danieli-minimax, 6, 1216",
    "stest1, danieli-alphabeta, 4, 36",
    "stest1, danieli-alphabeta, 6, 176",
    "stest1, danieli-hash, 4, 32",
  })
  void countsTheNodesThatTheThesisPrints(String name, String system, int depth, long nodes)
      throws IOException {
    assertThat(solve(system, read(name), depth, Budget.unlimited()).nodes()).isEqualTo(nodes);
  }

  @ParameterizedTest
  @ValueSource(strings = {"danieli-minimax", "danieli-alphabeta", "danieli-hash", "danieli-mtdf"})
  void seesTheObvious(String system) throws IOException {
    Problem capture = read("otest1");
    Finding captured = solve(system, capture, 4, Budget.unlimited());
    assertThat(captured.answer()).isEqualTo("value 127");
    assertThat(firstMove(capture, captured)).isEqualTo("B17");
    Problem ko = read("otest2");
    Finding avoided = solve(system, ko, 6, Budget.unlimited());
    assertThat(avoided.answer()).isEqualTo("value 123");
    assertThat(firstMove(ko, avoided)).isEqualTo("K10");
  }

  /** With one threat Black takes the ko back, and the capture costs White a stone. */
  @Test
  void aKoThreatChangesTheValue() throws IOException {
    Problem ko = read("otest2");
    assertThat(value(ko, Switches.MINIMAX, new Driver.Wide(), 8, 0)).isEqualTo(123);
    assertThat(value(ko, Switches.MINIMAX, new Driver.Wide(), 8, 1)).isEqualTo(124);
    assertThat(value(ko, Switches.ALL, new Driver.Wide(), 8, 1)).isEqualTo(124);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 17, 1000})
  void aStoppedSearchLeavesTheBoardAsItWas(int nodes) throws IOException {
    Problem problem = read("../wong-lin/15");
    String before = Diagram.format(problem.board());
    int moves = problem.board().moves();
    for (ProblemSystem system : Catalogue.all()) {
      Finding finding = solve(system.toString(), problem, 20, Budget.ofNodes(nodes));
      assertThat(finding.complete()).as(system.toString()).isFalse();
      assertThat(Diagram.format(problem.board())).as(system.toString()).isEqualTo(before);
      assertThat(problem.board().moves()).as(system.toString()).isEqualTo(moves);
    }
  }

  @Test
  void provesThatStest1Lives() throws IOException {
    Problem problem = read("stest1");
    Finding finding = solve("capture-dfpn", problem, 0, Budget.unlimited());
    assertThat(finding.answer()).isEqualTo("stands");
    assertThat(firstMove(problem, finding)).isEqualTo("R1");
  }

  @Test
  void theTestDriverFindsTheKill() throws IOException {
    Problem problem = read("btest2");
    Finding finding = solve("danieli-test", problem, Negamax.NO_DEPTH_LIMIT, Budget.unlimited());
    assertThat(finding.answer()).isEqualTo("value 127");
    assertThat(firstMove(problem, finding)).isEqualTo("C2");
  }

  @ParameterizedTest
  @CsvSource({"btest2, C2", "htest1, S1", "htest2, B1"})
  void provesTheKillAndThatNoOtherMoveDoes(String name, String move) throws IOException {
    Problem problem = read(name);
    Finding finding = solve("capture-dfpn", problem, 0, Budget.unlimited());
    assertThat(finding.answer()).isEqualTo("captured");
    assertThat(firstMove(problem, finding)).isEqualTo(move);
    int killing = Point.parse(problem.board().size(), move).orElseThrow();
    assertThat(standsAfter(problem, Point.PASS)).as("%s, pass", name).isTrue();
    problem.region().stream()
        .filter(point -> problem.board().isLegal(point, Color.BLACK))
        .forEach(
            point ->
                assertThat(standsAfter(problem, point))
                    .as("%s, %s", name, Point.name(problem.board().size(), point))
                    .isEqualTo(point != killing));
  }

  private static boolean standsAfter(Problem problem, int move) {
    Board board = problem.board().copy();
    board.play(move, Color.BLACK);
    PointSet target = problem.target().copy().retainAll(board.points(Color.WHITE));
    Problem reply = new Problem(board, Color.WHITE, target, problem.region());
    DfPn search = new DfPn(new CaptureGame(reply, 0, 0), new ProofTable(TABLE_BITS));
    DfPn.Answer answer = search.prove(0, Budget.unlimited()).answer();
    assertThat(answer).isNotEqualTo(DfPn.Answer.UNKNOWN);
    return answer == DfPn.Answer.PROVED;
  }
}
