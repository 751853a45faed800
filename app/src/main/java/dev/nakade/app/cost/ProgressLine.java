package dev.nakade.app.cost;

import dev.nakade.search.Budget;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * A line on a terminal that tells how a long search goes, and that is gone afterwards. The search
 * may be on other threads.
 */
public final class ProgressLine implements AutoCloseable {
  private static final long FIRST_MILLIS = 1_000;
  private static final long EVERY_MILLIS = 250;

  /** Goes to the beginning of the line and clears it. */
  private static final String CLEAR = "\r\u001b[K";

  private static final int WIDEST = 79;

  private final PrintWriter err;
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          work -> {
            Thread thread = new Thread(work, "progress");
            thread.setDaemon(true);
            return thread;
          });
  private volatile Optional<Budget> budget = Optional.empty();
  private volatile long start;
  private volatile String doing = "";
  private boolean shown;
  private boolean closed;

  public ProgressLine(PrintWriter err) {
    this.err = err;
  }

  /** The search begins, and spends this budget. */
  public void begin(Budget spent) {
    start = System.nanoTime();
    budget = Optional.of(spent);
  }

  /** Shows the line from some time on, until closed. */
  public ProgressLine start() {
    var unused =
        clock.scheduleAtFixedRate(this::show, FIRST_MILLIS, EVERY_MILLIS, TimeUnit.MILLISECONDS);
    return this;
  }

  /** Says what is being done. */
  public void doing(String what) {
    doing = what;
  }

  /** Writes the line over what it was. */
  synchronized void show() {
    if (!closed && budget.isPresent()) {
      shown = true;
      long nodes = budget.get().nodesSeen();
      err.print(CLEAR + line(System.nanoTime() - start, nodes, doing));
      err.flush();
    }
  }

  static String line(long nanos, long nodes, String doing) {
    String line =
        String.format(Locale.ROOT, "%d s, %,d nodes: %s", nanos / 1_000_000_000, nodes, doing);
    return line.length() <= WIDEST ? line : line.substring(0, WIDEST - 1) + "…";
  }

  @Override
  public void close() {
    clock.shutdownNow();
    clear();
  }

  private synchronized void clear() {
    closed = true;
    if (shown) {
      err.print(CLEAR);
      err.flush();
    }
  }
}
