package dev.nakade.search;

import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * Where searches are that share a table, so that each can go where the others are not. Positions
 * that clash count as one; that only costs some work.
 */
public final class Traffic {
  private static final int BITS = 14;

  private final AtomicIntegerArray searches = new AtomicIntegerArray(1 << BITS);

  private static int place(long key) {
    return (int) (key >>> (Long.SIZE - BITS));
  }

  void enter(long key) {
    searches.incrementAndGet(place(key));
  }

  void leave(long key) {
    searches.decrementAndGet(place(key));
  }

  /** The number of a position, more by half if somebody is there. */
  int raised(int number, long key) {
    boolean open = number > 0 && number < ProofNumbers.INFINITE;
    return open && searches.get(place(key)) > 0
        ? ProofNumbers.plus(number, number / 2 + 1)
        : number;
  }
}
