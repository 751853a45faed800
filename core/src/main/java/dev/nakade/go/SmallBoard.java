package dev.nakade.go;

import java.util.Arrays;

/**
 * Stones on a rectangle of at most 64 points, as two longs. It means the same as {@link Board},
 * move for move and key for key; chains are found when they are needed. Undo takes the longs back
 * from a log.
 */
public final class SmallBoard implements Stones {
  /** Longs a move in the log: black, white, key, and the captures and the ko ban in one. */
  private static final int ENTRY = 4;

  private final Size size;
  private final Masks masks;
  private long black;
  private long white;
  private long key;
  private int koPoint = Point.NONE;
  private int koColor = Color.EMPTY;
  private int captures;
  private long[] log = new long[64 * ENTRY];
  private int logged;

  /** An empty board. */
  public SmallBoard(Size size) {
    this.size = size;
    this.masks = new Masks(size);
  }

  public static boolean fits(Size size) {
    return size.area() <= Masks.MAX_AREA;
  }

  @Override
  public Size size() {
    return size;
  }

  public Masks masks() {
    return masks;
  }

  /** The points that hold a stone of that colour. */
  public long mask(int color) {
    return color == Color.BLACK ? black : white;
  }

  /** The points without a stone. */
  public long empty() {
    return masks.full() & ~(black | white);
  }

  @Override
  public int color(int point) {
    return (int) (black >>> point & 1) | (int) (white >>> point & 1) << 1;
  }

  /** The key of the stones alone, the same as that of {@link Board#key()}. */
  public long key() {
    return key;
  }

  /** The point that basic ko forbids to {@link #koColor()}, or {@link Point#NONE}. */
  public int koPoint() {
    return koPoint;
  }

  /** Who may not retake, or {@link Color#EMPTY} if nobody is banned. */
  public int koColor() {
    return koColor;
  }

  /** How many stones have been captured by play, of both colours. */
  public int captures() {
    return captures;
  }

  /** How many moves can be undone, passes among them. */
  public int moves() {
    return logged / ENTRY;
  }

  /** The stones of the chain of this stone. */
  public long chain(int point) {
    return masks.flood(1L << point, mask(color(point)));
  }

  /** The liberties of a set of stones. */
  public long liberties(long stones) {
    return masks.spread(stones) & empty();
  }

  /** Sets up the stones. Moves can no longer be undone after it, and no ko is banned. */
  public void set(long newBlack, long newWhite) {
    if ((newBlack & newWhite) != 0 || ((newBlack | newWhite) & ~masks.full()) != 0) {
      throw new IllegalArgumentException("stones on top of each other or off the board");
    }
    black = newBlack;
    white = newWhite;
    key = stonesKey(Color.BLACK, newBlack) ^ stonesKey(Color.WHITE, newWhite);
    captures = 0;
    logged = 0;
    banKo(Point.NONE, Color.EMPTY);
  }

  /** Forbids a player a point as ko does, in a position that was set up. */
  public void banKo(int point, int player) {
    koPoint = point;
    koColor = point == Point.NONE ? Color.EMPTY : player;
  }

  /** The stones of the chains without any liberty, which only setting up can produce. */
  public long breathless() {
    long empty = empty();
    return (black & ~masks.flood(masks.spread(empty) & black, black))
        | (white & ~masks.flood(masks.spread(empty) & white, white));
  }

  /** Whether {@code player} may play there, as far as the board knows. A pass is legal. */
  public Legality legality(int point, int player) {
    if (point == Point.PASS) {
      return Legality.LEGAL;
    }
    if (point < 0 || point >= size.area()) {
      return Legality.OFF_BOARD;
    }
    if (((black | white) >>> point & 1) != 0) {
      return Legality.OCCUPIED;
    }
    if (point == koPoint && player == koColor) {
      return Legality.KO;
    }
    return breathes(point, player) ? Legality.LEGAL : Legality.SUICIDE;
  }

  /** All points that {@code player} may play on. */
  public long legal(int player) {
    long empty = empty();
    long legal = empty & masks.spread(empty);
    for (long doubtful = empty & ~legal; doubtful != 0; doubtful &= doubtful - 1) {
      int point = Long.numberOfTrailingZeros(doubtful);
      if (breathes(point, player)) {
        legal |= 1L << point;
      }
    }
    return player == koColor ? legal & ~(1L << koPoint) : legal;
  }

  private boolean breathes(int point, int player) {
    long empty = empty();
    long around = masks.neighbours(point);
    if ((around & empty) != 0) {
      return true;
    }
    long stone = 1L << point;
    long own = mask(player);
    if ((liberties(masks.flood(stone, own | stone)) & ~stone) != 0) {
      return true;
    }
    return capturedBy(around, mask(Color.opponent(player)), empty & ~stone) != 0;
  }

  /** The opposing stones next to a new stone that have no liberty among {@code empty}. */
  private long capturedBy(long around, long opposing, long empty) {
    long captured = 0;
    long doubtful = around & opposing & ~masks.spread(empty);
    while (doubtful != 0) {
      long chain = masks.flood(doubtful & -doubtful, opposing);
      if ((masks.spread(chain) & empty) == 0) {
        captured |= chain;
      }
      doubtful &= ~chain;
    }
    return captured;
  }

  /**
   * Plays a legal move or a pass and returns the number of stones captured. Whose turn it is is the
   * caller's business.
   */
  public int play(int point, int player) {
    assert legality(point, player) == Legality.LEGAL : legality(point, player);
    save();
    koPoint = Point.NONE;
    koColor = Color.EMPTY;
    if (point == Point.PASS) {
      return 0;
    }
    boolean isBlack = player == Color.BLACK;
    int opponent = Color.opponent(player);
    long stone = 1L << point;
    long own = (isBlack ? black : white) | stone;
    long opposing = isBlack ? white : black;
    long around = masks.neighbours(point);
    key ^= Zobrist.stone(player, point);
    int count = 0;
    if ((around & opposing) != 0) {
      long empty = masks.full() & ~(own | opposing);
      long captured = capturedBy(around, opposing, empty);
      if (captured != 0) {
        opposing &= ~captured;
        key ^= stonesKey(opponent, captured);
        count = Long.bitCount(captured);
        captures += count;
        if (count == 1 && (around & own) == 0 && (around & empty) == 0) {
          koPoint = Long.numberOfTrailingZeros(captured);
          koColor = opponent;
        }
      }
    }
    black = isBlack ? own : opposing;
    white = isBlack ? opposing : own;
    return count;
  }

  /** Takes back the last move or pass. */
  public void undo() {
    if (logged == 0) {
      throw new IllegalStateException("no move to undo");
    }
    logged -= ENTRY;
    black = log[logged];
    white = log[logged + 1];
    key = log[logged + 2];
    long rest = log[logged + 3];
    captures = (int) (rest >>> 32);
    koPoint = (byte) (rest >>> 8);
    koColor = (byte) rest;
  }

  private void save() {
    if (logged == log.length) {
      log = Arrays.copyOf(log, 2 * log.length);
    }
    log[logged] = black;
    log[logged + 1] = white;
    log[logged + 2] = key;
    log[logged + 3] = (long) captures << 32 | (koPoint & 0xff) << 8 | koColor;
    logged += ENTRY;
  }

  /** Black's area less White's; see {@link Score#area}. */
  public int areaScore() {
    long empty = empty();
    long nearBlack = masks.flood(masks.spread(black), empty);
    long nearWhite = masks.flood(masks.spread(white), empty);
    return Long.bitCount(black | (nearBlack & ~nearWhite))
        - Long.bitCount(white | (nearWhite & ~nearBlack));
  }

  private static long stonesKey(int color, long stones) {
    long key = 0;
    for (long rest = stones; rest != 0; rest &= rest - 1) {
      key ^= Zobrist.stone(color, Long.numberOfTrailingZeros(rest));
    }
    return key;
  }
}
