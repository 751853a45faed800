package dev.nakade.search;

/**
 * Proof numbers: how many leaves must at least still be won, from 0 (won) to {@link #INFINITE}
 * (lost). Two of them make up what is known of a position: {@code phi} for the side to move, {@code
 * delta} for the other.
 */
final class ProofNumbers {
  static final int INFINITE = 1 << 30;

  private ProofNumbers() {}

  /** The sum, which stays below infinity unless a part is infinite. */
  static int plus(int a, int b) {
    if (a >= INFINITE || b >= INFINITE) {
      return INFINITE;
    }
    return Math.min(INFINITE - 1, a + b);
  }

  /** So many times the number, which stays below infinity unless it is infinite. */
  static int times(int number, int factor) {
    return number >= INFINITE ? INFINITE : (int) Math.min(INFINITE - 1L, (long) number * factor);
  }

  /** What is left of a threshold. */
  static int minus(int threshold, int spent) {
    return threshold >= INFINITE ? INFINITE : threshold - spent;
  }

  /** The second-best number and a quarter of it more (after Pawlewicz and Lew 2007). */
  static int beyond(int second) {
    return second >= INFINITE ? INFINITE : Math.max(second + 1, second + (second >> 2));
  }

  static boolean solved(int phi, int delta) {
    return phi == 0 || delta == 0;
  }
}
