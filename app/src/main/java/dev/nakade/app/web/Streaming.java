package dev.nakade.app.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.concurrent.Semaphore;

/** Server-sent events: how a solve goes, several times a second, until it is done. */
final class Streaming {
  private static final Duration INTERVAL = Duration.ofMillis(200);

  private final Desk desk;
  private final Semaphore streams = new Semaphore(Limits.STREAMS);

  Streaming(Desk desk) {
    this.desk = desk;
  }

  /** Tells a client of a solve; holds the thread, so that a slow client slows nobody else. */
  void follow(Context context, Job job) throws Refusal {
    if (!streams.tryAcquire()) {
      throw Refusal.busy("too many event streams are open");
    }
    try {
      context.res().setContentType("text/event-stream");
      context.res().setCharacterEncoding("UTF-8");
      write(context, job);
    } catch (IOException e) {
      // Whoever listened has gone; the solve goes on, and can be asked about again.
      context.req().setAttribute("gone", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      streams.release();
    }
  }

  private void write(Context context, Job job) throws IOException, InterruptedException {
    OutputStream out = context.res().getOutputStream();
    Job.State told;
    do {
      told = job.state();
      String event = told == Job.State.DONE ? "done" : "progress";
      String data = Body.json(job.status(desk::place));
      out.write(("event: " + event + "\ndata: " + data + "\n\n").getBytes(UTF_8));
      out.flush();
      job.await(told, INTERVAL);
    } while (told != Job.State.DONE);
  }
}
