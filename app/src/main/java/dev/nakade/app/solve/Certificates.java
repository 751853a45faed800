package dev.nakade.app.solve;

import dev.nakade.app.io.Failure;
import dev.nakade.app.io.OutputFile;
import dev.nakade.app.io.Streams;
import dev.nakade.app.verify.Verify;
import dev.nakade.lifedeath.Certification;
import dev.nakade.lifedeath.Solver;
import dev.nakade.lifedeath.Verdict;
import dev.nakade.proof.Checked;
import dev.nakade.proof.Checker;
import dev.nakade.search.Budget;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Where the certificates of one run go: into a file and others numbered after it, or into a folder
 * with names after the problems. A certificate is checked before it is written. They may be made on
 * any thread, but are written on one.
 */
final class Certificates {
  private final Streams streams;
  private final Optional<String> out;
  private final Set<Path> written = new HashSet<>();
  private boolean complete = true;

  /** Certificates for {@code out}, or none at all. */
  Certificates(Streams streams, Optional<String> out) {
    this.streams = streams;
    this.out = out;
  }

  /** Whether every verdict got the certificate that was asked for. */
  boolean complete() {
    return complete;
  }

  /** Whether a verdict is to get one. */
  boolean wanted(Verdict verdict) {
    return out.isPresent() && verdict.kind() != Verdict.Kind.UNKNOWN;
  }

  /** The certificate of a verdict. */
  static Certification make(Posed posed, Solver solver, Verdict verdict, Budget budget)
      throws Failure {
    Certification certification = solver.certify(verdict, budget);
    if (certification.certificate().isPresent()) {
      requireProved(posed.file(), posed.game(), certification.certificate().get());
    }
    return certification;
  }

  /** Writes a certificate; gives its path if there is one. */
  Optional<String> write(Posed posed, Certification certification) throws Failure {
    String file = posed.file();
    int game = posed.game();
    if (certification.certificate().isEmpty()) {
      complete = false;
      streams.error(file + ": game " + game + ": no certificate: " + certification.failure());
      return Optional.empty();
    }
    Path path = path(file, game);
    OutputFile.write(path, certification.certificate().get());
    written.add(path);
    return Optional.of(path.toString());
  }

  /** A verdict whose certificate is refused is wrong, or the checker is. */
  private static void requireProved(String file, int game, byte[] certificate) throws Failure {
    try {
      Checked checked =
          Checker.check(new ByteArrayInputStream(certificate), Verify.mostSituations());
      if (!checked.proved()) {
        throw Failure.about(
            file,
            "game "
                + game
                + ": INTERNAL ERROR, do not trust this answer and please report it: the checker"
                + " refuses its certificate: "
                + checked.text());
      }
    } catch (IOException e) {
      throw new IllegalStateException("bytes in memory that cannot be read", e);
    }
  }

  private Path path(String file, int game) throws Failure {
    String name = out.orElseThrow();
    Path path;
    try {
      path = Path.of(name);
    } catch (InvalidPathException e) {
      throw Failure.about(name, e.getReason());
    }
    boolean folder = name.endsWith("/") || Files.isDirectory(path);
    if (!folder) {
      return written.isEmpty() ? path : numbered(path, written.size() + 1);
    }
    try {
      Files.createDirectories(path);
    } catch (IOException e) {
      throw Failure.about("cannot create " + name, e);
    }
    String base = file.equals("-") ? "stdin" : Path.of(file).getFileName().toString();
    return unused(path, base.replaceFirst("(?i)\\.sgf$", ""), game);
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
    Path path = folder.resolve(base + "-" + game + ".cert");
    for (int i = 2; written.contains(path); i++) {
      path = folder.resolve(base + "-" + game + "-" + i + ".cert");
    }
    return path;
  }
}
