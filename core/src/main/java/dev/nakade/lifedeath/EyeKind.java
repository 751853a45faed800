package dev.nakade.lifedeath;

/** What the diagonals make of an eye (Wong and Lin 2016), with its weight in their score. */
public enum EyeKind {
  /** At least three diagonals of each of its points are the defender's. */
  REAL(20),
  /** Neither real nor false yet. */
  UNDETERMINED(10),
  /** At least two diagonals of each of its points are the attacker's. */
  FALSE(5);

  private final int weight;

  EyeKind(int weight) {
    this.weight = weight;
  }

  public int weight() {
    return weight;
  }
}
