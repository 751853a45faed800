package dev.nakade.exact;

import dev.nakade.go.Masks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * One shape of {@link Pockets}: its points, numbered from 0, which of them adjoin each other, which
 * adjoin stones around, and for each chain that needs an eye which it adjoins. Pockets that are
 * images of each other, anywhere on the board, have the same shape. Sets of points are bits of an
 * int; a position is a number to base 3, own stones 1 and opposing ones 2.
 */
final class Pocket {
  private static final int NO_EYE_SHIFT = 0;
  private static final int EYE_SHIFT = 2;
  private static final int LAST_SHIFT = 4;

  /** Kos that are taken one after the other without another move in between, at most. */
  private static final int KOS = 3;

  private static final int NOWHERE = -1;
  private static final int IMAGES = 8;

  /** How often it was asked for before it was worked out. */
  int requests;

  private final int size;
  private final int wall;
  private final int[] touched;

  /** For each set of points: those that adjoin one of them; and what own stones there add. */
  private final int[] spread;

  private final int[] codes;

  /** The answers, once they have been worked out. */
  private byte[] owned;

  /** For each position and point: the position after a move there, or {@link #NOWHERE}. */
  private int[] ownerMoves;

  private int[] invaderMoves;

  /** Where such a move of one side may not be answered at once, or {@link #NOWHERE}. */
  private byte[] ownerBans;

  private byte[] invaderBans;

  /**
   * What tells shapes apart.
   *
   * @param numbers coordinates of all points, then walls
   * @param order the points of the board in the order of the shape
   */
  record Form(List<Integer> numbers, List<Integer> order) {
    private boolean isBefore(Form other) {
      for (int i = 0; i < numbers.size(); i++) {
        int sign = Integer.compare(numbers.get(i), other.numbers.get(i));
        if (sign != 0) {
          return sign < 0;
        }
      }
      return false;
    }
  }

  /** The form that all images of a pocket share. */
  static Form form(Masks masks, long area, long[] touched, int chains) {
    Form least = null;
    for (int image = 0; image < IMAGES; image++) {
      Form form = form(masks, area, touched, chains, image);
      least = least == null || form.isBefore(least) ? form : least;
    }
    return least;
  }

  private static Form form(Masks masks, long area, long[] touched, int chains, int image) {
    List<int[]> points = new ArrayList<>();
    int left = Integer.MAX_VALUE;
    int top = Integer.MAX_VALUE;
    for (long rest = area; rest != 0; rest &= rest - 1) {
      int point = Long.numberOfTrailingZeros(rest);
      int x = point % masks.width() * ((image & 1) == 0 ? 1 : -1);
      int y = point / masks.width() * ((image & 2) == 0 ? 1 : -1);
      int[] place = (image & 4) == 0 ? new int[] {x, y, point} : new int[] {y, x, point};
      left = Math.min(left, place[0]);
      top = Math.min(top, place[1]);
      points.add(place);
    }
    points.sort(Comparator.<int[]>comparingInt(p -> p[1]).thenComparingInt(p -> p[0]));
    List<Integer> order = points.stream().map(p -> p[2]).toList();
    List<Integer> numbers = new ArrayList<>();
    for (int[] place : points) {
      numbers.add((place[1] - top) * Masks.MAX_AREA + place[0] - left);
    }
    numbers.add(bits(area & masks.spread(masks.full() & ~area), order));
    Arrays.stream(touched, 0, chains)
        .mapToObj(set -> bits(set, order))
        .sorted()
        .forEach(numbers::add);
    return new Form(List.copyOf(numbers), order);
  }

  private static int bits(long set, List<Integer> order) {
    int bits = 0;
    for (int i = 0; i < order.size(); i++) {
      bits |= (int) (set >>> order.get(i) & 1) << i;
    }
    return bits;
  }

  Pocket(Form form) {
    size = form.order().size();
    List<Integer> numbers = form.numbers();
    wall = numbers.get(size);
    touched = new int[numbers.size() - size - 1];
    for (int i = 0; i < touched.length; i++) {
      touched[i] = numbers.get(size + 1 + i);
    }
    spread = new int[1 << size];
    codes = new int[1 << size];
    int power = 1;
    for (int i = 0; i < size; i++) {
      codes[1 << i] = power;
      power *= 3;
      for (int j = 0; j < size; j++) {
        int apart = Math.abs(numbers.get(i) - numbers.get(j));
        spread[1 << i] |= apart == 1 || apart == Masks.MAX_AREA ? 1 << j : 0;
      }
    }
    for (int set = 1; set < spread.length; set++) {
      spread[set] = spread[set & (set - 1)] | spread[set & -set];
      codes[set] = codes[set & (set - 1)] + codes[set & -set];
    }
  }

  /** What its answers take once they are worked out. */
  long bytes() {
    return 3L * codes[1 << (size - 1)];
  }

  boolean isWorkedOut() {
    return owned != null;
  }

  /** What is known of a position: a set of the bits of {@link Pockets}. */
  int find(int position) {
    return owned[position];
  }

  /** Works out all positions. */
  void workOut() {
    int positions = (int) bytes();
    byte[] found = new byte[positions];
    boolean[] possible = new boolean[positions];
    boolean[] breathes = new boolean[positions];
    boolean[] invaded = new boolean[positions];
    ownerMoves = new int[positions * size];
    invaderMoves = new int[positions * size];
    ownerBans = new byte[positions * size];
    invaderBans = new byte[positions * size];
    int all = spread.length - 1;
    for (int own = 0; own <= all; own++) {
      int free = all & ~own;
      for (int opposing = free; ; opposing = (opposing - 1) & free) {
        int position = codes[own] + 2 * codes[opposing];
        if ((capturedOwners(own, opposing) | capturedInvaders(own, opposing)) == 0) {
          possible[position] = true;
          invaded[position] = opposing != 0;
          breathes[position] = breathe(own, free & ~opposing);
          link(position, own, opposing);
        }
        if (opposing == 0) {
          break;
        }
      }
    }
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int position = positions - 1; position >= 0; position--) {
        if (possible[position]) {
          changed |= improve(found, position, invaded[position], NO_EYE_SHIFT);
          changed |= improve(found, position, invaded[position], LAST_SHIFT);
          if (breathes[position]) {
            changed |= improve(found, position, invaded[position], EYE_SHIFT);
          } else if ((found[position] & Pockets.EYE_OWNER_FIRST) == 0
              && ownerSucceeds(found, position, NOWHERE, EYE_SHIFT, KOS)) {
            found[position] |= Pockets.EYE_OWNER_FIRST;
            changed = true;
          }
        }
      }
    }
    ownerMoves = null;
    invaderMoves = null;
    ownerBans = null;
    invaderBans = null;
    owned = found;
  }

  private int flood(int seed, int within) {
    int reached = seed & within;
    int before;
    do {
      before = reached;
      reached |= spread[reached] & within;
    } while (reached != before);
    return reached;
  }

  /** Whether every chain that needs an eye has a liberty here. */
  private boolean breathe(int own, int empty) {
    for (int points : touched) {
      if ((empty & (points | spread[flood(points, own)])) == 0) {
        return false;
      }
    }
    return true;
  }

  /** Finds out where the moves of both sides lead. */
  private void link(int position, int own, int opposing) {
    for (int i = 0; i < size; i++) {
      int at = position * size + i;
      int stone = 1 << i;
      boolean free = ((own | opposing) & stone) == 0;
      int taken = free ? capturedInvaders(own | stone, opposing) : 0;
      ownerMoves[at] = free ? afterOwner(own | stone, opposing & ~taken) : NOWHERE;
      boolean alone = ((spread[stone] & ~opposing) | (wall & stone)) == 0;
      ownerBans[at] = ban(taken, alone);
      int captured = free ? capturedOwners(own, opposing | stone) : 0;
      invaderMoves[at] = free ? afterInvader(own & ~captured, opposing | stone, stone) : NOWHERE;
      invaderBans[at] = ban(captured, (spread[stone] & ~own) == 0);
    }
  }

  private static byte ban(int captured, boolean alone) {
    boolean ko = alone && Integer.bitCount(captured) == 1;
    return (byte) (ko ? Integer.numberOfTrailingZeros(captured) : NOWHERE);
  }

  private int afterOwner(int own, int left) {
    return capturedOwners(own, left) == 0 ? codes[own] + 2 * codes[left] : NOWHERE;
  }

  private int afterInvader(int left, int opposing, int stone) {
    int empty = spread.length - 1 & ~(left | opposing);
    int liberties = spread[flood(stone, opposing)] & empty;
    return liberties == 0 ? NOWHERE : codes[left] + 2 * codes[opposing];
  }

  /** The stones of chains without a liberty; the owner's next to the wall always have one. */
  private int capturedOwners(int own, int opposing) {
    int empty = spread.length - 1 & ~(own | opposing);
    return own & ~flood(spread[empty] | wall, own);
  }

  private int capturedInvaders(int own, int opposing) {
    int empty = spread.length - 1 & ~(own | opposing);
    return opposing & ~flood(spread[empty], opposing);
  }

  /** Looks once more whether the owner gets all from here; says whether it is news. */
  private boolean improve(byte[] found, int position, boolean invaded, int shift) {
    int first = Pockets.OWNER_FIRST << shift;
    int second = Pockets.INVADER_FIRST << shift;
    int before = found[position];
    if ((before & first) == 0 && ownerSucceeds(found, position, NOWHERE, shift, KOS)) {
      found[position] |= (byte) first;
    }
    if ((before & second) == 0 && invaderFails(found, position, invaded, NOWHERE, shift, KOS)) {
      found[position] |= (byte) second;
    }
    return found[position] != before;
  }

  /** Whether the owner, to move, has a move or a pass after which all is its own. */
  private boolean ownerSucceeds(byte[] found, int position, int banned, int shift, int kos) {
    int second = Pockets.INVADER_FIRST << shift;
    if (banned == NOWHERE && (found[position] & second) != 0) {
      return true; // if a ko is banned, the opponent could end the game after a pass
    }
    int from = position * size;
    for (int i = 0; i < size; i++) {
      int after = ownerMoves[from + i];
      if (after != NOWHERE && i != banned && succeeds(found, from + i, after, shift, kos)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether a move of the owner leads to where the invader fails. It may take so many kos on the
   * way there: several at once could be taken in turn for ever.
   */
  private boolean succeeds(byte[] found, int move, int after, int shift, int kos) {
    if ((found[after] & (Pockets.INVADER_FIRST << shift)) != 0) {
      return true;
    }
    return shift == LAST_SHIFT
        && kos > 0
        && ownerBans[move] != NOWHERE
        && invaderFails(found, after, /* invaded= */ true, ownerBans[move], shift, kos - 1);
  }

  /** Whether the owner gets all after whatever the invader does, a move elsewhere included. */
  private boolean invaderFails(
      byte[] found, int position, boolean invaded, int banned, int shift, int kos) {
    if (invaded && (found[position] & (Pockets.OWNER_FIRST << shift)) == 0) {
      return false;
    }
    int from = position * size;
    for (int i = 0; i < size; i++) {
      int after = invaderMoves[from + i];
      if (after == NOWHERE || i == banned) {
        continue;
      }
      boolean answered =
          invaderBans[from + i] == NOWHERE
              ? (found[after] & (Pockets.OWNER_FIRST << shift)) != 0
              : ownerSucceeds(found, after, invaderBans[from + i], shift, kos);
      if (!answered) {
        return false;
      }
    }
    return true;
  }
}
