package dev.nakade.lifedeath;

import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.Zobrist;
import dev.nakade.search.Domain;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;

/**
 * A problem cut out of its board, on {@link LocalPoints}. Attacking stones outside are safe, and a
 * stone that joins them cannot be captured; there is nothing else outside. The rules are those of
 * {@link CaptureGame}, and what is certain without search ends the game too.
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

  /** The move that is no point. */
  static final int PASS = LocalPoints.BITS;

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
  private static final long[] KEYS = Zobrist.numbers(AIM_KEY + 1);

  // How the game stands for the defender.
  private static final byte NOT_ASKED = 0;
  private static final byte UNDECIDED = 1;
  private static final byte FAILS = 2;
  private static final byte STANDS = 3;

  private final LocalPoints local;
  private final int attackerColor;
  private final boolean every;
  private final Appraisal appraisal;
  private final boolean guesses;
  private final boolean seesAtari;
  private final boolean seesRoom;
  private final boolean seesRelevance;
  private final boolean seesPasses;
  private final boolean sharesProofs;

  /** The positions of the line, of which the last is here. */
  private LocalPosition[] positions = new LocalPosition[64];

  private int ply;
  private LocalPosition here;
  private Aim aim = Aim.SURVIVE;
  private boolean attackerProves;
  private boolean plain;

  LocalGame(Problem problem) {
    this(problem, Appraisal.standard(), EnumSet.allOf(Idea.class));
  }

  LocalGame(Problem problem, Appraisal appraisal, Set<Idea> ideas) {
    this.appraisal = appraisal;
    guesses = ideas.contains(Idea.LEARNED_GUESSES);
    seesAtari = ideas.contains(Idea.ATARI);
    seesRoom = ideas.contains(Idea.WANT_OF_ROOM);
    seesRelevance = ideas.contains(Idea.RELEVANT_POINTS);
    seesPasses = ideas.contains(Idea.SINGLE_PASSES);
    sharesProofs = ideas.contains(Idea.THREATLESS_PROOFS);
    local = new LocalPoints(problem);
    attackerColor = Color.opponent(problem.defender());
    every = problem.survival() == Survival.EVERY;
    here = new LocalPosition(local, every);
    here.attackers = local.mask(problem.board().points(attackerColor));
    here.defenders = local.mask(problem.board().points(problem.defender()));
    here.target = local.mask(problem.target());
    here.safe = local.chain(here.attackers & local.outer(), here.attackers);
    here.stoneKey = keysOf(here.attackers, ATTACKER_KEYS) ^ keysOf(here.defenders, DEFENDER_KEYS);
    positions[0] = here;
  }

  private static long keysOf(long set, int from) {
    long key = 0;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      key ^= KEYS[from + Long.numberOfTrailingZeros(rest)];
    }
    return key;
  }

  /** Goes back to the problem's position and asks another question about it. */
  void ask(Aim newAim, int prover, int toMove, int threatsOfAttacker, int threatsOfDefender) {
    ply = 0;
    here = positions[0];
    aim = newAim;
    attackerProves = prover == attackerColor;
    here.attackerToMove = toMove == attackerColor;
    here.attackerThreats = threatsOfAttacker;
    here.defenderThreats = threatsOfDefender;
    here.standing = NOT_ASKED;
  }

  /** A first move has been made: if it was a pass, it stands for a move elsewhere. */
  void beginHere() {
    here.passes = 0;
    here.standing = NOT_ASKED;
  }

  /** The colour of the attacker. */
  int attacker() {
    return attackerColor;
  }

  /** The point of the board or the pass that a move stands for. */
  int point(int move) {
    return move == PASS ? Point.PASS : local.point(move);
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
    return standing() != FAILS ? 0 : here.attackerToMove ? 1 : -1;
  }

  private byte standing() {
    if (here.standing == NOT_ASKED) {
      here.standing = findStanding();
    }
    return here.standing;
  }

  private byte findStanding() {
    if (here.target == 0) {
      return FAILS;
    }
    if (here.passes >= 2) {
      return aim == Aim.SURVIVE || here.isAlive() ? STANDS : FAILS;
    }
    if (here.attackerToMove) {
      if (seesAtari && here.isInAtari()) {
        return FAILS;
      }
      if (here.isAlive()) {
        return STANDS;
      }
    }
    return plain ? UNDECIDED : findStaticStanding();
  }

  /**
   * What a proof must show in more moves. A side that passes although the end is not to its liking
   * has lost: the other one passes too.
   */
  private byte findStaticStanding() {
    if (seesPasses && here.passes > 0 && here.attackerToMove == (aim == Aim.TWO_EYES)) {
      return aim == Aim.TWO_EYES ? FAILS : STANDS;
    }
    boolean hopeless = aim == Aim.TWO_EYES ? here.lacksEyes() : here.isHopeless();
    return seesRoom && hopeless ? FAILS : UNDECIDED;
  }

  @Override
  public int lower() {
    return here.attackerToMove ? 0 : -1;
  }

  @Override
  public int upper() {
    return here.attackerToMove ? 1 : 0;
  }

  @Override
  public int used() {
    return here.used;
  }

  @Override
  public boolean spent() {
    return here.spent;
  }

  @Override
  public boolean lacksSupply() {
    return here.ko != Point.NONE && here.threats(here.attackerToMove) == 0;
  }

  /** Hears of solved positions. */
  interface Pupil {
    /** A position of a table was won or not; where its features are among the weights. */
    void example(int table, int[] places, boolean stands);
  }

  /** Tells of the present position, which has been solved. */
  void teach(Pupil pupil, boolean moverWins) {
    if (ply > 0) {
      pupil.example(
          Appraisal.table(here, aim),
          appraisal.places(local, here, positions[ply - 1]),
          moverWins != here.attackerToMove);
    }
  }

  /** Odds are asked for once: {@link #effortOfOpponent} follows at the same position. */
  @Override
  public int effort() {
    if (!guesses) {
      return 1;
    }
    appraisal.appraise(local, here, ply == 0 ? here : positions[ply - 1], aim);
    return appraisal.effort();
  }

  @Override
  public int effortOfOpponent() {
    return guesses ? appraisal.effortOfOpponent() : 1;
  }

  @Override
  public int candidates(int[] into, int start) {
    boolean attacks = here.attackerToMove;
    long relevant = attacks && seesRelevance ? here.relevantToAttacker() : local.full();
    boolean threat = here.threats(attacks) > 0;
    int end = start;
    for (long rest = here.empty() & local.playable(); rest != 0; rest &= rest - 1) {
      int move = Long.numberOfTrailingZeros(rest);
      boolean matters =
          (relevant >>> move & 1) != 0 || here.blocks().captured(move, Blocks.DEFENDER) != 0;
      if (matters && (move != here.ko || threat) && here.mayPlay(move, attacks)) {
        into[end++] = move;
      }
    }
    if (relevant == local.full() || end == start) {
      into[end++] = PASS;
    }
    return end;
  }

  /** All legal moves of the side to move and the pass, pruned by nothing; returns their number. */
  int allMoves(int[] into) {
    return moves(into, false);
  }

  /**
   * All that the rules allow, also on the point that ko forbids if there is a threat for it: points
   * in order, then the pass. Returns their number.
   */
  int replies(int[] into) {
    return moves(into, here.threats(here.attackerToMove) > 0);
  }

  /** Whether to search on where the defender fails for want of room; else that ends the game. */
  void plain(boolean on) {
    plain = on;
    here.standing = NOT_ASKED;
  }

  /** Whether a proof ends here: by the rules, or because the defender who proves is alive. */
  boolean endsProof() {
    return here.target == 0 || here.passes >= 2 || (!attackerProves && here.isAlive());
  }

  /** Whether the prover has reached its aim, where {@link #endsProof}. */
  boolean proved() {
    boolean stands = aim == Aim.SURVIVE || here.passes < 2 || here.isAlive();
    return attackerProves != (here.target != 0 && stands);
  }

  /** Whether it is the prover's turn. */
  boolean proverToMove() {
    return attackerProves == here.attackerToMove;
  }

  /** Whether the prover's opponent has more threats than are counted. */
  boolean opponentIsUnlimited() {
    return here.threats(!attackerProves) == UNLIMITED;
  }

  private int moves(int[] into, boolean threat) {
    int end = 0;
    for (long rest = here.empty() & local.playable(); rest != 0; rest &= rest - 1) {
      int move = Long.numberOfTrailingZeros(rest);
      if ((move != here.ko || threat) && here.mayPlay(move, here.attackerToMove)) {
        into[end++] = move;
      }
    }
    into[end++] = PASS;
    return end;
  }

  @Override
  public int play(int move) {
    LocalPosition before = here;
    here = next();
    if (move == PASS) {
      here.setPassed(before);
      return 1;
    }
    boolean attacks = before.attackerToMove;
    long captured = here.setPlayed(before, move);
    here.stoneKey ^= KEYS[(attacks ? ATTACKER_KEYS : DEFENDER_KEYS) + move];
    if (captured != 0) {
      here.stoneKey ^= keysOf(captured, attacks ? DEFENDER_KEYS : ATTACKER_KEYS);
      here.stoneKey ^= keysOf(captured & before.target, LOST_KEYS);
    }
    if (here.spent) {
      useThreat(attacks);
    }
    return 1;
  }

  private LocalPosition next() {
    if (++ply == positions.length) {
      positions = Arrays.copyOf(positions, 2 * positions.length);
    }
    if (positions[ply] == null) {
      positions[ply] = new LocalPosition(local, every);
    }
    return positions[ply];
  }

  private void useThreat(boolean attacks) {
    here.used += attacks != attackerProves ? 1 : 0;
    if (here.threats(attacks) != UNLIMITED) {
      here.attackerThreats -= attacks ? 1 : 0;
      here.defenderThreats -= attacks ? 0 : 1;
    }
  }

  @Override
  public void undo() {
    here = positions[--ply];
  }

  @Override
  public long key() {
    return keyWithoutThreats()
        ^ KEYS[ATTACKER_THREAT_KEYS + here.attackerThreats]
        ^ KEYS[DEFENDER_THREAT_KEYS + here.defenderThreats];
  }

  /** The key of the situation as the rules tell it apart, each pass counted. */
  long situationKey() {
    return key() ^ KEYS[PASS_KEYS + passesThatMatter()] ^ KEYS[PASS_KEYS + here.passes];
  }

  /** A pass that the other side would lose by answering with another changes nothing. */
  private int passesThatMatter() {
    boolean unlike = here.attackerToMove != (aim == Aim.TWO_EYES);
    return seesPasses && here.passes == 1 && unlike ? 0 : here.passes;
  }

  @Override
  public long bareKey() {
    return sharesProofs ? keyWithoutThreats() : key();
  }

  private long keyWithoutThreats() {
    long key = here.stoneKey ^ KEYS[PASS_KEYS + passesThatMatter()];
    if (here.ko >= 0) {
      key ^= KEYS[KO_KEYS + here.ko];
    }
    key ^= aim == Aim.TWO_EYES ? KEYS[AIM_KEY] : 0;
    return here.attackerToMove ? key ^ KEYS[SIDE_KEY] : key;
  }
}
