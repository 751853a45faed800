package dev.nakade.safety;

import dev.nakade.go.Geometry;
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
  /** All ways in which the owner may get all, moving first or even if the invader does. */
  private static final int OWNER_BITS =
      Pockets.OWNER_FIRST
          | Pockets.EYE_OWNER_FIRST
          | Pockets.LAST_OWNER_FIRST
          | Pockets.LIFE_OWNER_FIRST;

  private static final int INVADER_BITS = OWNER_BITS << 1;
  private static final int LIVES = Pockets.LIFE_OWNER_FIRST | Pockets.LIFE_INVADER_FIRST;

  // What is known of the moves of a position: those of the owner, those of the invader, that it is
  // possible, and that every chain that needs an eye has a liberty, or two.
  private static final int SIDE = Pockets.MOST_POINTS;
  private static final int POSSIBLE = 1 << (2 * SIDE);
  private static final int BREATHES = POSSIBLE << 1;
  private static final int BREATHES_TWICE = BREATHES << 1;

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

  /** The same while they are worked out; and whether the last round had news. */
  private byte[] found;

  private boolean changed;

  /** For each position its legal moves, and those that take something: owner, then invader. */
  private int[] moves;

  private int[] captures;

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
  static Form form(Geometry masks, long area, long[] touched, int chains) {
    Form least = null;
    for (int image = 0; image < IMAGES; image++) {
      Form form = form(masks, area, touched, chains, image);
      least = least == null || form.isBefore(least) ? form : least;
    }
    return least;
  }

  private static Form form(Geometry masks, long area, long[] touched, int chains, int image) {
    List<int[]> points = new ArrayList<>();
    int left = Integer.MAX_VALUE;
    int top = Integer.MAX_VALUE;
    for (long rest = area; rest != 0; rest &= rest - 1) {
      int point = Long.numberOfTrailingZeros(rest);
      int x = masks.x(point) * ((image & 1) == 0 ? 1 : -1);
      int y = masks.y(point) * ((image & 2) == 0 ? 1 : -1);
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
    return owned[position] & 0xff;
  }

  /** Works out all positions, the full ones first, until nothing is news. */
  void workOut() {
    found = new byte[(int) bytes()];
    moves = new int[found.length];
    captures = new int[found.length];
    round(this::link);
    do {
      changed = false;
      round(this::improve);
    } while (changed);
    moves = null;
    captures = null;
    owned = found;
    found = null;
  }

  /** Something to be done with a position. */
  private interface Step {
    void take(int position, int own, int opposing);
  }

  /** Goes through all positions, through those with a stone more before those without. */
  private void round(Step step) {
    for (int own = spread.length - 1; own >= 0; own--) {
      int free = spread.length - 1 & ~own;
      int opposing = free;
      do {
        step.take(codes[own] + 2 * codes[opposing], own, opposing);
        opposing = (opposing - 1) & free;
      } while (opposing != free);
    }
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

  /** Whether every chain that needs an eye has a liberty here, or even two. */
  private int breath(int own, int empty) {
    int breath = BREATHES | BREATHES_TWICE;
    for (int points : touched) {
      int liberties = empty & (points | spread[flood(points, own)]);
      if (liberties == 0) {
        return 0;
      }
      breath &= (liberties & (liberties - 1)) == 0 ? BREATHES : -1;
    }
    return breath;
  }

  /**
   * Whether all chains that need an eye are unconditionally alive and enclose nothing else: what
   * they leave falls into parts, of which one of them touches every point, and each has two such
   * parts.
   */
  private boolean live(int own) {
    int chained = 0;
    for (int points : touched) {
      chained |= flood(points, own);
    }
    int left = spread.length - 1 & ~chained;
    if (left == flood(left & -left, left)) {
      return false;
    }
    int others = left;
    for (int points : touched) {
      int near = near(points, own);
      int vital = 0;
      for (int rest = left; rest != 0; ) {
        int part = flood(rest & -rest, left);
        rest &= ~part;
        if ((part & ~near) == 0) {
          others &= ~part;
          vital++;
        }
      }
      if (vital < 2) {
        return false;
      }
    }
    return others == 0;
  }

  /** The points that a chain around, connected here with others, touches. */
  private int near(int points, int own) {
    int near = points;
    int before;
    do {
      before = near;
      near |= spread[flood(near, own)];
      for (int others : touched) {
        near |= (flood(others, own) & near) != 0 ? others : 0;
      }
    } while (near != before);
    return near;
  }

  /** Finds out which moves both sides have, and which of them take something. */
  private void link(int position, int own, int opposing) {
    int empty = spread.length - 1 & ~(own | opposing);
    if ((capturedOwners(own, opposing) | capturedInvaders(own, opposing)) != 0) {
      return;
    }
    int taking = 0;
    int weak = 0;
    for (int rest = opposing; rest != 0; ) {
      int chain = flood(rest & -rest, opposing);
      rest &= ~chain;
      int liberties = spread[chain] & empty;
      if ((liberties & (liberties - 1)) == 0) {
        taking |= liberties;
        weak |= chain;
      }
    }
    int taken = 0;
    int fragile = 0;
    for (int rest = own; rest != 0; ) {
      int chain = flood(rest & -rest, own);
      rest &= ~chain;
      int liberties = spread[chain] & empty;
      if ((chain & wall) == 0 && (liberties & (liberties - 1)) == 0) {
        taken |= liberties;
        fragile |= chain;
      }
    }
    int owners = empty & (spread[empty] | spread[own & ~fragile] | wall | taking);
    int invaders = empty & (spread[empty] | spread[opposing & ~weak] | taken);
    moves[position] = owners | invaders << SIDE | POSSIBLE | breath(own, empty);
    found[position] |= (byte) (live(own) ? LIVES : 0);
    captures[position] = taking | taken << SIDE;
  }

  /** Looks once more what the owner gets from here. */
  private void improve(int position, int own, int opposing) {
    int move = moves[position];
    int before = found[position];
    if ((move & POSSIBLE) == 0) {
      return;
    }
    int now = before;
    if ((before & OWNER_BITS) != OWNER_BITS) {
      int open = (move & BREATHES) != 0 ? OWNER_BITS : OWNER_BITS & ~Pockets.LIFE_OWNER_FIRST;
      now |= open & ownerGets(position, own, opposing, NOWHERE, KOS);
      found[position] = (byte) now;
    }
    if ((before & INVADER_BITS) != INVADER_BITS) {
      int open = INVADER_BITS;
      open &= (move & BREATHES) != 0 ? -1 : ~Pockets.EYE_INVADER_FIRST;
      open &= (move & BREATHES_TWICE) != 0 ? -1 : ~Pockets.LIFE_INVADER_FIRST;
      now |= open & invaderLeaves(position, own, opposing, NOWHERE, KOS);
      found[position] = (byte) now;
    }
    changed |= now != before;
  }

  /**
   * In which ways the owner, to move, has a move or a pass after which all is its own: bits of
   * {@link #OWNER_BITS}.
   *
   * @param kos how many kos it may take on the way in the last pocket: several at once could be
   *     taken in turn for ever
   */
  private int ownerGets(int position, int own, int opposing, int banned, int kos) {
    // If a ko is banned, the opponent could end the game after a pass.
    int gets = banned == NOWHERE ? found[position] & INVADER_BITS : 0;
    int taking = captures[position];
    for (int rest = moves[position] & (1 << SIDE) - 1; rest != 0; rest &= rest - 1) {
      int stone = rest & -rest;
      if (banned == Integer.numberOfTrailingZeros(stone)) {
        continue;
      }
      if ((taking & stone) == 0) {
        gets |= found[position + codes[stone]] & INVADER_BITS;
      } else {
        gets |= ownerTakes(own, opposing, stone, kos);
      }
      if (gets == INVADER_BITS) {
        break;
      }
    }
    return gets >> 1;
  }

  private int ownerTakes(int own, int opposing, int stone, int kos) {
    int taken = capturedInvaders(own | stone, opposing);
    int left = opposing & ~taken;
    int after = codes[own | stone] + 2 * codes[left];
    int gets = found[after] & INVADER_BITS;
    boolean alone = ((spread[stone] & ~opposing) | (wall & stone)) == 0;
    int ban = ban(taken, alone);
    if ((gets & Pockets.LAST_INVADER_FIRST) == 0 && kos > 0 && ban != NOWHERE) {
      int last = found[after] & Pockets.LAST_OWNER_FIRST;
      if (last != 0) {
        gets |= invaderLeaves(after, own | stone, left, ban, kos - 1) & Pockets.LAST_INVADER_FIRST;
      }
    }
    return gets;
  }

  /**
   * In which ways the owner gets all whatever the invader does, a move elsewhere included: bits of
   * {@link #INVADER_BITS}.
   */
  private int invaderLeaves(int position, int own, int opposing, int banned, int kos) {
    boolean invaded = opposing != 0 || banned != NOWHERE;
    int passed = (found[position] & OWNER_BITS) << 1;
    int leaves = invaded ? passed : passed | (INVADER_BITS & ~Pockets.LIFE_INVADER_FIRST);
    int taking = captures[position] >>> SIDE;
    for (int rest = moves[position] >>> SIDE & (1 << SIDE) - 1;
        rest != 0 && leaves != 0;
        rest &= rest - 1) {
      int stone = rest & -rest;
      if (banned == Integer.numberOfTrailingZeros(stone)) {
        continue;
      }
      if ((taking & stone) == 0) {
        leaves &= (found[position + 2 * codes[stone]] & OWNER_BITS) << 1;
      } else {
        int taken = capturedOwners(own, opposing | stone);
        int ban = ban(taken, (spread[stone] & ~own) == 0);
        int left = own & ~taken;
        int after = codes[left] + 2 * codes[opposing | stone];
        int answers =
            ban == NOWHERE
                ? found[after] & OWNER_BITS
                : ownerGets(after, left, opposing | stone, ban, kos);
        leaves &= answers << 1;
      }
    }
    return leaves;
  }

  private static int ban(int captured, boolean alone) {
    boolean ko = alone && Integer.bitCount(captured) == 1;
    return ko ? Integer.numberOfTrailingZeros(captured) : NOWHERE;
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
}
