package dev.nakade.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Diagram;
import dev.nakade.go.Size;
import dev.nakade.go.Symmetry;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The shapes of quick games. */
class ShapesTest {
  private static boolean matches(String diagram, int x, int y, int player) {
    Board board = Diagram.parse(diagram);
    PlayoutBoard quick = new PlayoutBoard(new Ground(board.size()));
    quick.set(board, player);
    return Shapes.STANDARD.matches(quick, board.size().point(x, y), player);
  }

  @Test
  void knowsHaneAndCut() {
    String hane =
        """
        . . . . .
        . X O . .
        . . . . .
        . . . . .
        . . . . .
        """;
    assertThat(matches(hane, 2, 2, Color.BLACK)).isTrue();
    assertThat(matches(hane, 4, 4, Color.BLACK)).isFalse();
    String cut =
        """
        . . . . .
        . X O . .
        . O . . .
        . . . . .
        . . . . .
        """;
    assertThat(matches(cut, 2, 2, Color.WHITE)).isTrue();
  }

  @Test
  void areTheSameInAllDirectionsAndForBothColours() {
    Random random = new Random(5);
    for (int i = 0; i < 300; i++) {
      Board board = Board.of(Size.of(5, 5), p -> random.nextInt(3));
      for (Symmetry symmetry : Symmetry.values()) {
        Board image = symmetry.apply(board);
        for (int point = 0; point < 25; point++) {
          if (board.color(point) == Color.EMPTY) {
            boolean here = matches(board, point, Color.BLACK);
            int there = symmetry.apply(board.size(), point);
            assertThat(matches(image, there, Color.BLACK)).isEqualTo(here);
            assertThat(matches(image.swapColors(), there, Color.WHITE)).isEqualTo(here);
          }
        }
      }
    }
  }

  private static boolean matches(Board board, int point, int player) {
    PlayoutBoard quick = new PlayoutBoard(new Ground(board.size()));
    quick.set(board, player);
    return Shapes.STANDARD.matches(quick, point, player);
  }

  @Test
  void ownShapesAreForOneSide() {
    Shapes own = new Shapes(List.of("only mine own", "X X X", ". . .", ". . ."));
    Board board = Diagram.parse("XXX\n...\n...");
    PlayoutBoard quick = new PlayoutBoard(new Ground(board.size()));
    quick.set(board, Color.BLACK);
    assertThat(own.matches(quick, 4, Color.BLACK)).isTrue();
    assertThat(own.matches(quick, 4, Color.WHITE)).isFalse();
  }

  @Test
  void refusesHalfAShape() {
    assertThatThrownBy(() -> new Shapes(List.of("half", "X X X", ". . .")))
        .hasMessageContaining("three rows");
  }
}
