package dev.nakade.bench;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.Size;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * A game of random moves: each is drawn evenly from the legal ones that do not fill an eye of the
 * mover; a player without one passes, and two passes end the game.
 */
final class RandomGame {
  /** Draws from all points before the good ones are listed. */
  private static final int DRAWS = 8;

  private final Size size;
  private final Board board;
  private final SplittableRandom random;
  private final int[] diagonals;
  private final int[] good;
  private final int[] moves;
  private int length;

  RandomGame(Size size, long seed) {
    this.size = size;
    this.board = new Board(size);
    this.random = new SplittableRandom(seed);
    this.diagonals = diagonals(size);
    this.good = new int[size.area()];
    this.moves = new int[3 * size.area() + 2];
  }

  /** The moves of one game, passes among them. */
  int[] record() {
    play();
    return Arrays.copyOf(moves, length);
  }

  /** Plays one game from the empty board and returns its plies. */
  int play() {
    int player = Color.BLACK;
    int passes = 0;
    length = 0;
    board.clear();
    while (passes < 2 && length < moves.length) {
      int point = choose(player);
      passes = point == Point.PASS ? passes + 1 : 0;
      board.play(point, player);
      moves[length++] = point;
      player = Color.opponent(player);
    }
    return length;
  }

  private int choose(int player) {
    for (int i = 0; i < DRAWS; i++) {
      int point = random.nextInt(size.area());
      if (isGood(point, player)) {
        return point;
      }
    }
    int count = 0;
    for (int point = 0; point < size.area(); point++) {
      if (isGood(point, player)) {
        good[count++] = point;
      }
    }
    return count == 0 ? Point.PASS : good[random.nextInt(count)];
  }

  private boolean isGood(int point, int player) {
    return board.color(point) == Color.EMPTY
        && !isEye(point, player)
        && board.isLegal(point, player);
  }

  /** All neighbours are the player's, and too few diagonals the opponent's to make it false. */
  private boolean isEye(int point, int player) {
    for (int direction = 0; direction < 4; direction++) {
      int neighbour = size.neighbour(point, direction);
      if (neighbour < size.area() && board.color(neighbour) != player) {
        return false;
      }
    }
    int opposing = 0;
    int onBoard = 0;
    for (int i = 4 * point; i < 4 * point + 4; i++) {
      if (diagonals[i] >= 0) {
        onBoard++;
        opposing += board.color(diagonals[i]) == Color.opponent(player) ? 1 : 0;
      }
    }
    return opposing < (onBoard < 4 ? 1 : 2);
  }

  private static int[] diagonals(Size size) {
    int[] diagonals = new int[4 * size.area()];
    for (int point = 0; point < size.area(); point++) {
      for (int i = 0; i < 4; i++) {
        int x = size.x(point) + (i % 2 == 0 ? -1 : 1);
        int y = size.y(point) + (i < 2 ? -1 : 1);
        diagonals[4 * point + i] = size.contains(x, y) ? size.point(x, y) : -1;
      }
    }
    return diagonals;
  }
}
