package dev.nakade.lifedeath;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import java.util.Random;

/** Random closed fights in which all kinds of verdicts turn up. */
public final class ClosedProblems {
  private static final Size SIZE = Size.of(9, 9);
  private static final int MOST_INSIDE = 9;

  private ClosedProblems() {}

  /** A corner of nine to twenty points behind Black's wall; White mostly stands along it. */
  public static Problem random(Random random) {
    while (true) {
      int width = 3 + random.nextInt(3);
      int height = 3 + random.nextInt(2);
      Board board =
          Board.of(SIZE, point -> color(SIZE.x(point), SIZE.y(point), width, height, random));
      PointSet white = board.points(Color.WHITE);
      if (white.isEmpty()
          || width * height - white.count() > MOST_INSIDE
          || !board.breathless().isEmpty()) {
        continue;
      }
      PointSet region = new PointSet(SIZE);
      for (int point = 0; point < SIZE.area(); point++) {
        if (SIZE.x(point) < width && SIZE.y(point) < height) {
          region.add(point);
        }
      }
      PointSet target = white.copy();
      if (random.nextInt(3) == 0) {
        white.stream().filter(point -> random.nextInt(3) == 0).forEach(target::remove);
      }
      if (!target.isEmpty()) {
        Survival survival = random.nextInt(4) == 0 ? Survival.EVERY : Survival.ANY;
        return new Problem(board, 1 + random.nextInt(2), target, region, survival);
      }
    }
  }

  private static int color(int x, int y, int width, int height, Random random) {
    if (x > width || y > height) {
      return Color.EMPTY;
    }
    if (x == width || y == height) {
      return Color.BLACK;
    }
    boolean edge = x == width - 1 || y == height - 1;
    int draw = random.nextInt(20);
    if (edge) {
      return draw < 18 ? Color.WHITE : draw < 19 ? Color.BLACK : Color.EMPTY;
    }
    return draw < 3 ? Color.WHITE : draw < 8 ? Color.BLACK : Color.EMPTY;
  }
}
