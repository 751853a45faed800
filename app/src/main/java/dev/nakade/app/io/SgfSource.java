package dev.nakade.app.io;

import dev.nakade.sgf.SgfException;
import dev.nakade.sgf.SgfFile;
import dev.nakade.sgf.SgfLimits;
import dev.nakade.sgf.SgfReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Where games are read from.
 *
 * @param name as people know it
 * @param path empty for standard input
 */
public record SgfSource(String name, Optional<Path> path) {
  private static final String STANDARD_INPUT = "-";

  /**
   * What an argument stands for: standard input for {@code -}, all {@code .sgf} files below a
   * folder in the order of their names, else the file.
   */
  public static List<SgfSource> named(String argument) throws Failure {
    return named(argument, List.of(".sgf"));
  }

  /** The same where files below a folder may have any of these endings. */
  public static List<SgfSource> named(String argument, List<String> endings) throws Failure {
    if (argument.equals(STANDARD_INPUT)) {
      return List.of(new SgfSource(STANDARD_INPUT, Optional.empty()));
    }
    try {
      Path path = Path.of(argument);
      return Files.isDirectory(path) ? below(path, endings) : List.of(file(path));
    } catch (InvalidPathException e) {
      throw Failure.about(argument, e.getReason());
    }
  }

  private static SgfSource file(Path path) {
    return new SgfSource(path.toString(), Optional.of(path));
  }

  private static List<SgfSource> below(Path folder, List<String> endings) throws Failure {
    try (Stream<Path> paths = Files.walk(folder)) {
      List<SgfSource> sources =
          paths.filter(path -> isRecord(path, endings)).sorted().map(SgfSource::file).toList();
      if (sources.isEmpty()) {
        throw Failure.about(
            folder.toString(), "no " + String.join(" or ", endings) + " file in this folder");
      }
      return sources;
    } catch (IOException e) {
      throw Failure.about(folder.toString(), e);
    } catch (UncheckedIOException e) {
      throw Failure.about(folder.toString(), e.getCause());
    }
  }

  private static boolean isRecord(Path path, List<String> endings) {
    String name = path.getFileName().toString().toLowerCase(Locale.ROOT);
    return endings.stream().anyMatch(name::endsWith) && Files.isRegularFile(path);
  }

  /** Reads all games; {@code in} is what standard input is. */
  public SgfFile read(InputStream in) throws Failure {
    try {
      return SgfReader.read(bytes(in));
    } catch (IOException e) {
      throw Failure.about(name, e);
    } catch (SgfException e) {
      throw Failure.about(name, e);
    }
  }

  /** No more than the reader takes, so that an endless input ends too. */
  private byte[] bytes(InputStream in) throws IOException {
    int most = SgfLimits.DEFAULT.bytes() + 1;
    if (path.isEmpty()) {
      return in.readNBytes(most);
    }
    try (InputStream file = Files.newInputStream(path.get())) {
      return file.readNBytes(most);
    }
  }
}
