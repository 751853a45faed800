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
      "(;GM[1]SZ[7]PL[W]AW[ba][bb][bc][bd][ad]AB[ca][cb][cc][cd][ce][be][ae]";

  private static final String MARKED = STONES + "TR[ba][bb][bc][bd][ad]SQ[aa][ab][ac])";

  @TempDir private Path folder;

  private String file(String content) throws IOException {
    Path path = folder.resolve("a.sgf");
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
    assertThat(run.out().contains("(A6")).as(run.out()).isEqualTo(!aimsAtCapture);
    assertThat(run.status()).isZero();
  }

  @Test
  void jsonHasTheFieldsOfTheContract() throws IOException {
    Run run = Run.of("solve", "--system", "capture-dfpn", "--json", file(MARKED));
    JsonNode row = new ObjectMapper().readTree(run.out());
    assertThat(row.get("size").asText()).isEqualTo("7x7");
    assertThat(row.get("toMove").asText()).isEqualTo("white");
    assertThat(row.get("defender").asText()).isEqualTo("white");
    assertThat(row.get("goal").asText()).isEqualTo("live");
    assertThat(row.get("target")).hasSize(5);
    assertThat(row.get("region")).hasSize(3);
    assertThat(row.get("result").asText()).isEqualTo("unknown");
    assertThat(row.get("answer").asText()).isEqualTo("stands");
    assertThat(row.get("answerProved").asBoolean()).isTrue();
    assertThat(row.get("pv").get(0).asText()).isEqualTo("A6");
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
            "b7,b6,b5,b4,a4",
            "--region",
            "A7,A6,A5",
            file(STONES + ")"));
    assertThat(named.out().lines().findFirst()).isEqualTo(marked.out().lines().findFirst());
    Run black = Run.of("solve", "--system", system, "--to-move", "black", file(MARKED));
    assertThat(black.out()).contains("black to move").contains("captured, proved (A6");
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
    String unmarked = folder.resolve("b.sgf").toString();
    Files.writeString(Path.of(unmarked), STONES + ")");
    String both = folder.resolve("c.sgf").toString();
    Files.writeString(Path.of(both), STONES + "TR[ba][ca]SQ[aa])");
    String free = folder.resolve("d.sgf").toString();
    Files.writeString(Path.of(free), STONES + "TR[aa]SQ[aa])");
    String dead = folder.resolve("e.sgf").toString();
    Files.writeString(Path.of(dead), "(;SZ[2]PL[B]AW[aa][bb]AB[ab][ba]SQ[aa])");
    String system = "capture-dfpn";
    assertOneLine(Run.of("solve", file), "--system");
    assertOneLine(Run.of("solve", "--system", "none", file), "no system called 'none'");
    assertOneLine(Run.of("solve", "--system", system), "FILE");
    assertOneLine(Run.of("solve", "--system", system, unmarked), "SQ or MA");
    assertOneLine(Run.of("solve", "--system", system, both), "both colours");
    assertOneLine(Run.of("solve", "--system", system, free), "empty point");
    assertOneLine(Run.of("solve", "--system", system, "--region", "Z9", file), "no point Z9");
    assertOneLine(Run.of("solve", "--system", system, "--time", "5", file), "unit");
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
