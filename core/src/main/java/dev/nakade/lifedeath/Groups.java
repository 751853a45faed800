package dev.nakade.lifedeath;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.PointSet;
import java.util.ArrayList;
import java.util.List;

/**
 * The stones of one colour, parted into groups: two stones belong together if it costs no more to
 * connect them than to bring either of them out.
 */
final class Groups {
  private final Board board;
  private final int color;
  private final Escape escape;

  /** Stones of the opponent that have no way out: they do not part what lies around them. */
  private final PointSet captives;

  private Groups(Board board, int color, Escape escape, Escape opponent) {
    this.board = board;
    this.color = color;
    this.escape = escape;
    this.captives = board.points(Color.opponent(color));
    captives.copy().stream()
        .filter(stone -> opponent.price(stone) < Escape.CLOSED)
        .forEach(captives::remove);
  }

  /** The groups of a colour, given how each side gets out. */
  static List<PointSet> of(Board board, int color, Escape escape, Escape opponent) {
    return new Groups(board, color, escape, opponent).groups();
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
        .forEach(linked::add);
    return linked;
  }
}
