package dev.nakade.app.solve;

import dev.nakade.app.cost.ProgressLine;
import dev.nakade.app.io.Failure;
import dev.nakade.app.io.Games;
import dev.nakade.app.io.Streams;
import dev.nakade.sgf.SgfFile;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.function.Predicate;

/**
 * One run of the command. Problems are searched one after the other, or several at once with a
 * thread each; they are posed and answered in the order of the input, on the thread of the run.
 */
final class Solving implements AutoCloseable {
  /** Finds a problem in a file. */
  interface Method {
    Work pose(String file, SgfFile record, int game) throws Failure;
  }

  /** Searches a problem. May be done on any thread. */
  interface Work {
    Ending work(int threads, ProgressLine progress) throws Failure;
  }

  /** Tells, and writes to files, what came out. */
  interface Ending {
    Answer answer() throws Failure;
  }

  /**
   * How many threads do what.
   *
   * @param atOnce how many problems are searched at once
   * @param forOne how many threads search a problem that is searched alone
   */
  record Threads(int atOnce, int forOne) {}

  /** A problem on its way; its search is empty if it was not begun because of an interrupt. */
  private record Job(
      Games games,
      String file,
      int game,
      boolean only,
      ProgressLine progress,
      FutureTask<Optional<Ending>> search) {}

  /** Problems that are searched ahead of the next one to be answered, a thread. */
  private static final int AHEAD = 16;

  private final Method method;
  private final Printer printer;
  private final Streams streams;
  private final Running running;
  private final Threads threads;
  private final Predicate<SgfFile> isOnly;
  private final ExecutorService pool;
  private final Queue<Job> jobs = new ArrayDeque<>();
  private boolean allAnswered = true;

  /** A run of which it can be told whether a file has its only problem. */
  Solving(
      Method method,
      Printer printer,
      Streams streams,
      Running running,
      Threads threads,
      Predicate<SgfFile> isOnly) {
    this.method = method;
    this.printer = printer;
    this.streams = streams;
    this.running = running;
    this.threads = threads;
    this.isOnly = isOnly;
    this.pool =
        Executors.newFixedThreadPool(
            threads.atOnce,
            work -> {
              Thread thread = new Thread(work, "solver");
              thread.setDaemon(true);
              return thread;
            });
  }

  /** Does nothing any more once there was an interrupt. */
  void solve(Games games, String name, SgfFile file, int game) throws Failure {
    if (running.isInterrupted()) {
      return;
    }
    running.listen();
    boolean only = isOnly.test(file);
    boolean alone = only || threads.atOnce == 1;
    ProgressLine progress = new ProgressLine(streams.err());
    FutureTask<Optional<Ending>> search = search(name, file, game, alone, progress);
    jobs.add(new Job(games, name, game, only, progress, search));
    if (!alone) {
      pool.execute(search);
    }
    while (!jobs.isEmpty()
        && (alone || jobs.size() > AHEAD * threads.atOnce || jobs.peek().search.isDone())) {
      finish(jobs.remove(), alone);
    }
  }

  private FutureTask<Optional<Ending>> search(
      String name, SgfFile file, int game, boolean alone, ProgressLine progress) {
    int helpers = alone ? threads.forOne : 1;
    try {
      Work work = method.pose(name, file, game);
      return new FutureTask<>(
          () ->
              running.isInterrupted()
                  ? Optional.empty()
                  : Optional.of(work.work(helpers, progress)));
    } catch (Failure e) {
      return new FutureTask<>(
          () -> {
            throw e;
          });
    }
  }

  /** Answers all that is on its way. */
  void finish() throws Failure {
    while (!jobs.isEmpty()) {
      finish(jobs.remove(), false);
    }
  }

  private void finish(Job job, boolean here) throws Failure {
    Optional<Answer> answer = Optional.empty();
    try {
      Optional<Ending> ending = wait(job, here);
      answer = ending.isPresent() ? Optional.of(ending.get().answer()) : Optional.empty();
    } catch (Failure e) {
      printer.printError(job.file, job.game, e);
      job.games.report(e);
    }
    if (answer.isPresent()) {
      allAnswered &= answer.get().answered();
      printer.print(answer.get(), job.only);
    }
  }

  /** Searches a problem here, or waits for whoever does; tells on a terminal how it goes. */
  private Optional<Ending> wait(Job job, boolean here) throws Failure {
    try (ProgressLine progress = job.progress) {
      if (streams.interactive() && !job.search.isDone()) {
        progress.start();
      }
      if (here) {
        job.search.run();
      }
      return job.search.get();
    } catch (ExecutionException e) {
      throw rethrown(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while a problem was searched", e);
    }
  }

  private static Failure rethrown(Throwable cause) {
    if (cause instanceof RuntimeException exception) {
      throw exception;
    }
    if (cause instanceof Error error) {
      throw error;
    }
    return (Failure) cause;
  }

  /** Whether every question was answered. */
  boolean allAnswered() {
    return allAnswered;
  }

  /** Ends what is still under way, if the run ends early. */
  @Override
  public void close() {
    pool.shutdownNow();
    running.cancel();
  }
}
