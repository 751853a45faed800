package dev.nakade.lifedeath;

/**
 * What makes our solver fast and can be left out, to see what it brings. No verdict rests on it.
 */
public enum Idea {
  /** Guesses of the work left, learned from solved positions. */
  LEARNED_GUESSES,
  /** A target that can be taken at once ends the line. */
  ATARI,
  /** A defender without room for eyes ends the line. */
  WANT_OF_ROOM,
  /** An attacker who must stop a threat of life plays only where that can be done. */
  RELEVANT_POINTS,
  /** A single pass by the side that would like the end is not told apart. */
  SINGLE_PASSES,
  /** What no ko threat had a part in is remembered for any number of threats. */
  THREATLESS_PROOFS,
  /** A defender who lives by answering where it is attacked ends the line. */
  POCKETS,
  /** What safe stones cut off from the target is forgotten. */
  CUT_OFF,
  /** Want of room is also seen behind stones that have two ways each to be connected. */
  LINKS,
  /** Gaps on the first line below safe stones need not be searched to the end. */
  DOORS,
  /** Moves outside the zone of a proof are not searched, and proofs are found again by zone. */
  ZONES
}
