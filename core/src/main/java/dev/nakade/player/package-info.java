/**
 * Playing whole games: what a player sees on a board, what it thinks of moves, and how it spends
 * its time.
 */
package dev.nakade.player;
