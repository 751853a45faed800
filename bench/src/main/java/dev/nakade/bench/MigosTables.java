package dev.nakade.bench;

import dev.nakade.exact.BoardPosition;
import dev.nakade.exact.BoardSolver;
import dev.nakade.exact.MigosParts;
import dev.nakade.exact.ScoreRange;
import dev.nakade.go.KoRule;
import dev.nakade.go.Point;
import dev.nakade.search.Budget;
import dev.nakade.search.ProofTable;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine.Option;

/**
 * The tables of "Solving Go on small boards" (van der Werf, van den Herik and Uiterwijk, 2003),
 * ours beside theirs.
 */
final class MigosTables implements Experiment {
  private static final long BYTES = 256L << 20;

  private static final class Options {
    /** For each box. */
    @Option(names = "--nodes")
    private long nodes = 5_000_000;

    /** Boards of more lines than this are left out. */
    @Option(names = "--largest")
    private int largest = 4;
  }

  /** A row of table 1: the article's result, depth, nodes as a power of ten, and time. */
  private record Solved(
      int size, KoRule rule, String result, int depth, String nodes, String time) {}

  private static final List<Solved> SOLVED =
      List.of(
          new Solved(2, KoRule.BASIC, "0", 5, "2.1", ""),
          new Solved(2, KoRule.JAPANESE, "0", 5, "2.1", ""),
          new Solved(2, KoRule.SSK_APPROX, "+1", 11, "2.9", ""),
          new Solved(2, KoRule.SSK, "+1", 11, "3.1", ""),
          new Solved(3, KoRule.BASIC, "+9", 11, "3.5", ""),
          new Solved(3, KoRule.JAPANESE, "+9", 11, "3.5", ""),
          new Solved(3, KoRule.SSK_APPROX, "+9", 11, "4.0", ""),
          new Solved(3, KoRule.SSK, "+9", 11, "4.4", ""),
          new Solved(4, KoRule.BASIC, "+1", 21, "5.8", "3.3 s"),
          new Solved(4, KoRule.JAPANESE, "+2", 21, "5.8", "3.3 s"),
          new Solved(4, KoRule.SSK_APPROX, "+2", 23, "6.9", "14.8 s"),
          new Solved(4, KoRule.SSK, "+2", 23, "9.5", "1.1 h"),
          new Solved(5, KoRule.BASIC, "+25", 23, "9.2", "2.7 h"),
          new Solved(5, KoRule.JAPANESE, "+25", 23, "9.2", "2.7 h"),
          new Solved(5, KoRule.SSK_APPROX, "+25", 23, "10.0", "9.7 h"));

  /** A row of table 3: the share of nodes that a part saved on 3×3, 4×4 and 5×5. */
  private record Saved(String name, MigosParts.Feature feature, List<String> shares) {}

  private static final List<Saved> SAVED =
      List.of(
          saved("Transposition tables", MigosParts.Feature.TRANSPOSITION_TABLE, "92", ">99", ">99"),
          saved(
              "Enhanced transposition cutoffs",
              MigosParts.Feature.ENHANCED_TRANSPOSITION_CUTOFFS,
              "4",
              "35",
              "40"),
          saved("Symmetry lookups", MigosParts.Feature.SYMMETRY_LOOKUPS, "63", "89", "86"),
          saved("Internal unconditional bounds", MigosParts.Feature.INTERNAL_BOUNDS, "5", "1", "7"),
          saved("Killer moves", MigosParts.Feature.KILLER_MOVES, "0", "8", "20"),
          saved("History heuristic", MigosParts.Feature.HISTORY_HEURISTIC, "61", "90", "95"),
          saved("Sibling promotion", MigosParts.Feature.SIBLING_PROMOTION, "0", "3", "31"));

  private static Saved saved(String name, MigosParts.Feature feature, String... shares) {
    return new Saved(name, feature, List.of(shares));
  }

  @Override
  public String name() {
    return "migos";
  }

  @Override
  public String summary() {
    return "the tables of \"Solving Go on small boards\", ours beside theirs; --nodes N a box,"
        + " --largest LINES";
  }

  @Override
  public int run(List<String> arguments, PrintStream out) throws IOException {
    Options options = Experiment.read(new Options(), arguments);
    printSolved(options, out);
    printTerritory(options, out);
    printSaved(options, out);
    if (options.largest >= 5) {
      printOpenings(options, out);
    }
    return 0;
  }

  private static void printSolved(Options options, PrintStream out) {
    out.println("## Table 1: solving small empty boards\n");
    out.println(
        "| board | ko rule | article: result | log10 nodes | time | migos: result | log10 nodes |"
            + " nakade-exact: result | nodes | log10 nodes | s |");
    out.println("|---|---|---|---:|---|---|---:|---|---:|---:|---:|");
    for (Solved row : SOLVED) {
      if (row.size <= options.largest) {
        BoardPosition board = SmallBoards.empty(row.size, row.size);
        SmallBoards.Found theirs =
            SmallBoards.solve(SmallBoards.system("migos"), board, row.rule, options.nodes);
        SmallBoards.Found ours =
            SmallBoards.solve(SmallBoards.system("nakade-exact"), board, row.rule, options.nodes);
        out.printf(
            "| %d×%d | %s | %s | %s | %s | %s | %s | %s | %s | %s | %s |%n",
            row.size,
            row.size,
            row.rule,
            row.result,
            row.nodes,
            row.time,
            theirs.value(),
            theirs.log(),
            ours.value(),
            ours.count(),
            ours.log(),
            ours.seconds());
      }
    }
  }

  /** What the article asked in tables 2 and 3: whether Black gets what it found. */
  private static String nodes(int size, MigosParts parts, long most) {
    BoardPosition board = SmallBoards.empty(size, size);
    BoardSolver solver =
        BoardSolver.migos(
            board, KoRule.BASIC, parts, BYTES, Budget.ofNodes(most), (known, k) -> {});
    int asked = size == 3 ? 9 : size == 4 ? 1 : 25;
    ScoreRange known = solver.ask(asked);
    return (known.lower() >= asked ? "" : "> ") + solver.nodes();
  }

  private static void printTerritory(Options options, PrintStream out) {
    out.println("\n## Table 2: the impact of recognising unconditional territory\n");
    out.println("| board | territory | article: log10 nodes | migos: nodes |");
    out.println("|---|---|---:|---:|");
    String[][] theirs = {{"3.5", "3.8"}, {"5.8", "6.4"}, {"9.2", "> 10.7"}};
    for (int size = 3; size <= Math.min(5, options.largest); size++) {
      MigosParts without = MigosParts.ALL.without(MigosParts.Feature.UNCONDITIONAL_TERRITORY);
      out.printf(
          "| %d×%d | + | %s | %s |%n",
          size, size, theirs[size - 3][0], nodes(size, MigosParts.ALL, options.nodes));
      out.printf(
          "| %d×%d | - | %s | %s |%n",
          size, size, theirs[size - 3][1], nodes(size, without, options.nodes));
    }
  }

  private static void printSaved(Options options, PrintStream out) {
    out.println("\n## Table 3: nodes saved by a part, in %: article / ours\n");
    out.println("| part | 3×3 | 4×4 | 5×5 |");
    out.println("|---|---:|---:|---:|");
    for (Saved row : SAVED) {
      StringBuilder line = new StringBuilder("| " + row.name);
      for (int size = 3; size <= 5; size++) {
        line.append(" | ").append(row.shares.get(size - 3)).append(" / ");
        line.append(size > options.largest ? "" : share(size, row.feature, options.nodes));
      }
      out.println(line + " |");
    }
  }

  private static String share(int size, MigosParts.Feature feature, long most) {
    String all = nodes(size, MigosParts.ALL, most);
    String without = nodes(size, MigosParts.ALL.without(feature), most);
    if (all.startsWith(">")) {
      return "?";
    }
    double full = Double.parseDouble(all);
    double more = Double.parseDouble(without.replace("> ", ""));
    String sign = without.startsWith(">") ? ">" : "";
    return String.format(Locale.ROOT, "%s%.0f", sign, 100 * (1 - full / more));
  }

  private static void printOpenings(Options options, PrintStream out) {
    out.println("\n## Figure 13: values of opening moves on 5×5\n");
    BoardPosition board = SmallBoards.empty(5, 5);
    BoardSolver solver =
        SmallBoards.system("nakade-exact")
            .solver(
                board,
                KoRule.BASIC,
                ProofTable.ofBytes(BYTES),
                BYTES,
                /* threads= */ 1,
                Budget.ofNodes(options.nodes),
                (known, k) -> {});
    Map<Integer, ScoreRange> values = solver.firstMoves();
    out.println("| opening | at least | at most |");
    out.println("|---|---:|---:|");
    values.forEach(
        (move, range) ->
            out.printf(
                "| %s | %d | %d |%n",
                Point.name(board.size(), move), range.lower(), range.upper()));
  }
}
