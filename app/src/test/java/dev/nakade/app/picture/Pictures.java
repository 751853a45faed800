package dev.nakade.app.picture;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Pictures to test with. */
final class Pictures {
  private static final List<Mark> MARKS = List.of(Mark.values());

  private Pictures() {}

  static Stream<Size> allSizes() {
    return IntStream.rangeClosed(1, Size.MAX_LENGTH)
        .boxed()
        .flatMap(
            width ->
                IntStream.rangeClosed(1, Size.MAX_LENGTH)
                    .mapToObj(height -> Size.of(width, height)));
  }

  static PointSet points(Size size, String... names) {
    PointSet points = new PointSet(size);
    for (String name : names) {
      points.add(Point.parse(size, name).orElseThrow());
    }
    return points;
  }

  /** Random stones, marks, labels and shades. */
  static BoardPicture.Builder crowded(Size size, long seed) {
    Random random = new Random(seed);
    Board board = Board.of(size, point -> random.nextInt(3));
    BoardPicture.Builder picture = BoardPicture.of(board);
    for (int point = 0; point < size.area(); point++) {
      decorate(picture, PointSet.of(size, point), point, random);
    }
    return picture;
  }

  private static void decorate(
      BoardPicture.Builder picture, PointSet here, int point, Random random) {
    int choice = random.nextInt(12);
    if (choice < MARKS.size()) {
      picture.mark(MARKS.get(choice), here);
    } else if (choice < 9) {
      picture.label(point, String.valueOf(random.nextInt(500)));
    }
    if (random.nextInt(4) == 0) {
      picture.region(here);
    }
    if (random.nextInt(4) == 0) {
      picture.target(here);
    }
  }

  static int stonesShown(BoardPicture picture) {
    return (int)
        PointSet.full(picture.size()).stream()
            .filter(picture::shows)
            .filter(point -> picture.stones().color(point) != Color.EMPTY)
            .count();
  }
}
