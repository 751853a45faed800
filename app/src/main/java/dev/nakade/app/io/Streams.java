package dev.nakade.app.io;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.nakade.sgf.Complaint;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;

/** Standard input, output and error of one run, in UTF-8 whatever the locale says. */
public final class Streams {
  /** The launcher says by this property whether standard error is a terminal; Java cannot tell. */
  private static final String TERMINAL = "nakade.terminal";

  private final InputStream in;
  private final Watched watched;
  private final PrintWriter out;
  private final PrintWriter err;
  private final boolean interactive;

  /** Streams of which nobody watches the error stream as it comes. */
  public Streams(InputStream in, OutputStream out, OutputStream err) {
    this(in, out, err, false);
  }

  /** Streams that are {@code interactive} if the error stream is a terminal. */
  public Streams(InputStream in, OutputStream out, OutputStream err, boolean interactive) {
    this.interactive = interactive;
    this.in = in;
    this.watched = new Watched(out);
    this.out = new PrintWriter(new OutputStreamWriter(watched, UTF_8));
    this.err = new PrintWriter(new OutputStreamWriter(err, UTF_8), true);
  }

  /** Those of the process. */
  public static Streams standard() {
    return new Streams(
        System.in,
        new FileOutputStream(FileDescriptor.out),
        new FileOutputStream(FileDescriptor.err),
        Boolean.getBoolean(TERMINAL));
  }

  /** Whether the error stream is a terminal, where a line may be written over. */
  public boolean interactive() {
    return interactive;
  }

  public InputStream in() {
    return in;
  }

  public PrintWriter out() {
    return out;
  }

  public PrintWriter err() {
    return err;
  }

  /** Passes on what was printed; says whether anyone still takes it. */
  public boolean flush() {
    out.flush();
    return watched.failure.isEmpty();
  }

  /** Prints one line, {@code nakade: message}, after what was printed so far. */
  public void error(String message) {
    out.flush();
    err.println("nakade: " + Printable.line(message));
  }

  /** Prints one line about something that did not stop us. */
  public void warning(String name, Complaint complaint) {
    error(
        Failure.place(name, complaint.line(), complaint.column())
            + "warning: "
            + complaint.message());
  }

  /**
   * Ends the output. A reader who has seen enough, as {@code head} does, is no error; output that
   * could not be written otherwise is.
   */
  public void finish() throws Failure {
    flush();
    if (watched.failure.isPresent() && !isBrokenPipe(watched.failure.get())) {
      throw Failure.about("standard output", watched.failure.get());
    }
  }

  private static boolean isBrokenPipe(IOException failure) {
    return String.valueOf(failure.getMessage()).toLowerCase(Locale.ROOT).contains("pipe");
  }

  /** Remembers why writing failed, which print writers do not tell. */
  private static final class Watched extends FilterOutputStream {
    private Optional<IOException> failure = Optional.empty();

    Watched(OutputStream out) {
      super(out);
    }

    @Override
    public void write(byte[] bytes, int start, int length) throws IOException {
      try {
        out.write(bytes, start, length);
      } catch (IOException e) {
        failure = failure.or(() -> Optional.of(e));
        throw e;
      }
    }
  }
}
