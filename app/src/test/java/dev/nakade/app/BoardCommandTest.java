package dev.nakade.app;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.nakade.app.io.Interrupts;
import dev.nakade.app.io.Streams;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.Help.Ansi;

class BoardCommandTest {
  @TempDir private Path folder;

  private static JsonNode json(Run run) throws IOException {
    assertThat(run.out().lines()).hasSize(1);
    return new ObjectMapper().readTree(run.out());
  }

  @Test
  void tellsValueLineAndBestMoves() {
    Run run = Run.of("board", "3x3");
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .contains("3x3, black to move, basic ko: value +9")
        .contains("●1")
        .contains("best play: B2")
        .contains("best first moves, up to symmetry: B2\n");
    assertThat(run.status()).isZero();
  }

  @Test
  void jsonHasTheFieldsThatWerePromised() throws IOException {
    Run run = Run.of("board", "2x2", "--ko", "ssk", "--openings", "--json");
    JsonNode answer = json(run);
    assertThat(answer.get("board").asText()).isEqualTo("2x2");
    assertThat(answer.get("ko").asText()).isEqualTo("ssk");
    assertThat(answer.get("toMove").asText()).isEqualTo("black");
    assertThat(answer.get("value").asInt()).isEqualTo(1);
    assertThat(answer.get("lower").asInt()).isEqualTo(1);
    assertThat(answer.get("upper").asInt()).isEqualTo(1);
    assertThat(answer.get("bestMoves")).hasSize(4);
    assertThat(answer.get("openings").get("pass").asInt()).isEqualTo(-1);
    assertThat(answer.get("openings")).hasSize(2);
    assertThat(answer.get("points")).hasSize(5);
    assertThat(answer.get("points").get("B1").asInt()).isEqualTo(1);
    assertThat(answer.get("status").asText()).isEqualTo("proved");
    assertThat(answer.get("system").asText()).isEqualTo("nakade-exact");
    assertThat(answer.get("nodes").asLong()).isPositive();
    assertThat(answer.has("pv")).isTrue();
    assertThat(answer.has("depth")).isTrue();
    assertThat(answer.has("millis")).isTrue();
    assertThat(run.status()).isZero();
  }

  @Test
  void whatTheBudgetLeavesOpenIsUnknownWithBounds() throws IOException {
    Run run = Run.of("board", "5x5", "--nodes", "3000", "--json");
    JsonNode answer = json(run);
    assertThat(answer.get("value").isNull()).isTrue();
    assertThat(answer.get("lower").asInt()).isLessThan(answer.get("upper").asInt());
    assertThat(answer.get("status").asText()).isEqualTo("timeout");
    assertThat(answer.get("stoppedBy").asText()).isEqualTo("nodes");
    assertThat(run.status()).isEqualTo(1);
    assertThat(Run.of("board", "5x5", "--nodes", "3000").out()).contains("unknown, between");
  }

  @Test
  void aSingleThresholdCanBeAsked() throws IOException {
    JsonNode yes = json(Run.of("board", "3x4", "--at-least", "4", "--json"));
    assertThat(yes.get("reached").asBoolean()).isTrue();
    Run no = Run.of("board", "3x4", "--at-least", "5");
    assertThat(no.out()).contains("refuted that Black gets at least +5");
    assertThat(no.status()).isZero();
  }

  @Test
  void whatIsProvedCanBeCertified() throws IOException {
    String file = folder.resolve("a.cert").toString();
    Run value = Run.of("board", "3x3", "--first", "--certificate", file);
    assertThat(value.err()).isEmpty();
    assertThat(value.out()).endsWith(", nakade-exact, certificate " + file + "\n");
    assertThat(value.status()).isZero();
    assertThat(Run.of("verify", file).out())
        .startsWith("proved: " + file + ": value 9: on 3x3 with black to move black gets +9");
    Run bound = Run.of("board", "2x4", "--at-least", "1", "--certificate", file, "--json");
    assertThat(json(bound).get("certificate").asText()).isEqualTo(file);
    assertThat(Run.of("verify", file).out()).contains(": at-least 1: on 2x4 with black to move");
    Run.withInput(
        "(;SZ[3]AW[bb]PL[B])",
        "board",
        "--position",
        "-",
        "--at-least",
        "-8",
        "--certificate",
        file);
    assertThat(Run.of("verify", file).out())
        .contains(": less-than -8: ", "white holds black to less than -8", "white B2");
  }

  /** On 3×4 Black forces four, but White does not force that it gets no more. */
  @Test
  void whatACycleDecidesHasNoCertificate() {
    Path file = folder.resolve("a.cert");
    Run half = Run.of("board", "3x4", "--first", "--certificate", file.toString());
    assertThat(half.errors())
        .containsExactly(
            "nakade: no certificate of less-than 5: it rests on a cycle being a draw, and nobody"
                + " can force it");
    assertThat(half.status()).isZero();
    assertThat(Run.of("verify", file.toString()).out()).contains(": at-least 4: on 3x4");
    Path none = folder.resolve("b.cert");
    Run draw = Run.of("board", "2x2", "--first", "--certificate", none.toString());
    assertThat(draw.out()).contains("value 0").doesNotContain("certificate");
    assertThat(draw.errors()).hasSize(2);
    assertThat(draw.status()).isEqualTo(1);
    assertThat(none).doesNotExist();
  }

  @Test
  void limitsHoldForACertificateToo() {
    Path file = folder.resolve("a.cert");
    Run run =
        Run.of("board", "3x5", "--at-least", "15", "--nodes", "20000", "--certificate", "" + file);
    assertThat(run.out()).contains("proved that Black gets at least +15");
    assertThat(run.errors())
        .containsExactly("nakade: no certificate of at-least 15: the limits were reached");
    assertThat(run.status()).isEqualTo(1);
    assertThat(file).doesNotExist();
  }

  @Test
  void positionsComeFromFiles() throws IOException {
    Path file = folder.resolve("a.sgf");
    Files.writeString(file, "(;SZ[3]PL[W]AB[bb])");
    Run run = Run.of("board", "--position", file.toString());
    assertThat(run.out()).contains("3x3 position, white to move, basic ko: value +9");
    Run typed = Run.withInput("(;SZ[3]AB[bb])", "board", "--position", "-", "--to-move", "white");
    assertThat(typed.out().lines().findFirst()).isEqualTo(run.out().lines().findFirst());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0x5",
        "26x26",
        "9x9",
        "5",
        "axb",
        "3x3 --ko none",
        "3x3 --system none",
        "3x3 --position a.sgf",
        "3x3 --at-least 10",
        "3x3 --nodes -1",
        "3x3 --memory 1",
        "--position none.sgf",
        "3x3 --table /none/none/a.table",
        "3x3 --ko ssk --certificate a.cert",
        "3x3 --system migos --certificate a.cert",
        "3x3 --first --certificate /none/none/a.cert"
      })
  void badInputIsOneLineAndStatusTwo(String arguments) {
    String[] words = ("board " + arguments).split(" ");
    Run run = Run.of(words);
    assertThat(run.errors()).hasSize(1);
    assertThat(run.status()).isEqualTo(2);
  }

  @Test
  void aPositionThatCannotBeIsRefused() {
    Run run = Run.withInput("(;SZ[2]AB[aa][ba][ab][bb])", "board", "--position", "-");
    assertThat(run.errors()).last().asString().contains("a chain without a liberty");
    assertThat(run.status()).isEqualTo(2);
    Run large = Run.withInput("(;SZ[9])", "board", "--position", "-");
    assertThat(large.err()).contains("more than the 64 points");
    assertThat(large.status()).isEqualTo(2);
  }

  @Test
  void aSavedTableIsGoneOnFrom() throws IOException {
    Path table = folder.resolve("a.table");
    String[] words = {"board", "3x4", "--first", "--json", "--table", table.toString()};
    JsonNode first = json(Run.of(words));
    JsonNode second = json(Run.of(words));
    assertThat(second.get("value")).isEqualTo(first.get("value"));
    assertThat(second.get("nodes").asLong()).isLessThan(first.get("nodes").asLong() / 2);
    Run other = Run.of("board", "3x3", "--table", table.toString());
    assertThat(other.err()).contains("a table for 3x4");
    assertThat(other.status()).isEqualTo(2);
    Files.writeString(table, "nothing of the kind");
    assertThat(Run.of(words).status()).isEqualTo(2);
  }

  @Test
  void picturesAndSystems() throws IOException {
    Path svg = folder.resolve("a.svg");
    Run run = Run.of("board", "2x3", "--openings", "--svg", svg.toString());
    assertThat(Files.readString(svg)).startsWith("<svg");
    assertThat(run.out()).contains("values of first moves:").contains("pass: 0");
    assertThat(Run.of("board", "--system", "list").out())
        .contains("nakade-exact")
        .contains("migos");
    Run migos = Run.of("board", "3x3", "--system", "migos", "--json");
    assertThat(json(migos).get("value").asInt()).isEqualTo(9);
    assertThat(json(migos).get("status").asText()).isEqualTo("approximate");
  }

  @Test
  void anInterruptLeavesTheBoundsSoFar() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Interrupts interrupts = new Interrupts();
    interrupts.goOn();
    interrupts.raise(130);
    int status =
        Main.run(
            new Streams(InputStream.nullInputStream(), out, err),
            Ansi.OFF,
            interrupts,
            "board",
            "5x5");
    assertThat(status).isEqualTo(130);
    assertThat(out.toString(UTF_8)).contains("unknown, between");
    assertThat(err.toString(UTF_8)).contains("interrupted");
  }
}
