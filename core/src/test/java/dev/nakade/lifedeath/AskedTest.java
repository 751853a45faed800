package dev.nakade.lifedeath;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Diagram;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import dev.nakade.go.Symmetry;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class AskedTest {
  private static final Size SIZE = Size.of(13, 13);

  /** What stands at a point of the upper left corner of a board, where rows of it are given. */
  private static char sign(String rows, int point) {
    List<String> lines = rows.lines().map(line -> line.replace(" ", "")).toList();
    int x = SIZE.x(point);
    int y = SIZE.y(point);
    return y < lines.size() && x < lines.get(y).length() ? lines.get(y).charAt(x) : '.';
  }

  private static Board corner(String rows) {
    return Board.of(SIZE, point -> color(sign(rows, point)));
  }

  private static int color(char sign) {
    return switch (Character.toLowerCase(sign)) {
      case 'x' -> Color.BLACK;
      case 'o' -> Color.WHITE;
      default -> Color.EMPTY;
    };
  }

  /** The small letters of the rows. */
  private static PointSet target(String rows) {
    PointSet target = new PointSet(SIZE);
    IntStream.range(0, SIZE.area())
        .filter(point -> Character.isLowerCase(sign(rows, point)))
        .forEach(target::add);
    return target;
  }

  private static Asked asked(Board board) {
    return Asked.of(board, OptionalInt.empty(), new PointSet(board.size()));
  }

  private static void assertAsked(String rows, Asked.Wall wall) {
    assertThat(asked(corner(rows))).isEqualTo(new Asked(target(rows), wall));
  }

  private static void assertRefused(Board board, OptionalInt defender, String message) {
    assertThatThrownBy(() -> Asked.of(board, defender, new PointSet(board.size())))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }

  @Test
  void theInnerStonesAreMeant() {
    assertAsked(
        """
        . . . . . . . .
        . x . x O . . .
        . . x . O . O .
        . x O O . . . .
        . O . . . . . .
        . . . O . . . .
        """,
        Asked.Wall.OPEN);
  }

  @Test
  void aClosedWallIsKnownAsOne() {
    assertAsked(
        """
        . x O . .
        x x O . .
        O O O . .
        """,
        Asked.Wall.CLOSED);
  }

  /** White's two stones in the corner cannot get out, but Black as a whole cannot either. */
  @Test
  void stonesInsideTheTargetAreNotMeant() {
    assertAsked(
        """
        . . . . x O . . .
        . O O . x O . . .
        . . . . x O . O .
        x x x x x O . . .
        O O O O O . . . .
        . . . . . . . . .
        . . O . . . . . .
        """,
        Asked.Wall.CLOSED);
  }

  @Test
  void stonesBeyondTheWallAreLeftOut() {
    assertAsked(
        """
        . . . x O . . . . . .
        . x . x O . . X . . .
        . x x O O . . . . . .
        . O O . . . . . . . .
        . . . . O . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . X . . . . . . . .
        """,
        Asked.Wall.OPEN);
  }

  /** The two halves belong together: the stone that cuts them has no way out. */
  @Test
  void whatIsCutByCapturedStonesStaysTogether() {
    assertAsked(
        """
        . x x . x x O . .
        . . x O x . O . .
        . . x O x x O . .
        . . x x O O . . .
        O O O O O O . . .
        . . . . . . . . .
        """,
        Asked.Wall.CLOSED);
  }

  @Test
  void whoIsNamedIsMeantIfItIsInside() {
    String rows =
        """
        . O O . X O . . .
        . . O X X O . . .
        X X X X O . O . .
        O O O O O . . . .
        . . . . . . . . .
        """;
    Board board = corner(rows);
    PointSet none = new PointSet(board.size());
    assertThat(Asked.of(board, OptionalInt.of(Color.BLACK), none).target())
        .isEqualTo(board.points(Color.BLACK));
    PointSet inner = Asked.of(board, OptionalInt.of(Color.WHITE), none).target();
    assertThat(inner).isEqualTo(points(board.size(), "B13", "C13", "C12"));
  }

  private static PointSet points(Size size, String... names) {
    PointSet points = new PointSet(size);
    for (String name : names) {
      points.add(Point.parse(size, name).orElseThrow());
    }
    return points;
  }

  @Test
  void aWallIsNoTarget() {
    Board board = corner(". . x O\n. x . O\nx . O .\nO O . .");
    assertRefused(
        board,
        OptionalInt.of(Color.WHITE),
        "no stones of white are closed in or nearly so: mark the target with TR");
  }

  @Test
  void whereNothingIsHemmedInNothingIsAsked() {
    String message = "no stones are closed in: mark the target with TR and the region with SQ";
    Board board = new Board(Size.of(19, 19));
    assertRefused(board, OptionalInt.empty(), message);
    board.set(board.size().point(3, 3), Color.BLACK);
    board.set(board.size().point(15, 3), Color.WHITE);
    assertRefused(board, OptionalInt.empty(), message);
    board.set(board.size().point(3, 15), Color.WHITE);
    board.set(board.size().point(15, 15), Color.BLACK);
    assertRefused(board, OptionalInt.empty(), message);
  }

  @Test
  void whoIsHemmedInAlikeMustBeMarked() {
    Board board =
        Diagram.parse(
            """
            . . . O X . . .
            . O O O X X X .
            . O X X O O X .
            . O X . . O X .
            . O X . . O X .
            . O X X O O X .
            . O O O X X X .
            . . . O X . . .
            """);
    assertThatThrownBy(() -> asked(board))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("stones of both colours are");
  }

  @Test
  void twoOpenCornersAreTwoQuestions() {
    Size size = Size.of(19, 19);
    Board board = new Board(size);
    for (Symmetry symmetry : new Symmetry[] {Symmetry.IDENTITY, Symmetry.FLIP_LEFT_RIGHT}) {
      for (String stone : List.of("C18", "C17", "B16", "E19")) {
        board.set(symmetry.apply(size, Point.parse(size, stone).orElseThrow()), Color.BLACK);
      }
      for (String stone : List.of("E18", "E17", "D16", "C15", "B15", "F19")) {
        board.set(symmetry.apply(size, Point.parse(size, stone).orElseThrow()), Color.WHITE);
      }
    }
    assertThatThrownBy(() -> asked(board))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageMatching(
            "separate groups are hemmed in, at \\w+ and at \\w+: mark the target with TR");
  }

  @Test
  void aRegionLeavesWhatIsNextToIt() {
    Board board = corner(". x O . .\nx x O . .\nO O O . .");
    PointSet region = points(board.size(), "A13");
    assertThat(Asked.of(board, OptionalInt.empty(), region).target())
        .isEqualTo(points(board.size(), "B13", "A12"));
  }

  /** Turning, mirroring and swapping colours turns, mirrors and swaps the answer. */
  @Test
  void theAnswerIsTheSameForAllSymmetries() {
    int told = 0;
    for (int seed = 0; seed < 60; seed++) {
      Board board = random(new Random(seed));
      Optional<PointSet> expected = found(board);
      told += expected.isPresent() ? 1 : 0;
      for (Symmetry symmetry : Symmetry.values()) {
        Board image = symmetry.apply(board);
        assertThat(found(image))
            .as("seed %d, %s", seed, symmetry)
            .isEqualTo(expected.map(symmetry::apply));
        assertThat(found(image.swapColors()))
            .as("seed %d, %s, swapped", seed, symmetry)
            .isEqualTo(expected.map(symmetry::apply));
      }
    }
    assertThat(told).isGreaterThan(30);
  }

  private static Optional<PointSet> found(Board board) {
    try {
      return Optional.of(asked(board).target());
    } catch (IllegalArgumentException refused) {
      assertThat(refused).hasMessageContaining("TR").hasMessageNotContaining("\n");
      return Optional.empty();
    }
  }

  /** Black stones near a corner of a board, White's farther out, and a few of either anywhere. */
  private static Board random(Random random) {
    Size size = Size.of(13 + random.nextInt(7), 13 + random.nextInt(7));
    Board board =
        Board.of(
            size,
            point -> {
              double distance = Math.hypot(size.x(point), size.y(point));
              boolean inner = distance < 4 && random.nextInt(3) == 0;
              boolean outer = distance >= 4 && distance < 6 && random.nextInt(2) == 0;
              int stray = random.nextInt(80);
              return inner || stray == 0
                  ? Color.BLACK
                  : outer || stray == 1 ? Color.WHITE : Color.EMPTY;
            });
    board.breathless().forEach(stone -> board.set(stone, Color.EMPTY));
    return board;
  }
}
