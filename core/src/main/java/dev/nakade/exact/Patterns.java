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

  /** Bits of three points in a row, and of three such rows. */
  private static final int ROW = 6;

  private static final int WINDOW = 3 * ROW;

  /** For each window of three rows the number of what is on and around its middle. */
  private static final short[] WHOLE = whole();

  private final int width;
  private final int height;

  /** The bits of a row's points, and those beyond its ends. */
  private final long inRow;

  private final long beyondRow;

  /** For each point of a board the eight around it, in a circle; negative beyond the edge. */
  private final byte[][] around;

  Patterns(Size size) {
    width = size.width();
    height = size.height();
    inRow = (1L << (2 * width)) - 1;
    beyondRow = ~(inRow << 2);
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
    // The places of the circle in a window of three rows.
    int[] circle = {0, 1, 2, 5, 8, 7, 6, 3};
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
    long above = -1;
    long row = row(0, first, second);
    for (int y = 1; y <= height; y++) {
      long below = y == height ? -1 : row(y, first, second);
      for (int shift = 0; shift < 2 * width; shift += 2) {
        long window =
            three(above, shift) << (2 * ROW) | three(row, shift) << ROW | three(below, shift);
        into[at++] = offset + WHOLE[(int) window];
      }
      above = row;
      row = below;
    }
  }

  private static long three(long row, int shift) {
    return row >>> shift & ((1 << ROW) - 1);
  }

  /** What is on the points of a row, two bits each, and beyond its ends. */
  private long row(int y, long first, long second) {
    int shift = y * width;
    long points = spaced(first >>> shift) | spaced(second >>> shift) << 1;
    return (points & inRow) << 2 | beyondRow;
  }

  /** The lower bits with a gap after each. */
  private static long spaced(long bits) {
    long spaced = bits & 0xffff_ffffL;
    spaced = (spaced | spaced << 16) & 0x0000_ffff_0000_ffffL;
    spaced = (spaced | spaced << 8) & 0x00ff_00ff_00ff_00ffL;
    spaced = (spaced | spaced << 4) & 0x0f0f_0f0f_0f0f_0f0fL;
    spaced = (spaced | spaced << 2) & 0x3333_3333_3333_3333L;
    return (spaced | spaced << 1) & 0x5555_5555_5555_5555L;
  }

  private static int state(int point, long first, long second) {
    return (int) ((first >>> point & 1) + 2 * (second >>> point & 1));
  }
}
