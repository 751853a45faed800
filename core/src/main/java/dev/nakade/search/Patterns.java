package dev.nakade.search;

import java.util.Arrays;

/**
 * Remembers results by what stands in their zones, so that they are found again in all positions
 * that agree there. Of one search; it keeps to so many patterns, of which the latest stay.
 *
 * <p>A pattern is filed under the stones on a few points of its zone: the largest of some nested
 * <em>cores</em> that is in it. Cores are made of the points that most zones have, and are chosen
 * anew each time there are four times as many patterns. To look up a position takes one list for
 * each core.
 */
final class Patterns {
  private static final int MOST = 1 << 16;
  private static final int FIRST_CHOICE = 64;

  /** Points of the cores; the first has none, and holds what fits no other. */
  private static final int[] CORES = {0, 4, 8, 12, 16};

  private static final int NONE = -1;

  private long[] settings = new long[FIRST_CHOICE];
  private long[] zones = new long[FIRST_CHOICE];
  private long[] ones = new long[FIRST_CHOICE];
  private long[] others = new long[FIRST_CHOICE];
  private int[] moves = new int[FIRST_CHOICE];
  private boolean[] won = new boolean[FIRST_CHOICE];

  /** The next pattern of the same list. */
  private int[] next = new int[FIRST_CHOICE];

  /** Where each list begins; as many as there is room for patterns. */
  private int[] lists = new int[FIRST_CHOICE];

  private final long[] cores = new long[CORES.length];
  private final int[] frequencies = new int[Long.SIZE];

  /** Patterns in use. */
  private int count;

  /** The place of the next one. */
  private int end;

  /** The number of patterns at which cores are chosen anew. */
  private int choice = FIRST_CHOICE;

  Patterns() {
    Arrays.fill(lists, NONE);
  }

  /**
   * The latest pattern that a position agrees with; {@link #NONE} if there is none.
   *
   * @param setting all that must be the same beyond the points
   * @param some the points marked in one way
   * @param rest those marked in the other
   */
  int find(long setting, long some, long rest) {
    for (long core : cores) {
      for (int i = lists[list(setting, core, some, rest)]; i != NONE; i = next[i]) {
        if ((some & zones[i]) == ones[i]
            && (rest & zones[i]) == others[i]
            && settings[i] == setting) {
          return i;
        }
      }
    }
    return NONE;
  }

  static boolean isFound(int pattern) {
    return pattern != NONE;
  }

  long zone(int pattern) {
    return zones[pattern];
  }

  /** Whether the side to move wins. */
  boolean isWon(int pattern) {
    return won[pattern];
  }

  int move(int pattern) {
    return moves[pattern];
  }

  /** Remembers that in a position the side to move wins, or else loses, and what that rests on. */
  void store(long setting, long some, long rest, long zone, boolean wins, int move) {
    if (count == choice) {
      choose();
    }
    if (count < MOST) {
      count++;
    } else {
      unlink(end);
    }
    settings[end] = setting;
    zones[end] = zone;
    ones[end] = some & zone;
    others[end] = rest & zone;
    won[end] = wins;
    moves[end] = move;
    for (long left = zone; left != 0; left &= left - 1) {
      frequencies[Long.numberOfTrailingZeros(left)]++;
    }
    link(end);
    end = (end + 1) % MOST;
  }

  private void link(int pattern) {
    int list = list(pattern);
    next[pattern] = lists[list];
    lists[list] = pattern;
  }

  private void unlink(int pattern) {
    int list = list(pattern);
    if (lists[list] == pattern) {
      lists[list] = next[pattern];
      return;
    }
    int before = lists[list];
    while (next[before] != pattern) {
      before = next[before];
    }
    next[before] = next[pattern];
  }

  private int list(int pattern) {
    int core = CORES.length - 1;
    while ((cores[core] & ~zones[pattern]) != 0) {
      core--;
    }
    return list(settings[pattern], cores[core], ones[pattern], others[pattern]);
  }

  private int list(long setting, long core, long some, long rest) {
    long mixed =
        (setting ^ core * 0xd1b54a32d192ed03L)
            + (some & core) * 0x9e3779b97f4a7c15L
            + (rest & core) * 0xbf58476d1ce4e5b9L;
    mixed = (mixed ^ mixed >>> 29) * 0x94d049bb133111ebL;
    return (int) (mixed >>> 32) & (lists.length - 1);
  }

  /** Makes room for more, and cores of the points that are in most zones. */
  private void choose() {
    choice = Math.min(MOST + 1, 4 * choice);
    int room = Math.min(MOST, choice);
    settings = Arrays.copyOf(settings, room);
    zones = Arrays.copyOf(zones, room);
    ones = Arrays.copyOf(ones, room);
    others = Arrays.copyOf(others, room);
    moves = Arrays.copyOf(moves, room);
    won = Arrays.copyOf(won, room);
    next = Arrays.copyOf(next, room);
    lists = new int[room];
    Arrays.fill(lists, NONE);
    long chosen = 0;
    int size = 0;
    for (int core = 1; core < CORES.length; core++) {
      for (; size < CORES[core]; size++) {
        chosen |= 1L << mostFrequent(chosen);
      }
      cores[core] = chosen;
    }
    for (int pattern = 0; pattern < count; pattern++) {
      link(pattern);
    }
  }

  private int mostFrequent(long except) {
    int most = NONE;
    for (int point = 0; point < Long.SIZE; point++) {
      boolean isNew = (except >>> point & 1) == 0;
      if (isNew && (most == NONE || frequencies[point] > frequencies[most])) {
        most = point;
      }
    }
    return most;
  }
}
