package dev.nakade.app.io;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PrintableTest {
  @Test
  void replacesWhatCommandsATerminal() {
    assertThat(Printable.text("a\u001b[2J\u009b\u0007\tb\nc"))
        .isEqualTo("a\ufffd[2J\ufffd\ufffd b\nc");
  }

  @Test
  void aLineIsOneLine() {
    assertThat(Printable.line("  a \r\n b\u2028c\n")).isEqualTo("a b c");
  }

  @Test
  void lettersOfAllScriptsStay() {
    assertThat(Printable.line("黑先 é 𝄞")).isEqualTo("黑先 é 𝄞");
  }
}
