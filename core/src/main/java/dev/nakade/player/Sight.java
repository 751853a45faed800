package dev.nakade.player;

import dev.nakade.go.Benson;
import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What Go Intellect sees on a board (Chen 2000, section 2): blocks, chains of blocks that cannot be
 * separated, groups of related chains with the space around them and their prisoners, their eyes
 * and safety, and the territory that follows. It is the same for both colours and in all eight
 * directions, but for whose turn it is.
 */
public final class Sight {
  /** No group; no chain. */
  public static final int NONE = -1;

  /** From so much influence on, an empty point belongs to a group. */
  private static final int OWN = 40;

  /** What becomes of a block by itself. */
  enum Fate {
    /** It cannot be captured at once. */
    SAFE,
    /** It is captured if the opponent moves first. */
    IN_DANGER,
    /** It is captured whoever moves first. */
    PRISONER
  }

  /** How closely it looks. */
  enum Care {
    /** Ladders only, as in the positions of a search. */
    QUICK,
    /** Also captures of blocks with three liberties, and whether chains can be parted. */
    THOROUGH
  }

  private final Board board;
  private final Tactics tactics;
  private final Care care;
  private final Size size;
  private final int area;
  private final int toMove;
  private final Fate[] fate;
  private final int[] attack;
  private final int[] defence;
  private final int[] chain;
  private final int[] influence;
  private final int[] groupOf;
  private final List<Group> groups = new ArrayList<>();
  private final double[] territory;

  private Sight(Board board, int toMove, Tactics tactics, LifeReader life, Care care) {
    this.board = board;
    this.tactics = tactics;
    this.care = care;
    this.size = board.size();
    this.area = size.area();
    this.toMove = toMove;
    this.fate = new Fate[area];
    this.attack = filled(area, Point.NONE);
    this.defence = filled(area, Point.NONE);
    this.chain = filled(area, NONE);
    this.groupOf = filled(area, NONE);
    this.territory = new double[area];
    readFates();
    joinChains();
    this.influence = Influence.of(board, prisoners());
    findGroups();
    measureSafety(life);
    fillTerritory();
  }

  /** Looks at a board, which is left as it was. Proofs of life come from {@code life}. */
  public static Sight of(Board board, int toMove, LifeReader life) {
    return new Sight(board, toMove, new Tactics(board), life, Care.THOROUGH);
  }

  static Sight of(Board board, int toMove, Tactics tactics, LifeReader life, Care care) {
    return new Sight(board, toMove, tactics, life, care);
  }

  private static int[] filled(int length, int value) {
    int[] array = new int[length];
    Arrays.fill(array, value);
    return array;
  }

  Board board() {
    return board;
  }

  int toMove() {
    return toMove;
  }

  /** A stone that stands for the chain of this stone, or {@link #NONE} on an empty point. */
  public int chain(int point) {
    return chain[point];
  }

  /** The number of the group that a point belongs to, or {@link #NONE}. */
  public int group(int point) {
    return groupOf[point];
  }

  public List<Group> groups() {
    return groups;
  }

  Fate fate(int stone) {
    return fate[board.chain(stone)];
  }

  /** The move that captures this block, or {@link Point#NONE}. */
  int attack(int stone) {
    return attack[board.chain(stone)];
  }

  /** The move that saves this block, or {@link Point#NONE}. */
  int defence(int stone) {
    return defence[board.chain(stone)];
  }

  /** Black's influence on a point less White's. */
  public int influence(int point) {
    return influence[point];
  }

  /** How surely a point is Black's, from −1 to 1. */
  public double territory(int point) {
    return territory[point];
  }

  /** The sum of {@link #territory}: points that Black is ahead on the board. */
  public double score() {
    double sum = 0;
    for (double share : territory) {
      sum += share;
    }
    return sum;
  }

  private boolean isHead(int point) {
    return board.color(point) != Color.EMPTY && board.chain(point) == point;
  }

  private void readFates() {
    for (int point = 0; point < area; point++) {
      if (isHead(point)) {
        fate[point] = readFate(point);
      }
    }
  }

  private Fate readFate(int block) {
    int liberties = board.liberties(block);
    if (liberties > (care == Care.THOROUGH ? 3 : 2)) {
      return Fate.SAFE;
    }
    attack[block] = liberties == 3 ? tactics.capture(block) : tactics.ladder(block);
    if (attack[block] == Point.NONE) {
      return Fate.SAFE;
    }
    defence[block] = liberties == 3 ? attack[block] : tactics.escape(block);
    return defence[block] == Point.NONE ? Fate.PRISONER : Fate.IN_DANGER;
  }

  /** Whether the opponent of two blocks of one colour can keep them apart, as far as is known. */
  boolean canBeParted(int one, int other) {
    return care == Care.QUICK || tactics.part(one, other) != Point.NONE;
  }

  /** Whether a move there captures one of two blocks, as far as is known. */
  boolean capturesOneOf(int point, int one, int other) {
    return care == Care.QUICK || tactics.captureOneOf(one, other) == point;
  }

  private boolean[] prisoners() {
    boolean[] dead = new boolean[area];
    for (int point = 0; point < area; point++) {
      dead[point] = isPrisoner(point);
    }
    return dead;
  }

  /** Whether a stone is captured whoever moves first, as far as is known. */
  public boolean isPrisoner(int point) {
    return board.color(point) != Color.EMPTY && fate(point) == Fate.PRISONER;
  }

  // Chains: blocks that cannot be separated.

  private void joinChains() {
    for (int point = 0; point < area; point++) {
      if (board.color(point) != Color.EMPTY) {
        chain[point] = board.chain(point);
      }
    }
    for (int point = 0; point < area; point++) {
      if (board.color(point) == Color.EMPTY) {
        joinAcross(point);
      } else if (isPrisoner(point)) {
        joinNeighbours(point, Color.opponent(board.color(point)));
      }
    }
    for (PatternForm form : PatternBook.STANDARD.forms(PatternBook.Kind.LINK)) {
      joinByPattern(form);
    }
  }

  /** Joins blocks that share this liberty, if it is protected or they share another one. */
  private void joinAcross(int point) {
    for (int i = 0; i < 4; i++) {
      int one = size.neighbour(point, i);
      if (one >= area || board.color(one) == Color.EMPTY || isPrisoner(one)) {
        continue;
      }
      for (int j = 0; j < i; j++) {
        int other = size.neighbour(point, j);
        if (other < area
            && board.color(other) == board.color(one)
            && !isPrisoner(other)
            && chain[other] != chain[one]
            && (isProtected(point, board.color(one)) || sharesAnother(point, one, other))) {
          join(one, other);
        }
      }
    }
  }

  /** Whether the opponent would be captured at once if it played there. */
  boolean isProtected(int point, int color) {
    int opponent = Color.opponent(color);
    int room = 0;
    for (int direction = 0; direction < 4; direction++) {
      int there = size.neighbour(point, direction);
      if (there == area) {
        continue;
      }
      if (board.color(there) == Color.EMPTY) {
        room++;
      } else if (board.color(there) == opponent) {
        room += board.liberties(there) - 1;
      } else if (board.liberties(there) == 1) {
        return false;
      }
    }
    return room <= 1;
  }

  private boolean sharesAnother(int point, int one, int other) {
    int stone = one;
    do {
      for (int direction = 0; direction < 4; direction++) {
        int there = size.neighbour(stone, direction);
        if (there < area
            && there != point
            && board.color(there) == Color.EMPTY
            && touchesBlock(there, other)) {
          return true;
        }
      }
      stone = board.nextInChain(stone);
    } while (stone != one);
    return false;
  }

  private boolean touchesBlock(int point, int block) {
    for (int direction = 0; direction < 4; direction++) {
      int there = size.neighbour(point, direction);
      if (there < area
          && board.color(there) != Color.EMPTY
          && board.chain(there) == board.chain(block)) {
        return true;
      }
    }
    return false;
  }

  /** Stones that are to be captured hold nothing apart. */
  private void joinNeighbours(int prisoner, int color) {
    int first = NONE;
    int stone = prisoner;
    do {
      for (int direction = 0; direction < 4; direction++) {
        int there = size.neighbour(stone, direction);
        if (there < area && board.color(there) == color && !isPrisoner(there)) {
          if (first != NONE) {
            join(first, there);
          }
          first = there;
        }
      }
      stone = board.nextInChain(stone);
    } while (stone != prisoner);
  }

  private void joinByPattern(PatternForm form) {
    for (int point = 0; point < area; point++) {
      int color = board.color(point);
      if (color != Color.EMPTY && !isPrisoner(point) && form.matches(board, point, color)) {
        int other = form.other(size, point);
        if (!isPrisoner(other)) {
          join(point, other);
        }
      }
    }
  }

  private void join(int one, int other) {
    int kept = Math.min(chain[one], chain[other]);
    int given = Math.max(chain[one], chain[other]);
    if (kept != given) {
      for (int point = 0; point < area; point++) {
        if (chain[point] == given) {
          chain[point] = kept;
        }
      }
    }
  }

  // Groups: chains with the space that they hold, and prisoners in it.

  private void findGroups() {
    for (int point = 0; point < area; point++) {
      int color = board.color(point);
      if (color != Color.EMPTY && !isPrisoner(point) && groupOf[point] == NONE) {
        grow(point, color);
      }
    }
  }

  /** Everything that hangs together with a stone over chains, own space and prisoners. */
  private void grow(int start, int color) {
    Group group = new Group(groups.size(), color, size);
    groups.add(group);
    int[] queue = new int[area];
    int count = 0;
    count = enter(start, group, queue, count);
    for (int done = 0; done < count; done++) {
      int point = queue[done];
      if (board.color(point) == color) {
        for (int other = 0; other < area; other++) {
          if (groupOf[other] == NONE && chain[other] == chain[point]) {
            count = enter(other, group, queue, count);
          }
        }
      }
      for (int direction = 0; direction < 4; direction++) {
        int there = size.neighbour(point, direction);
        if (there < area && groupOf[there] == NONE && belongs(there, color)) {
          count = enter(there, group, queue, count);
        }
      }
    }
  }

  private int enter(int point, Group group, int[] queue, int count) {
    groupOf[point] = group.number();
    if (board.color(point) == group.color()) {
      group.stones().add(point);
    } else {
      group.space().add(point);
    }
    queue[count] = point;
    return count + 1;
  }

  private boolean belongs(int point, int color) {
    int there = board.color(point);
    if (there == color) {
      return !isPrisoner(point);
    }
    if (there != Color.EMPTY) {
      return isPrisoner(point);
    }
    return influence[point] * (color == Color.BLACK ? 1 : -1) >= OWN;
  }

  // Safety.

  private void measureSafety(LifeReader life) {
    PointSet black = Benson.of(board, Color.BLACK).stones();
    PointSet white = Benson.of(board, Color.WHITE).stones();
    EyeCount eyes = new EyeCount(this);
    for (Group group : groups) {
      PointSet alive = group.color() == Color.BLACK ? black : white;
      eyes.count(group);
      if (group.stones().intersects(alive)) {
        group.settle(1);
      } else {
        askForLife(group, life);
      }
    }
    for (Group group : groups) {
      group.compare(rivals(group));
    }
  }

  /** The rules cannot tell, so it is searched for; what is proved is certain. */
  private void askForLife(Group group, LifeReader life) {
    if (!group.isUnclear()) {
      return;
    }
    LifeReader.Fate own = life.read(board, group.stones(), group.color());
    if (own == LifeReader.Fate.DIES) {
      group.settle(-1);
    } else if (own == LifeReader.Fate.LIVES
        && life.read(board, group.stones(), Color.opponent(group.color()))
            == LifeReader.Fate.LIVES) {
      group.settle(1);
    }
  }

  /** The opposing groups that touch a group or its space. */
  List<Group> rivals(Group group) {
    PointSet near = group.points().border();
    near.addAll(near.border());
    return groups.stream()
        .filter(other -> other.color() != group.color() && near.intersects(other.stones()))
        .toList();
  }

  // Territory.

  private void fillTerritory() {
    for (int point = 0; point < area; point++) {
      int number = groupOf[point];
      if (number != NONE) {
        Group group = groups.get(number);
        territory[point] = group.safety() * (group.color() == Color.BLACK ? 1 : -1);
      } else {
        territory[point] = open(point);
      }
    }
  }

  /** A point of no group counts by influence, up to a half, weighed by who radiates it. */
  private double open(int point) {
    double share = Math.max(-1, Math.min(1, influence[point] / (double) Influence.FULL)) / 2;
    double safety = nearestSafety(point, share > 0 ? Color.BLACK : Color.WHITE);
    return share * Math.max(0, safety);
  }

  private double nearestSafety(int point, int color) {
    double best = 0.5;
    for (int direction = 0; direction < 4; direction++) {
      int there = size.neighbour(point, direction);
      if (there < area && groupOf[there] != NONE && groups.get(groupOf[there]).color() == color) {
        best = Math.max(best, groups.get(groupOf[there]).safety());
      }
    }
    return best;
  }
}
