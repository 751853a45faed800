package dev.nakade.proof;

import java.util.Arrays;

/**
 * Unconditional life (Benson 1976) of one side. Spots without its stones form areas; an area is
 * vital to a chain that is next to all of its spots that are asked for. Chains with fewer than two
 * vital areas fall away, with them the areas that they adjoin, until none does; what remains cannot
 * be captured even if the side always passes.
 */
final class Life {
  private static final int NONE = -1;

  private final int[][] adjacent;
  private final boolean[] own;

  /** The spots of an area that a chain must be next to. */
  private final boolean[] asked;

  /** Of each spot the least spot of its chain of own stones, or {@link #NONE}. */
  private final int[] chainOf;

  /** Of each spot the least spot of its area, or {@link #NONE}. */
  private final int[] areaOf;

  /** Chains and areas that have fallen away, by their least spot. */
  private final boolean[] gone;

  /**
   * Finds what is alive.
   *
   * @param own where the side has stones
   * @param asked the spots of an area that a chain must be next to
   * @param open spots whose areas are no eyes
   */
  Life(int[][] adjacent, boolean[] own, boolean[] asked, boolean[] open) {
    this.adjacent = adjacent;
    this.own = own;
    this.asked = asked;
    chainOf = label(true);
    areaOf = label(false);
    gone = new boolean[own.length];
    for (int spot = 0; spot < own.length; spot++) {
      if (areaOf[spot] != NONE && open[spot]) {
        gone[areaOf[spot]] = true;
      }
    }
    while (dropChains()) {
      dropAreas();
    }
  }

  private int[] label(boolean ownStones) {
    int[] labels = new int[own.length];
    int[] reached = new int[own.length];
    Arrays.fill(labels, NONE);
    for (int spot = 0; spot < own.length; spot++) {
      if (labels[spot] != NONE || own[spot] != ownStones) {
        continue;
      }
      int length = 0;
      labels[spot] = spot;
      reached[length++] = spot;
      for (int i = 0; i < length; i++) {
        for (int next : adjacent[reached[i]]) {
          if (labels[next] == NONE && own[next] == ownStones) {
            labels[next] = spot;
            reached[length++] = next;
          }
        }
      }
    }
    return labels;
  }

  /** Whether the chain of an own stone is alive. */
  boolean isAlive(int spot) {
    return !gone[chainOf[spot]];
  }

  /** How many spots living chains and their vital areas have together. */
  int size() {
    boolean[] vital = new boolean[own.length];
    for (int chain = 0; chain < own.length; chain++) {
      if (chainOf[chain] == chain && !gone[chain]) {
        addVital(chain, vital);
      }
    }
    int size = 0;
    for (int spot = 0; spot < own.length; spot++) {
      size += own[spot] ? (isAlive(spot) ? 1 : 0) : (vital[areaOf[spot]] ? 1 : 0);
    }
    return size;
  }

  private boolean dropChains() {
    boolean dropped = false;
    for (int chain = 0; chain < own.length; chain++) {
      if (chainOf[chain] == chain && !gone[chain] && vitalAreas(chain) < 2) {
        gone[chain] = true;
        dropped = true;
      }
    }
    return dropped;
  }

  private void dropAreas() {
    for (int spot = 0; spot < own.length; spot++) {
      for (int next : adjacent[spot]) {
        if (areaOf[spot] != NONE && chainOf[next] != NONE && gone[chainOf[next]]) {
          gone[areaOf[spot]] = true;
        }
      }
    }
  }

  private int vitalAreas(int chain) {
    boolean[] vital = new boolean[own.length];
    addVital(chain, vital);
    int count = 0;
    for (boolean one : vital) {
      count += one ? 1 : 0;
    }
    return count;
  }

  /** Adds the areas, by their least spot, that are left and vital to a chain. */
  private void addVital(int chain, boolean[] vital) {
    boolean[] near = new boolean[own.length];
    boolean[] missed = new boolean[own.length];
    for (int spot = 0; spot < own.length; spot++) {
      if (areaOf[spot] != NONE && !gone[areaOf[spot]]) {
        boolean touches = false;
        for (int next : adjacent[spot]) {
          touches |= chainOf[next] == chain;
        }
        near[areaOf[spot]] |= touches;
        missed[areaOf[spot]] |= asked[spot] && !touches;
      }
    }
    for (int area = 0; area < own.length; area++) {
      vital[area] |= near[area] && !missed[area];
    }
  }
}
