package dev.nakade.exact;

import dev.nakade.go.Masks;
import dev.nakade.go.Size;
import dev.nakade.go.Symmetry;
import dev.nakade.go.Zobrist;
import java.util.List;

/**
 * Keys of situations on one board. Up to {@value #EXACT_AREA} points two situations share a key
 * only if they are the same, or images of each other where that is wanted; beyond, the keys are
 * random numbers that may clash.
 *
 * <p>Stones are the digits of a number to base 3, own ones 1 and opposing ones 2. {@link #find}
 * works, the getters tell.
 */
final class SituationKeys {
  /** 3^30 is less than 2^48, which leaves 16 bits for the rest of a situation. */
  static final int EXACT_AREA = 30;

  private static final int CHUNK_BITS = 8;
  private static final int CHUNK = 1 << CHUNK_BITS;
  private static final int REST_BITS = 16;
  private static final int KO_BITS = 6;

  /** How many situations are remembered, a power of 2, and the longs that each takes. */
  private static final int SITUATIONS = 1 << 12;

  private static final int SITUATION = 4;

  private final int area;
  private final int chunks;
  private final List<Symmetry> symmetries;

  /** For each symmetry and each chunk of eight points: the number that own stones there add. */
  private final long[][] weights;

  /** Where each point goes and where it comes from, for each symmetry. */
  private final byte[][] images;

  private final byte[][] origins;

  private int symmetry;

  /** Situations found lately: stones of both sides, the rest of what was asked, the key. */
  private final long[] lately = new long[SITUATIONS * SITUATION];

  private final byte[] symmetriesLately = new byte[SITUATIONS];

  /** Keys that are the same for all images of a situation, if {@code shared}. */
  SituationKeys(Size size, boolean shared) {
    area = size.area();
    chunks = (area + CHUNK_BITS - 1) / CHUNK_BITS;
    symmetries = shared ? Symmetry.of(size) : List.of(Symmetry.IDENTITY);
    weights = new long[symmetries.size()][];
    images = new byte[symmetries.size()][];
    origins = new byte[symmetries.size()][];
    for (int s = 0; s < weights.length; s++) {
      images[s] = new byte[area];
      origins[s] = new byte[area];
      for (int point = 0; point < area; point++) {
        images[s][point] = (byte) symmetries.get(s).apply(size, point);
        origins[s][images[s][point]] = (byte) point;
      }
      weights[s] = weights(images[s]);
    }
  }

  private long[] weights(byte[] image) {
    long[] digits = digits();
    long[] sums = new long[chunks * CHUNK];
    for (int i = 0; i < sums.length; i++) {
      for (int bits = i % CHUNK; bits != 0; bits &= bits - 1) {
        int point = i / CHUNK * CHUNK_BITS + Integer.numberOfTrailingZeros(bits);
        sums[i] += point < area ? digits[image[point]] : 0;
      }
    }
    return sums;
  }

  /** What an own stone on each point adds; an opposing one adds twice as much. */
  private long[] digits() {
    long[] digits = new long[area];
    if (area > EXACT_AREA) {
      return Zobrist.numbers(Masks.MAX_AREA);
    }
    long power = 1;
    for (int point = 0; point < area; point++) {
      digits[point] = power;
      power *= 3;
    }
    return digits;
  }

  /**
   * The key of a situation.
   *
   * @param own the stones of the side to move
   * @param ko the point that it may not take back, or negative
   * @param rest what else belongs to the situation, less than 2^10
   */
  long find(long own, long opposing, int ko, int rest) {
    long other = (long) rest << KO_BITS | (ko < 0 ? 0 : ko + 1);
    int place = (int) (mix(own + 0x9e3779b97f4a7c15L * opposing) + other) & (SITUATIONS - 1);
    int at = place * SITUATION;
    // Of a place that is empty the key is 0; one that is 0 is found again every time.
    if (lately[at] == own
        && lately[at + 1] == opposing
        && lately[at + 2] == other
        && lately[at + 3] != 0) {
      symmetry = symmetriesLately[place];
      return lately[at + 3];
    }
    long key = compute(own, opposing, ko, rest);
    lately[at] = own;
    lately[at + 1] = opposing;
    lately[at + 2] = other;
    lately[at + 3] = key;
    symmetriesLately[place] = (byte) symmetry;
    return key;
  }

  private long compute(long own, long opposing, int ko, int rest) {
    long best = Long.MAX_VALUE;
    for (int s = 0; s < weights.length; s++) {
      long code = sum(weights[s], own) + 2 * sum(weights[s], opposing);
      long key = code << REST_BITS | (ko < 0 ? 0 : images[s][ko] + 1);
      if (key < best) {
        best = key;
        symmetry = s;
      }
    }
    return mix(best + ((long) rest << KO_BITS));
  }

  private long sum(long[] sums, long stones) {
    long sum = 0;
    long rest = stones;
    for (int from = 0; rest != 0; from += CHUNK) {
      sum += sums[from + (int) (rest & (CHUNK - 1))];
      rest >>>= CHUNK_BITS;
    }
    return sum;
  }

  /** Spreads keys over the whole range, one to one, so that tables are filled evenly. */
  private static long mix(long key) {
    long x = (key ^ (key >>> 32)) * 0x9e3779b97f4a7c15L;
    x = (x ^ (x >>> 29)) * 0xbf58476d1ce4e5b9L;
    return x ^ (x >>> 32);
  }

  /** The number of the symmetry that the key found last was taken from. */
  int symmetry() {
    return symmetry;
  }

  /** How many symmetries there are. */
  int symmetries() {
    return weights.length;
  }

  /** Where a point goes under a symmetry. */
  int image(int symmetryNumber, int point) {
    return images[symmetryNumber][point];
  }

  /** Which point goes there under a symmetry. */
  int origin(int symmetryNumber, int image) {
    return origins[symmetryNumber][image];
  }
}
