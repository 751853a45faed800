package dev.nakade.bench;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Game;
import dev.nakade.go.KoRule;
import dev.nakade.go.Size;
import dev.nakade.player.Team16;
import dev.nakade.player.Turn;
import dev.nakade.search.Budget;
import dev.nakade.search.Report;
import dev.nakade.search.Switches;
import dev.nakade.search.Switches.Part;
import java.io.IOException;
import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import picocli.CommandLine.Option;

/**
 * The tables of Team16's report: how long a move takes with and without the enhancements, and with
 * one of them left out. Positions are those of a game that its own search plays.
 */
final class Team16Tables implements Experiment {
  private static final Map<String, Switches> SETTINGS = settings();

  /** What may be set. */
  private static final class Options {
    @Option(names = "--moves")
    private int moves = 20;

    @Option(names = "--nodes")
    private long nodes = 3_000_000;

    @Option(names = "--depths")
    private int[] depths = {3, 4, 5};

    @Option(names = "--large-depths")
    private int[] largeDepths = {2, 3};
  }

  /** Seconds a move in the report: board, depth, enhanced, plain. */
  private static final Map<String, String> THEIRS =
      Map.of(
          "9x9 3", "1.797 | 2.656",
          "9x9 4", "11.153 | 14.545",
          "9x9 5", "408.684 | 1093.889",
          "19x19 2", "4.030 | 5.785",
          "19x19 3", "313.523 | 780.931");

  private static Map<String, Switches> settings() {
    Switches all = Team16.Method.NEGASCOUT.switches();
    Map<String, Switches> settings = new LinkedHashMap<>();
    settings.put("NegaScout, all on", all);
    settings.put("without null windows", all.without(Part.NULL_WINDOWS));
    settings.put("without table", all.without(Part.TABLE, Part.DEEPER_ENTRIES));
    settings.put("without killers", all.without(Part.KILLERS));
    settings.put("alpha-beta only", Switches.ALPHA_BETA);
    return settings;
  }

  @Override
  public String name() {
    return "team16";
  }

  @Override
  public String summary() {
    return "Team16's tables: time a move by depth, with and without enhancements; --moves N"
        + " --nodes N";
  }

  @Override
  public int run(List<String> arguments, PrintStream out) throws IOException {
    Options options = Experiment.read(new Options(), arguments);
    out.println("| board | depth | search | s a move | nodes a move | theirs, on and off, s |");
    out.println("|---|---:|---|---:|---:|---|");
    for (int depth : options.depths) {
      table(Size.of(9, 9), depth, options, out);
    }
    for (int depth : options.largeDepths) {
      table(Size.of(19, 19), depth, options, out);
    }
    return 0;
  }

  private static void table(Size size, int depth, Options options, PrintStream out) {
    String theirs = THEIRS.getOrDefault(size + " " + depth, "");
    SETTINGS.forEach(
        (name, switches) -> {
          Cost cost = measure(size, depth, switches, options);
          out.println(
              String.format(
                  Locale.ROOT,
                  "| %s | %d | %s | %s%.3f | %,d | %s |",
                  size,
                  depth,
                  name,
                  cost.finished ? "" : "> ",
                  cost.nanos / 1e9 / options.moves,
                  cost.nodes / options.moves,
                  theirs.replace(" | ", " and ")));
        });
  }

  /** What all searches of a setting took, and whether all came to their end. */
  private static final class Cost {
    private long nanos;
    private long nodes;
    private boolean finished = true;
  }

  /** The same positions for every setting: a game that a shallow search plays with itself. */
  private static Cost measure(Size size, int depth, Switches switches, Options options) {
    Game game = new Game(new Board(size), Color.BLACK, KoRule.PSK);
    SplittableRandom random = new SplittableRandom(16);
    Team16 player = new Team16(Team16.Method.NEGASCOUT, 1);
    Cost cost = new Cost();
    int stride = Math.max(1, (size.area() * 2 / 3) / options.moves);
    for (int ply = 0; ply < stride * options.moves; ply++) {
      Turn turn = new Turn(game, 6.5, Turn.Ending.AGREED);
      if (ply % stride == 0) {
        Report report = player.search(turn, switches, depth, Budget.ofNodes(options.nodes));
        cost.nanos += report.nanos();
        cost.nodes += report.nodes();
        cost.finished &= report.complete();
      }
      int random4 = random.nextInt(4);
      int point = random.nextInt(size.area());
      boolean strays = random4 == 0 && game.legality(point).isLegal();
      game.play(strays ? point : player.think(turn, Budget.unlimited()).move());
    }
    return cost;
  }
}
