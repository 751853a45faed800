package dev.nakade.exact;

import dev.nakade.go.SmallBoard;

/** What a board is worth to Black once the game is over. */
interface Scoring {
  int black(SmallBoard board);

  /** The area, all stones alive. */
  Scoring AREA = SmallBoard::areaScore;
}
