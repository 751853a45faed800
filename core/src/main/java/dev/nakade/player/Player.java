package dev.nakade.player;

import dev.nakade.search.Budget;

/** Somebody who chooses moves. It may remember what it thought; one player plays one game. */
public interface Player {
  /** Chooses a move for the side to move, within the budget; the game is left as it was. */
  Thought think(Turn turn, Budget budget);

  /** Forgets what it remembers of earlier thinking. */
  default void forget() {}
}
