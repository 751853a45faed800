package dev.nakade.proof;

/**
 * A game as a {@link Walk} sees it: a situation that moves change, and the rules of it. Moves are
 * numbers: 0 is the pass, the others are the points on which may be played, in the order of the
 * board.
 */
interface Contest {
  int PASS = 0;

  /** The number of the last point. */
  int points();

  /** How many bytes a move has. */
  int digits();

  /** The name of a move, for people. */
  String name(int move);

  boolean proverToMove();

  /** Whether the side to move may play on a point. */
  boolean isLegal(int point);

  /** Plays on a point, where it is legal, or passes. */
  void play(int move);

  /** Whether the opponent's move is one that it cannot make endlessly often. */
  boolean isLimited(int move);

  /**
   * Whether a proof ends here.
   *
   * @throws Refusal if it ends otherwise than was claimed
   */
  boolean isOver() throws Refusal;

  /** All of the situation as a text, the same for the same one and for no other. */
  String text();

  /** Becomes the situation of that text. */
  void set(String text);
}
