package dev.nakade.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/**
 * What the check of a collection takes, against the number of problems and of threads. Each run is
 * {@code nakade check} in a Java of its own, its start included.
 */
final class CheckCost implements Experiment {
  /** The exit status of a check that could not read or write something. */
  private static final int BROKEN = 2;

  private static final class Options {
    @Option(names = "--data", description = "JSON Lines; by default the project's own problems")
    private Optional<Path> data = Optional.empty();

    @Option(names = "--where", description = "only problems with this in their name or collection")
    private Optional<String> where = Optional.empty();

    @Option(names = "--trust", description = "only problems whose source is trusted so")
    private Optional<String> trust = Optional.empty();

    @Option(names = "--n", description = "the most problems")
    private int most = 1_000;

    @Option(names = "--seed")
    private long seed = 1;

    @Option(names = "--nodes", description = "nodes a problem in the last pass")
    private long nodes = 10_000;

    @Option(names = "--threads", split = ",")
    private List<Integer> threads = List.of(1, 2);

    @Option(names = "--parts", description = "numbers of problems, from a part to all")
    private int parts = 4;

    @Option(names = "--svg", description = "seconds against problems, with the ideal lines")
    private Optional<Path> svg = Optional.empty();

    @Option(names = "--keep", description = "a new folder for the sample and its report")
    private Optional<Path> keep = Optional.empty();
  }

  /** Seconds by the clock, and of all cores together. */
  private record Spent(double seconds, double cpu) {}

  /** One check. */
  private record Cost(int problems, int threads, double seconds, double cpu, long nodes) {}

  @Override
  public String name() {
    return "check";
  }

  @Override
  public String summary() {
    return "what checking a collection takes and finds; --data FILE.jsonl --where --trust --n"
        + " --seed --nodes --threads 1,2 --parts --svg OUT --keep DIR";
  }

  @Override
  public int run(List<String> arguments, PrintStream out) throws IOException, InterruptedException {
    Options options = Experiment.read(new Options(), arguments);
    List<JsonNode> problems = problems(options);
    Path folder =
        options.keep.isPresent()
            ? Files.createDirectories(options.keep.get())
            : Files.createTempDirectory("nakade-check");
    try {
      run(folder, List.of("--version")); // builds what is missing, so that no run is charged for it
      measure(options, problems, folder, out);
    } finally {
      if (options.keep.isEmpty()) {
        delete(folder);
      }
    }
    return 0;
  }

  private static void measure(
      Options options, List<JsonNode> problems, Path folder, PrintStream out)
      throws IOException, InterruptedException {
    List<Cost> costs = new ArrayList<>();
    List<JsonNode> rows = List.of();
    out.println("| problems | threads | s | CPU s | ideal s | problems a minute | nodes |");
    out.println("|---:|---:|---:|---:|---:|---:|---:|");
    // The whole comes first, since the ideal is drawn through it.
    for (int part = options.parts; part >= 1; part--) {
      List<JsonNode> some = problems.subList(0, problems.size() * part / options.parts);
      for (int threads : options.threads) {
        Path run = folder.resolve("checked-" + some.size() + "-" + threads);
        Cost cost = check(some, threads, options.nodes, run);
        costs.add(cost);
        rows = part == options.parts ? Rows.all(run.resolve("rows.jsonl")) : rows;
        out.println(line(cost, ideal(cost, costs.get(0))));
      }
    }
    CheckTables tables = new CheckTables(problems, rows);
    tables.decided(out);
    tables.verdicts(out);
    tables.ranks(out);
    if (options.svg.isPresent()) {
      Files.writeString(options.svg.get(), chart(costs, options));
    }
  }

  private static List<JsonNode> problems(Options options) throws IOException {
    if (options.data.isPresent()) {
      return Rows.read(
          options.data.get(),
          options.seed,
          options.most,
          row ->
              Rows.holds(row, options.where)
                  && options.trust.map(it -> it.equals(row.path("trust").asText())).orElse(true));
    }
    List<JsonNode> own = new ArrayList<>();
    ObjectMapper json = new ObjectMapper();
    try (Stream<Path> files = Files.walk(ProblemFolder.ofProject("").path())) {
      for (Path file : files.filter(it -> it.toString().endsWith(".sgf")).sorted().toList()) {
        ObjectNode row = json.createObjectNode();
        own.add(row.put("id", file.getFileName().toString()).put("sgf", Files.readString(file)));
      }
    }
    return own.subList(0, Math.min(own.size(), options.most));
  }

  private static Cost check(List<JsonNode> problems, int threads, long nodes, Path out)
      throws IOException, InterruptedException {
    Path sample = Files.createDirectories(out).resolve("sample.jsonl");
    Files.write(sample, problems.stream().map(JsonNode::toString).toList());
    Spent spent =
        run(
            out,
            List.of(
                "check",
                "--nodes",
                "" + nodes,
                "--threads",
                "" + threads,
                "--out",
                out.toString(),
                sample.toString()));
    long sum =
        Rows.all(out.resolve("rows.jsonl")).stream()
            .mapToLong(row -> row.path("nodes").asLong())
            .sum();
    return new Cost(problems.size(), threads, spent.seconds, spent.cpu, sum);
  }

  /** Runs the program, which prints to files in a folder. */
  private static Spent run(Path folder, List<String> words)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(words);
    command.add(0, ProblemFolder.ofProject("").path().resolveSibling("nakade").toString());
    Path errors = folder.resolve("errors.txt");
    long start = System.nanoTime();
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(folder.resolve("printed.txt").toFile())
            .redirectError(errors.toFile())
            .start();
    Duration cpu = Duration.ZERO;
    while (!process.waitFor(50, TimeUnit.MILLISECONDS)) {
      cpu = process.info().totalCpuDuration().orElse(cpu);
    }
    if (process.exitValue() == BROKEN) {
      throw new IOException("the check failed: " + Files.readString(errors).strip());
    }
    return new Spent((System.nanoTime() - start) / 1e9, cpu.toMillis() / 1e3);
  }

  /** What it would take if it grew with the problems and were shared by the threads. */
  private static double ideal(Cost cost, Cost whole) {
    return whole.seconds * whole.threads * cost.problems / ((double) whole.problems * cost.threads);
  }

  private static String line(Cost cost, double ideal) {
    return String.format(
        Locale.ROOT,
        "| %,d | %d | %.1f | %.1f | %.1f | %,.0f | %,d |",
        cost.problems,
        cost.threads,
        cost.seconds,
        cost.cpu,
        ideal,
        60 * cost.problems / cost.seconds,
        cost.nodes);
  }

  private static String chart(List<Cost> costs, Options options) {
    List<Chart.Line> lines = new ArrayList<>();
    for (int threads : options.threads) {
      List<Cost> some =
          costs.stream()
              .filter(cost -> cost.threads == threads)
              .sorted(Comparator.comparingInt(Cost::problems))
              .toList();
      String name = threads + (threads == 1 ? " thread" : " threads");
      lines.add(
          new Chart.Line(
              name,
              Chart.Stroke.SOLID,
              some.stream()
                  .map(
                      cost ->
                          new Chart.Mark(
                              cost.problems,
                              cost.seconds,
                              "" + cost.problems,
                              String.format(Locale.ROOT, "%.1f s", cost.seconds)))
                  .toList()));
      lines.add(
          new Chart.Line(
              "",
              Chart.Stroke.DASHED,
              some.stream()
                  .map(cost -> new Chart.Mark(cost.problems, ideal(cost, costs.get(0)), "", ""))
                  .toList()));
    }
    return new Chart("seconds against problems; dashed: ideal", lines).svg(0);
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
