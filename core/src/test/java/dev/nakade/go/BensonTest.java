package dev.nakade.go;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Unconditional life means: the attacker moves for ever, the defender passes, and it stands. */
class BensonTest {
  private static final int SEED = 1976;

  /**
   * All positions of a board. White adds stones and takes black ones off, so that White's stones
   * only grow; from the fullest position down, what White can ever take is known for each.
   */
  @ParameterizedTest
  @CsvSource({
    "1, 1", "1, 2", "1, 3", "1, 4", "1, 5", "1, 8", "1, 12", "2, 2", "2, 3", "2, 4", "2, 5", "2, 6",
    "3, 3", "3, 4", "4, 3"
  })
  void agreesWithAnAttackerWhoMovesForEver(int width, int height) {
    Size size = Size.of(width, height);
    Attack attack = new Attack(size);
    SmallBoard board = attack.board;
    SmallBenson benson = new SmallBenson(board.masks());
    long full = board.masks().full();
    for (long white = full; white >= 0; white--) {
      long rest = full & ~white;
      long black = 0;
      do {
        board.set(black, white);
        if (board.breathless() == 0) {
          long takeable = attack.takeable(black, white);
          benson.find(black, white);
          if (benson.stones() != (black & ~takeable)) {
            board.set(black, white);
            throw new AssertionError(
                Diagram.format(board)
                    + ("alive " + PointSet.ofMask(size, benson.stones()))
                    + (", takeable " + PointSet.ofMask(size, takeable)));
          }
        }
        black = (black - rest) & rest;
      } while (black != 0);
    }
    assertThat(attack.known).as("positions seen").isGreaterThan(0);
  }

  /** What of Black's stones White can take if Black always passes. */
  private static final class Attack {
    final SmallBoard board;
    final int area;
    final int[] takeable;
    int known;

    Attack(Size size) {
      board = new SmallBoard(size);
      area = size.area();
      takeable = new int[(int) Math.pow(3, area)];
    }

    /** Asked in descending order of {@code white}, whose followers are greater numbers. */
    long takeable(long black, long white) {
      long taken = 0;
      board.set(black, white);
      for (long moves = board.legal(Color.WHITE); moves != 0; moves &= moves - 1) {
        board.play(Long.numberOfTrailingZeros(moves), Color.WHITE);
        long left = board.mask(Color.BLACK);
        taken |= (black & ~left) | takeable[code(left, board.mask(Color.WHITE))];
        board.undo();
      }
      takeable[code(black, white)] = (int) taken;
      known++;
      return taken;
    }

    private int code(long black, long white) {
      int code = 0;
      for (int point = area - 1; point >= 0; point--) {
        code = 3 * code + (int) (black >>> point & 1) + 2 * (int) (white >>> point & 1);
      }
      return code;
    }
  }

  @ParameterizedTest
  @CsvSource({"5, 5", "8, 8", "3, 7", "1, 9", "16, 4"})
  void bothBoardsAgree(int width, int height) {
    Random random = new Random(SEED);
    Size size = Size.of(width, height);
    int found = 0;
    for (int round = 0; round < 400; round++) {
      Board board = RandomPlay.board(size, random.nextInt(6 * size.area()), random);
      for (int color = Color.BLACK; color <= Color.WHITE; color++) {
        Benson large = Benson.of(board, color);
        Benson small = Benson.of(RandomPlay.small(board), color);
        assertThat(small.stones())
            .as("seed %d%n%s", SEED, Diagram.format(board))
            .isEqualTo(large.stones());
        assertThat(small.vitalRegions()).containsExactlyInAnyOrderElementsOf(large.vitalRegions());
        found += large.stones().isEmpty() ? 0 : 1;
      }
    }
    assertThat(found).as("positions with life in them").isGreaterThan(20);
  }

  @Test
  void twoEyesInTheCorner() {
    Board board =
        Diagram.parse(
            """
            . X . X O . .
            X X X X O . .
            O O O O O . .
            . . . . . . .
            """);
    Benson black = Benson.of(board, Color.BLACK);
    assertThat(black.stones()).isEqualTo(board.points(Color.BLACK));
    assertThat(black.vitalRegions())
        .containsExactlyInAnyOrder(PointSet.of(board.size(), 0), PointSet.of(board.size(), 2));
    assertThat(Benson.of(board, Color.WHITE).stones().isEmpty()).isTrue();
  }
}
