package dev.nakade.lifedeath;

import dev.nakade.lifedeath.Prover.Pursuit;
import dev.nakade.lifedeath.Prover.Start;
import dev.nakade.lifedeath.Prover.Winner;
import java.util.Optional;
import java.util.Set;

/**
 * What should be asked next about a position, from what is known about it.
 *
 * @param mover who is to move there
 * @param open questions that were searched to the end and that nobody can prove anything about
 */
record Agenda(Start start, Winner mover, Known known, Set<Pursuit> open) {
  /**
   * The question whose answer may settle the verdict at once: whether the mover reaches the best
   * there is for it, or, once one threat did not turn the outcome, whether any number would.
   */
  Optional<Pursuit> settling() {
    Optional<Winner> even = known.winner(0);
    Winner favourite = even.orElse(mover);
    int against = favourite == Winner.DEFENDER ? 1 : -1;
    boolean resists = known.winner(against).equals(Optional.of(favourite));
    Pursuit eyes = new Pursuit(Fight.Aim.TWO_EYES, start, Prover.ALL);
    boolean aboutEyes = favourite == Winner.DEFENDER && known.eyes().isEmpty();
    if (aboutEyes && !open.contains(eyes) && (favourite == mover || resists)) {
      return Optional.of(eyes);
    }
    boolean first = even.isEmpty() && mover == Winner.ATTACKER;
    return first || resists ? survival(against * Prover.ALL) : Optional.empty();
  }

  /** Whether the defender makes two eyes against all threats, as long as that may be. */
  Optional<Pursuit> eyes() {
    boolean maySurvive = !known.winner(0).equals(Optional.of(Winner.ATTACKER));
    Pursuit eyes = new Pursuit(Fight.Aim.TWO_EYES, start, Prover.ALL);
    return maySurvive && known.eyes().isEmpty() && !open.contains(eyes)
        ? Optional.of(eyes)
        : Optional.empty();
  }

  /**
   * The next question about the number of threats that turn the verdict. Where nobody wins without
   * any, those of either side may still help it out of the circle.
   */
  Optional<Pursuit> counting() {
    Optional<Winner> even = known.winner(0);
    if (even.isPresent()) {
      return counting(even.get() == Winner.DEFENDER ? 1 : -1);
    }
    return isOpen(0) ? counting(1).or(() -> counting(-1)) : survival(0);
  }

  /** The next question about threats of the attacker, or of the defender if the sign is minus. */
  private Optional<Pursuit> counting(int sign) {
    Optional<Winner> even = known.winner(0);
    for (int balance = sign; Math.abs(balance) <= Prover.MOST; balance += sign) {
      boolean turns = even.isEmpty() || !known.winner(balance).equals(even);
      if (turns && !isOpen(balance)) {
        return survival(balance);
      }
    }
    if (even.isEmpty() || !known.winner(sign * Prover.MOST).equals(even)) {
      return survival(sign * Prover.ALL);
    }
    // Nobody can prove anything beyond: what holds for so many is taken for all.
    if (isOpen(sign * Prover.ALL)) {
      known.settle(even.get());
    }
    return Optional.empty();
  }

  /** Whether it was searched to the end who wins at a balance, and nobody does. */
  private boolean isOpen(int balance) {
    return open.contains(new Pursuit(Fight.Aim.SURVIVE, start, balance));
  }

  private Optional<Pursuit> survival(int balance) {
    return known.winner(balance).isPresent()
        ? Optional.empty()
        : Optional.of(new Pursuit(Fight.Aim.SURVIVE, start, balance))
            .filter(it -> !open.contains(it));
  }
}
