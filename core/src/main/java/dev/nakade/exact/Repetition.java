package dev.nakade.exact;

/** What a move does that brings something of the line back. */
enum Repetition {
  /** Nothing here: the search itself must see to it. */
  LEFT_TO_SEARCH,
  /** It ends the game with no difference in score. */
  DRAWN,
  /** It ends the game; who passed more often in the cycle wins everything, else it is a draw. */
  SCORED_BY_PASSES,
  /** It is illegal to bring a situation back. */
  SITUATION_FORBIDDEN,
  /** It is illegal to bring an arrangement of stones back. */
  ARRANGEMENT_FORBIDDEN;

  /** Whether a result holds only for those who came here by the same situations. */
  boolean needsHistory() {
    return this == SITUATION_FORBIDDEN || this == ARRANGEMENT_FORBIDDEN;
  }
}
