package dev.nakade.app.picture;

import dev.nakade.go.Color;
import dev.nakade.go.Hoshi;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import java.util.ArrayList;
import java.util.List;

/** Draws a board picture with shapes. This is the one place where boards are drawn. */
final class Plotter {
  static final double STONE_RADIUS = 11;
  private static final double STONE_OUTLINE = 1;
  private static final double HOSHI_RADIUS = 2.8;
  private static final double MARK_OUTLINE = 1.6;

  /** Reaches over the widest label. */
  private static final double CLEARED_RADIUS = 9.5;

  private static final double COORDINATE_HEIGHT = 11;

  private final BoardPicture picture;
  private final Size size;
  private final View view;
  private final Sheet sheet;
  private final List<Shape> shapes = new ArrayList<>();

  private Plotter(BoardPicture picture) {
    this.picture = picture;
    this.size = picture.size();
    this.view = picture.view();
    this.sheet = new Sheet(picture);
  }

  static Drawing plot(BoardPicture picture) {
    return new Plotter(picture).draw();
  }

  private Drawing draw() {
    shapes.add(new Shape.Rectangle(0, 0, sheet.width(), sheet.height(), Ink.WHITE));
    shade(picture.region(), Ink.LIGHT);
    shade(picture.target(), Ink.MIDDLE);
    shapes.addAll(Grid.of(size, view, sheet));
    Hoshi.of(size).stream().filter(picture::shows).forEach(this::hoshi);
    if (picture.coordinates() == Coordinates.SHOWN) {
      coordinates();
    }
    PointSet.full(size).stream().filter(picture::shows).forEach(this::point);
    return new Drawing(
        sheet.width(), sheet.height(), shapes, picture.title(), Description.of(picture));
  }

  /** One rectangle for each run of points in a row. */
  private void shade(PointSet points, Ink ink) {
    for (int y = view.top(); y <= view.bottom(); y++) {
      int start = view.left();
      for (int x = view.left(); x <= view.right() + 1; x++) {
        if (x > view.right() || !points.contains(size.point(x, y))) {
          shadeRun(start, x, y, ink);
          start = x + 1;
        }
      }
    }
  }

  private void shadeRun(int start, int end, int y, Ink ink) {
    if (start < end) {
      double left = sheet.x(start) - Sheet.CELL / 2;
      double top = sheet.y(y) - Sheet.CELL / 2;
      shapes.add(new Shape.Rectangle(left, top, (end - start) * Sheet.CELL, Sheet.CELL, ink));
    }
  }

  private void hoshi(int point) {
    circle(point, HOSHI_RADIUS, Paint.filled(Ink.BLACK));
  }

  private void coordinates() {
    for (int x = view.left(); x <= view.right(); x++) {
      coordinate(sheet.x(x), sheet.lettersY(), String.valueOf(Point.column(x)));
    }
    for (int y = view.top(); y <= view.bottom(); y++) {
      coordinate(sheet.numbersX(), sheet.y(y), String.valueOf(size.height() - y));
    }
  }

  private void coordinate(double x, double y, String text) {
    shapes.add(new Shape.Text(x, y, COORDINATE_HEIGHT, Ink.BLACK, text));
  }

  private void point(int point) {
    stone(point);
    Mark mark = picture.marks().get(point);
    if (mark != null) {
      mark(point, mark);
    }
    String label = picture.labels().get(point);
    if (label != null) {
      label(point, label);
    }
  }

  private void stone(int point) {
    if (isEmpty(point)) {
      return;
    }
    circle(point, STONE_RADIUS, new Paint(ground(point), Ink.BLACK, STONE_OUTLINE));
  }

  private void mark(int point, Mark mark) {
    Ink ground = ground(point);
    Paint paint = new Paint(ground, ground.contrast(), MARK_OUTLINE);
    switch (mark) {
      case TRIANGLE -> shapes.add(MarkShapes.triangle(x(point), y(point), paint));
      case SQUARE -> shapes.add(MarkShapes.square(x(point), y(point), paint));
      case CROSS -> shapes.addAll(MarkShapes.cross(x(point), y(point), paint));
      case CIRCLE -> circle(point, MarkShapes.CIRCLE_RADIUS, paint);
      case RING -> circle(point, MarkShapes.RING_RADIUS, paint);
      case LAST_MOVE -> circle(point, MarkShapes.LAST_MOVE_RADIUS, Paint.filled(ground.contrast()));
    }
  }

  private void label(int point, String label) {
    Ink ground = ground(point);
    if (isEmpty(point) && !picture.marks().containsKey(point)) {
      circle(point, CLEARED_RADIUS, Paint.filled(ground));
    }
    String text = Lettering.shortened(label);
    shapes.add(new Shape.Text(x(point), y(point), Lettering.height(text), ground.contrast(), text));
  }

  private void circle(int point, double radius, Paint paint) {
    shapes.add(new Shape.Circle(x(point), y(point), radius, paint));
  }

  private double x(int point) {
    return sheet.x(size.x(point));
  }

  private double y(int point) {
    return sheet.y(size.y(point));
  }

  private boolean isEmpty(int point) {
    return picture.stones().color(point) == Color.EMPTY;
  }

  /** What a sign on this point is drawn upon: the stone, a shade, or paper. */
  private Ink ground(int point) {
    return switch (picture.stones().color(point)) {
      case Color.BLACK -> Ink.BLACK;
      case Color.WHITE -> Ink.WHITE;
      default -> shade(point);
    };
  }

  private Ink shade(int point) {
    if (picture.target().contains(point)) {
      return Ink.MIDDLE;
    }
    return picture.region().contains(point) ? Ink.LIGHT : Ink.WHITE;
  }
}
