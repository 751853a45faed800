package dev.nakade.player;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.search.Budget;
import dev.nakade.search.Driver;
import dev.nakade.search.Negamax;
import dev.nakade.search.Report;
import dev.nakade.search.Switches;
import dev.nakade.search.Table;

/**
 * Small searches with one aim on a board, which is left as it was: ladders, captures, the capture
 * of one of several blocks, and whether two blocks can be kept apart. Each is a search of the kit
 * over a {@link Pursuit} or a {@link Linkage}.
 */
final class Tactics {
  private static final int LADDER_LIBERTIES = 2;
  private static final int CAPTURE_LIBERTIES = 3;
  private static final int LADDER_DEPTH = 40;
  private static final int CAPTURE_DEPTH = 9;
  private static final int LINK_DEPTH = 4;
  private static final long LADDER_NODES = 200;
  private static final long CAPTURE_NODES = 120;
  private static final long LINK_NODES = 60;

  private final Board board;
  private final Pursuit pursuit;
  private final Negamax chase;
  private final Linkage linkage;
  private final Negamax link;
  private long nodes;

  Tactics(Board board) {
    Switches switches = Switches.ALPHA_BETA;
    this.board = board;
    this.pursuit = new Pursuit(board);
    this.chase = new Negamax(pursuit, switches, new Table(1, Table.Scheme.ALWAYS_REPLACE));
    this.linkage = new Linkage(board);
    this.link = new Negamax(linkage, switches, new Table(1, Table.Scheme.ALWAYS_REPLACE));
  }

  /** Positions visited so far. */
  long nodes() {
    return nodes;
  }

  /** The move that captures this block in a ladder, or {@link Point#NONE}. */
  int ladder(int stone) {
    return attack(LADDER_LIBERTIES, LADDER_DEPTH, LADDER_NODES, stone);
  }

  /** The move that captures this block, or {@link Point#NONE}. */
  int capture(int stone) {
    return attack(CAPTURE_LIBERTIES, CAPTURE_DEPTH, CAPTURE_NODES, stone);
  }

  /** The move that captures one of these blocks, or {@link Point#NONE}. */
  int captureOneOf(int... stones) {
    return attack(CAPTURE_LIBERTIES, CAPTURE_DEPTH, CAPTURE_NODES, stones);
  }

  private int attack(int liberties, int depth, long most, int... stones) {
    return search(stones, Color.opponent(board.color(stones[0])), liberties, depth, most);
  }

  /** A move that saves a block from a ladder, {@link Point#NONE} if there is none. */
  int escape(int stone) {
    return search(
        new int[] {stone}, board.color(stone), LADDER_LIBERTIES, LADDER_DEPTH, LADDER_NODES);
  }

  /** The first move with which a side reaches its aim in a chase; a pass is one, too. */
  private int search(int[] stones, int mover, int liberties, int depth, long most) {
    pursuit.begin(stones, mover, liberties);
    if (pursuit.over()) {
      return pursuit.value() > 0 ? Point.PASS : Point.NONE;
    }
    Budget budget = Budget.ofNodes(most);
    Report report = new Driver.Test(1).run(chase, depth, budget);
    nodes += report.nodes();
    boolean won = report.complete() && report.lower() > 0;
    return won && !report.line().isEmpty() ? pursuit.point(report.move()) : Point.NONE;
  }

  /** The move with which the opponent parts two blocks of one colour, or {@link Point#NONE}. */
  int part(int one, int other) {
    linkage.begin(one, other, Color.opponent(board.color(one)));
    if (linkage.over()) {
      return Point.NONE;
    }
    Report report = new Driver.Test(1).run(link, LINK_DEPTH, Budget.ofNodes(LINK_NODES));
    nodes += report.nodes();
    boolean won = report.complete() && report.lower() > 0;
    return won && !report.line().isEmpty() ? linkage.point(report.move()) : Point.NONE;
  }
}
