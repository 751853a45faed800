package dev.nakade.exact;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.exact.BoardCertifier.Certified;
import dev.nakade.go.Color;
import dev.nakade.go.KoRule;
import dev.nakade.go.Point;
import dev.nakade.go.Size;
import dev.nakade.go.SmallBoard;
import dev.nakade.proof.Checked;
import dev.nakade.proof.Checker;
import dev.nakade.proof.ScoreClaim;
import dev.nakade.search.Budget;
import dev.nakade.search.ProofTable;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Certificates of boards: there is one for exactly what can be forced, and none for more. */
class BoardCertifierTest {
  private static final int ROOM = 1_000_000;

  private static Certified certify(BoardPosition position, ScoreClaim claim, ProofTable table) {
    return new BoardCertifier(position, table, 1 << 20, ROOM, Budget.unlimited()).certify(claim);
  }

  private static ScoreClaim atLeast(int score) {
    return new ScoreClaim(ScoreClaim.Kind.AT_LEAST, score);
  }

  private static ScoreClaim lessThan(int score) {
    return new ScoreClaim(ScoreClaim.Kind.LESS_THAN, score);
  }

  private static Checked check(String certificate) {
    try {
      return Checker.check(new ByteArrayInputStream(certificate.getBytes(ISO_8859_1)), ROOM);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String text(Certified certified) {
    return new String(certified.certificate().orElseThrow(), ISO_8859_1);
  }

  /** What Black can force, which is at least that it does not lose more than everything. */
  private static int black(PlainValues plain, BoardPosition at) {
    int forced = plain.black(at.black(), at.white(), at.toMove(), Point.NONE, 0);
    return Math.max(-at.size().area(), forced);
  }

  /** The least score to which White can hold Black. */
  private static int white(PlainValues plain, BoardPosition at) {
    int forced = plain.white(at.black(), at.white(), at.toMove(), Point.NONE, 0);
    return Math.min(at.size().area(), -forced);
  }

  @ParameterizedTest
  @CsvSource({
    "1, 4, 60",
    "1, 7, 60",
    "2, 2, 60",
    "2, 3, 80",
    "2, 4, 100",
    "2, 5, 60",
    "3, 3, 100",
    "3, 4, 60"
  })
  void thereIsOneForWhatCanBeForced(int width, int height, int positions) {
    long seed = 20261116;
    Random random = new Random(seed);
    Size size = Size.of(width, height);
    PlainValues plain = new PlainValues(size);
    ProofTable table = ProofTable.ofBytes(1 << 20);
    for (int i = 0; i < positions; i++) {
      BoardPosition position = RandomBoards.any(new SmallBoard(size), random, 3 * size.area());
      String where = "seed " + seed + ", " + position;
      assertCertified(position, atLeast(black(plain, position)), table, where);
      assertLacking(position, atLeast(black(plain, position) + 1), table, where);
      assertCertified(position, lessThan(white(plain, position) + 1), table, where);
      assertLacking(position, lessThan(white(plain, position)), table, where);
    }
  }

  private static void assertCertified(
      BoardPosition position, ScoreClaim claim, ProofTable table, String where) {
    Certified certified = certify(position, claim, table);
    assertThat(certified.lacking()).as(where).isEmpty();
    Checked checked = check(text(certified));
    assertThat(checked.text()).as(where).startsWith(claim + ": on " + position.size());
    assertThat(checked.proved()).as(where).isTrue();
    assertThat(checked.verdict()).isEqualTo(claim.toString());
  }

  private static void assertLacking(
      BoardPosition position, ScoreClaim claim, ProofTable table, String where) {
    Certified certified = certify(position, claim, table);
    assertThat(certified.certificate()).as(where + claim).isEmpty();
    assertThat(certified.lacking()).as(where + claim).hasSize(1);
  }

  /**
   * Proofs put under other claims: another score, another side that proves it, another turn, a
   * stone more or less, a move changed. Whatever is accepted is true.
   */
  @ParameterizedTest
  @CsvSource({"1, 5, 60", "2, 2, 60", "2, 3, 60", "2, 4, 60", "3, 3, 60"})
  void nothingFalseIsAccepted(int width, int height, int positions) {
    long seed = 20261117;
    Random random = new Random(seed);
    Size size = Size.of(width, height);
    PlainValues plain = new PlainValues(size);
    ProofTable table = ProofTable.ofBytes(1 << 20);
    int accepted = 0;
    int refused = 0;
    for (int i = 0; i < positions; i++) {
      BoardPosition position = RandomBoards.any(new SmallBoard(size), random, 3 * size.area());
      for (ScoreClaim claim :
          List.of(atLeast(black(plain, position)), lessThan(white(plain, position) + 1))) {
        String certificate = text(certify(position, claim, table));
        for (int change = 0; change < 60; change++) {
          BoardPosition other = change % 3 == 0 ? position : changed(position, random);
          ScoreClaim its = changed(claim, random);
          String moves = change % 2 == 0 ? moves(certificate) : changed(certificate, random);
          Checked checked = check(under(other, its, moves));
          accepted += checked.proved() ? 1 : 0;
          refused += checked.proved() ? 0 : 1;
          assertThat(!checked.proved() || isTrue(plain, other, its))
              .as("seed %d, %s %s: %s", seed, other, its, checked.text())
              .isTrue();
        }
      }
    }
    assertThat(accepted).isPositive();
    assertThat(refused).isPositive();
  }

  private static boolean isTrue(PlainValues plain, BoardPosition position, ScoreClaim claim) {
    return claim.ofBlack()
        ? claim.score() <= black(plain, position)
        : claim.score() > white(plain, position);
  }

  private static ScoreClaim changed(ScoreClaim claim, Random random) {
    boolean ofBlack = claim.ofBlack() == random.nextInt(10) > 0;
    int score = claim.score() + random.nextInt(5) - 2;
    return ofBlack ? atLeast(score) : lessThan(score);
  }

  private static BoardPosition changed(BoardPosition position, Random random) {
    long point = 1L << random.nextInt(position.size().area());
    int kind = random.nextInt(4);
    int toMove = kind == 0 ? Color.opponent(position.toMove()) : position.toMove();
    long black = (position.black() & ~point) | (kind == 1 ? point : 0);
    long white = (position.white() & ~point) | (kind == 2 ? point : 0);
    SmallBoard board = new SmallBoard(position.size());
    board.set(black, white);
    return board.breathless() == 0
        ? new BoardPosition(position.size(), black, white, toMove)
        : position;
  }

  private static String moves(String certificate) {
    return certificate.split("\n", -1)[5];
  }

  private static String changed(String certificate, Random random) {
    String moves = moves(certificate);
    if (moves.isEmpty()) {
      return moves;
    }
    int at = random.nextInt(moves.length());
    int points = certificate.contains("SZ[3]") ? 9 : 8;
    char move = (char) ('0' + random.nextInt(points + 1));
    return moves.substring(0, at) + move + moves.substring(at + 1);
  }

  private static String under(BoardPosition position, ScoreClaim claim, String moves) {
    Size size = position.size();
    return String.format(
        """
        nakade-certificate 2
        board (;SZ[%d:%d]PL[%s]%s%s)
        score %s
        claim %s
        moves %d
        %s
        end 2
        """,
        size.width(),
        size.height(),
        position.toMove() == Color.BLACK ? "B" : "W",
        stones(size, "AB", position.black()),
        stones(size, "AW", position.white()),
        claim,
        claim,
        moves.length(),
        moves);
  }

  private static String stones(Size size, String property, long stones) {
    StringBuilder text = new StringBuilder();
    for (long rest = stones; rest != 0; rest &= rest - 1) {
      int point = Long.numberOfTrailingZeros(rest);
      text.append(String.format("[%c%c]", 'a' + size.x(point), 'a' + size.y(point)));
    }
    return text.isEmpty() ? "" : property + text;
  }

  /** The table of the search that found the value is a help, an empty one no hindrance. */
  @ParameterizedTest
  @CsvSource({"1, 3, 3", "1, 4, 4", "2, 4, 8", "2, 5, 10", "2, 6, 12", "3, 3, 9", "3, 5, 15"})
  void wholeBoardsAreCertified(int width, int height, int value) {
    BoardPosition empty = BoardPosition.empty(Size.of(width, height));
    ProofTable table = ProofTable.ofBytes(1 << 22);
    BoardSolver solver =
        BoardSolver.proving(
            empty, KoRule.BASIC, table, 1 << 20, 1, Budget.unlimited(), (known, asked) -> {});
    assertThat(solver.solve()).isEqualTo(new ScoreRange(value, value));
    ScoreClaim claim = new ScoreClaim(ScoreClaim.Kind.VALUE, value);
    for (ProofTable its : List.of(table, ProofTable.ofBytes(1 << 22))) {
      assertCertified(empty, claim, its, empty.toString());
    }
  }

  /** On 3×4 White cannot force that Black gets no more than four; on 2×2 nobody forces anything. */
  @Test
  void whatRestsOnACycleHasNone() {
    ProofTable table = ProofTable.ofBytes(1 << 22);
    ScoreClaim four = new ScoreClaim(ScoreClaim.Kind.VALUE, 4);
    Certified half = certify(BoardPosition.empty(Size.of(3, 4)), four, table);
    assertThat(check(text(half)).verdict()).isEqualTo("at-least 4");
    assertThat(half.lacking())
        .containsExactly("less-than 5: it rests on a cycle being a draw, and nobody can force it");
    ScoreClaim nothing = new ScoreClaim(ScoreClaim.Kind.VALUE, 0);
    Certified none = certify(BoardPosition.empty(Size.of(2, 2)), nothing, table);
    assertThat(none.certificate()).isEmpty();
    assertThat(none.lacking()).hasSize(2);
  }

  @Test
  void limitsAreKept() {
    BoardPosition empty = BoardPosition.empty(Size.of(4, 4));
    Certified spent =
        new BoardCertifier(empty, ProofTable.ofBytes(1 << 20), 1 << 10, ROOM, Budget.ofNodes(500))
            .certify(atLeast(1));
    assertThat(spent.certificate()).isEmpty();
    assertThat(spent.lacking()).containsExactly("at-least 1: the limits were reached");
    Certified large =
        new BoardCertifier(
                BoardPosition.empty(Size.of(3, 3)),
                ProofTable.ofBytes(1 << 20),
                1 << 10,
                20,
                Budget.unlimited())
            .certify(new ScoreClaim(ScoreClaim.Kind.VALUE, 9));
    assertThat(large.certificate()).as("half a value").isEmpty();
    assertThat(large.lacking())
        .containsExactly("at-least 9: it has more than 20 positions, for which there is no room");
  }

  /** Late positions of random games on larger boards. */
  @ParameterizedTest
  @CsvSource({"4, 4, 12", "5, 4, 8", "5, 5, 8"})
  void latePositionsAreCertified(int width, int height, int positions) {
    long seed = 20261118;
    Random random = new Random(seed);
    Size size = Size.of(width, height);
    ProofTable table = ProofTable.ofBytes(1 << 22);
    int claims = 0;
    for (int i = 0; i < positions; i++) {
      SmallBoard board = new SmallBoard(size);
      int toMove = RandomBoards.playLate(board, random, 6);
      BoardPosition position =
          new BoardPosition(size, board.mask(Color.BLACK), board.mask(Color.WHITE), toMove);
      BoardSolver solver =
          BoardSolver.proving(
              position, KoRule.BASIC, table, 1 << 20, 1, Budget.ofNodes(200_000), (k, a) -> {});
      if (solver.solve().exact()) {
        int value = solver.known().lower();
        Certified certified =
            certify(position, new ScoreClaim(ScoreClaim.Kind.VALUE, value), table);
        if (certified.certificate().isPresent()) {
          Checked checked = check(text(certified));
          assertThat(checked.proved()).as("seed %d: %s", seed, checked.text()).isTrue();
          claims += 2 - certified.lacking().size();
        }
      }
    }
    assertThat(claims).isGreaterThan(positions);
  }
}
