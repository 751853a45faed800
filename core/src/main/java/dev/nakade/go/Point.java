package dev.nakade.go;

import java.util.Locale;
import java.util.OptionalInt;

/**
 * Points and moves as ints. A point of a board is {@code y * width + x}, counted from the upper
 * left; a move is a point or {@link #PASS}. Names are those of GTP: {@code A1} is the lower left
 * and no column is called {@code I}.
 */
public final class Point {
  public static final int PASS = -1;

  /** No point at all: no ko ban, no move found. */
  public static final int NONE = -2;

  private static final String COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

  private Point() {}

  /** The letter of the column {@code x}, counted from 0. */
  public static char column(int x) {
    return COLUMNS.charAt(x);
  }

  /** {@code D4}, {@code pass} or {@code none}. */
  public static String name(Size size, int point) {
    if (point == PASS) {
      return "pass";
    }
    if (point == NONE) {
      return "none";
    }
    return String.valueOf(column(size.x(point))) + (size.height() - size.y(point));
  }

  /** The point or pass of that name, in capitals or not; empty if the board has no such point. */
  public static OptionalInt parse(Size size, String name) {
    String text = name.strip().toUpperCase(Locale.ROOT);
    if (text.equals("PASS")) {
      return OptionalInt.of(PASS);
    }
    int x = text.isEmpty() ? -1 : COLUMNS.indexOf(text.charAt(0));
    if (x < 0 || x >= size.width() || !text.substring(1).matches("[1-9][0-9]?")) {
      return OptionalInt.empty();
    }
    int y = size.height() - Integer.parseInt(text.substring(1));
    return y < 0 ? OptionalInt.empty() : OptionalInt.of(size.point(x, y));
  }
}
