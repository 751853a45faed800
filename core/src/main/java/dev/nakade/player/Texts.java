package dev.nakade.player;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Text files that are part of the package. */
final class Texts {
  private Texts() {}

  /** The lines of a file beside this class. */
  static List<String> lines(String file) {
    try (InputStream stream = Texts.class.getResourceAsStream(file);
        BufferedReader reader =
            new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      return reader.lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
