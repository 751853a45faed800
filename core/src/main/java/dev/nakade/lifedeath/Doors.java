package dev.nakade.lifedeath;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Gaps on the first line that the attacker can keep shut. A crawl along the edge below safe stones
 * gets the defender nowhere as long as the attacker follows above it; so a fight need not contain
 * the way along the edge, but only its beginning. docs/zones.md says why.
 */
final class Doors {
  private static final int DIRECTIONS = 4;

  /**
   * A door.
   *
   * @param hinge the point below the last safe stone
   * @param knob the next one on the first line
   * @param top the point above the knob
   * @param corridor all points of the first and second line from the knob on, to the corner or to
   *     where a stone of the attacker stands on the first line
   */
  record Door(int hinge, int knob, int top, PointSet corridor) {}

  private final Board board;
  private final int defender;
  private final Growth.Part part;

  private Doors(Board board, int defender, Growth.Part part) {
    this.board = board;
    this.defender = defender;
    this.part = part;
  }

  /** The doors of a part; nothing else of it is next to their corridors, and no two share any. */
  static List<Door> of(Board board, int defender, Growth.Part part) {
    return new Doors(board, defender, part).all();
  }

  private List<Door> all() {
    List<Door> doors = new ArrayList<>();
    PointSet taken = new PointSet(board.size());
    PointSet hinges =
        part.region().copy().addAll(part.region().border()).retainAll(board.points(Color.EMPTY));
    hinges.forEach(
        hinge -> {
          for (int along = 0; along < DIRECTIONS; along++) {
            door(hinge, along)
                .filter(door -> !door.corridor.intersects(taken))
                .ifPresent(
                    door -> {
                      doors.add(door);
                      taken.addAll(door.corridor);
                    });
          }
        });
    return doors;
  }

  /** The door from an empty point along the edge, if it is one. */
  private Optional<Door> door(int hinge, int along) {
    int entrance = next(hinge, opposite(along));
    int knob = next(hinge, along);
    int inwards = inwards(hinge, along);
    boolean fits =
        inwards < DIRECTIONS
            && isOn(entrance)
            && part.region().contains(entrance)
            && isOn(knob)
            && board.color(knob) == Color.EMPTY
            && part.safe().contains(next(hinge, inwards));
    return fits
        ? corridor(knob, along, inwards)
            .filter(corridor -> !corridor.intersects(part.region()))
            .filter(corridor -> touchesOnly(corridor, hinge))
            .map(corridor -> new Door(hinge, knob, next(knob, inwards), corridor))
        : Optional.empty();
  }

  private boolean touchesOnly(PointSet corridor, int hinge) {
    PointSet touched = corridor.border().retainAll(part.region());
    touched.remove(hinge);
    return touched.isEmpty();
  }

  /**
   * Where the defender's move behind a door is played on the board: at the knob, or if it has been
   * followed, beyond it. A pass if there is a stone or the end of the board.
   */
  static int behind(Board board, int hinge, int knob, boolean followed) {
    Size size = board.size();
    int x = 2 * size.x(knob) - size.x(hinge);
    int y = 2 * size.y(knob) - size.y(hinge);
    if (!followed) {
      return knob;
    }
    return size.contains(x, y) && board.color(size.point(x, y)) == Color.EMPTY
        ? size.point(x, y)
        : Point.PASS;
  }

  /** The direction from the edge along which another one leads; none if that is not an edge. */
  private int inwards(int point, int along) {
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      boolean across = direction != along && direction != opposite(along);
      if (across && !isOn(next(point, opposite(direction))) && isOn(next(point, direction))) {
        return direction;
      }
    }
    return DIRECTIONS;
  }

  /** Two lines from a point on, unless stones of the defender are there. */
  private Optional<PointSet> corridor(int from, int along, int inwards) {
    PointSet corridor = new PointSet(board.size());
    int low = from;
    boolean ends = false;
    while (!ends && isOn(low)) {
      ends = board.color(low) == Color.opponent(defender);
      int high = next(low, inwards);
      if (board.color(low) == defender || board.color(high) == defender) {
        return Optional.empty();
      }
      corridor.add(low);
      corridor.add(high);
      low = next(low, along);
    }
    return Optional.of(corridor);
  }

  private int next(int point, int direction) {
    return board.size().neighbour(point, direction);
  }

  private boolean isOn(int point) {
    return point < board.size().area();
  }

  private static int opposite(int direction) {
    return DIRECTIONS - 1 - direction;
  }
}
