package dev.nakade.app;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.nakade.app.io.Interrupts;
import dev.nakade.app.io.Streams;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.List;
import picocli.CommandLine.Help.Ansi;

/** What one run of the real command line printed, and its exit status. */
public record Run(int status, String out, String err) {
  public static Run of(String... args) {
    return withInput("", args);
  }

  static Run withInput(String input, String... args) {
    return run(Ansi.OFF, input, args);
  }

  static Run inColor(String input, String... args) {
    return run(Ansi.ON, input, args);
  }

  private static Run run(Ansi ansi, String input, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Streams streams = new Streams(new ByteArrayInputStream(input.getBytes(UTF_8)), out, err);
    int status = Main.run(streams, ansi, new Interrupts(), args);
    return new Run(status, out.toString(UTF_8), err.toString(UTF_8));
  }

  List<String> errors() {
    return err.lines().toList();
  }
}
