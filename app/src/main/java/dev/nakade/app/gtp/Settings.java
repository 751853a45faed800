package dev.nakade.app.gtp;

import dev.nakade.go.KoRule;
import dev.nakade.go.Size;
import dev.nakade.player.Turn;
import dev.nakade.systems.PlayerSystem;

/**
 * How an engine is set up.
 *
 * @param rule what the game makes of repetition, until the client says otherwise
 * @param nanos how long a move takes where no time is set, in nanoseconds
 * @param nodes the most positions to visit for a move
 * @param style how the player plays
 * @param ending whether dead stones are taken off before a pass
 */
public record Settings(
    Size size,
    double komi,
    KoRule rule,
    long nanos,
    long nodes,
    PlayerSystem.Style style,
    Turn.Ending ending,
    String version) {

  /** The same for games in which all stones that are left count as alive. */
  public Settings playingOut() {
    return new Settings(size, komi, rule, nanos, nodes, style, Turn.Ending.PLAYED_OUT, version);
  }
}
