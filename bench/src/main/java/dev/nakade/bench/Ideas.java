package dev.nakade.bench;

import com.fasterxml.jackson.databind.JsonNode;
import dev.nakade.lifedeath.Idea;
import dev.nakade.lifedeath.Inquiry;
import dev.nakade.lifedeath.Problem;
import dev.nakade.lifedeath.Solver;
import dev.nakade.lifedeath.Verdict;
import dev.nakade.search.Budget;
import dev.nakade.sgf.SgfReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import picocli.CommandLine.Option;

/** What each idea of our solver brings: verdicts, nodes and time with it left out. */
final class Ideas implements Experiment {
  private static final long TABLE_BYTES = 256L << 20;

  private static final class Options {
    @Option(names = "--data", required = true)
    private Path data;

    @Option(names = "--n")
    private int count = 100;

    @Option(names = "--seed")
    private long seed = 1;

    @Option(names = "--nodes")
    private long nodes = 60_000;
  }

  @Override
  public String name() {
    return "ideas";
  }

  @Override
  public String summary() {
    return "what each idea of our solver brings; --data FILE.jsonl --n N --seed S --nodes N";
  }

  @Override
  public int run(List<String> arguments, PrintStream out) throws IOException {
    Options options = Experiment.read(new Options(), arguments);
    List<Problem> problems = new ArrayList<>();
    for (JsonNode row : Rows.read(options.data, options.seed, options.count, row -> true)) {
      problems.add(Problem.of(SgfReader.read(row.get("sgf").asText()).games().get(0)));
    }
    // Once before, so that the first row is not the slowest.
    measure(problems, EnumSet.allOf(Idea.class), options.nodes);
    out.println("| without | verdicts | nodes | nodes, in all | ms, in all |");
    out.println("|---|---:|---:|---:|---:|");
    Row all = measure(problems, EnumSet.allOf(Idea.class), options.nodes);
    print(out, "nothing", all, all);
    for (Idea idea : Idea.values()) {
      Set<Idea> others = EnumSet.complementOf(EnumSet.of(idea));
      String name = idea.name().toLowerCase(Locale.ROOT).replace('_', ' ');
      print(out, name, measure(problems, others, options.nodes), all);
    }
    print(out, "any of them", measure(problems, EnumSet.noneOf(Idea.class), options.nodes), all);
    return 0;
  }

  /**
   * What came out.
   *
   * @param nodes of each problem; the limit where there is no verdict
   */
  private record Row(int verdicts, List<Long> nodes, long nanos) {
    long total() {
      return nodes.stream().mapToLong(n -> n).sum();
    }

    long median() {
      return nodes.stream().sorted().toList().get(nodes.size() / 2);
    }
  }

  private static Row measure(List<Problem> problems, Set<Idea> ideas, long nodes) {
    int verdicts = 0;
    List<Long> counts = new ArrayList<>();
    long start = System.nanoTime();
    for (Problem problem : problems) {
      Solver.Solution solution =
          Inquiry.into(problem, ideas, TABLE_BYTES, Budget.ofNodes(nodes))
              .solve(Solver.Wanted.VERDICT);
      verdicts += solution.verdict().kind() == Verdict.Kind.UNKNOWN ? 0 : 1;
      counts.add(solution.nodes());
    }
    return new Row(verdicts, counts, System.nanoTime() - start);
  }

  private static void print(PrintStream out, String name, Row row, Row all) {
    out.printf(
        Locale.ROOT,
        "| %s | %d | %,d (median) | %,d (%.2f times) | %,d |%n",
        name,
        row.verdicts,
        row.median(),
        row.total(),
        (double) row.total() / all.total(),
        row.nanos / 1_000_000);
  }
}
