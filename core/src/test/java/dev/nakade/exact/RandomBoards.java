package dev.nakade.exact;

import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.SmallBoard;
import java.util.Random;

/** Positions of random games. */
final class RandomBoards {
  private RandomBoards() {}

  /** Plays until at most so many points are empty, or long enough; says who is to move. */
  static int playLate(SmallBoard board, Random random, int mostEmpty) {
    int toMove = Color.BLACK;
    int area = board.size().area();
    for (int i = 0; i < 6 * area && Long.bitCount(board.empty()) > mostEmpty; i++) {
      long legal = withoutEyes(board, toMove);
      board.play(legal == 0 ? Point.PASS : pick(legal, random), toMove);
      toMove = Color.opponent(toMove);
    }
    return toMove;
  }

  /** Legal points but those whose neighbours are all the mover's own. */
  private static long withoutEyes(SmallBoard board, int player) {
    long legal = board.legal(player);
    long outside = board.masks().full() & ~board.mask(player);
    return legal & board.masks().spread(outside);
  }

  private static int pick(long set, Random random) {
    long rest = set;
    for (int skip = random.nextInt(Long.bitCount(set)); skip > 0; skip--) {
      rest &= rest - 1;
    }
    return Long.numberOfTrailingZeros(rest);
  }

  /** A position anywhere in a random game of at most so many moves. */
  static BoardPosition any(SmallBoard board, Random random, int mostMoves) {
    int toMove = Color.BLACK;
    int moves = random.nextInt(mostMoves + 1);
    for (int i = 0; i < moves; i++) {
      long legal = board.legal(toMove);
      board.play(legal == 0 ? Point.PASS : pick(legal, random), toMove);
      toMove = Color.opponent(toMove);
    }
    return new BoardPosition(
        board.size(), board.mask(Color.BLACK), board.mask(Color.WHITE), toMove);
  }
}
