package dev.nakade.bench;

import dev.nakade.exact.BoardDomain;
import dev.nakade.go.Color;
import dev.nakade.go.Size;
import dev.nakade.go.SmallBoard;
import dev.nakade.lifedeath.Problem;
import dev.nakade.lifedeath.StoneCount;
import dev.nakade.search.Budget;
import dev.nakade.search.Domain;
import dev.nakade.search.Driver;
import dev.nakade.search.Negamax;
import dev.nakade.search.Report;
import dev.nakade.search.Switches;
import dev.nakade.search.Table;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What each part of the search kit brings: a fixed set searched with everything on, and with one
 * part left out at a time, as in table 3 of the paper on 5x5 Go (van der Werf, van den Herik and
 * Uiterwijk 2003). The nodes of the full setting over the whole set are the signature of the kit.
 */
final class Kit implements Experiment {
  private static final long DEFAULT_NODES = 20_000_000;
  private static final int ROUNDS = 3;
  private static final int TABLE_BITS = 20;
  private static final String EVERYTHING = "everything";
  private static final Map<String, Switches> SETTINGS = settings();

  /** One search of the set, made anew for each setting. */
  private record Task(String name, int depth, Supplier<Domain> domain) {
    Report run(Switches switches, long nodes) {
      Negamax search =
          new Negamax(domain.get(), switches, new Table(TABLE_BITS, Table.Scheme.TWO_DEEP));
      Driver driver = new Driver.Deepening(new Driver.Wide(), 1, 1, Domain.INFINITE);
      return driver.run(search, depth, Budget.ofNodes(nodes));
    }
  }

  private static Map<String, Switches> settings() {
    Switches all = Switches.ALL;
    Map<String, Switches> settings = new LinkedHashMap<>();
    settings.put(EVERYTHING, all);
    settings.put(
        "transposition table",
        all.without(Switches.Part.TRANSPOSITION_CUTOFFS).without(Switches.Part.TABLE));
    settings.put(
        "enhanced transposition cutoffs", all.without(Switches.Part.TRANSPOSITION_CUTOFFS));
    settings.put("killer moves", all.without(Switches.Part.KILLERS));
    settings.put("history heuristic", all.without(Switches.Part.HISTORY));
    settings.put("sibling promotion", all.without(Switches.Part.SIBLINGS));
    settings.put("null windows", all.without(Switches.Part.NULL_WINDOWS));
    return settings;
  }

  @Override
  public String name() {
    return "kit";
  }

  @Override
  public String summary() {
    return "what each part of the search kit brings, one left out at a time; --nodes N a search";
  }

  @Override
  public int run(List<String> arguments, PrintStream out) throws IOException {
    SearchOptions options = SearchOptions.parse(arguments, "danieli", DEFAULT_NODES);
    List<Task> tasks = tasks(options.problems());
    Map<String, List<Report>> reports = new LinkedHashMap<>();
    for (int round = 0; round < ROUNDS; round++) {
      SETTINGS.forEach(
          (part, on) ->
              reports.merge(part, searchAll(tasks, on, options.nodes()), Kit::quickerOnes));
    }
    List<Report> full = reports.get(EVERYTHING);
    print("Nodes, with everything on and with one part left out", tasks, out);
    reports.forEach((part, found) -> row(part, found.stream().map(Kit::nodes), out));
    print("Milliseconds, the quickest of " + ROUNDS + " rounds", tasks, out);
    reports.forEach((part, found) -> row(part, found.stream().map(Kit::millis), out));
    reports.remove(EVERYTHING);
    print("Reduction of nodes by each part", tasks, out);
    reports.forEach((part, found) -> row(part, reductions(full, found), out));
    long signature = full.stream().mapToLong(Report::nodes).sum();
    out.println(format("%nSignature: %,d nodes", signature));
    return 0;
  }

  private static List<Task> tasks(ProblemFolder problems) throws IOException {
    List<Task> tasks = new ArrayList<>(List.of(board(3, 3, 14), board(4, 4, 10), board(5, 5, 7)));
    for (ThesisTable table : ThesisTable.ALL) {
      Problem problem = problems.read(table.problem());
      tasks.add(
          new Task(
              table.problem().toUpperCase(Locale.ROOT), 12, () -> new StoneCount(problem, 0, 0)));
    }
    return tasks;
  }

  private static Task board(int width, int height, int depth) {
    Size size = Size.of(width, height);
    return new Task(
        size.toString(), depth, () -> new BoardDomain(new SmallBoard(size), Color.BLACK));
  }

  private static List<Report> searchAll(List<Task> tasks, Switches switches, long nodes) {
    return tasks.stream().map(task -> task.run(switches, nodes)).toList();
  }

  /** Of two rounds, which visit the same nodes, the quicker report of each search. */
  private static List<Report> quickerOnes(List<Report> one, List<Report> other) {
    return IntStream.range(0, one.size())
        .mapToObj(i -> one.get(i).nanos() <= other.get(i).nanos() ? one.get(i) : other.get(i))
        .toList();
  }

  private static void print(String title, List<Task> tasks, PrintStream out) {
    out.println("\n" + title + ":\n");
    row("", tasks.stream().map(task -> task.name() + ", depth " + task.depth()), out);
    out.println("|---" + "|---:".repeat(tasks.size()) + "|");
  }

  private static void row(String head, Stream<String> boxes, PrintStream out) {
    out.println("| " + head + " | " + boxes.collect(Collectors.joining(" | ")) + " |");
  }

  private static String nodes(Report report) {
    return format(report.complete() ? "%,d" : "> %,d", report.nodes());
  }

  private static String millis(Report report) {
    return format(report.complete() ? "%,d" : "> %,d", report.nanos() / 1_000_000);
  }

  /** What share of the nodes that it takes without a part are saved by it. */
  private static Stream<String> reductions(List<Report> full, List<Report> without) {
    return IntStream.range(0, full.size())
        .mapToObj(
            i -> {
              double share = 1 - (double) full.get(i).nodes() / without.get(i).nodes();
              return format(without.get(i).complete() ? "%.0f %%" : "> %.0f %%", 100 * share);
            });
  }

  private static String format(String pattern, Object... values) {
    return String.format(Locale.ROOT, pattern, values);
  }
}
