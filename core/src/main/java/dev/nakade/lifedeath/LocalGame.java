package dev.nakade.lifedeath;

import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.Zobrist;
import dev.nakade.search.Domain;
import java.util.Arrays;

/**
 * A problem cut out of its board, on {@link LocalPoints}. Attacking stones outside are safe, and a
 * stone that joins them cannot be captured; there is nothing else outside. The rules are those of
 * {@link CaptureGame}, and what is certain without search ends the game too.
 *
 * <p>What a position consists of is kept for each ply, so that undo is a step back.
 */
final class LocalGame implements Domain {
  /** What the defender's side must reach. */
  enum Aim {
    /** The target is never captured: it stands after two passes, or is unconditionally alive. */
    SURVIVE,
    /** The target is unconditionally alive. */
    TWO_EYES
  }

  private static final int MAX_THREATS = 16;

  /** More ko threats than will ever be used; they are not counted down. */
  static final int UNLIMITED = MAX_THREATS - 1;

  private static final int PASS = LocalPoints.BITS;

  // Where the keys are of stones, of target stones lost, of ko, and so on.
  private static final int ATTACKER_KEYS = 0;
  private static final int DEFENDER_KEYS = LocalPoints.BITS;
  private static final int LOST_KEYS = 2 * LocalPoints.BITS;
  private static final int KO_KEYS = 3 * LocalPoints.BITS;
  private static final int PASS_KEYS = 4 * LocalPoints.BITS;
  private static final int ATTACKER_THREAT_KEYS = PASS_KEYS + 4;
  private static final int DEFENDER_THREAT_KEYS = ATTACKER_THREAT_KEYS + MAX_THREATS;
  private static final int SIDE_KEY = DEFENDER_THREAT_KEYS + MAX_THREATS;
  private static final int AIM_KEY = SIDE_KEY + 1;
  private static final int ALL_KEYS = AIM_KEY + 1;

  // How the game stands for the defender.
  private static final byte NOT_ASKED = 0;
  private static final byte UNDECIDED = 1;
  private static final byte FAILS = 2;
  private static final byte STANDS = 3;

  private final LocalPoints local;

  // Of the local points, close at hand.
  private final long full;
  private final long playable;
  private final long outer;
  private final int attackerColor;
  private final boolean every;
  private final long[] keys = Zobrist.numbers(ALL_KEYS);
  private Aim aim = Aim.SURVIVE;

  private long[] attackers = new long[64];
  private long[] defenders = new long[64];
  private long[] targets = new long[64];

  /** Attacking stones that are connected to the outside. */
  private long[] safe = new long[64];

  private long[] stoneKeys = new long[64];
  private int[] kos = new int[64];
  private byte[] passes = new byte[64];
  private byte[] attackerThreats = new byte[64];
  private byte[] defenderThreats = new byte[64];
  private int[] used = new int[64];
  private boolean[] spent = new boolean[64];
  private byte[] standings = new byte[64];

  /** The blocks of each ply that can be captured, as far as asked for. */
  private Blocks[] blocks = new Blocks[64];

  private boolean attackerFirst;
  private boolean attackerProves;
  private boolean plain;
  private int ply;

  // What the defender closes off, of the stones asked about last.
  private long closedOf = -1;
  private long closed;
  private int eyes;

  LocalGame(Problem problem) {
    local = new LocalPoints(problem);
    full = local.full();
    playable = local.playable();
    outer = local.outer();
    attackerColor = Color.opponent(problem.defender());
    every = problem.survival() == Survival.EVERY;
    attackers[0] = local.mask(problem.board().points(attackerColor));
    defenders[0] = local.mask(problem.board().points(problem.defender()));
    targets[0] = local.mask(problem.target());
    safe[0] = local.chain(attackers[0] & outer, attackers[0]);
    stoneKeys[0] = keysOf(attackers[0], ATTACKER_KEYS) ^ keysOf(defenders[0], DEFENDER_KEYS);
    kos[0] = Point.NONE;
    blocks[0] = new Blocks(local);
  }

  private long keysOf(long set, int from) {
    long key = 0;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      key ^= keys[from + Long.numberOfTrailingZeros(rest)];
    }
    return key;
  }

  /** Goes back to the problem's position and asks another question about it. */
  void ask(Aim newAim, int prover, int toMove, int threatsOfAttacker, int threatsOfDefender) {
    ply = 0;
    aim = newAim;
    attackerProves = prover == attackerColor;
    attackerFirst = toMove == attackerColor;
    attackerThreats[0] = (byte) threatsOfAttacker;
    defenderThreats[0] = (byte) threatsOfDefender;
    standings[0] = NOT_ASKED;
  }

  /** A first move has been made: if it was a pass, it stands for a move elsewhere. */
  void beginHere() {
    passes[ply] = 0;
    standings[ply] = NOT_ASKED;
  }

  /** The colour of the attacker. */
  int attacker() {
    return attackerColor;
  }

  /** The point of the board or the pass that a move stands for. */
  int point(int move) {
    return move == PASS ? Point.PASS : local.point(move);
  }

  private boolean attackerToMove() {
    return attackerFirst == (ply % 2 == 0);
  }

  private long empty() {
    return full & ~(attackers[ply] | defenders[ply]);
  }

  @Override
  public int moveLimit() {
    return PASS + 1;
  }

  @Override
  public boolean over() {
    return standing() != UNDECIDED;
  }

  /** For the attacker 1 if the defender fails, else 0; for the defender the negative. */
  @Override
  public int value() {
    return standing() != FAILS ? 0 : attackerToMove() ? 1 : -1;
  }

  private byte standing() {
    if (standings[ply] == NOT_ASKED) {
      standings[ply] = findStanding();
    }
    return standings[ply];
  }

  private byte findStanding() {
    if (targets[ply] == 0) {
      return FAILS;
    }
    if (passes[ply] >= 2) {
      return aim == Aim.SURVIVE || isAlive() ? STANDS : FAILS;
    }
    if (attackerToMove()) {
      if (isInAtari()) {
        return FAILS;
      }
      if (isAlive()) {
        return STANDS;
      }
    }
    return !plain && isHopeless() ? FAILS : UNDECIDED;
  }

  private boolean isAlive() {
    close();
    return eyes >= 2
        && local.aliveZone(attackers[ply], defenders[ply], closed, targets[ply], every) != 0;
  }

  /** Whether the attacker can take with one move what must survive of the target. */
  private boolean isInAtari() {
    for (long rest = targets[ply]; rest != 0; ) {
      long block = local.chain(rest & -rest, defenders[ply]);
      rest &= ~block;
      if (!every && rest != 0) {
        return false;
      }
      if (canBeTaken(block)) {
        return true;
      }
    }
    return false;
  }

  private boolean canBeTaken(long block) {
    long liberties = local.spread(block) & empty();
    return (liberties & (liberties - 1)) == 0
        && (liberties & ~playable) == 0
        && (kos[ply] == Point.NONE || 1L << kos[ply] != liberties);
  }

  /**
   * Whether the defender fails for want of room. Points next to safe stones can never be eyes. For
   * two eyes, two points apart must be left. And a single block without an attacking stone to
   * capture, and with room for one eye of at most two points, is captured: the attacker fills all
   * other points first, where its stones are safe, and the eye last.
   */
  private boolean isHopeless() {
    long room = full & ~(outer | safe[ply] | local.spread(safe[ply]));
    if (aim == Aim.TWO_EYES) {
      return !hasTwoApart(room);
    }
    if (attackers[ply] != safe[ply] || (passes[ply] > 0 && !attackerToMove())) {
      return false;
    }
    long target = targets[ply];
    long block = local.chain(target & -target, defenders[ply]);
    room &= ~block;
    return (target & ~block) == 0
        && !hasTwoApart(room)
        && (room & ~local.spread(block)) == 0
        && (empty() & ~playable) == 0;
  }

  /** Whether two points of the set are not next to each other. */
  private boolean hasTwoApart(long set) {
    long rest = set & (set - 1);
    return (rest & (rest - 1)) != 0 || (rest & ~local.spread(set & -set)) != 0;
  }

  @Override
  public int lower() {
    return attackerToMove() ? 0 : -1;
  }

  @Override
  public int upper() {
    return attackerToMove() ? 1 : 0;
  }

  @Override
  public int used() {
    return used[ply];
  }

  @Override
  public boolean spent() {
    return spent[ply];
  }

  @Override
  public boolean lacksSupply() {
    return kos[ply] != Point.NONE && threats(attackerToMove()) == 0;
  }

  @Override
  public int effort() {
    return attackerToMove() ? effortToKill() : effortToLive();
  }

  @Override
  public int effortOfOpponent() {
    return attackerToMove() ? effortToLive() : effortToKill();
  }

  private int effortToLive() {
    close();
    return eyes >= 2 ? 2 : eyes == 1 ? 8 : 16;
  }

  private int effortToKill() {
    close();
    long room = full & ~outer & ~defenders[ply];
    return 2 + 6 * eyes + Long.bitCount(room);
  }

  /** Finds what the defender has closed off; once for questions in a row. */
  private void close() {
    if (closedOf != defenders[ply]) {
      closedOf = defenders[ply];
      closed = local.closed(closedOf);
      eyes = 0;
      for (long rest = closed; rest != 0; rest &= ~local.chain(rest & -rest, rest)) {
        eyes++;
      }
    }
  }

  /** The blocks that can be captured here. */
  private Blocks blocks() {
    Blocks here = blocks[ply];
    here.find(attackers[ply], defenders[ply], safe[ply]);
    return here;
  }

  @Override
  public int candidates(int[] into, int start) {
    boolean attacks = attackerToMove();
    Blocks here = blocks();
    long relevant = attacks ? relevantToAttacker(here) : full;
    boolean threat = threats(attacks) > 0;
    int end = start;
    for (long rest = empty() & playable; rest != 0; rest &= rest - 1) {
      int move = Long.numberOfTrailingZeros(rest);
      boolean matters = (relevant >>> move & 1) != 0 || here.captured(move, Blocks.DEFENDER) != 0;
      if (matters && (move != kos[ply] || threat) && mayPlay(move, attacks)) {
        into[end++] = move;
      }
    }
    if (relevant == full || end == start) {
      into[end++] = PASS;
    }
    return end;
  }

  /** All legal moves of the side to move and the pass, pruned by nothing; returns their number. */
  int allMoves(int[] into) {
    int end = 0;
    for (long rest = empty() & playable; rest != 0; rest &= rest - 1) {
      int move = Long.numberOfTrailingZeros(rest);
      if (move != kos[ply] && mayPlay(move, attackerToMove())) {
        into[end++] = move;
      }
    }
    into[end++] = PASS;
    return end;
  }

  /**
   * All that the rules allow, also on the point that ko forbids if there is a threat for it: points
   * in order, then the pass. Returns their number.
   */
  int replies(int[] into) {
    boolean attacks = attackerToMove();
    int end = 0;
    for (long rest = empty() & playable; rest != 0; rest &= rest - 1) {
      int move = Long.numberOfTrailingZeros(rest);
      if ((move != kos[ply] || threats(attacks) > 0) && mayPlay(move, attacks)) {
        into[end++] = move;
      }
    }
    into[end++] = PASS;
    return end;
  }

  /** Whether to search on where the defender fails for want of room; else that ends the game. */
  void plain(boolean on) {
    plain = on;
    standings[ply] = NOT_ASKED;
  }

  /** Whether a proof ends here: by the rules, or because the defender who proves is alive. */
  boolean endsProof() {
    return targets[ply] == 0 || passes[ply] >= 2 || (!attackerProves && isAlive());
  }

  /** Whether the prover has reached its aim, where {@link #endsProof}. */
  boolean proved() {
    boolean stands = aim == Aim.SURVIVE || passes[ply] < 2 || isAlive();
    return attackerProves != (targets[ply] != 0 && stands);
  }

  /** Whether it is the prover's turn. */
  boolean proverToMove() {
    return attackerProves == attackerToMove();
  }

  /** Whether the prover's opponent has more threats than are counted. */
  boolean opponentIsUnlimited() {
    return threats(!attackerProves) == UNLIMITED;
  }

  /**
   * Where the attacker must play, or capture something, lest the defender lives with its next move:
   * the points that every such life rests on. All points if there is no such threat.
   */
  private long relevantToAttacker(Blocks here) {
    long relevant = full;
    for (long rest = empty() & playable & ~outer; rest != 0; rest &= rest - 1) {
      int move = Long.numberOfTrailingZeros(rest);
      long own = defenders[ply] | 1L << move;
      long eyespace = local.closed(own);
      if (local.isApart(eyespace) && mayPlay(move, false)) {
        long left = attackers[ply] & ~here.captured(move, Blocks.ATTACKER);
        long zone = local.aliveZone(left, own, eyespace, targets[ply], every);
        relevant &= zone == 0 ? full : zone | 1L << move;
      }
    }
    return relevant;
  }

  private int threats(boolean attacker) {
    return attacker ? attackerThreats[ply] : defenderThreats[ply];
  }

  /** Whether a stone there has a liberty or captures; ko is not looked at. */
  private boolean mayPlay(int move, boolean attacks) {
    long around = local.neighbours(move);
    if ((around & empty()) != 0) {
      return true;
    }
    if (attacks && ((outer >>> move & 1) != 0 || (around & safe[ply]) != 0)) {
      return true;
    }
    Blocks here = blocks();
    int own = attacks ? Blocks.ATTACKER : Blocks.DEFENDER;
    int other = attacks ? Blocks.DEFENDER : Blocks.ATTACKER;
    return here.captured(move, other) != 0 || here.givesLiberty(move, own);
  }

  @Override
  public int play(int move) {
    ensureRoom();
    boolean attacks = attackerToMove();
    int next = ply + 1;
    targets[next] = targets[ply];
    stoneKeys[next] = stoneKeys[ply];
    attackerThreats[next] = attackerThreats[ply];
    defenderThreats[next] = defenderThreats[ply];
    kos[next] = Point.NONE;
    used[next] = used[ply];
    spent[next] = move == kos[ply];
    standings[next] = NOT_ASKED;
    if (move == PASS) {
      passes[next] = (byte) (kos[ply] == Point.NONE ? passes[ply] + 1 : 0);
      attackers[next] = attackers[ply];
      defenders[next] = defenders[ply];
      safe[next] = safe[ply];
    } else {
      passes[next] = 0;
      place(move, attacks, next);
    }
    ply = next;
    return 1;
  }

  private void place(int move, boolean attacks, int next) {
    if (move == kos[ply]) {
      used[next] += attacks != attackerProves ? 1 : 0;
      if (threats(attacks) != UNLIMITED) {
        (attacks ? attackerThreats : defenderThreats)[next]--;
      }
    }
    long stone = 1L << move;
    long captured = blocks().captured(move, attacks ? Blocks.DEFENDER : Blocks.ATTACKER);
    stoneKeys[next] ^= keys[(attacks ? ATTACKER_KEYS : DEFENDER_KEYS) + move];
    attackers[next] = attacks ? attackers[ply] | stone : attackers[ply] & ~captured;
    defenders[next] = attacks ? defenders[ply] & ~captured : defenders[ply] | stone;
    boolean joinsSafe = attacks && ((outer | local.spread(safe[ply])) & stone) != 0;
    safe[next] = joinsSafe ? safe[ply] | local.chain(stone, attackers[next]) : safe[ply];
    if (captured != 0) {
      stoneKeys[next] ^= keysOf(captured, attacks ? DEFENDER_KEYS : ATTACKER_KEYS);
      stoneKeys[next] ^= keysOf(captured & targets[ply], LOST_KEYS);
      targets[next] = every && (targets[ply] & captured) != 0 ? 0 : targets[ply] & ~captured;
      boolean single = (captured & (captured - 1)) == 0;
      long breath = (attacks ? attackers[ply] : defenders[ply]) | empty();
      if (single && !joinsSafe && (local.neighbours(move) & breath) == 0) {
        kos[next] = Long.numberOfTrailingZeros(captured);
      }
    }
  }

  @Override
  public void undo() {
    ply--;
  }

  @Override
  public long key() {
    return bareKey()
        ^ keys[ATTACKER_THREAT_KEYS + attackerThreats[ply]]
        ^ keys[DEFENDER_THREAT_KEYS + defenderThreats[ply]];
  }

  @Override
  public long bareKey() {
    long key = stoneKeys[ply] ^ keys[PASS_KEYS + passes[ply]];
    if (kos[ply] >= 0) {
      key ^= keys[KO_KEYS + kos[ply]];
    }
    key ^= aim == Aim.TWO_EYES ? keys[AIM_KEY] : 0;
    return attackerToMove() ? key ^ keys[SIDE_KEY] : key;
  }

  private void ensureRoom() {
    if (ply + 1 == kos.length) {
      int length = 2 * kos.length;
      attackers = Arrays.copyOf(attackers, length);
      defenders = Arrays.copyOf(defenders, length);
      targets = Arrays.copyOf(targets, length);
      safe = Arrays.copyOf(safe, length);
      stoneKeys = Arrays.copyOf(stoneKeys, length);
      kos = Arrays.copyOf(kos, length);
      passes = Arrays.copyOf(passes, length);
      attackerThreats = Arrays.copyOf(attackerThreats, length);
      defenderThreats = Arrays.copyOf(defenderThreats, length);
      used = Arrays.copyOf(used, length);
      spent = Arrays.copyOf(spent, length);
      standings = Arrays.copyOf(standings, length);
      blocks = Arrays.copyOf(blocks, length);
    }
    if (blocks[ply + 1] == null) {
      blocks[ply + 1] = new Blocks(local);
    }
  }
}
