package dev.nakade.lifedeath;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Diagram;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import dev.nakade.go.Symmetry;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Black's eyes by their diagonals, on boards in which every point may become an eye. */
class EyesTest {
  private static final long SEED = 2016;

  private static Eyes eyes(Board board) {
    return eyes(board, everywhere(board.size()));
  }

  private static Eyes eyes(Board board, PointSet region) {
    Eyes eyes = new Eyes(board, Color.BLACK, region);
    eyes.find();
    return eyes;
  }

  /** Commas are empty points outside the region; so are stones O, but not stones o. */
  private static Eyes eyes(String diagram) {
    Board board = board(diagram);
    PointSet outside = new PointSet(board.size());
    String signs = diagram.replaceAll("\\s", "");
    for (int point = 0; point < signs.length(); point++) {
      if (signs.charAt(point) == ',' || signs.charAt(point) == 'O') {
        outside.add(point);
      }
    }
    return eyes(board, everywhere(board.size()).removeAll(outside));
  }

  private static Board board(String diagram) {
    return Diagram.parse(diagram.replace(',', '.'));
  }

  private static PointSet everywhere(Size size) {
    PointSet all = new PointSet(size);
    for (int point = 0; point < size.area(); point++) {
      all.add(point);
    }
    return all;
  }

  private static String found(String diagram) {
    return eyes(diagram).toString().strip();
  }

  private static boolean alive(String diagram) {
    Board board = board(diagram);
    Eyes eyes = eyes(diagram);
    return board.points(Color.BLACK).stream().anyMatch(point -> eyes.alive(board.chain(point)));
  }

  @Test
  void inTheMiddleThreeDiagonalsMakeARealEye() {
    assertThat(found("OXX \n X.X \n XXX")).isEqualTo("REAL B2");
  }

  @Test
  void inTheMiddleTwoDiagonalsOfTheAttackerMakeAFalseEye() {
    assertThat(found("OXX \n X.X \n XXO")).isEqualTo("FALSE B2");
  }

  @Test
  void otherEyesAreUndetermined() {
    assertThat(found("OXX \n X.X \n XX,")).isEqualTo("UNDETERMINED B2");
    assertThat(found(",XX \n X.X \n XX,")).isEqualTo("UNDETERMINED B2");
  }

  @Test
  void beyondTheEdgeAllIsTheDefenders() {
    assertThat(found(",,,, \n ,,X, \n ,X.X")).isEqualTo("UNDETERMINED C1");
    assertThat(found(",,,, \n ,OXO \n ,X.X")).isEqualTo("FALSE C1");
    assertThat(found(",,,, \n ,XXO \n ,X.X")).isEqualTo("REAL C1");
    assertThat(found(",,, \n XO, \n .X,")).isEqualTo("REAL A1");
  }

  @Test
  void aDiagonalInAnotherEyeIsTheDefenders() {
    assertThat(found("OXX, \n X.XX \n XX.X \n ,OXX")).isEqualTo("REAL B3\nREAL C2");
    assertThat(found("OXX, \n X.XX \n XX,X \n ,OXX")).isEqualTo("UNDETERMINED B3");
  }

  @Test
  void aDiagonalInTheSameEyeIsNobodys() {
    assertThat(found(",,,,, \n XXXXX \n X..X, \n XX.X, \n ,XXX,")).isEqualTo("REAL B3 C3 C2");
    assertThat(found(",,,,, \n OXXXX \n X..X, \n XX.X, \n ,XXX,"))
        .as("of B3 one diagonal is the attacker's and one inside, which leaves two")
        .isEqualTo("UNDETERMINED B3 C3 C2");
    assertThat(found(",,,,, \n XXXOX \n X..X, \n XX.X, \n ,XXX,")).isEqualTo("REAL B3 C3 C2");
  }

  @Test
  void anEyeOfSeveralPointsIsOfAKindIfAllItsPointsAre() {
    assertThat(found("XXXX \n X..X \n OXXO")).isEqualTo("REAL B2 C2");
    assertThat(found("OXXX \n X..X \n OXXX")).isEqualTo("UNDETERMINED B2 C2");
    assertThat(found("OXX \n X.X \n XXO")).isEqualTo("FALSE B2");
  }

  @Test
  void trappedStonesAreIgnored() {
    assertThat(found(",,,,, \n XXXX, \n o.oX,")).isEqualTo("REAL A1 B1 C1");
    assertThat(found("XXXX \n Xo.X \n XX.X \n ,XXX")).isEqualTo("REAL B3 C3 C2");
    assertThat(found("OXXO \n X.oX \n XXXX"))
        .as("B2 lacks one diagonal, C2 another")
        .isEqualTo("REAL B2 C2");
  }

  @Test
  void anOpenSpaceIsNoEye() {
    assertThat(found(",,, \n XX, \n ...")).as("next to a free point outside").isEmpty();
    assertThat(found(",,, \n XXO \n ..O")).as("next to a stone that is not trapped").isEmpty();
  }

  @Test
  void twoRealEyesWithinOneChainLive() {
    assertThat(alive("XXXX, \n .X.X,")).isTrue();
    assertThat(alive("OXXX, \n XX.X, \n .XXX,")).isTrue();
    assertThat(alive("XXOXX \n .XOX.")).as("two chains of one eye each").isFalse();
    assertThat(alive("XXX, \n .XXX \n X.X, \n ,XX,")).as("a stone between the eyes").isFalse();
    assertThat(alive("XXXXX \n ....X")).as("one eye").isFalse();
  }

  @Test
  void scoresAreTheirs() {
    String diagram = "XXXX,OXX \n X.X.XX.X \n XXXX,XXO";
    assertThat(found(diagram)).isEqualTo("REAL B2\nUNDETERMINED D2\nFALSE G2");
    assertThat(eyes(diagram).score()).isEqualTo(20 + 10 + 5);
  }

  @Test
  void theMiddleOfThreeHasMostPotential() {
    Board board = Diagram.parse("X X X X X \n X . . . X \n X X X X X");
    Eyes eyes = eyes(board);
    assertThat(eyes.roomForAnother()).isTrue();
    List<Integer> potentials = new ArrayList<>();
    for (String name : List.of("B2", "C2", "D2")) {
      board.play(Point.parse(board.size(), name).orElseThrow(), Color.BLACK);
      eyes.find();
      potentials.add(eyes.potential());
      board.undo();
    }
    assertThat(potentials).containsExactly(60, 120, 60);
  }

  @Test
  void twoPointsAreNoRoomForAnotherEye() {
    assertThat(eyes(Diagram.parse("X X X X \n X . . X \n X X X X")).roomForAnother()).isFalse();
  }

  @Test
  void turningAndMirroringChangesNoKind() {
    Random random = new Random(SEED);
    Size size = Size.of(5, 4);
    int seen = 0;
    for (int round = 0; round < 4_000; round++) {
      Board board = Board.of(size, point -> Math.max(0, random.nextInt(6) - 2) % 3);
      if (!board.breathless().isEmpty()) {
        continue;
      }
      Eyes eyes = eyes(board);
      seen += eyes.count();
      for (Symmetry symmetry : Symmetry.values()) {
        assertSame(board, eyes, symmetry);
      }
    }
    assertThat(seen).as("eyes compared, seed %d", SEED).isGreaterThan(500);
  }

  private static void assertSame(Board board, Eyes eyes, Symmetry symmetry) {
    Eyes image = eyes(symmetry.apply(board));
    assertThat(image.score()).as(() -> Diagram.format(board)).isEqualTo(eyes.score());
    assertThat(image.potential()).as(() -> Diagram.format(board)).isEqualTo(eyes.potential());
    for (int point = 0; point < board.size().area(); point++) {
      int turned = symmetry.apply(board.size(), point);
      assertThat(image.at(turned) > 0)
          .as(() -> Diagram.format(board))
          .isEqualTo(eyes.at(point) > 0);
      if (eyes.at(point) > 0) {
        assertThat(image.kind(image.at(turned)))
            .as(() -> Diagram.format(board))
            .isEqualTo(eyes.kind(eyes.at(point)));
      }
    }
  }
}
