package dev.nakade.proof;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The checker on certificates written by hand. */
class CheckerTest {
  /** White in the corner has three points in a row; A1 to C1, the middle one decides. */
  private static final String STONES =
      "SZ[5]PL[%s]AW[ad][bd][cd][dd][de]AB[ac][bc][cc][dc][ec][ed][ee]" + "TR[ad][bd][cd][dd][de]";

  private static final String REGION = "A1 B1 C1";

  private static final String SAFE = "A3 B3 C3 D3 E2 E1";

  private static String certificate(String toMove, String verdict, String... claims) {
    return whole(STONES.formatted(toMove), REGION, SAFE, verdict, claims);
  }

  /** A certificate of claims and their moves, one after the other. */
  private static String whole(
      String problem, String region, String safe, String verdict, String... claims) {
    StringBuilder text = new StringBuilder();
    text.append("nakade-certificate 2\nproblem (;").append(problem).append(")\n");
    text.append("survival any\nverdict ").append(verdict).append('\n');
    for (int i = 0; i < claims.length; i += 2) {
      text.append("claim ").append(claims[i]).append("\nregion ").append(region);
      if (claims[i].matches("(capture|prevent).*")) {
        text.append("\nsafe ").append(safe);
      }
      text.append("\nmoves ").append(claims[i + 1].length());
      text.append('\n').append(claims[i + 1]).append('\n');
    }
    return text.append("end 2\n").toString();
  }

  private static Checked check(String certificate) {
    return check(certificate, 1_000);
  }

  private static Checked check(String certificate, int mostSituations) {
    try {
      InputStream in = new ByteArrayInputStream(certificate.getBytes(ISO_8859_1));
      return Checker.check(in, mostSituations);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void assertRefused(String certificate, String reason) {
    Checked checked = check(certificate);
    assertThat(checked.proved()).as(checked.text()).isFalse();
    assertThat(checked.verdict()).isEmpty();
    assertThat(checked.text()).contains(reason);
  }

  private static final String TWO_EYES = "two-eyes attacker any defender 0";
  private static final String CAPTURE = "capture attacker 0 defender any";

  /** The example of docs/certificate.md. */
  @Test
  void theMiddleOfThreeLives() {
    Checked checked = check(certificate("W", "alive", TWO_EYES, "2"));
    assertThat(checked.proved()).as(checked.text()).isTrue();
    assertThat(checked.verdict()).isEqualTo("alive");
    assertThat(checked.text())
        .isEqualTo(
            "alive: with white to move white gets two eyes, however many ko threats black has."
                + " Target A2 B2 C2 D2 D1 (one stone must survive), region A1 B1 C1, taken as safe "
                + SAFE);
    assertThat(checked.situations()).isEqualTo(1);
    assertThat(checked.bytes()).isEqualTo(certificate("W", "alive", TWO_EYES, "2").length());
  }

  /** The other example: Black takes the middle, and whatever White does is captured. */
  @Test
  void theMiddleOfThreeKills() {
    Checked checked = check(DEAD);
    assertThat(checked.proved()).as(checked.text()).isTrue();
    assertThat(checked.text()).startsWith("dead: with black to move white is captured, however");
    assertThat(checked.situations()).isEqualTo(11);
    String counted =
        DEAD.replace("verdict dead", "verdict dead against 6")
            .replace("defender any", "defender 6");
    assertThat(check(counted).text())
        .startsWith("dead against 6: ")
        .contains("white has 6 ko threats");
    String every = DEAD.replace("survival any", "survival every");
    assertThat(check(every).text()).contains("every stone must survive");
  }

  private static final String DEAD = certificate("B", "dead", CAPTURE, "23111123");

  @Test
  void everyPrefixAndEveryExtraByteIsRefused() {
    for (int length = 0; length < DEAD.length(); length++) {
      assertRefused(DEAD.substring(0, length), length < 20 ? "" : "e");
    }
    assertRefused(DEAD.substring(0, DEAD.indexOf("23111123") + 3), "the file ends early");
    assertRefused(DEAD + "\n", "more than a certificate");
    assertRefused(DEAD.replace("23111123", "231111233"), "moves that are not needed");
    assertRefused(DEAD.replace("moves 8\n23111123", "moves 9\n231111233"), "not needed");
    assertRefused(DEAD.replace("moves 8", "moves 7"), "too few moves");
    assertRefused(DEAD.replace("moves 8", "moves 9"), "not needed");
  }

  @ParameterizedTest
  @CsvSource({
    "nakade-certificate 2, nakade-certificate 1, not of version 2",
    "nakade-certificate 2, nakade-proof 2, begins with 'nakade-certificate'",
    "survival any, survival some, neither any nor every",
    "region A1 B1, region B1 A1, not points in the order of the board",
    "region A1 B1, region a1 B1, not points in the order of the board",
    "region A1 B1, region A1 A1 B1, not points in the order of the board",
    "region A1 B1, region A1  B1, not points in the order of the board",
    "region A1 B1, region A1 B1 pass, not points in the order of the board",
    "region A1 B1 C1, region A1 B1 C1 F1, not points in the order of the board",
    "region A1 B1 C1, 'region ', no region",
    "region A1 B1 C1, regions A1 B1 C1, begins with 'region'",
    "safe A3 B3, safe B3 A3, not points in the order of the board",
    "safe A3 B3, safe A5 A3 B3, a safe stone that is not the attacker's",
    "safe A3 B3 C3 D3, safe A3 B3 C3 D3 A2, a safe stone that is not the attacker's",
    "verdict dead, verdict killed, no verdict",
    "verdict dead, verdict dead against 0, no verdict",
    "verdict dead, verdict dead against 100, no verdict",
    "verdict dead, verdict ko attacker needs 0, no verdict",
    "verdict dead, verdict ko attacker needs, no verdict",
    "verdict dead, verdict alive, this verdict needs: two-eyes attacker any defender 0",
    "verdict dead, verdict seki, this verdict needs: survive attacker any defender 0",
    "verdict dead, verdict ko attacker needs 3, this verdict needs: survive attacker 2 defender 0",
    "verdict dead, verdict ko defender needs 3, this verdict needs: capture attacker 0 defender 2",
    "verdict dead, verdict dead against 3, this verdict needs: capture attacker 0 defender 3",
    "moves 8, moves x, no number of moves",
    "moves 8, moves -1, no number of moves",
    "moves 8, moves 1234567890123, no number of moves",
    "moves 8, moves 8 moves 8, no number of moves",
    "end 2, end 1, no end",
    "end 2, fin 2, begins with 'end'",
    "SZ[5], SZ[99], the problem:",
    "SZ[5], SZ[5]KO[x], properties other than",
    "AB[ac], AB[zz][ac], is not on the board",
    "SZ[5], SZ[5];B[aa], more than one node",
    "PL[B], PL[], the problem:",
    "PL[B], '', no PL[B] or PL[W]",
    "AW[ad], AW[ac][ad], the problem:",
    "TR[ad][bd][cd][dd][de], TR[], no target",
    "TR[ad], SQ[ae]TR[ad], properties other than",
    "TR[ad], TR[ac][ad], not stones of one colour",
    "TR[ad], TR[ae][ad], not stones of one colour",
    "AB[ac], AB[], a safe stone that is not the attacker's",
    "safe A3, safe, open",
    "region A1 B1 C1, region A1 B1, open",
    "safe A3 B3 C3 D3, safe A3 B3 C3 D3 E3, a safe stone that is not next to the ground",
    "region A1 B1 C1, region E2 A1 B1 C1, open",
  })
  void whatTheHeaderMustNotSay(String part, String instead, String reason) {
    assertThat(DEAD).contains(part);
    assertRefused(DEAD.replace(part, instead), reason);
  }

  @Test
  void linesAreShortAndPlain() {
    assertRefused("x".repeat(20_000) + "\n", "no line of plain text");
    assertRefused(DEAD.replace("survival", "surviv\u00e4l"), "line 3, byte 124: no line of plain");
    assertRefused("", "line 1, byte 0: the file ends early");
    assertRefused("nakade\u0000", "line 1, byte 7: no line of plain text");
    assertRefused(DEAD.replace("survival any", "survival ~"), "neither any nor every");
    assertRefused(DEAD + "\u0000", "more than a certificate");
    assertRefused(DEAD.replace("(;SZ", "SZ"), "the problem:");
    assertRefused(DEAD.replace("(;SZ", "(;SZ[5])(;SZ"), "not one sound game");
  }

  @Test
  void movesMustBeLegalAndHelp() {
    assertRefused(killing("2/"), "no digit of a move: byte 47");
    assertRefused(killing("24"), "line 9, byte 230: after B1 A1: no move has the number 4");
    assertRefused(killing("2\u0000"), "no digit of a move: byte 0");
    assertRefused(killing("22"), "after B1 A1: B1 is not legal");
    assertRefused(killing("0"), "too few moves");
    assertRefused(killing("20000000000"), "the target stands in the end");
  }

  private static String killing(String moves) {
    return certificate("B", "dead", CAPTURE, moves);
  }

  @Test
  void aTargetMustNotBeLostBySomeoneWhoDefendsIt() {
    assertRefused(certificate("W", "alive", TWO_EYES, "1"), "too few moves");
    assertRefused(certificate("W", "alive", TWO_EYES, "100000"), "the target is lost after ");
    assertRefused(
        certificate("B", "seki", "survive attacker any defender 0", "000000000"),
        "the target is lost");
  }

  @Test
  void stonesMustBreatheWhereTheFightBegins() {
    String breathless = DEAD.replace("AB[ac]", "AB[ae][ac]").replace("AW[ad]", "AW[be][ad]");
    assertRefused(breathless, "the problem: stones without liberties");
  }

  /** On 20×10 points a move is one byte, on 15×15 it is two, and each part must be a digit. */
  @ParameterizedTest
  @CsvSource({
    "20:10, 2, B10 is not legal",
    "20:10, /, no digit of a move: byte 47",
    "15, 02, B15 is not legal",
    "15, 0/, no digit of a move: byte 47",
    "15, /0, no digit of a move: byte 47",
    "15, 0p, no digit of a move: byte 112",
    "15, 3Q, no digit of a move: byte 10",
    "15, 3R, no move has the number 226"
  })
  void aMoveHasAsManyBytesAsItsRegionNeeds(String size, String move, String reason) {
    String problem = "SZ[" + size + "]PL[B]AW[aa][ba]TR[aa]";
    assertRefused(whole(problem, all(size), "", "dead", CAPTURE, move), reason);
  }

  /** The names of all points of a board. */
  private static String all(String size) {
    String[] sides = size.split(":", -1);
    int width = Integer.parseInt(sides[0]);
    return Fight.names(PointSet.full(Size.of(width, Integer.parseInt(sides[sides.length - 1]))));
  }

  /** White in the corner can go out at C1; Black stops it there and captures. */
  private static final String GAP = "SZ[4]PL[B]AB[ab][bb][cb][cc]AW[ac][bc][bd]TR[ac][bc][bd]";

  private static final String OPEN =
      whole(GAP, "A2 B2 A1 B1 C1", "A3 B3 C2", "dead", CAPTURE, "53");

  /** The example of an open position in docs/certificate.md. */
  @Test
  void whoCannotGetOutIsCaptured() {
    Checked checked = check(OPEN);
    assertThat(checked.proved()).as(checked.text()).isTrue();
    assertThat(checked.text())
        .isEqualTo(
            "dead: with black to move white is captured, however many ko threats white has. Target"
                + " A2 B2 B1 (one stone must survive), region A2 B2 A1 B1 C1, taken as safe A3 B3"
                + " C2, all else around it as ways out");
    assertThat(checked.situations()).isEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource({
    "53, 00, after pass A1 pass: the target gets out after C1",
    "53, 35, A1 is not legal",
    "B1 C1, B1, the target gets out after pass",
    "safe A3 B3 C2, safe A3 B3, the target gets out after pass",
    "PL[B], PL[W], the target gets out after C1",
    "region A2 B2, region A2 B2 C2, a safe stone that is not next to the ground",
    "region A2 B2, region A2, open",
    "region A2 B2 A1 B1 C1, region D4 A2 B2 A1 B1, the target gets out after pass"
  })
  void waysOutMustBeStopped(String part, String instead, String reason) {
    assertThat(OPEN).contains(part);
    assertRefused(OPEN.replace(part, instead), reason);
  }

  /** A stone that has no breath but outside has none where that does not count. */
  @Test
  void stonesMustBreatheOnTheGround() {
    String region = "A2 B2 C2 A1 B1";
    String attackers = whole(GAP, region, "A3 B3", "dead", CAPTURE, "");
    assertRefused(attackers, "stones without a liberty on the ground");
    assertRefused(attackers.replace("safe A3 B3", "safe A3 B3 C3"), "the target gets out");
    String defenders = whole(GAP, "A2 B2 B1", "", "alive", TWO_EYES, "");
    assertRefused(defenders, "stones without a liberty on the ground");
  }

  @Test
  void whatIsTakenAsSafeIsToldWithItsLiberties() {
    String weak = OPEN.replace("[cb]", "");
    assertThat(check(weak).text())
        .endsWith(
            "taken as safe A3 B3 C2 (fewer than three liberties outside the region: C2), all else"
                + " around it as ways out");
  }

  @Test
  void lifeRestsOnNothingOutside() {
    String region = "A2 B2 C2 D2 A1 B1 C1 D1";
    String stones = "SZ[5]PL[W]AW[ad][bd][cd][dd][de]AB[bc][ec]TR[ad]";
    Checked checked = check(whole(stones, region, "", "alive", TWO_EYES, "6"));
    assertThat(checked.text())
        .endsWith(
            "Target A2 (one stone must survive), region " + region + ", whatever is around it");
    assertThat(checked.proved()).isTrue();
    assertRefused(whole(stones, "A1 B1 C1", "", "alive", TWO_EYES, "2"), "open, but not all");
    assertRefused(whole(stones, region, "", "alive", TWO_EYES, "5"), "too few moves");
  }

  @Test
  void eachClaimTellsItsGround() throws IOException {
    String survival = "to survive region A9 B9 C9 D9 A8";
    String capture = "D4, whatever is around it; to capture region A9 B9 C9 D9 A8";
    assertThat(check(new String(example("open-ko"), ISO_8859_1)).text())
        .contains(survival, capture)
        .endsWith(
            "D4, taken as safe E9 E8 E7 E6 A5 B5 C5 F5 C4 D3, all else around it as ways out");
    assertThat(check(new String(example("open-seki"), ISO_8859_1)).text())
        .contains("; to prevent two eyes region A9 ", "(fewer than three liberties outside");
    assertThat(check(new String(example("ko"), ISO_8859_1)).text())
        .endsWith(
            "(one stone must survive), region A2 A1 B1 C1 D1, taken as safe A4 B4 C3 D3 E3 F2 F1");
  }

  @Test
  void theSecondClaimCountsToo() throws IOException {
    String ko = new String(example("ko"), ISO_8859_1);
    assertThat(check(ko).text())
        .startsWith("ko defender needs 1: with white to move black needs one ko threat to survive");
    assertRefused(ko.replace("5332", "5331"), "line 13, byte ");
    assertRefused(ko.replace("end 2", ""), "line 14, byte ");
    String two =
        ko.replace("needs 1", "needs 2").replace("attacker 0 defender 0", "attacker 0 defender 1");
    assertRefused(two, "");
    String seki = new String(example("seki"), ISO_8859_1);
    assertThat(check(seki).text())
        .contains("white survives, however many")
        .contains("without two eyes");
  }

  @Test
  void whatIsWrittenIsWhatIsRead() {
    Size size = Size.of(5, 5);
    PointSet white = PointSet.of(size, 15, 16, 17, 18, 23);
    PointSet black = PointSet.of(size, 10, 11, 12, 13, 14, 19, 24);
    CertificateWriter writer =
        new CertificateWriter(
            new CertificateWriter.Question(black, white, Color.BLACK, white, false),
            new Conclusion(Conclusion.Kind.DEAD, Claim.ANY));
    int a1 = 20;
    int b1 = 21;
    int c1 = 22;
    Claim claim = new Claim(Aim.CAPTURE, 0, Claim.ANY);
    writer.claim(
        claim,
        PointSet.of(size, a1, b1, c1),
        PointSet.of(size, 10, 11, 12, 13, 19, 24),
        new PointSet(size),
        new int[] {b1, c1, a1, a1, a1, a1, b1, c1});
    String text = new String(writer.finish(), ISO_8859_1);
    assertThat(check(text).proved()).as(check(text).text()).isTrue();
    assertThat(text).startsWith("nakade-certificate 2\nproblem (;GM[1]FF[4]SZ[5]PL[B]AB[ac][bc]");
    assertThat(text.substring(text.indexOf("survival")))
        .isEqualTo(DEAD.substring(DEAD.indexOf("survival")));
    Size wide = Size.of(2, 1);
    PointSet one = PointSet.of(wide, 0);
    PointSet none = new PointSet(wide);
    CertificateWriter.Question question =
        new CertificateWriter.Question(none, one, Color.WHITE, one, true);
    CertificateWriter begun =
        new CertificateWriter(question, new Conclusion(Conclusion.Kind.SEKI, 6));
    int[] moves = {1, Point.PASS};
    begun.claim(new Claim(Aim.SURVIVE, 6, 0), PointSet.full(wide), one, none, moves);
    begun.claim(new Claim(Aim.CAPTURE, 0, 1), PointSet.full(wide), none, none, moves);
    assertThat(new String(begun.finish(), ISO_8859_1))
        .isEqualTo(
            """
            nakade-certificate 2
            problem (;GM[1]FF[4]SZ[2:1]PL[W]AW[aa]TR[aa])
            survival every
            verdict seki against 6
            claim survive attacker 6 defender 0
            region A1 B1
            moves 2
            20
            claim capture attacker 0 defender 1
            region A1 B1
            safe\s
            moves 2
            20
            end 2
            """);
  }

  @Test
  void aLargeRegionTakesTwoBytesAMove() {
    Size size = Size.of(15, 15);
    PointSet one = PointSet.of(size, 0);
    PointSet none = new PointSet(size);
    CertificateWriter writer =
        new CertificateWriter(
            new CertificateWriter.Question(none, one, Color.BLACK, one, false),
            new Conclusion(Conclusion.Kind.DEAD, Claim.ANY));
    int[] moves = {Point.PASS, 0, 62, 63, 224};
    writer.claim(new Claim(Aim.CAPTURE, 0, Claim.ANY), PointSet.full(size), none, none, moves);
    assertThat(new String(writer.finish(), ISO_8859_1)).contains("\nmoves 5\n00010o103Q\n");
  }

  @Test
  void thereIsRoomForSoManySituations() {
    assertThat(check(DEAD, 11).proved()).isTrue();
    assertThat(check(DEAD, 10).text()).contains("more than 10 situations");
  }

  @ParameterizedTest
  @ValueSource(strings = {"alive", "seki", "dead", "alive against 6", "seki against 1"})
  void conclusionsAreReadAsTheyAreWritten(String text) {
    assertThat(Conclusion.parse(text).orElseThrow().toString()).isEqualTo(text);
    assertThat(Conclusion.parse(text + " ")).isEmpty();
    assertThat(Conclusion.parse("ko attacker needs 12").orElseThrow().number()).isEqualTo(12);
    assertThat(Conclusion.parse("ko")).isEmpty();
  }

  @Test
  void whatCannotBeReadIsNoRefusal() throws IOException {
    InputStream broken = InputStream.nullInputStream();
    broken.close();
    assertThatThrownBy(() -> Checker.check(broken, 1)).isInstanceOf(IOException.class);
  }

  private static final List<String> EXAMPLES =
      List.of(
          "alive", "alive-every", "dead", "dead-in-a-ko", "ko", "seki", "open-dead", "open-seki");

  private static byte[] example(String name) throws IOException {
    try (InputStream in = CheckerTest.class.getResourceAsStream(name + ".cert")) {
      return in.readAllBytes();
    }
  }

  /** Every byte of the moves of some examples is changed to every other move. */
  @Test
  void everyChangeOfAMoveIsRefusedOrAnotherProof() throws IOException {
    Map<String, Integer> reasons = new TreeMap<>();
    for (String name : EXAMPLES) {
      byte[] certificate = example(name);
      Checked original = Checker.check(new ByteArrayInputStream(certificate), 1_000);
      assertThat(original.proved()).as(name + ": " + original.text()).isTrue();
      String text = new String(certificate, ISO_8859_1);
      int from = text.indexOf("region ") + "region".length();
      int region = text.substring(from, text.indexOf('\n', from)).split(" ", -1).length - 1;
      for (int i = 0; i < certificate.length; i++) {
        if (!isMove(certificate, i)) {
          continue;
        }
        byte move = certificate[i];
        for (int other = '0'; other <= '0' + region; other++) {
          certificate[i] = (byte) other;
          if (other != move) {
            Checked checked = Checker.check(new ByteArrayInputStream(certificate), 1_000);
            reasons.merge(checked.proved() ? "proved" : reason(checked), 1, Integer::sum);
          }
        }
        certificate[i] = move;
      }
    }
    assertThat(reasons.toString()).isEqualTo(TALLY);
  }

  /** The same in every run; a change of the rules or of the walk would show here. */
  private static final String TALLY =
      "{X is not legal=4118, X repeats a situation=8, proved=117, the claim has too few moves=36,"
          + " the target has no two eyes in the end after X=28, the target is lost after X=58,"
          + " the target stands in the end after X=95}";

  /** Moves stand in lines of their own, of digits and the signs that follow them. */
  private static boolean isMove(byte[] certificate, int at) {
    int begin = at;
    while (begin > 0 && certificate[begin - 1] != '\n') {
      begin--;
    }
    return certificate[at] != '\n' && certificate[begin] >= '0' && certificate[begin] < 'A';
  }

  private static String reason(Checked checked) {
    String reason = checked.text().replaceFirst("line \\d+, byte \\d+: ", "");
    return reason.replaceFirst("after [^:]*: ", "").replaceAll("[A-J][1-9]|pass", "X");
  }
}
