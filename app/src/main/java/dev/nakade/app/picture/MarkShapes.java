package dev.nakade.app.picture;

import dev.nakade.app.picture.Shape.Polygon.Corner;
import java.util.List;

/** The outlines of marks, small enough for the stone below to stay visible. */
final class MarkShapes {
  static final double CIRCLE_RADIUS = 5.5;
  static final double RING_RADIUS = 10.5;
  static final double LAST_MOVE_RADIUS = 3.4;
  private static final double TRIANGLE_RADIUS = 7;
  private static final double HALF_SQUARE = 4.8;
  private static final double HALF_CROSS = 5;

  private MarkShapes() {}

  /** Equal sides, one corner up. */
  static Shape triangle(double x, double y, Paint paint) {
    double half = TRIANGLE_RADIUS * Math.sqrt(0.75);
    double base = y + TRIANGLE_RADIUS / 2;
    return new Shape.Polygon(
        List.of(
            new Corner(x, y - TRIANGLE_RADIUS),
            new Corner(x + half, base),
            new Corner(x - half, base)),
        paint);
  }

  static Shape square(double x, double y, Paint paint) {
    double left = x - HALF_SQUARE;
    double right = x + HALF_SQUARE;
    double top = y - HALF_SQUARE;
    double bottom = y + HALF_SQUARE;
    return new Shape.Polygon(
        List.of(
            new Corner(left, top),
            new Corner(right, top),
            new Corner(right, bottom),
            new Corner(left, bottom)),
        paint);
  }

  static List<Shape> cross(double x, double y, Paint paint) {
    return List.of(diagonal(x, y, HALF_CROSS, paint), diagonal(x, y, -HALF_CROSS, paint));
  }

  private static Shape diagonal(double x, double y, double rise, Paint paint) {
    return new Shape.Line(
        x - HALF_CROSS, y + rise, x + HALF_CROSS, y - rise, paint.width(), paint.outline());
  }
}
