package dev.nakade.exact;

import dev.nakade.go.Masks;
import dev.nakade.go.SmallBenson;

/**
 * What of a board a side will own at the end whatever the other does, if it only answers where it
 * is attacked.
 *
 * <p>There are two plans. In the first, chains never need an answer: they are unconditionally alive
 * (Benson 1976), with the stronger demand that a chain touches every point of its vital regions,
 * also those under opposing stones. Such a region always keeps an empty point: the opponent's last
 * stone there would be suicide, and the owner, who is connected wherever it plays there, fills it
 * only to capture. What it captures leaves a smaller region of the same kind, so that in the end no
 * opposing stone is left. In the second, each of one or more chains adjoins two {@link Pockets} in
 * which all chains around get an eye even if the opponent moves there first (after Müller 1997,
 * safety under alternating play). A move of the opponent can take away the liberties in one pocket
 * only, so that every chain keeps one in another until the owner has answered. Either way, further
 * pockets that those chains enclose are theirs if the opponent cannot live there. Where the rest of
 * a board is unconditionally alive, the opponent has no threat for a ko in its last pocket.
 *
 * <p>Everything claimed is reached by a finite plan without repetition, so it holds under basic ko
 * and under every rule that only takes repetitions away. The plan needs the game to go on until
 * dead stones are taken: after a pass of the owner, the opponent can end it at once with another.
 */
final class Safety implements Territory {
  private final Masks masks;
  private final SmallBenson benson;
  private final Pockets pockets;
  private final boolean usesPockets;

  private final long[] chains = new long[Masks.MAX_AREA];
  private int chainCount;
  private final long[] touched = new long[Masks.MAX_AREA];

  /**
   * Of the chains looked at last: their stones, and the pockets in which all around have an eye.
   */
  private long stonesLeft;

  private long eyes;

  /** The chains with at least one such pocket. */
  private long once;

  /** Pockets in which the chains around, a set of numbers, get an eye if the owner moves first. */
  private final long[] spares = new long[Masks.MAX_AREA];

  private final long[] sparesOf = new long[Masks.MAX_AREA];
  private int spareCount;

  /** With pockets of at most so many points, worked out before the first answer if eager. */
  Safety(Masks masks, int mostPoints, boolean eager) {
    this.masks = masks;
    this.benson = new SmallBenson(masks);
    this.pockets = new Pockets(masks, mostPoints, eager);
    this.usesPockets = mostPoints > 0;
  }

  @Override
  public long owned(long own, long opposing, boolean toMove) {
    benson.find(own, 0);
    long alive = benson.stones();
    long owned = alive | benson.vitalRegions();
    if (!usesPockets) {
      return owned;
    }
    if (alive != 0) {
      long others = masks.full() & ~owned;
      owned |= pocketsOf(others, own, opposing, toMove);
      if (owned != masks.full() && masks.flood(others & -others, others) == others) {
        int last = pockets.find(others, own & others, opposing & others);
        int wanted = toMove ? Pockets.LAST_OWNER_FIRST : Pockets.LAST_INVADER_FIRST;
        owned |= (last & wanted) != 0 ? others : 0;
      }
    }
    chainCount = 0;
    for (long rest = own; rest != 0; ) {
      long chain = masks.flood(rest & -rest, own);
      rest &= ~chain;
      chains[chainCount++] = chain;
      if ((chain & alive) == 0 && chain != (chain & -chain)) {
        owned = larger(owned, planOf(chain, own, opposing, toMove));
      }
    }
    return chainCount > 1 ? larger(owned, planOfSeveral(own, opposing, toMove)) : owned;
  }

  /** The pockets among {@code others}, which living stones enclose, that are theirs. */
  private long pocketsOf(long others, long own, long opposing, boolean toMove) {
    long theirs = 0;
    long spare = 0;
    for (long rest = others; rest != 0; ) {
      long area = masks.flood(rest & -rest, others);
      rest &= ~area;
      int known = pockets.find(area, own & area, opposing & area);
      if ((known & Pockets.INVADER_FIRST) != 0) {
        theirs |= area;
      } else if ((known & Pockets.OWNER_FIRST) != 0 && Long.bitCount(area) > Long.bitCount(spare)) {
        spare = area;
      }
    }
    return toMove ? theirs | spare : theirs;
  }

  private static long larger(long a, long b) {
    return Long.bitCount(b) > Long.bitCount(a) ? b : a;
  }

  /**
   * All that chains own each of which has an eye in two pockets, where a pocket serves all chains
   * around it or none. Beginning with all chains, the smallest that lacks eyes is given up until
   * none does.
   */
  private long planOfSeveral(long own, long opposing, boolean toMove) {
    long left = (1L << chainCount) - 1;
    while ((left & (left - 1)) != 0) {
      long lacking = left & ~withTwoEyes(left, own, opposing);
      if (lacking == 0) {
        long open = masks.full() & ~(stonesLeft | eyes);
        return stonesLeft | eyes | pocketsOf(open, own, opposing, toMove);
      }
      if (toMove) {
        for (int i = 0; i < spareCount; i++) {
          if ((lacking & ~(sparesOf[i] & once)) == 0) {
            long mine = stonesLeft | eyes | spares[i];
            return mine | pocketsOf(masks.full() & ~mine, own, opposing, false);
          }
        }
      }
      left &= ~smallest(lacking);
    }
    return 0;
  }

  /** Finds the pockets in which chains have an eye; returns the chains that have two. */
  private long withTwoEyes(long left, long own, long opposing) {
    stonesLeft = 0;
    for (int c = 0; c < chainCount; c++) {
      stonesLeft |= (left >>> c & 1) != 0 ? chains[c] : 0;
    }
    eyes = 0;
    once = 0;
    spareCount = 0;
    long twice = 0;
    long others = masks.full() & ~stonesLeft;
    for (long rest = others; rest != 0; ) {
      long area = masks.flood(rest & -rest, others);
      rest &= ~area;
      long around = 0;
      int count = 0;
      for (int c = 0; c < chainCount; c++) {
        long adjoined = masks.spread(chains[c]) & area;
        if ((left >>> c & 1) != 0 && adjoined != 0) {
          around |= 1L << c;
          touched[count++] = adjoined;
        }
      }
      long walls = pockets.walls(area, touched, count);
      int known =
          walls == Pockets.TOO_MANY_CHAINS
              ? 0
              : pockets.find(area, own & area, opposing & area, walls);
      if ((known & Pockets.EYE_INVADER_FIRST) != 0) {
        eyes |= area;
        twice |= once & around;
        once |= around;
      } else if ((known & Pockets.EYE_OWNER_FIRST) != 0) {
        spares[spareCount] = area;
        sparesOf[spareCount++] = around;
      }
    }
    return twice;
  }

  private long smallest(long among) {
    long smallest = 0;
    int least = Integer.MAX_VALUE;
    for (int c = 0; c < chainCount; c++) {
      if ((among >>> c & 1) != 0 && Long.bitCount(chains[c]) < least) {
        least = Long.bitCount(chains[c]);
        smallest = 1L << c;
      }
    }
    return smallest;
  }

  /** All that a chain owns if it has two pockets with an eye; nothing if not. */
  private long planOf(long chain, long own, long opposing, boolean toMove) {
    long others = masks.full() & ~chain;
    long theirs = 0;
    long spare = 0;
    int eyes = 0;
    long open = 0;
    for (long rest = others; rest != 0; ) {
      long area = masks.flood(rest & -rest, others);
      rest &= ~area;
      int known = pockets.find(area, own & area, opposing & area);
      if ((known & Pockets.EYE_INVADER_FIRST) != 0) {
        theirs |= area;
        eyes++;
      } else {
        open |= area;
        if ((known & Pockets.EYE_OWNER_FIRST) != 0 && Long.bitCount(area) > Long.bitCount(spare)) {
          spare = area;
        }
      }
    }
    boolean last = eyes == 1 && toMove && spare != 0;
    if (eyes < 2 && !last) {
      return 0;
    }
    return last
        ? chain | theirs | spare | pocketsOf(open & ~spare, own, opposing, false)
        : chain | theirs | pocketsOf(open, own, opposing, toMove);
  }
}
