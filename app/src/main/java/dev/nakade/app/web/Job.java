package dev.nakade.app.web;

import dev.nakade.app.io.Failure;
import dev.nakade.app.solve.Case;
import dev.nakade.app.solve.Doing;
import dev.nakade.app.solve.Threats;
import dev.nakade.lifedeath.Certification;
import dev.nakade.lifedeath.Solver;
import dev.nakade.lifedeath.Verdict;
import dev.nakade.search.Budget;
import dev.nakade.systems.ProblemSystem;
import dev.nakade.systems.Request;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;

/** A solve from the moment it was asked for until it is forgotten. */
final class Job implements Runnable {
  /** How far it is. */
  enum State {
    QUEUED,
    RUNNING,
    /** The answer is there, its certificate is being written. */
    CERTIFYING,
    DONE;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * What is to be done.
   *
   * @param system who searches; empty for our own solver
   */
  record Order(
      Case problem,
      Optional<ProblemSystem> system,
      int depth,
      Duration time,
      long tableBytes,
      Solver.Wanted wanted,
      Optional<Threats> threats) {}

  /** Time for the solution tree and for the certificate, each. */
  private static final Duration TELLING = Duration.ofSeconds(10);

  private final String id;
  private final Order order;
  private State state = State.QUEUED;
  private boolean cancelled;
  private Optional<Budget> budget = Optional.empty();
  private long started;
  private long ended;
  private Doing doing = Doing.NOTHING;
  private Optional<Case.Search> search = Optional.empty();

  /** The line that was most promising when last heard of. */
  private List<String> tried = List.of();

  private Optional<Case.Outcome> outcome = Optional.empty();
  private Optional<byte[]> certificate = Optional.empty();

  // Of a search that is over: the line and the memory that its tables took.
  private List<String> line = List.of();
  private long memory;

  private Optional<String> failure = Optional.empty();
  private Optional<String> withoutCertificate = Optional.empty();
  private final Explorer explorer;

  Job(String id, Order order) {
    this.id = id;
    this.order = order;
    this.explorer = new Explorer(order.problem);
  }

  String id() {
    return id;
  }

  Explorer explorer() {
    return explorer;
  }

  @Override
  public void run() {
    try {
      Budget first = begin(order.time);
      if (order.system.isPresent()) {
        Request request = new Request(order.depth, 0, 0, order.tableBytes, 1, first);
        told(order.problem.ask(order.system.get(), request));
      } else {
        prove(first);
      }
    } catch (IllegalArgumentException e) {
      fail(e.getMessage());
    } catch (Failure e) {
      fail(e.getMessage());
    } catch (OutOfMemoryError e) {
      fail("out of memory");
    } catch (RuntimeException | StackOverflowError e) {
      fail("internal error: " + e);
    } finally {
      end();
    }
  }

  private void prove(Budget first) throws Failure {
    Case.Search proving = order.problem.search(order.tableBytes, 1, first, this::doing);
    synchronized (this) {
      search = Optional.of(proving);
    }
    Case.Outcome found = proving.run(order.wanted, order.threats, () -> begin(TELLING));
    told(found);
    Verdict verdict = found.solution().orElseThrow().verdict();
    if (verdict.kind() != Verdict.Kind.UNKNOWN) {
      certify(proving);
    }
  }

  private void certify(Case.Search proved) throws Failure {
    Certification made = proved.certificate(begin(TELLING));
    synchronized (this) {
      certificate = made.certificate().filter(bytes -> bytes.length <= Limits.CERTIFICATE);
      withoutCertificate =
          certificate.isPresent()
              ? Optional.empty()
              : Optional.of(made.certificate().isPresent() ? "it is too long" : made.failure());
    }
  }

  /** A budget that {@link #cancel} ends. */
  private synchronized Budget begin(Duration time) {
    Budget next = Budget.of(Long.MAX_VALUE, time.toNanos());
    if (state == State.QUEUED) {
      state = State.RUNNING;
      started = System.nanoTime();
    }
    if (cancelled) {
      next.cancel();
    }
    budget = Optional.of(next);
    notifyAll();
    return next;
  }

  private synchronized void doing(Doing now) {
    doing = now;
    if (now.isAboutAll() && !now.line().isEmpty()) {
      tried = now.line();
    }
  }

  private synchronized void told(Case.Outcome found) {
    outcome = Optional.of(found);
    state = State.CERTIFYING;
    ended = System.nanoTime();
    notifyAll();
  }

  private synchronized void fail(String message) {
    failure = Optional.of(message);
  }

  private synchronized void end() {
    if (ended == 0) {
      ended = System.nanoTime();
    }
    state = State.DONE;
    budget = Optional.empty();
    memory = memory();
    line = line();
    search = Optional.empty();
    notifyAll();
  }

  synchronized void cancel() {
    cancelled = true;
    budget.ifPresent(Budget::cancel);
    if (state == State.QUEUED) {
      failure = Optional.of("cancelled before it began");
      state = State.DONE;
      notifyAll();
    }
  }

  synchronized boolean isDone() {
    return state == State.DONE;
  }

  synchronized State state() {
    return state;
  }

  /** Waits until it is further than this, at most so long. */
  synchronized void await(State than, Duration most) throws InterruptedException {
    long end = System.nanoTime() + most.toNanos();
    long left = most.toMillis();
    while (state == than && left > 0) {
      wait(left);
      left = (end - System.nanoTime()) / 1_000_000;
    }
  }

  /** All that is known of it. */
  synchronized Map<String, Object> status(ToIntFunction<Job> place) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("id", id);
    fields.put("state", state.toString());
    fields.put("place", state == State.QUEUED ? place.applyAsInt(this) : 0);
    fields.put("cancelled", cancelled);
    fields.put("nodes", nodes());
    fields.put("millis", millis());
    fields.put("line", line());
    fields.put("memory", memory());
    fields.put("mostMemory", order.tableBytes);
    fields.put("doing", doing.question());
    fields.put("answer", outcome.map(Case.Outcome::fields).orElse(null));
    fields.put("tree", outcome.flatMap(Case.Outcome::tree).isPresent());
    fields.put("certificate", certificate.isPresent());
    fields.put("withoutCertificate", withoutCertificate.orElse(null));
    fields.put("error", failure.orElse(null));
    return fields;
  }

  /** What is proved for the side to move, else what is tried. */
  private List<String> line() {
    List<String> proved = search.map(Case.Search::line).orElse(line);
    return proved.isEmpty() ? tried : proved;
  }

  private long memory() {
    return search.map(Case.Search::tableBytes).orElse(memory);
  }

  private long nodes() {
    return outcome
        .map(found -> ((Number) found.fields().get("nodes")).longValue())
        .orElseGet(() -> budget.map(Budget::nodesSeen).orElse(0L));
  }

  private long millis() {
    long until = ended == 0 ? System.nanoTime() : ended;
    return started == 0 ? 0 : (until - started) / 1_000_000;
  }

  synchronized Optional<Case.Outcome> outcome() {
    return outcome;
  }

  synchronized Optional<byte[]> certificate() {
    return certificate;
  }
}
