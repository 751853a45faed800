package dev.nakade.bench;

import dev.nakade.lifedeath.Problem;
import dev.nakade.sgf.SgfException;
import dev.nakade.sgf.SgfNode;
import dev.nakade.sgf.SgfReader;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The problems of a folder, by the names of their files. */
final class ProblemFolder {
  /** A file's name without its ending, and the root of its first game. */
  record Entry(String name, SgfNode root) {
    /** A problem with a board of its own. */
    Problem problem() {
      return Problem.of(root);
    }

    /** The points that both may play on and that are empty now. */
    int breadth() {
      Problem problem = problem();
      return (int) problem.region().stream().filter(p -> problem.board().color(p) == 0).count();
    }
  }

  private ProblemFolder() {}

  /** Folder {@code name} of the project's problems, wherever the user stands. */
  static Path ofProject(String name) throws IOException {
    try {
      Path jar =
          Path.of(ProblemFolder.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      for (Path folder = jar; folder != null; folder = folder.getParent()) {
        Path candidate = folder.resolve("problems").resolve(name);
        if (Files.isDirectory(candidate)) {
          return candidate;
        }
      }
    } catch (URISyntaxException e) {
      throw new IOException("cannot find the project's problems: " + e.getMessage(), e);
    }
    throw new IOException("no folder problems/" + name + " above the program; give --data DIR");
  }

  static List<Entry> read(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      throw new IOException(folder + " is no folder");
    }
    List<Path> files;
    try (Stream<Path> list = Files.list(folder)) {
      files = list.filter(file -> file.toString().endsWith(".sgf")).sorted().toList();
    }
    if (files.isEmpty()) {
      throw new IOException("no .sgf files in " + folder);
    }
    List<Entry> entries = new ArrayList<>();
    for (Path file : files) {
      entries.add(entry(file));
    }
    return entries;
  }

  private static Entry entry(Path file) throws IOException {
    try {
      String name = file.getFileName().toString().replaceFirst("\\.sgf$", "");
      Entry entry = new Entry(name, SgfReader.read(Files.readAllBytes(file)).games().get(0));
      entry.problem();
      return entry;
    } catch (SgfException | IllegalArgumentException e) {
      throw new IOException(file + ": " + e.getMessage(), e);
    }
  }
}
