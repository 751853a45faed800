package dev.nakade.player;

import dev.nakade.go.Size;

/**
 * The points of a board and what is around them, as tables for quick games. The point {@link #area}
 * stands for everything off the board.
 */
final class Ground {
  /** What {@link PlayoutBoard#color} holds off the board. */
  static final int OFF = 3;

  final Size size;
  final int area;

  /** Longs that a set of points takes. */
  final int words;

  /** Four entries a point. */
  final int[] adjacent;

  /** Four entries a point. */
  final int[] diagonal;

  /** Eight entries a point: upper row, left and right, lower row. */
  final int[] around;

  /** Opposing diagonal stones that make an eye false: 1 at the edge, 2 elsewhere. */
  final byte[] spoilers;

  /** Distance from the nearest edge, from 0. */
  final byte[] line;

  Ground(Size size) {
    this.size = size;
    this.area = size.area();
    this.words = (area + 63) >> 6;
    this.adjacent = new int[4 * area];
    this.diagonal = new int[4 * area];
    this.around = new int[8 * area];
    this.spoilers = new byte[area];
    this.line = new byte[area];
    for (int point = 0; point < area; point++) {
      fill(point);
    }
  }

  private void fill(int point) {
    int x = size.x(point);
    int y = size.y(point);
    int i = 8 * point;
    int j = 4 * point;
    int onBoard = 0;
    for (int dy = -1; dy <= 1; dy++) {
      for (int dx = -1; dx <= 1; dx++) {
        if (dx == 0 && dy == 0) {
          continue;
        }
        int there = size.contains(x + dx, y + dy) ? size.point(x + dx, y + dy) : area;
        around[i++] = there;
        if (dx != 0 && dy != 0) {
          diagonal[j++] = there;
          onBoard += there < area ? 1 : 0;
        }
      }
    }
    spoilers[point] = (byte) (onBoard < 4 ? 1 : 2);
    for (int direction = 0; direction < 4; direction++) {
      adjacent[4 * point + direction] = size.neighbour(point, direction);
    }
    int acrossX = Math.min(x, size.width() - 1 - x);
    int acrossY = Math.min(y, size.height() - 1 - y);
    line[point] = (byte) Math.min(acrossX, acrossY);
  }
}
