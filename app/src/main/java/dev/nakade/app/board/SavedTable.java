package dev.nakade.app.board;

import dev.nakade.app.cost.Clocks;
import dev.nakade.app.io.Failure;
import dev.nakade.exact.BoardPosition;
import dev.nakade.go.KoRule;
import dev.nakade.search.ProofTable;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipException;

/**
 * A file that keeps what a search has found, so that a later one goes on from there. It serves one
 * size of board and one ko rule, and appears complete or not at all.
 */
final class SavedTable {
  private static final String KIND = "nakade-board-table-";

  /** Grows when what was proved before is not to be trusted any more. */
  private static final String MAGIC = KIND + 3;

  /** Bytes that are packed at once: to do it number by number takes many times as long. */
  private static final int BUFFER = 1 << 16;

  private final Path path;
  private final String purpose;

  SavedTable(Path path, BoardPosition position, KoRule rule, String system) {
    this.path = path;
    this.purpose = position.size() + " " + rule + " " + system;
  }

  /** Takes over what the file has, if there is one; says whether there was. */
  boolean load(ProofTable table) throws Failure {
    if (!Files.exists(path)) {
      return false;
    }
    try (DataInputStream in =
        new DataInputStream(
            new BufferedInputStream(
                new GZIPInputStream(Files.newInputStream(path), BUFFER), BUFFER))) {
      String magic = in.readUTF();
      if (!magic.equals(MAGIC)) {
        throw Failure.about(
            path.toString(),
            magic.startsWith(KIND)
                ? "a table of another version; without it the search begins anew"
                : "no table of a board search");
      }
      String found = in.readUTF();
      if (!found.equals(purpose)) {
        throw Failure.about(path.toString(), "a table for " + found + ", not for " + purpose);
      }
      table.read(in);
      return true;
    } catch (ZipException | EOFException e) {
      throw Failure.about(path.toString(), "no table of a board search, or a damaged one");
    } catch (IOException e) {
      throw Failure.about(path.toString(), e);
    }
  }

  /** Saves a table again and again while it is in use, until it is closed. */
  final class Keeper implements AutoCloseable {
    private final ScheduledExecutorService clock = Clocks.beside("table-keeper");

    private Keeper(ProofTable table, Duration every) {
      var unused =
          clock.scheduleWithFixedDelay(
              () -> attempt(table), every.toMillis(), every.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** What goes wrong here goes wrong at the end again, and is told then. */
    private void attempt(ProofTable table) {
      try {
        save(table);
      } catch (Failure e) {
        clock.shutdown();
      }
    }

    /** Breaks off what is being written. */
    @Override
    public void close() {
      clock.shutdownNow();
    }
  }

  /** Saves a table from time to time, while others store in it. */
  Keeper keep(ProofTable table, Duration every) {
    return new Keeper(table, every);
  }

  /** Writes the table to a file beside the path and then gives it the name. */
  synchronized void save(ProofTable table) throws Failure {
    Path part = path.resolveSibling("." + path.getFileName() + "." + ProcessHandle.current().pid());
    try {
      try (DataOutputStream out =
          new DataOutputStream(
              new BufferedOutputStream(
                  new GZIPOutputStream(Files.newOutputStream(part), BUFFER), BUFFER))) {
        out.writeUTF(MAGIC);
        out.writeUTF(purpose);
        table.write(out);
      }
      Files.move(part, path, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw Failure.about("cannot write " + path, e);
    } finally {
      part.toFile().delete();
    }
  }
}
