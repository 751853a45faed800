package dev.nakade.go;

/** An arrangement of stones that can be looked at. */
public interface Stones {
  Size size();

  /** {@link Color#EMPTY}, {@link Color#BLACK} or {@link Color#WHITE}. */
  int color(int point);

  /** The points that hold this colour, or none. */
  default PointSet points(int color) {
    PointSet points = new PointSet(size());
    for (int point = 0; point < size().area(); point++) {
      if (color(point) == color) {
        points.add(point);
      }
    }
    return points;
  }
}
