package dev.nakade.bench;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Game;
import dev.nakade.go.KoRule;
import dev.nakade.go.Size;
import dev.nakade.player.MonteCarlo;
import dev.nakade.player.Turn;
import dev.nakade.search.Budget;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;

/** How many games a second our best player plays on an empty board, in time of its thread. */
final class Playouts implements Experiment {
  private static final int ROUNDS = 8;
  private static final long NODES = 1_500_000;

  @Override
  public String name() {
    return "playouts";
  }

  @Override
  public String summary() {
    return "games a second of the Monte-Carlo player, on 9x9, 13x13 and 19x19";
  }

  @Override
  public int run(List<String> arguments, PrintStream out) {
    out.println("| board | games a second | moves a second | signature: games in 1.5 M nodes |");
    out.println("|---|---:|---:|---:|");
    for (int length : List.of(9, 13, 19)) {
      row(Size.of(length, length), out);
    }
    return 0;
  }

  private static void row(Size size, PrintStream out) {
    double best = Double.MAX_VALUE;
    long games = 0;
    for (int round = 0; round < ROUNDS; round++) {
      MonteCarlo player = new MonteCarlo(1, MonteCarlo.Resigning.NEVER);
      Game game = new Game(new Board(size), Color.BLACK, KoRule.PSK);
      long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
      player.think(new Turn(game, 7, Turn.Ending.AGREED), Budget.ofNodes(NODES));
      long nanos = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start;
      best = Math.min(best, nanos / 1e9);
      games = player.games();
    }
    out.println(
        String.format(
            Locale.ROOT, "| %s | %,.0f | %,.0f | %,d |", size, games / best, NODES / best, games));
  }
}
