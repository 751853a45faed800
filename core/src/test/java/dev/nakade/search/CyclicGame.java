package dev.nakade.search;

import java.util.Random;

/**
 * A random game on a graph with cycles. A position is a place and a side to move; some places end
 * the game with a win for the first player or the second. Which positions the first player wins
 * without ever counting on a repetition is known from a fixed point.
 */
final class CyclicGame implements Domain {
  private final int[][] next;

  /** For each place 0 open, 1 won by the first player, −1 won by the second. */
  private final int[] ends;

  private final int[] line = new int[10_000];
  private int ply;
  private boolean firstToMove = true;

  CyclicGame(Random random, int places, int branching) {
    next = new int[places][];
    ends = new int[places];
    for (int place = 0; place < places; place++) {
      ends[place] = random.nextInt(6) > 0 ? 0 : random.nextBoolean() ? 1 : -1;
      next[place] = random.ints(1 + random.nextInt(branching), 0, places).distinct().toArray();
    }
  }

  void start(int place) {
    ply = 0;
    line[0] = place;
    firstToMove = true;
  }

  int places() {
    return ends.length;
  }

  int branching() {
    return ends.length;
  }

  /** The positions, as 2 × place + (second to move), from which the first player wins. */
  boolean[] attractor() {
    boolean[] won = new boolean[2 * ends.length];
    boolean grown = true;
    while (grown) {
      grown = false;
      for (int at = 0; at < won.length; at++) {
        if (!won[at] && isWon(at, won)) {
          won[at] = true;
          grown = true;
        }
      }
    }
    return won;
  }

  private boolean isWon(int at, boolean[] won) {
    int place = at / 2;
    if (ends[place] != 0) {
      return ends[place] > 0;
    }
    boolean first = at % 2 == 0;
    for (int to : next[place]) {
      if (won[2 * to + (first ? 1 : 0)] == first) {
        return first;
      }
    }
    return !first;
  }

  @Override
  public int moveLimit() {
    return ends.length;
  }

  @Override
  public boolean over() {
    return ends[line[ply]] != 0;
  }

  @Override
  public int value() {
    return firstToMove ? ends[line[ply]] : -ends[line[ply]];
  }

  @Override
  public int candidates(int[] into, int start) {
    int[] places = next[line[ply]];
    System.arraycopy(places, 0, into, start, places.length);
    return start + places.length;
  }

  @Override
  public int play(int move) {
    line[++ply] = move;
    firstToMove = !firstToMove;
    return 1;
  }

  @Override
  public void undo() {
    ply--;
    firstToMove = !firstToMove;
  }

  @Override
  public long key() {
    return (2L * line[ply] + (firstToMove ? 1 : 2)) * 0x9e3779b97f4a7c15L;
  }
}
