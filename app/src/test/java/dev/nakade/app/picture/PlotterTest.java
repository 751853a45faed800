package dev.nakade.app.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.nakade.go.Board;
import dev.nakade.go.Size;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlotterTest {
  @ParameterizedTest
  @ValueSource(longs = {1, 2})
  void allShapesLieOnTheSheet(long seed) {
    Pictures.allSizes()
        .flatMap(size -> Stream.of(Pictures.crowded(size, seed), cropped(size, seed)))
        .map(picture -> Plotter.plot(picture.build()))
        .forEach(PlotterTest::assertInside);
  }

  private static BoardPicture.Builder cropped(Size size, long seed) {
    int left = size.width() / 3;
    int top = size.height() / 3;
    return Pictures.crowded(size, seed)
        .view(new View(left, top, Math.max(left, size.width() - 3), size.height() - 1))
        .coordinates(Coordinates.HIDDEN);
  }

  private static void assertInside(Drawing drawing) {
    Extent extent = new Extent();
    drawing.shapes().forEach(shape -> shape.drawOn(extent));
    assertThat(extent.left).isGreaterThanOrEqualTo(0);
    assertThat(extent.top).isGreaterThanOrEqualTo(0);
    assertThat(extent.right).isLessThanOrEqualTo(drawing.width());
    assertThat(extent.bottom).isLessThanOrEqualTo(drawing.height());
  }

  @ParameterizedTest
  @CsvSource({"1,1", "1,7", "6,5", "19,19", "25,25"})
  void everyStoneShownIsDrawnOnce(int width, int height) {
    BoardPicture picture = Pictures.crowded(Size.of(width, height), 3).build();
    List<Shape> stones =
        Plotter.plot(picture).shapes().stream().filter(PlotterTest::isStone).toList();
    assertThat(stones).hasSize(Pictures.stonesShown(picture)).doesNotHaveDuplicates();
  }

  @Test
  void stonesBesideTheViewAreNotDrawn() {
    BoardPicture picture = Pictures.crowded(Size.of(19, 19), 4).view(new View(3, 4, 9, 11)).build();
    assertThat(Plotter.plot(picture).shapes().stream().filter(PlotterTest::isStone))
        .hasSize(Pictures.stonesShown(picture));
  }

  private static boolean isStone(Shape shape) {
    return shape instanceof Shape.Circle circle && circle.radius() == Plotter.STONE_RADIUS;
  }

  @Test
  void onlyShownLinesHaveCoordinates() {
    Size size = Size.of(19, 19);
    BoardPicture picture = BoardPicture.of(new Board(size)).view(new View(7, 0, 9, 1)).build();
    assertThat(texts(picture)).containsExactly("H", "J", "K", "19", "18");
  }

  @Test
  void coordinatesCanBeHidden() {
    BoardPicture.Builder picture = BoardPicture.of(new Board(Size.of(9, 9)));
    assertThat(texts(picture.coordinates(Coordinates.HIDDEN).build())).isEmpty();
  }

  private static List<String> texts(BoardPicture picture) {
    return Plotter.plot(picture).shapes().stream()
        .filter(Shape.Text.class::isInstance)
        .map(shape -> ((Shape.Text) shape).text())
        .toList();
  }

  @Test
  void linesRunOnWhereTheBoardIsCut() {
    Size size = Size.of(19, 19);
    BoardPicture corner = BoardPicture.of(new Board(size)).view(new View(0, 0, 5, 5)).build();
    Sheet sheet = new Sheet(corner);
    Shape.Line first =
        Plotter.plot(corner).shapes().stream()
            .filter(Shape.Line.class::isInstance)
            .map(Shape.Line.class::cast)
            .findFirst()
            .orElseThrow();
    assertThat(first.x1()).isEqualTo(sheet.x(0)).isEqualTo(first.x2());
    assertThat(first.y1()).isCloseTo(sheet.y(0), within(1.0));
    assertThat(first.y2()).isBetween(sheet.y(5) + 5, sheet.y(6) - Sheet.CELL / 2);
  }

  @Test
  void labelsOnEmptyPointsHaveTheGridClearedBehindThem() {
    Size size = Size.of(5, 5);
    BoardPicture picture = BoardPicture.of(new Board(size)).label(6, "a").build();
    List<Shape> shapes = Plotter.plot(picture).shapes();
    Shape beforeLast = shapes.get(shapes.size() - 2);
    assertThat(beforeLast).isInstanceOf(Shape.Circle.class);
    assertThat(((Shape.Circle) beforeLast).paint()).isEqualTo(Paint.filled(Ink.WHITE));
    assertThat(shapes.get(shapes.size() - 1)).isInstanceOf(Shape.Text.class);
  }

  @Test
  void plottingIsAFunctionOfThePicture() {
    Size size = Size.of(7, 8);
    assertThat(Plotter.plot(Pictures.crowded(size, 5).build()))
        .isEqualTo(Plotter.plot(Pictures.crowded(size, 5).build()));
  }
}
