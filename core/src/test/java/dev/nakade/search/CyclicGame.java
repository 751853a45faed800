package dev.nakade.search;

import java.util.Random;

/**
 * A random game on a graph with cycles. A position is a place and a side to move; some places end
 * the game with a win for the first player or the second, and some steps of the second use up one
 * of its supply. Who wins is known from fixed points, in which repeating wins nothing.
 */
final class CyclicGame implements Domain {
  /** A supply of the second player that never ends. */
  static final int ENDLESS = -1;

  private final int[][] next;

  /** For each place and each of its steps, whether the second player pays for it. */
  private final boolean[][] costs;

  /** For each place 0 open, 1 won by the first player, −1 won by the second. */
  private final int[] ends;

  private final int[] line = new int[10_000];
  private final int[] paid = new int[10_000];
  private int ply;
  private boolean firstToMove = true;

  /** One in {@code costly} steps has a price for the second player; none if that is 0. */
  CyclicGame(Random random, int places, int branching, int costly) {
    next = new int[places][];
    costs = new boolean[places][];
    ends = new int[places];
    for (int place = 0; place < places; place++) {
      ends[place] = random.nextInt(6) > 0 ? 0 : random.nextBoolean() ? 1 : -1;
      next[place] = random.ints(1 + random.nextInt(branching), 0, places).distinct().toArray();
      costs[place] = new boolean[next[place].length];
      for (int i = 1; i < next[place].length; i++) {
        costs[place][i] = costly > 0 && random.nextInt(costly) == 0;
      }
    }
  }

  void start(int place) {
    ply = 0;
    line[0] = place;
    paid[0] = 0;
    firstToMove = true;
  }

  int places() {
    return ends.length;
  }

  /**
   * The positions, as 2 × place + (second to move), from which the first player wins in the end
   * though the second has that supply.
   */
  boolean[] won(int supply) {
    if (supply == ENDLESS) {
      boolean[] won = new boolean[2 * ends.length];
      return attract(won, won, 1);
    }
    boolean[] poorer = new boolean[2 * ends.length];
    for (int left = 0; left <= supply; left++) {
      boolean[] below = left == 0 ? null : poorer;
      poorer = attract(new boolean[2 * ends.length], below, 1);
    }
    return poorer;
  }

  /** The positions from which the second player wins in the end, paying nothing. */
  boolean[] lost() {
    boolean[] lost = new boolean[2 * ends.length];
    return attract(lost, lost, -1);
  }

  /**
   * Adds to {@code won} until nothing more is won by the player whose wins have that sign. A step
   * with a price leads to {@code below}, and cannot be taken if that is null.
   */
  private boolean[] attract(boolean[] won, boolean[] below, int sign) {
    boolean grown = true;
    while (grown) {
      grown = false;
      for (int at = 0; at < won.length; at++) {
        if (!won[at] && isWon(at, won, below, sign)) {
          won[at] = true;
          grown = true;
        }
      }
    }
    return won;
  }

  private boolean isWon(int at, boolean[] won, boolean[] below, int sign) {
    int place = at / 2;
    if (ends[place] != 0) {
      return ends[place] == sign;
    }
    boolean first = at % 2 == 0;
    boolean mine = first == sign > 0;
    for (int i = 0; i < next[place].length; i++) {
      boolean priced = !first && costs[place][i];
      if (!priced || below != null) {
        int to = 2 * next[place][i] + (first ? 1 : 0);
        if ((priced ? below : won)[to] == mine) {
          return mine;
        }
      }
    }
    return !mine;
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
  public int used() {
    return paid[ply];
  }

  /** Moves are numbered by step, not by place, so that each has its own price. */
  @Override
  public int candidates(int[] into, int start) {
    int count = next[line[ply]].length;
    for (int i = 0; i < count; i++) {
      into[start + i] = i;
    }
    return start + count;
  }

  @Override
  public int play(int move) {
    int place = line[ply];
    line[++ply] = next[place][move];
    paid[ply] = paid[ply - 1] + (!firstToMove && costs[place][move] ? 1 : 0);
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

  /** Answers must not depend on it. */
  @Override
  public int doubt() {
    return 1 << (key() >>> 32) % 31;
  }
}
