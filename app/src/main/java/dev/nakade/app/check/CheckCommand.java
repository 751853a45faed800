package dev.nakade.app.check;

import dev.nakade.app.Version;
import dev.nakade.app.cost.CostOptions;
import dev.nakade.app.cost.ProgressLine;
import dev.nakade.app.io.Failure;
import dev.nakade.app.io.Interrupts;
import dev.nakade.app.io.Streams;
import dev.nakade.app.solve.Running;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.LongStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Checks the answers that collections of problems state. */
@Command(
    name = "check",
    header = "Checks the answers that a collection of problems states.",
    description = {
      "Solves every problem of the files, compares the proved first moves with the stated ones and"
          + " checks every move of the stated lines. Files are SGF with any number of games, or"
          + " JSON Lines with a field sgf, and perhaps firstMoves. Rows depend on --nodes alone, not"
          + " on time or threads. A second run with the same --out goes on where the first stopped.",
      ""
    },
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  nakade check book/ --out checked",
      "  nakade check --json problems.jsonl",
      "  nakade check --nodes 10000000 book/ --out checked   goes on with what was too hard",
    })
public final class CheckCommand implements Callable<Integer> {
  private static final int ALL_CONFIRMED = 0;
  private static final int DIFFERENCES = 1;
  private static final int BAD_INPUT = 2;

  private static final int MOST_THREADS = 1024;

  /** A pass has so many times the nodes of the one before. */
  private static final int TIMES = 10;

  /** Nodes of the first pass. */
  private static final long FIRST = 10_000;

  private final Streams streams;
  private final Interrupts interrupts;

  @Spec private CommandSpec spec;

  @Mixin private CheckOptions options = new CheckOptions();

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "A folder for the store, the report and the solutions of problems that differ.")
  private Optional<Path> out = Optional.empty();

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "How many problems are examined at once; by default one a core.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--recheck",
      description = "Examines again what another version of Nakade answered.")
  private boolean recheck;

  @Option(names = "--json", description = "One JSON object a problem.")
  private boolean json;

  /** A command that prints there and that interrupts can stop. */
  public CheckCommand(Streams streams, Interrupts interrupts) {
    this.streams = streams;
    this.interrupts = interrupts;
  }

  @Override
  public Integer call() throws Failure {
    check();
    CollectionReader reader = new CollectionReader(streams, options.toMove(), options.answers());
    try (Store store = out.isPresent() ? Store.in(out.get()) : Store.inMemory()) {
      List<Item> items = reader.read(options.paths());
      List<Row> rows = run(items, store);
      new RowPrinter(streams, json, out).print(rows, items.size());
      interrupts.idle();
      if (interrupts.status() != 0) {
        streams.error("interrupted; the same command goes on");
        return interrupts.status();
      }
      return reader.failed() ? BAD_INPUT : isFine(rows) ? ALL_CONFIRMED : DIFFERENCES;
    }
  }

  private static boolean isFine(List<Row> rows) {
    return rows.stream()
        .allMatch(row -> row.verdict() == Outcome.CONFIRMED || row.verdict() == Outcome.DUPLICATE);
  }

  private List<Row> run(List<Item> items, Store store) throws Failure {
    Running running = new Running(interrupts);
    running.listen();
    String version = Version.number();
    Examination examination = new Examination(running, options.memory(), options.wanted(), version);
    CheckRun run = new CheckRun(items, store, examination, running, room(), out.map(Report::new));
    if (recheck) {
      run.forgetOthers(version);
    }
    List<Long> budgets = budgets(options.nodes());
    try (ProgressLine progress = new ProgressLine(streams.err(), run::progress)) {
      if (streams.interactive()) {
        progress.start();
      }
      for (int i = 0; i < budgets.size() && !running.isInterrupted(); i++) {
        run.pass(budgets.get(i), i + 1, budgets.size());
      }
      run.saveRelations();
    }
    return run.rows();
  }

  /** The nodes of each pass, if the last one has so many. */
  static List<Long> budgets(long nodes) {
    return LongStream.concat(
            LongStream.iterate(FIRST, it -> it < nodes, it -> it * TIMES), LongStream.of(nodes))
        .boxed()
        .toList();
  }

  /** As many threads as their tables have room. */
  private int room() {
    return (int) Math.max(1, Math.min(threads, CostOptions.mostMemory() / options.memory()));
  }

  private void check() {
    options.check();
    if (threads < 1 || threads > MOST_THREADS) {
      throw bad("--threads " + threads + " is not between 1 and " + MOST_THREADS);
    }
  }

  private ParameterException bad(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
