package dev.nakade.exact;

/**
 * Between which scores, both included, the value of a position is proved to be. Positive is good
 * for Black.
 */
public record ScoreRange(int lower, int upper) {
  public ScoreRange {
    if (lower > upper) {
      throw new IllegalArgumentException("nothing between " + lower + " and " + upper);
    }
  }

  /** Whether the value is known. */
  public boolean exact() {
    return lower == upper;
  }

  ScoreRange atLeast(int score) {
    return new ScoreRange(Math.max(lower, score), upper);
  }

  ScoreRange atMost(int score) {
    return new ScoreRange(lower, Math.min(upper, score));
  }
}
