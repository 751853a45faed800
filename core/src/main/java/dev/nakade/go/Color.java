package dev.nakade.go;

/** What stands on a point: a stone's colour, or nothing. Players are named by their colour. */
public final class Color {
  public static final int EMPTY = 0;
  public static final int BLACK = 1;
  public static final int WHITE = 2;

  /** Stands for what lies beyond the edge, in arrays that have a place for it. */
  static final int OFF_BOARD = 3;

  private Color() {}

  /** The other player. Defined for {@link #BLACK} and {@link #WHITE}. */
  public static int opponent(int color) {
    return color ^ (BLACK | WHITE);
  }

  /** {@code empty}, {@code black} or {@code white}. */
  public static String name(int color) {
    return switch (color) {
      case EMPTY -> "empty";
      case BLACK -> "black";
      case WHITE -> "white";
      default -> throw new IllegalArgumentException("no colour: " + color);
    };
  }

  static void requirePlayer(int color) {
    if (color != BLACK && color != WHITE) {
      throw new IllegalArgumentException("neither black nor white: " + color);
    }
  }
}
