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

  /** What is on a point: nothing, a stone of the first or of the second colour. */
  private static final int STATES = 3;

  /** How many numbers there are for what is on and around a point. */
  static final int WHOLE_COUNT = STATES * COUNT;

  /** Bits of a column of three points, and of three of them. */
  private static final int COLUMN = 6;

  private static final int WINDOW = 3 * COLUMN;

  /** For each window of three columns the number of what is on and around its middle. */
  private static final short[] WHOLE = whole();

  private final int width;
  private final int height;

  /** For each point of a board the eight around it, in a circle; negative beyond the edge. */
  private final byte[][] around;

  Patterns(Size size) {
    width = size.width();
    height = size.height();
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

  private static short[] whole() {
    // The places of the circle, from the left upper corner on, in a window of three columns.
    int[] circle = {2, 1, 0, 3, 6, 7, 8, 5};
    short[] numbers = new short[1 << WINDOW];
    for (int window = 0; window < numbers.length; window++) {
      int code = 0;
      for (int i = 0; i < AROUND; i++) {
        code |= (window >>> (2 * circle[i]) & 3) << (2 * i);
      }
      int state = window >>> (2 * 4) & 3;
      numbers[window] = (short) (state < STATES ? state * COUNT + NUMBERS[code] : -1);
    }
    return numbers;
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
      code |= (place < 0 ? OFF_BOARD : state(place, first, second)) << (2 * i);
    }
    return NUMBERS[code];
  }

  /** Adds the numbers of what is on and around all points, each with an offset, to a list. */
  void addAll(long first, long second, int offset, int[] into, int from) {
    int at = from;
    for (int y = 0; y < height; y++) {
      int window = column(-1, y, first, second) << COLUMN | column(0, y, first, second);
      for (int x = 0; x < width; x++) {
        window = (window << COLUMN | column(x + 1, y, first, second)) & ((1 << WINDOW) - 1);
        into[at++] = offset + WHOLE[window];
      }
    }
  }

  /** A column of three points, the uppermost in the highest bits. */
  private int column(int x, int y, long first, long second) {
    if (x < 0 || x >= width) {
      return (1 << COLUMN) - 1;
    }
    int up = y == 0 ? OFF_BOARD : state((y - 1) * width + x, first, second);
    int down = y == height - 1 ? OFF_BOARD : state((y + 1) * width + x, first, second);
    return up << 4 | state(y * width + x, first, second) << 2 | down;
  }

  private static int state(int point, long first, long second) {
    return (int) ((first >>> point & 1) + 2 * (second >>> point & 1));
  }
}
