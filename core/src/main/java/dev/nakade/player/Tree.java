package dev.nakade.player;

import java.util.Arrays;

/**
 * A tree of positions, as columns of numbers. Node 0 is the root; the children of a node stand one
 * after the other. Wins are those of the player whose move led to the node.
 */
final class Tree {
  /** {@link #first} of a node that was not expanded. */
  static final int LEAF = 0;

  int size = 1;
  short[] move;
  int[] first;
  short[] children;
  int[] visits;
  float[] wins;

  /** How often the move was played in games through the parent by the same side, and won. */
  float[] raveVisits;

  float[] raveWins;

  /** Visits and wins that knowledge gave before the first game. */
  float[] priorVisits;

  float[] priorWins;

  private final int most;

  /** A tree that grows up to so many nodes. */
  Tree(int most) {
    this.most = most;
    allocate(Math.min(most, 1 << 16));
    clear();
  }

  private void allocate(int capacity) {
    move = move == null ? new short[capacity] : Arrays.copyOf(move, capacity);
    first = first == null ? new int[capacity] : Arrays.copyOf(first, capacity);
    children = children == null ? new short[capacity] : Arrays.copyOf(children, capacity);
    visits = visits == null ? new int[capacity] : Arrays.copyOf(visits, capacity);
    wins = grown(wins, capacity);
    raveVisits = grown(raveVisits, capacity);
    raveWins = grown(raveWins, capacity);
    priorVisits = grown(priorVisits, capacity);
    priorWins = grown(priorWins, capacity);
  }

  private static float[] grown(float[] column, int capacity) {
    return column == null ? new float[capacity] : Arrays.copyOf(column, capacity);
  }

  /** Leaves nothing but a root. */
  void clear() {
    size = 0;
    add(-1, 0, 0);
  }

  /** Whether so many nodes more may be added. */
  boolean hasRoom(int nodes) {
    return size + nodes <= most;
  }

  /** Adds a node and returns it. */
  int add(int point, float knownVisits, float knownWins) {
    if (size == move.length) {
      allocate((int) Math.min(most, 2L * size));
    }
    int node = size++;
    move[node] = (short) point;
    first[node] = LEAF;
    children[node] = 0;
    visits[node] = 0;
    wins[node] = 0;
    raveVisits[node] = 0;
    raveWins[node] = 0;
    priorVisits[node] = knownVisits;
    priorWins[node] = knownWins;
    return node;
  }

  /** The child with that move, or {@link #LEAF}. */
  int child(int node, int point) {
    for (int child = first[node], end = child + children[node]; child < end; child++) {
      if (move[child] == point) {
        return child;
      }
    }
    return LEAF;
  }

  /** The child with most visits, or {@link #LEAF}. */
  int mostVisited(int node) {
    int best = LEAF;
    for (int child = first[node], end = child + children[node]; child < end; child++) {
      if (best == LEAF || visits[child] > visits[best]) {
        best = child;
      }
    }
    return best;
  }

  /** Becomes what is below a node of another tree, that node the root; level by level. */
  void take(Tree other, int node) {
    size = 0;
    int[] origin = new int[other.size];
    origin[copy(other, node)] = node;
    for (int done = 0; done < size; done++) {
      int from = origin[done];
      if (other.first[from] == LEAF) {
        continue;
      }
      int start = size;
      for (int child = other.first[from], end = child + other.children[from];
          child < end;
          child++) {
        origin[copy(other, child)] = child;
      }
      first[done] = start;
      children[done] = other.children[from];
    }
  }

  private int copy(Tree other, int node) {
    int added = add(other.move[node], other.priorVisits[node], other.priorWins[node]);
    visits[added] = other.visits[node];
    wins[added] = other.wins[node];
    raveVisits[added] = other.raveVisits[node];
    raveWins[added] = other.raveWins[node];
    return added;
  }
}
