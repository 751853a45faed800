package dev.nakade.bench;

import dev.nakade.go.Point;
import dev.nakade.lifedeath.Problem;
import dev.nakade.search.Budget;
import dev.nakade.search.Negamax;
import dev.nakade.systems.Catalogue;
import dev.nakade.systems.Finding;
import dev.nakade.systems.Request;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;

/** Counts nodes on the problems of Danieli's thesis, in the form of its tables, ours beside his. */
final class DanieliTables implements Experiment {
  private static final long DEFAULT_NODES = 20_000_000;
  private static final long TABLE_BYTES = 256L << 20;

  @Override
  public String name() {
    return "danieli";
  }

  @Override
  public String summary() {
    return "the tables of Danieli's thesis, ours beside his; --nodes N a box, --data DIR";
  }

  @Override
  public int run(List<String> arguments, PrintStream out) throws IOException {
    SearchOptions options = SearchOptions.parse(arguments, "danieli", DEFAULT_NODES);
    ProblemFolder problems = options.problems();
    for (ThesisTable table : ThesisTable.ALL) {
      print(table, problems.read(table.problem()), options.nodes(), out);
    }
    return 0;
  }

  private static void print(ThesisTable table, Problem problem, long nodes, PrintStream out) {
    out.printf("%n## Table %s: %s%n%n", table.number(), table.problem().toUpperCase(Locale.ROOT));
    out.print("| max depth |");
    ThesisTable.SYSTEMS.forEach(system -> out.printf(" %s | thesis | ratio |", system));
    out.println(" danieli-test | capture-dfpn |");
    out.println("|---" + "|---:".repeat(3 * ThesisTable.SYSTEMS.size() + 2) + "|");
    Column[] columns =
        ThesisTable.SYSTEMS.stream()
            .map(system -> new Column(system, problem, nodes))
            .toArray(Column[]::new);
    for (int row = 0; row < ThesisTable.DEPTHS.size(); row++) {
      int depth = ThesisTable.DEPTHS.get(row);
      boolean none = depth == ThesisTable.NONE;
      out.print("| " + (none ? "none" : depth) + " |");
      for (int i = 0; i < columns.length; i++) {
        String ours = columns[i].next(none ? Negamax.NO_DEPTH_LIMIT : depth);
        out.printf(" %s | %s |", ours, beside(columns[i].last, table.count(row, i)));
      }
      out.println(none ? proofs(problem, nodes) : "  |  |");
    }
  }

  private static String beside(OptionalLong ours, OptionalLong his) {
    if (his.isEmpty()) {
      return " | ";
    }
    String ratio =
        ours.isEmpty() ? "" : format("%.2f", (double) ours.getAsLong() / his.getAsLong());
    return format("%,d", his.getAsLong()) + " | " + ratio;
  }

  /** The last two boxes: what is asked is no value but whether the goal is reached. */
  private static String proofs(Problem problem, long nodes) {
    StringBuilder boxes = new StringBuilder();
    for (String system : List.of("danieli-test", "capture-dfpn")) {
      Finding finding = solve(system, problem, Negamax.NO_DEPTH_LIMIT, nodes);
      boxes
          .append(' ')
          .append(
              finding.complete()
                  ? format(
                      "%,d: %s%s", finding.nodes(), finding.answer(), firstMove(problem, finding))
                  : beyond(nodes))
          .append(" |");
    }
    return boxes.toString();
  }

  private static String firstMove(Problem problem, Finding finding) {
    boolean named = finding.goalReached() && !finding.line().isEmpty();
    return named ? " by " + Point.name(problem.board().size(), finding.line().get(0)) : "";
  }

  private static Finding solve(String system, Problem problem, int depth, long nodes) {
    Request request = new Request(depth, 0, 0, TABLE_BYTES, Budget.ofNodes(nodes));
    return Catalogue.find(system).orElseThrow().solve(problem, request);
  }

  private static String beyond(long nodes) {
    return nodes % 1_000_000 == 0 ? format("> %,d M", nodes / 1_000_000) : format("> %,d", nodes);
  }

  private static String format(String pattern, Object... values) {
    return String.format(Locale.ROOT, pattern, values);
  }

  /** The boxes of one system from top to bottom; after one that was not finished none is tried. */
  private static final class Column {
    private final String system;
    private final Problem problem;
    private final long nodes;
    private boolean finished = true;
    private OptionalLong last = OptionalLong.empty();

    Column(String system, Problem problem, long nodes) {
      this.system = system;
      this.problem = problem;
      this.nodes = nodes;
    }

    String next(int depth) {
      last = OptionalLong.empty();
      if (!finished) {
        return "";
      }
      Finding finding = solve(system, problem, depth, nodes);
      finished = finding.complete();
      if (finished) {
        last = OptionalLong.of(finding.nodes());
      }
      return finished ? format("%,d", finding.nodes()) : beyond(nodes);
    }
  }
}
