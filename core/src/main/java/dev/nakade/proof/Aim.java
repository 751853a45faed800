package dev.nakade.proof;

import java.util.Locale;

/** What a side proves about the target. */
public enum Aim {
  /** The attacker: the target is lost. */
  CAPTURE,
  /** The attacker: the target is lost, or stands in the end without being unconditionally alive. */
  PREVENT_TWO_EYES,
  /** The defender: the target stands in the end, or is unconditionally alive. */
  SURVIVE,
  /** The defender: the target is unconditionally alive. */
  TWO_EYES;

  /** Whether this is the attacker's; else it is the defender's. */
  public boolean ofAttacker() {
    return this == CAPTURE || this == PREVENT_TWO_EYES;
  }

  /** The word in certificates, such as {@code two-eyes}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
