/**
 * The search kit. It knows no Go: a game is a {@link dev.nakade.search.Domain}. Two loops walk game
 * trees, {@link dev.nakade.search.Negamax} and {@link dev.nakade.search.DfPn}; everything else is a
 * part of them or drives them.
 */
package dev.nakade.search;
