package dev.nakade.bench;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.lifedeath.Problem;
import dev.nakade.search.Budget;
import dev.nakade.systems.Catalogue;
import dev.nakade.systems.Finding;
import dev.nakade.systems.ProblemSystem;
import dev.nakade.systems.Request;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Wong and Lin's comparison (2016) on fifteen problems of ours: solved or not, time and nodes with
 * their heuristics, without them, and with what they wished for.
 */
final class WongLin implements Experiment {
  private static final List<String> SYSTEMS =
      List.of("wong-lin", "wong-lin-plain", "wong-lin-plus");
  private static final int MAX_DEPTH = 13;
  private static final int THREATS = 2;
  private static final long TABLE_BYTES = 64L << 20;
  private static final long PROOF_NODES = 1_000_000;
  private static final long DEFAULT_NODES = 5_000_000;

  @Override
  public String name() {
    return "wong-lin";
  }

  @Override
  public String summary() {
    return "fifteen survival problems, with and without heuristics (some seconds)";
  }

  @Override
  public int run(List<String> arguments, PrintStream out) throws IOException {
    SearchOptions options = SearchOptions.parse(arguments, "wong-lin", DEFAULT_NODES);
    Map<String, Problem> problems = options.problems().readAll();
    explain(options, out);
    measure(problems, options.nodes());
    List<Outcome> outcomes = measure(problems, options.nodes());
    outcomes.forEach(outcome -> out.println(outcome.row()));
    summarize(outcomes, out);
    return 0;
  }

  private static void explain(SearchOptions options, PrintStream out) {
    out.printf(
        Locale.ROOT,
        "Depths 1 to %d one by one until the defender lives; nodes and time are those of the last"
            + " depth, for wong-lin-plus of all depths. At most %,d nodes a depth. cut: positions"
            + " left before all their moves were searched, in percent of the positions visited."
            + " first move: checked by df-pn, the attacker having %d ko threats. Everything ran"
            + " twice; this is the second time.%n%n",
        MAX_DEPTH,
        options.nodes(),
        THREATS);
    out.println("| problem | breadth | system | answer | first move | depth | nodes | ms | cut |");
    out.println("|---|---|---|---|---|---|---|---|---|");
  }

  private static List<Outcome> measure(Map<String, Problem> problems, long nodes) {
    List<Outcome> outcomes = new ArrayList<>();
    problems.forEach(
        (name, problem) -> {
          for (String system : SYSTEMS) {
            Finding finding = deepen(Catalogue.find(system).orElseThrow(), problem, nodes);
            outcomes.add(new Outcome(name, problem, system, finding, check(problem, finding)));
          }
        });
    return outcomes;
  }

  /** Searches deeper and deeper, unless the system does so itself. */
  private static Finding deepen(ProblemSystem system, Problem problem, long nodes) {
    int depth = system.toString().equals("wong-lin-plus") ? MAX_DEPTH : 1;
    Finding finding;
    do {
      Request request = new Request(depth, 0, 0, TABLE_BYTES, Budget.ofNodes(nodes));
      finding = system.solve(problem, request);
      depth++;
    } while (!finding.goalReached() && finding.complete() && depth <= MAX_DEPTH);
    return finding;
  }

  /** What df-pn says of the first move: whether the attacker can capture after it. */
  private static Check check(Problem problem, Finding finding) {
    if (!finding.goalReached() || finding.line().isEmpty()) {
      return Check.NONE;
    }
    Board board = problem.board().copy();
    board.play(finding.line().get(0), problem.toMove());
    int attacker = Color.opponent(problem.toMove());
    Request request =
        new Request(
            0,
            attacker == Color.BLACK ? THREATS : 0,
            attacker == Color.WHITE ? THREATS : 0,
            TABLE_BYTES,
            Budget.ofNodes(PROOF_NODES));
    Finding capture =
        Catalogue.find("capture-dfpn")
            .orElseThrow()
            .solve(new Problem(board, attacker, problem.target(), problem.region()), request);
    if (!capture.complete()) {
      return Check.UNKNOWN;
    }
    return capture.goalReached() ? Check.WRONG : Check.RIGHT;
  }

  private static void summarize(List<Outcome> outcomes, PrintStream out) {
    out.println();
    out.println("| system | lives | of these wrong | cut off | nodes | seconds | cut |");
    out.println("|---|---|---|---|---|---|---|");
    for (String name : SYSTEMS) {
      out.println(Total.of(outcomes, name).row());
    }
    Total with = Total.of(outcomes, "wong-lin");
    Total without = Total.of(outcomes, "wong-lin-plain");
    out.println();
    out.printf(
        Locale.ROOT,
        "Without heuristics %.1f times the time and %.1f times the nodes of the search with them."
            + " Theirs: 14 against 13 of 15 solved, 163 s against 949 s, 5.8 times the time.%n",
        without.seconds() / with.seconds(),
        (double) without.nodes() / with.nodes());
  }

  private enum Check {
    NONE(""),
    UNKNOWN(", not checked"),
    RIGHT(", right"),
    WRONG(", wrong");

    private final String words;

    Check(String words) {
      this.words = words;
    }
  }

  private record Outcome(
      String name, Problem problem, String system, Finding finding, Check check) {
    /** The points that both may play on and that are empty at first. */
    private int breadth() {
      return problem.region().copy().retainAll(problem.board().points(Color.EMPTY)).count();
    }

    String row() {
      String move =
          finding.line().isEmpty()
              ? "–"
              : Point.name(problem.board().size(), finding.line().get(0)) + check.words;
      return String.format(
          Locale.ROOT,
          "| %s | %d | %s | %s | %s | %d | %,d | %.1f | %.0f %% |",
          name,
          breadth(),
          system,
          finding.answer(),
          finding.goalReached() ? move : "–",
          finding.depth(),
          finding.nodes(),
          finding.nanos() / 1e6,
          100.0 * finding.cutoffs() / (finding.nodes() + 1));
    }
  }

  private record Total(
      String system, long lives, long wrong, long cutOff, long nodes, long cuts, double seconds) {

    static Total of(List<Outcome> all, String system) {
      List<Outcome> mine = all.stream().filter(o -> o.system.equals(system)).toList();
      return new Total(
          system,
          mine.stream().filter(o -> o.finding.goalReached()).count(),
          mine.stream().filter(o -> o.check == Check.WRONG).count(),
          mine.stream().filter(o -> !o.finding.complete()).count(),
          mine.stream().mapToLong(o -> o.finding.nodes()).sum(),
          mine.stream().mapToLong(o -> o.finding.cutoffs()).sum(),
          mine.stream().mapToLong(o -> o.finding.nanos()).sum() / 1e9);
    }

    String row() {
      return String.format(
          Locale.ROOT,
          "| %s | %d | %d | %d | %,d | %.2f | %.0f %% |",
          system,
          lives,
          wrong,
          cutOff,
          nodes,
          seconds,
          100.0 * cuts / Math.max(1, nodes));
    }
  }
}
