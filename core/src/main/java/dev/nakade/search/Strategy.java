package dev.nakade.search;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;

/**
 * A strategy of the prover for every reply, gathered from what the search remembers and written in
 * the order in which the checker of certificates reads it.
 *
 * <p>The search ends lines early and leaves out moves, by rules of its own; here only the rules of
 * the game end a line, and all replies are taken. Where nothing is remembered, it is asked again.
 *
 * <p>Moves remembered at different times can lead in a circle, though each is right. So positions
 * are gathered as a graph and ranked: an end has the least rank, a reply's position comes after all
 * of its children, the prover's after one of them, which is then its move. A child that the
 * opponent reached with something from a supply that is not counted need not come before. Where
 * that fails, or a move remembered turns out to be wrong, every move that can be proved is taken
 * into the graph.
 */
public final class Strategy {
  private static final int NONE = -1;

  /** The failure if the budget was spent before. */
  public static final String LIMITS = "the limits were reached";

  private final ProofGame game;
  private final DfPn search;
  private final int goal;
  private final int mostPositions;
  private final Budget budget;

  private final PositionGraph graph = new PositionGraph();
  private final int[] replies;

  /** The line that is being explored: nodes, and the next edge of each. */
  private int[] line = new int[64];

  private int[] next = new int[64];

  /** Why there is no strategy; empty as long as nothing is wrong. */
  private String failure = "";

  /**
   * A strategy for the question that the game has been asked, from its present position on.
   *
   * @param mostPositions it is given up if it needs more; each takes some 300 bytes
   */
  public Strategy(ProofGame game, DfPn search, int goal, int mostPositions, Budget budget) {
    this.game = game;
    this.search = search;
    this.goal = goal;
    this.mostPositions = mostPositions;
    this.budget = budget;
    this.replies = new int[game.moveLimit()];
  }

  /** Why there is none. */
  public String failure() {
    return failure;
  }

  /** The prover's moves in the order of the walk; empty if they could not be had. */
  public Optional<int[]> moves() {
    if (game.endsProof()) {
      failure = game.proved() ? "" : "it ends at once";
      return game.proved() ? Optional.of(new int[0]) : Optional.empty();
    }
    int start = graph.add(game.situationKey(), game.proverToMove(), NONE, Domain.NO_MOVE);
    boolean going = explore(start);
    while (going) {
      graph.rank();
      Optional<int[]> moves = graph.walk(start);
      if (moves.isPresent()) {
        return moves;
      }
      going = widen();
    }
    return Optional.empty();
  }

  /** Gathers all that follows a node, in which the game is now; says whether it could. */
  private boolean explore(int start) {
    int length = 0;
    line[length] = start;
    next[length++] = NONE;
    boolean going = true;
    while (length > 0 && going) {
      int node = line[length - 1];
      if (next[length - 1] == NONE) {
        going = expand(node);
        next[length - 1] = 0;
      } else if (next[length - 1] < graph.edges(node)) {
        int edge = next[length - 1]++;
        int child = graph.child(node, edge);
        if (!graph.isExpanded(child)) {
          game.play(graph.move(node, edge));
          if (length == line.length) {
            line = Arrays.copyOf(line, 2 * length);
            next = Arrays.copyOf(next, 2 * length);
          }
          line[length] = child;
          next[length++] = NONE;
        }
      } else {
        length--;
        if (length > 0) {
          game.undo();
        }
      }
    }
    for (; length > 1; length--) {
      game.undo();
    }
    return going;
  }

  /** Adds the edges of a node: all replies, or one move of the prover. */
  private boolean expand(int node) {
    if (!budget.spend()) {
      return fails(LIMITS);
    }
    if (graph.size() > mostPositions) {
      return fails("it has more than " + mostPositions + " positions, for which there is no room");
    }
    int count = game.replies(replies);
    if (!game.proverToMove()) {
      graph.begin(node);
      for (int i = 0; i < count; i++) {
        addEdge(node, replies[i]);
      }
      return true;
    }
    int move = winningMove(count);
    graph.begin(node);
    if (move != Domain.NO_MOVE) {
      addEdge(node, move);
    }
    return !budget.isExhausted() || fails(LIMITS);
  }

  private boolean fails(String why) {
    failure = why;
    return false;
  }

  private void addEdge(int node, int move) {
    int before = game.used();
    game.play(move);
    int child;
    if (game.endsProof()) {
      child = game.proved() ? PositionGraph.WON : PositionGraph.LOST;
    } else {
      child = graph.find(game.situationKey());
      if (child == NONE) {
        child = graph.add(game.situationKey(), game.proverToMove(), node, move);
      }
    }
    graph.addEdge(child, move, game.used() > before && game.opponentIsUnlimited());
    game.undo();
  }

  /** A move that ends the game, else the one remembered, else one that is searched for. */
  private int winningMove(int count) {
    for (int i = 0; i < count; i++) {
      game.play(replies[i]);
      boolean wins = game.endsProof() && game.proved();
      game.undo();
      if (wins) {
        return replies[i];
      }
    }
    int move = remembered();
    if (move == Domain.NO_MOVE) {
      game.plain(game.over());
      search.prove(goal, budget);
      game.plain(false);
      move = remembered();
    }
    return move;
  }

  private int remembered() {
    game.plain(true);
    int move = search.provenMove(goal);
    game.plain(false);
    return move;
  }

  /** Takes all moves that can be proved into the graph, where one was not enough. */
  private boolean widen() {
    BitSet unranked = graph.unrankedOfProver();
    if (unranked.isEmpty()) {
      return fails("its moves lead in a circle or are not proved");
    }
    boolean going = true;
    for (int node = unranked.nextSetBit(0);
        node >= 0 && going;
        node = unranked.nextSetBit(node + 1)) {
      int[] path = graph.path(node);
      for (int move : path) {
        game.play(move);
      }
      going = widen(node);
      for (int i = 0; i < path.length; i++) {
        game.undo();
      }
    }
    return going;
  }

  private boolean widen(int node) {
    int count = game.replies(replies);
    int[] moves = Arrays.copyOf(replies, count);
    BitSet proved = new BitSet();
    for (int i = 0; i < count; i++) {
      game.play(moves[i]);
      boolean wins =
          game.endsProof()
              ? game.proved()
              : search.prove(DfPn.Prover.OPPONENT, goal, budget).answer() == DfPn.Answer.PROVED;
      game.undo();
      proved.set(i, wins);
      if (budget.isExhausted()) {
        return fails(LIMITS);
      }
    }
    graph.begin(node);
    graph.widened(node);
    for (int i = proved.nextSetBit(0); i >= 0; i = proved.nextSetBit(i + 1)) {
      addEdge(node, moves[i]);
    }
    for (int edge = 0; edge < graph.edges(node); edge++) {
      int child = graph.child(node, edge);
      if (!graph.isExpanded(child)) {
        game.play(graph.move(node, edge));
        boolean going = explore(child);
        game.undo();
        if (!going) {
          return false;
        }
      }
    }
    return true;
  }
}
