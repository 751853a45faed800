package dev.nakade.exact;

import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.Size;
import dev.nakade.go.SmallBoard;
import java.util.Arrays;

/**
 * What Black can force in every situation of a small board without ever going round in circles,
 * found backwards from the ends of all games and without any knowledge: the least values that agree
 * with each other. Two passes end a game, area counts.
 */
public final class PlainValues {
  /** Black can force nothing at all: White can play on for ever. */
  public static final int NOTHING = -100;

  private final Size size;
  private final int area;
  private final int kinds;
  private final int[] powers;

  /** By {@link #index}; situations that were not met have no successors. */
  private final byte[] values;

  private int[] edges = new int[1 << 16];
  private int edgeCount;

  /** Where the successors of the situations begin, in the order in which they were met. */
  private int[] from = new int[1 << 16];

  private int[] met = new int[1 << 16];
  private int metCount;
  private final boolean[] isMet;

  public PlainValues(Size size) {
    this.size = size;
    this.area = size.area();
    this.kinds = 2 * (area + 2);
    this.powers = new int[area + 1];
    powers[0] = 1;
    for (int i = 0; i < area; i++) {
      powers[i + 1] = 3 * powers[i];
    }
    values = new byte[powers[area] * kinds];
    isMet = new boolean[values.length];
    Arrays.fill(values, (byte) NOTHING);
    SmallBoard board = new SmallBoard(size);
    for (int code = 0; code < powers[area]; code++) {
      board.set(stones(code, 1), stones(code, 2));
      if (board.breathless() == 0) {
        for (int color = Color.BLACK; color <= Color.WHITE; color++) {
          meet(index(code, color, Point.NONE, 0));
          meet(index(code, color, Point.NONE, 1));
        }
      }
    }
    for (int i = 0; i < metCount; i++) {
      expand(met[i], board, i);
    }
    begin(metCount);
    settle();
  }

  private long stones(int code, int digit) {
    long stones = 0;
    int rest = code;
    for (int point = 0; point < area; point++) {
      stones |= rest % 3 == digit ? 1L << point : 0;
      rest /= 3;
    }
    return stones;
  }

  private int code(long black, long white) {
    int code = 0;
    for (int point = 0; point < area; point++) {
      code += (int) ((black >>> point & 1) + 2 * (white >>> point & 1)) * powers[point];
    }
    return code;
  }

  /** Kinds of situation: none or one pass, or a ban on a point. */
  private int index(int code, int toMove, int ban, int passes) {
    int kind = ban >= 0 ? 2 + ban : passes;
    return code * kinds + (toMove - 1) * (area + 2) + kind;
  }

  private void meet(int index) {
    if (!isMet[index]) {
      isMet[index] = true;
      if (metCount == met.length) {
        met = Arrays.copyOf(met, 2 * met.length);
      }
      met[metCount++] = index;
    }
  }

  private void begin(int number) {
    if (number == from.length) {
      from = Arrays.copyOf(from, 2 * from.length);
    }
    from[number] = edgeCount;
  }

  private void expand(int index, SmallBoard board, int number) {
    begin(number);
    int code = index / kinds;
    int toMove = index % kinds / (area + 2) + 1;
    int kind = index % (area + 2);
    int other = Color.opponent(toMove);
    board.set(stones(code, 1), stones(code, 2));
    if (kind >= 2) {
      board.banKo(kind - 2, toMove);
    }
    if (kind == 1) {
      // The second pass: the edge holds the score.
      add(-1000 + board.areaScore());
    } else {
      add(index(code, other, Point.NONE, 1));
      meet(index(code, other, Point.NONE, 1));
    }
    for (long legal = board.legal(toMove); legal != 0; legal &= legal - 1) {
      board.play(Long.numberOfTrailingZeros(legal), toMove);
      int after = code(board.mask(Color.BLACK), board.mask(Color.WHITE));
      int next = index(after, other, board.koPoint(), 0);
      add(next);
      meet(next);
      board.undo();
    }
  }

  private void add(int edge) {
    if (edgeCount == edges.length) {
      edges = Arrays.copyOf(edges, 2 * edges.length);
    }
    edges[edgeCount++] = edge;
  }

  private void settle() {
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int i = 0; i < metCount; i++) {
        byte value = best(met[i], from[i], from[i + 1]);
        changed |= value != values[met[i]];
        values[met[i]] = value;
      }
    }
  }

  private byte best(int index, int start, int end) {
    boolean black = index % kinds / (area + 2) == 0;
    int best = black ? NOTHING : area;
    for (int i = start; i < end; i++) {
      int value = edges[i] < 0 ? edges[i] + 1000 : values[edges[i]];
      best = black ? Math.max(best, value) : Math.min(best, value);
    }
    return (byte) best;
  }

  /** What Black can force: a score, or {@link #NOTHING}. */
  public int black(long black, long white, int toMove, int ban, int passes) {
    int index = index(code(black, white), toMove, ban, passes);
    if (!isMet[index]) {
      throw new IllegalArgumentException("no such situation");
    }
    return values[index];
  }

  /** What White can force, as a score of White. */
  public int white(long black, long white, int toMove, int ban, int passes) {
    return black(/* black= */ white, /* white= */ black, Color.opponent(toMove), ban, passes);
  }

  /** The value where going round in circles is a draw. */
  int basic(long black, long white, int toMove, int passes) {
    int most = black(black, white, toMove, Point.NONE, passes);
    int least = white(black, white, toMove, Point.NONE, passes);
    return most >= 1 ? most : least >= 1 ? -least : 0;
  }

  /** Hears of situations. */
  public interface Visitor {
    void visit(long black, long white, int toMove, int ban, int passes);
  }

  /** Visits every situation that can be met. */
  public void forEach(Visitor visitor) {
    for (int i = 0; i < metCount; i++) {
      int kind = met[i] % (area + 2);
      visitor.visit(
          stones(met[i] / kinds, 1),
          stones(met[i] / kinds, 2),
          met[i] % kinds / (area + 2) + 1,
          kind >= 2 ? kind - 2 : Point.NONE,
          kind == 1 ? 1 : 0);
    }
  }

  Size size() {
    return size;
  }
}
