package dev.nakade.app.picture;

import java.util.Locale;
import java.util.stream.Collectors;

/** Writes drawings as SVG: one self-contained element without scripts or outside fonts. */
final class Svg implements Shape.Canvas {
  private final StringBuilder text = new StringBuilder();

  private Svg() {}

  static String of(Drawing drawing) {
    Svg svg = new Svg();
    String width = number(drawing.width());
    String height = number(drawing.height());
    svg.text
        .append("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\"")
        .append(" viewBox=\"0 0 " + width + ' ' + height + '"')
        .append(" width=\"" + width + "\" height=\"" + height + '"')
        .append(" font-family=\"Helvetica, Arial, sans-serif\" text-anchor=\"middle\">\n")
        .append("<title>" + escaped(drawing.title()) + "</title>\n")
        .append("<desc>" + escaped(drawing.description()) + "</desc>\n");
    drawing.shapes().forEach(shape -> shape.drawOn(svg));
    return svg.text.append("</svg>\n").toString();
  }

  @Override
  public void line(Shape.Line line) {
    open("line");
    attribute("x1", line.x1());
    attribute("y1", line.y1());
    attribute("x2", line.x2());
    attribute("y2", line.y2());
    stroke(line.ink(), line.width());
    close();
  }

  @Override
  public void circle(Shape.Circle circle) {
    open("circle");
    attribute("cx", circle.x());
    attribute("cy", circle.y());
    attribute("r", circle.radius());
    paint(circle.paint());
    close();
  }

  @Override
  public void polygon(Shape.Polygon polygon) {
    open("polygon");
    attribute(
        "points",
        polygon.corners().stream()
            .map(corner -> number(corner.x()) + ',' + number(corner.y()))
            .collect(Collectors.joining(" ")));
    paint(polygon.paint());
    close();
  }

  @Override
  public void rectangle(Shape.Rectangle rectangle) {
    open("rect");
    attribute("x", rectangle.x());
    attribute("y", rectangle.y());
    attribute("width", rectangle.width());
    attribute("height", rectangle.height());
    attribute("fill", rectangle.fill().svg());
    attribute("shape-rendering", "crispEdges");
    close();
  }

  @Override
  public void text(Shape.Text shape) {
    open("text");
    attribute("x", shape.x());
    attribute("y", shape.baseline());
    attribute("font-size", shape.height());
    attribute("fill", shape.ink().svg());
    text.append('>').append(escaped(shape.text())).append("</text>\n");
  }

  private void paint(Paint paint) {
    attribute("fill", paint.fill().svg());
    if (paint.outline() != Ink.NONE) {
      stroke(paint.outline(), paint.width());
    }
  }

  private void stroke(Ink ink, double width) {
    attribute("stroke", ink.svg());
    attribute("stroke-width", width);
  }

  private void open(String element) {
    text.append('<').append(element);
  }

  private void attribute(String name, double value) {
    attribute(name, number(value));
  }

  private void attribute(String name, String value) {
    text.append(' ').append(name).append("=\"").append(value).append('"');
  }

  private void close() {
    text.append("/>\n");
  }

  /** At most two decimals, and none where they are zero. */
  private static String number(double value) {
    String number = String.format(Locale.ROOT, "%.2f", value);
    return number.replaceFirst("\\.?0+$", "");
  }

  /** The text as XML content, with what XML forbids replaced. */
  private static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    text.codePoints().forEach(character -> escape(character, escaped));
    return escaped.toString();
  }

  private static void escape(int character, StringBuilder escaped) {
    switch (character) {
      case '<' -> escaped.append("&lt;");
      case '>' -> escaped.append("&gt;");
      case '&' -> escaped.append("&amp;");
      default -> escaped.appendCodePoint(isAllowed(character) ? character : 0xfffd);
    }
  }

  /** The characters of XML 1.0. */
  private static boolean isAllowed(int character) {
    return character == '\t'
        || character == '\n'
        || (character >= ' ' && character < 0xd800)
        || (character > 0xdfff && character < 0xfffe)
        || character > 0xffff;
  }
}
