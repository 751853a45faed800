package dev.nakade.search;

import java.util.Arrays;

/**
 * Remembers bounds, depth and best move of positions by their key. Two longs an entry: the whole
 * key, and lower bound, upper bound, move and depth in 16 bits each. Never grows beyond the size
 * that it was made with.
 */
public final class Table {
  /** Which entry gives way when there is no room. */
  public enum Scheme {
    /** The new one replaces the old one if it was searched at least as deep. */
    DEPTH_PREFERRED,
    /** The new one always replaces the old one. */
    ALWAYS_REPLACE,
    /** Two places: the first prefers depth, and what it gives up or refuses goes to the second. */
    TWO_DEEP
  }

  /** An answer of {@link #find}: no such entry. */
  static final long ABSENT = 0;

  private static final int LONGS_AN_ENTRY = 2;

  private final Scheme scheme;
  private final long[] entries;
  private final int mask;
  private long used;

  /** A table of 2^{@code bits} entries. */
  public Table(int bits, Scheme scheme) {
    if (bits < 1 || bits > 29) {
      throw new IllegalArgumentException("no table of 2^" + bits + " entries");
    }
    this.scheme = scheme;
    this.entries = new long[LONGS_AN_ENTRY << bits];
    this.mask = (1 << bits) - 1;
  }

  /** The largest table that fits into so many bytes. */
  public static Table ofBytes(long bytes, Scheme scheme) {
    long entries = Math.max(2, bytes / (LONGS_AN_ENTRY * Long.BYTES));
    return new Table(Math.min(29, 63 - Long.numberOfLeadingZeros(entries)), scheme);
  }

  /** The entries in use. */
  public long used() {
    return used;
  }

  public void clear() {
    Arrays.fill(entries, 0);
    used = 0;
  }

  static int lower(long data) {
    return (short) data;
  }

  static int upper(long data) {
    return (short) (data >>> 16);
  }

  /** The best move, or {@link Domain#NO_MOVE}. */
  static int move(long data) {
    return (short) (data >>> 32);
  }

  static int depth(long data) {
    return (int) (data >>> 48);
  }

  private static long data(int lower, int upper, int move, int depth) {
    return (lower & 0xffffL)
        | (upper & 0xffffL) << 16
        | (move & 0xffffL) << 32
        | (long) depth << 48;
  }

  /** What is known of the position of that key, or {@link #ABSENT}. */
  long find(long key) {
    int at = place(key);
    if (entries[at] == key && entries[at + 1] != ABSENT) {
      return entries[at + 1];
    }
    if (scheme == Scheme.TWO_DEEP && entries[at + LONGS_AN_ENTRY] == key) {
      return entries[at + LONGS_AN_ENTRY + 1];
    }
    return ABSENT;
  }

  /**
   * Stores bounds found at a depth. Bounds of the same depth that are known already are kept if
   * they are narrower.
   */
  void store(long key, int lower, int upper, int move, int depth) {
    long known = find(key);
    int low = lower;
    int high = upper;
    int best = move;
    if (known != ABSENT && depth(known) == depth) {
      low = Math.max(low, lower(known));
      high = Math.min(high, upper(known));
      best = move == Domain.NO_MOVE ? move(known) : move;
    }
    put(key, data(low, high, best, depth));
  }

  private void put(long key, long data) {
    int at = place(key);
    long old = entries[at + 1];
    boolean wins = old == ABSENT || entries[at] == key || depth(data) >= depth(old);
    if (scheme == Scheme.ALWAYS_REPLACE) {
      write(at, key, data);
    } else if (scheme == Scheme.DEPTH_PREFERRED) {
      if (wins) {
        write(at, key, data);
      }
    } else if (wins) {
      if (old != ABSENT && entries[at] != key) {
        write(at + LONGS_AN_ENTRY, entries[at], old);
      }
      write(at, key, data);
    } else {
      write(at + LONGS_AN_ENTRY, key, data);
    }
  }

  /** Where the entry of a key goes: the even one of two neighbours if they are a pair. */
  private int place(long key) {
    return LONGS_AN_ENTRY * (int) (key & (scheme == Scheme.TWO_DEEP ? mask & ~1 : mask));
  }

  private void write(int at, long key, long data) {
    if (entries[at + 1] == ABSENT) {
      used++;
    }
    entries[at] = key;
    entries[at + 1] = data;
  }
}
