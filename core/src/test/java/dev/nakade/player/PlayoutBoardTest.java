package dev.nakade.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Diagram;
import dev.nakade.go.Point;
import dev.nakade.go.Score;
import dev.nakade.go.Size;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The quick board and the one of the rules must agree on every game. */
class PlayoutBoardTest {
  private static final int SEED = 7_001;

  static Stream<Size> sizes() {
    return Stream.of(
        Size.of(1, 1),
        Size.of(2, 3),
        Size.of(5, 5),
        Size.of(8, 8),
        Size.of(9, 9),
        Size.of(7, 13),
        Size.of(19, 19),
        Size.of(25, 25));
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void agreesWithTheBoardOfTheRules(Size size) {
    Random random = new Random(SEED);
    Ground ground = new Ground(size);
    for (int game = 0; game < 20; game++) {
      Board board = new Board(size);
      PlayoutBoard quick = new PlayoutBoard(ground);
      for (int ply = 0; ply < Math.min(400, 4 * size.area()); ply++) {
        int player = ply % 2 == 0 ? Color.BLACK : Color.WHITE;
        int point = random.nextInt(size.area() + 1) - 1;
        String where = "seed " + SEED + "\n" + Diagram.format(board) + "point " + point;
        boolean legal = point < 0 || board.isLegal(point, player);
        if (point >= 0 && board.color(point) == Color.EMPTY) {
          assertThat(quick.isLegal(point)).as(where).isEqualTo(legal);
        }
        int move = legal ? point : Point.PASS;
        int captured = board.play(move, player);
        quick.play(move);
        assertThat(quick.captures).as(where).isEqualTo(captured);
        assertSame(quick, board, where);
      }
    }
  }

  private static void assertSame(PlayoutBoard quick, Board board, String where) {
    Size size = board.size();
    int empties = 0;
    for (int point = 0; point < size.area(); point++) {
      assertThat(quick.color(point)).as(where).isEqualTo(board.color(point));
      int code = 0;
      for (int i = 0; i < 8; i++) {
        code |= quick.color[quick.ground.around[8 * point + i]] << (2 * i);
      }
      assertThat(quick.around[point]).as(where).isEqualTo(code);
      if (board.color(point) == Color.EMPTY) {
        empties++;
        assertThat(quick.empties[quick.place[point]]).as(where).isEqualTo(point);
      } else {
        int head = quick.head[point];
        assertThat(quick.libertyCount[head]).as(where).isEqualTo(board.liberties(point));
        assertThat(quick.stones[head]).as(where).isEqualTo(board.stones(point));
        int counted = 0;
        for (int free = quick.liberty(head); free >= 0; free = quick.libertyAfter(head, free)) {
          assertThat(board.color(free)).as(where).isEqualTo(Color.EMPTY);
          counted++;
        }
        assertThat(counted).as(where).isEqualTo(board.liberties(point));
      }
    }
    assertThat(quick.emptyCount).as(where).isEqualTo(empties);
    assertThat(quick.key).as(where).isEqualTo(board.key());
    assertThat(quick.koPoint).as(where).isEqualTo(board.koPoint());
  }

  @Test
  void takesOverPositionsAndCopies() {
    Random random = new Random(SEED);
    Size size = Size.of(9, 9);
    Ground ground = new Ground(size);
    for (int game = 0; game < 50; game++) {
      Board board = new Board(size);
      int player = Color.BLACK;
      for (int ply = 0; ply < 90; ply++) {
        int point = random.nextInt(size.area());
        if (board.isLegal(point, player)) {
          board.play(point, player);
          player = Color.opponent(player);
        }
      }
      PlayoutBoard quick = new PlayoutBoard(ground);
      quick.set(board, player);
      assertSame(quick, board, Diagram.format(board));
      PlayoutBoard copy = new PlayoutBoard(ground);
      copy.copy(quick);
      assertSame(copy, board, Diagram.format(board));
      for (int point = 0; point < size.area(); point++) {
        if (board.color(point) == Color.EMPTY && board.isLegal(point, player)) {
          checkLibertiesAfter(board, quick, point, player);
        }
      }
    }
  }

  private static void checkLibertiesAfter(Board board, PlayoutBoard quick, int point, int player) {
    int counted = quick.libertiesAfter(point, player);
    int captured = board.play(point, player);
    if (captured == 0) {
      assertThat(counted).isEqualTo(board.liberties(point));
    } else {
      assertThat(counted).isLessThanOrEqualTo(board.liberties(point)).isPositive();
    }
    board.undo();
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void playoutsAreLegalGamesThatEnd(Size size) {
    Ground ground = new Ground(size);
    PlayoutBoard quick = new PlayoutBoard(ground);
    Playout playout = new Playout(quick, SEED);
    for (int game = 0; game < 20; game++) {
      quick.set(new Board(size), Color.BLACK);
      playout.begin();
      playout.finish(0);
      Board board = new Board(size);
      int player = Color.BLACK;
      for (int i = 0; i < playout.length; i++) {
        assertThat(board.legality(playout.moves[i], player).isLegal()).isTrue();
        board.play(playout.moves[i], player);
        player = Color.opponent(player);
      }
      assertThat(playout.length).isLessThanOrEqualTo(3 * size.area());
      boolean ended =
          playout.length >= 2
              && playout.moves[playout.length - 1] < 0
              && playout.moves[playout.length - 2] < 0;
      if (ended && size.area() > 1) {
        assertThat(Math.abs(playout.score() - Score.area(board)))
            .as(Diagram.format(board))
            .isLessThanOrEqualTo(size.area() / 4);
      }
    }
  }
}
