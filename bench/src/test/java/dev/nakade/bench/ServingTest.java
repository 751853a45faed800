package dev.nakade.bench;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import org.junit.jupiter.api.Test;

class ServingTest {
  /** Solves and small requests at once, and every answer comes. */
  @Test
  void nothingIsLostUnderLoad() throws IOException, InterruptedException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    int status = new Serving().run(List.of("--seconds", "2"), new PrintStream(out, true, UTF_8));
    assertThat(out.toString(UTF_8))
        .containsPattern("\\| with solves \\| [1-9]")
        .contains("lost or wrong answers: 0");
    assertThat(status).isZero();
  }
}
