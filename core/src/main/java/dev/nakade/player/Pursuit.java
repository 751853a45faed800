package dev.nakade.player;

import dev.nakade.go.Board;
import dev.nakade.go.Color;

/**
 * The chase after blocks: the attacker wants to capture one of them, the defender to get each of
 * them more liberties than the attacker can take away. With a limit of two liberties it is a
 * ladder. A chase that is not decided in the depth of a search counts as an escape.
 */
final class Pursuit extends BoardGame {
  private static final int CAUGHT = 1;

  private int[] targets = new int[0];
  private int attacker;
  private int limit;

  Pursuit(Board board) {
    super(board, Color.BLACK);
  }

  /** The stones that are chased, which have one colour, and who begins. */
  void begin(int[] stones, int mover, int libertyLimit) {
    targets = stones;
    attacker = Color.opponent(board.color(stones[0]));
    toMove = mover;
    limit = libertyLimit;
  }

  private boolean isCaught() {
    for (int target : targets) {
      if (board.color(target) == Color.EMPTY) {
        return true;
      }
    }
    return false;
  }

  private boolean hasEscaped() {
    int most = toMove == attacker ? limit : limit - 1;
    for (int target : targets) {
      if (board.liberties(target) <= most) {
        return false;
      }
    }
    return true;
  }

  @Override
  public boolean over() {
    return isCaught() || hasEscaped();
  }

  @Override
  public int value() {
    return isCaught() == (toMove == attacker) ? CAUGHT : -CAUGHT;
  }

  @Override
  public int lower() {
    return -CAUGHT;
  }

  @Override
  public int upper() {
    return CAUGHT;
  }

  @Override
  public int candidates(int[] into, int start) {
    int end = start;
    for (int target : targets) {
      if (board.liberties(target) <= limit) {
        end = liberties(target, into, start, end);
        if (toMove != attacker) {
          end = captures(target, into, start, end);
        }
      }
    }
    if (toMove != attacker) {
      into[end++] = pass;
    }
    return end;
  }

  private int liberties(int target, int[] into, int start, int from) {
    int end = from;
    int stone = target;
    do {
      for (int direction = 0; direction < 4; direction++) {
        int there = size.neighbour(stone, direction);
        if (there < area && board.isLegal(there, toMove)) {
          end = addOnce(there, into, start, end);
        }
      }
      stone = board.nextInChain(stone);
    } while (stone != target);
    return end;
  }

  /** Captures of blocks around the target that are in atari. */
  private int captures(int target, int[] into, int start, int from) {
    int end = from;
    int stone = target;
    do {
      for (int direction = 0; direction < 4; direction++) {
        int there = size.neighbour(stone, direction);
        if (there < area && board.color(there) == attacker && board.liberties(there) == 1) {
          end = liberties(there, into, start, end);
        }
      }
      stone = board.nextInChain(stone);
    } while (stone != target);
    return end;
  }

  private static int addOnce(int point, int[] into, int start, int end) {
    for (int i = start; i < end; i++) {
      if (into[i] == point) {
        return end;
      }
    }
    into[end] = point;
    return end + 1;
  }
}
