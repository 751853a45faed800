package dev.nakade.player;

import dev.nakade.go.Game;

/**
 * What a player is asked: a move in this game.
 *
 * @param komi points that White gets beside the board
 * @param ending when passing makes sense
 */
public record Turn(Game game, double komi, Ending ending) {
  /** What a pass leaves to be counted. */
  public enum Ending {
    /** Dead stones need not be taken off before the pass. */
    AGREED,
    /** All stones that are left count as alive. */
    PLAYED_OUT
  }

  public int toMove() {
    return game.toMove();
  }
}
