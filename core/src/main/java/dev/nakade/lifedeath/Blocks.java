package dev.nakade.lifedeath;

/**
 * The blocks of a position that can be captured, with their liberties. A point is next to a block
 * just if it is one of its liberties, and takes it just if it is the only one.
 */
final class Blocks {
  static final int ATTACKER = 0;
  static final int DEFENDER = 1;

  private final LocalPoints local;

  /** Of the attacker's blocks, then of the defender's. */
  private final long[] stones = new long[LocalPoints.BITS];

  private final long[] liberties = new long[LocalPoints.BITS];
  private final int[] ends = new int[3];
  private long links;

  Blocks(LocalPoints local) {
    this.local = local;
  }

  /** Finds the blocks of a position, all but those that are safe or free. */
  void find(LocalPosition position) {
    long empty = position.empty();
    ends[1] = add(position.attackers & ~position.safe, empty, 0);
    ends[2] = add(position.defenders & ~position.free, empty, ends[1]);
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

  /** Becomes the blocks after a move that captured nothing, from those before it. */
  void follow(Blocks before, LocalPosition after) {
    if (after.move == LocalGame.PASS) {
      ends[1] = take(before, ATTACKER, 0, 0);
      ends[2] = take(before, DEFENDER, ends[1], 0);
    } else if (after.attackerToMove) {
      ends[1] = take(before, ATTACKER, 0, 1L << after.move);
      ends[2] = join(before, DEFENDER, ends[1], after);
    } else {
      ends[1] = join(before, ATTACKER, 0, after);
      ends[2] = take(before, DEFENDER, ends[1], 1L << after.move);
    }
  }

  /** Takes over the blocks of a side, without a liberty that was filled. */
  private int take(Blocks before, int side, int from, long filled) {
    int end = from;
    for (int i = before.ends[side]; i < before.ends[side + 1]; i++) {
      stones[end] = before.stones[i];
      liberties[end++] = before.liberties[i] & ~filled;
    }
    return end;
  }

  /** Takes over the blocks of a side, those next to its new stone made one with it. */
  private int join(Blocks before, int side, int from, LocalPosition after) {
    long stone = 1L << after.move;
    long block = stone;
    long free = local.neighbours(after.move) & after.empty();
    int end = from;
    for (int i = before.ends[side]; i < before.ends[side + 1]; i++) {
      if ((before.liberties[i] & stone) != 0) {
        block |= before.stones[i];
        free |= before.liberties[i];
      } else {
        stones[end] = before.stones[i];
        liberties[end++] = before.liberties[i];
      }
    }
    if (((after.safe | after.free) & stone) == 0) {
      stones[end] = block;
      liberties[end++] = free & ~stone;
    }
    return end;
  }

  /** How many blocks a side has. */
  int count(int side) {
    return ends[side + 1] - ends[side];
  }

  /** The block of the defender that a stone belongs to. */
  long block(long stone) {
    int i = ends[1];
    while ((stones[i] & stone) == 0) {
      i++;
    }
    return stones[i];
  }

  /** How many blocks of a side have at most one liberty. */
  int inAtari(int side) {
    int count = 0;
    for (int i = ends[side]; i < ends[side + 1]; i++) {
      count += (liberties[i] & (liberties[i] - 1)) == 0 ? 1 : 0;
    }
    return count;
  }

  /** The liberties of the block that a stone belongs to; none if it is safe. */
  long liberties(long stone) {
    for (int i = 0; i < ends[2]; i++) {
      if ((stones[i] & stone) != 0) {
        return liberties[i];
      }
    }
    return 0;
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

  /**
   * Safe stones, and blocks of the attacker with two points each on which they can be connected
   * with safe ones, or with other blocks so connected: if the defender plays on one of the two, the
   * attacker plays on the other. No point serves two blocks, nor one at a door, where the attacker
   * may have to answer elsewhere.
   */
  long linked(long safe) {
    links = 0;
    long linked = safe;
    boolean grows = true;
    while (grows) {
      grows = false;
      long joints =
          (local.outer() | local.spread(linked))
              & local.playable()
              & ~(local.knobs() | local.hinges() | local.tops());
      for (int i = 0; i < ends[1]; i++) {
        long ways = liberties[i] & joints & ~links;
        if ((ways & (ways - 1)) != 0 && (stones[i] & linked) == 0) {
          long first = ways & -ways;
          links |= first | Long.lowestOneBit(ways ^ first);
          linked |= stones[i];
          grows = true;
        }
      }
    }
    return linked;
  }

  /** The points that connect what was {@link #linked} last. */
  long links() {
    return links;
  }

  /** A zone with all stones and a liberty of each block that is in it. */
  long closedUp(long zone) {
    long all = zone;
    for (int i = 0; i < ends[2]; i++) {
      if ((stones[i] & zone) != 0) {
        all |= stones[i];
        if ((liberties[i] & all) == 0) {
          all |= Long.lowestOneBit(liberties[i]);
        }
      }
    }
    return all;
  }

  /**
   * A zone with liberties of each block of the defender on which a life rests, so that no stone of
   * the attacker elsewhere takes the block: one on which the life rests too, else two.
   */
  long withBreaths(long life, long zone) {
    long all = zone;
    for (int i = ends[1]; i < ends[2]; i++) {
      if ((stones[i] & life) != 0 && (liberties[i] & life) == 0) {
        long known = liberties[i] & all;
        long first = Long.lowestOneBit(known == 0 ? liberties[i] : known);
        long others = liberties[i] & ~first;
        all |= first | Long.lowestOneBit((others & known) == 0 ? others : others & known);
      }
    }
    return all;
  }

  /** A block of a side next to a point, with another liberty that it has. */
  long breath(int point, int side, long zone) {
    long stone = 1L << point;
    for (int i = ends[side]; i < ends[side + 1]; i++) {
      if ((liberties[i] & stone) != 0 && liberties[i] != stone) {
        long others = liberties[i] & ~stone;
        return stones[i] | ((others & zone) != 0 ? 0 : Long.lowestOneBit(others));
      }
    }
    throw new IllegalStateException("no liberty");
  }

  /** The blocks of a side next to a point, with another liberty of each. */
  long otherBreaths(int point, int side, long zone) {
    long stone = 1L << point;
    long all = zone;
    for (int i = ends[side]; i < ends[side + 1]; i++) {
      if ((liberties[i] & stone) != 0) {
        long others = liberties[i] & ~stone;
        all |= stones[i] | ((others & all) != 0 ? 0 : Long.lowestOneBit(others));
      }
    }
    return all;
  }
}
