package dev.nakade.bench;

import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/**
 * Lines over a common ground, drawn as SVG.
 *
 * @param title what is shown against what
 */
record Chart(String title, List<Line> lines) {
  private static final int WIDTH = 640;
  private static final int HEIGHT = 320;
  private static final int MARGIN = 60;

  /** How a line is drawn. */
  enum Stroke {
    SOLID,
    DASHED
  }

  /**
   * One line.
   *
   * @param name stands at its end; may be empty
   */
  record Line(String name, Stroke stroke, List<Mark> marks) {}

  /**
   * A point of a line.
   *
   * @param below what stands on the axis; may be empty
   * @param words what stands beside the point; may be empty
   */
  record Mark(double x, double y, String below, String words) {}

  /** The chart; heights begin at {@code floor} or at the least value if that is lower. */
  String svg(double floor) {
    Scale across = scale(Mark::x, Double.MAX_VALUE, MARGIN, WIDTH - 2.0 * MARGIN);
    Scale up = scale(Mark::y, floor, HEIGHT - MARGIN, 2.0 * MARGIN - HEIGHT);
    return format(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\""
                + " font-family=\"sans-serif\" font-size=\"11\" text-anchor=\"middle\">",
            WIDTH, HEIGHT)
        + "<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>"
        + text(WIDTH / 2.0, 20, title)
        + lines.stream().map(line -> drawn(line, across, up)).collect(Collectors.joining())
        + "</svg>\n";
  }

  private Scale scale(ToDoubleFunction<Mark> value, double floor, double start, double length) {
    double[] all =
        lines.stream().flatMap(line -> line.marks.stream()).mapToDouble(value).sorted().toArray();
    double least = Math.min(floor, all[0]);
    return new Scale(least, Math.max(least + 0.1, all[all.length - 1]), start, length);
  }

  private record Scale(double least, double most, double start, double length) {
    double of(double value) {
      return start + length * (value - least) / (most - least);
    }
  }

  private static String drawn(Line line, Scale across, Scale up) {
    StringBuilder path = new StringBuilder();
    StringBuilder marks = new StringBuilder();
    for (Mark mark : line.marks) {
      double x = across.of(mark.x);
      double y = up.of(mark.y);
      path.append(format("%.1f,%.1f ", x, y));
      if (line.stroke == Stroke.SOLID) {
        marks.append(format("<circle cx=\"%.1f\" cy=\"%.1f\" r=\"3\"/>", x, y));
      }
      marks.append(text(x, y - 8, mark.words)).append(text(x, HEIGHT - MARGIN + 20, mark.below));
    }
    Mark last = line.marks.get(line.marks.size() - 1);
    return format(
            "<polyline fill=\"none\" stroke=\"%s\" points=\"%s\"/>",
            line.stroke == Stroke.SOLID ? "#000" : "#888\" stroke-dasharray=\"5 4", path)
        + marks
        + text(across.of(last.x) + MARGIN / 2.0, up.of(last.y) + 4, line.name);
  }

  private static String text(double x, double y, String words) {
    return words.isEmpty()
        ? ""
        : format("<text x=\"%.1f\" y=\"%.1f\">%s</text>", x, y, words.replace(">", "&gt;"));
  }

  private static String format(String pattern, Object... values) {
    return String.format(Locale.ROOT, pattern, values);
  }
}
