package dev.nakade.exact;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.Color;
import dev.nakade.go.Masks;
import dev.nakade.go.Size;
import dev.nakade.go.SmallBoard;
import dev.nakade.safety.Safety;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whatever can be made safe with the next move can be had by force, without going in circles. */
class NearSafetyTest {
  private static final int NOTHING = 0;

  @ParameterizedTest
  @CsvSource({"1,5", "1,8", "2,2", "2,3", "2,4", "2,5", "3,3", "3,4"})
  void whatIsMadeSafeCanBeForced(int width, int height) {
    Size size = Size.of(width, height);
    int area = size.area();
    PlainValues plain = new PlainValues(size);
    SmallBoard board = new SmallBoard(size);
    NearSafety near = new NearSafety(board, new Safety(new Masks(size), 9, true));
    AtomicInteger claims = new AtomicInteger();
    plain.forEach(
        (black, white, toMove, ban, passes) -> {
          board.set(black, white);
          board.banKo(ban, toMove);
          int points = points(near, Color.BLACK, toMove, passes, area);
          if (points == NOTHING) {
            return;
          }
          claims.incrementAndGet();
          int least = 2 * points - area;
          if (passes == 1 && toMove == Color.WHITE) {
            least = Math.min(least, board.areaScore());
          }
          if (plain.black(black, white, toMove, ban, passes) < least) {
            throw new AssertionError(
                String.format(
                    "%s black %x white %x, %s to move, ban %d, %d passes: %d points",
                    size, black, white, Color.name(toMove), ban, passes, points));
          }
        });
    assertThat(claims.get()).isPositive();
  }

  /** All, most or more than half of the points, if a colour is sure of so many after a move. */
  private static int points(NearSafety near, int color, int toMove, int passes, int area) {
    for (int wanted : new int[] {area, area * 3 / 4, area / 2 + 1}) {
      boolean sure =
          toMove == color
              ? near.hasMove(color, wanted)
              : near.answersAll(color, wanted, /* mayPass= */ passes == 0);
      if (sure) {
        return wanted;
      }
    }
    return NOTHING;
  }

  /** White takes a stone on C2; Black would have all of it if it could take back at once. */
  @Test
  void aKoThatIsBannedByTheReplyIsNotCountedOn() {
    BoardPosition position = TerritoryTest.bannedKo();
    SmallBoard board = position.board();
    NearSafety near = new NearSafety(board, new Safety(board.masks(), 11, true));
    int area = board.size().area();
    assertThat(near.answersAll(Color.BLACK, area, /* mayPass= */ true)).isFalse();
  }

  /** On larger boards, late positions of random games: a search without knowledge must agree. */
  @ParameterizedTest
  @CsvSource({"4,4,400", "5,4,200", "5,5,200"})
  void whatIsMadeSafeOnLargerBoardsIsFoundWithoutKnowledge(int width, int height, int wanted) {
    long seed = 20261118L + width;
    Random random = new Random(seed);
    Size size = Size.of(width, height);
    Masks masks = new Masks(size);
    Safety safety = new Safety(masks, 9, true);
    int checked = 0;
    while (checked < wanted) {
      SmallBoard board = new SmallBoard(size);
      int toMove = RandomBoards.playLate(board, random, 8);
      long black = board.mask(Color.BLACK);
      long white = board.mask(Color.WHITE);
      // What a search has begun with does not know of a ko.
      board.set(black, white);
      int points =
          points(new NearSafety(board, safety), Color.BLACK, toMove, /* passes= */ 0, size.area());
      boolean isNews = Long.bitCount(safety.owned(black, white, toMove == Color.BLACK)) < points;
      if (isNews) {
        checked++;
        BoardPosition position = new BoardPosition(size, black, white, toMove);
        assertThat(TerritoryTest.reachedWithoutKnowledge(position, 2 * points - size.area()))
            .as("seed %d: %s black %x white %x, %d to move", seed, size, black, white, toMove)
            .isNotEqualTo(Oracle.Answer.NO);
      }
    }
  }
}
