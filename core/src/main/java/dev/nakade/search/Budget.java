package dev.nakade.search;

import java.util.Optional;

/**
 * What a search may spend: nodes and time, and a way to stop it from outside. One budget may be
 * shared by several searches in a row; of several at once, each on a thread of its own, each takes
 * a {@link #share}. The only place in the library that reads a clock.
 */
public final class Budget {
  /** Nodes between two looks at the clock: some tens of microseconds. */
  private static final long INTERVAL = 1024;

  /** Nodes that a share takes at once: a tenth of a millisecond. */
  private static final long LOAN = 64;

  /** What ended a search. */
  public enum Limit {
    NODES,
    TIME,
    CANCELLED
  }

  /** Of a share: nodes taken so far. */
  private long nodeLimit;

  private final long deadline;
  private final boolean timed;

  /** Whose nodes these are too; null if there is no greater budget. */
  private final Budget whole;

  /** Whether the nodes are taken from the whole before they are spent, and not one by one. */
  private final boolean ahead;

  private long nodes;
  private long nextLook = INTERVAL;
  private volatile Limit reached;
  private volatile boolean cancelled;
  private volatile long nodesSeen;

  private Budget(long nodeLimit, boolean timed, long deadline, Budget whole, boolean ahead) {
    this.nodeLimit = nodeLimit;
    this.timed = timed;
    this.deadline = deadline;
    this.whole = whole;
    this.ahead = ahead;
  }

  /** No limit at all; it can still be {@linkplain #cancel() cancelled}. */
  public static Budget unlimited() {
    return ofNodes(Long.MAX_VALUE);
  }

  public static Budget ofNodes(long nodes) {
    return new Budget(nodes, false, 0, null, false);
  }

  /** At most so many nodes and nanoseconds, counted from now. */
  public static Budget of(long nodes, long nanos) {
    return new Budget(nodes, true, System.nanoTime() + nanos, null, false);
  }

  /** At most so many nodes of this budget, which pays for them. */
  public Budget part(long most) {
    return new Budget(most, false, 0, this, false);
  }

  /**
   * One part in so many of the nodes and of the time that are left, and at most so many nodes; this
   * budget pays for them.
   */
  public Budget fraction(int parts, long most) {
    long until = timed ? now() + Math.max(0, deadline - now()) / parts : 0;
    return new Budget(Math.min(left() / parts, most), timed, until, this, false);
  }

  /**
   * What one of several threads spends of this budget, which nobody may spend otherwise meanwhile.
   * It can be cancelled on its own. Whoever has it must {@link #close} it.
   */
  public Budget share() {
    return new Budget(0, false, 0, this, true);
  }

  /** Gives what is left of a share back. */
  public void close() {
    if (ahead) {
      synchronized (whole) {
        whole.restore(nodeLimit - nodes);
      }
      nodeLimit = nodes;
    }
  }

  private void restore(long unspent) {
    nodes -= unspent;
    if (whole != null && !ahead) {
      whole.restore(unspent);
    }
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
    if (nodes >= nodeLimit && !borrow()) {
      return false;
    }
    if (whole != null && !ahead && !whole.spend()) {
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

  /** Takes some nodes from the whole, if this is a share of it; says whether there are any now. */
  private boolean borrow() {
    if (ahead && reached == null) {
      look();
    }
    if (!ahead || reached != null) {
      reached = reached == null ? Limit.NODES : reached;
      return false;
    }
    synchronized (whole) {
      long wanted = Math.max(1, Math.min(LOAN, whole.left()));
      while (wanted > 0 && whole.spend()) {
        nodeLimit++;
        wanted--;
      }
      reached = nodes < nodeLimit ? null : whole.reached;
    }
    return reached == null;
  }

  private long left() {
    long own = nodeLimit - nodes;
    return whole == null || ahead ? own : Math.min(own, whole.left());
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
