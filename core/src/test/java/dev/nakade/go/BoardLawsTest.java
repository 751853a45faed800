package dev.nakade.go;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What must hold on every board, tried on random games. */
class BoardLawsTest {
  private static final int SEED = 20031;

  /** 65 sizes: together more than a million moves. */
  private static final int MOVES_A_SIZE = 16_000;

  static Iterable<Size> sizes() {
    return RandomPlay.sizes();
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void boardsAgreeWithEachOtherAndWithTheNaiveOne(Size size) {
    Random random = new Random(SEED + size.hashCode());
    int moves = 0;
    int movesAGame = 4 * size.area() + 4;
    int wanted = size.area() > Masks.MAX_AREA ? MOVES_A_SIZE / 4 : MOVES_A_SIZE;
    while (moves < wanted) {
      Trio trio = new Trio(size);
      for (int i = 0; i < movesAGame; i++) {
        trio.step(i % 2 == 0 ? Color.BLACK : Color.WHITE, random);
        moves++;
      }
    }
    assertThat(moves).isGreaterThanOrEqualTo(wanted);
  }

  /** Three boards that are asked the same and must answer the same. */
  private static final class Trio {
    final Board board;
    final SmallBoard small;
    final boolean both;
    final NaiveBoard naive;

    Trio(Size size) {
      board = new Board(size);
      both = SmallBoard.fits(size);
      small = new SmallBoard(both ? size : Size.of(1, 1));
      naive = new NaiveBoard(size);
    }

    void step(int player, Random random) {
      int point = random.nextInt(board.size().area() + 1) - 1;
      String where = "seed " + SEED + "\n" + Diagram.format(board) + "point " + point;
      Legality legality = point < 0 ? Legality.LEGAL : naive.legality(point, player);
      assertThat(board.legality(point, player)).as(where).isEqualTo(legality);
      if (both) {
        assertThat(small.legality(point, player)).as(where).isEqualTo(legality);
        if (point >= 0) {
          assertThat(small.legal(player) >>> point & 1)
              .as(where)
              .isEqualTo(legality.isLegal() ? 1 : 0);
        }
      }
      if (point >= 0) {
        assertThat(board.isLegal(point, player)).as(where).isEqualTo(legality.isLegal());
      }
      int move = legality.isLegal() ? point : RandomPlay.move(board, player, random);
      int captures = naive.play(move, player);
      assertThat(board.play(move, player)).as(where).isEqualTo(captures);
      if (both) {
        assertThat(small.play(move, player)).as(where).isEqualTo(captures);
      }
      compare(where, random);
    }

    private void compare(String where, Random random) {
      for (int point = 0; point < naive.stones.length; point++) {
        assertSame(board.color(point), naive.stones[point], where);
        if (both) {
          assertSame(small.color(point), naive.stones[point], where);
        }
      }
      int probe = random.nextInt(naive.stones.length);
      if (naive.stones[probe] != Color.EMPTY) {
        assertThat(board.liberties(probe)).as(where).isEqualTo(naive.liberties(probe));
        boolean[] chain = naive.chain(probe);
        for (int point = 0; point < chain.length; point++) {
          boolean same =
              board.color(point) == board.color(probe) && board.chain(point) == board.chain(probe);
          assertThat(same).as(where).isEqualTo(chain[point]);
        }
      }
      if (both) {
        assertThat(small.key()).as(where).isEqualTo(board.key());
        assertThat(small.koPoint()).as(where).isEqualTo(board.koPoint());
        assertThat(small.koColor()).as(where).isEqualTo(board.koColor());
        assertThat(small.captures())
            .isEqualTo(board.captured(Color.BLACK) + board.captured(Color.WHITE));
        assertThat(small.areaScore()).as(where).isEqualTo(Score.area(board));
      }
    }

    /** A bare comparison: millions of fluent ones would cost minutes. */
    private static void assertSame(int actual, int expected, String where) {
      if (actual != expected) {
        throw new AssertionError(where);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void undoRestoresEverything(Size size) {
    Random random = new Random(SEED + size.hashCode());
    Board board = new Board(size);
    Deque<Snapshot> past = new ArrayDeque<>();
    for (int i = 0; i < 1500; i++) {
      if (random.nextInt(100) < 45 && !past.isEmpty()) {
        board.undo();
        assertThat(Snapshot.of(board)).as("seed %d, %s", SEED, size).isEqualTo(past.pop());
      } else {
        past.push(Snapshot.of(board));
        int player = 1 + random.nextInt(2);
        board.play(RandomPlay.move(board, player, random), player);
      }
    }
    while (!past.isEmpty()) {
      board.undo();
      assertThat(Snapshot.of(board)).as("seed %d, %s", SEED, size).isEqualTo(past.pop());
    }
  }

  /** Protected stones stay, and what joins them, until that is undone. */
  @ParameterizedTest
  @MethodSource("sizes")
  void protectedStonesAreNeverCaptured(Size size) {
    Random random = new Random(SEED + size.hashCode());
    for (int game = 0; game < 10; game++) {
      Board board = RandomPlay.board(size, size.area() / 3, random);
      board = Board.of(size, board::color);
      PointSet safe = board.points(1 + random.nextInt(2));
      safe.stream().filter(point -> random.nextInt(3) > 0).forEach(safe::remove);
      board.protect(safe);
      Deque<Snapshot> past = new ArrayDeque<>();
      for (int i = 0; i < 3 * size.area(); i++) {
        past.push(Snapshot.of(board));
        int player = 1 + random.nextInt(2);
        int move = RandomPlay.move(board, player, random);
        board.play(move, player);
        assertThat(safe.stream().allMatch(board::isProtected)).as("seed %d", SEED).isTrue();
        assertThat(board.points(Color.EMPTY).intersects(safe)).as("seed %d", SEED).isFalse();
      }
      while (!past.isEmpty()) {
        board.undo();
        assertThat(Snapshot.of(board)).as("seed %d, %s", SEED, size).isEqualTo(past.pop());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void undoRestoresEverythingOnSmallBoards(Size size) {
    if (!SmallBoard.fits(size)) {
      return;
    }
    Random random = new Random(SEED + size.hashCode());
    SmallBoard board = new SmallBoard(size);
    Deque<Snapshot> past = new ArrayDeque<>();
    for (int i = 0; i < 600; i++) {
      int player = 1 + random.nextInt(2);
      long legal = board.legal(player);
      past.push(Snapshot.of(board));
      int point = legal == 0 ? Point.PASS : pick(legal, random);
      board.play(point, player);
    }
    while (!past.isEmpty()) {
      board.undo();
      assertThat(Snapshot.of(board)).as("seed %d, %s", SEED, size).isEqualTo(past.pop());
    }
  }

  private static int pick(long mask, Random random) {
    long rest = mask;
    for (int skip = random.nextInt(Long.bitCount(mask)); skip > 0; skip--) {
      rest &= rest - 1;
    }
    return Long.numberOfTrailingZeros(rest);
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void whatWasPlayedEqualsWhatIsSetUp(Size size) {
    Random random = new Random(SEED + size.hashCode());
    for (int round = 0; round < 10; round++) {
      Board played = RandomPlay.board(size, random.nextInt(3 * size.area() + 1), random);
      Board setUp = Board.of(size, played::color);
      assertThat(Snapshot.of(setUp).perPoint()).isEqualTo(Snapshot.of(played).perPoint());
      assertThat(setUp.key()).isEqualTo(played.key());
      assertThat(setUp.breathless().isEmpty()).isTrue();
      Board copy = played.copy();
      assertThat(Snapshot.of(copy)).isEqualTo(Snapshot.of(played));
      while (copy.moves() > 0) {
        copy.undo();
      }
      assertThat(Snapshot.of(copy)).isEqualTo(Snapshot.of(new Board(size)));
    }
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void symmetriesCommuteWithPlay(Size size) {
    for (Symmetry symmetry : Symmetry.values()) {
      Random random = new Random(SEED + size.hashCode());
      Board board = new Board(size);
      Board image = new Board(symmetry.apply(size));
      for (int i = 0; i < 60 + size.area(); i++) {
        int player = i % 2 == 0 ? Color.BLACK : Color.WHITE;
        int probe = random.nextInt(size.area());
        assertThat(image.legality(symmetry.apply(size, probe), player))
            .isEqualTo(board.legality(probe, player));
        int point = RandomPlay.move(board, player, random);
        assertThat(image.play(symmetry.apply(size, point), player))
            .isEqualTo(board.play(point, player));
      }
      Board turned = symmetry.apply(board);
      assertThat(turned.key()).as("%s %s", symmetry, size).isEqualTo(image.key());
      assertThat(turned.koPoint()).isEqualTo(image.koPoint());
      assertThat(turned.koColor()).isEqualTo(image.koColor());
      assertThat(symmetry.inverse().apply(turned).key()).isEqualTo(board.key());
    }
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void swappingColoursCommutesWithPlay(Size size) {
    Random random = new Random(SEED + size.hashCode());
    Board board = new Board(size);
    Board swapped = new Board(size);
    for (int i = 0; i < 60 + size.area(); i++) {
      int player = i % 2 == 0 ? Color.BLACK : Color.WHITE;
      int opponent = Color.opponent(player);
      int probe = random.nextInt(size.area());
      assertThat(swapped.legality(probe, opponent)).isEqualTo(board.legality(probe, player));
      int point = RandomPlay.move(board, player, random);
      assertThat(swapped.play(point, opponent)).isEqualTo(board.play(point, player));
    }
    assertThat(Score.area(swapped)).isEqualTo(-Score.area(board));
    assertThat(board.swapColors().key()).isEqualTo(swapped.key());
    assertThat(board.swapColors().koPoint()).isEqualTo(swapped.koPoint());
    assertThat(board.swapColors().koColor()).isEqualTo(swapped.koColor());
  }

  @Test
  void keysTellArrangementsApart() {
    Size size = Size.of(3, 3);
    java.util.Set<Long> keys = new java.util.HashSet<>();
    int arrangements = 19_683;
    for (int code = 0; code < arrangements; code++) {
      int number = code;
      keys.add(Board.of(size, p -> number / (int) Math.pow(3, p) % 3).key());
    }
    assertThat(keys).hasSize(arrangements);
  }
}
