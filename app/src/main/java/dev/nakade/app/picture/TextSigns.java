package dev.nakade.app.picture;

import dev.nakade.go.Color;
import dev.nakade.go.PointSet;

/** What stands in the gap after a point of a board in text. */
final class TextSigns {
  private static final int LONGEST_LABEL = 3;

  private TextSigns() {}

  /**
   * The gap that has room for all signs shown, at least one column; long labels without stones keep
   * apart.
   */
  static int widest(BoardPicture picture) {
    int widest =
        PointSet.full(picture.size()).stream()
            .filter(picture::shows)
            .mapToObj(point -> inGap(picture, point))
            .mapToInt(sign -> sign.codePointCount(0, sign.length()))
            .reduce(1, Math::max);
    boolean longLabels =
        picture.labels().keySet().stream()
            .filter(picture::shows)
            .filter(point -> picture.stones().color(point) == Color.EMPTY)
            .map(point -> label(picture, point))
            .anyMatch(label -> label.codePointCount(0, label.length()) > 1);
    return longLabels ? widest + 1 : widest;
  }

  /** The label of the point, shortened and without what terminals might obey; else empty. */
  static String label(BoardPicture picture, int point) {
    String label = picture.labels().getOrDefault(point, "").replaceAll("[\\p{C}\\s]", "");
    int length = Math.min(LONGEST_LABEL, label.codePointCount(0, label.length()));
    return label.substring(0, label.offsetByCodePoints(0, length));
  }

  /** On an empty point the label starts on the point itself. */
  static String inGap(BoardPicture picture, int point) {
    String label = label(picture, point);
    if (!label.isEmpty()) {
      boolean empty = picture.stones().color(point) == Color.EMPTY;
      String rest = empty ? label.substring(label.offsetByCodePoints(0, 1)) : label;
      return picture.marks().get(point) == Mark.RING ? rest + sign(Mark.RING) : rest;
    }
    Mark mark = picture.marks().get(point);
    return mark == null ? "" : sign(mark);
  }

  private static String sign(Mark mark) {
    return switch (mark) {
      case TRIANGLE -> "▵";
      case SQUARE -> "▫";
      case CIRCLE -> "◦";
      case CROSS -> "×";
      case RING -> "!";
      case LAST_MOVE -> "◂";
    };
  }
}
