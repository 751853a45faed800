package dev.nakade.search;

import java.util.Arrays;

/**
 * Remembers proof numbers by key, in buckets of four. A full bucket gives up the entry that cost
 * least work, and solved ones last. Never grows beyond the limit that it was made with.
 */
public final class ProofTable {
  private static final int SLOTS = 4;

  /**
   * Longs a slot: the key; phi and delta; work from bit 18 on, {@link #traits}, 16 bits of move.
   */
  private static final int SLOT = 3;

  private static final int BUCKET = SLOTS * SLOT;
  private static final long MAX_WORK = (1L << 45) - 1;

  /** A trait of an outcome: it rests on no repetition, so that it is the winner's proof. */
  static final int CLEAN = 1;

  /** A trait of an outcome: it is the same whatever the two sides have in supply. */
  static final int BARE = 2;

  /** An answer of {@link #find}: no such entry. */
  static final int ABSENT = -1;

  private static final int MAX_BITS = 26;

  /** Buckets that a growing table begins with: 384 KiB. */
  private static final int FIRST_BITS = 12;

  private final int mostBits;
  private long[] slots;
  private int bits;
  private long used;

  /** A table of 2^{@code bits} buckets of four entries. */
  public ProofTable(int bits) {
    this(bits, bits);
  }

  private ProofTable(int bits, int mostBits) {
    if (bits < 0 || bits > MAX_BITS) {
      throw new IllegalArgumentException("no table of 2^" + bits + " buckets");
    }
    this.bits = bits;
    this.mostBits = mostBits;
    this.slots = new long[BUCKET << bits];
  }

  /** A table that begins small and grows as it fills; it never takes more than so many bytes. */
  public static ProofTable ofBytes(long bytes) {
    // While it grows, the old half is there too.
    long buckets = Math.max(1, bytes * 2 / 3 / (BUCKET * Long.BYTES));
    int most = Math.min(MAX_BITS, 63 - Long.numberOfLeadingZeros(buckets));
    return new ProofTable(Math.min(FIRST_BITS, most), most);
  }

  /** The entries in use. */
  public long used() {
    return used;
  }

  public void clear() {
    Arrays.fill(slots, 0);
    used = 0;
  }

  /** Where the entry of a key is, valid until the next {@link #store}; or {@link #ABSENT}. */
  int find(long key) {
    int first = bucket(key);
    for (int at = first; at < first + BUCKET; at += SLOT) {
      if (slots[at] == key && slots[at + 1] != 0) {
        return at;
      }
    }
    return ABSENT;
  }

  int phi(int at) {
    return (int) (slots[at + 1] >>> 32);
  }

  int delta(int at) {
    return (int) slots[at + 1];
  }

  long work(int at) {
    return slots[at + 2] >>> 18;
  }

  /** What is known of an outcome beyond who wins: {@link #CLEAN} and {@link #BARE}. */
  int traits(int at) {
    return (int) (slots[at + 2] >>> 16) & (CLEAN | BARE);
  }

  int move(int at) {
    return (short) slots[at + 2];
  }

  void store(long key, int phi, int delta, long work, int move, int traits) {
    int at = find(key);
    if (at == ABSENT) {
      if (bits < mostBits && used > capacity() / 2) {
        grow();
      }
      at = victim(bucket(key));
    }
    if (slots[at + 1] == 0) {
      used++;
    }
    slots[at] = key;
    slots[at + 1] = (long) phi << 32 | delta;
    slots[at + 2] = Math.min(work, MAX_WORK) << 18 | (long) traits << 16 | (move & 0xffffL);
  }

  private long capacity() {
    return (long) SLOTS << bits;
  }

  private void grow() {
    long[] old = slots;
    bits++;
    slots = new long[BUCKET << bits];
    used = 0;
    for (int from = 0; from < old.length; from += SLOT) {
      if (old[from + 1] != 0) {
        int at = victim(bucket(old[from]));
        used += slots[at + 1] == 0 ? 1 : 0;
        System.arraycopy(old, from, slots, at, SLOT);
      }
    }
  }

  private int bucket(long key) {
    return BUCKET * (int) ((key ^ key >>> 32) & ((1L << bits) - 1));
  }

  private int victim(int first) {
    int victim = first;
    long least = Long.MAX_VALUE;
    for (int at = first; at < first + BUCKET; at += SLOT) {
      if (slots[at + 1] == 0) {
        return at;
      }
      long worth = work(at) + (ProofNumbers.solved(phi(at), delta(at)) ? MAX_WORK : 0);
      if (worth < least) {
        least = worth;
        victim = at;
      }
    }
    return victim;
  }
}
