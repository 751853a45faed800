package dev.nakade.go;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Random sizes and moves for laws, from seeds that the laws print when they fail. */
final class RandomPlay {
  private RandomPlay() {}

  /** All sizes up to 8×8, and 19×19. */
  static List<Size> sizes() {
    Stream<Size> small =
        IntStream.rangeClosed(1, 8)
            .boxed()
            .flatMap(w -> IntStream.rangeClosed(1, 8).mapToObj(h -> Size.of(w, h)));
    return Stream.concat(small, Stream.of(Size.of(19, 19))).toList();
  }

  /** A legal point for that player by chance, or a pass if a few tries find none. */
  static int move(Board board, int player, Random random) {
    for (int tries = 0; tries < 12; tries++) {
      int point = random.nextInt(board.size().area());
      if (board.isLegal(point, player)) {
        return point;
      }
    }
    return Point.PASS;
  }

  /** A board after some random moves of alternating players. */
  static Board board(Size size, int moves, Random random) {
    Board board = new Board(size);
    for (int i = 0; i < moves; i++) {
      int player = i % 2 == 0 ? Color.BLACK : Color.WHITE;
      board.play(move(board, player, random), player);
    }
    return board;
  }

  static SmallBoard small(Stones board) {
    SmallBoard small = new SmallBoard(board.size());
    small.set(mask(board, Color.BLACK), mask(board, Color.WHITE));
    return small;
  }

  static long mask(Stones board, int color) {
    return board.points(color).stream().mapToLong(p -> 1L << p).reduce(0, (a, b) -> a | b);
  }
}
