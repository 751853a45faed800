package dev.nakade.proof;

import java.util.Arrays;

/**
 * Unconditional life (Benson 1976) in a {@link Fight}. Spots without stones of the defender form
 * areas; one that touches nothing outside is vital to a chain if all its empty spots are next to
 * the chain. Chains with fewer than two vital areas fall away, with them the areas that they
 * adjoin, until none does; what remains cannot be captured even if the defender always passes.
 */
final class Life {
  private static final int NONE = -1;

  private final Fight fight;
  private final byte[] stones;

  /** Of each spot the least spot of its chain of defending stones, or {@link #NONE}. */
  private final int[] chainOf;

  /** Of each spot the least spot of its area, or {@link #NONE}. */
  private final int[] areaOf;

  /** Chains and areas that have fallen away, by their least spot. */
  private final boolean[] gone;

  Life(Fight fight, byte[] stones) {
    this.fight = fight;
    this.stones = stones;
    chainOf = label(true);
    areaOf = label(false);
    gone = new boolean[stones.length];
  }

  private boolean isDefender(int spot) {
    return stones[spot] == Situation.DEFENDER || stones[spot] == Situation.TARGET;
  }

  private int[] label(boolean defender) {
    int[] labels = new int[stones.length];
    int[] reached = new int[stones.length];
    Arrays.fill(labels, NONE);
    for (int spot = 0; spot < stones.length; spot++) {
      if (labels[spot] != NONE || isDefender(spot) != defender) {
        continue;
      }
      int length = 0;
      labels[spot] = spot;
      reached[length++] = spot;
      for (int i = 0; i < length; i++) {
        for (int next : fight.adjacent[reached[i]]) {
          if (labels[next] == NONE && isDefender(next) == defender) {
            labels[next] = spot;
            reached[length++] = next;
          }
        }
      }
    }
    return labels;
  }

  /** Whether a chain of the target is alive, or all are where every stone must survive. */
  boolean alive() {
    for (int spot = 0; spot < stones.length; spot++) {
      if (areaOf[spot] != NONE && (fight.touchesSafe[spot] || fight.leadsOut[spot])) {
        gone[areaOf[spot]] = true;
      }
    }
    while (dropChains()) {
      dropAreas();
    }
    boolean some = false;
    boolean all = true;
    for (int spot = 0; spot < stones.length; spot++) {
      if (stones[spot] == Situation.TARGET) {
        some |= !gone[chainOf[spot]];
        all &= !gone[chainOf[spot]];
      }
    }
    return fight.position.every ? all : some;
  }

  private boolean dropChains() {
    boolean dropped = false;
    for (int chain = 0; chain < stones.length; chain++) {
      if (chainOf[chain] == chain && !gone[chain] && vitalAreas(chain) < 2) {
        gone[chain] = true;
        dropped = true;
      }
    }
    return dropped;
  }

  private void dropAreas() {
    for (int spot = 0; spot < stones.length; spot++) {
      for (int next : fight.adjacent[spot]) {
        if (areaOf[spot] != NONE && chainOf[next] != NONE && gone[chainOf[next]]) {
          gone[areaOf[spot]] = true;
        }
      }
    }
  }

  private int vitalAreas(int chain) {
    boolean[] near = new boolean[stones.length];
    boolean[] missed = new boolean[stones.length];
    for (int spot = 0; spot < stones.length; spot++) {
      if (areaOf[spot] != NONE && !gone[areaOf[spot]]) {
        boolean touches = false;
        for (int next : fight.adjacent[spot]) {
          touches |= chainOf[next] == chain;
        }
        near[areaOf[spot]] |= touches;
        missed[areaOf[spot]] |= stones[spot] == Situation.EMPTY && !touches;
      }
    }
    int vital = 0;
    for (int area = 0; area < stones.length; area++) {
      vital += near[area] && !missed[area] ? 1 : 0;
    }
    return vital;
  }
}
