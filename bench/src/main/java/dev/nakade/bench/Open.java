package dev.nakade.bench;

import com.fasterxml.jackson.databind.JsonNode;
import dev.nakade.go.Point;
import dev.nakade.lifedeath.Inquiry;
import dev.nakade.lifedeath.Problem;
import dev.nakade.lifedeath.Solver;
import dev.nakade.lifedeath.Verdict;
import dev.nakade.search.Budget;
import dev.nakade.sgf.SgfException;
import dev.nakade.sgf.SgfNode;
import dev.nakade.sgf.SgfReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;

/**
 * Our own solver on labelled problems whose walls may have gaps, as it answers when asked: how many
 * it proves, how soon, and whether what it finds is what the source states.
 */
final class Open implements Experiment {
  private static final long TABLE_BYTES = 256L << 20;
  private static final Duration TIME = Duration.ofSeconds(10);

  private static final class Options {
    /** The folder of the sets. */
    @Option(names = "--data", required = true)
    private Path data;

    @Option(names = "--set", required = true)
    private OpenSet set;

    @Option(names = "--n")
    private int count = Integer.MAX_VALUE;

    @Option(names = "--seed")
    private long seed = 1;

    /** For each problem; without any limit, {@link #TIME}. */
    @Option(names = "--time", converter = Time.class)
    private Optional<Duration> time = Optional.empty();

    @Option(names = "--nodes")
    private Optional<Long> nodes = Optional.empty();

    @Option(names = "--threads")
    private int threads = 1;

    /** The verdict alone. */
    @Option(names = "--first")
    private boolean first;

    /** Without the triangles, so that the target is worked out. */
    @Option(names = "--unmarked")
    private boolean unmarked;

    /** Only problems whose id or collection holds this. */
    @Option(names = "--where")
    private Optional<String> where = Optional.empty();

    private Budget budget() {
      if (time.isEmpty() && nodes.isPresent()) {
        return Budget.ofNodes(nodes.get());
      }
      return Budget.of(nodes.orElse(Long.MAX_VALUE), time.orElse(TIME).toNanos());
    }
  }

  /** A time such as {@code 500ms}, {@code 10s} or {@code 2m}. */
  private static final class Time implements ITypeConverter<Duration> {
    @Override
    public Duration convert(String text) {
      return text.endsWith("ms")
          ? Duration.ofMillis(Long.parseLong(text.substring(0, text.length() - 2)))
          : Duration.parse("PT" + text);
    }
  }

  @Override
  public String name() {
    return "open";
  }

  @Override
  public String summary() {
    return "our own solver on problems with gaps; --data DIR --set cho|books|killall7 --n N"
        + " --seed S --time 10s --nodes N --threads N --first --unmarked --where TEXT";
  }

  @Override
  public int run(List<String> arguments, PrintStream out) throws IOException {
    Options options = Experiment.read(new Options(), arguments);
    if (options.threads < 1) {
      throw new IOException("--threads " + options.threads + ": no thread at all");
    }
    List<JsonNode> rows =
        Rows.read(
            options.set.in(options.data),
            options.seed,
            options.count,
            row -> options.set.wants(row) && Rows.holds(row, options.where));
    OpenTally tally = new OpenTally();
    for (JsonNode row : rows) {
      try {
        solve(row, options, tally, out);
      } catch (SgfException | IllegalArgumentException e) {
        tally.refuse();
        out.println(row.get("id").asText() + ": refused, " + e.getMessage());
      }
    }
    tally.print(out, options.set.toString());
    return tally.isAsStated() ? 0 : 1;
  }

  private static void solve(JsonNode row, Options options, OpenTally tally, PrintStream out) {
    SgfNode root = SgfReader.read(row.get("sgf").asText()).games().get(0);
    if (options.unmarked) {
      root.remove("TR");
    }
    Problem problem = Problem.of(root);
    long start = System.nanoTime();
    Solver.Solution solution =
        Inquiry.into(
                problem,
                Inquiry.Region.GROWS,
                TABLE_BYTES,
                options.threads,
                options.budget(),
                question -> {})
            .solve(options.first ? Solver.Wanted.VERDICT : Solver.Wanted.ALL_MOVES);
    long nanos = System.nanoTime() - start;
    Verdict.Kind found = solution.verdict().kind();
    boolean proved = found != Verdict.Kind.UNKNOWN;
    Optional<Boolean> label =
        proved ? options.set.isAsLabelled(row, problem.goal(), found) : Optional.empty();
    List<String> right = names(problem, solution.right());
    List<String> stated = Rows.firstMoves(row).toList();
    Optional<Boolean> move =
        proved && !stated.isEmpty()
            ? Optional.of(stated.stream().anyMatch(right::contains))
            : Optional.empty();
    tally.add(solution, nanos, label, move);
    if (!label.orElse(true) || !move.orElse(true)) {
      out.printf(
          "%s: stated %s %s, found %s, right %s%s%n",
          row.get("id").asText(),
          row.path("result").asText("no verdict"),
          stated,
          found,
          right,
          others(stated, right, names(problem, solution.wrong())));
    }
  }

  /** What became of the stated moves that were not found right. */
  private static String others(List<String> stated, List<String> right, List<String> wrong) {
    return stated.stream()
        .filter(move -> !right.contains(move))
        .map(move -> "; " + move + (wrong.contains(move) ? " wrong" : " not judged"))
        .collect(Collectors.joining());
  }

  private static List<String> names(Problem problem, Collection<Integer> points) {
    return points.stream().map(point -> Point.name(problem.board().size(), point)).toList();
  }
}
