package dev.nakade.go;

import java.util.List;

/**
 * Boards as text: {@code X} or {@code #} is black, {@code O} white, {@code .} or {@code +} empty.
 * Spaces do not matter, and coordinates may stand around the board.
 */
public final class Diagram {
  private Diagram() {}

  /** Reads a board from rows of equal length, upper row first. */
  public static Board parse(String text) {
    List<String> rows = rows(text);
    if (rows.isEmpty()) {
      throw new IllegalArgumentException("a diagram without rows");
    }
    int width = rows.get(0).length();
    for (String row : rows) {
      if (row.length() != width) {
        throw new IllegalArgumentException("rows of unequal length: " + row);
      }
    }
    Size size = Size.of(width, rows.size());
    return Board.of(size, point -> color(rows.get(size.y(point)).charAt(size.x(point))));
  }

  /** Only the rows of the board, without spaces and coordinates. */
  private static List<String> rows(String text) {
    List<String> lines = text.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
    boolean numbered = lines.stream().anyMatch(line -> Character.isDigit(line.charAt(0)));
    return lines.stream()
        .filter(line -> !numbered || Character.isDigit(line.charAt(0)))
        .map(line -> line.replaceAll("[0-9\\s]", ""))
        .toList();
  }

  private static int color(char sign) {
    return switch (sign) {
      case 'X', 'x', '#' -> Color.BLACK;
      case 'O', 'o' -> Color.WHITE;
      case '.', '+' -> Color.EMPTY;
      default -> throw new IllegalArgumentException("no stone and no point: " + sign);
    };
  }

  /** The board with coordinates, hoshi as {@code +}; {@link #parse} reads it back. */
  public static String format(Stones stones) {
    Size size = stones.size();
    StringBuilder columns = new StringBuilder("  ");
    for (int x = 0; x < size.width(); x++) {
      columns.append(' ').append(Point.column(x));
    }
    StringBuilder text = new StringBuilder(columns).append('\n');
    for (int y = 0; y < size.height(); y++) {
      int number = size.height() - y;
      text.append(String.format("%2d", number));
      for (int x = 0; x < size.width(); x++) {
        text.append(' ').append(sign(stones, size.point(x, y)));
      }
      text.append(' ').append(number).append('\n');
    }
    return text.append(columns).append('\n').toString();
  }

  private static char sign(Stones stones, int point) {
    return switch (stones.color(point)) {
      case Color.BLACK -> 'X';
      case Color.WHITE -> 'O';
      default -> Hoshi.contains(stones.size(), point) ? '+' : '.';
    };
  }
}
