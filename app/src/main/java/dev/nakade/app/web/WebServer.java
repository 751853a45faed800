package dev.nakade.app.web;

import dev.nakade.app.check.PastRuns;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/** The web application: the page and what it asks, behind a gate. */
public final class WebServer implements AutoCloseable {
  private final Desk desk;
  private final Gate gate;
  private final List<Route> routes;
  private final Consumer<String> errors;
  private final Javalin javalin;

  /**
   * Starts listening.
   *
   * @param port 0 for any that is free
   * @param runs the checks of collections that can be looked at
   * @param errors told in one line of what went wrong inside
   */
  public WebServer(
      String host,
      int port,
      Limits limits,
      PastRuns runs,
      String version,
      Consumer<String> errors) {
    this.desk = new Desk(limits);
    this.gate = new Gate(host);
    this.errors = errors;
    this.routes = new ArrayList<>(new Api(desk, version).routes());
    routes.addAll(new RunsApi(runs).routes());
    routes.addAll(Page.routes());
    this.javalin = Javalin.create(this::configure);
    javalin.start(host, port);
  }

  private void configure(JavalinConfig config) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.http.maxRequestSize = Limits.BODY;
    config.http.prefer405over404 = true;
    config.jetty.threadPool = new QueuedThreadPool(Limits.THREADS);
    config.routes.before(gate::check);
    routes.forEach(
        route ->
            config.routes.addHttpHandler(
                route.method(), route.path(), context -> route.answerer().answer(context)));
    config.routes.exception(Refusal.class, (refusal, context) -> refuse(context, refusal));
    config.routes.exception(
        HttpResponseException.class, (e, context) -> refuse(context, refusal(e)));
    config.routes.exception(Exception.class, this::breakDown);
  }

  private static Refusal refusal(HttpResponseException e) {
    return e.getStatus() == 404
        ? Refusal.missing("nothing is at this path")
        : Refusal.of(e.getStatus(), "cannot be answered", e.getMessage());
  }

  private static void refuse(Context context, Refusal refusal) {
    if (refusal.status() == 503) {
      context.header("Retry-After", "2");
    }
    context
        .status(refusal.status())
        .contentType("application/problem+json")
        .result(Body.json(refusal.document()));
  }

  private void breakDown(Exception e, Context context) {
    errors.accept("internal error: " + e + cause(e));
    refuse(context, Refusal.of(500, "internal error", "this is our fault; please report it"));
  }

  private static String cause(Exception e) {
    Throwable cause = e.getCause() == null ? e : e.getCause();
    StackTraceElement[] frames = cause.getStackTrace();
    return (cause == e ? "" : ", " + cause) + (frames.length == 0 ? "" : " at " + frames[0]);
  }

  /** Where it listens. */
  public int port() {
    return javalin.port();
  }

  /** What it answers, for tests. */
  List<Route> routes() {
    return List.copyOf(routes);
  }

  /** Ends all that is under way. */
  @Override
  public void close() {
    desk.close();
    javalin.stop();
  }
}
