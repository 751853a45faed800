package dev.nakade.lifedeath;

/**
 * The blocks of a position that can be captured, with their liberties. A point is next to a block
 * just if it is one of its liberties, and takes it just if it is the only one.
 */
final class Blocks {
  static final int ATTACKER = 0;
  static final int DEFENDER = 1;

  private final LocalPoints local;
  private long attackers = -1;
  private long defenders = -1;

  /** Of the attacker's blocks, then of the defender's. */
  private final long[] stones = new long[LocalPoints.BITS];

  private final long[] liberties = new long[LocalPoints.BITS];
  private final int[] ends = new int[3];

  Blocks(LocalPoints local) {
    this.local = local;
  }

  /** Finds the blocks of a position, all but the safe ones. */
  void find(long attacking, long defending, long safe) {
    if (attacking != attackers || defending != defenders) {
      attackers = attacking;
      defenders = defending;
      long empty = local.full() & ~(attacking | defending);
      ends[1] = add(attacking & ~safe, empty, 0);
      ends[2] = add(defending, empty, ends[1]);
    }
  }

  private int add(long side, long empty, int from) {
    int end = from;
    for (long rest = side; rest != 0; ) {
      long block = local.chain(rest & -rest, rest);
      rest &= ~block;
      stones[end] = block;
      liberties[end++] = local.spread(block) & empty;
    }
    return end;
  }

  /** The stones of a side without another liberty than this point. */
  long captured(int point, int side) {
    long last = 1L << point;
    long captured = 0;
    for (int i = ends[side]; i < ends[side + 1]; i++) {
      captured |= liberties[i] == last ? stones[i] : 0;
    }
    return captured;
  }

  /** Whether a block of a side next to this point has another liberty. */
  boolean givesLiberty(int point, int side) {
    long stone = 1L << point;
    for (int i = ends[side]; i < ends[side + 1]; i++) {
      if ((liberties[i] & stone) != 0 && liberties[i] != stone) {
        return true;
      }
    }
    return false;
  }
}
