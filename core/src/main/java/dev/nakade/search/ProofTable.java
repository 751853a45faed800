package dev.nakade.search;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Remembers proof numbers by key, in buckets of four. A full bucket gives up the entry that cost
 * least work, and solved ones last. Never grows beyond the limit that it was made with.
 *
 * <p>Several threads may share a table, and none ever waits for another. They write over each other
 * as they like; an entry is found only if its parts belong together, which its first long tells. So
 * what one thread stores may be lost, but is never found changed.
 */
public final class ProofTable {
  private static final int SLOTS = 4;

  /** Longs a slot: the {@link #check}; the numbers; the rest. See {@link Entry}. */
  private static final int SLOT = 3;

  private static final int BUCKET = SLOTS * SLOT;
  private static final long MAX_WORK = (1L << 43) - 1;

  /** A trait of an outcome: it rests on no repetition, so that it is the winner's proof. */
  static final int CLEAN = 1;

  /** A trait of an outcome: it is the same whatever the two sides have in supply. */
  static final int BARE = 2;

  // In the rest of an entry: that it is solved, that the side to move wins, where its work begins.
  private static final long SOLVED = 1L << 18;
  private static final long WON = 1L << 19;
  private static final int WORK = 20;

  private static final int ABSENT = -1;

  private static final int MAX_BITS = 26;

  /** Buckets that a growing table begins with: 384 KiB. */
  private static final int FIRST_BITS = 12;

  private final int mostLength;
  private final AtomicLong used = new AtomicLong();
  private final ReentrantLock growing = new ReentrantLock();

  /** Its length says how many buckets there are. Other threads may put a longer one here. */
  private volatile long[] slots;

  /** A table of 2^{@code bits} buckets of four entries. */
  public ProofTable(int bits) {
    this(bits, bits);
  }

  private ProofTable(int bits, int mostBits) {
    if (bits < 0 || bits > MAX_BITS) {
      throw new IllegalArgumentException("no table of 2^" + bits + " buckets");
    }
    this.mostLength = BUCKET << mostBits;
    this.slots = new long[BUCKET << bits];
  }

  /** A table that begins small and grows as it fills; it never takes more than so many bytes. */
  public static ProofTable ofBytes(long bytes) {
    // While it grows, the old half is there too.
    long buckets = Math.max(1, bytes * 2 / 3 / (BUCKET * Long.BYTES));
    int most = Math.min(MAX_BITS, 63 - Long.numberOfLeadingZeros(buckets));
    return new ProofTable(Math.min(FIRST_BITS, most), most);
  }

  /** What the table has of a key: a copy, which later stores do not change. Of one search. */
  static final class Entry {
    /** Phi and delta, or the zone if it is solved; 0 if a slot is empty. */
    private long numbers;

    /** Work, who won if it is solved, {@link #traits}, 16 bits of move. */
    private long rest;

    /** Becomes the outcome of a position that holds wherever its zone is the same. */
    void become(boolean won, long zone, int move) {
      numbers = zone;
      rest = SOLVED | (won ? WON : 0) | (long) (CLEAN | BARE) << 16 | (move & 0xffffL);
    }

    int phi() {
      return isSolved() ? ((rest & WON) != 0 ? 0 : ProofNumbers.INFINITE) : (int) (numbers >>> 32);
    }

    int delta() {
      return isSolved() ? ((rest & WON) != 0 ? ProofNumbers.INFINITE : 0) : (int) numbers;
    }

    boolean isSolved() {
      return ProofTable.isSolved(rest);
    }

    /** What the outcome rests on; see {@link Domain#zoneOfEnd}. */
    long zone() {
      return numbers;
    }

    long work() {
      return rest >>> WORK;
    }

    /** What is known of an outcome beyond who wins: {@link #CLEAN} and {@link #BARE}. */
    int traits() {
      return (int) (rest >>> 16) & (CLEAN | BARE);
    }

    int move() {
      return (short) rest;
    }
  }

  /** The entries in use. */
  public long used() {
    return used.get();
  }

  /** The memory that it takes now. May be called from any thread. */
  public long bytes() {
    return (long) slots.length * Long.BYTES;
  }

  /** Forgets everything. No other thread may use the table meanwhile. */
  public void clear() {
    Arrays.fill(slots, 0);
    used.set(0);
  }

  /**
   * Writes all entries, from which {@link #read} makes them again. Others may store meanwhile: what
   * they store may be missing.
   */
  public void write(DataOutputStream out) throws IOException {
    long[] in = slots;
    long left = count(in);
    out.writeLong(left);
    for (int at = 0; at < in.length && left > 0; at += SLOT) {
      if (in[at + 1] != 0) {
        out.writeLong(in[at]);
        out.writeLong(in[at + 1]);
        out.writeLong(in[at + 2]);
        left--;
      }
    }
  }

  private static long count(long[] in) {
    long count = 0;
    for (int at = 0; at < in.length; at += SLOT) {
      count += in[at + 1] == 0 ? 0 : 1;
    }
    return count;
  }

  /** Adds entries that a table has written, as far as there is room. */
  public void read(DataInputStream in) throws IOException {
    long entries = in.readLong();
    for (long i = 0; i < entries; i++) {
      long check = in.readLong();
      long numbers = in.readLong();
      long rest = in.readLong();
      put(check(check, numbers, rest), numbers, rest);
    }
  }

  /** Copies the entry of a key; says whether there is one. */
  boolean find(long key, Entry into) {
    long[] in = slots;
    int first = bucket(in, key);
    for (int at = first; at < first + BUCKET; at += SLOT) {
      long numbers = in[at + 1];
      long rest = in[at + 2];
      if (in[at] == check(key, numbers, rest) && numbers != 0) {
        into.numbers = numbers;
        into.rest = rest;
        return true;
      }
    }
    return false;
  }

  /** Remembers something of a key; but a guess never takes the place of a proof. */
  void store(long key, int phi, int delta, long work, int move) {
    put(key, (long) phi << 32 | delta, Math.min(work, MAX_WORK) << WORK | (move & 0xffffL));
  }

  /**
   * Remembers the outcome of a key: whether the side to move wins, and the zone, which is not 0.
   */
  void storeSolved(long key, boolean won, long zone, long work, int move, int traits) {
    long outcome = SOLVED | (won ? WON : 0) | (long) traits << 16;
    put(key, zone, Math.min(work, MAX_WORK) << WORK | outcome | (move & 0xffffL));
  }

  private void put(long key, long numbers, long rest) {
    long[] in = slots;
    int at = place(in, key);
    if (at != ABSENT && !isSolved(rest) && isProof(in, at)) {
      return;
    }
    if (at == ABSENT) {
      if (in.length < mostLength && used.get() > capacity(in) / 2) {
        grow();
        in = slots;
      }
      at = victim(in, bucket(in, key));
    }
    if (in[at + 1] == 0) {
      used.incrementAndGet();
    }
    in[at] = check(key, numbers, rest);
    in[at + 1] = numbers;
    in[at + 2] = rest;
  }

  /**
   * What makes parts of different entries not fit together. Those of one key are alike, so that
   * they are mixed before.
   */
  private static long check(long key, long numbers, long rest) {
    return key ^ 0x9e3779b97f4a7c15L * numbers ^ rest;
  }

  private static int place(long[] in, long key) {
    int first = bucket(in, key);
    for (int at = first; at < first + BUCKET; at += SLOT) {
      if (in[at] == check(key, in[at + 1], in[at + 2]) && in[at + 1] != 0) {
        return at;
      }
    }
    return ABSENT;
  }

  private static boolean isProof(long[] in, int at) {
    return isSolved(in[at + 2]) && (in[at + 2] >>> 16 & CLEAN) != 0;
  }

  private static boolean isSolved(long rest) {
    return (rest & SOLVED) != 0;
  }

  private static long capacity(long[] in) {
    return in.length / SLOT;
  }

  /** Makes the table twice as large, unless another thread is about to. */
  private void grow() {
    if (!growing.tryLock()) {
      return;
    }
    try {
      long[] old = slots;
      if (old.length < mostLength && used.get() > capacity(old) / 2) {
        long[] in = new long[2 * old.length];
        used.set(copy(old, in));
        slots = in;
      }
    } finally {
      growing.unlock();
    }
  }

  /** Copies all entries; returns how many there are. */
  private static long copy(long[] old, long[] into) {
    long count = 0;
    for (int from = 0; from < old.length; from += SLOT) {
      long numbers = old[from + 1];
      long rest = old[from + 2];
      if (numbers != 0) {
        // Of parts that do not belong together, this makes an entry of no known key.
        long key = check(old[from], numbers, rest);
        int at = victim(into, bucket(into, key));
        count += into[at + 1] == 0 ? 1 : 0;
        into[at] = old[from];
        into[at + 1] = numbers;
        into[at + 2] = rest;
      }
    }
    return count;
  }

  private static int bucket(long[] in, long key) {
    int buckets = in.length / BUCKET;
    return BUCKET * (int) ((key ^ key >>> 32) & (buckets - 1));
  }

  private static int victim(long[] in, int first) {
    int victim = first;
    long least = Long.MAX_VALUE;
    for (int at = first; at < first + BUCKET; at += SLOT) {
      long numbers = in[at + 1];
      if (numbers == 0) {
        return at;
      }
      long worth = (in[at + 2] >>> WORK) + (isSolved(in[at + 2]) ? MAX_WORK : 0);
      if (worth < least) {
        least = worth;
        victim = at;
      }
    }
    return victim;
  }
}
