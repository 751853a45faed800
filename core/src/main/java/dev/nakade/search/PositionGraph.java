package dev.nakade.search;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Positions of a proof with the moves that lead from one to another; see {@link Strategy}. Two
 * nodes stand for all ends, those in which the prover has reached its aim and the others.
 */
final class PositionGraph {
  static final int WON = 0;
  static final int LOST = 1;
  private static final int FIRST = 2;
  private static final int NONE = -1;

  /** Not expanded yet. */
  private static final int UNKNOWN = -1;

  private final Map<Long, Integer> nodes = new HashMap<>();
  private int nodeCount = FIRST;
  private final BitSet ofProver = new BitSet();
  private final BitSet widened = new BitSet();

  // Of each node: the edge that led to it first, and where its own edges begin and end.
  private int[] parents = new int[64];
  private int[] parentMoves = new int[64];
  private int[] begins = new int[64];
  private int[] ends = new int[64];

  // Of each edge: where it leads, its move, whether it spends from a supply that is not counted.
  private int[] children = new int[256];
  private short[] moves = new short[256];
  private final BitSet spends = new BitSet();
  private int edgeCount;
  private int current;

  /** Of each node of the prover that is ranked, the edge that it takes; of others 0. */
  private int[] chosen = new int[0];

  private final BitSet ranked = new BitSet();

  int size() {
    return nodeCount;
  }

  /** The node of a key, or -1. */
  int find(long key) {
    return nodes.getOrDefault(key, NONE);
  }

  /** A new node, which a move from another leads to. */
  int add(long key, boolean prover, int parent, int move) {
    int node = nodeCount++;
    if (node == parents.length) {
      parents = Arrays.copyOf(parents, 2 * node);
      parentMoves = Arrays.copyOf(parentMoves, 2 * node);
      begins = Arrays.copyOf(begins, 2 * node);
      ends = Arrays.copyOf(ends, 2 * node);
    }
    nodes.put(key, node);
    ofProver.set(node, prover);
    parents[node] = parent;
    parentMoves[node] = move;
    begins[node] = UNKNOWN;
    return node;
  }

  /** The edges of this node come next, instead of those that it had. */
  void begin(int node) {
    current = node;
    begins[node] = edgeCount;
    ends[node] = edgeCount;
  }

  /** Adds an edge to the node begun last. */
  void addEdge(int child, int move, boolean spendsSupply) {
    if (edgeCount == children.length) {
      children = Arrays.copyOf(children, 2 * edgeCount);
      moves = Arrays.copyOf(moves, 2 * edgeCount);
    }
    children[edgeCount] = child;
    moves[edgeCount] = (short) move;
    spends.set(edgeCount, spendsSupply);
    ends[current] = ++edgeCount;
  }

  boolean isExpanded(int node) {
    return node < FIRST || begins[node] != UNKNOWN;
  }

  int edges(int node) {
    return ends[node] - begins[node];
  }

  int child(int node, int edge) {
    return children[begins[node] + edge];
  }

  int move(int node, int edge) {
    return moves[begins[node] + edge];
  }

  /** The node has all moves that can be proved. */
  void widened(int node) {
    widened.set(node);
  }

  /** Nodes of the prover without a rank that have not got all their moves. */
  BitSet unrankedOfProver() {
    BitSet rest = (BitSet) ofProver.clone();
    rest.andNot(ranked);
    rest.andNot(widened);
    return rest;
  }

  /** The moves from the start to a node. */
  int[] path(int node) {
    int length = 0;
    for (int at = node; parents[at] != NONE; at = parents[at]) {
      length++;
    }
    int[] path = new int[length];
    for (int at = node; parents[at] != NONE; at = parents[at]) {
      path[--length] = parentMoves[at];
    }
    return path;
  }

  /** Ranks what can be ranked, from the ends backwards, and chooses the prover's moves. */
  void rank() {
    int[] firstParent = new int[nodeCount];
    int[] nextParent = new int[edgeCount];
    int[] origin = new int[edgeCount];
    int[] waiting = new int[nodeCount];
    Arrays.fill(firstParent, NONE);
    chosen = new int[nodeCount];
    ranked.clear();
    int[] queue = new int[nodeCount];
    int queued = 0;
    ranked.set(WON);
    queue[queued++] = WON;
    for (int node = FIRST; node < nodeCount; node++) {
      for (int edge = begins[node]; edge < ends[node]; edge++) {
        if (!spends.get(edge)) {
          origin[edge] = node;
          nextParent[edge] = firstParent[children[edge]];
          firstParent[children[edge]] = edge;
          waiting[node]++;
        }
      }
      if (waiting[node] == 0 && !ofProver.get(node)) {
        ranked.set(node);
        queue[queued++] = node;
      }
    }
    for (int i = 0; i < queued; i++) {
      for (int edge = firstParent[queue[i]]; edge != NONE; edge = nextParent[edge]) {
        int node = origin[edge];
        if (!ranked.get(node) && (--waiting[node] == 0 || ofProver.get(node))) {
          ranked.set(node);
          chosen[node] = edge - begins[node];
          queue[queued++] = node;
        }
      }
    }
  }

  /**
   * The prover's moves as the checker reads them: depth first, children in order, each node once;
   * what spends from such a supply leads to comes later. Empty if a node on the way has no rank.
   */
  Optional<int[]> walk(int start) {
    Walked walked = new Walked();
    walked.from(start);
    for (int i = 0; i < walked.laterCount; i++) {
      walked.from(walked.later[i]);
    }
    return walked.broken
        ? Optional.empty()
        : Optional.of(Arrays.copyOf(walked.moves, walked.moveCount));
  }

  private final class Walked {
    private final BitSet seen = new BitSet();
    private final BitSet postponed = new BitSet();
    private int[] moves = new int[64];
    private int moveCount;
    private int[] later = new int[64];
    private int laterCount;
    private int[] line = new int[64];
    private int[] next = new int[64];
    private int length;
    private boolean broken;

    private void from(int node) {
      enter(node);
      while (length > 0) {
        int top = length - 1;
        int at = line[top];
        int edge = next[top]++;
        if (ofProver.get(at)) {
          if (edge > 0) {
            length--;
          } else {
            moves = moveCount == moves.length ? Arrays.copyOf(moves, 2 * moveCount) : moves;
            moves[moveCount++] = move(at, chosen[at]);
            enter(child(at, chosen[at]));
          }
        } else if (edge == edges(at)) {
          length--;
        } else if (spends.get(begins[at] + edge)) {
          postpone(child(at, edge));
        } else {
          enter(child(at, edge));
        }
      }
    }

    private void postpone(int node) {
      broken |= node == LOST;
      if (node >= FIRST && !seen.get(node) && !postponed.get(node)) {
        postponed.set(node);
        later = laterCount == later.length ? Arrays.copyOf(later, 2 * laterCount) : later;
        later[laterCount++] = node;
      }
    }

    private void enter(int node) {
      broken |= !ranked.get(node);
      if (node < FIRST || broken || seen.get(node)) {
        return;
      }
      seen.set(node);
      if (length == line.length) {
        line = Arrays.copyOf(line, 2 * length);
        next = Arrays.copyOf(next, 2 * length);
      }
      line[length] = node;
      next[length++] = 0;
    }
  }
}
