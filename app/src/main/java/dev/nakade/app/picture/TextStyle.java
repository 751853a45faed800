package dev.nakade.app.picture;

/** How boards look as text. */
public enum TextStyle {
  /** Unicode stones on a grid of lines. */
  PLAIN,
  /** The same in colour, by the escape sequences of terminals with 256 colours. */
  COLORED
}
