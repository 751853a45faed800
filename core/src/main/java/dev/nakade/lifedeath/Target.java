package dev.nakade.lifedeath;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Size;
import dev.nakade.go.Zobrist;

/**
 * The stones of a target on a board on which is played. One that was captured is lost for good,
 * whatever is played on its point.
 */
final class Target {
  /** Beyond the numbers that are used for situations. */
  private static final int KEYS_FROM = 5 * Size.MAX_AREA;

  private static final long[] KEYS = Zobrist.numbers(KEYS_FROM + Size.MAX_AREA);

  private final Board board;
  private final boolean every;

  /** The points of all stones, those that stand first; where the others begin. */
  private final int[] stones;

  private int standing;

  /** Of each stone lost, in its place: how many moves had been made then. */
  private final int[] lostAt;

  private long key;

  Target(Problem problem, Board board) {
    this.board = board;
    this.every = problem.survival() == Survival.EVERY;
    this.stones = problem.target().stream().toArray();
    this.lostAt = new int[stones.length];
    this.standing = stones.length;
  }

  /** Takes note of what the last move has captured. */
  void update() {
    for (int i = standing - 1; i >= 0; i--) {
      if (board.color(stones[i]) == Color.EMPTY) {
        int lost = stones[i];
        stones[i] = stones[--standing];
        stones[standing] = lost;
        lostAt[standing] = board.moves();
        key ^= KEYS[KEYS_FROM + lost];
      }
    }
  }

  /** Takes note of moves that were undone. */
  void undone() {
    while (standing < stones.length && lostAt[standing] > board.moves()) {
      key ^= KEYS[KEYS_FROM + stones[standing++]];
    }
  }

  /** Whether it is lost: all of it, or one stone where every one must survive. */
  boolean isLost() {
    return every ? standing < stones.length : standing == 0;
  }

  /** Whether it survives if so many stones do, none having been lost of which every one must. */
  boolean survives(int alive) {
    return every ? alive == stones.length : alive > 0;
  }

  /** How many stones have not been captured. */
  int standing() {
    return standing;
  }

  /** One of those that have not been captured. */
  int stone(int i) {
    return stones[i];
  }

  /** Whether a stone that has not been captured is in a chain. */
  boolean isIn(int chain) {
    for (int i = 0; i < standing; i++) {
      if (board.chain(stones[i]) == chain) {
        return true;
      }
    }
    return false;
  }

  /** The key of the stones that are lost. */
  long key() {
    return key;
  }
}
