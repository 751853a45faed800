package dev.nakade.sgf;

import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;

/**
 * Points and moves as SGF writes them: two letters, column and row counted from the upper left.
 * Lower-case letters reach as far as boards do; the upper-case ones beyond lie off every board.
 */
public final class SgfPoints {
  /** Up to this length of the longer side, {@code tt} is a pass. */
  private static final int OLD_PASS_LENGTH = 19;

  private static final String OLD_PASS = "tt";

  private SgfPoints() {}

  /** The point of a value such as {@code ab}; empty if the board has no such point. */
  public static OptionalInt point(Size size, String value) {
    String letters = value.strip();
    if (letters.length() != 2) {
      return OptionalInt.empty();
    }
    int x = letters.charAt(0) - 'a';
    int y = letters.charAt(1) - 'a';
    return size.contains(x, y) ? OptionalInt.of(size.point(x, y)) : OptionalInt.empty();
  }

  /**
   * The move of a value: a point, or a pass if it is empty, or {@code tt} on boards up to 19×19;
   * empty if it is neither.
   */
  public static OptionalInt move(Size size, String value) {
    String letters = value.strip();
    boolean oldPass =
        letters.equals(OLD_PASS) && Math.max(size.width(), size.height()) <= OLD_PASS_LENGTH;
    return letters.isEmpty() || oldPass ? OptionalInt.of(Point.PASS) : point(size, letters);
  }

  /** The value for a point, or the empty one for a pass. */
  public static String value(Size size, int move) {
    if (move == Point.PASS) {
      return "";
    }
    return "" + (char) ('a' + size.x(move)) + (char) ('a' + size.y(move));
  }

  /** The values for the points of a set, one each. */
  public static List<String> values(PointSet points) {
    return points.stream().mapToObj(point -> value(points.size(), point)).toList();
  }

  /**
   * The points of a list, in which {@code aa:cc} is a whole rectangle, whichever two opposite
   * corners it names.
   *
   * @param offBoard takes each value that is, in part or whole, not on the board; of a rectangle
   *     that sticks out the rest is taken
   */
  public static PointSet points(Size size, List<String> values, Consumer<String> offBoard) {
    PointSet points = new PointSet(size);
    for (String value : values) {
      if (!addPoints(points, value)) {
        offBoard.accept(value);
      }
    }
    return points;
  }

  /** Adds what a value names, and says whether all of it lies on the board. */
  private static boolean addPoints(PointSet points, String value) {
    Size size = points.size();
    String letters = value.strip();
    if (letters.isEmpty()) {
      return true;
    }
    if (letters.length() == 5 && letters.charAt(2) == ':') {
      return addRectangle(points, letters.substring(0, 2), letters.substring(3));
    }
    OptionalInt point = point(size, letters);
    point.ifPresent(points::add);
    return point.isPresent();
  }

  private static boolean addRectangle(PointSet points, String corner, String opposite) {
    int left = Math.min(coordinate(corner, 0), coordinate(opposite, 0));
    int right = Math.max(coordinate(corner, 0), coordinate(opposite, 0));
    int top = Math.min(coordinate(corner, 1), coordinate(opposite, 1));
    int bottom = Math.max(coordinate(corner, 1), coordinate(opposite, 1));
    Size size = points.size();
    if (left < 0 || top < 0) {
      return false;
    }
    for (int y = top; y <= Math.min(bottom, size.height() - 1); y++) {
      for (int x = left; x <= Math.min(right, size.width() - 1); x++) {
        points.add(size.point(x, y));
      }
    }
    return size.contains(right, bottom);
  }

  /** The column or row of a letter, counted from 0: 26 on for upper-case ones, −1 for no letter. */
  private static int coordinate(String letters, int index) {
    char letter = letters.charAt(index);
    if (letter >= 'a' && letter <= 'z') {
      return letter - 'a';
    }
    return letter >= 'A' && letter <= 'Z' ? letter - 'A' + 26 : -1;
  }
}
