package dev.nakade.app.solve;

import dev.nakade.app.io.Failure;
import dev.nakade.app.io.Streams;
import dev.nakade.app.verify.Verify;
import dev.nakade.lifedeath.Certification;
import dev.nakade.lifedeath.Inquiry;
import dev.nakade.lifedeath.Verdict;
import dev.nakade.proof.Checked;
import dev.nakade.proof.Checker;
import dev.nakade.search.Budget;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Optional;

/**
 * The certificates of one run. Each is checked before it is written. They may be made on any
 * thread, but are written on one.
 */
public final class Certificates {
  private final Streams streams;
  private final Optional<ProblemFiles> files;
  private boolean complete = true;

  /** Certificates for {@code out}, or none at all. */
  Certificates(Streams streams, Optional<String> out) {
    this.streams = streams;
    this.files = out.map(name -> new ProblemFiles(name, ".cert"));
  }

  /** Whether every verdict got the certificate that was asked for. */
  boolean complete() {
    return complete;
  }

  /** Whether a verdict is to get one. */
  boolean wanted(Verdict verdict) {
    return files.isPresent() && verdict.kind() != Verdict.Kind.UNKNOWN;
  }

  /** The certificate of a verdict. */
  public static Certification make(Posed posed, Inquiry solver, Verdict verdict, Budget budget)
      throws Failure {
    Certification certification = solver.certify(verdict, budget);
    if (certification.certificate().isPresent()) {
      requireProved(posed.file(), posed.game(), certification.certificate().get());
    }
    return certification;
  }

  /** Writes a certificate; gives its path if there is one. */
  Optional<String> write(Posed posed, Certification certification) throws Failure {
    if (certification.certificate().isEmpty()) {
      complete = false;
      streams.error(
          posed.file() + ": game " + posed.game() + ": no certificate: " + certification.failure());
      return Optional.empty();
    }
    return Optional.of(files.orElseThrow().write(posed, certification.certificate().get()));
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
}
