package dev.nakade.app.cost;

import dev.nakade.search.Budget;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

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

  /** What is told instead of the cost of one search. */
  private final Optional<Supplier<String>> words;

  private final ScheduledExecutorService clock = Clocks.beside("progress");
  private volatile Optional<Budget> budget = Optional.empty();
  private volatile long start;
  private volatile String doing = "";
  private boolean shown;
  private boolean closed;

  public ProgressLine(PrintWriter err) {
    this(err, Optional.empty());
  }

  /** A line with these words, whatever is searched. */
  public ProgressLine(PrintWriter err, Supplier<String> words) {
    this(err, Optional.of(words));
  }

  private ProgressLine(PrintWriter err, Optional<Supplier<String>> words) {
    this.err = err;
    this.words = words;
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
    if (!closed && (words.isPresent() || budget.isPresent())) {
      shown = true;
      err.print(CLEAR + words.map(it -> cut(it.get())).orElseGet(this::cost));
      err.flush();
    }
  }

  private String cost() {
    return line(System.nanoTime() - start, budget.orElseThrow().nodesSeen(), doing);
  }

  static String line(long nanos, long nodes, String doing) {
    return cut(
        String.format(Locale.ROOT, "%d s, %,d nodes: %s", nanos / 1_000_000_000, nodes, doing));
  }

  private static String cut(String line) {
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
