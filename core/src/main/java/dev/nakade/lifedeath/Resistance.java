package dev.nakade.lifedeath;

/**
 * How long the loser holds out in a position of a proof: the moves of its longest line, and how
 * many positions the proof has there.
 */
record Resistance(int moves, int positions) implements Comparable<Resistance> {
  /** The line is at its end. */
  static final Resistance NONE = new Resistance(0, 1);

  /** More positions than this are not told apart. */
  private static final int MANY = 1_000_000;

  /** That of a position from which the best of several moves leads to another. */
  Resistance and(Resistance other) {
    return new Resistance(
        Math.max(moves, other.moves + 1), Math.min(MANY, positions + other.positions));
  }

  @Override
  public int compareTo(Resistance other) {
    return moves != other.moves
        ? Integer.compare(moves, other.moves)
        : Integer.compare(positions, other.positions);
  }
}
