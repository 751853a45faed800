package dev.nakade.search;

/**
 * A game of two players who move in turn, as a search sees it. Values are from the view of the side
 * to move, between {@code -}{@link #INFINITE} and {@link #INFINITE}, both excluded.
 *
 * <p>Plies count from the position in which the search began, which has ply 0. A domain that
 * forbids or ends repetitions must tell on which earlier position of the line this rests, since a
 * result that rests on the line must not be remembered for other lines.
 */
public interface Domain {
  /** Greater than every value; fits the tables. */
  int INFINITE = 32_000;

  /** What {@link #play} returns for a move that is forbidden after all. */
  int FORBIDDEN = -1;

  /** No move: the best move of a position that was not searched. */
  int NO_MOVE = -1;

  /** What {@link #restsOn} returns if a result does not rest on the line. */
  int NOTHING = Integer.MAX_VALUE;

  /** The greatest {@link #moveLimit} that the tables have room for. */
  int MOST_MOVES = Short.MAX_VALUE;

  /** Moves are ints from 0 up to this, which is excluded and at most {@link #MOST_MOVES}. */
  int moveLimit();

  /** Refuses a domain whose moves the tables could not hold. */
  static void requireFewMoves(Domain domain) {
    if (domain.moveLimit() > MOST_MOVES) {
      throw new IllegalArgumentException("more than " + MOST_MOVES + " moves");
    }
  }

  /** Whether the game has ended; {@link #value} is then exact. */
  boolean over();

  /** The value of the game if it is over, else a guess. */
  int value();

  /** A proved lower bound of the value. */
  default int lower() {
    return -INFINITE;
  }

  /** A proved upper bound of the value. */
  default int upper() {
    return INFINITE;
  }

  /**
   * Values of at least this much, and of at most as much below 0, are proofs: they hold whatever
   * the depth, and rest on the line only as far as {@link #restsOn} says; all values between are
   * guesses, which may rest on anything. {@link #INFINITE} if no value is such a proof.
   */
  default int certain() {
    return INFINITE;
  }

  /**
   * The name of a move in what a table keeps under the present {@link #key}. Another one than the
   * move itself if positions that are mirror images of each other share a key.
   */
  default int moveToKeep(int move) {
    return move;
  }

  /** The move of a name that the table gave for the present {@link #key}. */
  default int moveKept(int name) {
    return name;
  }

  /**
   * A guess how much work it takes to prove that the side to move reaches its aim here, at least 1;
   * with {@link #effortOfOpponent} where a proof-number search begins.
   */
  default int effort() {
    return 1;
  }

  /** A guess how much work it takes to prove that the side to move fails here, at least 1. */
  default int effortOfOpponent() {
    return 1;
  }

  /**
   * How many times as much work the last move is taken to be than its numbers say, at least 1. A
   * guess of work is forgotten once a move is searched; this goes on to count.
   */
  default int doubt() {
    return 1;
  }

  /** Whether guesses are numbers of positions, so that the work on several moves adds up. */
  default boolean sumsEffort() {
    return false;
  }

  /**
   * How much of a supply that must end one day the prover's opponent has used up on this line. A
   * repetition in between which it has used some is no failure of the prover: it cannot go on for
   * ever. Only proof-number search asks.
   */
  default int used() {
    return 0;
  }

  /**
   * The {@link #key} without what the two sides have in supply. Only proof-number search asks: a
   * result that no supply had a part in is remembered under it, for positions with any supply.
   */
  default long bareKey() {
    return key();
  }

  /** Whether the last {@link #play} took something from a supply. */
  default boolean spent() {
    return false;
  }

  /** Whether the side to move would have a move more if it had more in supply. */
  default boolean lacksSupply() {
    return false;
  }

  /** The zone of a result of which it is not known what it rests on. */
  long EVERYTHING = -1;

  /** The zone of an end that a pass brought about, which says nothing about moves elsewhere. */
  long TRIVIAL = 0;

  /**
   * The zone of the present position, which is decided without search. A zone is a set of which the
   * domain alone knows the meaning: the result is the same in every position that agrees with this
   * one in its zone. Only proof-number search asks for zones.
   */
  default long zoneOfEnd() {
    return EVERYTHING;
  }

  /** The zone of the present position, which its mover wins with a move after which it is this. */
  default long zoneOfMove(int move, long after) {
    return EVERYTHING;
  }

  /**
   * The zone of the present position, whose mover has lost: {@code united} are the zones after all
   * its moves.
   */
  default long zoneOfReplies(long united) {
    return EVERYTHING;
  }

  /** The zone of the present position, from one that was found under the same key. */
  default long zoneHere(long remembered) {
    return remembered;
  }

  /** Whether a move, to be made in the present position, changes nothing in a zone. */
  default boolean isOutside(int move, long zone) {
    return false;
  }

  /** The {@link #setting} of a position in which no result is found again by its zone. */
  long NO_SETTING = 0;

  /**
   * A key of all of the present position that is not on points. Positions that have it in common
   * agree in a zone if the points of the zone have the same {@link #marks}.
   */
  default long setting() {
    return NO_SETTING;
  }

  /** The points that are marked in the first of two ways. */
  default long marks() {
    return 0;
  }

  /** The points that are marked in the second way. */
  default long otherMarks() {
    return 0;
  }

  /**
   * How urgent a candidate is, in units of value: added to its value when moves compete, and not
   * passed on. Only {@link Switches.Part#URGENCY} asks.
   */
  default int urgency(int move) {
    return 0;
  }

  /**
   * The value with which the side to move is content once it has tried so many candidates. Only
   * {@link Switches.Part#TARGET} asks.
   */
  default int target(int tried) {
    return INFINITE;
  }

  /** Writes the candidate moves, best guess first, from {@code start} on; returns their end. */
  int candidates(int[] into, int start);

  /**
   * Plays a candidate and returns how much depth it costs, usually 1; or plays nothing and returns
   * {@link #FORBIDDEN}.
   */
  int play(int move);

  /** Takes back the last move. */
  void undo();

  /** A key of all that matters here except the line that led here. */
  long key();

  /**
   * The lowest ply of the line on which it rests that the last {@link #play} was forbidden, had its
   * price or ended the game; {@link #NOTHING} if on none. Asked right after playing.
   */
  default int restsOn() {
    return NOTHING;
  }
}
