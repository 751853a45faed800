package dev.nakade.app.check;

import dev.nakade.app.io.Failure;
import dev.nakade.app.solve.Running;
import dev.nakade.go.Color;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;

/**
 * Checks a collection in passes, each with more nodes a problem than the one before and for those
 * only that are still open. Problems are examined on several threads; rows are saved on one.
 */
final class CheckRun {
  /** Rows are saved together if so many wait, or after so long. */
  private static final int MOST_WAITING = 50;

  private static final long LONGEST_WAIT = 500_000_000L;

  /** The report is written again after so long, if that takes no more than this part of it. */
  private static final long REPORT_EVERY = 30_000_000_000L;

  private static final int REPORT_PART = 20;

  private final List<Item> items;
  private final Store store;
  private final Examination examination;
  private final Running running;
  private final int threads;
  private final Optional<Report> report;
  private final Map<String, Row> rows;

  /** When the report was last written, and how long that took. */
  private long reported = System.nanoTime();

  private long reporting;

  private volatile String pass = "";
  private volatile int done;
  private volatile int open;
  private volatile long passStart;

  CheckRun(
      List<Item> items,
      Store store,
      Examination examination,
      Running running,
      int threads,
      Optional<Report> report)
      throws Failure {
    this.items = items;
    this.store = store;
    this.examination = examination;
    this.running = running;
    this.threads = threads;
    this.report = report;
    this.rows = new HashMap<>(store.rows());
  }

  /** Forgets rows that another version answered. */
  void forgetOthers(String version) {
    rows.values().removeIf(row -> !row.version().equals(version));
  }

  /** Examines what is open, with so many nodes. */
  void pass(long nodes, int number, int of) throws Failure {
    List<Item> work =
        items.stream()
            .filter(item -> item.relation().duplicateOf().isEmpty())
            .filter(item -> isOpen(item, nodes))
            .sorted(Comparator.comparingInt(CheckRun::hardness))
            .toList();
    open = work.size();
    done = 0;
    passStart = System.nanoTime();
    pass = String.format(Locale.ROOT, "pass %d of %d, %,d nodes", number, of, nodes);
    ExecutorService pool = Executors.newFixedThreadPool(threads, CheckRun::thread);
    try {
      CompletionService<Optional<Row>> service = new ExecutorCompletionService<>(pool);
      work.forEach(item -> service.submit(() -> examined(item, nodes)));
      collect(service, work.size());
    } finally {
      pool.shutdownNow();
    }
  }

  private static Thread thread(Runnable work) {
    Thread thread = new Thread(null, work, "check", 64L << 20);
    thread.setDaemon(true);
    return thread;
  }

  private Optional<Row> examined(Item item, long nodes) {
    return running.isInterrupted() ? Optional.empty() : examination.examine(item, nodes);
  }

  /** Whether a problem was not examined as it is now, or could be with more nodes. */
  private boolean isOpen(Item item, long nodes) {
    return saved(item).filter(row -> row.decided() || row.budget() >= nodes).isEmpty();
  }

  private Optional<Row> saved(Item item) {
    return Optional.ofNullable(rows.get(item.place()))
        .filter(row -> row.content().equals(item.content()));
  }

  /** Empty points around, as far as they tell before anything is searched. */
  static int hardness(Item item) {
    return item.asked()
        .map(asked -> asked.posed().problem())
        .map(problem -> problem.region().copy().retainAll(problem.board().points(Color.EMPTY)))
        .map(empty -> empty.count())
        .orElse(0);
  }

  private void collect(CompletionService<Optional<Row>> service, int count) throws Failure {
    List<Row> waiting = new ArrayList<>();
    long saved = System.nanoTime();
    for (int i = 0; i < count; i++) {
      next(service).ifPresent(waiting::add);
      done = i + 1;
      if (waiting.size() >= MOST_WAITING || System.nanoTime() - saved > LONGEST_WAIT) {
        save(waiting);
        saved = System.nanoTime();
        if (saved - reported > Math.max(REPORT_EVERY, REPORT_PART * reporting)) {
          report();
        }
      }
    }
    save(waiting);
    report();
  }

  private void report() throws Failure {
    if (report.isPresent()) {
      long start = System.nanoTime();
      report.get().write(rows(), items.size());
      reported = System.nanoTime();
      reporting = reported - start;
    }
  }

  private static Optional<Row> next(CompletionService<Optional<Row>> service) {
    try {
      return service.take().get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while problems were checked", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException("a problem that could not be examined", e.getCause());
    }
  }

  private void save(List<Row> waiting) throws Failure {
    store.save(waiting);
    synchronized (rows) {
      waiting.forEach(row -> rows.put(row.place(), row));
    }
    waiting.clear();
  }

  /** The rows of all problems that were examined so far, in the order of the input. */
  List<Row> rows() {
    return items.stream().flatMap(item -> row(item).stream()).toList();
  }

  /** Saves what only the whole collection tells: duplicates, and answers that contradict. */
  void saveRelations() throws Failure {
    save(
        new ArrayList<>(
            rows().stream().filter(row -> !row.equals(rows.get(row.place()))).toList()));
  }

  private Optional<Row> row(Item item) {
    Item.Relation relation = item.relation();
    Optional<Row> row =
        relation.duplicateOf().isPresent()
            ? Optional.ofNullable(rows.get(relation.duplicateOf().get()))
                .map(first -> duplicate(item, first))
            : saved(item);
    return relation.conflictsWith().isPresent()
        ? row.map(it -> it.with("conflictsWith", relation.conflictsWith().get()))
        : row;
  }

  /** The row of a problem that came before, in other words. */
  static Row duplicate(Item item, Row first) {
    Item.Asked asked = item.asked().orElseThrow();
    Map<String, Object> more = Examination.about(item);
    more.put("duplicateOf", first.place());
    more.put("originalVerdict", first.verdict().toString());
    more.put("says", "The same problem with the same answers as " + first.place() + ".");
    return new Row(
        item.file(),
        item.game(),
        item.content(),
        Examination.names(asked.posed().problem(), asked.stated().right()),
        List.of(),
        Outcome.DUPLICATE,
        first.result(),
        0,
        0,
        first.budget(),
        first.decided(),
        first.version(),
        more,
        Optional.empty(),
        Optional.empty());
  }

  /** How it goes, in a line; may be asked on any thread. */
  String progress() {
    Map<Outcome, Long> counts;
    synchronized (rows) {
      counts = counts(rows.values());
    }
    String known =
        counts.entrySet().stream()
            .map(entry -> entry.getValue() + " " + entry.getKey())
            .collect(Collectors.joining(", "));
    return pass + ": " + done + " of " + open + left() + "; " + known;
  }

  /** The time that the pass will take at least, if the rest goes as what was done. */
  private String left() {
    long nanos = System.nanoTime() - passStart;
    if (done == 0) {
      return "";
    }
    long seconds = nanos / done * (open - done) / 1_000_000_000L;
    return ", " + seconds + " s left or more";
  }

  static Map<Outcome, Long> counts(Collection<Row> rows) {
    return rows.stream()
        .collect(
            Collectors.groupingBy(
                Row::verdict, () -> new EnumMap<>(Outcome.class), Collectors.counting()));
  }
}
