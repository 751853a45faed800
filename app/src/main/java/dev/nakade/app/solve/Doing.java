package dev.nakade.app.solve;

import java.util.List;

/**
 * What a search is at.
 *
 * @param question what it asks, in words
 * @param firstMove the first move that is being judged; empty if it is about the problem itself
 * @param line the most promising moves at present, the first move before them; empty before the
 *     search begins
 */
public record Doing(String question, String firstMove, List<String> line) {
  /** Moves that fit on a line of a terminal. */
  private static final int SHOWN = 5;

  /** Nothing yet. */
  public static final Doing NOTHING = new Doing("", "", List.of());

  /** Whether it is about the problem itself. */
  public boolean isAboutAll() {
    return firstMove.isEmpty();
  }

  /** In one line. */
  String text() {
    return line.isEmpty()
        ? question
        : question + " " + String.join(" ", line.subList(0, Math.min(SHOWN, line.size())));
  }
}
