package dev.nakade.go;

import java.util.ArrayList;
import java.util.List;

/** All that a board tells, for comparing two moments or two boards. */
record Snapshot(List<Integer> perPoint, long key, int koPoint, int koColor, List<Integer> counts) {

  static Snapshot of(Board board) {
    List<Integer> perPoint = new ArrayList<>();
    for (int point = 0; point < board.size().area(); point++) {
      perPoint.add(board.color(point));
      if (board.color(point) != Color.EMPTY) {
        perPoint.add(board.liberties(point));
        perPoint.add(board.stones(point));
        perPoint.add(smallestOfChain(board, point));
      }
    }
    List<Integer> counts =
        List.of(board.captured(Color.BLACK), board.captured(Color.WHITE), board.moves());
    return new Snapshot(perPoint, board.key(), board.koPoint(), board.koColor(), counts);
  }

  static Snapshot of(SmallBoard board) {
    List<Integer> perPoint = new ArrayList<>();
    for (int point = 0; point < board.size().area(); point++) {
      perPoint.add(board.color(point));
    }
    List<Integer> counts = List.of(board.captures(), board.moves());
    return new Snapshot(perPoint, board.key(), board.koPoint(), board.koColor(), counts);
  }

  /** The ring of a chain walked once; that all its stones agree on it is part of the law. */
  private static int smallestOfChain(Board board, int point) {
    int smallest = point;
    int steps = 0;
    for (int stone = board.nextInChain(point); stone != point; stone = board.nextInChain(stone)) {
      if (board.chain(stone) != board.chain(point) || ++steps > board.size().area()) {
        throw new AssertionError("broken chain at " + Point.name(board.size(), point));
      }
      smallest = Math.min(smallest, stone);
    }
    if (steps + 1 != board.stones(point)) {
      throw new AssertionError("chain of " + (steps + 1) + " called " + board.stones(point));
    }
    return smallest;
  }
}
