package dev.nakade.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.nakade.sgf.SgfFile;
import dev.nakade.sgf.SgfReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Solutions for people that {@code solve --tree} writes. */
class SolveTreeTest {
  /** White has an eye of three points in the corner; the middle one is vital. */
  private static final String STONES = "AW[ba][bb][bc][bd][ad]AB[ca][cb][cc][cd][ce][be][ae])";

  @TempDir private Path folder;
  private Path problem;
  private Path tree;

  @BeforeEach
  void writeTheProblem() throws IOException {
    problem = folder.resolve("a.sgf");
    tree = folder.resolve("tree.sgf");
    Files.writeString(problem, "(;GM[1]SZ[19]PL[W]" + STONES + "(;GM[1]SZ[19]PL[B]" + STONES);
  }

  private Run solve(Object... more) {
    return Run.of(
        Stream.concat(Stream.of("solve"), Stream.of(more))
            .map(Object::toString)
            .toArray(String[]::new));
  }

  private static JsonNode row(Run run) throws IOException {
    return new ObjectMapper().readTree(run.out());
  }

  @Test
  void isWrittenAsARecord() throws IOException {
    Run run = solve("--game", "1", "--tree", tree, problem);
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    assertThat(run.out()).contains(", tree " + tree);
    assertThat(Files.readString(tree))
        .startsWith("(;FF[4]GM[1]CA[UTF-8]SZ[19]")
        .contains("C[White to move. White lives. The right move is A18.]")
        .contains("(;W[ab]C[Correct. White has two eyes.]TE[1])")
        .contains("(;W[aa]BM[1]C[Wrong. White is dead.];B[ab]C[White has no room for two eyes.])");
    SgfFile file = SgfReader.read(Files.readAllBytes(tree));
    assertThat(file.complaints()).isEmpty();
    assertThat(file.games()).hasSize(1);
  }

  @Test
  void isNamedInJson() throws IOException {
    JsonNode with = row(solve("--json", "--game", "1", "--tree", tree, problem));
    assertThat(with.get("tree").asText()).isEqualTo(tree.toString());
    JsonNode without = row(solve("--json", "--game", "1", problem));
    assertThat(without.get("tree").isNull()).isTrue();
    assertThat(with.get("pv")).isEqualTo(without.get("pv"));
  }

  /** The record is a problem too, and the same one. */
  @Test
  void canBeSolvedAgain() throws IOException {
    for (String name : new String[] {"shapes/carpenters-square", "special/double-ko"}) {
      Path original = Path.of("../problems", name + ".sgf");
      JsonNode first = row(solve("--json", "--game", "1", "--tree", tree, original));
      JsonNode second = row(solve("--json", tree));
      for (String field : new String[] {"result", "toMove", "target", "region", "solutions"}) {
        assertThat(second.get(field)).as(field).isEqualTo(first.get(field));
      }
    }
  }

  @Test
  void severalProblemsGetAFileEach() {
    assertThat(solve("--tree", tree, problem).status()).isZero();
    assertThat(tree).exists();
    assertThat(folder.resolve("tree-2.sgf")).exists();
    String out = folder.resolve("out") + "/";
    assertThat(solve("--tree", out, "--threads", "2", problem, problem).status()).isZero();
    assertThat(Path.of(out, "a-1.sgf")).exists();
    assertThat(Path.of(out, "a-2.sgf")).exists();
    assertThat(Path.of(out, "a-2-2.sgf")).exists();
  }

  @Test
  void withoutAVerdictThereIsNone() throws IOException {
    Run run = solve("--json", "--nodes", "0", "--tree", tree, "../problems/danieli/htest2.sgf");
    assertThat(run.status()).isEqualTo(1);
    assertThat(row(run).get("tree").isNull()).isTrue();
    assertThat(tree).doesNotExist();
  }

  @Test
  void whatCannotBeWrittenIsOneLine() throws IOException {
    Path nowhere = folder.resolve("none").resolve("tree.sgf");
    assertOneLine(solve("--game", "1", "--tree", nowhere, problem), "cannot write " + nowhere);
    assertOneLine(solve("--game", "1", "--tree", "-", problem), "is no file to write");
    assertOneLine(solve("--game", "1", "--tree", problem, problem), "is a file to be solved");
    assertOneLine(
        solve("--system", "danieli-hash", "--tree", tree, problem), "only nakade writes solutions");
    assertThat(SgfReader.read(Files.readAllBytes(problem)).games()).hasSize(2);
  }

  private static void assertOneLine(Run run, String message) {
    assertThat(run.errors()).hasSize(1);
    assertThat(run.err()).contains(message);
    assertThat(run.status()).isEqualTo(2);
  }

  /** Both sides try, and nobody passes where there is something to try. */
  @Test
  void theLineShowsBothSidesTrying() {
    Run run = solve("--game", "1", "../problems/shapes/bulky-five.sgf");
    assertThat(run.out()).contains("Line: White E6, Black D6, White E5, Black F6, White D5.");
  }
}
