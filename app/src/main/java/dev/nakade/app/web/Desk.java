package dev.nakade.app.web;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Takes orders: a few solves at once, some that wait, and beside them quick questions. */
final class Desk implements AutoCloseable {
  private final Limits limits;
  private final ThreadPoolExecutor solvers;
  private final ThreadPoolExecutor quick;
  private final SecureRandom random = new SecureRandom();
  private final Map<String, Job> jobs = new LinkedHashMap<>();

  Desk(Limits limits) {
    this.limits = limits;
    this.solvers =
        pool(
            limits.atOnce(),
            limits.waiting() == 0
                ? new SynchronousQueue<>()
                : new LinkedBlockingQueue<>(limits.waiting()),
            "solve");
    this.quick = pool(1, new ArrayBlockingQueue<>(Limits.QUICK_WAITING), "quick");
  }

  private static ThreadPoolExecutor pool(int threads, BlockingQueue<Runnable> queue, String name) {
    return new ThreadPoolExecutor(
        threads,
        threads,
        0,
        TimeUnit.SECONDS,
        queue,
        work -> {
          Thread thread = new Thread(null, work, name, STACK);
          thread.setDaemon(true);
          return thread;
        });
  }

  /** Searches call themselves as deep as lines are long. */
  private static final long STACK = 16L << 20;

  Limits limits() {
    return limits;
  }

  /** Takes an order, if there is room for it. */
  Job take(Job.Order order) throws Refusal {
    Job job = new Job(newId(), order);
    synchronized (jobs) {
      forget();
      try {
        solvers.execute(job);
      } catch (RejectedExecutionException e) {
        throw Refusal.busy("too many solves are waiting; try again later");
      }
      jobs.put(job.id(), job);
    }
    return job;
  }

  /** A word that nobody guesses. */
  String newId() {
    byte[] bytes = new byte[16];
    random.nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }

  /** Forgets the oldest that are done. */
  private void forget() {
    Iterator<Job> oldest = jobs.values().iterator();
    while (jobs.size() >= limits.kept() && oldest.hasNext()) {
      if (oldest.next().isDone()) {
        oldest.remove();
      }
    }
  }

  Job find(String id) throws Refusal {
    synchronized (jobs) {
      Job job = jobs.get(id);
      if (job == null) {
        throw Refusal.missing("no such solve; those that were done long ago are forgotten");
      }
      return job;
    }
  }

  /** Cancels a solve, and makes room if it had not begun. */
  void cancel(Job job) {
    job.cancel();
    solvers.remove(job);
  }

  /** The place in the queue, from 1. */
  int place(Job job) {
    List<Runnable> waiting = new ArrayList<>(solvers.getQueue());
    return waiting.indexOf(job) + 1;
  }

  int running() {
    return solvers.getActiveCount();
  }

  int waiting() {
    return solvers.getQueue().size();
  }

  /** Answers a question for somebody who waits. */
  <T> T answer(Callable<T> question) throws Refusal {
    try {
      Future<T> future = quick.submit(question);
      return get(future, Limits.QUICK_PATIENCE);
    } catch (RejectedExecutionException e) {
      throw Refusal.busy("too many questions are waiting; try again");
    }
  }

  private static <T> T get(Future<T> future, Duration patience) throws Refusal {
    try {
      return future.get(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      future.cancel(false);
      throw Refusal.busy("too much is to be done; try again");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw Refusal.busy("the server is ending");
    } catch (ExecutionException e) {
      if (e.getCause() instanceof Refusal refusal) {
        throw refusal;
      }
      throw new IllegalStateException("a question failed", e.getCause());
    }
  }

  /** Cancels all that is under way. */
  @Override
  public void close() {
    solvers.shutdownNow();
    quick.shutdownNow();
    synchronized (jobs) {
      jobs.values().forEach(Job::cancel);
    }
  }
}
