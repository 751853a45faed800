package dev.nakade.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.nakade.systems.Catalogue;
import dev.nakade.systems.ProblemSystem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SolveTest {
  /** White has an eye of three points in the corner; the middle one is vital. */
  private static final String STONES =
      "(;GM[1]SZ[19]PL[W]AW[ba][bb][bc][bd][ad]AB[ca][cb][cc][cd][ce][be][ae]";

  private static final String MARKED = STONES + "TR[ba][bb][bc][bd][ad]SQ[aa][ab][ac])";

  @TempDir private Path folder;

  private String file(String content) throws IOException {
    return file("a.sgf", content);
  }

  private String file(String name, String content) throws IOException {
    Path path = folder.resolve(name);
    Files.writeString(path, content);
    return path.toString();
  }

  static Iterable<ProblemSystem> systems() {
    return Catalogue.all();
  }

  @ParameterizedTest
  @MethodSource("systems")
  void everySystemFindsTheVitalPoint(ProblemSystem system) throws IOException {
    Run run = Run.of("solve", "--system", system.toString(), "--depth", "6", file(MARKED));
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains(system.toString()).contains("white to move");
    boolean aimsAtCapture = system.toString().equals("danieli-test");
    assertThat(run.out().contains("(A18")).as(run.out()).isEqualTo(!aimsAtCapture);
    assertThat(run.status()).isZero();
  }

  @Test
  void ourOwnSolverIsTheDefaultAndNeedsNoMarksWhereAWallTells() throws IOException {
    Run marked = Run.of("solve", file(MARKED));
    assertThat(marked.err()).isEmpty();
    assertThat(marked.out()).contains("White lives. The only right move is A18.");
    Run unmarked = Run.of("solve", file(STONES + ")"));
    assertThat(unmarked.out().lines().findFirst()).isEqualTo(marked.out().lines().findFirst());
    Run black = Run.of("solve", "--to-move", "black", file(STONES + ")"));
    assertThat(black.out()).contains("White is dead. The only right move is A18.");
    assertThat(black.status()).isZero();
  }

  @Test
  void itsJsonHasTheFieldsOfTheContract() throws IOException {
    Run run = Run.of("solve", "--json", file(STONES + ")"));
    JsonNode row = new ObjectMapper().readTree(run.out());
    assertThat(row.get("result").asText()).isEqualTo("alive");
    assertThat(row.get("success").asBoolean()).isTrue();
    assertThat(row.get("ko").isNull()).isTrue();
    assertThat(row.get("settled").asBoolean()).isFalse();
    assertThat(row.get("solutions").toString()).isEqualTo("[\"A18\"]");
    assertThat(row.get("unique").asBoolean()).isTrue();
    assertThat(row.get("complete").asBoolean()).isTrue();
    assertThat(row.get("moves").toString()).isEqualTo("{\"A18\":\"alive\"}");
    assertThat(row.get("status").asText()).isEqualTo("proved");
    assertThat(row.get("system").asText()).isEqualTo("nakade");
    assertThat(row.get("safe")).hasSize(6);
    JsonNode first =
        new ObjectMapper().readTree(Run.of("solve", "--json", "--first", file(MARKED)).out());
    assertThat(first.get("solutions").toString()).isEqualTo("[\"A18\"]");
    assertThat(first.get("unique").isNull()).isTrue();
    JsonNode poor =
        new ObjectMapper()
            .readTree(
                Run.of("solve", "--json", "--nodes", "9", "../problems/wong-lin/15.sgf").out());
    assertThat(poor.get("result").asText()).isEqualTo("unknown");
    assertThat(poor.get("status").asText()).isEqualTo("timeout");
    JsonNode seki =
        new ObjectMapper()
            .readTree(Run.of("solve", "--json", "../problems/shapes/simple-seki.sgf").out());
    assertThat(seki.get("result").asText()).isEqualTo("seki");
    assertThat(seki.get("success").asBoolean()).isFalse();
    assertThat(seki.get("settled").asBoolean()).isTrue();
    String file = "../problems/shapes/bent-four-in-the-corner.sgf";
    JsonNode ko = new ObjectMapper().readTree(Run.of("solve", "--json", file).out());
    assertThat(ko.get("result").asText()).isEqualTo("ko");
    assertThat(ko.get("ko").toString())
        .isEqualTo("{\"attackerNeeds\":0,\"defenderNeeds\":1,\"firstToFindThreat\":\"black\"}");
  }

  @Test
  void theJsonOfTheOtherSystemsSaysWhatTheySay() throws IOException {
    Run run = Run.of("solve", "--system", "capture-dfpn", "--json", file(MARKED));
    JsonNode row = new ObjectMapper().readTree(run.out());
    assertThat(row.get("size").asText()).isEqualTo("19x19");
    assertThat(row.get("toMove").asText()).isEqualTo("white");
    assertThat(row.get("defender").asText()).isEqualTo("white");
    assertThat(row.get("goal").asText()).isEqualTo("live");
    assertThat(row.get("target")).hasSize(5);
    assertThat(row.get("region")).hasSize(3);
    assertThat(row.get("result").asText()).isEqualTo("unknown");
    assertThat(row.get("answer").asText()).isEqualTo("stands");
    assertThat(row.get("answerProved").asBoolean()).isTrue();
    assertThat(row.get("pv").get(0).asText()).isEqualTo("A18");
    assertThat(row.get("nodes").asLong()).isPositive();
  }

  @Test
  void theCommandLineGoesBeforeTheFile() throws IOException {
    String system = "capture-dfpn";
    Run marked = Run.of("solve", "--system", system, file(MARKED));
    Run named =
        Run.of(
            "solve",
            "--system",
            system,
            "--target",
            "b19,b18,b17,b16,a16",
            "--region",
            "A19,A18,A17",
            file(STONES + ")"));
    assertThat(named.out().lines().findFirst()).isEqualTo(marked.out().lines().findFirst());
    Run black = Run.of("solve", "--system", system, "--to-move", "black", file(MARKED));
    assertThat(black.out()).contains("black to move").contains("captured, proved (A18");
  }

  @Test
  void aSpentBudgetIsSaidAndIsStatusOne() throws IOException {
    Run run = Run.of("solve", "--system", "danieli-minimax", "--nodes", "5", file(MARKED));
    assertThat(run.out()).contains("not finished").contains("5 nodes");
    assertThat(run.status()).isEqualTo(1);
  }

  @Test
  void theListNamesEverySystem() {
    Run run = Run.of("solve", "--system", "list");
    Catalogue.all().forEach(system -> assertThat(run.out()).contains(system.toString()));
    assertThat(run.status()).isZero();
  }

  @Test
  void badInputIsOneLineAndStatusTwo() throws IOException {
    String file = file(MARKED);
    String open = file("b.sgf", "(;SZ[19]PL[B])");
    String gap = file("g.sgf", "(;SZ[19]PL[B]AB[jj]TR[jj])");
    String small = file("f.sgf", STONES.replace("SZ[19]", "SZ[7]") + ")");
    String tiny = file("t.sgf", "(;SZ[1]PL[B])");
    String both = file("c.sgf", STONES + "TR[ba][ca]SQ[aa])");
    String free = file("d.sgf", STONES + "TR[aa]SQ[aa])");
    String dead = file("e.sgf", "(;SZ[2]PL[B]AW[aa][bb]AB[ab][ba]SQ[aa])");
    String system = "capture-dfpn";
    assertOneLine(Run.of("solve", "--system", "none", file), "no system called 'none'");
    assertOneLine(Run.of("solve", "--system", system), "FILE");
    assertOneLine(Run.of("solve", open), "no stones are closed in");
    assertOneLine(Run.of("solve", gap), "no closed wall");
    assertOneLine(Run.of("solve", small), "both colours are closed in");
    assertOneLine(Run.of("solve", tiny), "no stones are closed in");
    assertOneLine(Run.of("solve", "--system", system, both), "both colours");
    assertOneLine(Run.of("solve", "--system", system, free), "empty point");
    assertOneLine(Run.of("solve", "--system", system, "--region", "Z9", file), "no point Z9");
    assertOneLine(Run.of("solve", "--system", system, "--time", "5", file), "unit");
    assertOneLine(Run.of("solve", "--time", "99999999999m", file), "too long");
    assertOneLine(Run.of("solve", "--system", system, "--ko-threats", "1", file), "BLACK:WHITE");
    assertOneLine(Run.of("solve", "--system", system, "--memory", "much", file), "memory");
    assertOneLine(Run.of("solve", "--system", system, "--depth", "0", file), "--depth 0");
    Run lost = Run.of("solve", "--system", system, dead);
    assertThat(lost.status()).isEqualTo(2);
    assertThat(lost.err()).contains("without a liberty");
  }

  private static void assertOneLine(Run run, String part) {
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err().lines()).hasSize(1);
    assertThat(run.err()).contains(part);
  }
}
