package dev.nakade.bench;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Game;
import dev.nakade.go.KoRule;
import dev.nakade.go.Point;
import dev.nakade.go.Size;
import dev.nakade.player.Judge;
import dev.nakade.player.Player;
import dev.nakade.player.Thought;
import dev.nakade.player.Turn;
import dev.nakade.search.Budget;
import java.util.SplittableRandom;

/**
 * A game between two players in this process. Nobody resigns; dead stones are taken off by the
 * judge of the house when both have passed.
 */
final class Duel {
  private final Game game;
  private final double komi;
  private final long nodes;
  private final long[] nanos = new long[3];
  private final int[] moves = new int[3];

  /** A game that begins with so many random moves, the same for the same seed. */
  Duel(Size size, double komi, int opening, long seed, long nodes) {
    this.game = new Game(new Board(size), Color.BLACK, KoRule.PSK);
    this.komi = komi;
    this.nodes = nodes;
    SplittableRandom random = new SplittableRandom(seed);
    while (game.plies() < opening) {
      int x = 2 + random.nextInt(size.width() - 4);
      int y = 2 + random.nextInt(size.height() - 4);
      if (game.legality(size.point(x, y)).isLegal()) {
        game.play(size.point(x, y));
      }
    }
  }

  /** Plays the game; Black's lead at its end, komi deducted. */
  double play(Player black, Player white) {
    int most = 3 * game.board().size().area();
    while (game.status() == Game.Status.RUNNING && game.plies() < most) {
      int mover = game.toMove();
      Player player = mover == Color.BLACK ? black : white;
      long start = System.nanoTime();
      Thought thought =
          player.think(new Turn(game, komi, Turn.Ending.AGREED), Budget.ofNodes(nodes));
      nanos[mover] += System.nanoTime() - start;
      moves[mover]++;
      game.play(game.legality(thought.move()).isLegal() ? thought.move() : Point.PASS);
    }
    return Judge.of(game).score() - komi;
  }

  /** What a player thought in all, in nanoseconds. */
  long nanos(int color) {
    return nanos[color];
  }

  int moves(int color) {
    return moves[color];
  }
}
