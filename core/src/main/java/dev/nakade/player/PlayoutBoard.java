package dev.nakade.player;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.Size;
import dev.nakade.go.Stones;
import dev.nakade.go.Zobrist;

/**
 * A board on which games are played to their end and thrown away: it is copied, never undone. The
 * liberties of a chain are a bit set kept at its head, beside their number. Rules are those of
 * {@link Board}: no suicide, basic ko.
 *
 * <p>Fields are open to this package, where the loops are that read them; only this class writes.
 */
final class PlayoutBoard implements Stones {
  static final int NONE = Point.NONE;
  static final int PASS = Point.PASS;

  final Ground ground;

  /** One place more than points, which holds {@link Ground#OFF}. */
  final byte[] color;

  final int[] head;
  final int[] next;
  final int[] stones;

  /** {@link Ground#words} longs a point, true at heads. */
  final long[] liberties;

  final int[] libertyCount;

  /** What is on the eight points around each point, two bits each, as in {@link Shapes}. */
  final int[] around;

  /** The empty points, in no order, and the place of each among them. */
  final int[] empties;

  final int[] place;
  int emptyCount;

  /** The point that the side to move must not retake, or {@link #NONE}. */
  int koPoint = NONE;

  /** The last two moves, {@link #NONE} if there were none. */
  int last = NONE;

  int beforeLast = NONE;

  /** How many stones the last move captured. */
  int captures;

  int toMove = Color.BLACK;
  long key;

  private final int words;
  private final int[] adjacent;
  private final long[] scratch;

  PlayoutBoard(Ground ground) {
    this.ground = ground;
    this.words = ground.words;
    this.adjacent = ground.adjacent;
    this.scratch = new long[words];
    int area = ground.area;
    this.color = new byte[area + 1];
    this.color[area] = Ground.OFF;
    this.head = new int[area];
    this.next = new int[area];
    this.stones = new int[area];
    this.liberties = new long[area * words];
    this.libertyCount = new int[area];
    this.around = new int[area + 1];
    this.empties = new int[area];
    this.place = new int[area];
    for (int point = 0; point < area; point++) {
      empties[point] = point;
      place[point] = point;
      lookAround(point);
    }
    this.emptyCount = area;
  }

  private void lookAround(int point) {
    int code = 0;
    for (int i = 0; i < 8; i++) {
      code |= color[ground.around[8 * point + i]] << (2 * i);
    }
    around[point] = code;
  }

  /** Notes for the points around one that a stone came to it, or left it. */
  private void change(int point, int player) {
    int[] points = ground.around;
    int i = 8 * point;
    around[points[i]] ^= player << 14;
    around[points[i + 1]] ^= player << 12;
    around[points[i + 2]] ^= player << 10;
    around[points[i + 3]] ^= player << 8;
    around[points[i + 4]] ^= player << 6;
    around[points[i + 5]] ^= player << 4;
    around[points[i + 6]] ^= player << 2;
    around[points[i + 7]] ^= player;
  }

  /** Takes over the stones of a board, its ko ban if it is for the side to move, and the turn. */
  void set(Board board, int player) {
    emptyCount = 0;
    key = 0;
    for (int point = 0; point < ground.area; point++) {
      color[point] = (byte) board.color(point);
      if (color[point] == Color.EMPTY) {
        addEmpty(point);
      } else {
        head[point] = board.chain(point);
        next[point] = board.nextInChain(point);
        key ^= Zobrist.stone(color[point], point);
      }
    }
    for (int point = 0; point < ground.area; point++) {
      lookAround(point);
      if (color[point] != Color.EMPTY && head[point] == point) {
        stones[point] = board.stones(point);
        gatherLiberties(point);
      }
    }
    koPoint = board.koColor() == player ? board.koPoint() : NONE;
    toMove = player;
    last = NONE;
    beforeLast = NONE;
    captures = 0;
  }

  private void gatherLiberties(int chain) {
    for (int w = 0; w < words; w++) {
      liberties[chain * words + w] = 0;
    }
    int stone = chain;
    do {
      for (int i = 4 * stone, end = i + 4; i < end; i++) {
        if (color[adjacent[i]] == Color.EMPTY) {
          liberties[chain * words + (adjacent[i] >> 6)] |= 1L << adjacent[i];
        }
      }
      stone = next[stone];
    } while (stone != chain);
    count(chain);
  }

  /** Becomes the same as another board of this ground. */
  void copy(PlayoutBoard other) {
    int area = ground.area;
    System.arraycopy(other.color, 0, color, 0, area);
    System.arraycopy(other.head, 0, head, 0, area);
    System.arraycopy(other.next, 0, next, 0, area);
    System.arraycopy(other.stones, 0, stones, 0, area);
    System.arraycopy(other.liberties, 0, liberties, 0, area * words);
    System.arraycopy(other.libertyCount, 0, libertyCount, 0, area);
    System.arraycopy(other.around, 0, around, 0, area);
    System.arraycopy(other.empties, 0, empties, 0, other.emptyCount);
    System.arraycopy(other.place, 0, place, 0, area);
    emptyCount = other.emptyCount;
    koPoint = other.koPoint;
    last = other.last;
    beforeLast = other.beforeLast;
    captures = other.captures;
    toMove = other.toMove;
    key = other.key;
  }

  @Override
  public Size size() {
    return ground.size;
  }

  @Override
  public int color(int point) {
    return color[point];
  }

  /** Whether the side to move may play on this empty point. */
  boolean isLegal(int point) {
    if (point == koPoint) {
      return false;
    }
    for (int i = 4 * point, end = i + 4; i < end; i++) {
      int there = color[adjacent[i]];
      if (there == Color.EMPTY) {
        return true;
      }
      if (there != Ground.OFF && (there == toMove) == (libertyCount[head[adjacent[i]]] > 1)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the point looks like an eye of that player: never worth filling. */
  boolean isEye(int point, int player) {
    for (int i = 4 * point, end = i + 4; i < end; i++) {
      int there = color[adjacent[i]];
      if (there != player && there != Ground.OFF) {
        return false;
      }
    }
    int opponent = Color.opponent(player);
    int spoilers = 0;
    int[] diagonal = ground.diagonal;
    for (int i = 4 * point, end = i + 4; i < end; i++) {
      if (color[diagonal[i]] == opponent) {
        spoilers++;
      }
    }
    return spoilers < ground.spoilers[point];
  }

  /** One liberty of a chain; the only one if it is in atari. */
  int liberty(int chain) {
    for (int w = 0; w < words; w++) {
      long bits = liberties[chain * words + w];
      if (bits != 0) {
        return (w << 6) + Long.numberOfTrailingZeros(bits);
      }
    }
    throw new IllegalStateException("a chain without liberties");
  }

  /** The liberty of a chain after a given one, or {@link #NONE}. */
  int libertyAfter(int chain, int point) {
    int w = (point + 1) >> 6;
    if (w >= words) {
      return NONE;
    }
    long bits = liberties[chain * words + w] & (-1L << (point + 1));
    while (bits == 0) {
      if (++w == words) {
        return NONE;
      }
      bits = liberties[chain * words + w];
    }
    return (w << 6) + Long.numberOfTrailingZeros(bits);
  }

  boolean isLiberty(int chain, int point) {
    return (liberties[chain * words + (point >> 6)] & (1L << point)) != 0;
  }

  /**
   * Liberties of the chain that a stone of that colour on an empty point would belong to. Of what
   * it captures, only the points next to it count.
   */
  int libertiesAfter(int point, int player) {
    long[] sum = scratch;
    for (int w = 0; w < words; w++) {
      sum[w] = 0;
    }
    for (int i = 4 * point, end = i + 4; i < end; i++) {
      int neighbour = adjacent[i];
      int there = color[neighbour];
      if (there == player) {
        int at = head[neighbour] * words;
        for (int w = 0; w < words; w++) {
          sum[w] |= liberties[at + w];
        }
      } else if (there == Color.EMPTY
          || (there != Ground.OFF && libertyCount[head[neighbour]] == 1)) {
        sum[neighbour >> 6] |= 1L << neighbour;
      }
    }
    sum[point >> 6] &= ~(1L << point);
    int count = 0;
    for (int w = 0; w < words; w++) {
      count += Long.bitCount(sum[w]);
    }
    return count;
  }

  /** Plays a legal point or a pass for the side to move. */
  void play(int point) {
    beforeLast = last;
    last = point;
    captures = 0;
    koPoint = NONE;
    int player = toMove;
    int opponent = Color.opponent(player);
    toMove = opponent;
    if (point == PASS) {
      return;
    }
    put(point, player);
    for (int i = 4 * point, end = i + 4; i < end; i++) {
      int neighbour = adjacent[i];
      if (color[neighbour] == player && head[neighbour] != head[point]) {
        join(head[neighbour], head[point]);
      }
    }
    int captured = NONE;
    for (int i = 4 * point, end = i + 4; i < end; i++) {
      int neighbour = adjacent[i];
      if (color[neighbour] == opponent && libertyCount[head[neighbour]] == 0) {
        captured = neighbour;
        captures += stones[head[neighbour]];
        remove(head[neighbour], player);
      }
    }
    if (captures == 1 && stones[head[point]] == 1 && libertyCount[head[point]] == 1) {
      koPoint = captured;
    }
  }

  private void put(int point, int player) {
    color[point] = (byte) player;
    change(point, player);
    head[point] = point;
    next[point] = point;
    stones[point] = 1;
    key ^= Zobrist.stone(player, point);
    int moved = empties[--emptyCount];
    empties[place[point]] = moved;
    place[moved] = place[point];
    int base = point * words;
    for (int w = 0; w < words; w++) {
      liberties[base + w] = 0;
    }
    int free = 0;
    int word = point >> 6;
    long bit = 1L << point;
    for (int i = 4 * point, end = i + 4; i < end; i++) {
      int neighbour = adjacent[i];
      int there = color[neighbour];
      if (there == Color.EMPTY) {
        liberties[base + (neighbour >> 6)] |= 1L << neighbour;
        free++;
      } else if (there != Ground.OFF) {
        int chain = head[neighbour];
        int at = chain * words + word;
        if ((liberties[at] & bit) != 0) {
          liberties[at] &= ~bit;
          libertyCount[chain]--;
        }
      }
    }
    libertyCount[point] = free;
  }

  /** Makes one chain of two; the stones of the smaller one get the head of the other. */
  private void join(int one, int other) {
    int large = stones[one] >= stones[other] ? one : other;
    int small = large == one ? other : one;
    int stone = small;
    do {
      head[stone] = large;
      stone = next[stone];
    } while (stone != small);
    int link = next[large];
    next[large] = next[small];
    next[small] = link;
    stones[large] += stones[small];
    int into = large * words;
    int from = small * words;
    int count = 0;
    for (int w = 0; w < words; w++) {
      long both = liberties[into + w] | liberties[from + w];
      liberties[into + w] = both;
      count += Long.bitCount(both);
    }
    libertyCount[large] = count;
  }

  private void count(int chain) {
    int count = 0;
    for (int w = 0; w < words; w++) {
      count += Long.bitCount(liberties[chain * words + w]);
    }
    libertyCount[chain] = count;
  }

  private void remove(int chain, int captor) {
    int stone = chain;
    do {
      key ^= Zobrist.stone(color[stone], stone);
      change(stone, color[stone]);
      color[stone] = Color.EMPTY;
      addEmpty(stone);
      int word = stone >> 6;
      long bit = 1L << stone;
      for (int i = 4 * stone, end = i + 4; i < end; i++) {
        int neighbour = adjacent[i];
        if (color[neighbour] == captor) {
          int at = head[neighbour] * words + word;
          if ((liberties[at] & bit) == 0) {
            liberties[at] |= bit;
            libertyCount[head[neighbour]]++;
          }
        }
      }
      stone = next[stone];
    } while (stone != chain);
  }

  private void addEmpty(int point) {
    place[point] = emptyCount;
    empties[emptyCount++] = point;
  }
}
