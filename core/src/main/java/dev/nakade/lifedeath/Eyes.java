package dev.nakade.lifedeath;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import java.util.Arrays;

/**
 * The eyes of a defender as Wong and Lin (2016) define them. Points of the region that are empty or
 * hold an attacker's stone form spaces; a space is an eye if every other point next to it holds a
 * stone of the defender. Stones of the attacker inside are trapped and ignored. The diagonals of
 * its points say which {@link EyeKind kind} it is: stones of the defender and points of another eye
 * count as the defender's.
 *
 * <p>Where their text leaves a choice: a diagonal beyond the edge counts as the defender's, since
 * else no eye at the edge could be real; a diagonal inside the same eye is not "another eye" and
 * counts for nobody; any other eye will do, also a false one; a space that touches an empty point
 * outside the region is open. "Connected" means that all stones around both eyes are one chain.
 *
 * <p>One object follows one board. {@link #find} looks anew; nothing is allocated after that.
 */
public final class Eyes {
  /** One eye point less its missing stones; divisible by one to five. */
  private static final int WHOLE_EYE = 60;

  /** Eyes up to this size cannot be split in two. */
  private static final int TOO_SMALL_TO_SPLIT = 2;

  private static final int UNSEEN = 0;
  private static final int OPEN = -1;
  private static final int SEVERAL = -3;

  private final Board board;
  private final Size size;
  private final int off;
  private final int defender;
  private final int attacker;
  private final int[] spots;
  private final boolean[] isSpot;
  private final int[] diagonals;

  /** Of each spot: the number of its eye from 1 on, or {@link #OPEN}. */
  private final int[] eyeOf;

  /** Points of the eyes, one after the other; eye i has those up to {@code ends[i]}. */
  private final int[] points;

  private final int[] ends;
  private final EyeKind[] kinds;

  /** The chain around each eye, or {@link #SEVERAL}. */
  private final int[] chains;

  private int count;

  /** The eyes of {@code defender} within {@code region}; call {@link #find} before asking. */
  public Eyes(Board board, int defender, PointSet region) {
    this.board = board;
    this.size = board.size();
    this.off = size.area();
    this.defender = defender;
    this.attacker = Color.opponent(defender);
    this.spots = region.stream().toArray();
    this.isSpot = new boolean[off + 1];
    this.eyeOf = new int[off + 1];
    this.points = new int[spots.length];
    this.ends = new int[spots.length + 1];
    this.kinds = new EyeKind[spots.length + 1];
    this.chains = new int[spots.length + 1];
    this.diagonals = new int[4 * off];
    for (int spot : spots) {
      isSpot[spot] = true;
      fillDiagonals(spot);
    }
  }

  private void fillDiagonals(int point) {
    for (int i = 0; i < 4; i++) {
      int x = size.x(point) + (i % 2 == 0 ? -1 : 1);
      int y = size.y(point) + (i < 2 ? -1 : 1);
      diagonals[4 * point + i] = size.contains(x, y) ? size.point(x, y) : off;
    }
  }

  /** Finds the eyes of the present board. */
  public void find() {
    count = 0;
    for (int spot : spots) {
      eyeOf[spot] = UNSEEN;
    }
    for (int spot : spots) {
      if (eyeOf[spot] == UNSEEN && board.color(spot) != defender) {
        explore(spot);
      }
    }
    for (int eye = 1; eye <= count; eye++) {
      kinds[eye] = kindByDiagonals(eye);
    }
  }

  /** Gathers the space of a spot; it becomes an eye if it is closed. */
  private void explore(int spot) {
    int eye = count + 1;
    int begin = ends[count];
    int end = begin;
    boolean closed = true;
    int chain = Point.NONE;
    points[end++] = spot;
    eyeOf[spot] = eye;
    for (int i = begin; i < end; i++) {
      for (int direction = 0; direction < 4; direction++) {
        int next = size.neighbour(points[i], direction);
        if (next == off) {
          continue;
        }
        if (board.color(next) == defender) {
          int head = board.chain(next);
          chain = chain == Point.NONE || chain == head ? head : SEVERAL;
        } else if (!isSpot[next]) {
          closed = false;
        } else if (eyeOf[next] == UNSEEN) {
          eyeOf[next] = eye;
          points[end++] = next;
        }
      }
    }
    if (closed && chain != Point.NONE) {
      count = eye;
      ends[eye] = end;
      chains[eye] = chain;
    } else {
      open(begin, end);
    }
  }

  private void open(int begin, int end) {
    for (int i = begin; i < end; i++) {
      eyeOf[points[i]] = OPEN;
    }
  }

  private EyeKind kindByDiagonals(int eye) {
    boolean real = true;
    boolean lost = true;
    for (int i = ends[eye - 1]; i < ends[eye]; i++) {
      int mine = 0;
      int theirs = 0;
      for (int j = 4 * points[i], end = j + 4; j < end; j++) {
        int diagonal = diagonals[j];
        if (diagonal == off || isMine(diagonal, eye)) {
          mine++;
        } else if (board.color(diagonal) == attacker && eyeOf[diagonal] <= UNSEEN) {
          theirs++;
        }
      }
      real &= mine >= 3;
      lost &= theirs >= 2;
    }
    return real ? EyeKind.REAL : lost ? EyeKind.FALSE : EyeKind.UNDETERMINED;
  }

  private boolean isMine(int diagonal, int eye) {
    return board.color(diagonal) == defender
        || (eyeOf[diagonal] > UNSEEN && eyeOf[diagonal] != eye);
  }

  /** How many eyes there are; they are numbered from 1. */
  public int count() {
    return count;
  }

  /** The number of the eye that the point belongs to, or 0. */
  public int at(int point) {
    return Math.max(UNSEEN, eyeOf[point]);
  }

  public EyeKind kind(int eye) {
    if (eye < 1 || eye > count) {
      throw new IndexOutOfBoundsException("no eye " + eye);
    }
    return kinds[eye];
  }

  /** Whether a chain, named as by {@link Board#chain}, alone surrounds two real eyes. */
  public boolean alive(int chain) {
    int real = 0;
    for (int eye = 1; eye <= count; eye++) {
      if (chains[eye] == chain && kinds[eye] == EyeKind.REAL) {
        real++;
      }
    }
    return real >= 2;
  }

  /** Their eye count: 20 for each real eye, 10 for each undetermined, 5 for each false one. */
  public int score() {
    int score = 0;
    for (int eye = 1; eye <= count; eye++) {
      score += kinds[eye].weight();
    }
    return score;
  }

  /**
   * Whether a new eye can still be made: at an empty spot with no attacker's stone and at least one
   * empty point next to it, unless it lies in an eye that is too small to be split.
   */
  public boolean roomForAnother() {
    for (int spot : spots) {
      int missing = missing(spot);
      int eye = at(spot);
      if (missing > 0 && (eye == UNSEEN || ends[eye] - ends[eye - 1] > TOO_SMALL_TO_SPLIT)) {
        return true;
      }
    }
    return false;
  }

  /**
   * How near the defender is to many eyes: each spot that can become an eye counts the more the
   * fewer stones are missing around it. Our reading of their vital-spot heuristic, which "values
   * moves by their potential to create the most eyes with minimum number of moves". It looks at the
   * board alone and needs no {@link #find}.
   */
  public int potential() {
    int potential = 0;
    for (int spot : spots) {
      int missing = missing(spot);
      potential += missing < 0 ? 0 : WHOLE_EYE / (1 + missing);
    }
    return potential;
  }

  /** The empty points next to an empty spot; −1 if it is not empty or adjoins the attacker. */
  private int missing(int spot) {
    if (board.color(spot) != Color.EMPTY) {
      return -1;
    }
    int missing = 0;
    for (int direction = 0; direction < 4; direction++) {
      int next = size.neighbour(spot, direction);
      if (next == off || board.color(next) == defender) {
        continue;
      }
      if (board.color(next) == attacker) {
        return -1;
      }
      missing++;
    }
    return missing;
  }

  /** The kinds of the eyes by their points, for people. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int eye = 1; eye <= count; eye++) {
      text.append(kinds[eye]);
      Arrays.stream(points, ends[eye - 1], ends[eye])
          .sorted()
          .forEach(point -> text.append(' ').append(Point.name(size, point)));
      text.append('\n');
    }
    return text.toString();
  }
}
