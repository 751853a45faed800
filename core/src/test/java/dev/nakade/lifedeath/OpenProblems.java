package dev.nakade.lifedeath;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import java.util.Random;

/** Random fights on small boards whose regions have gaps; all stones are in their regions. */
public final class OpenProblems {
  private static final int MOST_EMPTY = 7;

  private OpenProblems() {}

  /** A fight with ways out: only some of the black stones around are safe. */
  public static Problem death(Random random) {
    while (true) {
      Problem all = random.nextInt(3) == 0 ? corner(random) : anywhere(random);
      PointSet few = few(all.board().size(), random);
      PointSet safe = random.nextBoolean() ? all.safe() : all.safe().removeAll(few);
      Problem problem = all.within(all.ground(), safe);
      if (breathes(problem) && breathes(problem.forLife())) {
        return problem;
      }
    }
  }

  private static Problem anywhere(Random random) {
    while (true) {
      Size size = Size.of(3 + random.nextInt(4), 3 + random.nextInt(3));
      int open = 2 + random.nextInt(5);
      Board board = Board.of(size, point -> color(random.nextInt(10), open));
      PointSet region = region(board, random);
      PointSet near = region.copy().addAll(region.border());
      PointSet target = board.points(Color.WHITE).retainAll(near).removeAll(few(size, random));
      PointSet empty = region.copy().retainAll(board.points(Color.EMPTY));
      if (board.breathless().isEmpty()
          && !target.isEmpty()
          && !empty.isEmpty()
          && empty.count() <= MOST_EMPTY) {
        Survival survival = random.nextInt(4) == 0 ? Survival.EVERY : Survival.ANY;
        return new Problem(board, 1 + random.nextInt(2), target, region, survival);
      }
    }
  }

  /** A closed corner whose wall has lost a stone; behind it are others, with gaps. */
  private static Problem corner(Random random) {
    Problem closed = ClosedProblems.random(random);
    PointSet wall = closed.safe();
    Size size = wall.size();
    int gap = wall.stream().skip(random.nextInt(wall.count())).findFirst().orElseThrow();
    PointSet region = closed.region().copy();
    region.add(gap);
    region.addAll(region.border().removeAll(wall));
    PointSet behind = region.border().removeAll(wall).removeAll(few(size, random));
    Board board =
        Board.of(
            size,
            point ->
                point == gap
                    ? Color.EMPTY
                    : behind.contains(point) ? Color.BLACK : closed.board().color(point));
    return new Problem(board, closed.toMove(), closed.target(), region, closed.survival());
  }

  /** The same position where all around counts as safe, in the same region or in another one. */
  public static Problem life(Problem death, Random random) {
    for (int i = random.nextInt(4); i > 0; i--) {
      PointSet region = region(death.board(), random);
      PointSet near = region.copy().addAll(region.border());
      PointSet empty = region.copy().retainAll(death.board().points(Color.EMPTY));
      if (near.intersects(death.target()) && !empty.isEmpty() && empty.count() <= MOST_EMPTY) {
        PointSet ground = death.within(region, region).ground();
        Problem other = death.within(ground, ground).forLife();
        if (breathes(other)) {
          return other;
        }
      }
    }
    return death.forLife();
  }

  private static int color(int draw, int open) {
    return draw < open ? Color.EMPTY : draw % 2 == 0 ? Color.WHITE : Color.BLACK;
  }

  /** What is near some point, grown in steps of chance. */
  private static PointSet region(Board board, Random random) {
    Size size = board.size();
    PointSet region = PointSet.of(size, random.nextInt(size.area()));
    int steps = 1 + random.nextInt(4);
    for (int i = 0; i < steps; i++) {
      region.border().stream().filter(point -> random.nextInt(3) > 0).forEach(region::add);
    }
    return random.nextInt(3) == 0 ? region.removeAll(few(size, random)) : region;
  }

  private static PointSet few(Size size, Random random) {
    PointSet few = new PointSet(size);
    PointSet.full(size).stream().filter(point -> random.nextInt(4) == 0).forEach(few::add);
    return few;
  }

  /** Whether all stones of the ground have liberties there, or are held by what is around. */
  private static boolean breathes(Problem problem) {
    PointSet ground = problem.ground();
    PointSet free = problem.board().points(Color.EMPTY).retainAll(ground);
    PointSet black = problem.board().points(Color.BLACK).retainAll(ground);
    PointSet white = problem.board().points(Color.WHITE).retainAll(ground);
    PointSet waysOut = ground.border().removeAll(problem.safe());
    return breathe(black, free.copy().addAll(problem.safe()))
        && breathe(white, free.copy().addAll(waysOut));
  }

  private static boolean breathe(PointSet stones, PointSet breath) {
    PointSet alive = breath.border().retainAll(stones);
    PointSet more = alive.border().retainAll(stones);
    while (!more.isEmpty()) {
      alive.addAll(more);
      more = alive.border().retainAll(stones);
    }
    return alive.containsAll(stones);
  }
}
