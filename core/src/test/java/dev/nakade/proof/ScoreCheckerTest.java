package dev.nakade.proof;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The checker on certificates of boards written by hand. */
class ScoreCheckerTest {
  /** The example of docs/certificate.md: four points in a row are all Black's. */
  private static final String LINE =
      """
      nakade-certificate 2
      board (;GM[1]FF[4]SZ[4:1]PL[B])
      score value 4
      claim at-least 4
      moves 5
      32102
      claim less-than 5
      moves 0

      end 2
      """;

  /** A certificate of a single claim. */
  private static String single(String board, String claim, String moves) {
    return String.format(
        "nakade-certificate 2%nboard (;%s)%nscore %s%nclaim %s%nmoves %d%n%s%nend 2%n",
        board, claim, claim, moves.length(), moves);
  }

  private static Checked check(String certificate) {
    try {
      return Checker.check(new ByteArrayInputStream(certificate.getBytes(ISO_8859_1)), 1_000);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void assertProved(String certificate, String text) {
    Checked checked = check(certificate);
    assertThat(checked.text()).contains(text);
    assertThat(checked.proved()).as(checked.text()).isTrue();
    assertThat(checked.bytes()).isEqualTo(certificate.length());
  }

  private static void assertRefused(String certificate, String reason) {
    Checked checked = check(certificate);
    assertThat(checked.proved()).as(checked.text()).isFalse();
    assertThat(checked.text()).contains(reason);
  }

  @Test
  void aValueIsTwoClaims() {
    Checked checked = check(LINE);
    assertThat(checked.verdict()).isEqualTo("value 4");
    assertThat(checked.text())
        .isEqualTo(
            "value 4: on 4x1 with black to move black gets +4 and white does not let it have more,"
                + " without repetition. The board is empty");
    assertThat(checked.situations()).isEqualTo(7);
    assertProved(LINE, "value 4");
  }

  @Test
  void everyPrefixAndEveryExtraByteIsRefused() {
    for (int length = 0; length < LINE.length(); length++) {
      assertRefused(LINE.substring(0, length), "e");
    }
    assertRefused(LINE + "\n", "more than a certificate");
  }

  @ParameterizedTest
  @CsvSource({
    "board (, problem (, line 3",
    "board (, boards (, begins with 'problem'",
    "SZ[4:1], SZ[99], the board:",
    "SZ[4:1], SZ[4:1]KO[x], the board: properties other than",
    "SZ[4:1], SZ[4:1]TR[aa], the board: marked points",
    "SZ[4:1], SZ[4:1]AB[aa]AW[ba][ca][da], the board: stones without liberties",
    "PL[B], '', no PL[B] or PL[W]",
    "PL[B], PL[W], after B1: A1 is not legal",
    "score value 4, score value +4, no score",
    "score value 4, score value 04, no score",
    "score value 4, score value -0, no score",
    "score value 4, score value, no score",
    "score value 4, score, begins with 'score'",
    "score value 4, score worth 4, no score",
    "score value 4, score value 3, this score needs: at-least 3",
    "score value 4, score at-least 4, begins with 'end'",
    "score value 4, score less-than 5, this score needs: less-than 5",
    "claim at-least 4, claim at-least 3, this score needs: at-least 4",
    "moves 5, moves 4, too few moves",
    "moves 5, moves 6, moves that are not needed",
    "32102, 32112, after C1 B1 A1 pass: A1 is not legal",
    "32102, 32152, no move has the number 5",
    "32102, 02102, after pass A1 B1 C1: A1 is not legal",
    "32102, 52102, no move has the number 5",
    "end 2, end 3, no end"
  })
  void whatMustNotBeSaid(String part, String instead, String reason) {
    assertThat(LINE).contains(part);
    assertRefused(LINE.replace(part, instead), reason);
  }

  /** Each move is changed to each other; the claim is true, so that another proof is welcome. */
  @Test
  void changedMovesRarelyProve() {
    int proved = 0;
    int at = LINE.indexOf("32102");
    for (int i = at; i < at + 5; i++) {
      for (char other = '0'; other <= '5'; other++) {
        boolean changed = LINE.charAt(i) != other;
        String text = LINE.substring(0, i) + other + LINE.substring(i + 1);
        proved += changed && check(text).proved() ? 1 : 0;
      }
    }
    assertThat(proved).as("in the end Black may pass instead of B1").isEqualTo(1);
  }

  @Test
  void moreCannotBeClaimed() {
    assertRefused(single("SZ[4:1]PL[B]", "at-least 5", "32102"), "too few moves");
    assertRefused(single("SZ[4:1]PL[B]", "less-than 4", "0000000000"), "the score is 4 in the end");
    assertProved(single("SZ[4:1]PL[B]", "at-least -4", ""), "at least -4");
    assertProved(single("SZ[4:1]PL[B]", "less-than 5", ""), "white holds black to less than +5");
    assertRefused(single("SZ[4:1]PL[B]", "at-least -3", ""), "too few moves");
  }

  /**
   * Black lives with two eyes, in one of which a dead stone stands.
   *
   * <pre>
   * X X X X .
   * . X . X O
   * X X X X .
   * </pre>
   */
  private static final String DEAD_STONE =
      "SZ[5:3]AB[aa][ba][ca][da][bb][db][ac][bc][cc][dc]AW[eb]";

  @Test
  void deadStonesInTerritoryAreAsGoodAsTaken() {
    assertProved(single(DEAD_STONE + "PL[B]", "at-least 15", ""), "Black A3 B3 C3 D3 B2 D2 A1");
    assertProved(single(DEAD_STONE + "PL[W]", "at-least 15", ""), "white E2");
  }

  /** After a pass of Black, White ends the game, and the stone counts. */
  @Test
  void afterAPassTheyMustHaveBeenTaken() throws Refusal {
    Setup setup = Setup.read("board", "(;" + DEAD_STONE + "PL[B])");
    ScoreContest all = new ScoreContest(setup, new ScoreClaim(ScoreClaim.Kind.AT_LEAST, 15));
    ScoreContest less = new ScoreContest(setup, new ScoreClaim(ScoreClaim.Kind.AT_LEAST, 11));
    assertThat(all.isOver()).isTrue();
    all.play(Contest.PASS);
    less.play(Contest.PASS);
    assertThat(all.isOver()).isFalse();
    assertThat(less.isOver()).isTrue();
    all.play(Contest.PASS);
    assertThat(all.proverToMove()).isTrue();
    assertThat(all.isLimited(1)).isFalse();
    less.play(5);
    assertThat(less.isOver()).isTrue();
  }

  /** Neither eye is real: both can be filled, and the last move there captures. */
  @Test
  void oneEyeIsNotSure() {
    assertRefused(single("SZ[3:1]PL[W]AB[ca]", "at-least 3", ""), "too few moves");
    assertProved(single("SZ[3:1]PL[W]AB[ba]", "at-least 3", ""), "+3");
  }

  /** On 2×2 nobody can force anything, so that no moves at all are a proof. */
  @Test
  void wildMovesProveNothing() {
    Random random = new Random(7);
    Map<String, Integer> reasons = new TreeMap<>();
    for (int i = 0; i < 4_000; i++) {
      StringBuilder moves = new StringBuilder();
      random.ints(40, 0, 5).forEach(moves::append);
      String claim = random.nextBoolean() ? "at-least 0" : "less-than 1";
      String board = random.nextBoolean() ? "SZ[2]PL[B]" : "SZ[2]PL[W]";
      Checked checked = check(single(board, claim, moves.toString()));
      assertThat(checked.proved()).as(checked.text()).isFalse();
      reasons.merge(checked.text().replaceFirst(".*: ", ""), 1, Integer::sum);
    }
    assertThat(reasons.keySet())
        .contains("A1 is not legal", "B2 repeats a situation")
        .anyMatch(reason -> reason.startsWith("the score is -4 in the end"));
  }

  @Test
  void suicideIsNotAmongTheReplies() {
    assertProved(single("SZ[3:1]PL[W]AB[ba]", "at-least 3", ""), "Black B1, white nothing");
    assertRefused(single("SZ[3:1]PL[W]AB[ba]", "less-than 3", "1"), "A1 is not legal");
  }

  @Test
  void whatIsWrittenIsWhatIsRead() {
    Size size = Size.of(4, 1);
    PointSet none = new PointSet(size);
    ScoreClaim value = new ScoreClaim(ScoreClaim.Kind.VALUE, 4);
    CertificateWriter writer = new CertificateWriter(none, none, Color.BLACK, value);
    writer.claim(value.parts().get(0), size, new int[] {2, 1, 0, Point.PASS, 1});
    writer.claim(value.parts().get(1), size, new int[0]);
    assertThat(new String(writer.finish(), ISO_8859_1)).isEqualTo(LINE);
    CertificateWriter wide =
        new CertificateWriter(
            PointSet.of(size, 1),
            PointSet.of(size, 3),
            Color.WHITE,
            new ScoreClaim(ScoreClaim.Kind.LESS_THAN, -1));
    assertThat(new String(wide.finish(), ISO_8859_1))
        .isEqualTo(
            """
            nakade-certificate 2
            board (;GM[1]FF[4]SZ[4:1]PL[W]AB[ba]AW[da])
            score less-than -1
            end 2
            """);
  }

  @ParameterizedTest
  @ValueSource(strings = {"at-least 9", "less-than -3", "value 0", "at-least 1234"})
  void claimsAreReadAsTheyAreWritten(String text) {
    assertThat(ScoreClaim.parse(text).orElseThrow().toString()).isEqualTo(text);
    assertThat(ScoreClaim.parse(text + " ")).isEmpty();
    assertThat(ScoreClaim.parse(" " + text)).isEmpty();
    assertThat(ScoreClaim.parse(text + "0000")).isEmpty();
  }
}
