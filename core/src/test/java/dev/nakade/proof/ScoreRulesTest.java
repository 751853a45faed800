package dev.nakade.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.exact.PlainValues;
import dev.nakade.go.Color;
import dev.nakade.go.Diagram;
import dev.nakade.go.Masks;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import dev.nakade.go.SmallBenson;
import dev.nakade.go.SmallBoard;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The checker's rules of whole boards: those of the library, and ends that can be forced. */
class ScoreRulesTest {
  private static final int SEED = 1997;
  private static final int PLIES = 60;

  private static Setup setup(Size size, long black, long white, int toMove) {
    return new Setup(
        PointSet.ofMask(size, black),
        PointSet.ofMask(size, white),
        new PointSet(size),
        toMove == Color.BLACK);
  }

  @ParameterizedTest
  @CsvSource({"5, 1, 300", "3, 4, 500", "5, 5, 500"})
  void agreeWithTheBoardInRandomPlay(int width, int height, int games) {
    Random random = new Random(SEED);
    Size size = Size.of(width, height);
    SmallBenson benson = new SmallBenson(new Masks(size));
    int kos = 0;
    int alive = 0;
    for (int game = 0; game < games; game++) {
      SmallBoard board = new SmallBoard(size);
      ScoreSituation situation = new ScoreSituation(setup(size, 0, 0, Color.BLACK));
      int toMove = Color.BLACK;
      int passes = 0;
      for (int ply = 0; ply < PLIES; ply++) {
        String here = "seed " + SEED + ", game " + game + "\n" + Diagram.format(board);
        assertThat(situation.blackToMove()).as(here).isEqualTo(toMove == Color.BLACK);
        assertThat(situation.passes()).as(here).isEqualTo(passes);
        assertThat(situation.score()).as(here).isEqualTo(board.areaScore());
        long legal = 0;
        for (int point = 0; point < size.area(); point++) {
          legal |= situation.isLegal(point) ? 1L << point : 0;
        }
        assertThat(legal).as(here).isEqualTo(board.legal(toMove));
        for (int color = Color.BLACK; color <= Color.WHITE; color++) {
          benson.find(board.mask(color), 0);
          int sure = Long.bitCount(benson.stones() | benson.vitalRegions());
          assertThat(situation.sure(color == Color.BLACK)).as(here).isEqualTo(sure);
          alive += sure > 0 ? 1 : 0;
        }
        kos += board.koPoint() == Point.NONE ? 0 : 1;
        ScoreSituation copy = new ScoreSituation(setup(size, 0, 0, Color.WHITE));
        copy.set(situation.text());
        assertThat(copy.text()).isEqualTo(situation.text());
        situation = copy;
        if (legal == 0 || random.nextInt(8) == 0) {
          board.play(Point.PASS, toMove);
          situation.pass();
          passes++;
        } else {
          int point = pick(legal, random);
          board.play(point, toMove);
          situation.play(point);
          passes = 0;
        }
        toMove = Color.opponent(toMove);
      }
    }
    assertThat(kos).isGreaterThan(50);
    assertThat(alive).isGreaterThan(50);
  }

  private static int pick(long set, Random random) {
    long rest = set;
    for (int skip = random.nextInt(Long.bitCount(set)); skip > 0; skip--) {
      rest &= rest - 1;
    }
    return Long.numberOfTrailingZeros(rest);
  }

  /** Different situations have different texts, whatever they differ in. */
  @Test
  void everythingIsPartOfTheSituation() {
    // . O .
    // O X O
    // . . .
    Size size = Size.of(3, 3);
    Set<String> texts = new HashSet<>();
    for (int toMove = Color.BLACK; toMove <= Color.WHITE; toMove++) {
      ScoreSituation situation =
          new ScoreSituation(setup(size, 1L << 4, 1L << 1 | 1L << 3 | 1L << 5, toMove));
      assertThat(texts.add(situation.text())).as("turn").isTrue();
      situation.pass();
      assertThat(texts.add(situation.text())).as("a pass").isTrue();
      situation.pass();
      assertThat(texts.add(situation.text())).as("two passes").isTrue();
    }
    // . X .
    // X . X   Black took a stone; the same stones with White free to take back.
    // O X O
    long black = 1L << 1 | 1L << 3 | 1L << 5 | 1L << 7;
    long white = 1L << 6 | 1L << 8;
    ScoreSituation taken =
        new ScoreSituation(setup(size, black & ~(1L << 7), white | 1L << 4, Color.BLACK));
    taken.play(7);
    assertThat(taken.text())
        .isNotEqualTo(new ScoreSituation(setup(size, black, white, Color.WHITE)).text());
  }

  /** Whatever ends a proof before two passes can be forced by plain play, in every situation. */
  @ParameterizedTest
  @CsvSource({"1, 5", "1, 8", "2, 2", "2, 3", "2, 4", "3, 3"})
  void endsCanBeForced(int width, int height) {
    Size size = Size.of(width, height);
    int area = size.area();
    PlainValues plain = new PlainValues(size);
    ScoreContest[] contests = new ScoreContest[2 * area + 1];
    for (int score = -area; score <= area; score++) {
      ScoreClaim claim = new ScoreClaim(ScoreClaim.Kind.AT_LEAST, score);
      contests[area + score] = new ScoreContest(setup(size, 0, 0, Color.BLACK), claim);
    }
    AtomicInteger ends = new AtomicInteger();
    plain.forEach(
        (black, white, toMove, ban, passes) -> {
          String text = text(size, black, white, toMove, ban, passes);
          ScoreSituation situation = new ScoreSituation(setup(size, 0, 0, Color.BLACK));
          situation.set(text);
          int forced = Math.max(-area, plain.black(black, white, toMove, ban, passes));
          for (int score : new int[] {2 * situation.sure(true) - area, forced + 1}) {
            if (score <= area && isOver(contests[area + score], text)) {
              ends.incrementAndGet();
              assertThat(forced)
                  .as("%s black %x white %x, %d to move", size, black, white, toMove)
                  .isGreaterThanOrEqualTo(score);
            }
          }
        });
    assertThat(ends.get()).isPositive();
  }

  private static boolean isOver(ScoreContest contest, String situation) {
    contest.set(situation);
    try {
      return contest.isOver();
    } catch (Refusal e) {
      throw new AssertionError("nobody passed twice", e);
    }
  }

  private static String text(Size size, long black, long white, int toMove, int ban, int passes) {
    char[] text = new char[size.area() + 3];
    for (int point = 0; point < size.area(); point++) {
      text[point] = (char) ((black >>> point & 1) + 2 * (white >>> point & 1));
    }
    text[size.area()] = (char) (toMove == Color.BLACK ? 1 : 0);
    text[size.area() + 1] = (char) (ban - Point.NONE);
    text[size.area() + 2] = (char) passes;
    return new String(text);
  }
}
