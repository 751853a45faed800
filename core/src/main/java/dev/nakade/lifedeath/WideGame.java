package dev.nakade.lifedeath;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import java.util.EnumSet;
import java.util.Set;

/**
 * A fight of any size, on a board that has nothing but its ground and the stones around it, which
 * are protected. Slower than {@link LocalGame}, and without its guesses of the work left.
 */
final class WideGame extends Fight {
  private static final class Position extends Circumstances {
    /** Whether it is known that the defender has not closed off two areas. */
    private boolean hasFewAreas;
  }

  private final Board board;
  private final Target target;
  private final BoardLife life;
  private final PointSet ground;
  private final PointSet playable;
  private final int[] points;
  private final int[] region;
  private final int defenderColor;
  private final boolean isClosed;

  /** Of each point, how many of the moves with which the defender would live rest on it. */
  private final int[] rests;

  WideGame(Problem problem) {
    this(problem, EnumSet.allOf(Idea.class));
  }

  WideGame(Problem problem, Set<Idea> ideas) {
    // Keys of stones are the board's own, which are those that come before all others here.
    super(problem, Size.MAX_AREA, ideas);
    defenderColor = problem.defender();
    ground = problem.ground();
    playable = problem.region();
    points = ground.stream().toArray();
    region = playable.stream().toArray();
    PointSet wall = ground.border();
    // What counts as safe is a stone of the attacker, a way out one of the defender.
    board =
        Board.of(
            problem.board().size(),
            point ->
                ground.contains(point)
                    ? problem.board().color(point)
                    : !wall.contains(point)
                        ? Color.EMPTY
                        : problem.safe().contains(point) ? attacker() : defenderColor);
    board.protect(wall);
    isClosed = problem.isClosed();
    target = new Target(problem, board);
    life = new BoardLife(board, defenderColor, ground);
    rests = new int[board.size().area()];
    Position first = blank();
    first.stoneKey = board.key();
    first.relevantKey = first.stoneKey;
    begin(first);
  }

  @Override
  Position here() {
    return (Position) super.here();
  }

  @Override
  Position before() {
    return (Position) super.before();
  }

  @Override
  Position blank() {
    return new Position();
  }

  @Override
  int point(int move) {
    return move == pass ? Point.PASS : move;
  }

  @Override
  boolean isLost() {
    return target.isLost();
  }

  @Override
  boolean isOut() {
    if (isClosed) {
      return false;
    }
    int out = 0;
    for (int i = 0; i < target.standing(); i++) {
      out += board.isProtected(target.stone(i)) ? 1 : 0;
    }
    return target.survives(out);
  }

  @Override
  boolean canGetOut() {
    if (isClosed || every) {
      return false;
    }
    for (int point : region) {
      if (point != here().ko && isGate(point)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a stone of the defender on a point would get the target out. */
  private boolean isGate(int point) {
    if (board.color(point) != Color.EMPTY) {
      return false;
    }
    boolean out = false;
    boolean meant = false;
    for (int direction = 0; direction < 4; direction++) {
      int next = board.size().neighbour(point, direction);
      if (next < board.size().area() && board.color(next) == defenderColor) {
        boolean free = board.isProtected(next);
        out |= free;
        meant |= !free && target.isIn(board.chain(next));
      }
    }
    return out && meant;
  }

  @Override
  PointSet ways(long zone) {
    PointSet outside = board.points(defenderColor).removeAll(ground).border();
    return outside.retainAll(ground);
  }

  @Override
  boolean isAlive() {
    if (here().hasFewAreas) {
      return false;
    }
    boolean alive = life.isAlive(target);
    here().hasFewAreas = life.areas() < 2;
    return alive;
  }

  @Override
  boolean isInAtari() {
    int first = target.stone(0);
    if (!every && board.liberties(first) > 1) {
      return false;
    }
    for (int i = 0; i < target.standing(); i++) {
      int stone = target.stone(i);
      if (every && canBeTaken(stone)) {
        return true;
      }
      if (!every && board.chain(stone) != board.chain(first)) {
        return false;
      }
    }
    return !every && canBeTaken(first);
  }

  private boolean canBeTaken(int stone) {
    if (board.liberties(stone) > 1) {
      return false;
    }
    int liberty = liberty(stone);
    return playable.contains(liberty) && liberty != here().ko;
  }

  /** A liberty of a chain. */
  private int liberty(int stone) {
    int at = stone;
    while (true) {
      for (int next : life.adjacent(at)) {
        if (board.color(next) == Color.EMPTY) {
          return next;
        }
      }
      at = board.nextInChain(at);
    }
  }

  /**
   * Two eyes are out of reach without room for two points apart; nor does the target survive if all
   * such room but one eye of at most two points is filled by the defender, since the attacker fills
   * all other points, where its stones are safe, and the eye last.
   */
  @Override
  boolean isHopeless() {
    if (!isClosed) {
      return false;
    }
    if (aim() == Aim.TWO_EYES) {
      return !hasRoom(/* withStones= */ true);
    }
    return (here().passes == 0 || here().attackerToMove)
        && canBeFilled()
        && !hasRoom(/* withStones= */ false);
  }

  private boolean canBeFilled() {
    for (int point : points) {
      if (board.color(point) == Color.EMPTY && !playable.contains(point)) {
        return false;
      }
    }
    return true;
  }

  /** Whether there is room for two eyes on points apart, also where stones of the defender are. */
  private boolean hasRoom(boolean withStones) {
    int first = Point.NONE;
    int second = Point.NONE;
    for (int point : points) {
      if ((withStones || board.color(point) != defenderColor) && isRoom(point)) {
        if (second != Point.NONE || (first != Point.NONE && !isNextTo(first, point))) {
          return true;
        }
        second = first;
        first = point;
      }
    }
    return false;
  }

  private boolean isNextTo(int point, int other) {
    for (int next : life.adjacent(point)) {
      if (next == other) {
        return true;
      }
    }
    return false;
  }

  /** Whether a point can still be an eye: no safe stone is there or next to it. */
  private boolean isRoom(int point) {
    if (life.isOuter(point) || isSafe(point)) {
      return false;
    }
    for (int next : life.adjacent(point)) {
      if (isSafe(next)) {
        return false;
      }
    }
    return true;
  }

  private boolean isSafe(int point) {
    return board.color(point) == attacker() && board.isProtected(point);
  }

  @Override
  int points(int[] into, boolean threat) {
    int player = here().attackerToMove ? attacker() : defenderColor;
    int ko = threat ? Point.NONE : here().ko;
    int end = 0;
    for (int point : region) {
      if (point != ko && board.isLegal(point, player)) {
        into[end++] = point;
      }
    }
    return end;
  }

  @Override
  public int candidates(int[] into, int start) {
    boolean attacks = here().attackerToMove;
    int player = attacks ? attacker() : defenderColor;
    int ko = here().threats(attacks) > 0 ? Point.NONE : here().ko;
    int threats = attacks && seesRelevance ? threatsToLive() : 0;
    int end = start;
    for (int point : region) {
      if (point != ko
          && board.isLegal(point, player)
          && (rests[point] == threats || threats == 0 || captures(point))) {
        into[end++] = point;
      }
    }
    if (threats == 0 || end == start) {
      into[end++] = pass;
    }
    return end;
  }

  /** Whether the attacker captures something there. */
  private boolean captures(int point) {
    for (int next : life.adjacent(point)) {
      if (board.color(next) == defenderColor && board.liberties(next) == 1) {
        return true;
      }
    }
    return false;
  }

  /**
   * Counts moves with which the defender would live, and for each point those that rest on it: the
   * attacker must play on a point on which all do, or capture something. Moves next to no stone of
   * the defender are not looked at; they would take long, and seldom live.
   */
  private int threatsToLive() {
    int threats = 0;
    boolean few = here().hasFewAreas;
    for (int point : region) {
      if (board.isLegal(point, defenderColor)
          && !life.isOuter(point)
          && hasOwnNeighbour(point)
          && (!few || life.mayClose(point))) {
        board.play(point, defenderColor);
        boolean lives = life.isAlive(target);
        board.undo();
        if (lives) {
          for (int other : region) {
            int before = threats == 0 ? 0 : rests[other];
            rests[other] = before + (other == point || life.isInEye(other) ? 1 : 0);
          }
          threats++;
        }
      }
    }
    return threats;
  }

  private boolean hasOwnNeighbour(int point) {
    for (int next : life.adjacent(point)) {
      if (board.color(next) == defenderColor) {
        return true;
      }
    }
    return false;
  }

  /** The board itself never bans a ko: whether a threat lifts the ban is decided here. */
  @Override
  void set(int move) {
    Position here = here();
    Position before = before();
    boolean attacks = before.attackerToMove;
    here.pass(before);
    here.hasFewAreas = before.hasFewAreas && (attacks || move == pass || !life.mayClose(move));
    int player = attacks ? attacker() : defenderColor;
    int captures = board.play(point(move), player);
    if (move != pass) {
      here.passes = 0;
      here.spent = move == before.ko;
      here.ko = captures == 1 && !attacks ? lastBreath(move) : board.koPoint();
      here.relevantKo = here.ko;
      board.banKo(Point.NONE, Color.EMPTY);
      if (attacks && captures > 0) {
        target.update();
      }
      here.stoneKey = board.key() ^ target.key();
      here.relevantKey = here.stoneKey;
    }
  }

  /**
   * The point of a single stone just captured if it is the only one around the defender's new stone
   * that is not the attacker's. Ways out do not count: stones of the attacker may be there.
   */
  private int lastBreath(int stone) {
    int last = Point.NONE;
    for (int next : life.adjacent(stone)) {
      int color = board.color(next);
      if (color == defenderColor || (color == Color.EMPTY && last != Point.NONE)) {
        return Point.NONE;
      }
      last = color == Color.EMPTY ? next : last;
    }
    return last;
  }

  @Override
  void takeBack() {
    while (board.moves() > ply()) {
      board.undo();
    }
    target.undone();
  }
}
