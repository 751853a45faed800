package dev.nakade.app.gtp;

import dev.nakade.go.KoRule;

/** How KataGo calls what its commands speak about. */
public final class KataGoWords {
  private KataGoWords() {}

  /** The nearest of its ko rules. */
  public static String ko(KoRule rule) {
    return switch (rule) {
      case PSK -> "POSITIONAL";
      case SSK, SSK_APPROX -> "SITUATIONAL";
      case BASIC, JAPANESE -> "SIMPLE";
    };
  }
}
