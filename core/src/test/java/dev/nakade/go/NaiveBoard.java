package dev.nakade.go;

import java.util.Arrays;

/**
 * The rules as a beginner would program them: no chains kept, no ko point, everything from the
 * stones. The boards of the house are compared with it.
 */
final class NaiveBoard {
  final Size size;
  int[] stones;

  /** The arrangement before the last move, if that was no pass: ko forbids to bring it back. */
  private int[] beforeLastMove;

  NaiveBoard(Size size) {
    this.size = size;
    this.stones = new int[size.area()];
  }

  NaiveBoard(Stones of) {
    this(of.size());
    Arrays.setAll(stones, of::color);
  }

  NaiveBoard copy() {
    NaiveBoard copy = new NaiveBoard(size);
    copy.stones = stones.clone();
    copy.beforeLastMove = beforeLastMove;
    return copy;
  }

  Legality legality(int point, int player) {
    if (point < 0 || point >= size.area()) {
      return Legality.OFF_BOARD;
    }
    if (stones[point] != Color.EMPTY) {
      return Legality.OCCUPIED;
    }
    int[] after = after(point, player);
    if (liberties(after, chain(after, point)) == 0) {
      return Legality.SUICIDE;
    }
    return Arrays.equals(after, beforeLastMove) ? Legality.KO : Legality.LEGAL;
  }

  int play(int point, int player) {
    if (point == Point.PASS) {
      beforeLastMove = null;
      return 0;
    }
    int[] after = after(point, player);
    int captured = count(stones) + 1 - count(after);
    beforeLastMove = stones;
    stones = after;
    return captured;
  }

  int liberties(int point) {
    return liberties(stones, chain(stones, point));
  }

  boolean everyChainBreathes() {
    for (int point = 0; point < stones.length; point++) {
      if (stones[point] != Color.EMPTY && liberties(point) == 0) {
        return false;
      }
    }
    return true;
  }

  private int[] after(int point, int player) {
    int[] after = stones.clone();
    after[point] = player;
    for (int direction = 0; direction < 4; direction++) {
      int neighbour = size.neighbour(point, direction);
      if (neighbour < size.area() && after[neighbour] == Color.opponent(player)) {
        boolean[] chain = chain(after, neighbour);
        if (liberties(after, chain) == 0) {
          for (int i = 0; i < chain.length; i++) {
            after[i] = chain[i] ? Color.EMPTY : after[i];
          }
        }
      }
    }
    return after;
  }

  boolean[] chain(int point) {
    return chain(stones, point);
  }

  private boolean[] chain(int[] on, int point) {
    boolean[] chain = new boolean[on.length];
    chain[point] = true;
    boolean grown = true;
    while (grown) {
      grown = false;
      for (int i = 0; i < on.length; i++) {
        for (int direction = 0; chain[i] && direction < 4; direction++) {
          int neighbour = size.neighbour(i, direction);
          if (neighbour < on.length && on[neighbour] == on[point] && !chain[neighbour]) {
            chain[neighbour] = true;
            grown = true;
          }
        }
      }
    }
    return chain;
  }

  private int liberties(int[] on, boolean[] chain) {
    int count = 0;
    for (int i = 0; i < on.length; i++) {
      boolean touches = false;
      for (int direction = 0; direction < 4; direction++) {
        int neighbour = size.neighbour(i, direction);
        touches |= neighbour < on.length && chain[neighbour];
      }
      if (on[i] == Color.EMPTY && touches) {
        count++;
      }
    }
    return count;
  }

  private static int count(int[] on) {
    return (int) Arrays.stream(on).filter(color -> color != Color.EMPTY).count();
  }
}
