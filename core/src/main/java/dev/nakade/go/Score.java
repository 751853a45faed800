package dev.nakade.go;

/** The score of an arrangement of stones at the end of a game. Positive is good for Black. */
public final class Score {
  private Score() {}

  /**
   * Area scoring: stones, and empty points that only one colour reaches, in seki too. All stones on
   * the board count as alive.
   */
  public static int area(Stones stones) {
    return owned(stones, Color.BLACK).count() - owned(stones, Color.WHITE).count();
  }

  /**
   * Territory scoring: empty points that only one colour reaches once the dead stones are lifted,
   * and prisoners: those captured in play and the dead.
   */
  public static int territory(Board board, PointSet dead) {
    Board cleared = Board.of(board.size(), p -> dead.contains(p) ? Color.EMPTY : board.color(p));
    int black = owned(cleared, Color.BLACK).count() - cleared.points(Color.BLACK).count();
    int white = owned(cleared, Color.WHITE).count() - cleared.points(Color.WHITE).count();
    return black + lost(board, dead, Color.WHITE) - white - lost(board, dead, Color.BLACK);
  }

  private static int lost(Board board, PointSet dead, int color) {
    return board.captured(color) + board.points(color).retainAll(dead).count();
  }

  /** The stones of a colour and the empty points that it reaches and the other does not. */
  public static PointSet owned(Stones stones, int color) {
    return reach(stones, color).removeAll(reach(stones, Color.opponent(color)));
  }

  /** The stones of a colour and all empty points with a way to them over empty points. */
  private static PointSet reach(Stones stones, int color) {
    PointSet reached = stones.points(color);
    PointSet empty = stones.points(Color.EMPTY);
    PointSet edge = reached.border().retainAll(empty);
    while (!edge.isEmpty()) {
      reached.addAll(edge);
      edge = reached.border().retainAll(empty);
    }
    return reached;
  }
}
