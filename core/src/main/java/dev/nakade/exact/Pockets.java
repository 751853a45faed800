package dev.nakade.exact;

import dev.nakade.go.Masks;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Parts of a board that stones of one side, the owner, enclose. Of each such pocket it is worked
 * out once, for every arrangement of stones in it, whether the owner ends up with all of it if both
 * sides play there in turn, the invader being free to play elsewhere at any time.
 *
 * <p>The stones around are taken to have a liberty elsewhere at all times. That may be all they
 * need; or they need an eye here, which means that after each move of the owner they have a liberty
 * here too.
 *
 * <p>It is the least set of positions from which the owner gets there in a finite number of moves,
 * so it needs no repetition; the owner never retakes a ko at once, the invader always may unless
 * this is the last pocket. What is found therefore holds under every ko rule, whatever else is on
 * the board.
 */
final class Pockets {
  /** Bits of an answer: the owner gets all if it moves first, or even if the invader does. */
  static final int OWNER_FIRST = 1;

  static final int INVADER_FIRST = 2;

  /** The same where the stones around get an eye as well. */
  static final int EYE_OWNER_FIRST = 4;

  static final int EYE_INVADER_FIRST = 8;

  /**
   * The same, without an eye, if nothing else on the board needs an answer: then the invader cannot
   * retake a ko at once.
   */
  static final int LAST_OWNER_FIRST = 16;

  static final int LAST_INVADER_FIRST = 32;

  /** One chain encloses a pocket, or every chain adjoins each point that any adjoins. */
  static final long ONE_CHAIN = 0;

  /** More chains enclose a pocket than can be told apart. */
  static final long TOO_MANY_CHAINS = -1;

  private static final int MOST_CHAINS = 5;
  private static final int MOST_POINTS = 11;
  private static final long MOST_BYTES = 256L << 20;

  private final Masks masks;
  private final int mostPoints;
  private final boolean eager;

  /** Pockets that were asked for, in open addressing, 0 in free places. */
  private long[] areas = new long[1024];

  /** What tells tables of the same pocket apart: see {@link #walls}. */
  private long[] partitions = new long[1024];

  /** The shapes of all pockets so far. */
  private final Map<List<Integer>, Pocket> shapes = new HashMap<>();

  private Pocket[] pockets = new Pocket[1024];

  /** What an own stone on each point of a pocket adds to the number of a position. */
  private int[][] weights = new int[1024][];

  private int count;

  /** What the answers of all pockets take, and may take. */
  private long bytes;

  private final long mostBytes = Math.min(MOST_BYTES, Runtime.getRuntime().maxMemory() / 8);

  /** Pockets of at most so many points, at most 11; worked out at once if {@code eager}. */
  Pockets(Masks masks, int mostPoints, boolean eager) {
    this.masks = masks;
    this.eager = eager;
    this.mostPoints = mostPoints;
  }

  /**
   * What is known of a pocket with stones in it: a set of the bits above, 0 if it is too large or
   * was not asked for often enough yet.
   */
  int find(long area, long own, long opposing) {
    return find(area, own, opposing, ONE_CHAIN);
  }

  /** The same where several chains enclose the pocket, each of which needs an eye in it. */
  int find(long area, long own, long opposing, long walls) {
    if (Long.bitCount(area) > mostPoints) {
      return 0;
    }
    int at = entry(area, walls);
    Pocket pocket = pockets[at];
    if (!pocket.isWorkedOut()) {
      if (++pocket.requests <= patience(Long.bitCount(area))
          || bytes + pocket.bytes() > mostBytes) {
        return 0;
      }
      pocket.workOut();
      bytes += pocket.bytes();
    }
    int[] weight = weights[at];
    int position = 0;
    int i = 0;
    for (long rest = area; rest != 0; rest &= rest - 1) {
      long point = rest & -rest;
      position += (own & point) != 0 ? weight[i] : (opposing & point) != 0 ? 2 * weight[i] : 0;
      i++;
    }
    return pocket.find(position);
  }

  /** How often a pocket of so many points is asked for in vain: a larger one takes more work. */
  private int patience(int size) {
    return eager || size <= 6 ? 0 : 1 << (2 * size - 9);
  }

  /**
   * Which points of a pocket each chain around it adjoins, in one number: for each chain the set of
   * those points, by their order in the pocket, the lesser sets first. A chain that adjoins all
   * that another does is left out, since it has a liberty wherever the other one has.
   *
   * @param touched the points that each chain adjoins, of which the first {@code chains} count; the
   *     array is used up
   * @return {@link #ONE_CHAIN} if it makes no difference that there are several, {@link
   *     #TOO_MANY_CHAINS} if there is no room for them
   */
  long walls(long area, long[] touched, int chains) {
    if (Long.bitCount(area) > mostPoints) {
      return TOO_MANY_CHAINS;
    }
    int least = 0;
    for (int i = 0; i < chains; i++) {
      if (isLeast(touched, i, chains)) {
        touched[least++] = touched[i];
      }
    }
    long around = area & masks.spread(masks.full() & ~area);
    if (least == 1 && touched[0] == around) {
      return ONE_CHAIN;
    }
    if (least > MOST_CHAINS) {
      return TOO_MANY_CHAINS;
    }
    Arrays.sort(touched, 0, least);
    long walls = 0;
    for (int i = 0; i < least; i++) {
      walls = walls << MOST_POINTS | compressed(touched[i], area);
    }
    return walls;
  }

  /** Whether no other set is a part of this one; of equal ones, the first counts. */
  private static boolean isLeast(long[] touched, int i, int chains) {
    for (int j = 0; j < chains; j++) {
      boolean within = (touched[j] & ~touched[i]) == 0;
      if (j != i && within && (touched[j] != touched[i] || j < i)) {
        return false;
      }
    }
    return true;
  }

  private static long compressed(long set, long area) {
    long bits = 0;
    int i = 0;
    for (long rest = area; rest != 0; rest &= rest - 1) {
      bits |= (set & rest & -rest) != 0 ? 1L << i : 0;
      i++;
    }
    return bits;
  }

  private static long expanded(long bits, long area) {
    long set = 0;
    int i = 0;
    for (long rest = area; rest != 0; rest &= rest - 1) {
      set |= (bits >>> i & 1) != 0 ? rest & -rest : 0;
      i++;
    }
    return set;
  }

  private int entry(long area, long walls) {
    int at = place(area, walls);
    if (areas[at] == 0) {
      if (2 * count >= areas.length) {
        grow();
        at = place(area, walls);
      }
      areas[at] = area;
      partitions[at] = walls;
      shape(at);
      count++;
    }
    return at;
  }

  /** Finds the shape of the pocket in this place. */
  private void shape(int at) {
    long area = areas[at];
    long[] touched = new long[MOST_CHAINS];
    int chains = 0;
    for (long rest = partitions[at]; rest != 0; rest >>>= MOST_POINTS) {
      touched[chains++] = expanded(rest & ((1 << MOST_POINTS) - 1), area);
    }
    if (chains == 0) {
      touched[chains++] = area & masks.spread(masks.full() & ~area);
    }
    Pocket.Form form = Pocket.form(masks, area, touched, chains);
    pockets[at] = shapes.computeIfAbsent(form.numbers(), numbers -> new Pocket(form));
    weights[at] = new int[form.order().size()];
    int power = 1;
    for (int point : form.order()) {
      weights[at][Long.bitCount(area & ((1L << point) - 1))] = power;
      power *= 3;
    }
  }

  private int place(long area, long walls) {
    long mixed = (area ^ walls * 0xbf58476d1ce4e5b9L) * 0x9e3779b97f4a7c15L;
    int at = (int) (mixed >>> 40) & (areas.length - 1);
    while (areas[at] != 0 && (areas[at] != area || partitions[at] != walls)) {
      at = (at + 1) & (areas.length - 1);
    }
    return at;
  }

  private void grow() {
    long[] oldAreas = areas;
    long[] oldPartitions = partitions;
    Pocket[] oldPockets = pockets;
    int[][] oldWeights = weights;
    areas = new long[2 * oldAreas.length];
    partitions = new long[areas.length];
    pockets = new Pocket[areas.length];
    weights = new int[areas.length][];
    for (int i = 0; i < oldAreas.length; i++) {
      if (oldAreas[i] != 0) {
        int at = place(oldAreas[i], oldPartitions[i]);
        areas[at] = oldAreas[i];
        partitions[at] = oldPartitions[i];
        pockets[at] = oldPockets[i];
        weights[at] = oldWeights[i];
      }
    }
  }
}
