package dev.nakade.lifedeath;

import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.Zobrist;
import dev.nakade.search.Domain;
import java.util.Arrays;

/**
 * A problem cut out of its board, on {@link LocalPoints}. Attacking stones outside are safe, and a
 * stone that joins them cannot be captured; there is nothing else outside. The rules are those of
 * {@link CaptureGame}, and a target that is unconditionally alive ends the game too.
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

  private static final int PASS_KEYS = 4;
  private static final int MAX_THREATS = 16;

  /** More ko threats than will ever be used; they are not counted down. */
  static final int UNLIMITED = MAX_THREATS - 1;

  private final LocalPoints local;

  // Of the local points, close at hand: their number, all of them, and see LocalPoints.
  private final int count;
  private final long full;
  private final long playable;
  private final long outer;
  private final int attackerColor;
  private final boolean every;

  // Keys: stones of attacker and defender, lost target stones, ko, passes, threats of both sides.
  private final long[] keys;
  private Aim aim = Aim.SURVIVE;

  private long[] attackers = new long[64];
  private long[] defenders = new long[64];
  private long[] targets = new long[64];
  private long[] stoneKeys = new long[64];
  private int[] kos = new int[64];
  private byte[] passes = new byte[64];
  private byte[] attackerThreats = new byte[64];
  private byte[] defenderThreats = new byte[64];
  private int[] used = new int[64];
  private boolean[] spent = new boolean[64];
  private long eyesOf = -1;
  private int eyes;
  private boolean attackerFirst;
  private boolean attackerProves;
  private int ply;

  LocalGame(Problem problem) {
    local = new LocalPoints(problem);
    count = local.count();
    full = local.full();
    playable = local.playable();
    outer = local.outer();
    attackerColor = Color.opponent(problem.defender());
    every = problem.survival() == Survival.EVERY;
    attackers[0] = local.mask(problem.board().points(attackerColor));
    defenders[0] = local.mask(problem.board().points(problem.defender()));
    targets[0] = local.mask(problem.target());
    keys = Zobrist.numbers(4 * count + 1 + PASS_KEYS + 2 * MAX_THREATS + 1);
    for (long rest = attackers[0]; rest != 0; rest &= rest - 1) {
      stoneKeys[0] ^= keys[Long.numberOfTrailingZeros(rest)];
    }
    for (long rest = defenders[0]; rest != 0; rest &= rest - 1) {
      stoneKeys[0] ^= keys[count + Long.numberOfTrailingZeros(rest)];
    }
    kos[0] = Point.NONE;
  }

  /** Goes back to the problem's position and asks another question about it. */
  void ask(Aim newAim, int prover, int toMove, int threatsOfAttacker, int threatsOfDefender) {
    ply = 0;
    aim = newAim;
    attackerProves = prover == attackerColor;
    attackerFirst = toMove == attackerColor;
    attackerThreats[0] = (byte) threatsOfAttacker;
    defenderThreats[0] = (byte) threatsOfDefender;
  }

  /** A first move has been made: if it was a pass, it stands for a move elsewhere. */
  void beginHere() {
    passes[ply] = 0;
  }

  /** The colour of the attacker. */
  int attacker() {
    return attackerColor;
  }

  /** The point of the board or the pass that a move stands for. */
  int point(int move) {
    return move == count ? Point.PASS : local.point(move);
  }

  private boolean attackerToMove() {
    return attackerFirst == (ply % 2 == 0);
  }

  @Override
  public int moveLimit() {
    return count + 1;
  }

  @Override
  public boolean over() {
    return targets[ply] == 0
        || passes[ply] >= 2
        || (attackerToMove() && (isInAtari() || isAlive()));
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
    long liberties = local.spread(block) & ~(attackers[ply] | defenders[ply]);
    return (liberties & (liberties - 1)) == 0
        && (liberties & ~playable) == 0
        && (1L << kos[ply] != liberties || kos[ply] == Point.NONE);
  }

  /** For the attacker 1 if the defender fails, else 0; for the defender the negative. */
  @Override
  public int value() {
    boolean fails =
        targets[ply] == 0
            || (passes[ply] >= 2 && aim == Aim.TWO_EYES && !isAlive())
            || (passes[ply] < 2 && attackerToMove() && isInAtari());
    return !fails ? 0 : attackerToMove() ? 1 : -1;
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
  public int effort() {
    return attackerToMove() ? effortToKill() : effortToLive();
  }

  @Override
  public int effortOfOpponent() {
    return attackerToMove() ? effortToLive() : effortToKill();
  }

  private int effortToLive() {
    int eyes = eyes();
    return eyes >= 2 ? 2 : eyes == 1 ? 8 : 16;
  }

  private int effortToKill() {
    long room = full & ~outer & ~defenders[ply];
    return 2 + 6 * eyes() + Long.bitCount(room);
  }

  /** Regions that the defender has closed; counted once for questions in a row. */
  private int eyes() {
    if (eyesOf != defenders[ply]) {
      eyesOf = defenders[ply];
      long closed = full & ~eyesOf;
      closed &= ~local.chain(closed & outer, closed);
      eyes = 0;
      for (; closed != 0; closed &= ~local.chain(closed & -closed, closed)) {
        eyes++;
      }
    }
    return eyes;
  }

  @Override
  public int candidates(int[] into, int start) {
    boolean attacks = attackerToMove();
    int end = start;
    int ko = kos[ply];
    boolean threat = threats(attacks) > 0;
    long empty = full & ~(attackers[ply] | defenders[ply]);
    long relevant = attacks ? relevantToAttacker(empty) : full;
    for (long rest = empty & playable; rest != 0; rest &= rest - 1) {
      int move = Long.numberOfTrailingZeros(rest);
      boolean matters =
          (relevant >>> move & 1) != 0 || captured(move, true, empty & ~(1L << move)) != 0;
      if (matters && (move != ko || threat) && breathes(move, attacks, empty)) {
        into[end++] = move;
      }
    }
    if (relevant == full || end == start) {
      into[end++] = count;
    }
    return end;
  }

  /** All legal moves of the side to move and the pass, pruned by nothing; returns their number. */
  int allMoves(int[] into) {
    long empty = full & ~(attackers[ply] | defenders[ply]);
    int end = 0;
    for (long rest = empty & playable; rest != 0; rest &= rest - 1) {
      int move = Long.numberOfTrailingZeros(rest);
      if (move != kos[ply] && breathes(move, attackerToMove(), empty)) {
        into[end++] = move;
      }
    }
    into[end++] = count;
    return end;
  }

  /**
   * All that the rules allow, also on the point that ko forbids if there is a threat for it: points
   * in order, then the pass. Returns their number.
   */
  int replies(int[] into) {
    long empty = full & ~(attackers[ply] | defenders[ply]);
    int end = 0;
    for (long rest = empty & playable; rest != 0; rest &= rest - 1) {
      int move = Long.numberOfTrailingZeros(rest);
      boolean allowed = move != kos[ply] || threats(attackerToMove()) > 0;
      if (allowed && breathes(move, attackerToMove(), empty)) {
        into[end++] = move;
      }
    }
    into[end++] = count;
    return end;
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
  private long relevantToAttacker(long empty) {
    long relevant = full;
    for (long rest = empty & playable; rest != 0; rest &= rest - 1) {
      int move = Long.numberOfTrailingZeros(rest);
      if (breathes(move, false, empty)) {
        long stone = 1L << move;
        long taken = captured(move, false, empty & ~stone);
        long zone =
            local.aliveZone(attackers[ply] & ~taken, defenders[ply] | stone, targets[ply], every);
        relevant &= zone == 0 ? full : zone | stone;
      }
    }
    return relevant;
  }

  private int threats(boolean attacker) {
    return attacker ? attackerThreats[ply] : defenderThreats[ply];
  }

  private boolean breathes(int move, boolean attacks, long empty) {
    if ((local.neighbours(move) & empty) != 0 || (attacks && (outer >>> move & 1) != 0)) {
      return true;
    }
    long own = attacks ? attackers[ply] : defenders[ply];
    long stone = 1L << move;
    long others = empty & ~stone;
    for (long rest = local.neighbours(move) & own; rest != 0; ) {
      long chain = local.chain(rest & -rest, own);
      if (isFree(chain, attacks, others)) {
        return true;
      }
      rest &= ~chain;
    }
    return captured(move, attacks, others) != 0;
  }

  private boolean isFree(long chain, boolean attacker, long empty) {
    return (local.spread(chain) & empty) != 0 || (attacker && (chain & outer) != 0);
  }

  /** The opposing stones next to a move that have no liberty among {@code empty}. */
  private long captured(int move, boolean attacks, long empty) {
    long opposing = attacks ? defenders[ply] : attackers[ply];
    long captured = 0;
    for (long rest = local.neighbours(move) & opposing; rest != 0; ) {
      long chain = local.chain(rest & -rest, opposing);
      if (!isFree(chain, !attacks, empty)) {
        captured |= chain;
      }
      rest &= ~chain;
    }
    return captured;
  }

  @Override
  public int play(int move) {
    ensureRoom();
    boolean attacks = attackerToMove();
    int next = ply + 1;
    attackers[next] = attackers[ply];
    defenders[next] = defenders[ply];
    targets[next] = targets[ply];
    stoneKeys[next] = stoneKeys[ply];
    attackerThreats[next] = attackerThreats[ply];
    defenderThreats[next] = defenderThreats[ply];
    kos[next] = Point.NONE;
    used[next] = used[ply];
    spent[next] = move == kos[ply];
    if (move == count) {
      passes[next] = (byte) (kos[ply] == Point.NONE ? passes[ply] + 1 : 0);
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
    long empty = full & ~(attackers[ply] | defenders[ply] | stone);
    long captured = captured(move, attacks, empty);
    long own = (attacks ? attackers[ply] : defenders[ply]) | stone;
    stoneKeys[next] ^= keys[attacks ? move : count + move];
    if (captured != 0) {
      for (long rest = captured; rest != 0; rest &= rest - 1) {
        int taken = Long.numberOfTrailingZeros(rest);
        stoneKeys[next] ^= keys[attacks ? count + taken : taken];
        if ((targets[ply] >>> taken & 1) != 0) {
          stoneKeys[next] ^= keys[2 * count + taken];
        }
      }
      targets[next] = every && (targets[ply] & captured) != 0 ? 0 : targets[ply] & ~captured;
      boolean single = (captured & (captured - 1)) == 0;
      boolean joinsSafe = attacks && (outer & stone) != 0;
      if (single && !joinsSafe && (local.neighbours(move) & (own | empty)) == 0) {
        kos[next] = Long.numberOfTrailingZeros(captured);
      }
    }
    attackers[next] = attacks ? own : attackers[ply] & ~captured;
    defenders[next] = attacks ? defenders[ply] & ~captured : own;
  }

  @Override
  public void undo() {
    ply--;
  }

  @Override
  public long key() {
    int threats = 4 * count + 1 + PASS_KEYS;
    return bareKey()
        ^ keys[threats + attackerThreats[ply]]
        ^ keys[threats + MAX_THREATS + defenderThreats[ply]];
  }

  @Override
  public long bareKey() {
    long key = stoneKeys[ply] ^ keys[4 * count + 1 + passes[ply]];
    if (kos[ply] >= 0) {
      key ^= keys[3 * count + kos[ply]];
    }
    key ^= aim == Aim.TWO_EYES ? keys[keys.length - 1] : 0;
    return attackerToMove() ? key ^ keys[4 * count] : key;
  }

  @Override
  public boolean spent() {
    return spent[ply];
  }

  @Override
  public boolean lacksSupply() {
    return kos[ply] != Point.NONE && threats(attackerToMove()) == 0;
  }

  private boolean isAlive() {
    return local.aliveZone(attackers[ply], defenders[ply], targets[ply], every) != 0;
  }

  private void ensureRoom() {
    if (ply + 1 < kos.length) {
      return;
    }
    int length = 2 * kos.length;
    attackers = Arrays.copyOf(attackers, length);
    defenders = Arrays.copyOf(defenders, length);
    targets = Arrays.copyOf(targets, length);
    stoneKeys = Arrays.copyOf(stoneKeys, length);
    kos = Arrays.copyOf(kos, length);
    passes = Arrays.copyOf(passes, length);
    attackerThreats = Arrays.copyOf(attackerThreats, length);
    defenderThreats = Arrays.copyOf(defenderThreats, length);
    used = Arrays.copyOf(used, length);
    spent = Arrays.copyOf(spent, length);
  }
}
