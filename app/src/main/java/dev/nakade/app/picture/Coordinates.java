package dev.nakade.app.picture;

/** Whether letters and numbers stand beside the board. */
public enum Coordinates {
  SHOWN,
  HIDDEN
}
