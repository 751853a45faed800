package dev.nakade.app.picture;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** Writes drawings as PNG. Level and upright lines fall on whole pixels. */
final class Png implements Shape.Canvas {
  /** Pixels a unit, where nothing else is asked for: 48 from line to line. */
  private static final double SCALE = 2;

  private final Graphics2D graphics;
  private final double scale;

  private Png(Graphics2D graphics, double scale) {
    this.graphics = graphics;
    this.scale = scale;
  }

  static byte[] of(Drawing drawing) {
    return of(drawing, (int) Math.round(drawing.width() * SCALE));
  }

  /** An image of that many pixels in width. */
  static byte[] of(Drawing drawing, int width) {
    double scale = width / drawing.width();
    int height = Math.max(1, (int) Math.round(drawing.height() * scale));
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    graphics.setRenderingHint(
        RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    Png png = new Png(graphics, scale);
    drawing.shapes().forEach(shape -> shape.drawOn(png));
    graphics.dispose();
    return encoded(image);
  }

  private static byte[] encoded(BufferedImage image) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (MemoryCacheImageOutputStream stream = new MemoryCacheImageOutputStream(bytes)) {
      ImageIO.write(image, "png", stream);
    } catch (IOException e) {
      throw new UncheckedIOException("a picture in memory", e);
    }
    return bytes.toByteArray();
  }

  @Override
  public void line(Shape.Line line) {
    ink(line.ink());
    int thickness = (int) Math.max(1, Math.round(line.width() * scale));
    if (line.x1() == line.x2()) {
      int top = pixel(line.y1());
      graphics.fillRect(start(line.x1(), thickness), top, thickness, pixel(line.y2()) - top);
    } else if (line.y1() == line.y2()) {
      int left = pixel(line.x1());
      graphics.fillRect(left, start(line.y1(), thickness), pixel(line.x2()) - left, thickness);
    } else {
      stroke(line.width(), BasicStroke.CAP_BUTT);
      graphics.draw(
          new Line2D.Double(
              line.x1() * scale, line.y1() * scale, line.x2() * scale, line.y2() * scale));
    }
  }

  @Override
  public void circle(Shape.Circle circle) {
    double left = (circle.x() - circle.radius()) * scale;
    double top = (circle.y() - circle.radius()) * scale;
    double diameter = 2 * circle.radius() * scale;
    draw(new Ellipse2D.Double(left, top, diameter, diameter), circle.paint());
  }

  @Override
  public void polygon(Shape.Polygon polygon) {
    Path2D path = new Path2D.Double();
    for (Shape.Polygon.Corner corner : polygon.corners()) {
      if (path.getCurrentPoint() == null) {
        path.moveTo(corner.x() * scale, corner.y() * scale);
      } else {
        path.lineTo(corner.x() * scale, corner.y() * scale);
      }
    }
    path.closePath();
    draw(path, polygon.paint());
  }

  @Override
  public void rectangle(Shape.Rectangle rectangle) {
    int left = pixel(rectangle.x());
    int top = pixel(rectangle.y());
    int right = pixel(rectangle.x() + rectangle.width());
    int bottom = pixel(rectangle.y() + rectangle.height());
    ink(rectangle.fill());
    graphics.fillRect(left, top, right - left, bottom - top);
  }

  @Override
  public void text(Shape.Text text) {
    Font font = new Font(Font.SANS_SERIF, Font.PLAIN, 1);
    graphics.setFont(font.deriveFont((float) (text.height() * scale)));
    Rectangle2D bounds = graphics.getFontMetrics().getStringBounds(text.text(), graphics);
    ink(text.ink());
    graphics.drawString(
        text.text(),
        (float) (text.x() * scale - bounds.getWidth() / 2),
        (float) (text.baseline() * scale));
  }

  private void draw(java.awt.Shape outline, Paint paint) {
    ink(paint.fill());
    graphics.fill(outline);
    if (paint.outline() != Ink.NONE) {
      ink(paint.outline());
      stroke(paint.width(), BasicStroke.CAP_BUTT);
      graphics.draw(outline);
    }
  }

  private void stroke(double width, int cap) {
    graphics.setStroke(new BasicStroke((float) (width * scale), cap, BasicStroke.JOIN_MITER));
  }

  private void ink(Ink ink) {
    graphics.setColor(new Color(ink.rgb()));
  }

  /** The first pixel of a line of that thickness around a coordinate. */
  private int start(double middle, int thickness) {
    return (int) Math.round(middle * scale - thickness / 2.0);
  }

  private int pixel(double coordinate) {
    return (int) Math.round(coordinate * scale);
  }
}
