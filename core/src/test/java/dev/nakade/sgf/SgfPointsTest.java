package dev.nakade.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SgfPointsTest {
  private static final Size RECTANGLE = Size.of(5, 6);
  private static final Size USUAL = Size.of(19, 19);

  private static PointSet points(Size size, String... values) {
    return SgfPoints.points(size, List.of(values), value -> assertThat(value).isNull());
  }

  @Test
  void everyPointOfEverySizeHasItsValue() {
    for (int width = 1; width <= Size.MAX_LENGTH; width++) {
      for (int height = 1; height <= Size.MAX_LENGTH; height++) {
        Size size = Size.of(width, height);
        List<String> values = SgfPoints.values(PointSet.full(size));
        for (int point = 0; point < size.area(); point++) {
          assertThat(SgfPoints.point(size, values.get(point))).hasValue(point);
        }
      }
    }
  }

  @Test
  void columnsComeFirstAndRowsCountFromTheTop() {
    assertThat(SgfPoints.point(RECTANGLE, "ef")).hasValue(RECTANGLE.point(4, 5));
    assertThat(SgfPoints.point(RECTANGLE, " ba\n")).hasValue(RECTANGLE.point(1, 0));
  }

  @Test
  void pointsOffTheBoard() {
    for (String value : List.of("fa", "ag", "aA", "Aa", "ZZ", "a", "aaa", "", "1a", "é")) {
      assertThat(SgfPoints.point(RECTANGLE, value)).as(value).isEmpty();
    }
  }

  @Test
  void passes() {
    assertThat(SgfPoints.move(USUAL, "")).hasValue(Point.PASS);
    assertThat(SgfPoints.move(USUAL, "tt")).hasValue(Point.PASS);
    assertThat(SgfPoints.move(RECTANGLE, "tt")).hasValue(Point.PASS);
    Size large = Size.of(21, 20);
    assertThat(SgfPoints.move(large, "tt")).hasValue(large.point(19, 19));
    assertThat(SgfPoints.move(Size.of(25, 19), "tt")).isEmpty();
    assertThat(SgfPoints.value(USUAL, Point.PASS)).isEmpty();
  }

  @Test
  void rectanglesByAnyTwoCorners() {
    PointSet square = points(RECTANGLE, "bb", "bc", "cb", "cc");
    assertThat(points(RECTANGLE, "bb:cc")).isEqualTo(square);
    assertThat(points(RECTANGLE, "cc:bb")).isEqualTo(square);
    assertThat(points(RECTANGLE, "bc:cb")).isEqualTo(square);
    assertThat(points(RECTANGLE, "aa:ef")).isEqualTo(PointSet.full(RECTANGLE));
    assertThat(points(RECTANGLE, "ba:ba", "bb")).isEqualTo(points(RECTANGLE, "ba:bb"));
    assertThat(points(RECTANGLE, "")).isEqualTo(new PointSet(RECTANGLE));
  }

  @Test
  void whatSticksOutIsReported() {
    List<String> offBoard = new ArrayList<>();
    List<String> values = List.of("ee:ss", "aa", "zz", "AA:BB", "a1:bb", "dA:ee", "junk");
    PointSet points = SgfPoints.points(RECTANGLE, values, offBoard::add);
    assertThat(offBoard).containsExactly("ee:ss", "zz", "AA:BB", "a1:bb", "dA:ee", "junk");
    assertThat(points).isEqualTo(points(RECTANGLE, "aa", "ee:ef", "de:df"));
  }
}
