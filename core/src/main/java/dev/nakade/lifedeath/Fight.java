package dev.nakade.lifedeath;

import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.go.Zobrist;
import dev.nakade.search.ProofGame;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A problem cut out of its board. What is safe outside cannot be captured, nor what the attacker
 * joins to it. All else outside is a way out: a stone of the defender next to it cannot be captured
 * any more, and a target that gets there survives; the attacker has no liberty there. The rules are
 * those of {@link CaptureGame}, and what is certain without search ends the game too. How stones
 * are kept is left to the kinds of fights.
 */
abstract sealed class Fight implements ProofGame permits LocalGame, WideGame {
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

  /** Why a game is over. */
  enum End {
    CAPTURE,
    /** The target has got out, or does with the next move. */
    WAY_OUT,
    PASSES,
    ATARI,
    LIFE,
    WANT_OF_ROOM
  }

  // How the game stands for the defender.
  private static final byte NOT_ASKED = 0;
  private static final byte UNDECIDED = 1;
  private static final byte FAILS = 2;
  private static final byte STANDS = 3;

  /** The move that is no point; all points are less. */
  final int pass;

  // Numbers for keys, and where those are of target stones lost, of ko, and so on; the first are
  // of the attacker's and the defender's stones.
  final long[] keys;
  final int defenderKeys;
  final int lostKeys;
  private final int koKeys;
  private final int passKeys;
  private final int attackerThreatKeys;
  private final int defenderThreatKeys;
  private final int sideKey;
  private final int aimKey;
  final int doorKeys;

  final boolean every;
  final boolean seesRelevance;
  private final boolean seesAtari;
  private final boolean seesRoom;
  private final boolean seesPockets;
  private final boolean seesPasses;
  private final boolean sharesProofs;
  private final int attackerColor;

  /** The positions of the line, of which the last is here. */
  private Circumstances[] line = new Circumstances[64];

  private int ply;

  /** Where the question begins. */
  private int firstPly;

  private Circumstances here;
  private Aim aim = Aim.SURVIVE;
  private boolean attackerProves;
  private boolean plain;
  private boolean playsOn;

  /** A fight whose points are numbered below {@code points}. */
  Fight(Problem problem, int points, Set<Idea> ideas) {
    seesAtari = ideas.contains(Idea.ATARI);
    seesPockets = ideas.contains(Idea.POCKETS);
    seesRoom = ideas.contains(Idea.WANT_OF_ROOM);
    seesRelevance = ideas.contains(Idea.RELEVANT_POINTS);
    seesPasses = ideas.contains(Idea.SINGLE_PASSES);
    sharesProofs = ideas.contains(Idea.THREATLESS_PROOFS);
    pass = points;
    defenderKeys = points;
    lostKeys = 2 * points;
    koKeys = 3 * points;
    passKeys = 4 * points;
    attackerThreatKeys = passKeys + 4;
    defenderThreatKeys = attackerThreatKeys + MAX_THREATS;
    sideKey = defenderThreatKeys + MAX_THREATS;
    aimKey = sideKey + 1;
    doorKeys = aimKey + 1;
    keys = Zobrist.numbers(doorKeys + 2 * points);
    attackerColor = Color.opponent(problem.defender());
    every = problem.survival() == Survival.EVERY;
  }

  /** The fight of a problem, of the quickest kind that has room for it. */
  static Fight of(Problem problem) {
    return of(problem, EnumSet.allOf(Idea.class));
  }

  /** The fight of a problem with some ideas only. */
  static Fight of(Problem problem, Set<Idea> ideas) {
    return problem.ground().count() <= LocalPoints.BITS
        ? new LocalGame(problem, Appraisal.standard(FightKind.of(problem)), ideas)
        : new WideGame(problem, ideas);
  }

  /** The position here. */
  Circumstances here() {
    return here;
  }

  /** The position before the last move; at the beginning, the one here. */
  Circumstances before() {
    return line[Math.max(0, ply - 1)];
  }

  /** The number of moves that led here. */
  final int ply() {
    return ply;
  }

  final Aim aim() {
    return aim;
  }

  /** Begins at a position. */
  final void begin(Circumstances first) {
    line[0] = first;
    here = first;
  }

  /** A position to be set. */
  abstract Circumstances blank();

  /** Sets the position here to what follows a move in the one before. */
  abstract void set(int move);

  /** Takes the stones back to where they were after {@link #ply} moves. */
  abstract void takeBack();

  /** Whether what must survive of the target has been captured. */
  abstract boolean isLost();

  /** Whether what must survive of the target has got out. */
  abstract boolean isOut();

  /** Whether the defender, who is to move, gets what must survive of the target out. */
  abstract boolean canGetOut();

  /** Whether what must survive of the target is unconditionally alive. */
  abstract boolean isAlive();

  /** The points of a zone that are next to a way out. */
  abstract PointSet ways(long zone);

  /** Whether what must survive of the target lives by what it has closed off. */
  boolean livesInPockets() {
    return false;
  }

  /** Whether the attacker, who is to move, can take what must survive of the target. */
  abstract boolean isInAtari();

  /** Whether it is certain without search that the defender fails. */
  abstract boolean isHopeless();

  /**
   * Writes all points in order on which the side to move may play, also the one that ko forbids if
   * there is a threat for it; returns their end.
   */
  abstract int points(int[] into, boolean threat);

  /** Whether a move of the defender is only there to be answered, as a ko threat is. */
  boolean isAside(int move) {
    return false;
  }

  /** Goes back to the problem's position and asks another question about it. */
  final void ask(Aim newAim, int prover, int toMove, int threatsOfAttacker, int threatsOfDefender) {
    while (ply > 0) {
      undo();
    }
    aim = newAim;
    attackerProves = prover == attackerColor;
    playsOn = false;
    firstPly = 0;
    here.attackerToMove = toMove == attackerColor;
    here.attackerThreats = threatsOfAttacker;
    here.defenderThreats = threatsOfDefender;
    here.standing = NOT_ASKED;
  }

  /** Until it is asked anew, a target that lives in pockets does not end the game. */
  final void playOn() {
    playsOn = true;
    here.standing = NOT_ASKED;
  }

  /** A first move has been made: if it was a pass, it stands for a move elsewhere. */
  final void beginHere() {
    firstPly = ply;
    here.passes = 0;
    here.standing = NOT_ASKED;
  }

  /** The colour of the attacker. */
  final int attacker() {
    return attackerColor;
  }

  /** The point of the board or the pass that a move stands for. */
  abstract int point(int move);

  /** The same for people, to whom a move here may be played elsewhere on the board. */
  int shown(int move) {
    return point(move);
  }

  /**
   * The legal move that a point of the board, or the pass, stands for at the beginning; outside the
   * region, where stones have no effect, it is the pass. Empty if it may not be played here.
   */
  final OptionalInt move(int point, PointSet region, int toMove) {
    if (point == Point.PASS || !region.contains(point)) {
      return OptionalInt.of(pass);
    }
    ask(Aim.SURVIVE, toMove, toMove, 0, 0);
    int[] into = new int[moveLimit()];
    int end = allMoves(into);
    return Arrays.stream(into, 0, end).filter(move -> point(move) == point).findFirst();
  }

  @Override
  public final int moveLimit() {
    return pass + 1;
  }

  @Override
  public final boolean over() {
    return standing() != UNDECIDED;
  }

  /** For the attacker 1 if the defender fails, else 0; for the defender the negative. */
  @Override
  public final int value() {
    return standing() != FAILS ? 0 : here.attackerToMove ? 1 : -1;
  }

  private byte standing() {
    if (here.standing == NOT_ASKED) {
      here.standing = findStanding();
    }
    return here.standing;
  }

  private byte findStanding() {
    if (isLost()) {
      return ends(End.CAPTURE, false);
    }
    if (isOut()) {
      return ends(End.WAY_OUT, true);
    }
    if (here.passes >= 2) {
      return ends(End.PASSES, aim == Aim.SURVIVE || isAlive());
    }
    if (!here.attackerToMove && seesAtari && mayTell(false) && canGetOut()) {
      return ends(End.WAY_OUT, true);
    }
    if (here.attackerToMove) {
      if (seesAtari && mayTell(true) && isInAtari()) {
        return ends(End.ATARI, false);
      }
      if (isAlive()) {
        return ends(End.LIFE, true);
      }
    }
    return plain ? UNDECIDED : findStaticStanding();
  }

  private byte ends(End end, boolean stands) {
    here.end = end;
    return stands ? STANDS : FAILS;
  }

  /**
   * What a proof must show in more moves. A side that passes although the end is not to its liking
   * has lost: the other one passes too.
   */
  private byte findStaticStanding() {
    if (seesPasses && here.passes > 0 && here.attackerToMove == (aim == Aim.TWO_EYES)) {
      return ends(End.PASSES, aim == Aim.SURVIVE);
    }
    if (seesPockets && !playsOn && mayTell(false) && livesInPockets()) {
      return ends(End.LIFE, true);
    }
    boolean fails = seesRoom && mayTell(true) && isHopeless();
    return fails ? ends(End.WANT_OF_ROOM, false) : UNDECIDED;
  }

  /**
   * Whether it may be told without a move who wins. Who asks a question wants to know one, so that
   * the first position is searched if the winner is to move.
   */
  private boolean mayTell(boolean attackerWins) {
    return ply > firstPly || here.attackerToMove != attackerWins;
  }

  @Override
  public final int lower() {
    return here.attackerToMove ? 0 : -1;
  }

  @Override
  public final int upper() {
    return here.attackerToMove ? 1 : 0;
  }

  @Override
  public final int used() {
    return here.used;
  }

  @Override
  public final boolean spent() {
    return here.spent;
  }

  @Override
  public final boolean lacksSupply() {
    return here.relevantKo != Point.NONE && here.threats(here.attackerToMove) == 0;
  }

  /** All legal moves of the side to move and the pass, pruned by nothing; returns their number. */
  final int allMoves(int[] into) {
    return moves(into, false);
  }

  /**
   * All that the rules allow, also on the point that ko forbids if there is a threat for it: points
   * in order, then the pass. Returns their number.
   */
  @Override
  public final int replies(int[] into) {
    return moves(into, here.threats(here.attackerToMove) > 0);
  }

  private int moves(int[] into, boolean threat) {
    int end = points(into, threat);
    into[end++] = pass;
    return end;
  }

  /** Whether to search on where the defender fails for want of room; else that ends the game. */
  @Override
  public final void plain(boolean on) {
    plain = on;
    here.standing = NOT_ASKED;
  }

  /** Whether a proof ends here: by the rules, or because the defender who proves is alive. */
  @Override
  public final boolean endsProof() {
    return isLost() || isOut() || here.passes >= 2 || (!attackerProves && isAlive());
  }

  /** Whether the prover has reached its aim, where {@link #endsProof}. */
  @Override
  public final boolean proved() {
    boolean stands = aim == Aim.SURVIVE || here.passes < 2 || isOut() || isAlive();
    return attackerProves != (!isLost() && stands);
  }

  /** Whether it is the prover's turn. */
  @Override
  public final boolean proverToMove() {
    return attackerProves == here.attackerToMove;
  }

  /** Whether the prover's opponent has more threats than are counted. */
  @Override
  public final boolean opponentIsUnlimited() {
    return here.threats(!attackerProves) == UNLIMITED;
  }

  @Override
  public final int play(int move) {
    boolean attacks = here.attackerToMove;
    here = next();
    set(move);
    if (here.spent) {
      useThreat(attacks);
    }
    return 1;
  }

  private Circumstances next() {
    if (ply + 1 == line.length) {
      line = Arrays.copyOf(line, 2 * line.length);
    }
    if (line[ply + 1] == null) {
      line[ply + 1] = blank();
    }
    return line[++ply];
  }

  private void useThreat(boolean attacks) {
    here.used += attacks != attackerProves ? 1 : 0;
    if (here.threats(attacks) != UNLIMITED) {
      here.attackerThreats -= attacks ? 1 : 0;
      here.defenderThreats -= attacks ? 0 : 1;
    }
  }

  @Override
  public final void undo() {
    here = line[--ply];
    takeBack();
  }

  @Override
  public final long key() {
    return keyWithoutThreats()
        ^ keys[attackerThreatKeys + here.attackerThreats]
        ^ keys[defenderThreatKeys + here.defenderThreats];
  }

  /** The key of the situation as the rules tell it apart, each pass counted. */
  @Override
  public final long situationKey() {
    long all = here.relevantKey ^ here.stoneKey ^ koKey(here.relevantKo) ^ koKey(here.ko);
    return key() ^ all ^ keys[passKeys + passesThatMatter()] ^ keys[passKeys + here.passes];
  }

  /** A pass that the other side would lose by answering with another changes nothing. */
  private int passesThatMatter() {
    boolean unlike = here.attackerToMove != (aim == Aim.TWO_EYES);
    return seesPasses && here.passes == 1 && unlike ? 0 : here.passes;
  }

  @Override
  public final long bareKey() {
    return sharesProofs ? keyWithoutThreats() : key();
  }

  private long keyWithoutThreats() {
    long key = here.relevantKey ^ keys[passKeys + passesThatMatter()] ^ keyOfQuestion();
    return key ^ koKey(here.relevantKo);
  }

  private long koKey(int ko) {
    return ko == Point.NONE ? 0 : keys[koKeys + ko];
  }

  /** The part of a key that is about who is to move and what is asked. */
  final long keyOfQuestion() {
    return (aim == Aim.TWO_EYES ? keys[aimKey] : 0) ^ (here.attackerToMove ? keys[sideKey] : 0);
  }

  /** Whether the stones are all that matters: no ko ban, no pass that counts, proofs are shared. */
  final boolean isPlain() {
    return sharesProofs && here.relevantKo == Point.NONE && passesThatMatter() == 0;
  }
}
