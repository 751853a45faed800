package dev.nakade.lifedeath;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import dev.nakade.search.Budget;
import dev.nakade.search.Regression;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;

/**
 * Learns the weights of the {@link Appraisal}: random fights are solved, every position that the
 * search has solved on the way is an example, and logistic regression fits the weights to who won.
 * The second round searches with what the first has learned. The same arguments give the same
 * weights.
 */
public final class Learning {
  private static final int ROUNDS = 2;
  private static final long TABLE_BYTES = 64L << 20;
  private static final int FEATURES = Appraisal.Feature.values().length;

  private final Random random;
  private final Regression regression;

  private Learning(long seed) {
    random = new Random(seed);
    regression =
        new Regression(FEATURES, Appraisal.TABLES * Appraisal.WEIGHTS, Integer.MAX_VALUE, random);
  }

  /**
   * The weights as text, as the appraisal reads them.
   *
   * @param kind of what fights
   * @param problems fights a round
   * @param nodes the most that a fight may take
   */
  public static String weights(
      FightKind kind, int problems, long nodes, long seed, Consumer<String> progress) {
    Learning learning = new Learning(seed);
    for (int round = 1; round <= ROUNDS; round++) {
      int[] weights = learning.regression.hundredths();
      for (int i = 0; i < problems; i++) {
        learning.solve(learning.fight(kind), weights, nodes);
      }
      double loss = learning.regression.fit();
      progress.accept(
          String.format(
              "round %d: %,d examples, loss %.4f", round, learning.regression.examples(), loss));
    }
    return Appraisal.format(learning.regression.hundredths());
  }

  private void solve(Problem problem, int[] weights, long nodes) {
    LocalGame game = new LocalGame(problem, new Appraisal(weights), EnumSet.allOf(Idea.class));
    new Solver(
            game,
            problem,
            TABLE_BYTES,
            Budget.ofNodes(nodes),
            (moverWins, work) -> game.teach(regression, moverWins),
            question -> {})
        .solve(Solver.Wanted.ALL_MOVES);
  }

  private Problem fight(FightKind kind) {
    if (kind == FightKind.CLOSED) {
      return closedFight();
    }
    while (true) {
      Optional<Problem> fight = openFight(kind == FightKind.LIFE);
      if (fight.isPresent()) {
        return fight.get();
      }
    }
  }

  /** White stones in a corner or at an edge, with a wall of black stones around that has gaps. */
  private Optional<Problem> openFight(boolean life) {
    Size size = Size.of(13, 13);
    int width = 3 + random.nextInt(4);
    int height = 2 + random.nextInt(3);
    int left = random.nextInt(3) > 0 ? 0 : 3 + random.nextInt(3);
    double white = 0.2 + 0.3 * random.nextDouble();
    double black = 0.1 * random.nextDouble();
    double wall = 0.5 + 0.4 * random.nextDouble();
    Board board =
        Board.of(
            size,
            point -> {
              int x = size.x(point) - left;
              int y = size.y(point);
              if (isIn(x, width) && isIn(y, height)) {
                boolean atWall = x == width - 1 || y == height - 1 || (left > 0 && x == 0);
                double draw = random.nextDouble() - (atWall ? 0.2 : 0);
                return draw < white
                    ? Color.WHITE
                    : draw < white + black ? Color.BLACK : Color.EMPTY;
              }
              boolean around = isIn(x + 1, width + 2) && isIn(y, height + 1);
              boolean behind = isIn(x + 2, width + 4) && isIn(y, height + 2);
              double draw = random.nextDouble();
              return (around && draw < wall) || (behind && draw < 0.2) ? Color.BLACK : Color.EMPTY;
            });
    PointSet target = board.points(Color.WHITE);
    if (!board.breathless().isEmpty() || target.count() < 3) {
      return Optional.empty();
    }
    int toMove = 1 + random.nextInt(2);
    Growth growth = new Growth(board, target);
    List<Growth.Part> parts =
        (life ? growth.forLife(28) : growth.forDeath(28))
            .stream().filter(part -> part.region().count() - target.count() >= 8).toList();
    if (parts.isEmpty()) {
      return Optional.empty();
    }
    Growth.Part part = parts.get(random.nextInt(parts.size()));
    Problem problem =
        new Problem(board, toMove, target, part.region()).within(part.region(), part.safe());
    return problem.ground().count() > LocalPoints.BITS
        ? Optional.empty()
        : Optional.of(life ? problem.forLife() : problem);
  }

  /** Black's wall closes in a rectangle of random stones, in a corner, at an edge or inside. */
  private Problem closedFight() {
    Size size = Size.of(11, 11);
    while (true) {
      int width = 3 + random.nextInt(4);
      int height = 3 + random.nextInt(3);
      int left = random.nextBoolean() ? 0 : 1 + random.nextInt(3);
      int top = random.nextInt(3) > 0 ? 0 : 1 + random.nextInt(3);
      Board board = fill(size, left, top, width, height);
      PointSet region = new PointSet(size);
      for (int point = 0; point < size.area(); point++) {
        if (isIn(size.x(point) - left, width) && isIn(size.y(point) - top, height)) {
          region.add(point);
        }
      }
      PointSet target = board.points(Color.WHITE);
      int empty = region.copy().retainAll(board.points(Color.EMPTY)).count();
      if (board.breathless().isEmpty() && target.count() >= 4 && empty >= 5 && empty <= 12) {
        return new Problem(board, 1 + random.nextInt(2), target, region);
      }
    }
  }

  private Board fill(Size size, int left, int top, int width, int height) {
    double white = 0.25 + 0.3 * random.nextDouble();
    double black = 0.05 + 0.2 * random.nextDouble();
    return Board.of(
        size,
        point -> {
          int x = size.x(point) - left;
          int y = size.y(point) - top;
          if (isIn(x, width) && isIn(y, height)) {
            boolean atWall = x == width - 1 || y == height - 1;
            double draw = random.nextDouble() - (atWall ? 0.2 : 0);
            return draw < white ? Color.WHITE : draw < white + black ? Color.BLACK : Color.EMPTY;
          }
          return isIn(x + 1, width + 2) && isIn(y + 1, height + 2) ? Color.BLACK : Color.EMPTY;
        });
  }

  private static boolean isIn(int offset, int length) {
    return offset >= 0 && offset < length;
  }
}
