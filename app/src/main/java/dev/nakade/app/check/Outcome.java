package dev.nakade.app.check;

import java.util.Locale;

/** What comes of checking a problem. */
public enum Outcome {
  /** The stated first moves are the right ones, all of them. */
  CONFIRMED,
  /** A stated first move is not right. */
  WRONG_ANSWER,
  /** The stated first moves are right, and so are others. */
  OTHER_ANSWERS_TOO,
  /** No move is needed: passing is as good. */
  SETTLED,
  /** The stated first moves are best, but lead to a ko that nobody announced. */
  KO_INSTEAD,
  /** The same problem, with the same answers, came before. */
  DUPLICATE,
  /** The record states no answer; what was found is told. */
  NOTHING_STATED,
  /** Not all that is needed for an outcome was proved within the limits. */
  UNSOLVED,
  /** There is no problem that could be asked. */
  UNREADABLE;

  /** Whether somebody should look at the problem. */
  boolean differs() {
    return switch (this) {
      case WRONG_ANSWER, OTHER_ANSWERS_TOO, SETTLED, KO_INSTEAD -> true;
      case CONFIRMED, DUPLICATE, NOTHING_STATED, UNSOLVED, UNREADABLE -> false;
    };
  }

  /** The outcome of a word, such as {@code wrong-answer}. */
  static Outcome of(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_'));
  }

  /** The word in answers, such as {@code wrong-answer}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
