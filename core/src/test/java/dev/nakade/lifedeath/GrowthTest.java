package dev.nakade.lifedeath;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Diagram;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import dev.nakade.go.Symmetry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The regions of open fights, on random boards. */
final class GrowthTest {
  private static final int SEED = 1971;
  private static final int POSITIONS = 300;
  private static final int MOST = 60;

  /** A board with stones of both colours, and a block of one of them. */
  private record Case(Board board, PointSet target, String where) {
    static Case random(Random random, int number) {
      while (true) {
        Size size = Size.of(5 + random.nextInt(9), 5 + random.nextInt(9));
        int open = 3 + random.nextInt(6);
        Board board =
            Board.of(
                size, point -> random.nextInt(10) < open ? Color.EMPTY : 1 + random.nextInt(2));
        PointSet stones = board.points(1 + random.nextInt(2));
        if (stones.isEmpty() || !board.breathless().isEmpty()) {
          continue;
        }
        PointSet one = PointSet.of(size, random(stones, random));
        PointSet target = one.reach(stones);
        if (random.nextInt(3) == 0) {
          target.add(random(stones, random));
        }
        String where =
            String.format(
                "seed %d, position %d, target %s%n%s", SEED, number, target, Diagram.format(board));
        return new Case(board, target, where);
      }
    }

    private static int random(PointSet points, Random random) {
      return points.stream().skip(random.nextInt(points.count())).findFirst().orElseThrow();
    }

    private int defender() {
      return board.color(target.stream().findFirst().orElseThrow());
    }

    private int empty(Growth.Part part) {
      return part.region().copy().retainAll(board.points(Color.EMPTY)).count();
    }

    private List<Growth.Part> forLife() {
      return new Growth(board, target).forLife(MOST);
    }

    private List<Growth.Part> forDeath() {
      return new Growth(board, target).forDeath(MOST);
    }

    /** Parts of which each goes further than the one before wherever it may. */
    private List<Growth.Part> wider() {
      Growth growth = new Growth(board, target);
      return Stream.iterate(
              growth.least(MOST),
              Optional::isPresent,
              part -> growth.wider(part.get(), part.get().region(), MOST))
          .map(Optional::get)
          .toList();
    }
  }

  /** What holds of parts for either proof; returns how many there were. */
  private static int check(Case one, List<Growth.Part> parts) {
    int last = 0;
    for (Growth.Part part : parts) {
      String where = one.where + part;
      PointSet region = part.region();
      assertThat(one.empty(part)).as(where).isGreaterThan(last).isLessThanOrEqualTo(MOST);
      last = one.empty(part);
      assertThat(region.containsAll(one.target)).as(where).isTrue();
      assertThat(Problem.breathes(one.board, one.defender(), region, part.safe()))
          .as(where)
          .isTrue();
      Problem problem =
          new Problem(one.board, Color.BLACK, one.target, region, Survival.ANY, part.safe());
      assertThat(problem.ground()).as(where).isEqualTo(region);
      assertThat(problem.breathes()).as(where).isTrue();
      assertThat(region.border().containsAll(part.safe())).as(where).isTrue();
    }
    return parts.size();
  }

  /** Doors add two points each to a part, and lead out below stones that stay strong. */
  @Test
  void doorsAreBelowStrongStones() {
    Random random = new Random(SEED);
    int doors = 0;
    for (int i = 0; i < 10 * POSITIONS; i++) {
      Case one = Case.random(random, i);
      Growth growth = new Growth(one.board, one.target);
      for (Growth.Part part : one.wider()) {
        Growth.Part doored = growth.withDoors(part);
        PointSet knobs = doored.doors();
        PointSet added = doored.region().copy().removeAll(part.region());
        assertThat(added.containsAll(knobs)).as(one.where).isTrue();
        assertThat(knobs.copy().addAll(knobs.border()).containsAll(added)).as(one.where).isTrue();
        assertThat(doored.safe()).as(one.where).isEqualTo(part.safe());
        Problem problem =
            new Problem(one.board, Color.BLACK, one.target, part.region()).within(doored);
        assertThat(problem.ground()).as(one.where).isEqualTo(doored.region());
        assertThat(problem.breathes()).as(one.where).isTrue();
        doors += knobs.count();
      }
    }
    assertThat(doors).isGreaterThan(10);
  }

  /** A wall whose stones can be captured from outside has gaps, whatever encloses the target. */
  @Test
  void onlyStrongWallsAreClosed() {
    Random random = new Random(SEED);
    int weak = 0;
    for (int i = 0; i < POSITIONS; i++) {
      Case one = Case.random(random, i);
      PointSet nothing = new PointSet(one.board.size());
      Problem problem = Problem.of(one.board, one.defender(), one.target, nothing);
      PointSet attackers = one.board.points(Color.opponent(one.defender()));
      PointSet capturable = Enclosure.weak(one.board, problem.ground(), attackers);
      assertThat(problem.safe().intersects(capturable)).as(one.where).isFalse();
      weak += capturable.isEmpty() ? 0 : 1;
    }
    assertThat(weak).isPositive();
  }

  @Test
  void partsAreGroundsThatGrow() {
    Random random = new Random(SEED);
    int life = 0;
    int death = 0;
    int walls = 0;
    for (int i = 0; i < POSITIONS; i++) {
      Case one = Case.random(random, i);
      life += check(one, one.forLife());
      death += check(one, one.forDeath());
      death += check(one, one.wider());
      assertThat(one.forLife())
          .as(one.where)
          .allMatch(part -> part.safe().equals(part.region().border()));
      PointSet stones = one.board.points(Color.opponent(one.defender()));
      assertThat(one.forDeath()).as(one.where).allMatch(part -> stones.containsAll(part.safe()));
      walls += (int) one.forDeath().stream().filter(part -> !part.safe().isEmpty()).count();
    }
    assertThat(life).isGreaterThan(POSITIONS);
    assertThat(death).isGreaterThan(POSITIONS);
    assertThat(walls).isGreaterThan(POSITIONS / 10);
  }

  /** No block is taken as safe that can be put into atari from the region alone. */
  @Test
  void safeStonesHaveLibertiesOutside() {
    Random random = new Random(SEED + 3);
    int walls = 0;
    for (int i = 0; i < 4 * POSITIONS; i++) {
      Case one = Case.random(random, i);
      PointSet attackers = one.board.points(Color.opponent(one.defender()));
      List<Growth.Part> parts = new ArrayList<>(one.forDeath());
      parts.addAll(one.wider());
      for (Growth.Part part : parts) {
        PointSet outside = one.board.points(Color.EMPTY).removeAll(part.region());
        for (int stone : part.safe().stream().toArray()) {
          PointSet block = PointSet.of(one.board.size(), stone).reach(attackers);
          PointSet liberties = block.border().retainAll(outside);
          // Two liberties are enough where another block shares both of them.
          PointSet linked = liberties.border().retainAll(attackers).removeAll(block);
          boolean strong =
              liberties.count() > 2
                  || (liberties.count() == 2 && !linked.isEmpty())
                  || (liberties.count() > 1
                      && liberties.stream().anyMatch(point -> isTrap(one, point)));
          assertThat(strong).as(one.where + part + " " + stone).isTrue();
          walls++;
        }
      }
    }
    assertThat(walls).isGreaterThan(POSITIONS);
  }

  /** A stone on the first line that a move at the hole beside it takes holds nothing. */
  @Test
  void aHoleHoldsOnlyWhatHasAnotherLiberty() {
    String held =
        """
        . . . . . . . . . . .
        O O O O X . . . . . .
        X X X X . . . . . . .
        . . . . X . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        """;
    String taken =
        """
        . O X . . . . . . . .
        O O O X X . . . . . .
        X X X X . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        """;
    Board open = Diagram.parse(held);
    int hanging = open.size().point(4, 1);
    PointSet region = PointSet.of(open.size(), 0, 1, 2, 3, 4, 11, 12, 13, 14);
    assertThat(strong(open, region).contains(hanging)).isTrue();
    Board edge = Diagram.parse(taken);
    int last = edge.size().point(2, 0);
    PointSet corner = PointSet.of(edge.size(), 0, 1, 11, 12, 13);
    assertThat(strong(edge, corner).contains(last)).isFalse();
  }

  /** A cut at a hole between blocks that have other liberties is taken, and cannot be repeated. */
  @Test
  void aStoneInAHoleIsTaken() {
    Random random = new Random(SEED + 4);
    int taken = 0;
    for (int i = 0; i < 10 * POSITIONS; i++) {
      Case one = Case.random(random, i);
      Growth growth = new Growth(one.board, one.target);
      PointSet empty = one.board.points(Color.EMPTY);
      int attacker = Color.opponent(one.defender());
      for (int hole : empty.stream().toArray()) {
        PointSet around = PointSet.of(one.board.size(), hole).border();
        if (!growth.isTrap(hole, empty) || !haveOtherLiberties(one.board, around, hole)) {
          continue;
        }
        String where = one.where + Point.name(one.board.size(), hole);
        PointSet way = around.retainAll(empty);
        Board board = one.board.copy();
        if (way.isEmpty()) {
          assertThat(board.isLegal(hole, one.defender())).as(where).isFalse();
          continue;
        }
        board.play(hole, one.defender());
        assertThat(board.points(attacker)).as(where).isEqualTo(one.board.points(attacker));
        board.play(way.stream().findFirst().orElseThrow(), attacker);
        assertThat(board.color(hole)).as(where).isEqualTo(Color.EMPTY);
        assertThat(board.isLegal(hole, one.defender())).as(where).isFalse();
        taken++;
      }
    }
    assertThat(taken).isGreaterThan(POSITIONS);
  }

  private static boolean haveOtherLiberties(Board board, PointSet stones, int hole) {
    PointSet others = board.points(Color.EMPTY).removeAll(stones);
    others.remove(hole);
    return stones.stream()
        .filter(stone -> board.color(stone) != Color.EMPTY)
        .allMatch(
            stone ->
                PointSet.of(board.size(), stone)
                    .reach(board.points(board.color(stone)))
                    .border()
                    .intersects(others));
  }

  private static PointSet strong(Board board, PointSet region) {
    return new Growth(board, board.points(Color.WHITE))
        .strongStones(board.points(Color.EMPTY).removeAll(region));
  }

  /** Whether a stone of the defender would have at most one liberty there, and touch another. */
  private static boolean isTrap(Case one, int point) {
    PointSet around = PointSet.of(one.board.size(), point).border();
    PointSet empty = around.copy().retainAll(one.board.points(Color.EMPTY));
    return empty.count() <= 1 && !around.intersects(one.board.points(one.defender()));
  }

  /** For life each part contains the one before: no stone leaves it. */
  @Test
  void partsForLifeContainEachOther() {
    Random random = new Random(SEED + 1);
    for (int i = 0; i < POSITIONS; i++) {
      Case one = Case.random(random, i);
      PointSet last = one.target;
      for (Growth.Part part : one.forLife()) {
        assertThat(part.region().containsAll(last)).as(one.where + part).isTrue();
        last = part.region();
      }
    }
  }

  @Test
  void partsAreTheSameFromEverySideAndWithColoursSwapped() {
    Random random = new Random(SEED + 2);
    for (int i = 0; i < POSITIONS / 5; i++) {
      Case one = Case.random(random, i);
      for (Symmetry symmetry : Symmetry.values()) {
        Board turned = symmetry.apply(one.board);
        PointSet target = symmetry.apply(one.target);
        for (Board board : List.of(turned, turned.swapColors())) {
          Case image = new Case(board, target, one.where);
          String where = one.where + symmetry;
          assertThat(image.forLife()).as(where).isEqualTo(image(symmetry, one.forLife()));
          assertThat(image.forDeath()).as(where).isEqualTo(image(symmetry, one.forDeath()));
          assertThat(image.wider()).as(where).isEqualTo(image(symmetry, one.wider()));
        }
      }
    }
  }

  private static List<Growth.Part> image(Symmetry symmetry, List<Growth.Part> parts) {
    return parts.stream()
        .map(part -> new Growth.Part(symmetry.apply(part.region()), symmetry.apply(part.safe())))
        .toList();
  }

  /** A wall with liberties enough, which the defender has hemmed in itself, may be captured. */
  @Test
  void aWallThatIsHemmedInIsNotSafe() {
    String hemmed =
        """
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . X X X X X X
        . . . X . . . . . . .
        . . . X . O O O O O O
        . . . X . O X X X X X
        . . . X . O X . . . .
        . . . X . O X . . . .
        . . . X . O X . . . .
        . . . X . O X . . . .
        """;
    String free =
        hemmed
            .replace("X . O", ". . O")
            .replace(". X X X X X X", ". . . . . . .")
            .replace(". . . X . . .", ". . . . . . .");
    assertThat(isWallSafe(free)).isTrue();
    assertThat(isWallSafe(hemmed)).isFalse();
  }

  private static boolean isWallSafe(String diagram) {
    Board board = Diagram.parse(diagram);
    int wall = Point.parse(board.size(), "F3").orElseThrow();
    PointSet target =
        PointSet.of(board.size(), Point.parse(board.size(), "G5").orElseThrow())
            .reach(board.points(Color.BLACK));
    return new Growth(board, target)
        .forDeath(MOST).stream().anyMatch(part -> part.safe().contains(wall));
  }
}
