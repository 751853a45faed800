package dev.nakade.player;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Size;
import java.util.Arrays;

/**
 * What stones radiate: each living one 64 on its own point, and half as much on each step away from
 * it over empty points, up to four steps. Black's is positive.
 */
final class Influence {
  /** On the point of a stone. */
  static final int FULL = 64;

  private static final int STEPS = 4;

  private Influence() {}

  /** The sum for each point; stones for which {@code dead} holds radiate nothing and are empty. */
  static int[] of(Board board, boolean[] dead) {
    Size size = board.size();
    int area = size.area();
    int[] sum = new int[area];
    int[] queue = new int[area];
    byte[] steps = new byte[area];
    for (int stone = 0; stone < area; stone++) {
      int color = board.color(stone);
      if (color == Color.EMPTY || dead[stone]) {
        continue;
      }
      int sign = color == Color.BLACK ? 1 : -1;
      Arrays.fill(steps, (byte) -1);
      int count = 0;
      queue[count++] = stone;
      steps[stone] = 0;
      for (int done = 0; done < count; done++) {
        int point = queue[done];
        sum[point] += sign * (FULL >> steps[point]);
        if (steps[point] == STEPS) {
          continue;
        }
        for (int direction = 0; direction < 4; direction++) {
          int there = size.neighbour(point, direction);
          if (there < area
              && steps[there] < 0
              && (board.color(there) == Color.EMPTY || dead[there])) {
            steps[there] = (byte) (steps[point] + 1);
            queue[count++] = there;
          }
        }
      }
    }
    return sum;
  }
}
