package dev.nakade.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.nakade.go.Point;
import dev.nakade.lifedeath.Problem;
import dev.nakade.lifedeath.Solver;
import dev.nakade.lifedeath.Verdict;
import dev.nakade.search.Budget;
import dev.nakade.sgf.SgfReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

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
    return "our own solver on labelled problems; --data FILE.jsonl --n N --seed S --nodes N"
        + " --threads N --first";
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
  }

  /** What came out: verdict and a right move as labelled, not so, or nothing within the nodes. */
  private static final class Tally {
    private int right;
    private int wrong;
    private int open;
    private long nodes;
    private final List<Long> micros = new ArrayList<>();
  }

  @Override
  public int run(List<String> arguments, PrintStream out) throws IOException {
    Options options;
    try {
      options = CommandLine.populateCommand(new Options(), arguments.toArray(String[]::new));
    } catch (ParameterException e) {
      throw new IOException(e.getMessage(), e);
    }
    List<String> lines = new ArrayList<>(Files.readAllLines(options.data));
    Collections.shuffle(lines, new Random(options.seed));
    Tally tally = new Tally();
    ObjectMapper json = new ObjectMapper();
    for (String line : lines.subList(0, Math.min(options.count, lines.size()))) {
      solve(json.readTree(line), options, tally, out);
    }
    Collections.sort(tally.micros);
    out.printf(
        Locale.ROOT,
        "%d as labelled, %d not, %d open within %,d nodes each; %,d nodes, %,d a second;"
            + " microseconds: median %,d, 95 %% %,d, most %,d%n",
        tally.right,
        tally.wrong,
        tally.open,
        options.nodes,
        tally.nodes,
        1_000_000 * tally.nodes / Math.max(1, tally.micros.stream().mapToLong(m -> m).sum()),
        tally.micros.get(tally.micros.size() / 2),
        tally.micros.get(tally.micros.size() * 95 / 100),
        tally.micros.get(tally.micros.size() - 1));
    return tally.wrong == 0 ? 0 : 1;
  }

  private static void solve(JsonNode row, Options options, Tally tally, PrintStream out) {
    Problem problem = Problem.of(SgfReader.read(row.get("sgf").asText()).games().get(0));
    long start = System.nanoTime();
    Solver.Solution solution =
        new Solver(problem, TABLE_BYTES, options.threads, Budget.ofNodes(options.nodes), it -> {})
            .solve(options.first ? Solver.Wanted.VERDICT : Solver.Wanted.ALL_MOVES);
    tally.micros.add((System.nanoTime() - start) / 1_000);
    tally.nodes += solution.nodes();
    String label = label(solution.verdict());
    if (label.isEmpty()) {
      tally.open++;
    } else if (label.equals(row.get("result").asText())
        && (options.first || isRight(row, problem, solution))) {
      tally.right++;
    } else {
      tally.wrong++;
      out.println(row.get("id").asText() + ": " + label + ", labelled " + row.get("result"));
    }
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
    boolean found = !row.has("firstMoves");
    for (JsonNode move : row.path("firstMoves")) {
      found |= right.contains(move.asText());
    }
    return found;
  }
}
