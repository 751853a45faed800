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
 * opposing stone is left. In the second, a single chain encloses two {@link Pockets} in each of
 * which it gets an eye even if the opponent moves there first (after Müller 1997, safety under
 * alternating play). Either way, further pockets that those chains enclose are theirs if the
 * opponent cannot live there.
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
      owned |= pocketsOf(masks.full() & ~owned, own, opposing, toMove);
    }
    for (long rest = own & ~alive; rest != 0; ) {
      long chain = masks.flood(rest & -rest, own);
      rest &= ~chain;
      if (chain != (chain & -chain)) {
        long plan = planOf(chain, own, opposing, toMove);
        if (Long.bitCount(plan) > Long.bitCount(owned)) {
          owned = plan;
        }
      }
    }
    return owned;
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
