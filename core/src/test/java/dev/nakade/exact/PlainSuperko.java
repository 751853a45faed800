package dev.nakade.exact;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Game;
import dev.nakade.go.KoRule;
import dev.nakade.go.Point;
import dev.nakade.go.Stones;

/** Whether Black reaches a score under superko, by trying everything and keeping nothing. */
final class PlainSuperko {
  private final Game game;
  private final int area;

  PlainSuperko(BoardPosition position, KoRule rule) {
    Stones stones = position.board();
    this.game = new Game(Board.of(position.size(), stones::color), position.toMove(), rule);
    this.area = position.size().area();
  }

  boolean reaches(int score) {
    if (game.status() == Game.Status.PASSED_OUT) {
      return game.score() >= score;
    }
    boolean black = game.toMove() == Color.BLACK;
    for (int point = 0; point <= area; point++) {
      int move = point == area ? Point.PASS : point;
      if (game.legality(move).isLegal()) {
        game.play(move);
        boolean reached = reaches(score);
        game.undo();
        if (reached == black) {
          return black;
        }
      }
    }
    return !black;
  }
}
