package dev.nakade.app.cost;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;

/** Clocks on which something is done from time to time beside the work. */
public final class Clocks {
  private Clocks() {}

  /** A clock with a thread of its own, which keeps no program from ending. */
  public static ScheduledExecutorService beside(String name) {
    return Executors.newSingleThreadScheduledExecutor(
        work -> {
          Thread thread = new Thread(work, name);
          thread.setDaemon(true);
          return thread;
        });
  }
}
