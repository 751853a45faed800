package dev.nakade.bench;

import dev.nakade.lifedeath.Problem;
import dev.nakade.sgf.SgfException;
import dev.nakade.sgf.SgfReader;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A folder of problems, one a file. */
record ProblemFolder(Path path) {

  /** The project's own folder of that name, found from where this program lies. */
  static ProblemFolder ofProject(String name) throws IOException {
    try {
      Path program =
          Path.of(ProblemFolder.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      Path root = program.resolve("../../..").normalize();
      return new ProblemFolder(root.resolve("problems").resolve(name));
    } catch (URISyntaxException e) {
      throw new IOException("cannot find the project's folder; give it with --data", e);
    }
  }

  /** The first problem of every file, by the name of the file without its ending, in order. */
  Map<String, Problem> readAll() throws IOException {
    List<Path> files;
    try (Stream<Path> list = Files.list(path)) {
      files = list.filter(file -> file.toString().endsWith(".sgf")).sorted().toList();
    } catch (NoSuchFileException | NotDirectoryException e) {
      throw new IOException("no folder " + path + "; give it with --data", e);
    }
    Map<String, Problem> problems = new LinkedHashMap<>();
    for (Path file : files) {
      String name = file.getFileName().toString().replaceFirst("\\.sgf$", "");
      problems.put(name, read(name));
    }
    return problems;
  }

  /** The problem of {@code name.sgf}, on a board of its own. */
  Problem read(String name) throws IOException {
    Path file = path.resolve(name + ".sgf");
    if (!Files.isRegularFile(file)) {
      throw new IOException("no file " + file + "; give the folder with --data");
    }
    try {
      return Problem.of(SgfReader.read(Files.readAllBytes(file)).games().get(0));
    } catch (SgfException | IllegalArgumentException e) {
      throw new IOException(file + ": " + e.getMessage(), e);
    }
  }
}
