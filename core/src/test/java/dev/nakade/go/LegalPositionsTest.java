package dev.nakade.go;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The numbers of legal positions (Tromp and Farnebäck 2006), counted in four ways. */
class LegalPositionsTest {
  @ParameterizedTest
  @CsvSource({
    "1, 1, 1",
    "1, 2, 5",
    "1, 3, 15",
    "1, 4, 41",
    "2, 2, 57",
    "2, 3, 489",
    "2, 4, 4125",
    "3, 3, 12675",
    "3, 4, 321689",
    "4, 4, 24318165",
  })
  void smallBoardCountsThem(int width, int height, long expected) {
    assertThat(countOnSmallBoard(Size.of(width, height))).isEqualTo(expected);
    assertThat(LegalPositionCounter.count(width, height)).isEqualTo(expected);
    assertThat(LegalPositionCounter.count(height, width)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "1, 1, 1",
    "1, 2, 5",
    "1, 3, 15",
    "1, 4, 41",
    "2, 2, 57",
    "2, 3, 489",
    "2, 4, 4125",
    "3, 3, 12675",
  })
  void boardAndNaiveBoardCountThem(int width, int height, long expected) {
    Size size = Size.of(width, height);
    long boards = 0;
    long naive = 0;
    for (long code = 0; code < Math.pow(3, size.area()); code++) {
      long number = code;
      Board board = Board.of(size, p -> (int) (number / (long) Math.pow(3, p) % 3));
      boards += board.breathless().isEmpty() ? 1 : 0;
      naive += new NaiveBoard(board).everyChainBreathes() ? 1 : 0;
    }
    assertThat(boards).isEqualTo(expected);
    assertThat(naive).isEqualTo(expected);
  }

  @Test
  void theCounterOfTheTestsGoesFurther() {
    assertThat(LegalPositionCounter.count(5, 5)).isEqualTo(414_295_148_741L);
  }

  /** Every way to give each of the points to Black, White or nobody. */
  private static long countOnSmallBoard(Size size) {
    SmallBoard board = new SmallBoard(size);
    long full = board.masks().full();
    long count = 0;
    long black = 0;
    do {
      long rest = full & ~black;
      long white = 0;
      do {
        board.set(black, white);
        count += board.breathless() == 0 ? 1 : 0;
        white = (white - rest) & rest;
      } while (white != 0);
      black = (black - full) & full;
    } while (black != 0);
    return count;
  }
}
