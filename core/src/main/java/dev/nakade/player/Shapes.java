package dev.nakade.player;

import dev.nakade.go.Color;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Patterns of the eight points around a move, as a table with a bit for each arrangement. They come
 * from a text file, whose head says how it is read.
 */
final class Shapes {
  private static final String FILE = "shapes.txt";
  private static final int ARRANGEMENTS = 1 << 16;

  /** The nine places of a shape after a quarter turn, and after a mirror. */
  private static final int[] TURN = {6, 3, 0, 7, 4, 1, 8, 5, 2};

  private static final int[] MIRROR = {2, 1, 0, 5, 4, 3, 8, 7, 6};

  /** The shapes of the house. */
  static final Shapes STANDARD = new Shapes(Texts.lines(FILE));

  /** For each arrangement, a bit for each player that the shape is good for. */
  private final byte[] good = new byte[ARRANGEMENTS];

  Shapes(List<String> lines) {
    List<String> rows = new ArrayList<>();
    String name = "";
    for (String line : lines) {
      String bare = line.replace(" ", "");
      boolean isRow = bare.matches("[XOxo.#?]{3}");
      if (!isRow) {
        name = bare.isEmpty() || line.startsWith("# ") || bare.equals("#") ? name : line;
        continue;
      }
      rows.add(bare);
      if (rows.size() == 3) {
        addForms(String.join("", rows), name.endsWith(" own"));
        rows.clear();
      }
    }
    if (!rows.isEmpty()) {
      throw new IllegalArgumentException("a shape without three rows: " + name);
    }
  }

  private void addForms(String shape, boolean ownOnly) {
    String form = shape;
    for (int i = 0; i < 8; i++) {
      add(form, Color.BLACK, ownOnly ? 1 << Color.BLACK : (1 << Color.BLACK) | (1 << Color.WHITE));
      add(form, Color.WHITE, ownOnly ? 1 << Color.WHITE : (1 << Color.BLACK) | (1 << Color.WHITE));
      form = moved(form, i == 3 ? MIRROR : TURN);
    }
  }

  private static String moved(String shape, int[] places) {
    StringBuilder moved = new StringBuilder();
    for (int place : places) {
      moved.append(shape.charAt(place));
    }
    return moved.toString();
  }

  /** Adds all arrangements of a form in which {@code x} is the colour of X. */
  private void add(String form, int x, int players) {
    String around = form.substring(0, 4) + form.substring(5);
    int[] codes = {0};
    for (int i = 0; i < 8; i++) {
      int[] more = new int[codes.length * 4];
      int count = 0;
      for (int code : codes) {
        for (int content = 0; content < 4; content++) {
          if (matches(around.charAt(i), content, x)) {
            more[count++] = code | (content << (2 * i));
          }
        }
      }
      codes = Arrays.copyOf(more, count);
    }
    for (int code : codes) {
      good[code] |= (byte) players;
    }
  }

  private static boolean matches(char sign, int content, int x) {
    int o = Color.opponent(x);
    return switch (sign) {
      case 'X' -> content == x;
      case 'O' -> content == o;
      case 'x' -> content != x;
      case 'o' -> content != o;
      case '.' -> content == Color.EMPTY;
      case '#' -> content == Ground.OFF;
      default -> true;
    };
  }

  /** Whether what is around this empty point is a shape that is good for that player. */
  boolean matches(PlayoutBoard board, int point, int player) {
    return (good[board.around[point]] & (1 << player)) != 0;
  }
}
