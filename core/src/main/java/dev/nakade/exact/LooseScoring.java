package dev.nakade.exact;

import dev.nakade.go.Color;
import dev.nakade.go.Masks;
import dev.nakade.go.SmallBoard;
import dev.nakade.safety.Territory;

/**
 * The score of a terminal position after van der Werf, van den Herik and Uiterwijk, 2003, section
 * 3.3: unconditional territory counts for its owner; of other chains those with a single liberty
 * are dead and lifted; empty points belong to whoever has the nearest stone.
 */
final class LooseScoring implements Scoring {
  private final Masks masks;
  private final Territory territory;

  LooseScoring(Masks masks, Territory territory) {
    this.masks = masks;
    this.territory = territory;
  }

  @Override
  public int black(SmallBoard board) {
    long black = board.mask(Color.BLACK);
    long white = board.mask(Color.WHITE);
    long ownedByBlack = territory.owned(black, white, false);
    long ownedByWhite = territory.owned(white, black, false);
    long settled = ownedByBlack | ownedByWhite;
    long blackLeft = living(black & ~settled, board.empty()) | ownedByBlack;
    long whiteLeft = living(white & ~settled, board.empty()) | ownedByWhite;
    return nearest(blackLeft, whiteLeft);
  }

  private long living(long stones, long empty) {
    long living = 0;
    for (long rest = stones; rest != 0; ) {
      long chain = masks.flood(rest & -rest, stones);
      rest &= ~chain;
      living |= Long.bitCount(masks.spread(chain) & empty) > 1 ? chain : 0;
    }
    return living;
  }

  /** Spreads both colours in step; points that both reach at once are nobody's. */
  private int nearest(long black, long white) {
    long blackReach = black;
    long whiteReach = white;
    long taken = black | white;
    while (true) {
      long nextBlack = masks.spread(blackReach) & ~taken;
      long nextWhite = masks.spread(whiteReach) & ~taken;
      if ((nextBlack | nextWhite) == 0) {
        return Long.bitCount(blackReach) - Long.bitCount(whiteReach);
      }
      blackReach |= nextBlack & ~nextWhite;
      whiteReach |= nextWhite & ~nextBlack;
      taken |= nextBlack | nextWhite;
    }
  }
}
