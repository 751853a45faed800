package dev.nakade.app.picture;

/** A sign on a point, with or without a stone below it. */
public enum Mark {
  TRIANGLE,
  SQUARE,
  CIRCLE,
  CROSS,
  /** The stone played last. */
  LAST_MOVE
}
