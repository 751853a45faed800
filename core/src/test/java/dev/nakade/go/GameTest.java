package dev.nakade.go;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class GameTest {
  private static final String KO =
      """
      . X O .
      X . X O
      . X O .
      """;

  private static Game koGame(KoRule rule) {
    Game game = new Game(Diagram.parse(KO), Color.WHITE, rule);
    game.play(point(game, "B2"));
    return game;
  }

  private static int point(Game game, String name) {
    return Point.parse(game.board().size(), name).orElseThrow();
  }

  @ParameterizedTest
  @EnumSource(KoRule.class)
  void koMayNotBeRetakenAtOnceButAfterAnExchange(KoRule rule) {
    Game game = koGame(rule);
    assertThat(game.board().koPoint()).isEqualTo(point(game, "C2"));
    assertThat(game.legality(point(game, "C2"))).isEqualTo(Legality.KO);
    game.play(point(game, "A1"));
    game.play(point(game, "D1"));
    assertThat(game.legality(point(game, "C2"))).isEqualTo(Legality.LEGAL);
  }

  /** The ban of the first capture makes another situation of the same stones. */
  @Test
  void twoPassesLiftTheBanExceptUnderPositionalSuperko() {
    for (KoRule rule : KoRule.values()) {
      Game game = new Game(Diagram.parse(KO), Color.WHITE, rule, 3);
      game.play(point(game, "B2"));
      game.play(Point.PASS);
      game.play(Point.PASS);
      assertThat(game.status()).isEqualTo(Game.Status.RUNNING);
      assertThat(game.legality(point(game, "C2")))
          .as(rule.toString())
          .isEqualTo(rule == KoRule.PSK ? Legality.SUPERKO : Legality.LEGAL);
    }
  }

  /**
   * Sending two, returning one: White adds a stone to the one on D, Black takes both from C, White
   * retakes on D, and the stones stand as at first with the other side to move.
   */
  private static Game sendTwoReturnOne(KoRule rule) {
    Game game = new Game(Diagram.parse(". O . O . X .\n"), Color.WHITE, rule);
    game.play(point(game, "E1"));
    game.play(point(game, "C1"));
    assertThat(game.board().captured(Color.WHITE)).isEqualTo(2);
    return game;
  }

  @Test
  void positionalSuperkoForbidsTheSameStonesAndSituationalOnlyTheSameSituation() {
    Game positional = sendTwoReturnOne(KoRule.PSK);
    assertThat(positional.legality(point(positional, "D1"))).isEqualTo(Legality.SUPERKO);
    Game situational = sendTwoReturnOne(KoRule.SSK);
    assertThat(situational.legality(point(situational, "D1"))).isEqualTo(Legality.LEGAL);
    situational.play(point(situational, "D1"));
    situational.play(Point.PASS);
    assertThat(situational.legality(point(situational, "E1"))).isEqualTo(Legality.SUPERKO);
    assertThat(situational.status()).isEqualTo(Game.Status.RUNNING);
  }

  @Test
  void aCycleIsScoredByItsPassesOrHasNoResult() {
    for (KoRule rule : new KoRule[] {KoRule.JAPANESE, KoRule.BASIC}) {
      Game game = sendTwoReturnOne(rule);
      game.play(point(game, "D1"));
      assertThat(game.repetition()).isZero();
      game.play(Point.PASS);
      assertThat(game.status()).isEqualTo(Game.Status.RUNNING);
      assertThat(game.legality(point(game, "E1"))).isEqualTo(Legality.LEGAL);
      game.play(point(game, "E1"));
      assertThat(game.repetition()).isEqualTo(4);
      if (rule == KoRule.JAPANESE) {
        assertThat(game.status()).isEqualTo(Game.Status.CYCLE);
        assertThat(game.score()).as("Black passed once, White never").isEqualTo(1);
      } else {
        assertThat(game.status()).isEqualTo(Game.Status.NO_RESULT);
      }
    }
  }

  @Test
  void theGameEndsWithTwoPassesAndCountsArea() {
    Game game = new Game(Diagram.parse(". X O .\n. X O .\n"), Color.BLACK, KoRule.PSK);
    assertThatThrownBy(game::score).isInstanceOf(IllegalStateException.class);
    game.play(Point.PASS);
    assertThat(game.status()).isEqualTo(Game.Status.RUNNING);
    game.play(Point.PASS);
    assertThat(game.status()).isEqualTo(Game.Status.PASSED_OUT);
    assertThat(game.score()).isZero();
    game.undo();
    game.undo();
    assertThat(game.plies()).isZero();
    assertThatThrownBy(game::undo).isInstanceOf(IllegalStateException.class);
  }

  /** The known values of tiny boards, found by plain search over games. */
  @ParameterizedTest
  @CsvSource({
    "1, 2, psk, 0",
    "1, 2, ssk, 0",
    "1, 2, japanese, 0",
    "1, 3, psk, 3",
    "1, 3, ssk, 3",
    "1, 3, japanese, 3",
    "1, 4, psk, 4",
    "1, 4, ssk, 4",
    "1, 4, japanese, 4",
    "2, 2, psk, 1",
    "2, 2, ssk, 1",
    "2, 2, ssk-approx, 1",
    "2, 2, japanese, 0",
    "2, 2, basic, 0",
  })
  void tinyBoardsHaveTheirKnownValues(int width, int height, String rule, int value) {
    KoRule koRule = KoRule.parse(rule).orElseThrow();
    Game game = new Game(new Board(Size.of(width, height)), Color.BLACK, koRule);
    assertThat(search(game, value - 1, value)).isGreaterThanOrEqualTo(value);
    assertThat(search(game, value, value + 1)).isLessThanOrEqualTo(value);
  }

  /** Alpha-beta from Black's view. No result counts as a draw. */
  private static int search(Game game, int alpha, int beta) {
    Game.Status status = game.status();
    if (status == Game.Status.NO_RESULT) {
      return 0;
    }
    if (status != Game.Status.RUNNING) {
      return game.score();
    }
    boolean black = game.toMove() == Color.BLACK;
    int low = alpha;
    int high = beta;
    int best = black ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    for (int point = Point.PASS; point < game.board().size().area(); point++) {
      if (game.legality(point).isLegal()) {
        game.play(point);
        int value = search(game, low, high);
        game.undo();
        best = black ? Math.max(best, value) : Math.min(best, value);
        low = black ? Math.max(low, best) : low;
        high = black ? high : Math.min(high, best);
        if (low >= high) {
          return best;
        }
      }
    }
    return best;
  }

  @Test
  void keysTellSituationsApart() {
    Map<Long, String> seen = new HashMap<>();
    for (int toMove = Color.BLACK; toMove <= Color.WHITE; toMove++) {
      for (int ko = Point.NONE; ko < 9; ko++) {
        for (int passes = 0; ko != Point.PASS && passes < 3; passes++) {
          String what = toMove + " " + ko + " " + passes;
          assertThat(seen.put(Zobrist.situation(0, toMove, ko, passes), what)).isNull();
        }
      }
    }
  }
}
