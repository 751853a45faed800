package dev.nakade.lifedeath;

/** How a line of a solution ends, as a player sees it. */
enum Ending {
  /** It goes on, or nobody said how. */
  OPEN,
  /** What must survive of the target is captured. */
  CAPTURED,
  /** The target is unconditionally alive. */
  TWO_EYES,
  /** The target has no room for two eyes and nothing to capture. */
  NO_ROOM,
  /** The target has no room for two eyes; it may survive without. */
  NO_EYES,
  /** Neither side gains anything by playing on. */
  SEKI,
  /** The side to move needs a ko threat. */
  KO,
  /** The loser has no move that would change anything. */
  NOTHING_LEFT
}
