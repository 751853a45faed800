package dev.nakade.search;

import dev.nakade.search.Switches.Part;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The one alpha-beta loop. Without {@link Switches.Part#PRUNING} it is minimax; with {@link
 * Switches.Part#NULL_WINDOWS} it is principal variation search. {@link Driver}s call it with
 * windows.
 *
 * <p>One object searches one domain. Its table, killers and history live on between searches; the
 * domain is left as it was, also when the budget ends in the middle.
 */
public final class Negamax {
  /** The depth of a search that only the ends of the game and the budget limit. */
  public static final int NO_DEPTH_LIMIT = 30_000;

  /** A line longer than this ends the search as a spent budget does. */
  private static final int MAX_PLY = 1_000;

  private static final int TABLE_MOVE = Integer.MAX_VALUE;
  private static final int PROMOTED = Integer.MAX_VALUE - 1;
  private static final int KILLER = Integer.MAX_VALUE - 2;

  /** The depth under which proofs are kept, which suffices for every other. */
  private static final int ANY_DEPTH = 0xffff;

  /** Plies above the leaves from which on sparing searches do what takes time. */
  private static final int SPARING_CUTOFFS = 3;

  private static final int SPARING_SIBLINGS = 5;

  private final Domain domain;

  // The switches, as fields that cost nothing when off.
  private final boolean pruning;
  private final boolean nullWindows;
  private final boolean remembers;
  private final boolean deeperEntries;
  private final boolean transpositionCutoffs;
  private final boolean usesKillers;
  private final boolean usesHistory;
  private final boolean siblings;
  private final int killerReach;
  private final int cutoffDepth;
  private final int siblingDepth;
  private final int certain;
  private final boolean urgent;
  private final boolean aims;
  private final Table table;
  private final boolean ordered;
  private final Trace trace;
  private final boolean traced;

  /** Moves of all positions of the line, one after the other, and their ranks for ordering. */
  private int[] moves = new int[4096];

  private int[] ranks = new int[4096];

  private final int[] killers = new int[2 * MAX_PLY];
  private final int[] history;

  /** Best moves of the line below each ply, where a value inside the window was found. */
  private final int[][] lines = new int[MAX_PLY + 1][];

  private final int[] lineLengths = new int[MAX_PLY + 1];

  private Budget budget = Budget.unlimited();
  private long nodes;
  private long hits;
  private long cutoffs;
  private boolean stopped;

  /** Of the position searched last: its best move, and the lowest ply that its value rests on. */
  private int bestMove;

  private int restsOn;

  /** A search with a table; {@link Switches.Part#TABLE} says whether it is used. */
  public Negamax(Domain domain, Switches switches, Table table) {
    this(domain, switches, table, Trace.NONE);
  }

  /** The same, followed step by step. */
  public Negamax(Domain domain, Switches switches, Table table, Trace trace) {
    Domain.requireFewMoves(domain);
    this.trace = trace;
    this.traced = trace != Trace.NONE;
    this.domain = domain;
    this.pruning = switches.has(Part.PRUNING);
    this.nullWindows = switches.has(Part.NULL_WINDOWS);
    this.remembers = switches.has(Part.TABLE);
    this.deeperEntries = switches.has(Part.DEEPER_ENTRIES);
    this.transpositionCutoffs = switches.has(Part.TRANSPOSITION_CUTOFFS);
    this.usesKillers = switches.has(Part.KILLERS);
    this.usesHistory = switches.has(Part.HISTORY);
    this.siblings = switches.has(Part.SIBLINGS);
    this.killerReach = switches.has(Part.KILLERS_BELOW) ? 3 : 1;
    this.cutoffDepth = switches.has(Part.SPARING) ? SPARING_CUTOFFS : 2;
    this.siblingDepth = switches.has(Part.SPARING) ? SPARING_SIBLINGS : 0;
    this.certain = domain.certain();
    this.urgent = switches.has(Part.URGENCY);
    this.aims = switches.has(Part.TARGET);
    this.table = table;
    this.ordered = remembers || usesKillers || usesHistory || siblings;
    this.history = new int[domain.moveLimit()];
    Arrays.fill(killers, Domain.NO_MOVE);
  }

  /**
   * Searches the present position to a depth, within a window. If the value found is above {@code
   * alpha} and below {@code beta} it is the value at that depth; at most {@code alpha} it is an
   * upper bound, at least {@code beta} a lower bound.
   */
  public Report search(int depth, int alpha, int beta, Budget within) {
    long start = Budget.now();
    budget = within;
    nodes = 0;
    hits = 0;
    cutoffs = 0;
    stopped = false;
    int value = visit(depth, alpha, beta, 0, 0);
    boolean known = !stopped;
    return new Report(
        known && value > alpha ? value : -Domain.INFINITE,
        known && value < beta ? value : Domain.INFINITE,
        stopped ? List.of() : line(value, alpha, beta),
        depth,
        known,
        nodes,
        hits,
        remembers ? table.used() : 0,
        cutoffs,
        Budget.now() - start);
  }

  private List<Integer> line(int value, int alpha, int beta) {
    List<Integer> line = new ArrayList<>();
    if (value > alpha && value < beta) {
      for (int i = 0; i < lineLengths[0]; i++) {
        line.add(lines[0][i]);
      }
    }
    if (line.isEmpty() && value > alpha && bestMove != Domain.NO_MOVE) {
      line.add(bestMove);
    }
    return line;
  }

  /** The loop. Its contract is that of {@link #search}; {@code from} is where its moves go. */
  private int visit(int depth, int alpha, int beta, int ply, int from) {
    bestMove = Domain.NO_MOVE;
    lineLengths[ply] = 0;
    restsOn = Domain.NOTHING;
    if (domain.over()) {
      return domain.value();
    }
    int lower = domain.lower();
    int upper = domain.upper();
    if (lower == upper || (pruning && (lower >= beta || upper <= alpha))) {
      return lower >= beta || lower == upper ? lower : upper;
    }
    if (depth <= 0) {
      return Math.max(lower, Math.min(upper, domain.value()));
    }
    if (ply == MAX_PLY - 1) {
      stopped = true;
      return 0;
    }
    long key = 0;
    int tableMove = Domain.NO_MOVE;
    if (remembers) {
      key = domain.key();
      long data = table.find(key);
      if (data != Table.ABSENT) {
        tableMove = moveKept(data);
        if (suffices(Table.depth(data), depth)) {
          lower = Math.max(lower, Table.lower(data));
          upper = Math.min(upper, Table.upper(data));
          if (lower >= beta || upper <= alpha || lower == upper) {
            hits++;
            bestMove = tableMove;
            return lower >= beta || lower == upper ? lower : upper;
          }
        }
      }
    }
    int end = generate(ply, from, tableMove);
    if (transpositionCutoffs && depth >= cutoffDepth) {
      int cutoff = tryTable(depth, beta, from, end);
      if (cutoff >= beta) {
        return cutoff;
      }
    }
    int low = alpha; // what a move must beat, its urgency included
    int best = -Domain.INFINITE;
    int bestClaim = -Domain.INFINITE;
    int reached = alpha; // the value of the best move so far, if it beat what it must
    int bestHere = Domain.NO_MOVE;
    int rests = Domain.NOTHING;
    int restsOfBest = Domain.NOTHING;
    int searched = 0;
    for (int i = from; i < end; i++) {
      int move = ordered ? pick(i, end) : moves[i];
      int urgency = urgent ? domain.urgency(move) : 0;
      int cost = domain.play(move);
      int restsOfMove = domain.restsOn();
      rests = Math.min(rests, restsOfMove);
      if (cost == Domain.FORBIDDEN) {
        continue;
      }
      if (budget.spend()) {
        nodes++;
      } else {
        stopped = true;
      }
      if (traced) {
        trace.enter(ply, move, low, beta);
      }
      int bar = Math.max(-Domain.INFINITE, low - urgency);
      int value = stopped ? 0 : child(depth - cost, bar, beta, ply, end, searched);
      domain.undo();
      if (traced) {
        trace.leave(ply, move, value);
      }
      if (stopped) {
        return 0;
      }
      rests = Math.min(rests, restsOn);
      searched++;
      int claim = value + urgency;
      if (claim > bestClaim) {
        best = value;
        bestClaim = claim;
        bestHere = move;
        restsOfBest = Math.min(restsOfMove, restsOn);
        if (claim > low) {
          low = pruning ? claim : low;
          reached = value;
          keepLine(ply, move);
        }
      }
      boolean enough = aims && reached >= domain.target(searched);
      if (enough || (pruning && (reached >= beta || best >= upper))) {
        if (i + 1 < end) {
          cutoffs++;
        }
        reward(ply, move, depth);
        break;
      }
      if (siblings && depth >= siblingDepth && bestMove != Domain.NO_MOVE) {
        promote(bestMove, i + 1, end);
      }
    }
    if (searched == 0) {
      best = domain.value();
    } else if (urgent) {
      best = reached; // a window may be empty for want of urgency, and bounds mean nothing then
    }
    best = Math.max(lower, Math.min(upper, best));
    bestMove = bestHere;
    rests = reasons(best, rests, restsOfBest);
    restsOn = rests < ply ? rests : Domain.NOTHING;
    if (remembers && restsOn == Domain.NOTHING && searched > 0) {
      boolean isLower = !pruning || best > alpha;
      boolean isUpper = !pruning || best < beta;
      table.store(
          key,
          isLower ? best : lower,
          isUpper ? best : upper,
          bestHere == Domain.NO_MOVE ? bestHere : domain.moveToKeep(bestHere),
          isProof(best) ? ANY_DEPTH : Math.min(depth, ANY_DEPTH - 1));
    }
    return best;
  }

  private boolean isProof(int value) {
    return value >= certain || value <= -certain;
  }

  /**
   * The lowest ply that a value rests on: a win that is certain on what its move rests on alone, a
   * guess on nothing that matters.
   */
  private int reasons(int value, int all, int ofBest) {
    if (certain == Domain.INFINITE || value <= -certain) {
      return all;
    }
    return value >= certain ? ofBest : Domain.NOTHING;
  }

  private int moveKept(long data) {
    int name = Table.move(data);
    return name == Domain.NO_MOVE ? name : domain.moveKept(name);
  }

  /** The value of a child from the view of its parent: with a null window first, if so switched. */
  private int child(int depth, int alpha, int beta, int ply, int from, int searched) {
    if (!pruning) {
      return -visit(depth, -Domain.INFINITE, Domain.INFINITE, ply + 1, from);
    }
    if (nullWindows && searched > 0 && beta - alpha > 1) {
      int value = -visit(depth, -alpha - 1, -alpha, ply + 1, from);
      if (stopped || value <= alpha || value >= beta) {
        return value;
      }
    }
    return -visit(depth, -beta, -alpha, ply + 1, from);
  }

  private boolean suffices(int known, int wanted) {
    return known == wanted || known == ANY_DEPTH || (deeperEntries && known > wanted);
  }

  /** Looks for a child whose entry in the table already refutes this position. */
  private int tryTable(int depth, int beta, int from, int end) {
    for (int i = from; i < end; i++) {
      int cost = domain.play(moves[i]);
      if (cost != Domain.FORBIDDEN) {
        boolean rests = domain.restsOn() != Domain.NOTHING;
        long data = rests || domain.over() ? Table.ABSENT : table.find(domain.key());
        domain.undo();
        if (data != Table.ABSENT
            && suffices(Table.depth(data), depth - cost)
            && -Table.upper(data) >= beta) {
          hits++;
          cutoffs++;
          bestMove = moves[i];
          return -Table.upper(data);
        }
      }
    }
    return -Domain.INFINITE;
  }

  private int generate(int ply, int from, int tableMove) {
    if (from + domain.moveLimit() > moves.length) {
      moves = Arrays.copyOf(moves, 2 * moves.length + domain.moveLimit());
      ranks = Arrays.copyOf(ranks, moves.length);
    }
    int end = domain.candidates(moves, from);
    if (ordered) {
      for (int i = from; i < end; i++) {
        ranks[i] = rank(ply, moves[i], tableMove);
      }
    }
    return end;
  }

  private int rank(int ply, int move, int tableMove) {
    if (move == tableMove) {
      return TABLE_MOVE;
    }
    if (usesKillers && (killers[2 * ply] == move || killers[2 * ply + 1] == move)) {
      return KILLER;
    }
    return usesHistory ? history[move] : 0;
  }

  /** Brings the first of the best ranked moves to place i, the others keeping their order. */
  private int pick(int i, int end) {
    int best = i;
    for (int j = i + 1; j < end; j++) {
      if (ranks[j] > ranks[best]) {
        best = j;
      }
    }
    int move = moves[best];
    int rank = ranks[best];
    System.arraycopy(moves, i, moves, i + 1, best - i);
    System.arraycopy(ranks, i, ranks, i + 1, best - i);
    moves[i] = move;
    ranks[i] = rank;
    return move;
  }

  /** My opponent's best move is my best move: the answer just found is tried next. */
  private void promote(int move, int from, int end) {
    for (int i = from; i < end; i++) {
      if (moves[i] == move) {
        ranks[i] = PROMOTED;
        return;
      }
    }
  }

  private void reward(int ply, int move, int depth) {
    for (int below = ply; below < Math.min(ply + killerReach, MAX_PLY); below++) {
      if (killers[2 * below] != move) {
        killers[2 * below + 1] = killers[2 * below];
        killers[2 * below] = move;
      }
    }
    int gain = Math.min(depth, 64);
    if (history[move] > KILLER / 2 - gain * gain) {
      for (int i = 0; i < history.length; i++) {
        history[i] /= 2;
      }
    }
    history[move] += gain * gain;
  }

  private void keepLine(int ply, int move) {
    int below = lineLengths[ply + 1];
    if (lines[ply] == null || lines[ply].length < below + 1) {
      lines[ply] = new int[Math.max(32, 2 * below + 1)];
    }
    lines[ply][0] = move;
    if (below > 0) {
      System.arraycopy(lines[ply + 1], 0, lines[ply], 1, below);
    }
    lineLengths[ply] = below + 1;
  }
}
