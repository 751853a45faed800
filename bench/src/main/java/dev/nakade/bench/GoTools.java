package dev.nakade.bench;

import com.fasterxml.jackson.databind.JsonNode;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.lifedeath.Problem;
import dev.nakade.lifedeath.Solver;
import dev.nakade.lifedeath.Verdict;
import dev.nakade.search.Budget;
import dev.nakade.sgf.SgfReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;

/**
 * Our own solver on labelled closed problems: JSON Lines with {@code sgf}, {@code result} as in
 * Wolf's database ({@code l}, {@code d}, {@code l2d}: lives unless the attacker has two ko threats,
 * {@code d1l}) and {@code firstMoves}.
 */
final class GoTools implements Experiment {
  private static final long TABLE_BYTES = 256L << 20;

  @Override
  public String name() {
    return "gotools";
  }

  @Override
  public String summary() {
    return "our own solver on labelled problems; --data FILE.jsonl --n N --seed S --nodes N --first"
        + " --threads N --where TEXT --target marked|group";
  }

  private static final class Options {
    @Option(names = "--data", required = true)
    private Path data;

    @Option(names = "--n")
    private int count = 200;

    @Option(names = "--seed")
    private long seed = 1;

    @Option(names = "--nodes")
    private long nodes = 1_000_000;

    @Option(names = "--threads")
    private int threads = 1;

    @Option(names = "--first")
    private boolean first;

    /** Only problems whose id or collection holds this. */
    @Option(names = "--where")
    private Optional<String> where = Optional.empty();

    @Option(names = "--target")
    private Target target = Target.MARKED;
  }

  /** Whose life is asked. */
  private enum Target {
    /** The stones with triangles. */
    MARKED,
    /** All stones of their colour in the region, which is what the labels mean. */
    GROUP
  }

  /** What came out: verdict and a right move as labelled, not so, or nothing within the nodes. */
  private static final class Tally {
    private static final List<Long> MILLIS = List.of(10L, 100L, 1_000L, 5_000L);

    private int right;
    private int wrong;
    private int open;
    private long nodes;
    private final List<Long> micros = new ArrayList<>();
    private final List<Long> microsOfAnswers = new ArrayList<>();

    private void print(PrintStream out, String title, long nodesEach) {
      Collections.sort(micros);
      out.printf(
          Locale.ROOT,
          "%s%d as labelled, %d not, %d open within %,d nodes each; %,d nodes, %,d a second;"
              + " microseconds: median %,d, 95 %% %,d, most %,d; answered within %s%n",
          title,
          right,
          wrong,
          open,
          nodesEach,
          nodes,
          1_000_000 * nodes / Math.max(1, micros.stream().mapToLong(m -> m).sum()),
          micros.get(micros.size() / 2),
          micros.get(micros.size() * 95 / 100),
          micros.get(micros.size() - 1),
          MILLIS.stream()
              .map(millis -> String.format(Locale.ROOT, "%,d ms %d", millis, within(millis)))
              .collect(Collectors.joining(", ")));
    }

    private long within(long millis) {
      return microsOfAnswers.stream().filter(m -> m <= 1_000 * millis).count();
    }
  }

  @Override
  public int run(List<String> arguments, PrintStream out) throws IOException {
    Options options = Experiment.read(new Options(), arguments);
    List<JsonNode> rows =
        Rows.read(options.data, options.seed, options.count, row -> Rows.holds(row, options.where));
    Tally all = new Tally();
    Map<String, Tally> collections = new TreeMap<>();
    for (JsonNode row : rows) {
      String collection = row.path("collection").asText();
      Tally part = collections.computeIfAbsent(collection, it -> new Tally());
      solve(row, options, List.of(all, part), out);
    }
    if (options.where.isPresent()) {
      collections.forEach((name, part) -> part.print(out, name + ": ", options.nodes));
    }
    all.print(out, "", options.nodes);
    return all.wrong == 0 ? 0 : 1;
  }

  private static void solve(JsonNode row, Options options, List<Tally> tallies, PrintStream out) {
    Problem problem = problem(row, options.target);
    long start = System.nanoTime();
    Solver.Solution solution =
        new Solver(problem, TABLE_BYTES, options.threads, Budget.ofNodes(options.nodes), it -> {})
            .solve(options.first ? Solver.Wanted.VERDICT : Solver.Wanted.ALL_MOVES);
    long micros = (System.nanoTime() - start) / 1_000;
    String label = label(solution.verdict());
    boolean right =
        label.equals(row.get("result").asText())
            && (options.first || isRight(row, problem, solution));
    for (Tally tally : tallies) {
      tally.micros.add(micros);
      tally.nodes += solution.nodes();
      if (label.isEmpty()) {
        tally.open++;
      } else {
        tally.microsOfAnswers.add(micros);
        tally.right += right ? 1 : 0;
        tally.wrong += right ? 0 : 1;
      }
    }
    if (!label.isEmpty() && !right) {
      out.println(row.get("id").asText() + ": " + label + ", labelled " + row.get("result"));
    }
  }

  private static Problem problem(JsonNode row, Target target) {
    Problem marked = Problem.of(SgfReader.read(row.get("sgf").asText()).games().get(0));
    if (target == Target.MARKED) {
      return marked;
    }
    PointSet group = marked.region().copy().retainAll(marked.board().points(marked.defender()));
    return new Problem(marked.board(), marked.toMove(), group, marked.region());
  }

  /** In the words of the labels; empty if it is not known. */
  private static String label(Verdict verdict) {
    return switch (verdict.kind()) {
      case ALIVE, SEKI -> "l";
      case DEAD -> "d";
      case KO ->
          verdict.attackerNeeds() > 0
              ? "l" + verdict.attackerNeeds() + "d"
              : "d" + verdict.defenderNeeds() + "l";
      case UNKNOWN -> "";
    };
  }

  private static boolean isRight(JsonNode row, Problem problem, Solver.Solution solution) {
    List<String> right =
        solution.right().stream().map(p -> Point.name(problem.board().size(), p)).toList();
    return !row.has("firstMoves") || Rows.firstMoves(row).anyMatch(right::contains);
  }
}
