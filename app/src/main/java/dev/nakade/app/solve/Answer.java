package dev.nakade.app.solve;

import dev.nakade.app.picture.BoardPicture;

/** What is said about one problem. */
interface Answer {
  /** For people, in one line. */
  String sentence();

  /** What it took, in one line. */
  String cost();

  /** For people who look at one problem: what comes after the board, the cost included. */
  String details();

  /** For programs: one JSON object. */
  String json();

  /** The problem with the answer on it. */
  BoardPicture picture();

  /** Whether the question was answered within the limits. */
  boolean answered();
}
