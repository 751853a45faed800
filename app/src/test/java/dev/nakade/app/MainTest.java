package dev.nakade.app;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.app.io.Interrupts;
import dev.nakade.app.io.Streams;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.Help.Ansi;

class MainTest {
  @Test
  void tellsTheVersionThatTheBuildWrote() {
    Run run = Run.of("--version");
    assertThat(run.out()).matches("nakade \\d+\\.\\d+\\.\\d+\\S*\\R");
    assertThat(run.status()).isZero();
    assertThat(run.err()).isEmpty();
  }

  @Test
  void helpNamesEveryCommandAndTeachesByExamples() {
    Run run = Run.of("--help");
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .contains("  show ", "  completion ", "  help ", "Examples:", "bench list", "Exit status:");
    assertThat(run.out().lines()).allMatch(line -> line.length() <= 80);
  }

  @ParameterizedTest
  @ValueSource(strings = {"show", "completion"})
  void everyCommandHasHelpOfItsOwn(String command) {
    Run asked = Run.of("help", command);
    assertThat(asked.status()).isZero();
    assertThat(asked.out()).contains("Usage: nakade " + command, "Examples:", "--help");
    assertThat(asked.out().lines()).allMatch(line -> line.length() <= 80);
    assertThat(Run.of(command, "--help")).isEqualTo(asked);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''                    | missing required subcommand (see nakade --help)",
        "shwo                  | unknown command shwo, did you mean show? (see nakade --help)",
        "--verzion             | unknown option --verzion, did you mean --version? (see nakade --help)",
        "help nothing          | unknown subcommand 'nothing' (see nakade --help)",
        "completion x          | unexpected argument x (see nakade completion --help)",
        "show                  | missing required parameter: 'FILE' (see nakade show --help)",
        "show --game 0 a.sgf   | --game 0 is not between 1 and 1000000 (see nakade show --help)",
        "show --width 9999 a   | --width 9999 is not between 1 and 4000 (see nakade show --help)",
      })
  void badUsageIsOneLine(String arguments, String message) {
    Run run = Run.of(arguments.isEmpty() ? new String[0] : arguments.split(" "));
    assertThat(run.err()).isEqualTo("nakade: " + message + System.lineSeparator());
    assertThat(run.out()).isEmpty();
    assertThat(run.status()).isEqualTo(2);
  }

  @Test
  void badValuesAreOneLineToo() {
    assertThat(Run.of("show", "--move", "last", "a.sgf").errors())
        .singleElement()
        .asString()
        .contains("'--move'", "neither a number of moves nor 'end'", "nakade show --help");
  }

  @Test
  void completionNamesCommandsAndOptions() {
    Run run = Run.of("completion");
    assertThat(run.status()).isZero();
    assertThat(run.out()).startsWith("#!/usr/bin/env bash").contains("show", "--no-coordinates");
  }

  @Test
  void aReaderWhoLeavesIsNoError() {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    assertThat(runWith(new Broken("Broken pipe"), err)).isZero();
    assertThat(err.toString(UTF_8)).isEmpty();
  }

  @Test
  void outputThatCannotBeWrittenIsAnError() {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    assertThat(runWith(new Broken("No space left on device"), err)).isEqualTo(2);
    assertThat(err.toString(UTF_8).lines())
        .containsExactly("nakade: standard output: No space left on device");
  }

  private static int runWith(OutputStream out, OutputStream err) {
    return Main.run(
        new Streams(InputStream.nullInputStream(), out, err), Ansi.OFF, new Interrupts(), "--help");
  }

  /** Takes nothing. */
  private static final class Broken extends OutputStream {
    private final String reason;

    Broken(String reason) {
      this.reason = reason;
    }

    @Override
    public void write(int b) throws IOException {
      throw new IOException(reason);
    }
  }
}
