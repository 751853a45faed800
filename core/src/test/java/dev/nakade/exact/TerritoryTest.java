package dev.nakade.exact;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.Color;
import dev.nakade.go.KoRule;
import dev.nakade.go.Masks;
import dev.nakade.go.Point;
import dev.nakade.go.Size;
import dev.nakade.go.SmallBoard;
import dev.nakade.go.Symmetry;
import dev.nakade.safety.Pockets;
import dev.nakade.safety.Safety;
import dev.nakade.safety.Territory;
import dev.nakade.search.Budget;
import dev.nakade.search.ProofTable;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Whatever a rule calls owned can be had by force, in every situation, without going round in
 * circles. After a pass of its owner the opponent may end the game at once instead.
 */
class TerritoryTest {
  @ParameterizedTest
  @CsvSource({"1,5", "1,8", "2,2", "2,3", "2,4", "2,5", "3,3", "3,4"})
  void whatIsSafeCanBeForced(int width, int height) {
    Size size = Size.of(width, height);
    assertThat(claims(new PlainValues(size), new Safety(new Masks(size), 9, true))).isPositive();
  }

  /** On boards of a single line a dead chain may have room for a living one once it is taken. */
  @ParameterizedTest
  @CsvSource({"2,2", "2,3", "2,4", "2,5", "3,3", "3,4"})
  void whatIsUnconditionalCanBeForced(int width, int height) {
    Size size = Size.of(width, height);
    Masks masks = new Masks(size);
    assertThat(claims(new PlainValues(size), new UnconditionalTerritory(size, masks))).isPositive();
  }

  private static int claims(PlainValues plain, Territory territory) {
    Size size = plain.size();
    SmallBoard board = new SmallBoard(size);
    AtomicInteger claims = new AtomicInteger();
    plain.forEach(
        (black, white, toMove, ban, passes) -> {
          long owned = territory.owned(black, white, toMove == Color.BLACK && ban < 0);
          if (owned == 0) {
            return;
          }
          claims.incrementAndGet();
          int least = 2 * Long.bitCount(owned) - size.area();
          if (passes == 1 && toMove == Color.WHITE) {
            board.set(black, white);
            least = Math.min(least, board.areaScore());
          }
          int forced = plain.black(black, white, toMove, ban, passes);
          if (forced < least) {
            throw new AssertionError(
                String.format(
                    "%s black %x white %x, %s to move: owned %x, but Black gets %d",
                    size, black, white, Color.name(toMove), owned, forced));
          }
        });
    return claims.get();
  }

  /** Figure 9 of the article in one line: the three stones can be taken, but live afterwards. */
  @Test
  void theArticlesRuleTrustsThatCapturableStonesAreDead() {
    Size size = Size.of(8, 1);
    long black = 1L << 4 | 1L << 6;
    long white = 0b111;
    Territory articles = new UnconditionalTerritory(size, new Masks(size));
    assertThat(articles.owned(black, white, true)).isEqualTo(0xff);
    assertThat(new PlainValues(size).black(black, white, Color.BLACK, Point.NONE, 0)).isEqualTo(1);
    assertThat(new Safety(new Masks(size), 9, true).owned(black, white, true)).isNotEqualTo(0xff);
  }

  /** B4, B3 and C2, C1 touch at a corner only; on both sides of them is room for an eye of each. */
  @Test
  void chainsLiveTogetherInPocketsThatTheyShare() {
    Size size = Size.of(4, 4);
    long upper = 1L << 1 | 1L << 5;
    long lower = 1L << 10 | 1L << 14;
    Territory safety = new Safety(new Masks(size), 9, true);
    assertThat(safety.owned(upper | lower, 0, false)).isEqualTo(0xffff);
    assertThat(safety.owned(upper, 0, false)).isZero();
    assertThat(reachedWithoutKnowledge(new BoardPosition(size, upper | lower, 0, Color.WHITE), 16))
        .isNotEqualTo(Oracle.Answer.NO);
  }

  /** A row of stones along a row of empty points: three are too few if the opponent is to move. */
  @ParameterizedTest
  @CsvSource({"3, false", "4, true", "5, true"})
  void aChainLivesByOnePocketThatIsLargeEnough(int length, boolean alive) {
    Size size = Size.of(length, 2);
    long row = (1L << length) - 1;
    long all = row | row << length;
    Territory safety = new Safety(new Masks(size), 9, true);
    assertThat(safety.owned(row, 0, false)).isEqualTo(alive ? all : 0);
    assertThat(safety.owned(row, 0, true)).isEqualTo(all);
  }

  /** A pocket is worked out once for all of its images, wherever they are. */
  @Test
  void imagesOfAPositionHaveImagesOfItsTerritory() {
    long seed = 5;
    Random random = new Random(seed);
    Size size = Size.of(5, 5);
    Territory safety = new Safety(new Masks(size), 7, true);
    for (int i = 0; i < 2_000; i++) {
      SmallBoard board = new SmallBoard(size);
      RandomBoards.playLate(board, random, 9);
      long black = board.mask(Color.BLACK);
      long white = board.mask(Color.WHITE);
      int owned = Long.bitCount(safety.owned(black, white, false));
      for (Symmetry symmetry : Symmetry.of(size)) {
        long image =
            safety.owned(image(black, symmetry, size), image(white, symmetry, size), false);
        assertThat(Long.bitCount(image)).as("seed %d, number %d", seed, i).isEqualTo(owned);
      }
    }
  }

  private static long image(long set, Symmetry symmetry, Size size) {
    long image = 0;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      image |= 1L << symmetry.apply(size, Long.numberOfTrailingZeros(rest));
    }
    return image;
  }

  /** On larger boards, late positions of random games: a search without knowledge must agree. */
  @ParameterizedTest
  @CsvSource({"4,4,600", "5,4,300", "5,5,300"})
  void whatIsSafeOnLargerBoardsIsFoundWithoutKnowledge(int width, int height, int wanted) {
    long seed = 20261115L + width;
    Random random = new Random(seed);
    Size size = Size.of(width, height);
    Territory safety = new Safety(new Masks(size), 9, true);
    int checked = 0;
    while (checked < wanted) {
      SmallBoard board = new SmallBoard(size);
      int toMove = RandomBoards.playLate(board, random, 7);
      long black = board.mask(Color.BLACK);
      long white = board.mask(Color.WHITE);
      long owned = safety.owned(black, white, toMove == Color.BLACK);
      int least = 2 * Long.bitCount(owned) - size.area();
      if (least > 0) {
        checked++;
        assertThat(reachedWithoutKnowledge(new BoardPosition(size, black, white, toMove), least))
            .as("seed %d: %s black %x white %x, %d to move", seed, size, black, white, toMove)
            .isNotEqualTo(Oracle.Answer.NO);
      }
    }
  }

  /**
   * Black lives on the left for good; what it owns on the right by kos alone, it can force. Small
   * pockets are searched to the end, large ones hold fights in which a ko is not all.
   */
  @ParameterizedTest
  @CsvSource({
    "3, 000100001100010, 111001110011100, 9",
    "4, 00110000110001000011, 11000111001110011100, 11"
  })
  void kosInTheLastPocketCanBeWon(int height, String left, String right, int points) {
    long seed = 1976;
    Random random = new Random(seed);
    Size size = Size.of(5, height);
    long alive = Long.parseLong(left, 2);
    long pocket = Long.parseLong(right, 2);
    Pockets pockets = new Pockets(new Masks(size), points, true);
    int byKo = 0;
    for (int i = 0; i < 30_000 && byKo < 200; i++) {
      // A quarter of the points are Black's, half of them White's.
      long marked = random.nextLong();
      long black = pocket & marked & random.nextLong();
      long white = pocket & ~marked;
      SmallBoard board = new SmallBoard(size);
      board.set(alive | black, white);
      int known = pockets.find(pocket, black, white);
      boolean blackFirst = (known & Pockets.OWNER_FIRST) == 0;
      boolean whiteFirst = (known & Pockets.INVADER_FIRST) == 0;
      boolean owner = blackFirst && (known & Pockets.LAST_OWNER_FIRST) != 0;
      boolean invader = whiteFirst && (known & Pockets.LAST_INVADER_FIRST) != 0;
      if (board.breathless() != 0 || !(owner || invader)) {
        continue;
      }
      byKo++;
      int toMove = invader ? Color.WHITE : Color.BLACK;
      BoardPosition position = new BoardPosition(size, alive | black, white, toMove);
      assertThat(reachedWithoutKnowledge(position, size.area()))
          .as("seed %d, black %x white %x, %d to move", seed, black, white, toMove)
          .isNotEqualTo(Oracle.Answer.NO);
    }
    assertThat(byKo).isEqualTo(200);
  }

  /** Three kos in one pocket can be taken in turn for ever. */
  @Test
  void kosTakenInTurnComeToAnEnd() {
    long pocket = Long.parseLong("000101111111110100", 2);
    Pockets pockets = new Pockets(new Masks(Size.of(3, 6)), 11, true);
    assertThat(pockets.find(pocket, 0, 0)).isNotNegative();
  }

  /** After C2 takes a stone, Black would get all if it could take back at once. */
  @Test
  void aBannedKoIsNotCountedOn() {
    BoardPosition before = bannedKo();
    int capture = Point.parse(before.size(), "C2").getAsInt();
    Proving plain = Proving.withoutKnowledge(before);
    Proving ours = new Proving(before, KoRule.BASIC, ProofTable.ofBytes(1 << 20), 1 << 10, 1);
    for (Proving proving : List.of(plain, ours)) {
      assertThat(proving.play(capture)).isTrue();
      assertThat(proving.reaches(25, Budget.ofNodes(20_000))).isEqualTo(Oracle.Answer.NO);
    }
  }

  static BoardPosition bannedKo() {
    return position(
        Size.of(5, 5),
        """
        X X X X X
        O O X X .
        . O X . X
        O X . X X
        . O X X .
        """,
        Color.WHITE);
  }

  private static BoardPosition position(Size size, String diagram, int toMove) {
    String points = diagram.replaceAll("\\s", "");
    long black = 0;
    long white = 0;
    for (int i = 0; i < points.length(); i++) {
      black |= points.charAt(i) == 'X' ? 1L << i : 0;
      white |= points.charAt(i) == 'O' ? 1L << i : 0;
    }
    return new BoardPosition(size, black, white, toMove);
  }

  static Oracle.Answer reachedWithoutKnowledge(BoardPosition position, int score) {
    return Proving.withoutKnowledge(position).reaches(score, Budget.ofNodes(30_000));
  }
}
