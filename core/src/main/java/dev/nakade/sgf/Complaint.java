package dev.nakade.sgf;

import java.util.Objects;

/**
 * Something in a record that breaks the format or the rules, and where. Line and column count from
 * 1 in the decoded text, a column being one {@code char}; both are 0 for what was not read from a
 * text.
 */
public record Complaint(int line, int column, String message) {
  public Complaint {
    Objects.requireNonNull(message);
  }

  /** {@code line:column: message}. */
  @Override
  public String toString() {
    return line + ":" + column + ": " + message;
  }
}
