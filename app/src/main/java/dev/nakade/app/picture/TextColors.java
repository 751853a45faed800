package dev.nakade.app.picture;

/** The colours of a board on a terminal; without colour, stones differ by their sign alone. */
final class TextColors {
  private static final int DARK = 16;
  private static final int BRIGHT = 231;
  private static final int LINES = 94;
  private static final int SIGNS = 124;

  private final boolean colored;

  TextColors(TextStyle style) {
    this.colored = style == TextStyle.COLORED;
  }

  String black(Ground ground) {
    return paint(ground, DARK, "●");
  }

  String white(Ground ground) {
    return colored ? paint(ground, BRIGHT, "●") : "○";
  }

  String lines(Ground ground, String text) {
    return paint(ground, LINES, text);
  }

  String board(char line) {
    return lines(Ground.BOARD, String.valueOf(line));
  }

  String sign(Ground ground, String text) {
    return paint(ground, SIGNS, text);
  }

  /** What stands behind a point on that ground: where colour cannot show a shade, a sign does. */
  String shade(Ground ground) {
    return colored || ground == Ground.BOARD ? "" : "░";
  }

  /** What stands after the last sign of a row. */
  String end() {
    return colored ? "\u001b[0m" : "";
  }

  private String paint(Ground ground, int color, String text) {
    return colored && !text.isEmpty()
        ? "\u001b[38;5;" + color + ";48;5;" + background(ground) + "m" + text
        : text;
  }

  private static int background(Ground ground) {
    return switch (ground) {
      case BOARD -> 179;
      case REGION -> 222;
      case TARGET -> 216;
    };
  }
}
