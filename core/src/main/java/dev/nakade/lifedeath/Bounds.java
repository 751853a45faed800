package dev.nakade.lifedeath;

import java.util.Optional;

/**
 * What is proved about a verdict: for the defender it is no better than one and no worse than
 * another. In a ko at one end, a number of threats says how far the proofs go: with {@code best},
 * the attacker needs no more than this to kill, or the defender no less to live; with {@code worst}
 * the other way round.
 */
public record Bounds(Verdict best, Verdict worst) {
  /** Nothing is proved. */
  public static final Bounds NOTHING = new Bounds(Verdict.ALIVE, Verdict.DEAD);

  /** The verdict, if the bounds leave no other. */
  public Optional<Verdict> verdict() {
    return best.equals(worst) ? Optional.of(best) : Optional.empty();
  }
}
