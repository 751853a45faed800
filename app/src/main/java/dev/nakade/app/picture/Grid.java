package dev.nakade.app.picture;

import dev.nakade.go.Size;
import java.util.ArrayList;
import java.util.List;

/** The lines of a board. Where the view cuts the board, they run on a little. */
final class Grid {
  private static final double THIN = 1;
  private static final double EDGE = 2;
  private static final double OVERRUN = 0.4 * Sheet.CELL;

  /** Half the length of the strokes that show the points of a board of one line. */
  private static final double TICK = Sheet.CELL / 5;

  private final List<Shape> shapes = new ArrayList<>();

  private Grid() {}

  static List<Shape> of(Size size, View view, Sheet sheet) {
    Grid grid = new Grid();
    Span down = span(sheet.y(view.top()), sheet.y(view.bottom()), view.top(), size.height());
    Span across = span(sheet.x(view.left()), sheet.x(view.right()), view.left(), size.width());
    for (int x = view.left(); x <= view.right(); x++) {
      grid.vertical(sheet.x(x), down, width(x, size.width(), size.height()));
    }
    for (int y = view.top(); y <= view.bottom(); y++) {
      grid.horizontal(sheet.y(y), across, width(y, size.height(), size.width()));
    }
    return grid.shapes;
  }

  private void vertical(double x, Span span, double width) {
    shapes.add(new Shape.Line(x, span.from, x, span.to, width, Ink.BLACK));
  }

  private void horizontal(double y, Span span, double width) {
    shapes.add(new Shape.Line(span.from, y, span.to, y, width, Ink.BLACK));
  }

  /** The outer lines are thick, except for the ticks of a board of one line. */
  private static double width(int line, int lines, int length) {
    return length > 1 && (line == 0 || line == lines - 1) ? EDGE : THIN;
  }

  /** From where to where the lines of one direction run. */
  private static Span span(double first, double last, int firstLine, int length) {
    if (length == 1) {
      return new Span(first - TICK, first + TICK);
    }
    long shown = Math.round((last - first) / Sheet.CELL) + 1;
    boolean cut = firstLine + shown < length;
    return new Span(
        first - (firstLine > 0 ? OVERRUN : EDGE / 2), last + (cut ? OVERRUN : EDGE / 2));
  }

  private record Span(double from, double to) {}
}
