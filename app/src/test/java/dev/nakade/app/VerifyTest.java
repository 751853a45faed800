package dev.nakade.app;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerifyTest {
  /** White has an eye of three points in the corner; the middle one is vital. */
  private static final String STONES = "AW[ba][bb][bc][bd][ad]AB[ca][cb][cc][cd][ce][be][ae])";

  @TempDir private Path folder;
  private Path problem;
  private Path certificate;

  @BeforeEach
  void writeTheProblem() throws IOException {
    problem = folder.resolve("a.sgf");
    certificate = folder.resolve("a.cert");
    Files.writeString(problem, "(;GM[1]SZ[19]PL[W]" + STONES + "(;GM[1]SZ[19]PL[B]" + STONES);
  }

  private Run solve(Object... more) {
    return Run.of(
        Stream.concat(Stream.of("solve", "--game", "1"), Stream.of(more))
            .map(Object::toString)
            .toArray(String[]::new));
  }

  @Test
  void whatSolveWritesIsProved() throws IOException {
    Run solved = solve("--json", "--certificate", certificate, problem);
    assertThat(solved.err()).isEmpty();
    JsonNode row = new ObjectMapper().readTree(solved.out());
    assertThat(row.get("certificate").asText()).isEqualTo(certificate.toString());
    Run run = Run.of("verify", certificate.toString());
    assertThat(run.out()).startsWith("proved: " + certificate + ": alive: with white to move");
    assertThat(run.status()).isZero();
    JsonNode json =
        new ObjectMapper().readTree(Run.of("verify", "--json", certificate.toString()).out());
    assertThat(json.get("status").asText()).isEqualTo("proved");
    assertThat(json.get("verdict").asText()).isEqualTo("alive");
    assertThat(json.get("bytes").asLong()).isEqualTo(Files.size(certificate));
    assertThat(json.get("error").isNull()).isTrue();
  }

  @Test
  void whatWasTamperedWithIsRefused() throws IOException {
    assertThat(solve("--certificate", certificate, problem).out())
        .contains("certificate " + certificate);
    String text =
        Files.readString(certificate, ISO_8859_1).replace("verdict alive", "verdict dead");
    Run run = Run.withInput(text, "verify", "-");
    assertThat(run.out()).startsWith("refused: -: line 6, byte ").contains("this verdict needs");
    assertThat(run.status()).isEqualTo(1);
    Run json = Run.withInput(text, "verify", "--json", "-");
    assertThat(json.out()).contains("\"status\":\"refused\"").contains("\"verdict\":null");
  }

  @Test
  void whatCannotBeReadIsAnError() {
    Run run = Run.of("verify", folder.resolve("none.cert").toString());
    assertThat(run.errors()).hasSize(1);
    assertThat(run.err()).contains("no such file");
    assertThat(run.status()).isEqualTo(2);
    assertThat(Run.of("verify", folder.toString()).err()).contains("no .cert file in this folder");
  }

  @Test
  void severalProblemsGetAFileEach() throws IOException {
    Path proof = folder.resolve("proof.cert");
    Run one = Run.of("solve", "--certificate", proof.toString(), problem.toString());
    assertThat(one.status()).isZero();
    assertThat(proof).exists();
    assertThat(folder.resolve("proof-2.cert")).exists();
    String out = folder.resolve("out") + "/";
    Run run = Run.of("solve", "--certificate", out, problem.toString(), problem.toString());
    assertThat(run.status()).isZero();
    assertThat(Path.of(out, "a-1.cert")).exists();
    assertThat(Path.of(out, "a-2.cert")).exists();
    assertThat(Path.of(out, "a-2-2.cert")).exists();
    Run verified = Run.of("verify", out);
    assertThat(verified.out().lines()).hasSize(4).allMatch(line -> line.startsWith("proved: "));
  }

  @Test
  void withoutAVerdictThereIsNoCertificate() {
    Run run = solve("--nodes", "0", "--to-move", "black", "--certificate", certificate, problem);
    assertThat(run.status()).isEqualTo(1);
    assertThat(certificate).doesNotExist();
    Run other = solve("--system", "danieli-hash", "--certificate", certificate, problem);
    assertThat(other.err()).contains("only nakade writes certificates");
    assertThat(other.status()).isEqualTo(2);
  }
}
