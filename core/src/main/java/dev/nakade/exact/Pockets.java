package dev.nakade.exact;

import dev.nakade.go.Masks;

/**
 * Parts of a board that stones of one side, the owner, enclose. Of each such pocket it is worked
 * out once, for every arrangement of stones in it, whether the owner ends up with all of it if both
 * sides play there in turn, the invader being free to play elsewhere at any time.
 *
 * <p>The stones around are taken to have a liberty elsewhere at all times. That may be all they
 * need; or they need an eye here, which means that after each move of the owner they have a liberty
 * here too.
 *
 * <p>It is the least set of positions from which the owner gets there in a finite number of moves,
 * so it needs no repetition; the owner never retakes a ko at once, the invader always may. What is
 * found therefore holds under every ko rule, whatever else is on the board.
 */
final class Pockets {
  /** Bits of an answer: the owner gets all if it moves first, or even if the invader does. */
  static final int OWNER_FIRST = 1;

  static final int INVADER_FIRST = 2;

  /** The same where the stones around get an eye as well. */
  static final int EYE_OWNER_FIRST = 4;

  static final int EYE_INVADER_FIRST = 8;

  private static final int NO_EYE_SHIFT = 0;
  private static final int EYE_SHIFT = 2;
  private static final int NOWHERE = -1;

  private final Masks masks;
  private final int mostPoints;
  private final boolean eager;

  /** Pockets that were asked for, in open addressing, 0 in free places, and how often. */
  private long[] areas = new long[1024];

  private int[] requests = new int[1024];

  /** Their tables, as far as they have been worked out. */
  private byte[][] tables = new byte[1024][];

  private int count;

  /** Of the pocket that is being worked out. */
  private long pocket;

  private long wall;
  private int[] points;
  private int[] powers;

  /** For each position and point: the position after a move there, or {@link #NOWHERE}. */
  private int[] ownerMoves;

  private int[] invaderMoves;

  /** Where the owner may not answer such a move of the invader at once, or {@link #NOWHERE}. */
  private byte[] bans;

  /** Pockets of at most so many points, at most 11; worked out at once if {@code eager}. */
  Pockets(Masks masks, int mostPoints, boolean eager) {
    this.masks = masks;
    this.eager = eager;
    this.mostPoints = mostPoints;
  }

  /**
   * What is known of a pocket with stones in it: a set of the bits above, 0 if it is too large or
   * was not asked for often enough yet.
   */
  int find(long area, long own, long opposing) {
    if (Long.bitCount(area) > mostPoints) {
      return 0;
    }
    int at = entry(area);
    if (tables[at] == null) {
      if (++requests[at] <= patience(Long.bitCount(area))) {
        return 0;
      }
      tables[at] = workOut(area);
    }
    int position = 0;
    int power = 1;
    for (long rest = area; rest != 0; rest &= rest - 1) {
      long point = rest & -rest;
      position += (own & point) != 0 ? power : (opposing & point) != 0 ? 2 * power : 0;
      power *= 3;
    }
    return tables[at][position];
  }

  /** How often a pocket of so many points is asked for in vain: a larger one takes more work. */
  private int patience(int size) {
    return eager || size <= 4 ? 0 : 1 << (2 * (size - 4));
  }

  private int entry(long area) {
    int at = place(area);
    if (areas[at] == 0) {
      if (2 * count >= areas.length) {
        grow();
        at = place(area);
      }
      areas[at] = area;
      count++;
    }
    return at;
  }

  private int place(long area) {
    int at = (int) ((area * 0x9e3779b97f4a7c15L) >>> 40) & (areas.length - 1);
    while (areas[at] != 0 && areas[at] != area) {
      at = (at + 1) & (areas.length - 1);
    }
    return at;
  }

  private void grow() {
    long[] oldAreas = areas;
    int[] oldRequests = requests;
    byte[][] oldTables = tables;
    areas = new long[2 * oldAreas.length];
    requests = new int[areas.length];
    tables = new byte[areas.length][];
    for (int i = 0; i < oldAreas.length; i++) {
      if (oldAreas[i] != 0) {
        int at = place(oldAreas[i]);
        areas[at] = oldAreas[i];
        requests[at] = oldRequests[i];
        tables[at] = oldTables[i];
      }
    }
  }

  private byte[] workOut(long area) {
    byte[] owned = new byte[prepare(area)];
    boolean[] impossible = new boolean[owned.length];
    boolean[] breathes = new boolean[owned.length];
    for (int position = 0; position < owned.length; position++) {
      long own = stones(position, 1);
      long opposing = stones(position, 2);
      impossible[position] = breathless(own, opposing) != 0;
      if (!impossible[position]) {
        link(position, own, opposing);
        long connected = masks.flood(wall & own, own);
        long empty = pocket & ~(own | opposing);
        breathes[position] = (empty & (wall | masks.spread(connected))) != 0;
      }
    }
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int position = 0; position < owned.length; position++) {
        if (!impossible[position]) {
          changed |= improve(owned, position, NO_EYE_SHIFT);
          if (breathes[position]) {
            changed |= improve(owned, position, EYE_SHIFT);
          } else if ((owned[position] & EYE_OWNER_FIRST) == 0
              && ownerSucceeds(owned, position, NOWHERE, EYE_SHIFT)) {
            owned[position] |= EYE_OWNER_FIRST;
            changed = true;
          }
        }
      }
    }
    return owned;
  }

  private int prepare(long area) {
    int size = Long.bitCount(area);
    pocket = area;
    wall = area & masks.spread(masks.full() & ~area);
    points = new int[size];
    powers = new int[size + 1];
    powers[0] = 1;
    long rest = area;
    for (int i = 0; i < size; i++) {
      points[i] = Long.numberOfTrailingZeros(rest);
      powers[i + 1] = 3 * powers[i];
      rest &= rest - 1;
    }
    int positions = powers[size];
    ownerMoves = new int[positions * size];
    invaderMoves = new int[positions * size];
    bans = new byte[positions * size];
    return positions;
  }

  private long stones(int position, int digit) {
    long stones = 0;
    int rest = position;
    for (int point : points) {
      stones |= rest % 3 == digit ? 1L << point : 0;
      rest /= 3;
    }
    return stones;
  }

  /** Finds out where the moves of both sides lead. */
  private void link(int position, long own, long opposing) {
    for (int i = 0; i < points.length; i++) {
      int at = position * points.length + i;
      long stone = 1L << points[i];
      boolean free = ((own | opposing) & stone) == 0;
      ownerMoves[at] = free ? afterOwner(own | stone, opposing) : NOWHERE;
      invaderMoves[at] = free ? afterInvader(own, opposing | stone, stone) : NOWHERE;
      long captured = free ? capturedOwners(own, opposing | stone) : 0;
      boolean ko =
          Long.bitCount(captured) == 1 && (masks.neighbours(points[i]) & pocket & ~own) == 0;
      bans[at] = (byte) (ko ? index(captured) : NOWHERE);
    }
  }

  private int index(long point) {
    return Long.bitCount(pocket & (point - 1));
  }

  private int afterOwner(long own, long opposing) {
    long left = opposing & ~capturedInvaders(own, opposing);
    return capturedOwners(own, left) == 0 ? number(own, left) : NOWHERE;
  }

  private int afterInvader(long own, long opposing, long stone) {
    long left = own & ~capturedOwners(own, opposing);
    long liberties = masks.spread(masks.flood(stone, opposing)) & pocket & ~(left | opposing);
    return liberties == 0 ? NOWHERE : number(left, opposing);
  }

  private int number(long own, long opposing) {
    int position = 0;
    for (int i = 0; i < points.length; i++) {
      position += (int) ((own >>> points[i] & 1) + 2 * (opposing >>> points[i] & 1)) * powers[i];
    }
    return position;
  }

  /** The stones of chains without a liberty; the owner's next to the wall always have one. */
  private long breathless(long own, long opposing) {
    return capturedOwners(own, opposing) | capturedInvaders(own, opposing);
  }

  private long capturedOwners(long own, long opposing) {
    long empty = pocket & ~(own | opposing);
    return own & ~masks.flood((masks.spread(empty) | wall) & own, own);
  }

  private long capturedInvaders(long own, long opposing) {
    long empty = pocket & ~(own | opposing);
    return opposing & ~masks.flood(masks.spread(empty) & opposing, opposing);
  }

  /** Looks once more whether the owner gets all from here; says whether it is news. */
  private boolean improve(byte[] owned, int position, int shift) {
    int first = OWNER_FIRST << shift;
    int second = INVADER_FIRST << shift;
    int before = owned[position];
    if ((before & first) == 0 && ownerSucceeds(owned, position, NOWHERE, shift)) {
      owned[position] |= (byte) first;
    }
    if ((before & second) == 0 && invaderFails(owned, position, shift)) {
      owned[position] |= (byte) second;
    }
    return owned[position] != before;
  }

  /** Whether the owner, to move, has a move or a pass after which all is its own. */
  private boolean ownerSucceeds(byte[] owned, int position, int banned, int shift) {
    int second = INVADER_FIRST << shift;
    if ((owned[position] & second) != 0) {
      return true;
    }
    int from = position * points.length;
    for (int i = 0; i < points.length; i++) {
      int after = ownerMoves[from + i];
      if (after != NOWHERE && i != banned && (owned[after] & second) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether the owner gets all after whatever the invader does, a move elsewhere included. */
  private boolean invaderFails(byte[] owned, int position, int shift) {
    if (stones(position, 2) != 0 && (owned[position] & (OWNER_FIRST << shift)) == 0) {
      return false;
    }
    int from = position * points.length;
    for (int i = 0; i < points.length; i++) {
      int after = invaderMoves[from + i];
      if (after == NOWHERE) {
        continue;
      }
      boolean answered =
          bans[from + i] == NOWHERE
              ? (owned[after] & (OWNER_FIRST << shift)) != 0
              : ownerSucceeds(owned, after, bans[from + i], shift);
      if (!answered) {
        return false;
      }
    }
    return true;
  }
}
