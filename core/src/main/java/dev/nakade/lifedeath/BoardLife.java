package dev.nakade.lifedeath;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import java.util.Arrays;

/**
 * Unconditional life (Benson 1976) of the defender in a fight on a board. Points without its stones
 * form areas; those that reach a safe stone around the ground are no eyes. An area is vital to a
 * chain if all its empty points are next to it. Chains with fewer than two vital areas fall away,
 * with them the areas next to them, until none does.
 */
final class BoardLife {
  private static final int NONE = 0;
  private static final int OUTSIDE = -1;
  private static final int[] CIRCLE_X = {-1, 0, 1, 1, 1, 0, -1, -1};
  private static final int[] CIRCLE_Y = {-1, -1, -1, 0, 1, 1, 1, 0};

  private final Board board;
  private final int defender;
  private final int[] ground;

  /** Points of the ground next to a safe stone. */
  private final int[] outer;

  private final boolean[] isOuter;

  /** Of each point of the ground, the points of the ground next to it. */
  private final int[][] adjacent;

  /** Of each point of the ground the eight around it in a circle, or {@link #OUTSIDE}. */
  private final int[][] circles;

  /** Of each point its area, counted from 1, or {@link #OUTSIDE}, or {@link #NONE}. */
  private final int[] areaOf;

  private final int[] queue;
  private int areas;

  /** Of each area whether it is an eye of chains that are alive. */
  private final boolean[] isEye;

  /** Of each chain, by its head, the areas that are vital to it. */
  private final int[] vital;

  // An area and a chain next to it make a contact. Of each: the two, the empty points of the area
  // next to the chain and the last of them, and whether the area is vital to the chain.
  private int contacts;
  private final int[] areaAt;
  private final int[] chainAt;
  private final int[] touches;
  private final int[] lastTouch;
  private final boolean[] isVital;

  /** Of each chain its last contact. */
  private final int[] contactOf;

  BoardLife(Board board, int defender, PointSet points) {
    this.board = board;
    this.defender = defender;
    int area = board.size().area();
    ground = points.stream().toArray();
    adjacent = new int[area][];
    points.forEach(point -> adjacent[point] = around(point).retainAll(points).stream().toArray());
    circles = new int[area][];
    points.forEach(point -> circles[point] = circle(point, points));
    PointSet wall = points.border();
    outer = points.stream().filter(point -> around(point).intersects(wall)).toArray();
    isOuter = new boolean[area];
    for (int point : outer) {
      isOuter[point] = true;
    }
    areaOf = new int[area];
    queue = new int[ground.length];
    isEye = new boolean[ground.length + 1];
    vital = new int[area];
    contactOf = new int[area];
    areaAt = new int[4 * ground.length];
    chainAt = new int[areaAt.length];
    touches = new int[areaAt.length];
    lastTouch = new int[areaAt.length];
    isVital = new boolean[areaAt.length];
  }

  private PointSet around(int point) {
    return PointSet.of(board.size(), point).border();
  }

  /** Diagonal neighbours and those next to the point in turn. */
  private int[] circle(int point, PointSet points) {
    Size size = board.size();
    int[] circle = new int[CIRCLE_X.length];
    for (int i = 0; i < circle.length; i++) {
      int x = size.x(point) + CIRCLE_X[i];
      int y = size.y(point) + CIRCLE_Y[i];
      boolean inside = size.contains(x, y) && points.contains(size.point(x, y));
      circle[i] = inside ? size.point(x, y) : OUTSIDE;
    }
    return circle;
  }

  /** The points of the ground next to one of it. */
  int[] adjacent(int point) {
    return adjacent[point];
  }

  /** Whether a safe stone around the ground is next to a point of it. */
  boolean isOuter(int point) {
    return isOuter[point];
  }

  /** How many areas that are closed off were there when asked last. */
  int areas() {
    return areas;
  }

  /**
   * Whether a stone of the defender on an empty point may close off an area: looked at from there,
   * the open points next to it are not connected, or a safe stone is next to it. Nothing else that
   * is played adds to the areas closed off.
   */
  boolean mayClose(int point) {
    if (isOuter[point]) {
      return true;
    }
    int[] circle = circles[point];
    int parts = 0;
    for (int i = 1; i < circle.length; i += 2) {
      boolean goesOn = isOpen(circle[i - 1]) && isOpen(circle[(i + 6) % 8]);
      parts += isOpen(circle[i]) && !goesOn ? 1 : 0;
    }
    return parts > 1;
  }

  private boolean isOpen(int point) {
    return point != OUTSIDE && board.color(point) != defender;
  }

  /** Whether of the target a stone is alive, or all are where every one must survive. */
  boolean isAlive(Target target) {
    findAreas();
    if (areas < 2) {
      return false;
    }
    dropUntilNoneFalls();
    int alive = 0;
    for (int i = 0; i < target.standing(); i++) {
      alive += vital[board.chain(target.stone(i))] >= 2 ? 1 : 0;
    }
    return target.survives(alive);
  }

  /** Whether a point was in an eye of what was alive when asked last. */
  boolean isInEye(int point) {
    return areaOf[point] > NONE && isEye[areaOf[point]];
  }

  private void findAreas() {
    for (int point : ground) {
      areaOf[point] = NONE;
    }
    contacts = 0;
    areas = 0;
    for (int point : outer) {
      if (isFree(point)) {
        flood(point, OUTSIDE);
      }
    }
    for (int point : ground) {
      if (isFree(point)) {
        addContacts(flood(point, ++areas));
      }
    }
  }

  /** Whether a point belongs to an area that has not been found. */
  private boolean isFree(int point) {
    return areaOf[point] == NONE && board.color(point) != defender;
  }

  /** Puts the points of an area on the queue; returns their number. */
  private int flood(int from, int area) {
    int count = 0;
    areaOf[from] = area;
    queue[count++] = from;
    for (int i = 0; i < count; i++) {
      for (int next : adjacent[queue[i]]) {
        if (isFree(next)) {
          areaOf[next] = area;
          queue[count++] = next;
        }
      }
    }
    return count;
  }

  /** Adds the contacts of the area whose points are on the queue. */
  private void addContacts(int count) {
    int first = contacts;
    int empty = 0;
    for (int i = 0; i < count; i++) {
      int point = queue[i];
      boolean free = board.color(point) == Color.EMPTY;
      empty += free ? 1 : 0;
      for (int next : adjacent[point]) {
        if (board.color(next) == defender) {
          int contact = contact(board.chain(next), first);
          if (free && lastTouch[contact] != point) {
            lastTouch[contact] = point;
            touches[contact]++;
          }
        }
      }
    }
    for (int i = first; i < contacts; i++) {
      isVital[i] = touches[i] == empty;
    }
  }

  private int contact(int chain, int first) {
    int known = contactOf[chain];
    if (known >= first && known < contacts && chainAt[known] == chain) {
      return known;
    }
    areaAt[contacts] = areas;
    chainAt[contacts] = chain;
    touches[contacts] = 0;
    lastTouch[contacts] = -1;
    contactOf[chain] = contacts;
    return contacts++;
  }

  private void dropUntilNoneFalls() {
    Arrays.fill(isEye, 0, areas + 1, true);
    boolean dropped = true;
    while (dropped) {
      Arrays.fill(vital, 0);
      for (int i = 0; i < contacts; i++) {
        vital[chainAt[i]] += isEye[areaAt[i]] && isVital[i] ? 1 : 0;
      }
      dropped = false;
      for (int i = 0; i < contacts; i++) {
        if (isEye[areaAt[i]] && vital[chainAt[i]] < 2) {
          isEye[areaAt[i]] = false;
          dropped = true;
        }
      }
    }
    keepVital();
  }

  /** An area that is left but vital to no chain is no eye. */
  private void keepVital() {
    int done = 0;
    while (done < contacts) {
      int area = areaAt[done];
      boolean eye = false;
      for (; done < contacts && areaAt[done] == area; done++) {
        eye |= isVital[done];
      }
      isEye[area] &= eye;
    }
  }
}
