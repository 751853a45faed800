package dev.nakade.search;

/**
 * What a search may spend: nodes and time, and a way to stop it from outside. One budget may be
 * shared by several searches in a row. The only place in the library that reads a clock.
 */
public final class Budget {
  /** Nodes between two looks at the clock: some tens of microseconds. */
  private static final long INTERVAL = 1024;

  private final long nodeLimit;
  private final long deadline;
  private final boolean timed;
  private long nodes;
  private long nextLook = INTERVAL;
  private boolean exhausted;
  private volatile boolean cancelled;

  private Budget(long nodeLimit, boolean timed, long deadline) {
    this.nodeLimit = nodeLimit;
    this.timed = timed;
    this.deadline = deadline;
  }

  /** No limit at all; it can still be {@linkplain #cancel() cancelled}. */
  public static Budget unlimited() {
    return new Budget(Long.MAX_VALUE, false, 0);
  }

  public static Budget ofNodes(long nodes) {
    return new Budget(nodes, false, 0);
  }

  /** At most so many nodes and nanoseconds, counted from now. */
  public static Budget of(long nodes, long nanos) {
    return new Budget(nodes, true, System.nanoTime() + nanos);
  }

  /** Now, in nanoseconds of the clock that budgets use. */
  static long now() {
    return System.nanoTime();
  }

  /** Stops whatever search spends this budget, soon. May be called from any thread. */
  public void cancel() {
    cancelled = true;
  }

  /** Spends one node; says whether there was one left. */
  public boolean spend() {
    if (nodes >= nodeLimit) {
      exhausted = true;
      return false;
    }
    if (++nodes >= nextLook) {
      nextLook = nodes + INTERVAL;
      exhausted |= cancelled || (timed && System.nanoTime() - deadline >= 0);
    }
    return !exhausted;
  }

  /** Whether a search was refused a node. */
  public boolean isExhausted() {
    return exhausted;
  }

  /** Nodes spent so far. */
  public long nodes() {
    return nodes;
  }
}
