package dev.nakade.app.gtp;

import dev.nakade.go.Size;
import dev.nakade.systems.PlayerSystem;

/**
 * How an engine is set up.
 *
 * @param nanos how long a move takes where no time is set, in nanoseconds
 * @param nodes the most positions to visit for a move
 * @param style how the player plays
 */
public record Settings(
    Size size, double komi, long nanos, long nodes, PlayerSystem.Style style, String version) {}
