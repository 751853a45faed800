package dev.nakade.player;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;

/** Counts the eyes of a group and its room to make more, by rules (after Chen and Chen 1999). */
final class EyeCount {
  /**
   * What a closed space of so many points is worth, in eyes, its owner and opponent alternating.
   */
  private static final double[] WORTH = {0, 1, 1, 1.5, 1.8, 1.9};

  private static final double FALSE_EYE = 0.25;
  private static final double SQUARE_OF_FOUR = 1;

  /** Outward points that give a group all the room it needs. */
  private static final double PLENTY = 7;

  private final Sight sight;
  private final Board board;
  private final Size size;

  EyeCount(Sight sight) {
    this.sight = sight;
    this.board = sight.board();
    this.size = board.size();
  }

  void count(Group group) {
    PointSet space = group.space();
    PointSet inner = new PointSet(size);
    int outward = 0;
    for (int point = 0; point < size.area(); point++) {
      if (space.contains(point)) {
        if (isInner(point, group.color())) {
          inner.add(point);
        } else {
          outward++;
        }
      }
    }
    double eyes = 0;
    PointSet left = inner.copy();
    for (int point = 0; point < size.area(); point++) {
      if (left.contains(point)) {
        PointSet room = PointSet.of(size, point).reach(left);
        left.removeAll(room);
        eyes += worth(room, group.color());
      }
    }
    group.measure(eyes, (outward + exits(group)) / PLENTY);
  }

  /** Whether no living stone of the opponent is next to the point. */
  private boolean isInner(int point, int color) {
    for (int direction = 0; direction < 4; direction++) {
      int there = size.neighbour(point, direction);
      if (there < size.area()
          && board.color(there) == Color.opponent(color)
          && !sight.isPrisoner(there)) {
        return false;
      }
    }
    return true;
  }

  private double worth(PointSet room, int color) {
    int count = room.count();
    if (count == 1) {
      int point = room.stream().findFirst().orElse(Point.NONE);
      int spoilers = Eyes.spoilers(board, point, color);
      return spoilers < (Eyes.isAtEdge(size, point) ? 1 : 2) ? 1 : FALSE_EYE;
    }
    if (count == 4 && isSquare(room)) {
      return SQUARE_OF_FOUR;
    }
    return count < WORTH.length ? WORTH[count] : 2;
  }

  private boolean isSquare(PointSet room) {
    return room.stream().map(size::x).distinct().count() == 2
        && room.stream().map(size::y).distinct().count() == 2;
  }

  /** Empty points beyond the space of a group that its stones or space touch. */
  private double exits(Group group) {
    PointSet around = group.points().border().retainAll(board.points(Color.EMPTY));
    return around.stream().filter(point -> isInner(point, group.color())).count();
  }
}
