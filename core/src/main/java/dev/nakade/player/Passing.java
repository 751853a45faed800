package dev.nakade.player;

import dev.nakade.go.Color;
import dev.nakade.go.Game;
import dev.nakade.go.Point;
import dev.nakade.go.Score;
import java.util.List;

/** When to pass, for players whose search does not know. */
final class Passing {
  private Passing() {}

  /** Passes in place of a move if the opponent passed and the stones on the board win. */
  static Thought sensible(Turn turn, Thought thought) {
    if (turn.game().passes() == 0 || thought.move() == Point.PASS || lead(turn) <= 0) {
      return thought;
    }
    return new Thought(
        Point.PASS, false, thought.winRate(), thought.lead(), thought.options(), thought.nodes());
  }

  /** Points that the side to move is ahead if all stones on the board are alive. */
  static double lead(Turn turn) {
    double lead = Score.area(turn.game().board()) - turn.komi();
    return turn.toMove() == Color.BLACK ? lead : -lead;
  }

  /**
   * The first move of a line, if the game allows it; else some other point that is no eye of the
   * mover, else {@code otherwise}. A search that does not know of superko may want what is
   * forbidden.
   */
  static int firstLegal(Game game, List<Integer> line, int otherwise) {
    if (!line.isEmpty() && game.legality(line.get(0)).isLegal()) {
      return line.get(0);
    }
    for (int point = 0; point < game.board().size().area(); point++) {
      if (game.legality(point).isLegal() && !Eyes.isEye(game.board(), point, game.toMove())) {
        return point;
      }
    }
    return otherwise;
  }
}
