package dev.nakade.lifedeath;

import dev.nakade.go.Board;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import java.util.ArrayList;
import java.util.List;

/**
 * The stones of one colour, parted into groups: two stones belong together if it costs no more to
 * connect them than to bring either of them out; of stones that do not get out, if they are near.
 */
final class Groups {
  /** So many steps of a king make two points far apart. */
  private static final int FAR = 7;

  private final Board board;
  private final int color;
  private final Escape escape;

  /** Stones of the opponent that do not part what lies around them. */
  private final PointSet captives;

  private Groups(Board board, int color, Escape escape, PointSet captives) {
    this.board = board;
    this.color = color;
    this.escape = escape;
    this.captives = captives;
  }

  /** The groups of a colour, given how it gets out and which of the opponent's stones do not. */
  static List<PointSet> of(Board board, int color, Escape escape, PointSet captives) {
    return new Groups(board, color, escape, captives).groups();
  }

  private List<PointSet> groups() {
    List<PointSet> groups = new ArrayList<>();
    PointSet rest = board.points(color);
    while (!rest.isEmpty()) {
      PointSet group = around(rest.stream().findFirst().orElseThrow());
      rest.removeAll(group);
      groups.add(group);
    }
    return groups;
  }

  private PointSet around(int first) {
    PointSet group = new PointSet(board.size());
    PointSet fresh = PointSet.of(board.size(), first);
    while (!fresh.isEmpty()) {
      int stone = fresh.stream().findFirst().orElseThrow();
      group.add(stone);
      fresh.addAll(linked(stone)).removeAll(group);
    }
    return group;
  }

  private PointSet linked(int stone) {
    int[] prices = escape.pricesThrough(PointSet.of(board.size(), stone), captives);
    PointSet linked = new PointSet(board.size());
    board.points(color).stream()
        .filter(other -> prices[other] <= Math.min(escape.price(stone), escape.price(other)))
        .filter(other -> prices[other] < Escape.CLOSED || !areFar(board.size(), stone, other))
        .forEach(linked::add);
    return linked;
  }

  /** Whether two points are so far apart that stones there need not have to do with each other. */
  static boolean areFar(Size size, int from, int to) {
    return Math.abs(size.x(from) - size.x(to)) >= FAR || Math.abs(size.y(from) - size.y(to)) >= FAR;
  }
}
