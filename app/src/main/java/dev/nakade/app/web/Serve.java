package dev.nakade.app.web;

import dev.nakade.app.Version;
import dev.nakade.app.check.PastRuns;
import dev.nakade.app.cost.Amounts;
import dev.nakade.app.cost.CostOptions;
import dev.nakade.app.io.Failure;
import dev.nakade.app.io.Interrupts;
import dev.nakade.app.io.Streams;
import io.javalin.util.JavalinException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Serves the web application until it is interrupted. */
@Command(
    name = "serve",
    header = "Serves the web application: set up, solve, explore and play.",
    description = {
      "Opens a page on which a problem can be set up or pasted, solved, explored move by move and"
          + " played against the prover. Only this machine reaches it unless --host says"
          + " otherwise.",
      ""
    },
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  nakade serve",
      "  nakade serve --port 9000 --solves 1 --time 30s",
      "  nakade serve --runs checked",
    })
public final class Serve implements Callable<Integer> {
  private static final int KEPT = 100;

  private final Streams streams;
  private final Interrupts interrupts;

  @Spec private CommandSpec spec;

  @Option(
      names = "--host",
      paramLabel = "ADDRESS",
      description = "Where to listen; by default 127.0.0.1, which only this machine reaches.")
  private String host = "127.0.0.1";

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "By default 8080; 0 takes any that is free.")
  private int port = 8080;

  @Option(names = "--solves", paramLabel = "N", description = "Solves at once; by default 2.")
  private int solves = 2;

  @Option(names = "--queue", paramLabel = "N", description = "Solves that wait; by default 32.")
  private int queue = 32;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = Amounts.Time.class,
      description = "The most that a solve may take; by default 2m.")
  private Duration time = Duration.ofMinutes(2);

  @Option(
      names = "--memory",
      paramLabel = "BYTES",
      converter = Amounts.Memory.class,
      description = "The most that the table of a solve may take; by default 128m.")
  private long memory = 128L << 20;

  @Option(
      names = "--runs",
      paramLabel = "DIR",
      description = "Also shows what 'nakade check --out' left in this folder or below it.")
  private Optional<Path> runs = Optional.empty();

  /** A command that says there where the page is. */
  public Serve(Streams streams, Interrupts interrupts) {
    this.streams = streams;
    this.interrupts = interrupts;
  }

  @Override
  public Integer call() throws Failure {
    check();
    Limits limits = new Limits(solves, queue, KEPT + queue, time, memory);
    CountDownLatch end = new CountDownLatch(1);
    try (WebServer server =
        new WebServer(host, port, limits, new PastRuns(runs), Version.number(), streams::error)) {
      streams.out().println("Nakade is at http://" + shown() + ":" + server.port() + "/");
      if (!Gate.isLoopback(host)) {
        streams.error(
            "listening on "
                + host
                + ": everybody who reaches this machine can use it, unencrypted and without a"
                + " password");
      }
      streams.flush();
      interrupts.begin(end::countDown);
      end.await();
    } catch (JavalinException e) {
      throw Failure.about(host + ":" + port, reason(e));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return interrupts.status();
  }

  private String shown() {
    return host.contains(":") ? "[" + host + "]" : host;
  }

  private static String reason(JavalinException e) {
    Throwable cause = e;
    while (cause.getCause() != null) {
      cause = cause.getCause();
    }
    return "cannot listen there: " + cause.getMessage();
  }

  private void check() {
    if (port < 0 || port > 65535) {
      throw bad("--port " + port + " is not between 0 and 65535");
    }
    if (solves < 1 || solves > 64) {
      throw bad("--solves " + solves + " is not between 1 and 64");
    }
    if (queue < 0 || queue > 10_000) {
      throw bad("--queue " + queue + " is not between 0 and 10000");
    }
    if (runs.isPresent() && !Files.isDirectory(runs.get())) {
      throw bad("--runs " + runs.get() + " is no folder");
    }
    if (time.isZero()) {
      throw bad("--time allows nothing");
    }
    if (memory < 64L << 10 || memory > Integer.MAX_VALUE) {
      throw bad("--memory is not between 64k and 2g");
    }
    if (memory * solves > CostOptions.mostMemory()) {
      throw bad(
          "--memory times --solves is more than three quarters of what Java may use;"
              + " JDK_JAVA_OPTIONS=-Xmx8g, for instance, allows it 8 gigabytes");
    }
  }

  private ParameterException bad(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
