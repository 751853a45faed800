package dev.nakade.go;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Points, sizes, sets, symmetries, diagrams and scores. */
class RoomsTest {
  private static final Size NINETEEN = Size.of(19, 19);
  private static final int SEED = 7;

  @Test
  void namesOfPointsAndBack() {
    for (Size size : new Size[] {Size.of(1, 1), Size.of(25, 25), Size.of(5, 9), NINETEEN}) {
      for (int point = 0; point < size.area(); point++) {
        String name = Point.name(size, point);
        assertThat(Point.parse(size, name)).hasValue(point);
        assertThat(Point.parse(size, name.toLowerCase(java.util.Locale.ROOT))).hasValue(point);
      }
    }
    assertThat(Point.name(NINETEEN, 0)).isEqualTo("A19");
    assertThat(Point.name(NINETEEN, 360)).isEqualTo("T1");
    assertThat(Point.name(NINETEEN, 8)).isEqualTo("J19");
    assertThat(Point.parse(NINETEEN, "PASS")).hasValue(Point.PASS);
    assertThat(Point.name(NINETEEN, Point.PASS)).isEqualTo("pass");
    assertThat(Point.name(NINETEEN, Point.NONE)).isEqualTo("none");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "A", "A0", "A20", "I5", "U1", "5A", "AA1", "A1x", "A-1", "Ä1", "A01"})
  void whatIsNoPointIsNotRead(String text) {
    assertThat(Point.parse(NINETEEN, text)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"0, 5", "5, 0", "26, 5", "5, 26", "-1, 1"})
  void thereAreNoSuchBoards(int width, int height) {
    assertThat(Size.valid(width, height)).isFalse();
    assertThatThrownBy(() -> Size.of(width, height)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void pointSetsBehaveLikeSets() {
    Random random = new Random(SEED);
    for (Size size : new Size[] {Size.of(1, 1), Size.of(8, 8), Size.of(9, 9), NINETEEN}) {
      PointSet a = new PointSet(size);
      PointSet b = new PointSet(size);
      Set<Integer> as = new TreeSet<>();
      Set<Integer> bs = new TreeSet<>();
      for (int i = 0; i < 2 * size.area(); i++) {
        int point = random.nextInt(size.area());
        assertThat(a.add(point)).isEqualTo(as.add(point));
        int other = random.nextInt(size.area());
        assertThat(b.add(other)).isEqualTo(bs.add(other));
        int gone = random.nextInt(size.area());
        assertThat(a.remove(gone)).isEqualTo(as.remove(gone));
        assertThat(a.count()).isEqualTo(as.size());
        assertThat(a.isEmpty()).isEqualTo(as.isEmpty());
        assertThat(a.containsAll(b)).isEqualTo(as.containsAll(bs));
        assertThat(a.intersects(b)).isEqualTo(as.stream().anyMatch(bs::contains));
      }
      assertSame(a.copy().addAll(b), union(as, bs));
      assertSame(a.copy().retainAll(b), as.stream().filter(bs::contains).collect(set()));
      assertSame(a.copy().removeAll(b), as.stream().filter(p -> !bs.contains(p)).collect(set()));
      assertSame(a, as);
      PointSet rest = PointSet.full(size).removeAll(a);
      assertThat(rest.containsAll(a.border())).isTrue();
      assertThat(rest.addAll(a)).isEqualTo(PointSet.full(size));
    }
  }

  private static java.util.stream.Collector<Integer, ?, Set<Integer>> set() {
    return Collectors.toSet();
  }

  private static Set<Integer> union(Set<Integer> a, Set<Integer> b) {
    Set<Integer> union = new HashSet<>(a);
    union.addAll(b);
    return union;
  }

  private static void assertSame(PointSet set, Set<Integer> members) {
    assertThat(set.stream().boxed().collect(set())).isEqualTo(members);
    int[] points = members.stream().mapToInt(Integer::intValue).toArray();
    assertThat(set).isEqualTo(PointSet.of(set.size(), points));
    assertThat(set).hasSameHashCodeAs(PointSet.of(set.size(), points));
  }

  @Test
  void setsOfDifferentBoardsDoNotMix() {
    PointSet set = new PointSet(NINETEEN);
    assertThatThrownBy(() -> set.addAll(new PointSet(Size.of(9, 9))))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> set.add(361)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void thereAreEightSymmetriesAndFourForRectangles() {
    assertThat(Symmetry.of(Size.of(5, 5))).hasSize(8);
    assertThat(Symmetry.of(Size.of(5, 6)))
        .containsExactly(
            Symmetry.IDENTITY, Symmetry.FLIP_LEFT_RIGHT, Symmetry.FLIP_UP_DOWN, Symmetry.HALF_TURN);
    Size size = Size.of(4, 3);
    Set<String> images = new HashSet<>();
    for (Symmetry symmetry : Symmetry.values()) {
      images.add(symmetry.apply(size) + " " + symmetry.apply(size, 1));
    }
    assertThat(images).hasSize(8);
  }

  @ParameterizedTest
  @EnumSource(Symmetry.class)
  void symmetriesHaveInversesAndKeepNeighbours(Symmetry symmetry) {
    Size size = Size.of(7, 4);
    Size image = symmetry.apply(size);
    for (int point = 0; point < size.area(); point++) {
      int there = symmetry.apply(size, point);
      assertThat(symmetry.inverse().apply(image, there)).isEqualTo(point);
      PointSet around = PointSet.of(size, point).border();
      assertThat(symmetry.apply(around)).isEqualTo(PointSet.of(image, there).border());
    }
    assertThat(symmetry.apply(size, Point.PASS)).isEqualTo(Point.PASS);
  }

  @Test
  void turnsAreTurns() {
    Size size = Size.of(3, 2);
    assertThat(Symmetry.TURN_RIGHT.apply(size, 0)).isEqualTo(1);
    assertThat(Symmetry.TURN_LEFT.apply(size, 0)).isEqualTo(4);
  }

  @Test
  void diagramsGoThereAndBack() {
    Random random = new Random(SEED);
    for (Size size : new Size[] {Size.of(1, 1), Size.of(25, 25), Size.of(9, 13), Size.of(2, 5)}) {
      Board board = RandomPlay.board(size, size.area(), random);
      Board read = Diagram.parse(Diagram.format(board));
      assertThat(read.size()).isEqualTo(size);
      assertThat(read.key()).isEqualTo(board.key());
      assertThat(Diagram.format(RandomPlay.small(Diagram.parse(".X\nO.\n")))).contains(" 2 . X 2");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n\n", "..\n.\n", "..\n.?\n"})
  void whatIsNoDiagramIsRefused(String text) {
    assertThatThrownBy(() -> Diagram.parse(text)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void hoshiAreWhereBoardsHaveThem() {
    assertThat(Hoshi.of(NINETEEN).count()).isEqualTo(9);
    assertThat(Hoshi.of(Size.of(13, 13)).count()).isEqualTo(5);
    assertThat(Hoshi.of(Size.of(9, 9)).toString()).isEqualTo("[C7, G7, E5, C3, G3]");
    assertThat(Hoshi.of(Size.of(5, 5)).toString()).isEqualTo("[C3]");
    assertThat(Hoshi.of(Size.of(4, 4)).isEmpty()).isTrue();
  }

  @Test
  void areaAndTerritory() {
    Board board =
        Diagram.parse(
            """
            . X . O .
            X X . O O
            . X . O X
            . X . O .
            """);
    // Black: 6 stones and 3 points; White: 5 stones and 1 point; the stone on E2 counts as alive.
    assertThat(Score.area(board)).isEqualTo(9 - 6);
    PointSet dead = PointSet.of(board.size(), 14);
    // Black: 3 points; White: 3 points and a dead stone.
    assertThat(Score.territory(board, dead)).isEqualTo(3 - 3 - 1);
    board.play(19, Color.WHITE);
    assertThat(board.captured(Color.BLACK)).isEqualTo(1);
    // White has filled one point and taken the stone.
    assertThat(Score.territory(board, new PointSet(board.size()))).isEqualTo(3 - 2 - 1);
  }

  @Test
  void anEmptyBoardBelongsToNobody() {
    assertThat(Score.area(new Board(NINETEEN))).isZero();
    Board one = new Board(NINETEEN);
    one.play(0, Color.WHITE);
    assertThat(Score.area(one)).isEqualTo(-361);
  }

  @Test
  void settingUpTellsWhatHasNoLiberty() {
    Board board = Diagram.parse("XO\nO.\n");
    assertThat(board.breathless()).isEqualTo(PointSet.of(board.size(), 0));
    board.set(1, Color.EMPTY);
    assertThat(board.breathless().isEmpty()).isTrue();
    assertThatThrownBy(() -> board.set(4, Color.BLACK))
        .isInstanceOf(IndexOutOfBoundsException.class);
    SmallBoard small = new SmallBoard(Size.of(2, 2));
    assertThatThrownBy(() -> small.set(1, 1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> small.set(16, 0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new SmallBoard(Size.of(5, 13)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void thereIsNothingToUndoAtTheStart() {
    assertThatThrownBy(() -> new Board(NINETEEN).undo()).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> new SmallBoard(Size.of(5, 5)).undo())
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void legalityIsAnAnswer() {
    Board board = Diagram.parse(". X .\nX . .\n. . .\n");
    assertThat(board.legality(0, Color.WHITE)).isEqualTo(Legality.SUICIDE);
    assertThat(board.legality(0, Color.BLACK)).isEqualTo(Legality.LEGAL);
    assertThat(board.legality(1, Color.BLACK)).isEqualTo(Legality.OCCUPIED);
    assertThat(board.legality(9, Color.BLACK)).isEqualTo(Legality.OFF_BOARD);
    assertThat(board.legality(-7, Color.BLACK)).isEqualTo(Legality.OFF_BOARD);
    assertThat(board.legality(Point.PASS, Color.BLACK)).isEqualTo(Legality.LEGAL);
  }
}
