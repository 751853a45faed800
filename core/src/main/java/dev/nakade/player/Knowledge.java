package dev.nakade.player;

import dev.nakade.go.Color;

/**
 * What is known of a move before any game was played with it: visits that it is given, and how many
 * of them it is said to have won.
 */
final class Knowledge {
  private static final float EVEN = 10;
  private static final float BAD_SELF_ATARI = 10;
  private static final float CAPTURE_ONE = 15;
  private static final float CAPTURE_MANY = 30;
  private static final float SAVE = 15;
  private static final float SHORTAGE = 12;
  private static final float SHAPE = 10;
  private static final float EMPTY_EDGE = 10;
  private static final float EMPTY_HIGH = 10;
  private static final float NAKADE = 15;
  private static final float PASS = 20;

  /** By distance from the last move, counted over chains as one step. */
  private static final float[] NEAR = {0, 24, 22, 8};

  private final PlayoutBoard board;
  private final Playout playout;
  private final Ground ground;
  private final byte[] distance;
  private final int[] queue;

  float visits;
  float wins;

  /** Looks at this board, with the eyes of a playout on the same board. */
  Knowledge(PlayoutBoard board, Playout playout) {
    this.board = board;
    this.playout = playout;
    this.ground = board.ground;
    this.distance = new byte[ground.area];
    this.queue = new int[ground.area];
  }

  /** Looks at the position as a whole, before its moves are judged. */
  void look() {
    java.util.Arrays.fill(distance, (byte) 0);
    if (board.last >= 0) {
      measure(board.last);
    }
  }

  /** Distances up to the length of {@link #NEAR}; to go along a chain costs nothing. */
  private void measure(int start) {
    int count = 0;
    int done = 0;
    count = reach(start, 1, count);
    while (done < count) {
      int point = queue[done++];
      int step = distance[point];
      if (step > NEAR.length - 1) {
        break;
      }
      for (int i = 4 * point, end = i + 4; i < end; i++) {
        int there = ground.adjacent[i];
        if (there < ground.area && distance[there] == 0) {
          count = reach(there, step + 1, count);
        }
      }
    }
  }

  private int reach(int point, int steps, int from) {
    int count = from;
    if (board.color[point] == Color.EMPTY) {
      distance[point] = (byte) steps;
      queue[count++] = point;
      return count;
    }
    int stone = point;
    do {
      if (distance[stone] == 0) {
        distance[stone] = (byte) steps;
        queue[count++] = stone;
      }
      stone = board.next[stone];
    } while (stone != point);
    return count;
  }

  void judgePass() {
    visits = EVEN + PASS;
    wins = EVEN / 2;
  }

  /** Judges a legal point; the answer is in {@link #visits} and {@link #wins}. */
  void judge(int point) {
    visits = EVEN;
    wins = EVEN / 2;
    int steps = distance[point] - 1;
    if (steps > 0 && steps < NEAR.length) {
      good(NEAR[steps]);
    }
    judgeFight(point);
    if (Shapes.STANDARD.matches(board, point, board.toMove)) {
      good(SHAPE);
    }
    if (playout.isBadSelfAtari(point)) {
      bad(BAD_SELF_ATARI);
    }
    if (playout.nakadeAt(point) == point) {
      good(NAKADE);
    }
    judgePlace(point);
  }

  private void judgeFight(int point) {
    int player = board.toMove;
    int most = 0;
    boolean saves = false;
    for (int i = 4 * point, end = i + 4; i < end; i++) {
      int there = ground.adjacent[i];
      int color = board.color[there];
      if (color == Color.opponent(player) && board.libertyCount[board.head[there]] == 1) {
        most = Math.max(most, board.stones[board.head[there]]);
      } else if (color == player && board.libertyCount[board.head[there]] == 1) {
        saves |= board.libertiesAfter(point, player) > 1;
      }
    }
    if (most > 0) {
      good(most == 1 ? CAPTURE_ONE : CAPTURE_MANY);
    }
    if (saves) {
      good(SAVE);
    }
    if (playout.decidesShortage(point)) {
      good(SHORTAGE);
    }
  }

  private void judgePlace(int point) {
    int line = ground.line[point];
    if (line > 2 || !isLonely(point)) {
      return;
    }
    if (line == 2) {
      good(EMPTY_HIGH);
    } else {
      bad(EMPTY_EDGE);
    }
  }

  /** Whether there is no stone within three steps. */
  private boolean isLonely(int point) {
    int x = ground.size.x(point);
    int y = ground.size.y(point);
    for (int dy = -3; dy <= 3; dy++) {
      int wide = 3 - Math.abs(dy);
      for (int dx = -wide; dx <= wide; dx++) {
        if (ground.size.contains(x + dx, y + dy)
            && board.color[ground.size.point(x + dx, y + dy)] != Color.EMPTY) {
          return false;
        }
      }
    }
    return true;
  }

  private void good(float weight) {
    visits += weight;
    wins += weight;
  }

  private void bad(float weight) {
    visits += weight;
  }
}
