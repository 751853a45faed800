package dev.nakade.safety;

import dev.nakade.go.Geometry;
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
public final class Pockets {
  /** Bits of an answer: the owner gets all if it moves first, or even if the invader does. */
  public static final int OWNER_FIRST = 1;

  public static final int INVADER_FIRST = 2;

  /** The same where the stones around get an eye as well. */
  public static final int EYE_OWNER_FIRST = 4;

  public static final int EYE_INVADER_FIRST = 8;

  /**
   * The same, without an eye, if nothing else on the board needs an answer: then the invader cannot
   * retake a ko at once.
   */
  public static final int LAST_OWNER_FIRST = 16;

  public static final int LAST_INVADER_FIRST = 32;

  /** The owner gets all, and the stones around live by this pocket alone. */
  public static final int LIFE_OWNER_FIRST = 64;

  public static final int LIFE_INVADER_FIRST = 128;

  /** One chain encloses a pocket, or every chain adjoins each point that any adjoins. */
  static final long ONE_CHAIN = 0;

  /** More chains enclose a pocket than can be told apart. */
  static final long TOO_MANY_CHAINS = -1;

  private static final int MOST_CHAINS = 5;

  /** The most points of any pocket. */
  static final int MOST_POINTS = 11;

  /** The fewest points in which stones can live. */
  private static final int LEAST_LIFE = 3;

  private static final long MOST_BYTES = 256L << 20;

  private final Geometry masks;
  private final int mostPoints;
  private final boolean eager;

  /** Where pockets lie that were asked for, in open addressing. */
  private Place[] places = new Place[1024];

  /** The shapes of all pockets so far. */
  private final Map<List<Integer>, Pocket> shapes = new HashMap<>();

  private int count;

  /** What the answers of all pockets take, and may take. */
  private long bytes;

  private final long mostBytes = Math.min(MOST_BYTES, Runtime.getRuntime().maxMemory() / 8);

  /** Pockets of at most so many points, at most 11; worked out at once if {@code eager}. */
  public Pockets(Geometry masks, int mostPoints, boolean eager) {
    this.masks = masks;
    this.eager = eager;
    this.mostPoints = mostPoints;
  }

  /** A pocket where it lies on the board. */
  static final class Place {
    private final long area;

    /** What tells tables of the same pocket apart: see {@link #walls}. */
    private final long partition;

    private final Pocket pocket;

    /** What an own stone on each point of the board adds to the number of a position. */
    private final int[] weights = new int[Masks.MAX_AREA];

    private Place(long area, long partition, Pocket pocket) {
      this.area = area;
      this.partition = partition;
      this.pocket = pocket;
    }

    /** What these stones of the owner add to the number of a position; those elsewhere nothing. */
    int position(long own) {
      int position = 0;
      for (long rest = own & area; rest != 0; rest &= rest - 1) {
        position += weights[Long.numberOfTrailingZeros(rest)];
      }
      return position;
    }
  }

  /**
   * What is known of a pocket with stones in it: a set of the bits above, 0 if it is too large or
   * was not asked for often enough yet.
   */
  public int find(long area, long own, long opposing) {
    if (!fits(area)) {
      return 0;
    }
    Place place = place(area, ONE_CHAIN);
    return find(place, place.position(own), opposing);
  }

  /** The same of a place in which the owner's stones are known by what they add. */
  int find(Place place, int own, long opposing) {
    Pocket pocket = place.pocket;
    if (!pocket.isWorkedOut()) {
      if (++pocket.requests <= patience(Long.bitCount(place.area))
          || bytes + pocket.bytes() > mostBytes) {
        return 0;
      }
      pocket.workOut();
      bytes += pocket.bytes();
    }
    return pocket.find(own + 2 * place.position(opposing));
  }

  /** Whether an area is small enough to be a pocket. */
  boolean fits(long area) {
    return Long.bitCount(area) <= mostPoints && (area & masks.open()) == 0;
  }

  /** Whether an area has room for a life, as a pocket. */
  boolean mayLive(long area) {
    return fits(area) && Long.bitCount(area) >= LEAST_LIFE;
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
    if (!fits(area)) {
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

  /** Where a pocket lies, which must fit, with such {@link #walls}. */
  Place place(long area, long walls) {
    int at = find(area, walls);
    if (places[at] == null) {
      if (2 * count >= places.length) {
        grow();
        at = find(area, walls);
      }
      places[at] = shaped(area, walls);
      count++;
    }
    return places[at];
  }

  /** Finds the shape of a pocket. */
  private Place shaped(long area, long walls) {
    long[] touched = new long[MOST_CHAINS];
    int chains = 0;
    for (long rest = walls; rest != 0; rest >>>= MOST_POINTS) {
      touched[chains++] = expanded(rest & ((1 << MOST_POINTS) - 1), area);
    }
    if (chains == 0) {
      touched[chains++] = area & masks.spread(masks.full() & ~area);
    }
    Pocket.Form form = Pocket.form(masks, area, touched, chains);
    Pocket pocket = shapes.computeIfAbsent(form.numbers(), numbers -> new Pocket(form));
    Place place = new Place(area, walls, pocket);
    int power = 1;
    for (int point : form.order()) {
      place.weights[point] = power;
      power *= 3;
    }
    return place;
  }

  private int find(long area, long walls) {
    long mixed = (area ^ walls * 0xbf58476d1ce4e5b9L) * 0x9e3779b97f4a7c15L;
    int at = (int) (mixed >>> 40) & (places.length - 1);
    while (places[at] != null && (places[at].area != area || places[at].partition != walls)) {
      at = (at + 1) & (places.length - 1);
    }
    return at;
  }

  private void grow() {
    Place[] old = places;
    places = new Place[2 * old.length];
    for (Place place : old) {
      if (place != null) {
        places[find(place.area, place.partition)] = place;
      }
    }
  }
}
