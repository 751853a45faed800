package dev.nakade.app.board;

import dev.nakade.app.io.Failure;
import dev.nakade.app.io.OutputFile;
import dev.nakade.app.io.Streams;
import dev.nakade.app.verify.Verify;
import dev.nakade.exact.BoardCertifier;
import dev.nakade.exact.BoardPosition;
import dev.nakade.proof.Checked;
import dev.nakade.proof.Checker;
import dev.nakade.proof.ScoreClaim;
import dev.nakade.search.Budget;
import dev.nakade.search.ProofTable;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** The certificate of an answer, which is checked before it is written. */
final class BoardCertificates {
  private final Streams streams;
  private final Path out;
  private boolean complete = true;

  /** Certificates for this file. */
  BoardCertificates(Streams streams, Path out) {
    this.streams = streams;
    this.out = out;
  }

  /** Whether a certificate was written, if there was something to certify. */
  boolean complete() {
    return complete;
  }

  /** Writes the certificate of what was proved; gives its path if there is one. */
  Optional<String> write(
      BoardPosition position, ScoreClaim claim, ProofTable table, long bytes, Budget budget)
      throws Failure {
    BoardCertifier certifier =
        new BoardCertifier(position, table, bytes, Verify.mostSituations(), budget);
    BoardCertifier.Certified certified = certifier.certify(claim);
    certified.lacking().forEach(it -> streams.error("no certificate of " + it));
    complete = certified.certificate().isPresent();
    if (certified.certificate().isEmpty()) {
      return Optional.empty();
    }
    requireProved(certified.certificate().get());
    OutputFile.write(out, certified.certificate().get());
    return Optional.of(out.toString());
  }

  /** An answer whose certificate is refused is wrong, or the checker is. */
  private static void requireProved(byte[] certificate) throws Failure {
    try {
      Checked checked =
          Checker.check(new ByteArrayInputStream(certificate), Verify.mostSituations());
      if (!checked.proved()) {
        throw new Failure(
            "INTERNAL ERROR, do not trust this answer and please report it: the checker refuses"
                + " its certificate: "
                + checked.text());
      }
    } catch (IOException e) {
      throw new IllegalStateException("bytes in memory that cannot be read", e);
    }
  }
}
