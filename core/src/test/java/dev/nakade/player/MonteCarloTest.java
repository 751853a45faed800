package dev.nakade.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Diagram;
import dev.nakade.go.Game;
import dev.nakade.go.KoRule;
import dev.nakade.go.Point;
import dev.nakade.go.Score;
import dev.nakade.go.Size;
import dev.nakade.search.Budget;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Our best player, on positions that leave no doubt. */
class MonteCarloTest {
  private static final long NODES = 150_000;

  private static Thought think(Game game, double komi, Turn.Ending ending) {
    return new MonteCarlo(1, MonteCarlo.Resigning.ALLOWED)
        .think(new Turn(game, komi, ending), Budget.ofNodes(NODES));
  }

  private static Game game(String diagram, int toMove) {
    return new Game(Diagram.parse(diagram), toMove, KoRule.PSK);
  }

  private static String name(Game game, Thought thought) {
    return Point.name(game.board().size(), thought.move());
  }

  /** Both have one liberty: whoever moves takes all. */
  @Test
  void capturesWhatDecidesTheGame() {
    String race =
        """
        O O X X
        O O X X
        O . . X
        """;
    Game black = game(race, Color.BLACK);
    Game white = game(race, Color.WHITE);
    assertThat(name(black, think(black, 0, Turn.Ending.AGREED))).isEqualTo("B1");
    assertThat(name(white, think(white, 0, Turn.Ending.AGREED))).isEqualTo("C1");
  }

  @Test
  void passesWhenTheOpponentHasAndTheBoardIsWon() {
    Game game =
        game(
            """
            . X . O .
            X X X O O
            . X O O .
            X X X O O
            . X . X O
            """,
            Color.WHITE);
    game.play(Point.PASS);
    assertThat(Score.area(game.board())).isPositive();
    assertThat(think(game, 0, Turn.Ending.PLAYED_OUT).move()).isEqualTo(Point.PASS);
  }

  @Test
  void takesDeadStonesOffWhereAllCountAsAlive() {
    Game game =
        game(
            """
            . X . . X O . O
            X X . O X O O .
            . X . . X O . O
            X X X X X O O O
            """,
            Color.WHITE);
    game.play(Point.PASS);
    // Black is ahead only once the stone in its territory is off.
    assertThat(Score.area(game.board())).isEqualTo(1);
    assertThat(think(game, 4, Turn.Ending.PLAYED_OUT).move()).isNotEqualTo(Point.PASS);
    assertThat(think(game, 4, Turn.Ending.AGREED).move()).isEqualTo(Point.PASS);
  }

  @Test
  void neverPlaysWhatSuperkoForbids() {
    Random random = new Random(11);
    for (int i = 0; i < 12; i++) {
      Game game = new Game(new Board(Size.of(3, 3)), Color.BLACK, KoRule.PSK);
      MonteCarlo player = new MonteCarlo(i, MonteCarlo.Resigning.NEVER);
      for (int ply = 0; ply < 60 && game.status() == Game.Status.RUNNING; ply++) {
        int move = random.nextInt(9);
        if (ply % 2 == 1 || !game.legality(move).isLegal()) {
          move =
              player.think(new Turn(game, 0, Turn.Ending.PLAYED_OUT), Budget.ofNodes(3000)).move();
          assertThat(game.legality(move).isLegal()).as(Diagram.format(game.board())).isTrue();
        }
        game.play(move);
      }
    }
  }

  @Test
  void doesTheSameWithTheSameSeedAndNodes() {
    Game game = new Game(new Board(Size.of(9, 9)), Color.BLACK, KoRule.PSK);
    Thought one = think(game, 7, Turn.Ending.AGREED);
    Thought other = think(game, 7, Turn.Ending.AGREED);
    assertThat(one).isEqualTo(other);
    assertThat(game.plies()).isZero();
  }

  @Test
  void keepsWhatItThoughtOfTheMovesThatWereMade() {
    Game game = new Game(new Board(Size.of(9, 9)), Color.BLACK, KoRule.PSK);
    MonteCarlo player = new MonteCarlo(1, MonteCarlo.Resigning.NEVER);
    Turn turn = new Turn(game, 7, Turn.Ending.AGREED);
    Thought first = player.think(turn, Budget.ofNodes(NODES));
    assertThat(first.options().get(0).line()).hasSizeGreaterThan(1);
    game.play(first.move());
    game.play(first.options().get(0).line().get(1));
    Thought second = player.think(turn, Budget.ofNodes(1));
    assertThat(second.options().get(0).visits()).isGreaterThan(1);
  }

  @Test
  void doesNotMistakeOneSidesThoughtsForTheOthers() {
    String race =
        """
        O O X X
        O O X X
        O . . X
        """;
    MonteCarlo player = new MonteCarlo(1, MonteCarlo.Resigning.NEVER);
    for (int i = 0; i < 4; i++) {
      Game game = game(race, i % 2 == 0 ? Color.BLACK : Color.WHITE);
      Turn turn = new Turn(game, 0, Turn.Ending.AGREED);
      Thought thought = player.think(turn, Budget.ofNodes(20_000));
      assertThat(name(game, thought)).isEqualTo(i % 2 == 0 ? "B1" : "C1");
    }
  }

  @Test
  void givesUpWhatIsHopelessButOnlyIfAllowed() {
    Game game = new Game(new Board(Size.of(5, 5)), Color.BLACK, KoRule.PSK);
    for (int i = 0; i < 8; i++) {
      game.play(Point.PASS);
    }
    MonteCarlo player = new MonteCarlo(1, MonteCarlo.Resigning.ALLOWED);
    MonteCarlo stubborn = new MonteCarlo(1, MonteCarlo.Resigning.NEVER);
    Turn turn = new Turn(game, 60, Turn.Ending.AGREED);
    for (int turns = 1; turns <= 3; turns++) {
      for (int again = 0; again < 4; again++) { // the same turn, thought about many times
        assertThat(player.think(turn, Budget.ofNodes(5000)).resigns()).isEqualTo(turns == 3);
        assertThat(stubborn.think(turn, Budget.ofNodes(5000)).resigns()).isFalse();
      }
      game.play(Point.PASS);
      player.think(turn, Budget.ofNodes(5000)); // pondering, with all hope
      game.play(Point.PASS);
    }
  }
}
