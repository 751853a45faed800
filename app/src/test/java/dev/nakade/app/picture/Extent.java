package dev.nakade.app.picture;

/** Measures how far shapes reach. */
final class Extent implements Shape.Canvas {
  double left = Double.MAX_VALUE;
  double top = Double.MAX_VALUE;
  double right = -Double.MAX_VALUE;
  double bottom = -Double.MAX_VALUE;

  @Override
  public void line(Shape.Line line) {
    double half = line.width() / 2;
    boolean upright = line.x1() == line.x2();
    box(
        Math.min(line.x1(), line.x2()) - (upright ? half : 0),
        Math.min(line.y1(), line.y2()) - (upright ? 0 : half),
        Math.max(line.x1(), line.x2()) + (upright ? half : 0),
        Math.max(line.y1(), line.y2()) + (upright ? 0 : half));
  }

  @Override
  public void circle(Shape.Circle circle) {
    double reach = circle.radius() + circle.paint().width() / 2;
    box(circle.x() - reach, circle.y() - reach, circle.x() + reach, circle.y() + reach);
  }

  @Override
  public void polygon(Shape.Polygon polygon) {
    double half = polygon.paint().width() / 2;
    for (Shape.Polygon.Corner corner : polygon.corners()) {
      box(corner.x() - half, corner.y() - half, corner.x() + half, corner.y() + half);
    }
  }

  @Override
  public void rectangle(Shape.Rectangle rectangle) {
    box(
        rectangle.x(),
        rectangle.y(),
        rectangle.x() + rectangle.width(),
        rectangle.y() + rectangle.height());
  }

  @Override
  public void text(Shape.Text text) {
    double ems = text.text().codePoints().mapToDouble(Lettering::ems).sum();
    double half = ems * text.height() / 2;
    box(
        text.x() - half,
        text.y() - text.height() / 2,
        text.x() + half,
        text.y() + text.height() / 2);
  }

  private void box(double x1, double y1, double x2, double y2) {
    left = Math.min(left, x1);
    top = Math.min(top, y1);
    right = Math.max(right, x2);
    bottom = Math.max(bottom, y2);
  }
}
