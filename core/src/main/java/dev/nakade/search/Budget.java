package dev.nakade.search;

import java.util.Optional;

/**
 * What a search may spend: nodes and time, and a way to stop it from outside. One budget may be
 * shared by several searches in a row. The only place in the library that reads a clock.
 */
public final class Budget {
  /** Nodes between two looks at the clock: some tens of microseconds. */
  private static final long INTERVAL = 1024;

  /** What ended a search. */
  public enum Limit {
    NODES,
    TIME,
    CANCELLED
  }

  private final long nodeLimit;
  private final long deadline;
  private final boolean timed;

  /** Whose nodes these are too; null if there is no greater budget. */
  private final Budget whole;

  private long nodes;
  private long nextLook = INTERVAL;
  private Limit reached;
  private volatile boolean cancelled;
  private volatile long nodesSeen;

  private Budget(long nodeLimit, boolean timed, long deadline, Budget whole) {
    this.nodeLimit = nodeLimit;
    this.timed = timed;
    this.deadline = deadline;
    this.whole = whole;
  }

  /** No limit at all; it can still be {@linkplain #cancel() cancelled}. */
  public static Budget unlimited() {
    return ofNodes(Long.MAX_VALUE);
  }

  public static Budget ofNodes(long nodes) {
    return new Budget(nodes, false, 0, null);
  }

  /** At most so many nodes and nanoseconds, counted from now. */
  public static Budget of(long nodes, long nanos) {
    return new Budget(nodes, true, System.nanoTime() + nanos, null);
  }

  /** At most so many nodes of this budget, which pays for them. */
  public Budget part(long most) {
    return new Budget(most, false, 0, this);
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
      reached = reached == null ? Limit.NODES : reached;
      return false;
    }
    if (whole != null && !whole.spend()) {
      reached = whole.reached;
      return false;
    }
    if (++nodes >= nextLook) {
      nextLook = nodes + INTERVAL;
      nodesSeen = nodes;
      look();
    }
    return reached == null;
  }

  private void look() {
    if (cancelled) {
      reached = Limit.CANCELLED;
    } else if (timed && System.nanoTime() - deadline >= 0) {
      reached = Limit.TIME;
    }
  }

  /** Whether a search was refused a node. */
  public boolean isExhausted() {
    return reached != null;
  }

  /** Why a search was refused a node; empty if none was. */
  public Optional<Limit> reached() {
    return Optional.ofNullable(reached);
  }

  /** Nodes spent some moments ago. May be called from any thread. */
  public long nodesSeen() {
    return nodesSeen;
  }

  /** Nodes spent so far. */
  public long nodes() {
    return nodes;
  }
}
