package dev.nakade.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.Size;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class RandomGameTest {
  @Test
  void gamesAreLegalEndWithTwoPassesAndFollowFromTheSeed() {
    Size size = Size.of(9, 9);
    RandomGame games = new RandomGame(size, 5);
    RandomGame same = new RandomGame(size, 5);
    int ended = 0;
    for (int i = 0; i < 50; i++) {
      int[] game = games.record();
      assertThat(same.record()).isEqualTo(game);
      Board board = new Board(size);
      int player = Color.BLACK;
      for (int point : game) {
        assertThat(board.legality(point, player).isLegal()).isTrue();
        board.play(point, player);
        player = Color.opponent(player);
      }
      int[] last = Arrays.copyOfRange(game, game.length - 2, game.length);
      ended += Arrays.stream(last).allMatch(point -> point == Point.PASS) ? 1 : 0;
    }
    assertThat(ended).as("the others ran into the limit of plies").isGreaterThan(45);
  }
}
