package dev.nakade.lifedeath;

import dev.nakade.lifedeath.Prover.Winner;
import java.util.List;
import java.util.Optional;

/**
 * What has been proved so far about one position: between which balances of threats the defender
 * stops to survive, and who won the question about two eyes. Answers only ever narrow it. Several
 * threads may ask and tell.
 */
final class Known {
  /** The defender survives at no balance. */
  static final int NONE = -Prover.ALL - 1;

  // The greatest balance at which the defender survives is one of low..high.
  private int low = NONE;
  private int high = Prover.ALL;
  private Winner eyes = Winner.NOBODY;
  private boolean eyesRepeat;
  private List<Integer> line = List.of();
  private boolean lineHolds;

  /** Who wins at a balance; empty if nothing proved so far tells. */
  synchronized Optional<Winner> winner(int balance) {
    if (balance <= low) {
      return Optional.of(Winner.DEFENDER);
    }
    return balance > high ? Optional.of(Winner.ATTACKER) : Optional.empty();
  }

  /** Who wins the question about two eyes, whatever threats there are; empty if not known. */
  synchronized Optional<Winner> eyes() {
    return eyes == Winner.NOBODY ? Optional.empty() : Optional.of(eyes);
  }

  /** Someone won at a balance. */
  synchronized void learn(Winner winner, int balance) {
    switch (winner) {
      case DEFENDER -> low = Math.max(low, balance);
      case ATTACKER -> high = Math.min(high, balance - 1);
      case NOBODY -> {}
    }
  }

  /** Someone wins at every balance. */
  synchronized void settle(Winner winner) {
    learn(winner, winner == Winner.DEFENDER ? Prover.ALL : -Prover.ALL);
  }

  /** Someone won the question about two eyes against any number of threats. */
  synchronized void learnEyes(Winner winner) {
    eyes = winner == Winner.NOBODY ? eyes : winner;
    low = winner == Winner.DEFENDER ? Prover.ALL : low;
  }

  /** Neither side can prove anything about two eyes: they would go round in circles. */
  synchronized void learnThatEyesRepeat() {
    eyesRepeat = true;
  }

  /** Whether neither side can prove anything about two eyes. */
  synchronized boolean eyesRepeat() {
    return eyesRepeat;
  }

  /** This is the position after a move of a side, which so gets no more than it had before. */
  synchronized void isAfter(Winner mover, Known before) {
    if (mover == Winner.DEFENDER) {
      high = Math.min(high, before.high);
    } else {
      low = Math.max(low, before.low);
    }
    if (before.eyes == mover.other()) {
      eyes = before.eyes;
    }
  }

  /** This is the position after a move that keeps all that its side had before. */
  synchronized void isAsGoodAs(Known before) {
    low = before.low;
    high = before.high;
    eyes = before.eyes;
    eyesRepeat = before.eyesRepeat;
  }

  /** The line of the last proof of the side to move; empty if it has proved nothing. */
  synchronized List<Integer> line() {
    return line;
  }

  /** The side to move has proved more, with this line; it may be empty. */
  synchronized void remember(List<Integer> proof) {
    line = proof.isEmpty() ? line : proof;
    lineHolds = !proof.isEmpty();
  }

  /** Whether the line is that of the strongest proof of the side to move. */
  synchronized boolean lineHolds() {
    return lineHolds;
  }

  synchronized Bounds bounds() {
    return new Bounds(best(), worst());
  }

  private Verdict best() {
    if (high == Prover.ALL) {
      return eyes == Winner.ATTACKER || eyesRepeat ? Verdict.SEKI : Verdict.ALIVE;
    }
    return high == NONE ? Verdict.DEAD : Verdict.ko(high);
  }

  private Verdict worst() {
    if (low == Prover.ALL) {
      return eyes == Winner.DEFENDER ? Verdict.ALIVE : Verdict.SEKI;
    }
    return low == NONE ? Verdict.DEAD : Verdict.ko(low);
  }
}
