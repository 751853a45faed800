package dev.nakade.player;

import dev.nakade.go.Color;

/**
 * Plays a game quickly to its end, at random but for what a glance at the last moves suggests:
 * capture, save, take the vital point of an eye, play a shape (after Gelly and others 2006).
 */
final class Playout {
  /** Of 256, how often each rule is asked. */
  private static final int CAPTURE_CHANCE = 235;

  private static final int SHORTAGE_CHANCE = 200;
  private static final int NAKADE_CHANCE = 200;
  private static final int SHAPE_CHANCE = 240;

  /** Of 256, how often a move that puts own stones into atari is left out. */
  private static final int SELF_ATARI_CHANCE = 230;

  /** From so many stones on it is always left out: else a seki would be given away. */
  private static final int NEVER_LOST = 5;

  private static final int LONGEST_NAKADE = 6;

  private final Ground ground;
  private final int[] adjacent;
  private final int[] around;
  private final PlayoutBoard board;
  private final Shapes shapes = Shapes.STANDARD;
  private final int[] good;
  private final int[] room = new int[LONGEST_NAKADE + 1];
  private final int[] seen;
  private int stamp;
  private long state;

  /** All moves since {@link #begin}, {@link PlayoutBoard#PASS} among them. */
  final int[] moves;

  int length;

  /** Plays on this board. */
  Playout(PlayoutBoard board, long seed) {
    this.board = board;
    this.ground = board.ground;
    this.adjacent = ground.adjacent;
    this.around = ground.around;
    this.good = new int[8 * ground.area + 64];
    this.seen = new int[ground.area + 1];
    this.moves = new int[4 * ground.area + 64];
    this.state = seed * 0x9e3779b97f4a7c15L + 0x632be59bd9b4e019L;
  }

  void begin() {
    length = 0;
  }

  /** Plays a move chosen elsewhere. */
  void play(int move) {
    moves[length++] = move;
    board.play(move);
  }

  /** Plays on until both pass, or so long that it makes no sense. */
  void finish(int passes) {
    int inARow = passes;
    int end = Math.min(moves.length, length + 3 * ground.area);
    while (inARow < 2 && length < end) {
      int move = choose();
      inARow = move == PlayoutBoard.PASS ? inARow + 1 : 0;
      play(move);
    }
  }

  /** Area score for Black of a board on which nobody wants to move. */
  int score() {
    byte[] color = board.color;
    int score = 0;
    for (int point = 0; point < ground.area; point++) {
      int owner = owner(color, point);
      score += owner == Color.BLACK ? 1 : owner == Color.WHITE ? -1 : 0;
    }
    return score;
  }

  int owner(byte[] color, int point) {
    if (color[point] != Color.EMPTY) {
      return color[point];
    }
    int both = 0;
    for (int i = 4 * point, end = i + 4; i < end; i++) {
      both |= color[adjacent[i]] == Ground.OFF ? 0 : color[adjacent[i]];
    }
    return both == 3 ? 0 : both;
  }

  /** A random int from 0 to below a bound. */
  int random(int bound) {
    return (int) (((next() >>> 32) * bound) >>> 32);
  }

  private boolean chance(int of256) {
    return (next() >>> 56) < of256;
  }

  private long next() {
    state ^= state << 13;
    state ^= state >>> 7;
    state ^= state << 17;
    return state * 0x2545f4914f6cdd1dL;
  }

  private int choose() {
    if (board.last >= 0) {
      int count = chance(CAPTURE_CHANCE) ? rescues() : 0;
      if (count > 0) {
        return good[random(count)];
      }
      count = chance(SHORTAGE_CHANCE) ? shortages() : 0;
      if (count > 0) {
        return good[random(count)];
      }
      if (chance(NAKADE_CHANCE)) {
        int vital = nakade();
        if (vital >= 0) {
          return vital;
        }
      }
      if (chance(SHAPE_CHANCE)) {
        count = shapeMoves(board.last, 0);
        if (board.beforeLast >= 0) {
          count = shapeMoves(board.beforeLast, count);
        }
        while (count > 0) {
          int i = random(count);
          if (!isBadSelfAtari(good[i])) {
            return good[i];
          }
          good[i] = good[--count];
        }
      }
    }
    return anywhere();
  }

  private int anywhere() {
    int count = board.emptyCount;
    if (count == 0) {
      return PlayoutBoard.PASS;
    }
    int[] empties = board.empties;
    int start = random(count);
    int player = board.toMove;
    for (int i = 0; i < count; i++) {
      int point = empties[start];
      start = start + 1 == count ? 0 : start + 1;
      if (board.isEye(point, player) || !board.isLegal(point)) {
        continue;
      }
      if (!isBadSelfAtari(point) || (lost(point) < NEVER_LOST && !chance(SELF_ATARI_CHANCE))) {
        return point;
      }
    }
    return PlayoutBoard.PASS;
  }

  /** Captures and escapes around the last move, in {@link #good}. */
  private int rescues() {
    int count = 0;
    int player = board.toMove;
    int last = board.last;
    int chain = board.head[last];
    if (board.libertyCount[chain] == 1) {
      int point = board.liberty(chain);
      if (board.isLegal(point)) {
        good[count++] = point;
      }
    }
    stamp++;
    for (int i = 4 * last, end = i + 4; i < end; i++) {
      int neighbour = adjacent[i];
      if (board.color[neighbour] == player) {
        int own = board.head[neighbour];
        if (board.libertyCount[own] == 1 && seen[own] != stamp) {
          seen[own] = stamp;
          count = rescue(own, count);
        }
      }
    }
    return count;
  }

  /** Ways to save a chain of the side to move that is in atari. */
  int rescue(int own, int from) {
    int count = from;
    int player = board.toMove;
    int opponent = Color.opponent(player);
    int stone = own;
    do {
      for (int i = 4 * stone, end = i + 4; i < end; i++) {
        int neighbour = adjacent[i];
        if (board.color[neighbour] == opponent) {
          int chain = board.head[neighbour];
          if (board.libertyCount[chain] == 1 && seen[chain] != stamp) {
            seen[chain] = stamp;
            int point = board.liberty(chain);
            if (board.isLegal(point) && count < good.length) {
              good[count++] = point;
            }
          }
        }
      }
      stone = board.next[stone];
    } while (stone != own);
    int escape = board.liberty(own);
    if (board.isLegal(escape) && count < good.length) {
      int free = board.libertiesAfter(escape, player);
      if (free > 2 || (free == 2 && ground.line[escape] > 0)) {
        good[count++] = escape;
      }
    }
    return count;
  }

  /** Moves around the last one that catch, or save, a chain with two liberties. */
  private int shortages() {
    int count = 0;
    int last = board.last;
    stamp++;
    count = shortage(last, count);
    for (int i = 4 * last, end = i + 4; i < end; i++) {
      int there = adjacent[i];
      if (board.color[there] == board.toMove) {
        count = shortage(there, count);
      }
    }
    return count;
  }

  private int shortage(int stone, int from) {
    int chain = board.head[stone];
    if (board.libertyCount[chain] != 2 || seen[chain] == stamp) {
      return from;
    }
    seen[chain] = stamp;
    int one = board.liberty(chain);
    int other = board.libertyAfter(chain, one);
    boolean byOne = isCaughtAt(chain, other);
    boolean byOther = isCaughtAt(chain, one);
    if (!byOne && !byOther) {
      return from;
    }
    int count = from;
    if (board.color[chain] == board.toMove) {
      count = addSaving(one, count);
      return addSaving(other, count);
    }
    count = byOne ? addCatching(one, count) : count;
    return byOther ? addCatching(other, count) : count;
  }

  /** Whether a chain is lost if its opponent takes all of its two liberties but this one. */
  private boolean isCaughtAt(int chain, int left) {
    int owner = board.color[chain];
    int free = board.libertiesAfter(left, owner);
    // The liberty that was taken is one of those counted.
    return free - 1 <= 1 && !hasPrey(chain);
  }

  /** Whether a chain can capture something next to it. */
  private boolean hasPrey(int chain) {
    int opponent = Color.opponent(board.color[chain]);
    int stone = chain;
    do {
      for (int i = 4 * stone, end = i + 4; i < end; i++) {
        int there = adjacent[i];
        if (board.color[there] == opponent && board.libertyCount[board.head[there]] == 1) {
          return true;
        }
      }
      stone = board.next[stone];
    } while (stone != chain);
    return false;
  }

  private int addSaving(int point, int from) {
    boolean saves = board.isLegal(point) && board.libertiesAfter(point, board.toMove) > 2;
    if (saves) {
      good[from] = point;
    }
    return saves ? from + 1 : from;
  }

  private int addCatching(int point, int from) {
    boolean catches = board.isLegal(point) && board.libertiesAfter(point, board.toMove) > 1;
    if (catches) {
      good[from] = point;
    }
    return catches ? from + 1 : from;
  }

  /** Whether a move takes or saves a chain of two liberties next to it. */
  boolean decidesShortage(int point) {
    stamp++;
    for (int i = 4 * point, end = i + 4; i < end; i++) {
      int there = adjacent[i];
      if (board.color[there] != Color.EMPTY && board.color[there] != Ground.OFF) {
        int count = shortage(there, 0);
        for (int j = 0; j < count; j++) {
          if (good[j] == point) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private int shapeMoves(int near, int from) {
    int count = from;
    int player = board.toMove;
    for (int i = 8 * near, end = i + 8; i < end; i++) {
      int point = around[i];
      if (board.color[point] == Color.EMPTY
          && shapes.matches(board, point, player)
          && board.isLegal(point)
          && !board.isEye(point, player)) {
        good[count++] = point;
      }
    }
    return count;
  }

  /** The vital point of a small eye next to the last move, or {@link PlayoutBoard#NONE}. */
  private int nakade() {
    int last = board.last;
    for (int i = 4 * last, end = i + 4; i < end; i++) {
      int point = adjacent[i];
      if (board.color[point] == Color.EMPTY) {
        int vital = nakadeAt(point);
        if (vital >= 0 && board.isLegal(vital)) {
          return vital;
        }
      }
    }
    return PlayoutBoard.NONE;
  }

  /** The vital point of the opponent's room around this empty point, if it has one. */
  int nakadeAt(int start) {
    stamp++;
    int count = 0;
    room[count++] = start;
    seen[start] = stamp;
    for (int done = 0; done < count; done++) {
      for (int i = 4 * room[done], end = i + 4; i < end; i++) {
        int there = adjacent[i];
        int color = board.color[there];
        if (color == Color.EMPTY) {
          if (seen[there] != stamp) {
            if (count == LONGEST_NAKADE) {
              return PlayoutBoard.NONE;
            }
            seen[there] = stamp;
            room[count++] = there;
          }
        } else if (color == board.toMove) {
          return PlayoutBoard.NONE;
        }
      }
    }
    return count < 3 ? PlayoutBoard.NONE : vital(count);
  }

  /**
   * The one point of the room whose neighbours in it are so many that the rest cannot make two
   * eyes: 2 of three; 3 of four, or the square; 4 of five, or 3 where two are next to each other; 4
   * of six.
   */
  private int vital(int count) {
    int best = PlayoutBoard.NONE;
    int most = 0;
    int sum = 0;
    int ties = 0;
    for (int k = 0; k < count; k++) {
      int degree = 0;
      for (int i = 4 * room[k], end = i + 4; i < end; i++) {
        degree += seen[adjacent[i]] == stamp && adjacent[i] < ground.area ? 1 : 0;
      }
      sum += degree;
      if (degree > most) {
        most = degree;
        best = room[k];
        ties = 0;
      } else if (degree == most) {
        ties++;
      }
    }
    boolean only = ties == 0;
    return switch (count) {
      case 3 -> best;
      case 4 -> only && most == 3 ? best : PlayoutBoard.NONE;
      case 5 -> only && (most == 4 || (most == 3 && sum == 10)) ? best : PlayoutBoard.NONE;
      default -> only && most == 4 && sum == 14 ? best : PlayoutBoard.NONE;
    };
  }

  /** Whether a move of the side to move would leave its chain with one liberty, for no reason. */
  boolean isBadSelfAtari(int point) {
    int free = 0;
    for (int i = 4 * point, end = i + 4; i < end; i++) {
      free += board.color[adjacent[i]] == Color.EMPTY ? 1 : 0;
    }
    return free < 2
        && board.libertiesAfter(point, board.toMove) < 2
        && !captures(point)
        && isLargeSelfAtari(point);
  }

  private boolean captures(int point) {
    int opponent = Color.opponent(board.toMove);
    for (int i = 4 * point, end = i + 4; i < end; i++) {
      int there = adjacent[i];
      if (board.color[there] == opponent && board.libertyCount[board.head[there]] == 1) {
        return true;
      }
    }
    return false;
  }

  /** Whether more stones would be lost than a throw-in or a nakade takes. */
  private boolean isLargeSelfAtari(int point) {
    int opponent = Color.opponent(board.toMove);
    boolean threatens = false;
    for (int i = 4 * point, end = i + 4; i < end; i++) {
      int there = adjacent[i];
      threatens |= board.color[there] == opponent && board.libertyCount[board.head[there]] <= 2;
    }
    int stones = lost(point);
    return stones > 4 || (stones > 1 && !threatens);
  }

  /** Stones that are captured if a move there is. */
  private int lost(int point) {
    int stones = 1;
    for (int i = 4 * point, end = i + 4; i < end; i++) {
      int there = adjacent[i];
      stones += board.color[there] == board.toMove ? board.stones[board.head[there]] : 0;
    }
    return stones;
  }
}
