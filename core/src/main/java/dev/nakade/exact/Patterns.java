package dev.nakade.exact;

import dev.nakade.go.Size;
import java.util.Arrays;

/** Numbers for what is on the eight points around a point, the same for all images. */
final class Patterns {
  private static final int AROUND = 8;
  private static final int CODES = 1 << (2 * AROUND);
  private static final int OFF_BOARD = 3;
  private static final short[] NUMBERS = new short[CODES];

  /** How many there are. */
  static final int COUNT = number();

  /** For each point of a board the eight around it, in a circle; negative beyond the edge. */
  private final byte[][] around;

  Patterns(Size size) {
    int[][] steps = {{-1, -1}, {0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}};
    around = new byte[size.area()][AROUND];
    for (int point = 0; point < around.length; point++) {
      for (int i = 0; i < AROUND; i++) {
        int x = size.x(point) + steps[i][0];
        int y = size.y(point) + steps[i][1];
        boolean on = x >= 0 && y >= 0 && x < size.width() && y < size.height();
        around[point][i] = (byte) (on ? size.point(x, y) : -1);
      }
    }
  }

  /** Gives images the number of the least of them, then numbers without gaps. */
  private static int number() {
    Arrays.fill(NUMBERS, (short) -1);
    int count = 0;
    for (int code = 0; code < CODES; code++) {
      if (!isPossible(code) || NUMBERS[code] >= 0) {
        continue;
      }
      for (int turns = 0; turns < AROUND; turns += 2) {
        int turned = turn(code, turns);
        NUMBERS[turned] = (short) count;
        NUMBERS[mirror(turned)] = (short) count;
      }
      count++;
    }
    return count;
  }

  /** Beyond the edge are whole sides, of three points each, and not all of them. */
  private static boolean isPossible(int code) {
    int off = 0;
    for (int i = 0; i < AROUND; i++) {
      off |= (code >>> (2 * i) & 3) == OFF_BOARD ? 1 << i : 0;
    }
    int sides = 0;
    for (int corner = 0; corner < AROUND; corner += 2) {
      int side = 1 << corner | 1 << (corner + 1) | 1 << ((corner + 2) % AROUND);
      sides |= (off & side) == side ? side : 0;
    }
    return sides == off;
  }

  private static int turn(int code, int places) {
    return (code >>> (2 * places) | code << (2 * (AROUND - places))) & (CODES - 1);
  }

  private static int mirror(int code) {
    int mirrored = 0;
    for (int i = 0; i < AROUND; i++) {
      mirrored |= (code >>> (2 * i) & 3) << (2 * ((AROUND - i) % AROUND));
    }
    return mirrored;
  }

  /** The number of what is around a point. */
  int at(int point, long first, long second) {
    int code = 0;
    byte[] places = around[point];
    for (int i = 0; i < AROUND; i++) {
      int place = places[i];
      int value =
          place < 0 ? OFF_BOARD : (int) ((first >>> place & 1) + 2 * (second >>> place & 1));
      code |= value << (2 * i);
    }
    return NUMBERS[code];
  }
}
