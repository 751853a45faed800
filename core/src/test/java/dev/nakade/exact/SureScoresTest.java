package dev.nakade.exact;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.Color;
import dev.nakade.go.Size;
import dev.nakade.go.SmallBoard;
import dev.nakade.search.Budget;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SureScoresTest {
  /** All situations, also those with a ban and after a pass, against values found forwards. */
  @ParameterizedTest
  @CsvSource({"1,1", "1,6", "1,8", "2,2", "2,3", "2,4", "3,3", "4,2"})
  void areWhatPlainPlayForces(int width, int height) {
    Size size = Size.of(width, height);
    SureScores sure = new SureScores(size);
    // In portions, as a search does it.
    while (!sure.complete(Budget.ofNodes(1_000))) {
      assertThat(sure.isComplete()).isFalse();
    }
    PlainValues plain = new PlainValues(size);
    SmallBoard board = new SmallBoard(size);
    plain.forEach(
        (black, white, toMove, ban, passes) -> {
          board.set(black, white);
          long range = sure.range(board, toMove, ban, passes == 1);
          int forBlack = Math.max(-size.area(), plain.black(black, white, toMove, ban, passes));
          int forWhite = Math.max(-size.area(), plain.white(black, white, toMove, ban, passes));
          boolean blackMoves = toMove == Color.BLACK;
          assertThat(SureScores.least(range))
              .as("%s black %x white %x ban %d passes %d", size, black, white, ban, passes)
              .isEqualTo(blackMoves ? forBlack : forWhite);
          assertThat(-SureScores.most(range))
              .as("%s black %x white %x ban %d passes %d", size, black, white, ban, passes)
              .isEqualTo(blackMoves ? forWhite : forBlack);
        });
  }
}
