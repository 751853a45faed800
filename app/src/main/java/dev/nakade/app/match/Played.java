package dev.nakade.app.match;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;

/**
 * How a game ended.
 *
 * @param game its number, from 1
 * @param black the engine that had Black
 * @param points what the first engine got: 1, 0.5 or 0; less than 0 if the game does not count
 * @param result as in SGF, such as {@code B+R}
 * @param reason in words
 * @param moves how many there were
 * @param firstMillis what the first engine thought in all
 * @param secondMillis what the second did
 */
@JsonPropertyOrder({"game", "first", "second", "black", "points", "result", "reason"})
record Played(
    int game,
    String first,
    String second,
    String black,
    double points,
    String result,
    String reason,
    int moves,
    long firstMillis,
    long secondMillis,
    int firstMoves,
    int secondMoves) {}
