package dev.nakade.app.picture;

import static dev.nakade.app.picture.Pictures.points;
import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.Board;
import dev.nakade.go.Diagram;
import dev.nakade.go.Size;
import org.junit.jupiter.api.Test;

class TextBoardTest {
  private static final Size SMALL = Size.of(5, 4);

  private static final Board BOARD =
      Diagram.parse(
          """
          . X O . .
          X X O . .
          O O O . .
          . . . . .
          """);

  @Test
  void marksStandBehindTheirPoint() {
    BoardPicture picture =
        BoardPicture.of(BOARD)
            .mark(Mark.TRIANGLE, points(SMALL, "B4", "B3"))
            .mark(Mark.SQUARE, points(SMALL, "A4"))
            .mark(Mark.CROSS, points(SMALL, "E1"))
            .label(SMALL.point(3, 1), "a")
            .build();
    assertThat(picture.text(TextStyle.PLAIN))
        .isEqualTo(
            """
             4  ┌▫●▵○─┬─┐
             3  ●─●▵○─a─┤
             2  ○─○─○─┼─┤
             1  └─┴─┴─┴─┘×
                A B C D E
            """);
  }

  @Test
  void numbersOnStonesWidenTheGaps() {
    BoardPicture picture =
        BoardPicture.of(BOARD)
            .label(SMALL.point(1, 0), "12")
            .label(SMALL.point(4, 3), "34")
            .build();
    assertThat(picture.text(TextStyle.PLAIN).lines().findFirst()).hasValue(" 4  ┌───●12─○───┬───┐");
  }

  @Test
  void valuesOnEmptyPointsKeepApart() {
    BoardPicture picture =
        BoardPicture.of(BOARD)
            .label(SMALL.point(3, 0), "-9")
            .label(SMALL.point(4, 0), "+3")
            .build();
    assertThat(picture.text(TextStyle.PLAIN).lines().findFirst()).hasValue(" 4  ┌──●──○──-9─+3");
  }

  @Test
  void shadesAreSignsOnlyWhereThereIsNoColour() {
    BoardPicture picture =
        BoardPicture.of(BOARD)
            .region(points(SMALL, "D4", "E4"))
            .target(points(SMALL, "B4"))
            .build();
    assertThat(firstRow(picture.text(TextStyle.PLAIN))).isEqualTo(" 4  ┌─●░○─┬░┐░");
    String colored = firstRow(picture.text(TextStyle.COLORED));
    assertThat(colored).contains(";48;5;222m┬", ";48;5;216m●").doesNotContain("░");
  }

  private static String firstRow(String text) {
    return text.lines().findFirst().orElseThrow();
  }

  @Test
  void aCutBoardShowsThatItGoesOn() {
    BoardPicture picture =
        BoardPicture.of(new Board(Size.of(19, 19)))
            .view(new View(15, 0, 18, 3))
            .coordinates(Coordinates.HIDDEN)
            .build();
    assertThat(picture.text(TextStyle.PLAIN))
        .isEqualTo(
            """
            ─┬─┬─┬─┐
            ─┼─┼─┼─┤
            ─┼─┼─┼─┤
            ─╋─┼─┼─┤
            """);
  }

  @Test
  void labelsCannotCommandTheTerminal() {
    BoardPicture picture = BoardPicture.of(BOARD).label(0, "\u001b[2J\n").build();
    assertThat(picture.text(TextStyle.PLAIN)).doesNotContain("\u001b").hasLineCount(5);
  }

  @Test
  void colourIsSwitchedOffAtTheEndOfEachRow() {
    String text =
        BoardPicture.of(BOARD).coordinates(Coordinates.HIDDEN).build().text(TextStyle.COLORED);
    assertThat(text.lines()).allMatch(line -> line.endsWith("\u001b[0m"));
    assertThat(text.replaceAll("\u001b\\[[0-9;]*m", "")).startsWith(" ┌─●─●─┬─┐");
  }
}
