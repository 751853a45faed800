package dev.nakade.systems;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.exact.SureMoves;
import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Diagram;
import dev.nakade.go.Game;
import dev.nakade.go.KoRule;
import dev.nakade.go.Point;
import dev.nakade.go.Score;
import dev.nakade.go.Size;
import dev.nakade.player.Player;
import dev.nakade.player.Thought;
import dev.nakade.player.Turn;
import dev.nakade.search.Budget;
import dev.nakade.search.ProofTable;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Our best player where it can be sure: small boards, and ends of games. */
class SmallEndsTest {
  private static final long NODES = 60_000;

  /** Black has the larger half for sure; who plays where still matters. */
  private static final String WON =
      """
      . X O . .
      X X O O .
      . X X O O
      X . X X O
      . X . X .
      """;

  private static Player player(int seed) {
    return Players.find(Players.BEST)
        .orElseThrow()
        .player(new PlayerSystem.Style(seed, 0, /* resigns= */ false));
  }

  private static Thought think(Player player, Game game, double komi) {
    return player.think(new Turn(game, komi, Turn.Ending.PLAYED_OUT), Budget.ofNodes(NODES));
  }

  /** Values as {@code ./nakade board} proves them. */
  @ParameterizedTest
  @CsvSource({"3,3,9", "2,4,8", "2,5,10", "4,4,1"})
  void playsToTheValueAgainstItself(int width, int height, int value) {
    Game game = new Game(new Board(Size.of(width, height)), Color.BLACK, KoRule.PSK);
    Player black = player(1);
    Player white = player(2);
    while (game.status() == Game.Status.RUNNING) {
      game.play(think(game.toMove() == Color.BLACK ? black : white, game, 0).move());
    }
    assertThat(Score.area(game.board())).as(Diagram.format(game.board())).isEqualTo(value);
  }

  @ParameterizedTest
  @CsvSource({"3,3,9", "2,4,8", "2,6,12"})
  void getsTheValueFromWhoeverPlaysAtRandom(int width, int height, int value) {
    for (int seed = 0; seed < 5; seed++) {
      Game game = new Game(new Board(Size.of(width, height)), Color.BLACK, KoRule.PSK);
      Player black = player(seed);
      Random random = new Random(seed);
      while (game.status() == Game.Status.RUNNING) {
        game.play(
            game.toMove() == Color.BLACK ? think(black, game, 0).move() : random(game, random));
      }
      assertThat(Score.area(game.board())).as("seed " + seed).isEqualTo(value);
    }
  }

  private static int random(Game game, Random random) {
    int point = random.nextInt(game.board().size().area() + 1) - 1;
    return point >= 0 && game.legality(point).isLegal() ? point : Point.PASS;
  }

  @Test
  void keepsAWonEnd() {
    for (int seed = 0; seed < 5; seed++) {
      Game game = new Game(Diagram.parse(WON), Color.BLACK, KoRule.PSK);
      int sure = sure(game, 1).orElseThrow().score();
      assertThat(sure).isPositive();
      Player black = player(seed);
      Random random = new Random(seed);
      while (game.status() == Game.Status.RUNNING) {
        if (game.toMove() == Color.BLACK) {
          Thought thought = think(black, game, 0);
          assertThat(thought.winRate()).isEqualTo(1);
          assertThat(thought.lead()).isGreaterThanOrEqualTo(sure);
          game.play(thought.move());
        } else {
          game.play(random(game, random));
        }
      }
      assertThat(Score.area(game.board())).as("seed " + seed).isGreaterThanOrEqualTo(sure);
    }
  }

  private static Optional<SureMoves.Sure> sure(Game game, int enough) {
    return new SureMoves(game, ProofTable.ofBytes(1 << 20), Budget.ofNodes(NODES)).find(enough);
  }

  /** What is sure for one side is what the other cannot better. */
  @Test
  void bothSidesAgreeAfterEachMoveThatKeeps() {
    Game game = new Game(Diagram.parse(WON), Color.BLACK, KoRule.PSK);
    SureMoves.Sure black = sure(game, 1).orElseThrow();
    assertThat(black.best()).isTrue();
    assertThat(black.moves()).isNotEmpty();
    for (int move = Point.PASS; move < game.board().size().area(); move++) {
      if (game.legality(move).isLegal()) {
        game.play(move);
        Optional<SureMoves.Sure> white = sure(game, 1 - black.score());
        assertThat(white.isPresent() && white.get().score() > -black.score())
            .as(Point.name(game.board().size(), move))
            .isEqualTo(!black.moves().contains(move));
        game.undo();
      }
    }
  }

  /** The ko may not be taken back at once: a question that forgot the ban would do it. */
  @Test
  void knowsTheBanAndThePass() {
    Game game =
        new Game(
            Diagram.parse(
                """
                . X O .
                X . X O
                . X O .
                """),
            Color.WHITE,
            KoRule.PSK);
    int ko = Point.parse(game.board().size(), "B2").orElseThrow();
    game.play(ko);
    int back = Point.parse(game.board().size(), "C2").orElseThrow();
    assertThat(game.legality(back).isLegal()).isFalse();
    for (int enough = -11; enough <= 12; enough++) {
      sure(game, enough).ifPresent(found -> assertThat(found.moves()).doesNotContain(back));
    }
    Game passed = new Game(Diagram.parse(WON), Color.WHITE, KoRule.PSK);
    passed.play(Point.PASS);
    assertThat(passed.passes()).isEqualTo(1);
    assertThat(sure(passed, 1)).isPresent();
    assertThat(passed.passes()).isEqualTo(1);
  }

  @Test
  void isSureOfNothingOnALargeEmptyBoard() {
    Game game = new Game(new Board(Size.of(9, 9)), Color.BLACK, KoRule.PSK);
    assertThat(SureMoves.understands(game)).isFalse();
    assertThat(new SmallEnds().seek(new Turn(game, 7, Turn.Ending.AGREED), Budget.ofNodes(NODES)))
        .isEmpty();
  }
}
