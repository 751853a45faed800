package dev.nakade.app.picture;

/** Fits labels into a stone, by widths that common sans-serif fonts stay below. */
final class Lettering {
  private static final double TALLEST = 15;
  private static final double WIDEST = 19;
  private static final int LONGEST = 5;

  /** The first character beyond the scripts whose letters are narrow: ideographs follow. */
  private static final int FIRST_WIDE = 0x1100;

  private Lettering() {}

  /** The label, or its beginning and an ellipsis. */
  static String shortened(String label) {
    int length = label.codePointCount(0, label.length());
    return length <= LONGEST
        ? label
        : label.substring(0, label.offsetByCodePoints(0, LONGEST - 1)) + "…";
  }

  /** The font height at which the text is as tall and wide as a stone allows. */
  static double height(String text) {
    double ems = text.codePoints().mapToDouble(Lettering::ems).sum();
    return Math.min(TALLEST, WIDEST / Math.max(ems, 1e-9));
  }

  /** The width of a character in parts of the font's height. */
  static double ems(int character) {
    boolean wide = character >= FIRST_WIDE && character != '…';
    return wide || character == 'W' || character == 'M' || character == '…' ? 1 : 0.66;
  }
}
