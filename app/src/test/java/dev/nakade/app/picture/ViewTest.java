package dev.nakade.app.picture;

import static dev.nakade.app.picture.Pictures.points;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import org.junit.jupiter.api.Test;

class ViewTest {
  private static final Size FULL = Size.of(19, 19);

  @Test
  void aCornerIsShownUpToBothEdges() {
    assertThat(View.around(points(FULL, "B18", "E16"))).isEqualTo(new View(0, 0, 6, 5));
  }

  @Test
  void aSideIsCutLeftRightAndAway() {
    assertThat(View.around(points(FULL, "H2", "M3"))).isEqualTo(new View(5, 14, 13, 18));
  }

  @Test
  void theMiddleIsCutAllAround() {
    assertThat(View.around(points(FULL, "K10"))).isEqualTo(new View(7, 7, 11, 11));
  }

  @Test
  void anEmptyBoardIsShownWhole() {
    assertThat(View.around(new PointSet(FULL))).isEqualTo(View.whole(FULL));
  }

  @Test
  void cuttingOffAFewLinesIsNotWorthIt() {
    assertThat(View.around(points(FULL, "A1", "N19"))).isEqualTo(View.whole(FULL));
    assertThat(View.around(points(Size.of(7, 7), "A1"))).isEqualTo(View.whole(Size.of(7, 7)));
  }

  @Test
  void allPointsAreInTheirView() {
    Pictures.allSizes()
        .forEach(
            size -> {
              for (int point = 0; point < size.area(); point += 7) {
                View view = View.around(PointSet.of(size, point));
                assertThat(view.contains(size.x(point), size.y(point))).isTrue();
                assertThat(size.contains(view.right(), view.bottom())).isTrue();
              }
            });
  }

  @Test
  void aViewHasPoints() {
    assertThatThrownBy(() -> new View(3, 0, 2, 0)).isInstanceOf(IllegalArgumentException.class);
  }
}
