package dev.nakade.player;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import java.util.function.Predicate;

/** Moves about the safety of groups. */
final class GroupMoves {
  /** A safer group needs no help, and is not attacked. */
  private static final double SAFE = 0.8;

  /** A group that is this bad is given up. */
  private static final double LOST = -0.9;

  private GroupMoves() {}

  static void protect(Sight sight, int player, Ballot ballot) {
    around(sight, ballot, group -> group.color() == player, 0.35);
  }

  static void attack(Sight sight, int player, Ballot ballot) {
    around(sight, ballot, group -> group.color() != player, 0.3);
  }

  private static void around(Sight sight, Ballot ballot, Predicate<Group> wanted, double share) {
    for (Group group : sight.groups()) {
      if (wanted.test(group) && group.safety() < SAFE && group.safety() > LOST) {
        double stake = share * (group.stones().count() + group.space().count() / 2.0);
        double need = SAFE - group.safety();
        PointSet near = shapePoints(sight.board(), group);
        near.forEach(
            point ->
                ballot.add(
                    point,
                    stake * need * shape(sight.board(), point, group),
                    Math.min(12, stake * need)));
      }
    }
  }

  /** Empty points up to two steps from the stones of a group. */
  private static PointSet shapePoints(Board board, Group group) {
    PointSet near = group.stones().border();
    near.addAll(near.border());
    return near.retainAll(board.points(Color.EMPTY));
  }

  /** Points with room around them are better shape than those in a corner of stones. */
  private static double shape(Board board, int point, Group group) {
    Size size = board.size();
    int free = 0;
    int own = 0;
    for (int direction = 0; direction < 4; direction++) {
      int there = size.neighbour(point, direction);
      if (there < size.area()) {
        free += board.color(there) == Color.EMPTY ? 1 : 0;
        own += group.stones().contains(there) ? 1 : 0;
      }
    }
    double edge = Eyes.isAtEdge(size, point) ? 0.4 : 1;
    return edge * (0.3 + 0.2 * free) * (own > 1 ? 0.6 : 1);
  }

  static void live(Sight sight, int player, Ballot ballot) {
    vital(sight, ballot, group -> group.color() == player, 1.0);
  }

  static void kill(Sight sight, int player, Ballot ballot) {
    vital(sight, ballot, group -> group.color() != player, 0.9);
  }

  /** The middle of the eye space of groups with at least one eye and less than two. */
  private static void vital(Sight sight, Ballot ballot, Predicate<Group> wanted, double share) {
    for (Group group : sight.groups()) {
      if (wanted.test(group)
          && group.eyes() < 2
          && group.safety() < SAFE
          && group.safety() > LOST
          && group.space().count() <= 12) {
        double stake = share * group.stones().count();
        group
            .space()
            .forEach(
                point -> {
                  int inside = inside(sight.board().size(), point, group.space());
                  if (inside >= 2) {
                    ballot.add(point, stake * (inside - 1), Math.min(18, 2 * stake));
                  }
                });
      }
    }
  }

  private static int inside(Size size, int point, PointSet space) {
    int count = 0;
    for (int direction = 0; direction < 4; direction++) {
      int there = size.neighbour(point, direction);
      count += there < size.area() && space.contains(there) ? 1 : 0;
    }
    return count;
  }

  /** Outward points of groups with few eyes, by how much room there is beyond. */
  static void runOut(Sight sight, int player, Ballot ballot) {
    Board board = sight.board();
    for (Group group : sight.groups()) {
      if (group.color() == player && group.eyes() < 1.5 && group.safety() < 0.5) {
        PointSet edge = group.points().border().retainAll(board.points(Color.EMPTY));
        edge.forEach(
            point ->
                ballot.add(
                    point,
                    0.3
                        * group.stones().count()
                        * inside(board.size(), point, board.points(Color.EMPTY)),
                    6));
      }
    }
  }
}
