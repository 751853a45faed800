package dev.nakade.app.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import dev.nakade.go.Symmetry;
import dev.nakade.lifedeath.Problem;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LikenessTest {
  private static final Size SIZE = Size.of(19, 19);

  /** A target in the middle of the upper edge, so many columns from the left. */
  private static Problem problem(int shift) {
    Board board = new Board(SIZE);
    for (int x = 0; x < 5; x++) {
      board.set(SIZE.point(shift + x, 1), Color.WHITE);
      board.set(SIZE.point(shift + x, 2), Color.BLACK);
    }
    board.set(SIZE.point(shift - 1, 1), Color.BLACK);
    board.set(SIZE.point(shift - 1, 0), Color.BLACK);
    board.set(SIZE.point(shift + 5, 1), Color.BLACK);
    PointSet target = PointSet.of(SIZE, SIZE.point(shift, 1));
    return new Problem(board, Color.BLACK, target, PointSet.of(SIZE, SIZE.point(shift, 0)));
  }

  private static int move(int shift) {
    return SIZE.point(shift + 3, 0);
  }

  private static Likeness likeness(int shift) {
    return Likeness.of(problem(shift), List.of(move(shift)));
  }

  @ParameterizedTest
  @EnumSource
  void symmetriesAreAlike(Symmetry symmetry) {
    Problem problem = problem(6);
    Problem image =
        new Problem(
            symmetry.apply(problem.board()),
            problem.toMove(),
            symmetry.apply(problem.target()),
            symmetry.apply(problem.region()));
    assertThat(Likeness.of(image, List.of(symmetry.apply(SIZE, move(6))))).isEqualTo(likeness(6));
  }

  @Test
  void exchangedColoursAreAlike() {
    Problem problem = problem(6);
    Problem image =
        new Problem(problem.board().swapColors(), Color.WHITE, problem.target(), problem.region());
    assertThat(Likeness.of(image, List.of(move(6)))).isEqualTo(likeness(6));
  }

  @Test
  void alongAnEdgeAllIsAlikeThatIsFarFromTheCorners() {
    assertThat(likeness(8)).isEqualTo(likeness(6));
    assertThat(likeness(3).problem()).isNotEqualTo(likeness(6).problem());
  }

  @Test
  void otherAnswersAreToldApart() {
    Likeness other = Likeness.of(problem(6), List.of(move(5)));
    assertThat(other.problem()).isEqualTo(likeness(6).problem());
    assertThat(other.answers()).isNotEqualTo(likeness(6).answers());
  }
}
