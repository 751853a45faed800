package dev.nakade.go;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a game makes of repetition. Under every rule the immediate retaking of a ko is illegal; a
 * pass may always repeat. After van der Werf, van den Herik and Uiterwijk, 2003, section 2.1.
 */
public enum KoRule {
  /** Nothing more; a longer cycle ends the game without result. */
  BASIC,
  /** A longer cycle ends the game; who passed more often in it wins, else it is a draw. */
  JAPANESE,
  /**
   * As {@link #SSK}; but what a search remembers is keyed by the numbers of passes and captures
   * instead of the full history, so its results are approximate.
   */
  SSK_APPROX,
  /** Situational superko: a move that brings back an earlier situation is illegal. */
  SSK,
  /** Positional superko: a move that brings back an earlier arrangement of stones is illegal. */
  PSK;

  /** The name on the command line, as in {@code ssk-approx}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The rule of that name; empty if there is none. */
  public static Optional<KoRule> parse(String name) {
    return Stream.of(values()).filter(rule -> rule.toString().equals(name)).findFirst();
  }

  /** Whether a repeating move is illegal rather than the end of the game. */
  public boolean forbidsRepetition() {
    return this == SSK_APPROX || this == SSK || this == PSK;
  }
}
