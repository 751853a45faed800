package dev.nakade.exact;

import dev.nakade.go.Color;
import dev.nakade.go.Masks;
import dev.nakade.go.SmallBoard;
import dev.nakade.safety.Territory;

/**
 * The area, where settled territory counts for its owner with all that stands in it: for searches
 * that leave out moves inside it, so that nobody can take the dead stones there.
 */
final class SettledScoring implements Scoring {
  private final Masks masks;
  private final Territory territory;

  SettledScoring(Masks masks, Territory territory) {
    this.masks = masks;
    this.territory = territory;
  }

  @Override
  public int black(SmallBoard board) {
    long black = board.mask(Color.BLACK);
    long white = board.mask(Color.WHITE);
    long ownedByBlack = territory.owned(black, white, false);
    long ownedByWhite = territory.owned(white, black, false);
    long blackLeft = (black | ownedByBlack) & ~ownedByWhite;
    long whiteLeft = (white | ownedByWhite) & ~ownedByBlack;
    long empty = masks.full() & ~(blackLeft | whiteLeft);
    long nearBlack = masks.flood(masks.spread(blackLeft), empty);
    long nearWhite = masks.flood(masks.spread(whiteLeft), empty);
    return Long.bitCount(blackLeft | (nearBlack & ~nearWhite))
        - Long.bitCount(whiteLeft | (nearWhite & ~nearBlack));
  }
}
