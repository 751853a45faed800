package dev.nakade.go;

/**
 * Random numbers from a fixed seed whose exclusive-or is the key of a position (Zobrist 1970). They
 * are the same in every run, so that keys may be stored and compared.
 */
public final class Zobrist {
  private static final long SEED = 0x6e616b616465L;

  private static final int KO = 2 * Size.MAX_AREA;
  private static final int WHITE_TO_MOVE = KO + Size.MAX_AREA;
  private static final int PASSES = WHITE_TO_MOVE + 1;
  private static final int MAX_PASSES = 4;

  private static final long[] NUMBERS = numbers(PASSES + MAX_PASSES);

  private Zobrist() {}

  /** The part of a stone of that colour on that point. */
  public static long stone(int color, int point) {
    return NUMBERS[(color - 1) * Size.MAX_AREA + point];
  }

  /**
   * The key of a situation: stones, side to move, the point forbidden by ko (or {@link
   * Point#NONE}), consecutive passes.
   */
  public static long situation(long stones, int toMove, int koPoint, int passes) {
    long key = stones;
    if (toMove == Color.WHITE) {
      key ^= NUMBERS[WHITE_TO_MOVE];
    }
    if (koPoint >= 0) {
      key ^= NUMBERS[KO + koPoint];
    }
    if (passes > 0) {
      key ^= NUMBERS[PASSES + Math.min(passes, MAX_PASSES) - 1];
    }
    return key;
  }

  /** The first random numbers of the fixed seed (SplitMix64), for keys of other things. */
  public static long[] numbers(int count) {
    long[] numbers = new long[count];
    long state = SEED;
    for (int i = 0; i < count; i++) {
      state += 0x9e3779b97f4a7c15L;
      long x = (state ^ (state >>> 30)) * 0xbf58476d1ce4e5b9L;
      x = (x ^ (x >>> 27)) * 0x94d049bb133111ebL;
      numbers[i] = x ^ (x >>> 31);
    }
    return numbers;
  }
}
