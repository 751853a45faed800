package dev.nakade.exact;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.Color;
import dev.nakade.go.Masks;
import dev.nakade.go.Size;
import dev.nakade.go.SmallBoard;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SafetyTest {
  /**
   * Whatever is called owned can be had by force, in every situation of the board, without going
   * round in circles; and much of what can be had is called so.
   */
  @ParameterizedTest
  @CsvSource({"1,5", "1,8", "2,2", "2,3", "2,4", "2,5", "3,3", "3,4", "4,3"})
  void whatIsOwnedCanBeForced(int width, int height) {
    Size size = Size.of(width, height);
    PlainValues plain = new PlainValues(size);
    Safety safety = new Safety(new Masks(size), 9, true);
    SmallBoard board = new SmallBoard(size);
    int[] claims = new int[1];
    plain.forEach(
        (black, white, toMove, ban, passes) -> {
          long owned = safety.owned(black, white, toMove == Color.BLACK);
          if (owned != 0) {
            int least = 2 * Long.bitCount(owned) - size.area();
            if (passes == 1 && toMove == Color.WHITE) {
              board.set(black, white);
              least = Math.min(least, board.areaScore());
            }
            assertThat(plain.black(black, white, toMove, ban, passes))
                .as("%s %x %x to move %d, owned %x", size, black, white, toMove, owned)
                .isGreaterThanOrEqualTo(least);
            claims[0]++;
          }
        });
    assertThat(claims[0]).isPositive();
  }
}
