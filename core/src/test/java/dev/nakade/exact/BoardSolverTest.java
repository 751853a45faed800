package dev.nakade.exact;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.Color;
import dev.nakade.go.KoRule;
import dev.nakade.go.Point;
import dev.nakade.go.Size;
import dev.nakade.go.SmallBoard;
import dev.nakade.search.Budget;
import dev.nakade.search.ProofTable;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class BoardSolverTest {
  private static final long BYTES = 16L << 20;

  private static BoardSolver ours(BoardPosition position, KoRule rule, ProofTable table) {
    return ours(position, rule, table, 1);
  }

  private static BoardSolver ours(
      BoardPosition position, KoRule rule, ProofTable table, int threads) {
    return BoardSolver.proving(
        position, rule, table, BYTES, threads, Budget.unlimited(), (known, k) -> {});
  }

  private static BoardSolver ours(BoardPosition position, KoRule rule) {
    return ours(position, rule, ProofTable.ofBytes(BYTES));
  }

  /** Without room for a table of all situations, as on larger boards. */
  private static BoardSolver bySearch(BoardPosition position, KoRule rule, ProofTable table) {
    return BoardSolver.proving(
        position, rule, table, 1, /* threads= */ 1, Budget.unlimited(), (known, k) -> {});
  }

  private static BoardSolver migos(BoardPosition position, KoRule rule) {
    return BoardSolver.migos(
        position, rule, MigosParts.ALL, BYTES, Budget.unlimited(), (known, k) -> {});
  }

  /** Without the article's rule of territory, which is not sound on boards of one line. */
  private static BoardSolver plainMigos(BoardPosition position, KoRule rule) {
    MigosParts parts =
        position.size().width() == 1
            ? MigosParts.ALL.without(MigosParts.Feature.UNCONDITIONAL_TERRITORY)
            : MigosParts.ALL;
    return BoardSolver.migos(position, rule, parts, BYTES, Budget.unlimited(), (known, k) -> {});
  }

  private static int value(BoardSolver solver) {
    ScoreRange value = solver.solve();
    assertThat(value.exact()).isTrue();
    return value.lower();
  }

  /** Values that others have found too. */
  @ParameterizedTest
  @CsvSource({
    "1,1,basic,0",
    "1,2,basic,0",
    "1,3,basic,3",
    "1,4,basic,4",
    "1,5,basic,0",
    "1,8,basic,0",
    "1,5,japanese,0",
    "1,6,japanese,1",
    "1,7,japanese,2",
    "1,8,japanese,3",
    "1,3,ssk,3",
    "1,5,ssk,0",
    "1,6,ssk,1",
    "1,7,ssk,2",
    "1,8,ssk,3",
    "1,9,ssk,0",
    "1,4,psk,4",
    "1,5,psk,0",
    "2,2,basic,0",
    "2,2,japanese,0",
    "2,2,ssk,1",
    "2,2,psk,1",
    "2,3,basic,0",
    "2,3,japanese,0",
    "2,3,ssk,0",
    "2,4,basic,8",
    "2,5,basic,10",
    "2,6,basic,12",
    "3,3,basic,9",
    "3,3,ssk,9",
    "3,4,ssk,4",
    "3,4,basic,4",
    "3,4,japanese,4",
    "4,3,basic,4",
    "4,4,basic,1",
    "4,4,japanese,2"
  })
  void valuesOfEmptyBoards(int width, int height, String rule, int expected) {
    BoardPosition empty = BoardPosition.empty(Size.of(width, height));
    assertThat(value(ours(empty, KoRule.parse(rule).orElseThrow()))).isEqualTo(expected);
  }

  @Test
  void underSuperkoTheOnlyBestMoveOnTwoByThreeIsThePass() {
    BoardSolver solver = ours(BoardPosition.empty(Size.of(2, 3)), KoRule.SSK);
    solver.solve();
    assertThat(solver.bestMoves()).isEqualTo(new BoardSolver.Best(List.of(Point.PASS), true));
  }

  /** Every position of the board, all with one table: nothing in it may depend on the way there. */
  @ParameterizedTest
  @CsvSource({"1,5", "1,6", "2,2", "2,3"})
  void allPositionsUnderBasicKo(int width, int height) {
    Size size = Size.of(width, height);
    PlainValues plain = new PlainValues(size);
    ProofTable table = ProofTable.ofBytes(BYTES);
    plain.forEach(
        (black, white, toMove, ban, passes) -> {
          if (ban < 0 && passes == 0) {
            BoardPosition position = new BoardPosition(size, black, white, toMove);
            int expected = plain.basic(black, white, toMove, 0);
            assertThat(value(ours(position, KoRule.BASIC, ProofTable.ofBytes(1 << 16))))
                .as("%s black %x white %x, %d to move", size, black, white, toMove)
                .isEqualTo(expected);
            assertThat(value(bySearch(position, KoRule.BASIC, table)))
                .as("%s black %x white %x, %d to move", size, black, white, toMove)
                .isEqualTo(expected);
          }
        });
  }

  @ParameterizedTest
  @CsvSource({"2,4,150", "3,3,150", "2,5,80", "3,4,30"})
  void randomPositionsUnderBasicKo(int width, int height, int count) {
    Size size = Size.of(width, height);
    PlainValues plain = new PlainValues(size);
    ProofTable table = ProofTable.ofBytes(BYTES);
    long seed = 7;
    Random random = new Random(seed);
    for (int i = 0; i < count; i++) {
      BoardPosition position = RandomBoards.any(new SmallBoard(size), random, 2 * size.area());
      int expected = plain.basic(position.black(), position.white(), position.toMove(), 0);
      assertThat(value(bySearch(position, KoRule.BASIC, table)))
          .as("seed %d, number %d: %s", seed, i, position)
          .isEqualTo(expected);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "2,2,basic,40",
    "2,2,japanese,40",
    "1,5,japanese,40",
    "1,6,japanese,20",
    "2,3,japanese,10",
    "3,3,basic,10",
    "2,2,ssk,40",
    "1,5,ssk,40",
    "1,6,ssk,10",
    "2,3,ssk,10",
    "2,2,psk,20",
    "1,4,psk,20"
  })
  void bothSystemsAgree(int width, int height, String name, int count) {
    KoRule rule = KoRule.parse(name).orElseThrow();
    Size size = Size.of(width, height);
    long seed = 11;
    Random random = new Random(seed);
    ProofTable table = ProofTable.ofBytes(BYTES);
    for (int i = 0; i < count; i++) {
      BoardPosition position = RandomBoards.any(new SmallBoard(size), random, 2 * size.area());
      int expected = value(plainMigos(position, rule));
      assertThat(value(ours(position, rule, table)))
          .as("seed %d, number %d: %s", seed, i, position)
          .isEqualTo(expected);
      assertThat(value(bySearch(position, rule, table)))
          .as("seed %d, number %d: %s", seed, i, position)
          .isEqualTo(expected);
    }
  }

  /** Plain alpha-beta that keeps nothing but the history, against both kinds of superko. */
  @ParameterizedTest
  @CsvSource({"1,3,ssk", "1,4,ssk", "1,3,psk", "1,4,psk"})
  void superkoWithoutAnyTable(int width, int height, String name) {
    KoRule rule = KoRule.parse(name).orElseThrow();
    Size size = Size.of(width, height);
    Random random = new Random(3);
    for (int i = 0; i < 25; i++) {
      BoardPosition position = RandomBoards.any(new SmallBoard(size), random, size.area());
      int found = value(ours(position, rule));
      PlainSuperko plain = new PlainSuperko(position, rule);
      assertThat(plain.reaches(found)).as("%s, at least %d", position, found).isTrue();
      assertThat(plain.reaches(found + 1)).as("%s, at least %d", position, found + 1).isFalse();
    }
  }

  @Test
  void underSuperkoFirstMovesAreJudgedOnTheEmptyBoardOnly() {
    BoardSolver solver =
        ours(new BoardPosition(Size.of(3, 3), 1L << 4, 0, Color.WHITE), KoRule.SSK);
    assertThat(value(solver)).isEqualTo(9);
    assertThat(solver.bestMoves().complete()).isFalse();
  }

  @Test
  void coloursMirrorEachOther() {
    Random random = new Random(5);
    Size size = Size.of(3, 3);
    for (int i = 0; i < 40; i++) {
      BoardPosition position = RandomBoards.any(new SmallBoard(size), random, 12);
      BoardPosition mirrored =
          new BoardPosition(
              size,
              /* black= */ position.white(),
              /* white= */ position.black(),
              Color.opponent(position.toMove()));
      assertThat(value(ours(mirrored, KoRule.BASIC)))
          .isEqualTo(-value(ours(position, KoRule.BASIC)));
    }
  }

  @Test
  void openingsOfThreeByThreeAreThoseOfThePlainBoard() {
    Size size = Size.of(3, 3);
    PlainValues plain = new PlainValues(size);
    BoardSolver solver = ours(BoardPosition.empty(size), KoRule.BASIC);
    solver.solve();
    Map<Integer, ScoreRange> openings = solver.firstMoves();
    assertThat(openings).hasSize(4); // corner, side, centre, pass
    openings.forEach(
        (move, range) -> {
          long black = move == Point.PASS ? 0 : 1L << move;
          int passes = move == Point.PASS ? 1 : 0;
          int expected = plain.basic(black, 0, Color.WHITE, passes);
          assertThat(range).isEqualTo(new ScoreRange(expected, expected));
        });
  }

  @Test
  void theLineKeepsTheValueToItsEnd() {
    BoardSolver solver = ours(BoardPosition.empty(Size.of(3, 4)), KoRule.BASIC);
    int value = value(solver);
    List<Integer> line = solver.line();
    SmallBoard board = new SmallBoard(Size.of(3, 4));
    int toMove = Color.BLACK;
    ProofTable table = ProofTable.ofBytes(BYTES);
    for (int move : line.subList(0, Math.min(6, line.size()))) {
      board.play(move, toMove);
      toMove = Color.opponent(toMove);
      BoardPosition after =
          new BoardPosition(board.size(), board.mask(Color.BLACK), board.mask(Color.WHITE), toMove);
      assertThat(value(ours(after, KoRule.BASIC, table))).isEqualTo(value);
    }
    assertThat(line).isNotEmpty();
  }

  /** Several threads that share a table, which has little room, find what one alone finds. */
  @ParameterizedTest
  @CsvSource({"4,4,basic,3", "4,4,japanese,3", "2,7,basic,3", "3,5,japanese,3"})
  void severalThreadsFindTheSame(int width, int height, String name, int count) {
    KoRule rule = KoRule.parse(name).orElseThrow();
    Size size = Size.of(width, height);
    Random random = new Random(17);
    for (int i = 0; i < count; i++) {
      BoardPosition position = RandomBoards.any(new SmallBoard(size), random, 4);
      ProofTable small = ProofTable.ofBytes(1 << 20);
      assertThat(value(ours(position, rule, small, 3)))
          .as("number %d: %s", i, position)
          .isEqualTo(value(ours(position, rule)));
    }
  }

  @Test
  void aSpentBudgetLeavesBoundsThatHold() {
    BoardSolver solver =
        BoardSolver.proving(
            BoardPosition.empty(Size.of(4, 4)),
            KoRule.BASIC,
            ProofTable.ofBytes(BYTES),
            BYTES,
            /* threads= */ 1,
            Budget.ofNodes(5_000),
            (known, k) -> {});
    ScoreRange known = solver.solve();
    assertThat(known.exact()).isFalse();
    assertThat(known.lower()).isLessThanOrEqualTo(1);
    assertThat(known.upper()).isGreaterThanOrEqualTo(1);
  }

  /** No part may change the value; on boards of several lines the article's rule is sound. */
  @ParameterizedTest
  @EnumSource(MigosParts.Feature.class)
  void everyPartOfMigosCanBeSwitchedOff(MigosParts.Feature feature) {
    BoardPosition empty = BoardPosition.empty(Size.of(3, 3));
    BoardSolver solver =
        BoardSolver.migos(
            empty,
            KoRule.BASIC,
            MigosParts.ALL.without(feature),
            BYTES,
            Budget.ofNodes(400_000),
            (known, k) -> {});
    assertThat(solver.ask(9).lower()).isEqualTo(9);
  }

  @Test
  void whatIsNoProofSaysSo() {
    BoardPosition empty = BoardPosition.empty(Size.of(2, 3));
    assertThat(migos(empty, KoRule.SSK_APPROX).reservation()).isPresent();
    assertThat(migos(empty, KoRule.BASIC).reservation()).isPresent();
    assertThat(ours(empty, KoRule.SSK_APPROX).reservation()).isPresent();
    assertThat(ours(empty, KoRule.SSK).reservation()).isEmpty();
  }
}
