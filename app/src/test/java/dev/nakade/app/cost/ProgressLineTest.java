package dev.nakade.app.cost;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.search.Budget;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class ProgressLineTest {
  @Test
  void saysTimeNodesAndQuestionInOneLine() {
    assertThat(ProgressLine.line(12_345_678_901L, 1_234_567, "can White live?"))
        .isEqualTo("12 s, 1,234,567 nodes: can White live?");
    assertThat(ProgressLine.line(0, 0, "x".repeat(100))).hasSize(79).endsWith("…");
  }

  @Test
  void isGoneAfterwards() {
    StringWriter text = new StringWriter();
    try (ProgressLine line = new ProgressLine(new PrintWriter(text))) {
      line.show();
      assertThat(text.toString()).isEmpty();
      line.begin(Budget.unlimited());
      line.doing("can Black kill?");
      line.show();
      assertThat(text.toString()).isEqualTo("\r\u001b[K0 s, 0 nodes: can Black kill?");
    }
    assertThat(text.toString()).endsWith("\r\u001b[K");
  }

  @Test
  void whatWasNeverShownIsNotCleared() {
    StringWriter text = new StringWriter();
    new ProgressLine(new PrintWriter(text)).close();
    assertThat(text.toString()).isEmpty();
  }
}
