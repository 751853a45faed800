package dev.nakade.player;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Size;
import java.util.List;

/** One form of a pattern, seen from its anchor: the move, or one end of a link. */
final class PatternForm {
  private final PatternBook.Kind kind;
  private final int weight;
  private final int urgency;

  /** Columns and rows from the anchor, for each sign. */
  private final int[] dx;

  private final int[] dy;
  private final String signs;
  private final int otherX;
  private final int otherY;

  /**
   * A form with a sign for each place.
   *
   * @param other where the other end of a link is, from the anchor
   */
  PatternForm(
      PatternBook.Kind kind,
      int weight,
      int urgency,
      List<int[]> places,
      String signs,
      int[] other) {
    this.kind = kind;
    this.weight = weight;
    this.urgency = urgency;
    this.dx = places.stream().mapToInt(place -> place[0]).toArray();
    this.dy = places.stream().mapToInt(place -> place[1]).toArray();
    this.signs = signs;
    this.otherX = other[0];
    this.otherY = other[1];
  }

  PatternBook.Kind kind() {
    return kind;
  }

  int weight() {
    return weight;
  }

  int urgency() {
    return urgency;
  }

  /** The other end of a link that begins there. */
  int other(Size size, int anchor) {
    return size.point(size.x(anchor) + otherX, size.y(anchor) + otherY);
  }

  /** Whether the pattern fits there for a player. */
  boolean matches(Board board, int anchor, int player) {
    Size size = board.size();
    int x = size.x(anchor);
    int y = size.y(anchor);
    for (int i = 0; i < dx.length; i++) {
      int px = x + dx[i];
      int py = y + dy[i];
      int there = size.contains(px, py) ? board.color(size.point(px, py)) : Ground.OFF;
      if (!fits(signs.charAt(i), there, player)) {
        return false;
      }
    }
    return true;
  }

  private static boolean fits(char sign, int there, int player) {
    return switch (sign) {
      case 'X', '1', '2' -> there == player;
      case 'O' -> there == Color.opponent(player);
      case 'x' -> there == player || there == Color.EMPTY;
      case 'o' -> there == Color.opponent(player) || there == Color.EMPTY;
      case '#' -> there == Ground.OFF;
      default -> there == Color.EMPTY;
    };
  }
}
