package dev.nakade.lifedeath;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Connected points that a defender's chain closes in, and the sides on which the board ends with
 * them. Walls are white, and around them stands Black, two stones deep.
 */
record EyeSpace(List<Cell> cells, Set<Side> edges) {
  /** Where the board may end. */
  enum Side {
    LEFT,
    TOP,
    RIGHT,
    BOTTOM;

    private Side turned() {
      return switch (this) {
        case LEFT -> TOP;
        case TOP -> RIGHT;
        case RIGHT -> BOTTOM;
        case BOTTOM -> LEFT;
      };
    }

    private Side mirrored() {
      return this == LEFT ? RIGHT : this == RIGHT ? LEFT : this;
    }
  }

  /** A point of the plane, upper left at the origin. */
  record Cell(int x, int y) implements Comparable<Cell> {
    private Cell turned() {
      return new Cell(-y, x);
    }

    private Cell mirrored() {
      return new Cell(-x, y);
    }

    private List<Cell> neighbours() {
      return List.of(
          new Cell(x - 1, y), new Cell(x + 1, y), new Cell(x, y - 1), new Cell(x, y + 1));
    }

    /** Moves of a king between the two. */
    private int distance(Cell other) {
      return Math.max(Math.abs(x - other.x), Math.abs(y - other.y));
    }

    @Override
    public int compareTo(Cell other) {
      return Comparator.comparingInt(Cell::y).thenComparingInt(Cell::x).compare(this, other);
    }
  }

  /** Between the space and the board's border, where it does not end with the space. */
  private static final int MARGIN = 4;

  /** The colour of the wall, which is the target. */
  static final int DEFENDER = Color.WHITE;

  /** Every space of so many points, at every choice of edges, once of all that look alike. */
  static List<EyeSpace> all(int points) {
    Set<List<Cell>> shapes = Set.of(List.of(new Cell(0, 0)));
    for (int n = 1; n < points; n++) {
      Set<List<Cell>> larger = new HashSet<>();
      for (List<Cell> shape : shapes) {
        for (Cell cell : shape) {
          for (Cell next : cell.neighbours()) {
            if (!shape.contains(next)) {
              List<Cell> grown = new ArrayList<>(shape);
              grown.add(next);
              larger.add(canonical(new EyeSpace(grown, Set.of())).cells);
            }
          }
        }
      }
      shapes = larger;
    }
    Set<EyeSpace> spaces = new LinkedHashSet<>();
    for (List<Cell> shape : shapes.stream().sorted(EyeSpace::compare).toList()) {
      for (Set<Side> edges : choices()) {
        EyeSpace space = canonical(new EyeSpace(shape, edges));
        if (!space.wall().isEmpty()) {
          spaces.add(space);
        }
      }
    }
    return List.copyOf(spaces);
  }

  private static List<Set<Side>> choices() {
    List<Set<Side>> choices = new ArrayList<>(List.of(Set.of()));
    for (Side side : Side.values()) {
      for (Set<Side> choice : List.copyOf(choices)) {
        Set<Side> more = new TreeSet<>(choice);
        more.add(side);
        choices.add(more);
      }
    }
    return choices;
  }

  private static int compare(List<Cell> a, List<Cell> b) {
    return Comparator.comparing(List<Cell>::toString).compare(a, b);
  }

  /** Of the eight ways to look at a space, the one whose text comes first. */
  private static EyeSpace canonical(EyeSpace space) {
    List<EyeSpace> images = new ArrayList<>();
    EyeSpace image = space;
    for (int i = 0; i < 4; i++) {
      images.add(image.normal());
      images.add(image.mirrored().normal());
      image = image.turned();
    }
    return Collections.min(images, Comparator.comparing(EyeSpace::toString));
  }

  private EyeSpace turned() {
    EnumSet<Side> sides = EnumSet.noneOf(Side.class);
    edges.forEach(side -> sides.add(side.turned()));
    return new EyeSpace(cells.stream().map(Cell::turned).toList(), sides);
  }

  private EyeSpace mirrored() {
    EnumSet<Side> sides = EnumSet.noneOf(Side.class);
    edges.forEach(side -> sides.add(side.mirrored()));
    return new EyeSpace(cells.stream().map(Cell::mirrored).toList(), sides);
  }

  private EyeSpace normal() {
    int left = cells.stream().mapToInt(Cell::x).min().orElseThrow();
    int top = cells.stream().mapToInt(Cell::y).min().orElseThrow();
    List<Cell> moved =
        cells.stream().map(cell -> new Cell(cell.x - left, cell.y - top)).sorted().toList();
    return new EyeSpace(moved, new TreeSet<>(edges));
  }

  private Size size() {
    int width = 1 + cells.stream().mapToInt(Cell::x).max().orElseThrow();
    int height = 1 + cells.stream().mapToInt(Cell::y).max().orElseThrow();
    return Size.of(
        width + margin(Side.LEFT) + margin(Side.RIGHT),
        height + margin(Side.TOP) + margin(Side.BOTTOM));
  }

  private int margin(Side side) {
    return edges.contains(side) ? 0 : MARGIN;
  }

  private int point(Size size, Cell cell) {
    return size.point(cell.x + margin(Side.LEFT), cell.y + margin(Side.TOP));
  }

  /** The points of the board at this distance from the space. */
  private List<Cell> at(int distance) {
    Size size = size();
    List<Cell> found = new ArrayList<>();
    for (int y = 0; y < size.height(); y++) {
      for (int x = 0; x < size.width(); x++) {
        Cell cell = new Cell(x - margin(Side.LEFT), y - margin(Side.TOP));
        if (cells.stream().mapToInt(cell::distance).min().orElseThrow() == distance) {
          found.add(cell);
        }
      }
    }
    return found;
  }

  /** The points around the space, and those behind which no room is left for Black's stones. */
  private Set<Cell> wall() {
    Set<Cell> wall = new TreeSet<>(at(1));
    Set<Cell> roomy = new TreeSet<>(at(MARGIN));
    Set<Cell> around = around();
    for (Set<Cell> more = roomy; !more.isEmpty(); ) {
      Set<Cell> next = new TreeSet<>();
      more.forEach(cell -> next.addAll(cell.neighbours()));
      next.retainAll(around);
      next.removeAll(roomy);
      roomy.addAll(next);
      more = next;
    }
    around.removeAll(roomy);
    wall.addAll(around);
    return wall;
  }

  private Set<Cell> around() {
    Set<Cell> around = new TreeSet<>(at(2));
    around.addAll(at(3));
    return around;
  }

  /** Places outside for liberties of the wall, far enough from each other not to touch. */
  List<Cell> outside() {
    Set<Cell> wall = wall();
    List<Cell> found = new ArrayList<>();
    for (Cell cell : at(2)) {
      boolean touches = !wall.contains(cell) && cell.neighbours().stream().anyMatch(wall::contains);
      if (touches && found.stream().allMatch(other -> other.distance(cell) > 2)) {
        found.add(cell);
      }
    }
    return found;
  }

  /** The empty space, with as many liberties outside. */
  Problem problem(int liberties, int toMove) {
    Size size = size();
    Board board = new Board(size);
    PointSet region = new PointSet(size);
    wall().forEach(cell -> board.set(point(size, cell), DEFENDER));
    PointSet target = board.points(DEFENDER);
    List<Cell> free = outside().subList(0, liberties);
    Set<Cell> around = around();
    free.forEach(around::remove);
    around.removeAll(wall());
    around.forEach(cell -> board.set(point(size, cell), Color.opponent(DEFENDER)));
    addAll(region, cells);
    addAll(region, free);
    return new Problem(board, toMove, target, region);
  }

  private void addAll(PointSet region, Collection<Cell> added) {
    added.forEach(cell -> region.add(point(region.size(), cell)));
  }
}
