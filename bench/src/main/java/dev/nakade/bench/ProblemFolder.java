package dev.nakade.bench;

import dev.nakade.lifedeath.Problem;
import dev.nakade.sgf.SgfException;
import dev.nakade.sgf.SgfReader;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;

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
