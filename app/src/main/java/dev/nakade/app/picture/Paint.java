package dev.nakade.app.picture;

/**
 * How a closed shape looks.
 *
 * @param width thickness of the outline, half of it inside
 */
record Paint(Ink fill, Ink outline, double width) {
  static Paint filled(Ink fill) {
    return new Paint(fill, Ink.NONE, 0);
  }
}
