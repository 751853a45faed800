package dev.nakade.app.picture;

import java.util.List;

/** One thing on paper. Units are those of the {@link Drawing}; y grows downwards. */
sealed interface Shape {
  void drawOn(Canvas canvas);

  /** What shapes are drawn on. */
  interface Canvas {
    void line(Line line);

    void circle(Circle circle);

    void polygon(Polygon polygon);

    void rectangle(Rectangle rectangle);

    void text(Text text);
  }

  /** A straight line that ends flat. */
  record Line(double x1, double y1, double x2, double y2, double width, Ink ink) implements Shape {
    @Override
    public void drawOn(Canvas canvas) {
      canvas.line(this);
    }
  }

  record Circle(double x, double y, double radius, Paint paint) implements Shape {
    @Override
    public void drawOn(Canvas canvas) {
      canvas.circle(this);
    }
  }

  /** A closed outline through at least three corners. */
  record Polygon(List<Corner> corners, Paint paint) implements Shape {
    record Corner(double x, double y) {}

    public Polygon {
      corners = List.copyOf(corners);
    }

    @Override
    public void drawOn(Canvas canvas) {
      canvas.polygon(this);
    }
  }

  record Rectangle(double x, double y, double width, double height, Ink fill) implements Shape {
    @Override
    public void drawOn(Canvas canvas) {
      canvas.rectangle(this);
    }
  }

  /** One line of text, centred on {@code x} and, as capitals go, on {@code y}. */
  record Text(double x, double y, double height, Ink ink, String text) implements Shape {
    /** Half the height of a capital, in parts of the font's height. */
    private static final double HALF_CAPITAL = 0.36;

    double baseline() {
      return y + HALF_CAPITAL * height;
    }

    @Override
    public void drawOn(Canvas canvas) {
      canvas.text(this);
    }
  }
}
