package dev.nakade.player;

import dev.nakade.go.Color;
import dev.nakade.go.Size;
import dev.nakade.go.Stones;

/** Eyes of a single point, by the eight points around them. */
final class Eyes {
  private Eyes() {}

  /** Whether an empty point is surrounded by a player whose eye there cannot be made false. */
  static boolean isEye(Stones stones, int point, int player) {
    Size size = stones.size();
    if (stones.color(point) != Color.EMPTY) {
      return false;
    }
    for (int direction = 0; direction < 4; direction++) {
      int there = size.neighbour(point, direction);
      if (there < size.area() && stones.color(there) != player) {
        return false;
      }
    }
    return spoilers(stones, point, player) < (isAtEdge(size, point) ? 1 : 2);
  }

  /** How many of the diagonal points the opponent has. */
  static int spoilers(Stones stones, int point, int player) {
    Size size = stones.size();
    int count = 0;
    for (int dx = -1; dx <= 1; dx += 2) {
      for (int dy = -1; dy <= 1; dy += 2) {
        int x = size.x(point) + dx;
        int y = size.y(point) + dy;
        if (size.contains(x, y) && stones.color(size.point(x, y)) == Color.opponent(player)) {
          count++;
        }
      }
    }
    return count;
  }

  static boolean isAtEdge(Size size, int point) {
    int x = size.x(point);
    int y = size.y(point);
    return x == 0 || y == 0 || x == size.width() - 1 || y == size.height() - 1;
  }
}
