package dev.nakade.search;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;

/** A while in which several threads spend one budget. What goes wrong on one of them ends it. */
public final class Shift {
  private final Budget budget;
  private final Set<Budget> shares = new HashSet<>();
  private Throwable failure;

  public Shift(Budget budget) {
    this.budget = budget;
  }

  /**
   * Does some work for each worker, for the first on this thread. All have ended when this returns
   * or throws what one of them threw.
   */
  public <T> void run(List<T> workers, Consumer<T> work) {
    List<Thread> threads = new ArrayList<>();
    try {
      for (T worker : workers.subList(1, workers.size())) {
        Thread thread = new Thread(() -> attempt(work, worker), "nakade-prover");
        thread.setDaemon(true);
        thread.start();
        threads.add(thread);
      }
      work.accept(workers.get(0));
    } catch (Throwable e) {
      fail(e);
    }
    threads.forEach(Shift::join);
    rethrow();
  }

  private <T> void attempt(Consumer<T> work, T worker) {
    try {
      work.accept(worker);
    } catch (Throwable e) {
      fail(e);
    }
  }

  private synchronized void fail(Throwable cause) {
    failure = failure == null ? cause : failure;
    shares.forEach(Budget::cancel);
  }

  /** Ends all that is being paid for now: there is nothing left to be done. */
  public synchronized void stop() {
    shares.forEach(Budget::cancel);
  }

  private static void join(Thread thread) {
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized void rethrow() {
    if (failure instanceof Error error) {
      throw error;
    }
    if (failure instanceof RuntimeException exception) {
      throw exception;
    }
  }

  /** Whether nothing more can be done: the budget is spent or something went wrong. */
  public synchronized boolean isOver() {
    return failure != null || budget.isExhausted();
  }

  /** Does something with a share of the budget. */
  public <R> R pay(Function<Budget, R> work) {
    Budget share = begin();
    try {
      return work.apply(share);
    } finally {
      end(share);
    }
  }

  private synchronized Budget begin() {
    Budget share = budget.share();
    shares.add(share);
    if (failure != null) {
      share.cancel();
    }
    return share;
  }

  private synchronized void end(Budget share) {
    shares.remove(share);
    share.close();
  }
}
