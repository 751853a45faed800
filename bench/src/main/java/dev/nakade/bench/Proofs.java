package dev.nakade.bench;

import dev.nakade.go.Point;
import dev.nakade.lifedeath.Problem;
import dev.nakade.lifedeath.Solver;
import dev.nakade.search.Budget;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Our own solver on the project's problems: verdict, right moves, cost, and the total of nodes. */
final class Proofs implements Experiment {
  private static final List<String> FOLDERS = List.of("danieli", "shapes", "wong-lin");

  /** Problems without a target or without a closed wall. */
  private static final List<String> OPEN = List.of("otest1", "otest2");

  private static final long TABLE_BYTES = 256L << 20;
  private static final long DEFAULT_NODES = 5_000_000;

  @Override
  public String name() {
    return "proofs";
  }

  @Override
  public String summary() {
    return "our own solver on the project's problems (some seconds); --nodes N a problem";
  }

  @Override
  public int run(List<String> arguments, PrintStream out) throws IOException {
    long total = 0;
    out.println("| problem | to move | verdict | right moves | nodes | ms |");
    out.println("|---|---|---|---|---:|---:|");
    for (String folder : FOLDERS) {
      SearchOptions options = SearchOptions.parse(arguments, folder, DEFAULT_NODES);
      for (Map.Entry<String, Problem> entry : options.problems().readAll().entrySet()) {
        if (!OPEN.contains(entry.getKey())) {
          total += prove(folder + "/" + entry.getKey(), entry.getValue(), options.nodes(), out);
        }
      }
    }
    out.printf(Locale.ROOT, "%nSignature: %,d nodes%n", total);
    return 0;
  }

  private static long prove(String name, Problem problem, long nodes, PrintStream out) {
    long start = System.nanoTime();
    Solver solver = new Solver(problem, TABLE_BYTES, Budget.ofNodes(nodes));
    Solver.Solution solution = solver.solve(Solver.Wanted.ALL_MOVES);
    String right =
        solution.right().stream()
            .map(point -> Point.name(problem.board().size(), point))
            .collect(Collectors.joining(" "));
    out.printf(
        Locale.ROOT,
        "| %s | %s | %s | %s%s | %,d | %.1f |%n",
        name,
        problem.toMove() == problem.defender() ? "defender" : "attacker",
        solution.verdict().kind(),
        right,
        solution.complete() ? "" : " …",
        solution.nodes(),
        (System.nanoTime() - start) / 1e6);
    return solution.nodes();
  }
}
