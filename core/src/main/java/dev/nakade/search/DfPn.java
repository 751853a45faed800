package dev.nakade.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The one proof-number loop: depth-first, with a table (Nagai 2002). It asks whether a side, the
 * prover, can reach a value against every reply.
 *
 * <p>Repeating a position of the line is a failure of the prover; the domain must have no rule of
 * its own about it. A proof therefore holds whatever came before and is always remembered. A
 * failure may rest on the line: with each one comes the lowest ply that it rests on, and it is
 * remembered only if that is the failed position itself or below it. Until then it stands in the
 * frame of its parent alone.
 */
public final class DfPn {
  /** The answer to the question. */
  public enum Answer {
    PROVED,
    /** The opponent can prevent it, and no repetition is needed for that: this is its proof. */
    REFUTED,
    /** The prover fails because it would have to repeat a position. Nobody has proved anything. */
    REPEATS,
    /** The budget was spent before. */
    UNKNOWN
  }

  /**
   * What was found and what it cost.
   *
   * @param bare whether the answer is the same whatever the two sides have in supply
   * @param line for a proof: the prover's moves and the replies that were hardest to refute
   * @param nodes positions visited, the root not counted
   * @param tableEntries places of the table in use at the end
   * @param nanos time, in nanoseconds
   */
  public record Result(
      Answer answer, boolean bare, List<Integer> line, long nodes, long tableEntries, long nanos) {}

  /** Who is to prove something. */
  public enum Prover {
    SIDE_TO_MOVE,
    OPPONENT
  }

  /** Hears of solved positions. */
  public interface Listener {
    /** The position on the board is solved, with so many nodes below it. */
    void solved(boolean moverWins, long work);
  }

  /** Hears from time to time of the line that a search is on, its most promising one then. */
  public interface Watcher {
    void trying(List<Integer> line);
  }

  private static final int INFINITE = ProofNumbers.INFINITE;

  /** Nodes between two words to a watcher, a power of 2: some milliseconds. */
  private static final int WATCHED = 1024;

  /** In place of the numbers of a child that have not been guessed yet; more than any guess. */
  private static final int UNKNOWN = INFINITE - 1;

  /** Moves of a line that a watcher hears of. */
  private static final int TOLD = 20;

  private static final int CLEAN = ProofTable.CLEAN;
  private static final int BARE = ProofTable.BARE;

  /** A trait of a move: it takes something from a supply. */
  private static final int SPENDS = 4;

  /** Lines longer than this end the search without an answer. */
  private static final int MAX_PLY = 2_000;

  private final Domain domain;
  private final boolean sumsEffort;
  private final ProofTable table;
  private final Listener listener;

  /** Where others are that use the same table; null if there are none. */
  private final Traffic traffic;

  /** Results by their zones; of this search alone. */
  private final Patterns patterns = new Patterns();

  /** What was found in the table last. */
  private final ProofTable.Entry entry = new ProofTable.Entry();

  /** Children of all positions of the line, one after the other. */
  private int[] moves = new int[4096];

  private long[] keys = new long[4096];
  private int[] phis = new int[4096];
  private int[] deltas = new int[4096];
  private int[] rests = new int[4096];
  private byte[] traits = new byte[4096];
  private int[] doubts = new int[4096];
  private long[] zones = new long[4096];

  /** Keys of the positions of the line. */
  private final long[] path = new long[MAX_PLY + 1];

  /** The moves of the line. */
  private final int[] trail = new int[MAX_PLY + 1];

  /** What the prover's opponent had used up at each of them. */
  private final int[] used = new int[MAX_PLY + 1];

  private Budget budget = Budget.unlimited();
  private Watcher watcher = line -> {};
  private int goal;

  /** The prover moves at plies of this parity. */
  private int parity;

  /** Of the question: for plies of even and of odd number. */
  private final long[] salts = new long[2];

  private long nodes;
  private boolean stopped;

  /** Of the position visited last. */
  private int phi;

  private int delta;
  private int restsOn;
  private int outcome;
  private long zone;

  /** Children of the position summarized last that its opponent has not won, and their phis. */
  private int open;

  private long total;

  public DfPn(Domain domain, ProofTable table) {
    this(domain, table, (moverWins, work) -> {});
  }

  /** A search that tells of each position that it has solved, while it is on the board. */
  public DfPn(Domain domain, ProofTable table, Listener listener) {
    this(domain, table, listener, Optional.empty());
  }

  /** One of several searches that share a table, each on a thread of its own. */
  public DfPn(Domain domain, ProofTable table, Traffic traffic) {
    this(domain, table, (moverWins, work) -> {}, Optional.of(traffic));
  }

  private DfPn(Domain domain, ProofTable table, Listener listener, Optional<Traffic> traffic) {
    Domain.requireFewMoves(domain);
    this.traffic = traffic.orElse(null);
    this.listener = listener;
    this.domain = domain;
    this.sumsEffort = domain.sumsEffort();
    this.table = table;
  }

  /** Asks whether the side to move can reach at least {@code value}. */
  public Result prove(int value, Budget within) {
    return prove(Prover.SIDE_TO_MOVE, value, within);
  }

  /**
   * Asks whether a side can reach at least {@code value}, from its own view. Leaves the domain as
   * it was. A proof found for one side answers the question of the other too; beyond that, what was
   * found for one question is never used for another.
   */
  public Result prove(Prover prover, int value, Budget within) {
    return prove(prover, value, within, line -> {});
  }

  /** The same with somebody who hears of it meanwhile. */
  public Result prove(Prover prover, int value, Budget within, Watcher whoHears) {
    long start = Budget.now();
    budget = within;
    watcher = whoHears;
    pose(prover, value);
    nodes = 0;
    stopped = false;
    if (!decided(0) && !isRemembered(0)) {
      path[0] = key(0);
      used[0] = domain.used();
      visit(0, INFINITE, INFINITE, 0);
    }
    Answer answer = answer();
    boolean bare = answer != Answer.UNKNOWN && has(outcome, BARE);
    List<Integer> line = answer == Answer.PROVED ? line() : List.of();
    return new Result(answer, bare, line, nodes, table.used(), Budget.now() - start);
  }

  /** The zone of the position asked about last, if it was solved; see {@link Domain#zoneOfEnd}. */
  public long zone() {
    return zone;
  }

  /**
   * The move with which the side to move reaches at least {@code value} here, as far as a proof of
   * that is remembered; else {@link Domain#NO_MOVE}.
   */
  public int provenMove(int value) {
    pose(Prover.SIDE_TO_MOVE, value);
    return remembered(0);
  }

  private void pose(Prover prover, int value) {
    goal = value;
    parity = prover == Prover.SIDE_TO_MOVE ? 0 : 1;
    for (int ply = 0; ply < 2; ply++) {
      // That the prover reaches the value is that its opponent does not reach the next of its own.
      int ofMover = isProver(ply) ? value : 1 - value;
      salts[ply] = 0x9e3779b97f4a7c15L * (ofMover + Domain.INFINITE);
    }
  }

  private Answer answer() {
    if (stopped || !ProofNumbers.solved(phi, delta)) {
      return Answer.UNKNOWN;
    }
    if ((phi == 0) == isProver(0)) {
      return Answer.PROVED;
    }
    return has(outcome, CLEAN) ? Answer.REFUTED : Answer.REPEATS;
  }

  private boolean isProver(int ply) {
    return ply % 2 == parity;
  }

  private static boolean has(int traits, int trait) {
    return (traits & trait) != 0;
  }

  /** The key of the present position, which is at this ply, and of the question. */
  private long key(int ply) {
    return domain.key() ^ salts[ply & 1];
  }

  private long bareKey(int ply) {
    return domain.bareKey() ^ salts[ply & 1];
  }

  /** Whether the table has the present position, which is at this ply: {@link #entry} if so. */
  private boolean find(int ply) {
    long bare = bareKey(ply);
    long whole = key(ply);
    boolean found = table.find(bare, entry) || (whole != bare && table.find(whole, entry));
    if (found && entry.isSolved()) {
      return counts(ply);
    }
    return findPattern(ply) || found;
  }

  /** Whether a result is known that rests only on what the present position has, too. */
  private boolean findPattern(int ply) {
    long setting = domain.setting();
    if (setting == Domain.NO_SETTING) {
      return false;
    }
    int found = patterns.find(setting ^ salts[ply & 1], domain.marks(), domain.otherMarks());
    if (!Patterns.isFound(found)) {
      return false;
    }
    entry.become(patterns.isWon(found), patterns.zone(found), patterns.move(found));
    return true;
  }

  /** Failures that are nobody's proof count for the one prover who failed. */
  private boolean counts(int ply) {
    return has(entry.traits(), CLEAN) || !entry.isSolved() || (entry.phi() == 0) != isProver(ply);
  }

  /** Whether the table has the outcome of the present position; takes it over if so. */
  private boolean isRemembered(int ply) {
    if (!find(ply) || !entry.isSolved()) {
      return false;
    }
    restsOn = Domain.NOTHING;
    phi = entry.phi();
    delta = entry.delta();
    outcome = entry.traits();
    zone = domain.zoneHere(entry.zone());
    return true;
  }

  /** Whether the position at this ply is decided without search; sets phi and delta if so. */
  private boolean decided(int ply) {
    boolean prover = isProver(ply);
    boolean over = domain.over();
    int low = over ? domain.value() : domain.lower();
    int high = over ? low : domain.upper();
    boolean wins = prover ? low >= goal : low > -goal;
    boolean loses = prover ? high < goal : -high >= goal;
    restsOn = Domain.NOTHING;
    outcome = CLEAN | BARE;
    phi = wins ? 0 : INFINITE;
    delta = wins ? INFINITE : 0;
    if (!wins && !loses) {
      return false;
    }
    zone = over ? domain.zoneOfEnd() : Domain.EVERYTHING;
    return true;
  }

  /**
   * Searches until the position is solved or its numbers reach a threshold. On return {@link #phi},
   * {@link #delta} and {@link #restsOn} are its own. {@code from} is where its children go.
   */
  private void visit(int ply, int phiLimit, int deltaLimit, int from) {
    if (traffic != null && ply > 0 && isRemembered(ply)) {
      return;
    }
    long before = nodes;
    int end = expand(ply, from);
    int best;
    while (true) {
      best = summarize(from, end);
      if (phi >= phiLimit || delta >= deltaLimit) {
        break;
      }
      int childPhiLimit = ProofNumbers.minus(deltaLimit, others(phis[best]));
      int beyond = ProofNumbers.beyond(second(best, from, end));
      int childDeltaLimit = withoutDoubt(best, Math.min(phiLimit, beyond));
      domain.play(moves[best]);
      stopped = !budget.spend() || ply + 1 >= MAX_PLY;
      if (!stopped) {
        nodes++;
        trail[ply] = moves[best];
        if (nodes % WATCHED == 0) {
          watcher.trying(Arrays.stream(trail, 0, Math.min(TOLD, ply + 1)).boxed().toList());
        }
        path[ply + 1] = keys[best];
        used[ply + 1] = domain.used();
        enter(keys[best]);
        visit(ply + 1, childPhiLimit, childDeltaLimit, end);
        leave(keys[best]);
      }
      domain.undo();
      if (stopped) {
        return;
      }
      phis[best] = phi;
      deltas[best] = delta;
      rests[best] = restsOn;
      traits[best] = (byte) ((traits[best] & SPENDS) | outcome);
      zones[best] = zone;
      if (phi == 0) {
        spare(best, from, end);
      }
    }
    if (!ProofNumbers.solved(phi, delta)) {
      restsOn = Domain.NOTHING;
      table.store(path[ply], phi, delta, nodes - before, domain.moveToKeep(moves[best]));
      return;
    }
    best = settle(ply, best, from, end);
    listener.solved(phi == 0, nodes - before);
    zone = restsOn == Domain.NOTHING ? zone(best, from, end) : Domain.EVERYTHING;
    if (restsOn == Domain.NOTHING) {
      // A proof of the prover is one whatever it rests on.
      outcome |= (phi == 0) == isProver(ply) ? CLEAN : 0;
      outcome = has(outcome, CLEAN) ? outcome : 0;
      long key = has(outcome, BARE) ? bareKey(ply) : path[ply];
      zone = has(outcome, CLEAN) ? zone : Domain.EVERYTHING;
      int move = domain.moveToKeep(moves[best]);
      table.storeSolved(key, phi == 0, zone, nodes - before, move, outcome);
      if (outcome == (CLEAN | BARE) && zone != Domain.EVERYTHING) {
        storePattern(ply, move);
      }
    }
  }

  private void enter(long key) {
    if (traffic != null) {
      traffic.enter(key);
    }
  }

  private void leave(long key) {
    if (traffic != null) {
      traffic.leave(key);
    }
  }

  /** The delta of a child, more if another search is there, or if it is doubted. */
  private int deltaNow(int i) {
    int now = traffic == null ? deltas[i] : traffic.raised(deltas[i], keys[i]);
    return ProofNumbers.times(now, doubts[i]);
  }

  /** The delta of a child at which it counts as much as this. */
  private int withoutDoubt(int i, int limit) {
    return limit >= INFINITE ? limit : Math.max(deltas[i] + 1, limit / doubts[i]);
  }

  /** Remembers a result for all positions that agree with this one in the zone of it. */
  private void storePattern(int ply, int move) {
    long setting = domain.setting();
    if (setting != Domain.NO_SETTING) {
      patterns.store(
          setting ^ salts[ply & 1], domain.marks(), domain.otherMarks(), zone, phi == 0, move);
    }
  }

  /**
   * After a move without effect on what the refutation of it rests on, all other moves without
   * effect on that fail too.
   */
  private void spare(int failed, int from, int end) {
    long safe = zones[failed];
    if (safe == Domain.EVERYTHING
        || rests[failed] != Domain.NOTHING
        || has(traits[failed], SPENDS)
        || !domain.isOutside(moves[failed], safe)) {
      return;
    }
    for (int i = from; i < end; i++) {
      if (phis[i] > 0 && !has(traits[i], SPENDS) && domain.isOutside(moves[i], safe)) {
        phis[i] = 0;
        deltas[i] = INFINITE;
        rests[i] = Domain.NOTHING;
        traits[i] = traits[failed];
        zones[i] = safe;
      }
    }
  }

  /** The zone of a position that is solved. */
  private long zone(int best, int from, int end) {
    if (phi == 0) {
      return zones[best] == Domain.EVERYTHING
          ? Domain.EVERYTHING
          : known(domain.zoneOfMove(moves[best], zones[best]));
    }
    long united = 0;
    for (int i = from; i < end; i++) {
      united |= rests[i] == Domain.NOTHING ? zones[i] : Domain.EVERYTHING;
    }
    return united == Domain.EVERYTHING ? united : known(domain.zoneOfReplies(united));
  }

  /** A zone can be remembered if it is not empty. */
  private static long known(long zone) {
    return zone == Domain.TRIVIAL ? Domain.EVERYTHING : zone;
  }

  /** Generates the children and looks each of them up. */
  private int expand(int ply, int from) {
    ensureRoom(from);
    int generated = domain.candidates(moves, from);
    int end = from;
    for (int i = from; i < generated; i++) {
      int move = moves[i];
      int cost = domain.play(move);
      if (domain.restsOn() != Domain.NOTHING) {
        throw new IllegalStateException("what rests on the line has no proof");
      }
      if (cost == Domain.FORBIDDEN) {
        continue;
      }
      moves[end] = move;
      keys[end] = key(ply + 1);
      traits[end] = domain.spent() ? (byte) SPENDS : 0;
      doubts[end] = domain.doubt();
      assess(ply + 1, end);
      domain.undo();
      end++;
      if (deltas[end - 1] == 0
          && rests[end - 1] == Domain.NOTHING
          && traits[end - 1] == (CLEAN | BARE)) {
        return end; // nothing better can come
      }
    }
    if (end == from) {
      throw new IllegalStateException("a position without moves that is not over");
    }
    for (int i = from; i < end; i++) {
      if (phis[i] == 0) {
        spare(i, from, end);
      }
    }
    for (int i = from; i < end; i++) {
      if (phis[i] == UNKNOWN) {
        guess(i);
      }
    }
    return end;
  }

  /** Guesses the numbers of a child. Last of all, since that takes long and others may decide. */
  private void guess(int i) {
    domain.play(moves[i]);
    phis[i] = domain.effort();
    deltas[i] = domain.effortOfOpponent();
    domain.undo();
  }

  /**
   * The numbers of a child that has just been played: decided, repeated or remembered; or {@link
   * #UNKNOWN}.
   */
  private void assess(int ply, int i) {
    rests[i] = Domain.NOTHING;
    if (decided(ply)) {
      traits[i] |= CLEAN | BARE;
      phis[i] = phi;
      deltas[i] = delta;
      zones[i] = zone;
      return;
    }
    zones[i] = Domain.EVERYTHING;
    for (int earlier = ply - 2; earlier >= 0; earlier -= 2) {
      if (path[earlier] == keys[i]) {
        boolean wins = isProver(ply) == domain.used() > used[earlier];
        phis[i] = wins ? 0 : INFINITE;
        deltas[i] = wins ? INFINITE : 0;
        rests[i] = earlier;
        traits[i] |= BARE;
        return;
      }
    }
    if (find(ply)) {
      phis[i] = entry.phi();
      deltas[i] = entry.delta();
      traits[i] = (byte) (traits[i] | entry.traits());
      zones[i] = entry.isSolved() ? domain.zoneHere(entry.zone()) : Domain.EVERYTHING;
    } else {
      phis[i] = UNKNOWN;
      deltas[i] = UNKNOWN;
    }
  }

  /**
   * Sets phi to the least delta of a child and delta to the greatest phi, with something more for
   * the other open children: a sum would count again what transpositions share. Returns the child
   * of least delta.
   */
  private int summarize(int from, int end) {
    int best = from;
    int least = INFINITE;
    int greatest = 0;
    open = 0;
    total = 0;
    for (int i = from; i < end; i++) {
      int now = deltaNow(i);
      if (now < least || (now == least && phis[i] < phis[best])) {
        best = i;
        least = now;
      }
      if (phis[i] > 0) {
        greatest = Math.max(greatest, phis[i]);
        open++;
        total += phis[i];
      }
    }
    phi = least;
    delta = phi == 0 ? INFINITE : open == 0 ? 0 : ProofNumbers.plus(greatest, others(greatest));
    return best;
  }

  /**
   * What the open children other than one add: one for each four of them, since more would keep a
   * search of positions with many moves from going deep; and half of their numbers where these are
   * work.
   */
  private int others(int one) {
    int work = sumsEffort ? (int) Math.min(INFINITE / 2, (total - one) / 2) : 0;
    return (open - 1) / 4 + work;
  }

  private int second(int best, int from, int end) {
    int second = INFINITE;
    for (int i = from; i < end; i++) {
      if (i != best) {
        second = Math.min(second, deltaNow(i));
      }
    }
    return second;
  }

  /**
   * Finds the lowest ply above this one that the outcome rests on, and its traits. If the mover has
   * won, one child was enough, which is returned; if it has lost, every child counts.
   */
  private int settle(int ply, int best, int from, int end) {
    int decisive = best;
    if (delta == 0) {
      restsOn = Domain.NOTHING;
      outcome = domain.lacksSupply() ? CLEAN : CLEAN | BARE;
      for (int i = from; i < end; i++) {
        restsOn = Math.min(restsOn, rests[i]);
        outcome &= traits[i];
      }
    } else {
      restsOn = -1;
      for (int i = from; i < end; i++) {
        if (deltas[i] == 0) {
          int won = has(traits[i], SPENDS) ? traits[i] & CLEAN : traits[i];
          if (rests[i] > restsOn
              || (rests[i] == restsOn && worth(won, ply) > worth(outcome, ply))) {
            restsOn = rests[i];
            outcome = won;
            decisive = i;
          }
        }
      }
    }
    if (restsOn >= ply) {
      restsOn = Domain.NOTHING;
    }
    return decisive;
  }

  /** Order among outcomes: a failure of the prover must above all be clean, a proof bare. */
  private int worth(int traits, int ply) {
    return isProver(ply) ? traits : 2 * (traits & CLEAN) + (traits & BARE) / 2;
  }

  private void ensureRoom(int from) {
    if (from + domain.moveLimit() > moves.length) {
      int length = 2 * moves.length + domain.moveLimit();
      moves = Arrays.copyOf(moves, length);
      keys = Arrays.copyOf(keys, length);
      phis = Arrays.copyOf(phis, length);
      deltas = Arrays.copyOf(deltas, length);
      rests = Arrays.copyOf(rests, length);
      traits = Arrays.copyOf(traits, length);
      zones = Arrays.copyOf(zones, length);
      doubts = Arrays.copyOf(doubts, length);
    }
  }

  /**
   * The prover's remembered moves, and of the replies the one whose refutation took most work, up
   * to where a position comes back.
   */
  private List<Integer> line() {
    List<Integer> line = new ArrayList<>();
    Set<Long> seen = new HashSet<>();
    int[] into = new int[domain.moveLimit()];
    while (line.size() < MAX_PLY && seen.add(key(line.size()))) {
      int ply = line.size();
      int move = isProver(ply) ? remembered(ply) : hardest(into, ply);
      if (move == Domain.NO_MOVE) {
        break;
      }
      domain.play(move);
      line.add(move);
    }
    line.forEach(move -> domain.undo());
    return line;
  }

  private int remembered(int ply) {
    return !domain.over() && find(ply) && entry.phi() == 0
        ? domain.moveKept(entry.move())
        : Domain.NO_MOVE;
  }

  private int hardest(int[] into, int ply) {
    int hardest = Domain.NO_MOVE;
    long most = -1;
    int end = domain.over() ? 0 : domain.candidates(into, 0);
    for (int i = 0; i < end; i++) {
      if (domain.play(into[i]) != Domain.FORBIDDEN) {
        boolean won = find(ply + 1) && entry.phi() == 0;
        domain.undo();
        if (won && entry.work() > most) {
          most = entry.work();
          hardest = into[i];
        }
      }
    }
    return hardest;
  }
}
