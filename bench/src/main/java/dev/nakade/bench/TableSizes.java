package dev.nakade.bench;

import dev.nakade.exact.BoardPosition;
import dev.nakade.go.KoRule;
import dev.nakade.search.ProofTable;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Option;

/** What a board takes with tables of different sizes. */
final class TableSizes implements Experiment {
  /** Two bits for the four entries of a bucket. */
  private static final int ENTRY_BITS = 2;

  private static final class Options {
    @Option(names = "--nodes")
    private long nodes = 5_000_000;

    @Option(names = "--first")
    private int first = 10;

    @Option(names = "--last")
    private int last = 22;

    @Option(names = "--width")
    private int width = 4;

    @Option(names = "--height")
    private int height = 4;

    @Option(names = "--svg")
    private Optional<Path> svg = Optional.empty();
  }

  /** One size of table and what it took. */
  private record Size(int bits, SmallBoards.Found found) {}

  @Override
  public String name() {
    return "table-sizes";
  }

  @Override
  public String summary() {
    return "a board with tables of 2^first to 2^last entries; --first --last --width --height"
        + " --nodes --svg OUT";
  }

  @Override
  public int run(List<String> arguments, PrintStream out) throws IOException {
    Options options = Experiment.read(new Options(), arguments);
    BoardPosition board = SmallBoards.empty(options.width, options.height);
    out.printf("| entries | MiB | %dx%d | nodes | s |%n", options.width, options.height);
    out.println("|---|---:|---:|---:|---:|");
    List<Size> sizes = new ArrayList<>();
    for (int bits = options.first; bits <= options.last; bits += 2) {
      ProofTable table = new ProofTable(bits - ENTRY_BITS);
      SmallBoards.Found found =
          SmallBoards.solve(
              SmallBoards.system("nakade-exact"), board, KoRule.BASIC, options.nodes, table);
      sizes.add(new Size(bits, found));
      out.printf(
          Locale.ROOT,
          "| 2^%d | %.1f | %s | %s | %s |%n",
          bits,
          24.0 * (1L << bits) / (1 << 20),
          found.value(),
          found.count(),
          found.seconds());
    }
    if (options.svg.isPresent()) {
      Files.writeString(options.svg.get(), chart(sizes, board.size().toString()));
    }
    return 0;
  }

  /** Nodes against entries, both as logarithms. */
  private static String chart(List<Size> sizes, String board) {
    List<Chart.Mark> marks =
        sizes.stream()
            .map(size -> new Chart.Mark(size.bits, log(size), "2^" + size.bits, size.found.count()))
            .toList();
    Chart.Line line = new Chart.Line("", Chart.Stroke.SOLID, marks);
    return new Chart("nodes for " + board + " against entries of the table", List.of(line))
        .svg(Double.MAX_VALUE);
  }

  private static double log(Size size) {
    return Math.log10((double) Math.max(1, size.found.nodes()));
  }
}
