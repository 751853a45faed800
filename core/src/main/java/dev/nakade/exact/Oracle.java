package dev.nakade.exact;

import dev.nakade.search.Budget;

/** Answers whether Black reaches a score in the position that is on its board. */
interface Oracle {
  /** The answer. */
  enum Answer {
    YES,
    NO,
    /** The budget was spent before. */
    OPEN
  }

  /** Whether Black reaches a score here. */
  Answer reaches(int score, Budget budget);

  /**
   * A move that is known to keep Black's score at least this, or below it for White; else {@link
   * dev.nakade.search.Domain#NO_MOVE}.
   */
  int provenMove(int score);

  /** Plays a move, unless the rule forbids it; says whether it was played. */
  boolean play(int move);

  void undo();

  /** The game as it stands, for looking at moves. */
  ScoreQuestion game();

  /** Positions visited so far. */
  long nodes();
}
