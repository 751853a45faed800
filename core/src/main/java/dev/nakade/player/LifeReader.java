package dev.nakade.player;

import dev.nakade.go.Board;
import dev.nakade.go.PointSet;

/**
 * Somebody who can prove life or death. The player knows no prover; whoever puts the parts together
 * hands it one.
 */
public interface LifeReader {
  /** What becomes of stones if a side moves first. */
  enum Fate {
    LIVES,
    DIES,
    UNKNOWN
  }

  /** Nobody who can prove anything. */
  LifeReader NONE = (board, target, toMove) -> Fate.UNKNOWN;

  /** The fate of stones of one colour, as far as little work shows; the board is left as it was. */
  Fate read(Board board, PointSet target, int toMove);
}
