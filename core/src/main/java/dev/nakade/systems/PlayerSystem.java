package dev.nakade.systems;

import dev.nakade.player.Player;

/** A way to play, with a name in the list of {@link Players}. */
public interface PlayerSystem {
  /** The word by which it is chosen, such as {@code go-intellect}. */
  String name();

  /** One line for the list of systems. */
  String summary();

  /** A player who has not thought of anything yet. */
  Player player(Style style);

  /**
   * How a player is wished to play.
   *
   * @param seed of what it leaves to chance
   * @param depth the depth in plies that a search of limited depth reaches; 0 for its own
   * @param resigns whether it may give up
   */
  record Style(long seed, int depth, boolean resigns) {}
}
