package dev.nakade.lifedeath;

import java.util.function.Supplier;

/**
 * A first move that can be shown in a solution.
 *
 * @param point where, or a pass
 * @param right whether it reaches the best verdict that any first move reaches
 * @param claims what is proved about it; asked for only if the move is looked at
 */
record FirstTry(int point, boolean right, Supplier<Claims> claims) {}
