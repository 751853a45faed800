package dev.nakade.lifedeath;

import java.util.Locale;

/** What of the target must survive. */
public enum Survival {
  /** The target is lost when all of its stones have been captured. */
  ANY,
  /** The target is lost when one of its stones has been captured. */
  EVERY;

  /** The word on the command line, such as {@code any}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
