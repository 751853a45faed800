package dev.nakade.lifedeath;

import java.util.Locale;

/** Kinds of fights, for which the {@link Appraisal} has weights of their own. */
public enum FightKind {
  /** Within a complete wall. */
  CLOSED,
  /** A part of an open position where all that is outside counts as the attacker's. */
  LIFE,
  /** A part of an open position with ways out. */
  DEATH;

  static FightKind of(Problem problem) {
    if (!problem.isClosed()) {
      return DEATH;
    }
    return problem.safeStones().containsAll(problem.safe()) ? CLOSED : LIFE;
  }

  /** The word for it, such as {@code life}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
