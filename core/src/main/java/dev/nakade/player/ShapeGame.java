package dev.nakade.player;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import java.util.Arrays;

/**
 * The whole board as Team16 sees it: every point is a candidate, and a position is worth its
 * liberties, stones, edge stones and Euler number (Shah, Kindel, Janchoi and Saldivar). What the
 * report leaves open: eyes of the mover's own are not filled, and a pass is a candidate only where
 * there is no other.
 */
final class ShapeGame extends BoardGame {
  /** A greater difference in liberties tells nothing, the report says. */
  private static final int MOST_LIBERTIES = 4;

  private static final int EULER = -4;
  private static final int STONE = 5;

  /** Passes in a row after each ply of the line. */
  private int[] passes = new int[64];

  private int ply;

  ShapeGame(Board board, int toMove, int passesBefore) {
    super(board, toMove);
    this.passes[0] = passesBefore;
  }

  @Override
  public boolean over() {
    return passes[ply] >= 2;
  }

  @Override
  public int value() {
    int opponent = Color.opponent(toMove);
    int liberties = liberties(toMove) - liberties(opponent);
    int stones = 0;
    int edge = 0;
    for (int point = 0; point < area; point++) {
      int color = board.color(point);
      if (color != Color.EMPTY) {
        int sign = color == toMove ? 1 : -1;
        stones += sign;
        edge -= Eyes.isAtEdge(size, point) ? sign : 0;
      }
    }
    return Math.min(Math.max(liberties, -MOST_LIBERTIES), MOST_LIBERTIES)
        + EULER * (euler(toMove) - euler(opponent))
        + STONE * stones
        + edge;
  }

  /** The empty points next to a stone of that colour, each once. */
  private int liberties(int color) {
    int count = 0;
    for (int point = 0; point < area; point++) {
      if (board.color(point) == Color.EMPTY && touches(point, color)) {
        count++;
      }
    }
    return count;
  }

  private boolean touches(int point, int color) {
    for (int direction = 0; direction < 4; direction++) {
      int there = size.neighbour(point, direction);
      if (there < area && board.color(there) == color) {
        return true;
      }
    }
    return false;
  }

  /**
   * Objects less holes of the stones of a colour, by the windows of two by two points with one
   * stone, three, and two across (Gray 1971).
   */
  int euler(int color) {
    int sum = 0;
    for (int y = -1; y < size.height(); y++) {
      for (int x = -1; x < size.width(); x++) {
        int a = has(x, y, color);
        int b = has(x + 1, y, color);
        int c = has(x, y + 1, color);
        int d = has(x + 1, y + 1, color);
        int count = a + b + c + d;
        if (count == 1) {
          sum++;
        } else if (count == 3) {
          sum--;
        } else if (count == 2 && a == d) {
          sum += 2;
        }
      }
    }
    return sum / 4;
  }

  private int has(int x, int y, int color) {
    return size.contains(x, y) && board.color(size.point(x, y)) == color ? 1 : 0;
  }

  @Override
  public int candidates(int[] into, int start) {
    int end = start;
    for (int point = 0; point < area; point++) {
      if (board.isLegal(point, toMove) && !Eyes.isEye(board, point, toMove)) {
        into[end++] = point;
      }
    }
    if (end == start) {
      into[end++] = pass;
    }
    return end;
  }

  @Override
  public int play(int move) {
    if (ply + 1 == passes.length) {
      passes = Arrays.copyOf(passes, 2 * passes.length);
    }
    passes[ply + 1] = move == pass ? passes[ply] + 1 : 0;
    ply++;
    return super.play(move);
  }

  @Override
  public void undo() {
    super.undo();
    ply--;
  }

  @Override
  public long key() {
    return key(passes[ply]);
  }
}
