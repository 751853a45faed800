package dev.nakade.app.match;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.nakade.app.io.Failure;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** An engine that is a program of its own. */
final class ProcessSeat implements Seat {
  private static final long GRACE_SECONDS = 2;

  private final Process process;
  private final Writer input;
  private final BlockingQueue<Optional<String>> lines = new LinkedBlockingQueue<>();

  private ProcessSeat(Process process) {
    this.process = process;
    this.input = process.outputWriter(UTF_8);
    Thread reader = new Thread(this::read, "match-reader");
    reader.setDaemon(true);
    reader.start();
  }

  /** Starts a program; what it says on its error stream is not heard. */
  static ProcessSeat start(List<String> command) throws Failure {
    try {
      return new ProcessSeat(
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start());
    } catch (IOException e) {
      throw Failure.about(command.get(0), "cannot be started: " + e.getMessage());
    }
  }

  private void read() {
    try (BufferedReader reader =
        new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8))) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        lines.add(Optional.of(line));
      }
    } catch (IOException e) {
      // A process that is killed closes its output in the middle: told by the end below.
      lines.add(Optional.empty());
    }
    lines.add(Optional.empty());
  }

  @Override
  public String ask(String command, Duration limit) throws SeatException {
    try {
      input.write(command + "\n");
      input.flush();
    } catch (IOException e) {
      throw new SeatException(Fault.CRASH, "it does not listen to '" + command + "'");
    }
    long deadline = System.nanoTime() + limit.toNanos();
    List<String> reply = new ArrayList<>();
    while (true) {
      String line = nextLine(command, deadline);
      if (line.isBlank() && !reply.isEmpty()) {
        return Replies.text(command, String.join("\n", reply).strip());
      }
      if (!line.isBlank()) {
        reply.add(line);
      }
    }
  }

  private String nextLine(String command, long deadline) throws SeatException {
    try {
      Optional<String> line =
          lines.poll(Math.max(0, deadline - System.nanoTime()), TimeUnit.NANOSECONDS);
      if (line == null) {
        throw new SeatException(Fault.TIMEOUT, "no answer to '" + command + "' in time");
      }
      return line.orElseThrow(
          () -> new SeatException(Fault.CRASH, "it ended instead of answering '" + command + "'"));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new SeatException(Fault.CRASH, "interrupted");
    }
  }

  @Override
  public void close() {
    try {
      input.write("quit\n");
      input.flush();
      if (!process.waitFor(GRACE_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (IOException e) {
      process.destroyForcibly();
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }
}
