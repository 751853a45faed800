package dev.nakade.app.cost;

import dev.nakade.search.Budget;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Time, positions and memory that the command line allows a search. */
public final class CostOptions {
  private static final long LEAST_MEMORY = 64L << 10;
  private static final long DEFAULT_MEMORY = 256L << 20;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = Amounts.Time.class,
      description = "The most to spend on a position, such as 500ms, 10s or 2m.")
  private Optional<Duration> time = Optional.empty();

  @Option(names = "--nodes", paramLabel = "N", description = "The most positions to look at.")
  private Optional<Long> nodes = Optional.empty();

  @Option(
      names = "--memory",
      paramLabel = "BYTES",
      converter = Amounts.Memory.class,
      description =
          "The most that tables may take, such as 64m or 1g."
              + " By default 256m, or half of what Java may use if that is less.")
  private Optional<Long> memory = Optional.empty();

  /** Complains of limits that make no sense. */
  public void check() {
    if (nodes.orElse(0L) < 0) {
      throw bad("--nodes " + nodes.get() + " is less than nothing");
    }
    if (memory() < LEAST_MEMORY) {
      throw bad("--memory " + memory() + " is too little: a table takes at least 64k");
    }
    if (memory() > mostMemory()) {
      throw bad(
          String.format(
              Locale.ROOT,
              "--memory is more than three quarters of the %dm that Java may use;"
                  + " JDK_JAVA_OPTIONS=-Xmx8g, for instance, allows it 8 gigabytes",
              Runtime.getRuntime().maxMemory() >> 20));
    }
  }

  private ParameterException bad(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  /** The most that tables may ever take. */
  public static long mostMemory() {
    return Runtime.getRuntime().maxMemory() / 4 * 3;
  }

  /** The most that tables may take, in bytes. */
  public long memory() {
    return memory.orElse(Math.min(DEFAULT_MEMORY, Runtime.getRuntime().maxMemory() / 2));
  }

  /** Whether neither time nor positions are limited. */
  public boolean isUnlimited() {
    return time.isEmpty() && nodes.isEmpty();
  }

  /** What may be spent, from now on. */
  public Budget budget() {
    long most = nodes.orElse(Long.MAX_VALUE);
    return time.map(limit -> Budget.of(most, limit.toNanos()))
        .orElseGet(() -> Budget.ofNodes(most));
  }
}
