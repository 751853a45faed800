package dev.nakade.sgf;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Legality;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import java.util.List;
import java.util.OptionalInt;

/** Carries out the setup and the moves from the root to a node. */
final class Replay {
  private final ComplaintBook complaints;
  private final Size size;
  private Board board;
  private Turn turn;
  private int lastMove = Point.NONE;
  private int moveNumber;

  /** The node whose properties are being carried out. */
  private SgfNode current;

  Replay(SgfNode node, ComplaintBook complaints) {
    List<SgfNode> path = node.path();
    this.complaints = complaints;
    this.current = path.get(0);
    this.size = RecordSize.of(current, complaints);
    this.board = new Board(size);
    this.turn = Turn.first(current);
    checkGame();
    for (SgfNode step : path) {
      current = step;
      setUp();
      move();
      read();
    }
    turn = turn.stated() ? turn : beforeNextMove(node);
  }

  Board board() {
    return board;
  }

  Turn turn() {
    return turn;
  }

  int lastMove() {
    return lastMove;
  }

  int moveNumber() {
    return moveNumber;
  }

  private void checkGame() {
    String game = current.text("GM").orElse("1").strip();
    if (!game.equals("1") && !game.isEmpty()) {
      complain("GM[" + game + "] is not Go");
    }
  }

  private Turn beforeNextMove(SgfNode node) {
    OptionalInt mover = Turn.nextMover(node);
    return mover.isPresent() ? new Turn(mover.getAsInt(), false) : turn;
  }

  private void setUp() {
    if (!current.has("AB") && !current.has("AW") && !current.has("AE")) {
      return;
    }
    if (current.has("B") || current.has("W")) {
      complain("setup and a move in the same node: the move is made last");
    }
    PointSet touched = new PointSet(size);
    int[] colors = new int[size.area()];
    for (int point = 0; point < colors.length; point++) {
      colors[point] = board.color(point);
    }
    for (String id : current.properties().keySet()) {
      switch (id) {
        case "AB" -> setUp(id, Color.BLACK, colors, touched);
        case "AW" -> setUp(id, Color.WHITE, colors, touched);
        case "AE" -> setUp(id, Color.EMPTY, colors, touched);
        default -> {}
      }
    }
    board = Board.of(size, point -> colors[point]);
    PointSet breathless = board.breathless();
    if (!breathless.isEmpty()) {
      complain("stones without liberties set up: " + breathless);
    }
  }

  private void setUp(String id, int color, int[] colors, PointSet touched) {
    PointSet points =
        SgfPoints.points(
            size,
            current.values(id),
            value -> complain(id + "[" + value + "] is not on the board"));
    PointSet again = points.copy().retainAll(touched);
    if (!again.isEmpty()) {
      complain(id + " sets up points that the node has set up before: " + again);
    }
    points.forEach(point -> colors[point] = color);
    touched.addAll(points);
  }

  private void move() {
    if (current.values("B").size() + current.values("W").size() > 1) {
      complain("more than one move in a node: made in turn");
    }
    for (String id : current.properties().keySet()) {
      if (id.equals("B") || id.equals("W")) {
        int player = id.equals("B") ? Color.BLACK : Color.WHITE;
        current.values(id).forEach(value -> move(id, value, player));
      }
    }
  }

  private void move(String id, String value, int player) {
    OptionalInt move = SgfPoints.move(size, value);
    moveNumber++;
    turn = Turn.after(player);
    if (move.isEmpty()) {
      complain(id + "[" + value + "] is not on the board: not played");
      return;
    }
    lastMove = move.getAsInt();
    Legality legality = board.legality(lastMove, player);
    if (legality.isLegal()) {
      board.play(lastMove, player);
    } else {
      complainIllegal(player, legality);
      force(lastMove, player);
    }
  }

  /** Nothing, if {@code KO} says that the move is meant to be made whatever the rules say. */
  private void complainIllegal(int player, Legality legality) {
    if (!current.has("KO")) {
      String move = Color.name(player) + " " + Point.name(size, lastMove);
      complain("illegal move " + move + ": " + reason(legality));
    }
  }

  private static String reason(Legality legality) {
    return switch (legality) {
      case OCCUPIED -> "the point is occupied";
      case KO -> "it retakes a ko at once";
      case SUICIDE -> "it is suicide";
      case LEGAL, OFF_BOARD, SUPERKO -> throw new AssertionError(legality);
    };
  }

  /** Makes an illegal move: without what stood there and any ban, or as a suicide. */
  private void force(int point, int player) {
    if (board.color(point) != Color.EMPTY) {
      board.set(point, Color.EMPTY);
    }
    board.banKo(Point.NONE, Color.EMPTY);
    if (board.legality(point, player).isLegal()) {
      board.play(point, player);
    } else {
      board.set(point, player);
      PointSet chain = PointSet.of(size, point);
      for (int stone = board.nextInChain(point); chain.add(stone); ) {
        stone = board.nextInChain(stone);
      }
      Board before = board;
      board = Board.of(size, it -> chain.contains(it) ? Color.EMPTY : before.color(it));
    }
  }

  /** What a node says about the turn and the number of the move. */
  private void read() {
    if (current.has("PL")) {
      Turn.stated(current)
          .ifPresentOrElse(
              stated -> turn = stated, () -> complain("PL names neither black nor white"));
    }
    String number = current.text("MN").orElse("").strip();
    if (number.matches("\\d{1,9}")) {
      moveNumber = Integer.parseInt(number);
    }
  }

  private void complain(String message) {
    complaints.add(current.line(), current.column(), message);
  }
}
