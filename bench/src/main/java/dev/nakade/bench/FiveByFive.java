package dev.nakade.bench;

import com.fasterxml.jackson.databind.JsonNode;
import dev.nakade.exact.BoardPosition;
import dev.nakade.exact.BoardSolver;
import dev.nakade.go.KoRule;
import dev.nakade.go.Point;
import dev.nakade.go.Size;
import dev.nakade.search.Budget;
import dev.nakade.search.ProofTable;
import dev.nakade.sgf.SgfPosition;
import dev.nakade.sgf.SgfReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import picocli.CommandLine.Option;

/** Whole-board problems of others: values, and whether the stated move is among the best. */
final class FiveByFive implements Experiment {
  private static final long BYTES = 512L << 20;

  private static final class Options {
    /** The folder with {@code five.jsonl}. */
    @Option(names = "--data", required = true)
    private Path data;

    @Option(names = "--n")
    private int count = Integer.MAX_VALUE;

    @Option(names = "--seed")
    private long seed = 1;

    /** For each problem. */
    @Option(names = "--nodes")
    private long nodes = 1_000_000;
  }

  @Override
  public String name() {
    return "five";
  }

  @Override
  public String summary() {
    return "whole-board problems on 5x5; --data DIR --n N --seed S --nodes N a problem";
  }

  @Override
  public int run(List<String> arguments, PrintStream out) throws IOException {
    Options options = Experiment.read(new Options(), arguments);
    List<JsonNode> rows =
        Rows.read(options.data.resolve("five.jsonl"), options.seed, options.count, row -> true);
    int solved = 0;
    int judged = 0;
    int stated = 0;
    long nodes = 0;
    for (JsonNode row : rows) {
      SgfPosition record = SgfPosition.at(SgfReader.read(row.get("sgf").asText()).games().get(0));
      BoardPosition position = BoardPosition.of(record.board(), record.toMove());
      BoardSolver solver =
          SmallBoards.system("nakade-exact")
              .solver(
                  position,
                  KoRule.BASIC,
                  ProofTable.ofBytes(BYTES),
                  BYTES,
                  /* threads= */ 1,
                  Budget.ofNodes(options.nodes),
                  (known, k) -> {});
      boolean exact = solver.solve().exact();
      solved += exact ? 1 : 0;
      BoardSolver.Best best = exact ? solver.bestMoves() : new BoardSolver.Best(List.of(), false);
      nodes += solver.nodes();
      Set<String> right = names(position.size(), all(best.moves(), solver.images()));
      boolean agrees = Rows.firstMoves(row).anyMatch(right::contains);
      judged += best.complete() ? 1 : 0;
      stated += agrees ? 1 : 0;
      if (!agrees) {
        out.printf(
            "%s: value %d to %d, stated %s, best%s %s%n",
            row.get("id").asText(),
            solver.known().lower(),
            solver.known().upper(),
            Rows.firstMoves(row).toList(),
            best.complete() ? "" : " so far",
            right);
      }
    }
    out.printf(
        "| problems | %d |%n| value proved | %d |%n| all first moves judged | %d |%n"
            + "| stated move among the best | %d |%n| nodes | %,d |%n",
        rows.size(), solved, judged, stated, nodes);
    return stated == rows.size() ? 0 : 1;
  }

  /** The moves with their images. */
  private static List<Integer> all(List<Integer> moves, Map<Integer, Integer> images) {
    return images.keySet().stream().filter(move -> moves.contains(images.get(move))).toList();
  }

  private static Set<String> names(Size size, List<Integer> points) {
    Set<String> names = new HashSet<>();
    points.forEach(point -> names.add(Point.name(size, point)));
    return names;
  }
}
