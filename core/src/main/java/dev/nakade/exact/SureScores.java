package dev.nakade.exact;

import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.Size;
import dev.nakade.go.SmallBoard;
import dev.nakade.go.Symmetry;
import dev.nakade.search.Budget;
import java.util.Arrays;
import java.util.List;

/**
 * What each side is sure of without repetition, in every situation of a board with few points. All
 * positions are looked at again and again, the full ones first, and what follows from the positions
 * after their moves is written down until nothing changes. Nothing is ever derived from itself, so
 * that a plan that leads to a score has no cycle. Images of a position share its place.
 */
final class SureScores {
  private static final int MOST_POINTS = 16;

  /** Bytes for each position, images and illegal ones counted too. */
  private static final int BYTES = 2;

  /** Numbers that are gone through for a node of the budget. */
  private static final int NUMBERS_A_NODE = 1 << 14;

  // An entry, of a side to move: its best score by a move, the second best, and the best move.
  private static final int SECOND = 1;
  private static final int MOVE = 2;
  private static final int ENTRY = 3;

  /** The score of a side without a move, or without a second one. */
  private static final byte NO_SCORE = Byte.MIN_VALUE;

  private final Size size;
  private final int area;
  private final SmallBoard board;

  // All of the following is made when it is first needed.

  /**
   * Of each symmetry and each set of points, what black stones there add to the number of the image
   * of a position; white ones add twice as much. The first symmetry is the identity.
   */
  private int[][] numbers;

  /** Of each symmetry, where points go. */
  private int[][] images;

  /** Black stones of each place and, in the upper half, white ones; places are by number. */
  private int[] stones;

  /** The numbers of positions that have a place, as bits, and how many come before each long. */
  private long[] placed;

  private int[] placedBefore;

  /** Black's score if the game ends. */
  private byte[] scores;

  /** The places, those of positions with more stones first; null until all has been made. */
  private int[] order;

  // What the side to move gets at least and at most: of each place, entries for Black and White.
  private byte[] least;
  private byte[] most;

  private int next;
  private boolean changed = true;
  private long looks;

  SureScores(Size size) {
    this.size = size;
    area = size.area();
    board = new SmallBoard(size);
  }

  /** Makes all places; says whether the budget sufficed. */
  private boolean prepare(Budget budget) {
    List<Symmetry> symmetries = Symmetry.of(size);
    images = new int[symmetries.size()][area];
    numbers = new int[symmetries.size()][1 << area];
    for (int s = 0; s < images.length; s++) {
      for (int point = 0; point < area; point++) {
        images[s][point] = symmetries.get(s).apply(size, point);
      }
      for (int set = 1; set < 1 << area; set++) {
        int image = images[s][Integer.numberOfTrailingZeros(set)];
        numbers[s][set] = numbers[s][set & (set - 1)] + positions(image);
      }
    }
    stones = findStones(budget);
    if (budget.isExhausted()) {
      return false;
    }
    placed = new long[positions(area) / Long.SIZE + 1];
    placedBefore = new int[placed.length];
    scores = new byte[stones.length];
    for (int place = 0; place < stones.length; place++) {
      int number = number(numbers[0], black(place), white(place));
      placed[number / Long.SIZE] |= 1L << number;
      board.set(black(place), white(place));
      scores[place] = (byte) board.areaScore();
    }
    for (int i = 1; i < placed.length; i++) {
      placedBefore[i] = placedBefore[i - 1] + Long.bitCount(placed[i - 1]);
    }
    least = new byte[2 * ENTRY * stones.length];
    most = new byte[2 * ENTRY * stones.length];
    Arrays.fill(least, (byte) -area);
    Arrays.fill(most, (byte) area);
    order = order();
    next = order.length;
    return true;
  }

  /** Whether a board is small enough for so much memory. */
  static boolean fits(Size size, long bytes) {
    return size.area() <= MOST_POINTS && (long) BYTES * positions(size.area()) <= bytes;
  }

  /** The positions of the board, images and illegal ones counted too. */
  int positions() {
    return positions(area);
  }

  /** How many positions there are if any point may have any stone: a power of 3. */
  private static int positions(int points) {
    int positions = 1;
    for (int i = 0; i < points; i++) {
      positions *= 3;
    }
    return positions;
  }

  private static int number(int[] ofSets, int black, int white) {
    return ofSets[black] + 2 * ofSets[white];
  }

  /** The legal positions whose numbers are the least among those of their images, in order. */
  private int[] findStones(Budget budget) {
    int[] found = new int[1024];
    int count = 0;
    int black = 0;
    int white = 0;
    int end = positions(area);
    for (int number = 0; number < end; number++) {
      if (number % NUMBERS_A_NODE == 0 && !budget.spend()) {
        break;
      }
      if (isLeast(number, black, white)) {
        board.set(black, white);
        if (board.breathless() == 0) {
          found = count == found.length ? Arrays.copyOf(found, 2 * count) : found;
          found[count++] = white << MOST_POINTS | black;
        }
      }
      // Counts to base 3: what has white stones up to the first point without one is emptied.
      int point = Integer.numberOfTrailingZeros(~white);
      int stone = 1 << point;
      white = (white & ~(stone - 1)) | (black & stone);
      black ^= stone;
    }
    return Arrays.copyOf(found, count);
  }

  private boolean isLeast(int number, int black, int white) {
    for (int[] ofSets : numbers) {
      if (number(ofSets, black, white) < number) {
        return false;
      }
    }
    return true;
  }

  private int[] order() {
    int[] starts = new int[area + 2];
    for (int position : stones) {
      starts[area - count(position) + 1]++;
    }
    Arrays.parallelPrefix(starts, Integer::sum);
    int[] places = new int[stones.length];
    for (int place = 0; place < places.length; place++) {
      places[starts[area - count(stones[place])]++] = place;
    }
    return places;
  }

  private static int count(int position) {
    return Integer.bitCount(position);
  }

  private int black(int place) {
    return stones[place] & ((1 << MOST_POINTS) - 1);
  }

  private int white(int place) {
    return stones[place] >>> MOST_POINTS;
  }

  /** Positions looked at so far. */
  long looks() {
    return looks;
  }

  boolean isComplete() {
    return order != null && next == order.length && !changed;
  }

  /** Works until nothing changes any more; says whether the budget sufficed. */
  boolean complete(Budget budget) {
    if (order == null && !prepare(budget)) {
      return false;
    }
    while (!isComplete()) {
      if (next == order.length) {
        next = 0;
        changed = false;
      }
      int place = order[next];
      if (!isSettled(place)) {
        if (!budget.spend()) {
          return false;
        }
        looks++;
        look(place);
      }
      next++;
    }
    return true;
  }

  private boolean isSettled(int place) {
    int from = 2 * ENTRY * place;
    int to = from + 2 * ENTRY;
    return Arrays.equals(least, from, to, most, from, to);
  }

  private void look(int place) {
    board.set(black(place), white(place));
    look(entry(place, Color.BLACK), Color.BLACK);
    look(entry(place, Color.WHITE), Color.WHITE);
  }

  private static int entry(int place, int toMove) {
    return ENTRY * (2 * place + (toMove == Color.BLACK ? 0 : 1));
  }

  private void look(int entry, int toMove) {
    int opponent = Color.opponent(toMove);
    Entry atLeast = new Entry();
    Entry atMost = new Entry();
    for (long rest = board.legal(toMove); rest != 0; rest &= rest - 1) {
      int point = Long.numberOfTrailingZeros(rest);
      board.play(point, toMove);
      long range = range(board, opponent, board.koPoint(), /* passed= */ false);
      board.undo();
      atLeast.add(-most(range), point);
      atMost.add(-least(range), point);
    }
    changed |= atLeast.write(least, entry);
    changed |= atMost.write(most, entry);
  }

  /** The best and the second best of some moves. */
  private static final class Entry {
    private int best = NO_SCORE;
    private int second = NO_SCORE;
    private int move = Point.NONE;

    void add(int score, int point) {
      if (score > best) {
        second = best;
        best = score;
        move = point;
      } else if (score > second) {
        second = score;
      }
    }

    boolean write(byte[] into, int at) {
      boolean news = into[at] != best || into[at + SECOND] != second || into[at + MOVE] != move;
      into[at] = (byte) best;
      into[at + SECOND] = (byte) second;
      into[at + MOVE] = (byte) move;
      return news;
    }
  }

  /**
   * What the side to move gets at least and at most in a situation, as {@link #least(long)} and
   * {@link #most(long)} tell.
   *
   * @param ban the point that it may not take back, or negative
   * @param passed whether a pass of it ends the game
   */
  long range(SmallBoard position, int toMove, int ban, boolean passed) {
    int black = (int) position.mask(Color.BLACK);
    int white = (int) position.mask(Color.WHITE);
    int symmetry = 0;
    int number = Integer.MAX_VALUE;
    for (int i = 0; i < numbers.length; i++) {
      int other = number(numbers[i], black, white);
      if (other < number) {
        number = other;
        symmetry = i;
      }
    }
    int at = number / Long.SIZE;
    int place = placedBefore[at] + Long.bitCount(placed[at] & ((1L << number) - 1));
    int banned = ban < 0 ? Point.NONE : images[symmetry][ban];
    int score = toMove == Color.BLACK ? scores[place] : -scores[place];
    int own = entry(place, toMove);
    int other = entry(place, Color.opponent(toMove));
    int byPassAtLeast = passed ? score : -Math.max(most[other], -score);
    int byPassAtMost = passed ? score : -Math.max(least[other], -score);
    int atLeast = Math.max(byMove(least, own, banned), byPassAtLeast);
    int atMost = Math.max(byMove(most, own, banned), byPassAtMost);
    return (long) atLeast << Integer.SIZE | (atMost & 0xffffffffL);
  }

  static int least(long range) {
    return (int) (range >> Integer.SIZE);
  }

  static int most(long range) {
    return (int) range;
  }

  private static int byMove(byte[] entries, int at, int banned) {
    return banned >= 0 && entries[at + MOVE] == banned ? entries[at + SECOND] : entries[at];
  }
}
