package dev.nakade.app.solve;

import dev.nakade.app.io.Failure;
import dev.nakade.app.io.OutputFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;

/**
 * Files of one run with something about a problem each: one that was named and others numbered
 * after it, or a folder in which they have names after the problems. Written on one thread.
 */
final class ProblemFiles {
  private static final String STANDARD_OUTPUT = "-";

  private final String out;
  private final String suffix;
  private final Set<Path> written = new HashSet<>();

  /** Files at {@code out}; in a folder their names end with the suffix, such as {@code .cert}. */
  ProblemFiles(String out, String suffix) {
    this.out = out;
    this.suffix = suffix;
  }

  /** Writes the next file, whole or not at all, and gives its path. */
  String write(Posed posed, byte[] content) throws Failure {
    Path path = path(posed.file(), posed.game());
    OutputFile.write(path, content);
    written.add(path);
    return path.toString();
  }

  private Path path(String file, int game) throws Failure {
    Path path = named();
    boolean folder = out.endsWith("/") || Files.isDirectory(path);
    if (!folder) {
      return written.isEmpty() ? path : numbered(path, written.size() + 1);
    }
    try {
      Files.createDirectories(path);
    } catch (IOException e) {
      throw Failure.about("cannot create " + out, e);
    }
    String base = file.equals("-") ? "stdin" : Path.of(file).getFileName().toString();
    return unused(path, base.replaceFirst("(?i)\\.sgf$", ""), game);
  }

  private Path named() throws Failure {
    if (out.equals(STANDARD_OUTPUT)) {
      throw Failure.about(out, "is no file to write; name one, such as /dev/stdout");
    }
    try {
      return Path.of(out);
    } catch (InvalidPathException e) {
      throw Failure.about(out, e.getReason());
    }
  }

  /** The path with a number before its ending: {@code proof-2.cert}. */
  private static Path numbered(Path path, int number) {
    String name = path.getFileName().toString();
    int dot = name.lastIndexOf('.');
    int end = dot > 0 ? dot : name.length();
    return path.resolveSibling(name.substring(0, end) + "-" + number + name.substring(end));
  }

  /** {@code name-game.cert}, with a number behind it if that name was given in this run. */
  private Path unused(Path folder, String base, int game) {
    Path path = folder.resolve(base + "-" + game + suffix);
    for (int i = 2; written.contains(path); i++) {
      path = folder.resolve(base + "-" + game + "-" + i + suffix);
    }
    return path;
  }
}
