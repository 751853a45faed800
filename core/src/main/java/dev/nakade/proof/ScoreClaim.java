package dev.nakade.proof;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What is proved about the score of a whole board.
 *
 * @param score Black's, by area
 */
public record ScoreClaim(Kind kind, int score) {
  /** What is said about the score. */
  public enum Kind {
    /** Black gets this. */
    AT_LEAST,
    /** White sees to it that Black gets less. */
    LESS_THAN,
    /** Both: at least this, and less than one more. */
    VALUE
  }

  private static final Pattern WRITTEN = Pattern.compile("[a-z-]+ (0|-?[1-9][0-9]{0,3})");

  /** The claims that one side proves each, in the order of the certificate. */
  public List<ScoreClaim> parts() {
    return kind == Kind.VALUE
        ? List.of(new ScoreClaim(Kind.AT_LEAST, score), new ScoreClaim(Kind.LESS_THAN, score + 1))
        : List.of(this);
  }

  /** Whether Black proves it; else it is White's. Both prove a value. */
  public boolean ofBlack() {
    return kind == Kind.AT_LEAST;
  }

  /** The least score, from the view of the one who proves it, that is enough. */
  int aim() {
    return ofBlack() ? score : 1 - score;
  }

  /** As certificates have it, such as {@code at-least 9}. */
  @Override
  public String toString() {
    return word(kind) + " " + score;
  }

  private static String word(Kind kind) {
    return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  static Optional<ScoreClaim> parse(String text) {
    if (!WRITTEN.matcher(text).matches()) {
      return Optional.empty();
    }
    int blank = text.indexOf(' ');
    for (Kind kind : Kind.values()) {
      if (text.substring(0, blank).equals(word(kind))) {
        return Optional.of(new ScoreClaim(kind, Integer.parseInt(text.substring(blank + 1))));
      }
    }
    return Optional.empty();
  }
}
