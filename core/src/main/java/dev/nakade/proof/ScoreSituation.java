package dev.nakade.proof;

import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import java.util.Arrays;

/**
 * A situation of a whole board and the rules of it, written for clearness and not for speed. It
 * holds the stones, the side to move, the point that ko forbids it, and the passes in a row.
 */
final class ScoreSituation {
  private final int[][] adjacent;
  private final byte[] stones;
  private boolean blackToMove;
  private int ko = Point.NONE;
  private int passes;

  /** The points of the area found last, and which points belong to it. */
  private final int[] flood;

  private final boolean[] flooded;

  ScoreSituation(Setup setup) {
    int area = setup.size().area();
    adjacent = new int[area][];
    stones = new byte[area];
    flood = new int[area];
    flooded = new boolean[area];
    for (int point = 0; point < area; point++) {
      adjacent[point] = PointSet.of(setup.size(), point).border().stream().toArray();
    }
    setup.black().forEach(point -> stones[point] = Color.BLACK);
    setup.white().forEach(point -> stones[point] = Color.WHITE);
    blackToMove = setup.blackToMove();
  }

  boolean blackToMove() {
    return blackToMove;
  }

  int passes() {
    return passes;
  }

  /** Whether the side to move may play on this point. */
  boolean isLegal(int point) {
    if (stones[point] != Color.EMPTY || point == ko) {
      return false;
    }
    stones[point] = mover();
    boolean legal = breathes(point);
    for (int next : adjacent[point]) {
      legal |= isEnemy(next) && !breathes(next);
    }
    stones[point] = Color.EMPTY;
    return legal;
  }

  void pass() {
    ko = Point.NONE;
    passes++;
    blackToMove = !blackToMove;
  }

  /** Plays on a point, where it is legal. */
  void play(int point) {
    ko = Point.NONE;
    passes = 0;
    stones[point] = mover();
    capture(point);
    blackToMove = !blackToMove;
  }

  /** Takes what the stone just played leaves without a liberty; a single one may be a ko. */
  private void capture(int point) {
    int taken = 0;
    int last = Point.NONE;
    for (int next : adjacent[point]) {
      if (isEnemy(next) && !breathes(next)) {
        int length = flood(next);
        for (int i = 0; i < length; i++) {
          stones[flood[i]] = Color.EMPTY;
        }
        taken += length;
        last = next;
      }
    }
    boolean alone = true;
    for (int next : adjacent[point]) {
      alone &= isEnemy(next) || next == last;
    }
    if (taken == 1 && alone) {
      ko = last;
    }
  }

  private byte mover() {
    return (byte) (blackToMove ? Color.BLACK : Color.WHITE);
  }

  private boolean isEnemy(int point) {
    return stones[point] != Color.EMPTY && stones[point] != mover();
  }

  /** Whether the chain at a point has a liberty. */
  private boolean breathes(int point) {
    return touches(flood(point), Color.EMPTY);
  }

  /** Whether one of the first points of the area found last is next to something of this colour. */
  private boolean touches(int length, int color) {
    for (int i = 0; i < length; i++) {
      for (int next : adjacent[flood[i]]) {
        if (stones[next] == color) {
          return true;
        }
      }
    }
    return false;
  }

  /** Finds the chain of a stone, or the empty points around one; gives their number. */
  private int flood(int from) {
    Arrays.fill(flooded, false);
    int length = 0;
    flooded[from] = true;
    flood[length++] = from;
    for (int i = 0; i < length; i++) {
      for (int next : adjacent[flood[i]]) {
        if (!flooded[next] && stones[next] == stones[from]) {
          flooded[next] = true;
          flood[length++] = next;
        }
      }
    }
    return length;
  }

  /** Black's stones and what is next to them alone, less White's. */
  int score() {
    int score = 0;
    boolean[] counted = new boolean[stones.length];
    for (int point = 0; point < stones.length; point++) {
      if (!counted[point]) {
        int length = flood(point);
        for (int i = 0; i < length; i++) {
          counted[flood[i]] = true;
        }
        score += length * owner(point, length);
      }
    }
    return score;
  }

  /** Whose the area found last is: 1 is Black, -1 White, 0 nobody. */
  private int owner(int point, int length) {
    boolean black = stones[point] == Color.BLACK;
    boolean white = stones[point] == Color.WHITE;
    if (stones[point] == Color.EMPTY) {
      black = touches(length, Color.BLACK);
      white = touches(length, Color.WHITE);
    }
    return (black ? 1 : 0) - (white ? 1 : 0);
  }

  /**
   * How many points a side is sure of: its chains that are unconditionally alive, and the areas
   * each of whose points is next to one such chain. All of them are its in the end, if it answers
   * there until no stone of the other side is left.
   */
  int sure(boolean black) {
    boolean[] own = new boolean[stones.length];
    boolean[] every = new boolean[stones.length];
    for (int point = 0; point < stones.length; point++) {
      own[point] = stones[point] == (black ? Color.BLACK : Color.WHITE);
      every[point] = true;
    }
    return new Life(adjacent, own, every, new boolean[stones.length]).size();
  }

  /** All of the situation as a text, the same for the same one and for no other. */
  String text() {
    char[] text = new char[stones.length + 3];
    for (int point = 0; point < stones.length; point++) {
      text[point] = (char) stones[point];
    }
    text[stones.length] = (char) (blackToMove ? 1 : 0);
    text[stones.length + 1] = (char) (ko - Point.NONE);
    text[stones.length + 2] = (char) passes;
    return new String(text);
  }

  /** Becomes the situation of that text. */
  void set(String text) {
    for (int point = 0; point < stones.length; point++) {
      stones[point] = (byte) text.charAt(point);
    }
    blackToMove = text.charAt(stones.length) == 1;
    ko = text.charAt(stones.length + 1) + Point.NONE;
    passes = text.charAt(stones.length + 2);
  }
}
