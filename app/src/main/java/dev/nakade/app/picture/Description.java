package dev.nakade.app.picture;

import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A board picture in words. */
final class Description {
  private final Size size;
  private final StringBuilder text = new StringBuilder();

  private Description(Size size) {
    this.size = size;
  }

  /** Sentences such as {@code Black: A1 B2.} about all that the picture shows. */
  static String of(BoardPicture picture) {
    Size size = picture.size();
    View view = picture.view();
    Description description = new Description(size);
    description.text.append("A Go board of ").append(size);
    if (!view.isWhole(size)) {
      description
          .text
          .append(", ")
          .append(Point.name(size, size.point(view.left(), view.bottom())));
      description
          .text
          .append(" to ")
          .append(Point.name(size, size.point(view.right(), view.top())));
    }
    description.text.append('.');
    description.describe(picture);
    return description.text.toString();
  }

  private void describe(BoardPicture picture) {
    list("Black", picture.stones().points(Color.BLACK).stream());
    list("White", picture.stones().points(Color.WHITE).stream());
    for (Mark mark : Mark.values()) {
      list(name(mark), points(picture.marks(), mark).stream());
    }
    list("Region", picture.region().stream());
    list("Target", picture.target().stream());
    String labels =
        picture.labels().entrySet().stream()
            .map(label -> Point.name(size, label.getKey()) + " " + label.getValue())
            .collect(Collectors.joining(", "));
    append("Labels", labels);
  }

  private PointSet points(Map<Integer, Mark> marks, Mark mark) {
    PointSet points = new PointSet(size);
    marks.forEach(
        (point, sign) -> {
          if (sign == mark) {
            points.add(point);
          }
        });
    return points;
  }

  private void list(String name, IntStream points) {
    append(
        name, points.mapToObj(point -> Point.name(size, point)).collect(Collectors.joining(" ")));
  }

  private void append(String name, String content) {
    if (!content.isEmpty()) {
      text.append(' ').append(name).append(": ").append(content).append('.');
    }
  }

  private static String name(Mark mark) {
    String name = mark.name().replace('_', ' ');
    return name.charAt(0) + name.substring(1).toLowerCase(Locale.ROOT);
  }
}
