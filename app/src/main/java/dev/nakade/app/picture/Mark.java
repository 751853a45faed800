package dev.nakade.app.picture;

/** A sign on a point, with or without a stone below it. Where several meet, the last is drawn. */
public enum Mark {
  CROSS,
  CIRCLE,
  SQUARE,
  TRIANGLE,
  /** Around a label: a move that is right. */
  RING,
  /** The stone played last. */
  LAST_MOVE
}
