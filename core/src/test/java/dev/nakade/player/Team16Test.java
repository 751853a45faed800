package dev.nakade.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Diagram;
import dev.nakade.go.Game;
import dev.nakade.go.KoRule;
import dev.nakade.go.Point;
import dev.nakade.go.Size;
import dev.nakade.go.Symmetry;
import dev.nakade.search.Budget;
import dev.nakade.search.Driver;
import dev.nakade.search.Negamax;
import dev.nakade.search.Report;
import dev.nakade.search.Switches;
import dev.nakade.search.Table;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Team16's evaluation and searches. */
class Team16Test {
  static Board random(Size size, int stones, Random random) {
    Board board = new Board(size);
    int player = Color.BLACK;
    for (int i = 0; i < stones; i++) {
      int point = random.nextInt(size.area());
      if (board.isLegal(point, player)) {
        board.play(point, player);
        player = Color.opponent(player);
      }
    }
    return board;
  }

  @Test
  void countsObjectsLessHoles() {
    Board ring =
        Diagram.parse(
            """
        . X X X .
        . X . X .
        . X X X .
        . . . . .
        X . . . X
        """);
    assertThat(new ShapeGame(ring, Color.BLACK, 0).euler(Color.BLACK)).isEqualTo(1 + 2 - 1);
    assertThat(new ShapeGame(ring, Color.BLACK, 0).euler(Color.WHITE)).isZero();
  }

  @Test
  void evaluatesAsTheReportSays() {
    // Black: 2 stones, 1 object, 4 liberties, 2 at the edge; White: 1 stone, 1 object, 4 liberties.
    Board board =
        Diagram.parse(
            """
        . . . . .
        . O . . .
        . . . . .
        . . . . X
        . . . . X
        """);
    int liberties = 3 - 4;
    int expected = liberties - 4 * (1 - 1) + 5 * (2 - 1) + (0 - 2);
    assertThat(new ShapeGame(board, Color.BLACK, 0).value()).isEqualTo(expected);
    assertThat(new ShapeGame(board, Color.WHITE, 0).value()).isEqualTo(-expected);
  }

  @Test
  void evaluationIsTheSameInAllDirectionsAndTurnsRoundWithTheColours() {
    Random random = new Random(4);
    for (int i = 0; i < 200; i++) {
      Board board = random(Size.of(7, 6), 40, random);
      int value = new ShapeGame(board, Color.BLACK, 0).value();
      assertThat(new ShapeGame(board, Color.WHITE, 0).value()).isEqualTo(-value);
      assertThat(new ShapeGame(board.swapColors(), Color.WHITE, 0).value()).isEqualTo(value);
      for (Symmetry symmetry : Symmetry.values()) {
        assertThat(new ShapeGame(symmetry.apply(board), Color.BLACK, 0).value()).isEqualTo(value);
      }
    }
  }

  @Test
  void allSearchesFindTheSameValue() {
    Random random = new Random(9);
    for (int i = 0; i < 20; i++) {
      Board board = random(Size.of(5, 5), 14, random);
      Game game = new Game(board, Color.BLACK, KoRule.PSK);
      Turn turn = new Turn(game, 0, Turn.Ending.AGREED);
      int minimax = plain(board, 3).lower();
      for (Team16.Method method : Team16.Method.values()) {
        Switches exact = method.switches().without(Switches.Part.DEEPER_ENTRIES);
        Report report = new Team16(method, 3).search(turn, exact, 3, Budget.unlimited());
        assertThat(report.exact()).isTrue();
        assertThat(report.lower()).as(Diagram.format(board)).isEqualTo(minimax);
      }
    }
  }

  private static Report plain(Board board, int depth) {
    Negamax search =
        new Negamax(
            new ShapeGame(board.copy(), Color.BLACK, 0),
            Switches.MINIMAX,
            new Table(1, Table.Scheme.ALWAYS_REPLACE));
    return new Driver.Wide().run(search, depth, Budget.unlimited());
  }

  @Test
  void capturesAndPassesSensibly() {
    Board board =
        Diagram.parse(
            """
        . X . . .
        X O . . .
        . X . . .
        . . . . .
        . . . . O
        """);
    Game game = new Game(board, Color.BLACK, KoRule.PSK);
    Turn turn = new Turn(game, 0, Turn.Ending.AGREED);
    Team16 player = new Team16(Team16.Method.DEEPENING, 3);
    Thought thought = player.think(turn, Budget.unlimited());
    assertThat(Point.name(board.size(), thought.move())).isEqualTo("C4");
    Thought hurried = player.think(turn, Budget.ofNodes(1));
    assertThat(game.legality(hurried.move()).isLegal()).isTrue();
  }
}
