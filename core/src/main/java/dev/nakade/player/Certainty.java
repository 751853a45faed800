package dev.nakade.player;

import dev.nakade.search.Budget;
import java.util.List;
import java.util.Optional;

/**
 * Somebody who can be sure of the end of a game. The player knows no exact search; whoever puts the
 * parts together hands it one.
 */
public interface Certainty {
  /** Nobody who is sure of anything. */
  Certainty NONE = (turn, budget) -> Optional.empty();

  /** What the side to move is sure of, within a share of the budget; the game is left as it was. */
  Optional<Sure> seek(Turn turn, Budget budget);

  /**
   * Moves that keep what is sure.
   *
   * @param lead points that the side to move is ahead at least, komi included
   * @param moves at least one, all allowed in the game
   */
  record Sure(double lead, List<Integer> moves) {
    public Sure {
      moves = List.copyOf(moves);
    }

    /** The share of the game that goes with the lead: all of it, half, or nothing. */
    double winRate() {
      return (Math.signum(lead) + 1) / 2;
    }
  }
}
