package dev.nakade.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Diagram;
import dev.nakade.go.Legality;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SgfPositionTest {
  private static SgfNode leaf(String text) {
    SgfNode node = SgfReader.read(text).games().get(0);
    while (!node.children().isEmpty()) {
      node = node.children().get(0);
    }
    return node;
  }

  /** The position at the end of the main line. */
  private static SgfPosition end(String text) {
    return SgfPosition.at(leaf(text));
  }

  private static void assertStones(SgfPosition position, String diagram) {
    Board expected = Diagram.parse(diagram);
    assertThat(colors(position.board())).isEqualTo(colors(expected));
    assertThat(position.size()).isEqualTo(expected.size());
  }

  private static int[] colors(Board board) {
    return IntStream.range(0, board.size().area()).map(board::color).toArray();
  }

  private static void assertProblems(SgfPosition position, String... messages) {
    assertThat(position.problems()).extracting(Complaint::message).containsExactly(messages);
  }

  @Test
  void replayIsPlay() {
    for (long seed = 1; seed <= 200; seed++) {
      Random random = new Random(seed);
      Size size = Size.of(1 + random.nextInt(7), 1 + random.nextInt(7));
      SgfNode node = new SgfNode();
      node.set("SZ", size.width() + ":" + size.height());
      Board board = new Board(size);
      int player = Color.BLACK;
      for (int i = 0; i < 100; i++) {
        int move = random.nextInt(size.area() + 1) - 1;
        if (board.legality(move, player) == Legality.LEGAL) {
          board.play(move, player);
          node = node.addChild();
          node.set(player == Color.BLACK ? "B" : "W", SgfPoints.value(size, move));
          player = Color.opponent(player);
        }
      }
      SgfPosition position = SgfPosition.at(node);
      assertThat(position.problems()).as("seed " + seed).isEmpty();
      assertThat(position.board().key()).as("seed " + seed).isEqualTo(board.key());
      assertThat(position.board().koPoint()).as("seed " + seed).isEqualTo(board.koPoint());
      assertThat(position.toMove()).as("seed " + seed).isEqualTo(player);
      assertThat(position.moveNumber()).as("seed " + seed).isEqualTo(board.moves());
    }
  }

  @Test
  void setupInAnyNode() {
    SgfPosition position = end("(;SZ[5:4]AB[aa:bb]AW[ee][ca];B[cb];AE[aa]AW[bb]AB[ec])");
    assertStones(
        position,
        """
        . X O . .
        X O X . .
        . . . . X
        . . . . .
        """);
    assertProblems(position, "AW[ee] is not on the board");
    assertThat(position.problems().get(0).column()).isEqualTo(2);
  }

  @Test
  void aMissingSizeIsTheUsualOne() {
    SgfPosition position = end("(;B[ss])");
    assertThat(position.size()).isEqualTo(Size.of(19, 19));
    assertProblems(position, "SZ is missing: taken as 19x19");
  }

  @Test
  void sizes() {
    assertThat(end("(;SZ[5:6])").size()).isEqualTo(Size.of(5, 6));
    assertThat(end("(;SZ[ 9 ])").size()).isEqualTo(Size.of(9, 9));
    assertThat(end("(;SZ[25])").size()).isEqualTo(Size.of(25, 25));
    assertThat(end("(;SiZe[19x13])").size()).isEqualTo(Size.of(19, 13));
  }

  @Test
  void impossibleSizesAreErrors() {
    for (String size : List.of("0", "26", "52", "-9", "", "x", "9:0", "9:9:9", "999999999999")) {
      SgfNode node = leaf("(\n ;SZ[" + size + "];B[aa])");
      assertThatThrownBy(() -> SgfPosition.at(node))
          .as(size)
          .isInstanceOf(SgfException.class)
          .hasMessage("SZ[" + size + "] is no size from 1x1 to 25x25")
          .satisfies(it -> assertThat(((SgfException) it).line()).isEqualTo(2))
          .satisfies(it -> assertThat(((SgfException) it).column()).isEqualTo(2));
    }
  }

  @Test
  void passesAreMoves() {
    SgfPosition position = end("(;SZ[9];B[aa];W[];B[tt])");
    assertThat(position.moveNumber()).isEqualTo(3);
    assertThat(position.lastMove()).isEqualTo(Point.PASS);
    assertThat(position.board().breathless().isEmpty()).isTrue();
    assertThat(end("(;SZ[9])").lastMove()).isEqualTo(Point.NONE);
    assertThat(end("(;SZ[9];B[aa]MN[41];W[bb])").moveNumber()).isEqualTo(42);
  }

  @Test
  void retakingKoAtOnceIsIllegalButDone() {
    String before =
        """
        . X O .
        X . X O
        . X O .
        . . . .
        """;
    assertStones(end("(;SZ[4]AB[ba][ab][bc]AW[ca][bb][db][cc];B[cb])"), before);
    String retake = "(;SZ[4]AB[ba][ab][bc]AW[ca][bb][db][cc];B[cb];W[bb]";
    String after =
        """
        . X O .
        X O . O
        . X O .
        . . . .
        """;
    assertStones(end(retake + ")"), after);
    assertProblems(end(retake + ")"), "illegal move white B3: it retakes a ko at once");
    assertStones(end(retake + "KO[])"), after);
    assertProblems(end(retake + "KO[])"));
  }

  @Test
  void occupiedPointsChangeHands() {
    SgfPosition position = end("(;SZ[3]AB[aa][ab]AW[ba][bb];W[ab])");
    assertStones(position, ". O .\nO O .\n. . .");
    assertProblems(position, "illegal move white A2: the point is occupied");
  }

  @Test
  void suicideComesOffWithItsChain() {
    SgfPosition position = end("(;SZ[4]AB[ca][bb][ab]AW[aa];W[ba])");
    assertStones(position, ". . X .\nX X . .\n. . . .\n. . . .");
    assertProblems(position, "illegal move white B4: it is suicide");
    assertThat(position.toMove()).isEqualTo(Color.BLACK);
  }

  @Test
  void movesOffTheBoardAreLeftOut() {
    SgfPosition position = end("(;SZ[9];B[aa]\n;W[zz])");
    assertProblems(position, "W[zz] is not on the board: not played");
    assertThat(position.problems().get(0).line()).isEqualTo(2);
    assertThat(position.lastMove()).isZero();
    assertThat(position.toMove()).isEqualTo(Color.BLACK);
  }

  @Test
  void doubtfulSetup() {
    assertProblems(
        end("(;SZ[9]AB[aa:ba]AW[ba])"), "AW sets up points that the node has set up before: [B9]");
    assertProblems(end("(;SZ[9]AB[aa]AW[ba][ab])"), "stones without liberties set up: [A9]");
    assertProblems(
        end("(;SZ[9]AB[aa]B[bb])"), "setup and a move in the same node: the move is made last");
    assertProblems(end("(;SZ[9]B[bb]W[cc])"), "more than one move in a node: made in turn");
    assertProblems(end("(;SZ[9]GM[2])"), "GM[2] is not Go");
  }

  private static void assertTurn(String text, int color, boolean stated) {
    SgfPosition position = SgfPosition.at(SgfReader.read(text).games().get(0));
    assertThat(position.toMove()).as(text).isEqualTo(color);
    assertThat(position.toMoveStated()).as(text).isEqualTo(stated);
  }

  @Test
  void whoseTurnItIs() {
    assertTurn("(;SZ[9]PL[W];B[aa])", Color.WHITE, true);
    assertTurn("(;SZ[9]PL[black];W[aa])", Color.BLACK, true);
    assertTurn("(;SZ[9];C[x];W[aa])", Color.WHITE, false);
    assertTurn("(;SZ[9](;W[aa])(;B[aa]))", Color.WHITE, false);
    assertTurn("(;SZ[9]B[aa];B[bb])", Color.BLACK, false);
    assertTurn("(;SZ[9]B[aa])", Color.WHITE, false);
    assertTurn("(;SZ[9]B[aa]PL[B])", Color.BLACK, true);
    assertTurn("(;SZ[9])", Color.BLACK, false);
    assertTurn("(;SZ[9]HA[2]AB[cc][gg])", Color.WHITE, false);
    assertTurn("(;SZ[9]HA[0])", Color.BLACK, false);
    assertTurn("(;SZ[9]HA[2];AW[cc];B[dd])", Color.WHITE, false);
    assertTurn("(;SZ[9]PL[x])", Color.BLACK, false);
    assertThat(end("(;SZ[9]PL[W];B[aa])").toMoveStated()).isFalse();
    assertProblems(end("(;SZ[9]PL[x])"), "PL names neither black nor white");
  }

  @Test
  void markup() {
    SgfPosition position = end("(;SZ[9]TR[aa:bb][cc]SQ[zz]LB[dd:x\\]\\:y][ee]L[ff][gg])");
    Size size = position.size();
    assertThat(position.marked("TR"))
        .isEqualTo(PointSet.of(size, 0, 1, size.point(0, 1), size.point(1, 1), size.point(2, 2)));
    assertThat(position.marked("SQ").isEmpty()).isTrue();
    assertThat(position.marked("MA").isEmpty()).isTrue();
    assertThat(position.labels())
        .isEqualTo(Map.of(size.point(3, 3), "x]:y", size.point(5, 5), "a", size.point(6, 6), "b"));
    assertProblems(position, "LB[ee] is no point with a label", "SQ[zz] is not on the board");
  }

  @Test
  void boardsAreTheCallersOwn() {
    SgfPosition position = end("(;SZ[9])");
    position.board().play(0, Color.BLACK);
    assertThat(position.board().color(0)).isEqualTo(Color.EMPTY);
  }
}
