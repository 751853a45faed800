package dev.nakade.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Diagram;
import dev.nakade.go.Point;
import dev.nakade.go.Size;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The small searches with one aim. */
class TacticsTest {
  private static final String LADDER =
      """
      . . . . . . . . .
      . . X . . . . . .
      . X O . . . . . .
      . . X . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      """;

  private static int point(Board board, String name) {
    return Point.parse(board.size(), name).orElseThrow();
  }

  @Test
  void seesThatALadderWorksAndThatAStoneBreaksIt() {
    Board board = Diagram.parse(LADDER);
    int stone = point(board, "C7");
    assertThat(board.liberties(stone)).isEqualTo(1);
    Tactics tactics = new Tactics(board);
    assertThat(tactics.ladder(stone)).isEqualTo(point(board, "D7"));
    assertThat(tactics.escape(stone)).isEqualTo(point(board, "D7"));
  }

  @Test
  void followsALadderToTheEdge() {
    Board board =
        Diagram.parse(
            """
            . . . . . . . . .
            . . . . . . . . .
            . . X . . . . . .
            . X O . . . . . .
            . X O X . . . . .
            . . X . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            """);
    Tactics tactics = new Tactics(board);
    int stone = point(board, "C6");
    assertThat(board.liberties(stone)).isEqualTo(1);
    assertThat(tactics.ladder(stone)).isEqualTo(point(board, "D6"));
    long key = board.key();
    assertThat(tactics.escape(stone)).isEqualTo(Point.NONE);
    assertThat(board.key()).isEqualTo(key);
    board.set(point(board, "E8"), Color.WHITE);
    assertThat(new Tactics(board).escape(stone)).isEqualTo(point(board, "D6"));
    assertThat(tactics.nodes()).isPositive();
  }

  @Test
  void takesOneOfTwo() {
    Board board =
        Diagram.parse(
            """
            . . . . . . .
            . X X . X X .
            X O O . O O X
            . X X . X X .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            """);
    Tactics tactics = new Tactics(board);
    assertThat(tactics.captureOneOf(point(board, "B5"), point(board, "E5")))
        .isEqualTo(point(board, "D5"));
  }

  @Test
  void partsWhatIsNotConnected() {
    Board board =
        Diagram.parse(
            """
            . . . . .
            . . O . .
            . X . X .
            . . O . .
            . . . . .
            """);
    Tactics tactics = new Tactics(board);
    assertThat(tactics.part(point(board, "B3"), point(board, "D3"))).isEqualTo(point(board, "C3"));
    Board joint =
        Diagram.parse(
            """
        . . . . .
        . X . X .
        . X . X .
        . . . . .
        . . . . .
        """);
    assertThat(new Tactics(joint).part(point(joint, "B3"), point(joint, "D3")))
        .isEqualTo(Point.NONE);
  }

  @Test
  void leavesTheBoardAsItWas() {
    Random random = new Random(21);
    for (int i = 0; i < 60; i++) {
      Board board = Team16Test.random(Size.of(7, 7), 40, random);
      String before = Diagram.format(board);
      Tactics tactics = new Tactics(board);
      for (int point = 0; point < 49; point++) {
        if (board.color(point) != Color.EMPTY) {
          tactics.ladder(point);
          tactics.capture(point);
          tactics.escape(point);
        }
      }
      assertThat(Diagram.format(board)).isEqualTo(before);
    }
  }
}
