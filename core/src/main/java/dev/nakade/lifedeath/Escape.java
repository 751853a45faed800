package dev.nakade.lifedeath;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import java.util.Arrays;
import java.util.Comparator;
import java.util.PriorityQueue;

/**
 * How hard it is for the stones of one colour to get out to the open board.
 *
 * <p>A step onto an empty point has a price: little where nobody or the own side is near, more the
 * more the opponent is. Own stones cost nothing, and the opponent's stones stop the way. The price
 * of a stone is that of its cheapest way.
 */
final class Escape {
  /** The price of a stone that does not get out; none is higher. */
  static final int CLOSED = 70;

  /** The price of a step in the middle where no stone is near. */
  private static final int STEP = 6;

  /** What a step on the first line costs more than in the middle; on the second it is one less. */
  private static final int EDGE = 2;

  /** So far from all stones the board is open; if it is too small for that, as far as it goes. */
  private static final int OPEN = 4;

  /** What a stone weighs at a distance of one, two, three and four points along the lines. */
  private static final int[] WEIGHTS = {0, 8, 4, 2, 1};

  private static final int BLOCKED = -1;

  private final Board board;
  private final int color;
  private final int open;
  private final int[] steps;
  private final int[] prices;

  private Escape(Board board, int color) {
    this.board = board;
    this.color = color;
    int[] distances = distances(board);
    this.open = Math.min(OPEN, Arrays.stream(distances).max().orElseThrow());
    this.steps = steps();
    PointSet sea = new PointSet(board.size());
    for (int point = 0; point < distances.length; point++) {
      if (distances[point] >= open) {
        sea.add(point);
      }
    }
    this.prices = prices(sea);
  }

  static Escape of(Board board, int color) {
    return new Escape(board, color);
  }

  /** What it costs a stone to get out, at most {@link #CLOSED}. */
  int price(int stone) {
    return prices[stone];
  }

  /** What it costs a stone alone on the board to get out. */
  int free() {
    return (open - 1) * STEP;
  }

  /**
   * How hemmed in the colour is: the mean of its stones, by two fifths, and the freest of them, by
   * three. The freest ones tell walls from what they enclose; but some of the defender's stones may
   * stand outside, and they are few.
   */
  double tightness() {
    PointSet stones = board.points(color);
    if (stones.isEmpty()) {
      return 0;
    }
    double mean = stones.stream().map(this::price).average().orElseThrow();
    return (2 * mean + 3 * price(stones)) / 5;
  }

  /** The price of the freest of these stones. */
  int price(PointSet stones) {
    return stones.stream().map(this::price).min().orElse(CLOSED);
  }

  /** The stones that do not get out. */
  PointSet closed() {
    PointSet closed = board.points(color);
    board.points(color).stream().filter(stone -> price(stone) < CLOSED).forEach(closed::remove);
    return closed;
  }

  /** What it costs to get to each point from the cheapest of these, at most {@link #CLOSED}. */
  int[] prices(PointSet from) {
    return spread(from, steps);
  }

  /** The same, where these stones of the opponent are no obstacle. */
  int[] pricesThrough(PointSet from, PointSet stones) {
    int[] through = steps.clone();
    stones.forEach(stone -> through[stone] = STEP);
    return spread(from, through);
  }

  private int[] spread(PointSet from, int[] priceOf) {
    Size size = board.size();
    int[] reached = new int[size.area()];
    Arrays.fill(reached, CLOSED);
    PriorityQueue<long[]> queue = new PriorityQueue<>(Comparator.comparingLong(entry -> entry[0]));
    from.forEach(
        point -> {
          reached[point] = 0;
          queue.add(new long[] {0, point});
        });
    while (!queue.isEmpty()) {
      int point = (int) queue.remove()[1];
      for (int direction = 0; direction < 4; direction++) {
        int next = size.neighbour(point, direction);
        if (next < size.area() && priceOf[next] != BLOCKED) {
          int price = reached[point] + priceOf[next];
          if (price < reached[next]) {
            reached[next] = price;
            queue.add(new long[] {price, next});
          }
        }
      }
    }
    return reached;
  }

  private int[] steps() {
    int[] own = influence(color);
    int[] other = influence(Color.opponent(color));
    int[] priceOf = new int[own.length];
    for (int point = 0; point < priceOf.length; point++) {
      int stone = board.color(point);
      int empty = STEP + edge(point) + Math.max(0, other[point] - own[point]);
      priceOf[point] = stone == Color.EMPTY ? empty : stone == color ? 0 : BLOCKED;
    }
    return priceOf;
  }

  private int edge(int point) {
    Size size = board.size();
    int x = size.x(point);
    int y = size.y(point);
    int across = Math.min(x, size.width() - 1 - x);
    int down = Math.min(y, size.height() - 1 - y);
    return Math.max(0, EDGE - Math.min(across, down));
  }

  private int[] influence(int player) {
    Size size = board.size();
    int[] influence = new int[size.area()];
    board
        .points(player)
        .forEach(
            stone -> {
              for (int point = 0; point < influence.length; point++) {
                int lines =
                    Math.abs(size.x(point) - size.x(stone))
                        + Math.abs(size.y(point) - size.y(stone));
                influence[point] += lines < WEIGHTS.length ? WEIGHTS[lines] : 0;
              }
            });
    return influence;
  }

  /** How far each point is from the nearest stone, in the steps of a king. */
  private static int[] distances(Board board) {
    Size size = board.size();
    int[] distances = new int[size.area()];
    Arrays.fill(distances, Size.MAX_LENGTH);
    PointSet.full(size)
        .removeAll(board.points(Color.EMPTY))
        .forEach(
            stone -> {
              for (int point = 0; point < distances.length; point++) {
                int across = Math.abs(size.x(point) - size.x(stone));
                int down = Math.abs(size.y(point) - size.y(stone));
                distances[point] = Math.min(distances[point], Math.max(across, down));
              }
            });
    return distances;
  }
}
