package dev.nakade.bench;

import dev.nakade.go.Color;
import dev.nakade.go.Size;
import dev.nakade.player.GoIntellect;
import dev.nakade.player.Player;
import dev.nakade.systems.Players;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Option;

/**
 * The experiments of Chen's paper on global search (2000, section 8): AlphaBetaX against a search
 * to a fixed depth, and all eight settings of its three enhancements against each other.
 */
final class Chen implements Experiment {
  /** What may be set. */
  private static final class Options {
    @Option(names = "--games")
    private int games = 50;

    @Option(names = "--size")
    private int size = 9;

    @Option(names = "--depth")
    private int depth = 3;

    /** Of the search to a fixed depth, if it differs. */
    @Option(names = "--fixed-depth")
    private int fixedDepth;

    @Option(names = "--komi")
    private double komi = 6;

    @Option(names = "--opening")
    private int opening = 4;

    @Option(names = "--nodes")
    private long nodes = 20_000;

    @Option(names = "--tournament")
    private boolean tournament;
  }

  @Override
  public String name() {
    return "chen";
  }

  @Override
  public String summary() {
    return "Go Intellect enhanced against fixed depth; --games N --size N --depth N"
        + " --fixed-depth N, or"
        + " --tournament of all eight settings";
  }

  @Override
  public int run(List<String> arguments, PrintStream out) throws IOException {
    Options options = Experiment.read(new Options(), arguments);
    if (options.tournament) {
      tournament(options, out);
    } else {
      match(options, out);
    }
    return 0;
  }

  private static void match(Options options, PrintStream out) {
    Score all = new Score();
    Score black = new Score();
    Score white = new Score();
    for (int game = 0; game < options.games; game++) {
      boolean first = game % 2 == 0;
      Score score = first ? black : white;
      play(options, GoIntellect.Features.ALL, GoIntellect.Features.NONE, game, score);
    }
    all.add(black);
    all.add(white);
    out.println(
        format(
            "%dx%d, komi %s, %d games; AlphaBetaX to depth %d against a search to depth %d",
            options.size,
            options.size,
            options.komi,
            options.games,
            options.depth,
            depth(options, GoIntellect.Features.NONE)));
    out.println("\n| | wins | draws | games | share | Chen |");
    out.println("|---|---:|---:|---:|---:|---:|");
    row("as Black", black, "68 %", out);
    row("as White", white, "56 %", out);
    row("all", all, "62 %", out);
    out.println(
        format(
            "%nA move took %.1f ms and %.1f ms: the enhanced search is %.1f %% faster (Chen: 15.5 %%).",
            all.millis(0), all.millis(1), 100 * (1 - all.millis(0) / all.millis(1))));
  }

  private static void row(String head, Score score, String chen, PrintStream out) {
    out.println(
        format(
            "| %s | %d | %d | %d | %.0f %% | %s |",
            head, score.wins, score.draws, score.games, 100 * score.share(), chen));
  }

  /** One game of the first setting, which has Black in even games, with the second. */
  private static void play(
      Options options,
      GoIntellect.Features first,
      GoIntellect.Features second,
      int game,
      Score score) {
    boolean black = game % 2 == 0;
    Duel duel =
        new Duel(
            Size.of(options.size, options.size),
            options.komi,
            options.opening,
            game / 2,
            options.nodes);
    Player one = Players.goIntellect(first, depth(options, first));
    Player other = Players.goIntellect(second, depth(options, second));
    double lead = black ? duel.play(one, other) : duel.play(other, one);
    score.games++;
    score.wins += (black ? lead : -lead) > 0 ? 1 : 0;
    score.draws += lead == 0 ? 1 : 0;
    int own = black ? Color.BLACK : Color.WHITE;
    score.nanos[0] += duel.nanos(own);
    score.nanos[1] += duel.nanos(Color.opponent(own));
    score.moves[0] += duel.moves(own);
    score.moves[1] += duel.moves(Color.opponent(own));
  }

  private static int depth(Options options, GoIntellect.Features features) {
    boolean other = options.fixedDepth > 0 && features.equals(GoIntellect.Features.NONE);
    return other ? options.fixedDepth : options.depth;
  }

  /** Each setting meets each other one with both colours; how often is given by the games. */
  private static void tournament(Options options, PrintStream out) {
    List<GoIntellect.Features> settings = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      settings.add(new GoIntellect.Features((i & 4) != 0, (i & 2) != 0, (i & 1) != 0));
    }
    Score[] scores = new Score[settings.size()];
    for (int i = 0; i < scores.length; i++) {
      scores[i] = new Score();
    }
    int rounds = Math.max(1, options.games / 14);
    for (int i = 0; i < settings.size(); i++) {
      for (int j = i + 1; j < settings.size(); j++) {
        Score score = new Score();
        for (int game = 0; game < 2 * rounds; game++) {
          play(options, settings.get(i), settings.get(j), game, score);
        }
        scores[i].add(score);
        scores[j].addReversed(score);
      }
    }
    out.println(
        format(
            "%dx%d, depth %d, komi %s; double round robin, %d times",
            options.size, options.size, options.depth, options.komi, rounds));
    out.println("\n| quiescence | target | urgency | wins | draws | games | ms a move |");
    out.println("|---|---|---|---:|---:|---:|---:|");
    for (int i = settings.size() - 1; i >= 0; i--) {
      GoIntellect.Features setting = settings.get(i);
      out.println(
          format(
              "| %s | %s | %s | %d | %d | %d | %.1f |",
              setting.quiescence() ? "on" : "off",
              setting.target() ? "on" : "off",
              setting.urgency() ? "on" : "off",
              scores[i].wins,
              scores[i].draws,
              scores[i].games,
              scores[i].millis(0)));
    }
    out.println("\nChen, 14 games each: all three on 10 wins, every other setting 6 to 8.");
  }

  private static String format(String pattern, Object... values) {
    return String.format(Locale.ROOT, pattern, values);
  }

  /** Games of a setting, and what it and its opponents thought. */
  private static final class Score {
    private int wins;
    private int draws;
    private int games;
    private final long[] nanos = new long[2];
    private final long[] moves = new long[2];

    double share() {
      return games == 0 ? 0 : (wins + draws / 2.0) / games;
    }

    double millis(int side) {
      return moves[side] == 0 ? 0 : nanos[side] / 1e6 / moves[side];
    }

    void add(Score other) {
      wins += other.wins;
      draws += other.draws;
      games += other.games;
      for (int side = 0; side < 2; side++) {
        nanos[side] += other.nanos[side];
        moves[side] += other.moves[side];
      }
    }

    void addReversed(Score other) {
      wins += other.games - other.wins - other.draws;
      draws += other.draws;
      games += other.games;
      for (int side = 0; side < 2; side++) {
        nanos[side] += other.nanos[1 - side];
        moves[side] += other.moves[1 - side];
      }
    }
  }
}
