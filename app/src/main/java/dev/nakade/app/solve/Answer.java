package dev.nakade.app.solve;

/** What is said about one problem. */
interface Answer {
  /** For people. */
  String text();

  /** For programs: one JSON object. */
  String json();

  /** Whether the question was answered within the limits. */
  boolean answered();
}
