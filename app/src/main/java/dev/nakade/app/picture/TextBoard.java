package dev.nakade.app.picture;

import dev.nakade.go.Color;
import dev.nakade.go.Hoshi;
import dev.nakade.go.Point;
import dev.nakade.go.Size;
import java.util.Locale;

/**
 * A board picture as lines of text. Each point is one sign for stone or crossing, followed by a gap
 * that holds its mark or label, or else the line to the next point.
 */
final class TextBoard {
  private static final String CROSSINGS = "┌┬┐├┼┤└┴┘";
  private static final char HOSHI = '╋';
  private static final char LINE = '─';

  private final BoardPicture picture;
  private final Size size;
  private final View view;
  private final TextColors colors;
  private final int gap;
  private final StringBuilder text = new StringBuilder();

  private TextBoard(BoardPicture picture, TextStyle style) {
    this.picture = picture;
    this.size = picture.size();
    this.view = picture.view();
    this.colors = new TextColors(style);
    this.gap = TextSigns.widest(picture);
  }

  /** The lines, each with its end. */
  static String of(BoardPicture picture, TextStyle style) {
    return new TextBoard(picture, style).write();
  }

  private String write() {
    for (int y = view.top(); y <= view.bottom(); y++) {
      row(y);
    }
    if (picture.coordinates() == Coordinates.SHOWN) {
      letters();
    }
    return text.toString();
  }

  private void row(int y) {
    StringBuilder row = new StringBuilder();
    if (picture.coordinates() == Coordinates.SHOWN) {
      row.append(String.format(Locale.ROOT, "%2d ", size.height() - y));
    }
    row.append(colors.board(view.left() > 0 ? LINE : ' '));
    for (int x = view.left(); x <= view.right(); x++) {
      int point = size.point(x, y);
      row.append(point(point)).append(gap(point));
    }
    text.append((row + colors.end()).stripTrailing()).append('\n');
  }

  private void letters() {
    StringBuilder row = new StringBuilder("    ");
    for (int x = view.left(); x <= view.right(); x++) {
      row.append(Point.column(x)).append(" ".repeat(gap));
    }
    text.append(row.toString().stripTrailing()).append('\n');
  }

  private String point(int point) {
    return switch (picture.stones().color(point)) {
      case Color.BLACK -> colors.black(ground(point));
      case Color.WHITE -> colors.white(ground(point));
      default -> empty(point);
    };
  }

  private String empty(int point) {
    String label = TextSigns.label(picture, point);
    return label.isEmpty()
        ? colors.lines(ground(point), String.valueOf(crossing(point)))
        : colors.sign(ground(point), label.substring(0, label.offsetByCodePoints(0, 1)));
  }

  private char crossing(int point) {
    if (Hoshi.contains(size, point)) {
      return HOSHI;
    }
    int x = size.x(point);
    int y = size.y(point);
    return CROSSINGS.charAt(3 * band(y, size.height()) + band(x, size.width()));
  }

  /** 0 for the first line, 2 for the last, 1 between; a single line lies between. */
  private static int band(int line, int lines) {
    if (lines == 1 || (line > 0 && line < lines - 1)) {
      return 1;
    }
    return line == 0 ? 0 : 2;
  }

  private String gap(int point) {
    Ground ground = ground(point);
    String own = TextSigns.inGap(picture, point);
    String sign = own.isEmpty() ? colors.shade(ground) : own;
    int rest = gap - sign.codePointCount(0, sign.length());
    boolean lineGoesOn = size.x(point) < size.width() - 1;
    String fill = String.valueOf(lineGoesOn ? LINE : ' ').repeat(rest);
    return colors.sign(ground, sign) + colors.lines(Ground.BOARD, fill);
  }

  private Ground ground(int point) {
    if (picture.target().contains(point)) {
      return Ground.TARGET;
    }
    return picture.region().contains(point) ? Ground.REGION : Ground.BOARD;
  }
}
