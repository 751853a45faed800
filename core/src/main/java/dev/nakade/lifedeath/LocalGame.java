package dev.nakade.lifedeath;

import dev.nakade.go.Board;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.safety.Safety;
import dev.nakade.search.Regression;
import java.util.EnumSet;
import java.util.Set;

/** A fight on {@link LocalPoints}. */
final class LocalGame extends Fight {
  /** The move that is no point. */
  static final int PASS = LocalPoints.BITS;

  /** The most points of a pocket that is worked out. */
  private static final int POCKET = 8;

  /** A setting in which nothing is out of the ordinary. */
  private static final long ANY_SETTING = 1;

  private final LocalPoints local;
  private final Safety safety;
  private final Board board;
  private final Appraisal appraisal;
  private final boolean guesses;
  private final Set<Idea> ideas;
  private final boolean seesZones;

  /** The target at the beginning. */
  private final long wholeTarget;

  LocalGame(Problem problem) {
    this(problem, Appraisal.standard(FightKind.of(problem)), EnumSet.allOf(Idea.class));
  }

  LocalGame(Problem problem, Set<Idea> ideas) {
    this(problem, Appraisal.standard(FightKind.of(problem)), ideas);
  }

  LocalGame(Problem problem, Appraisal appraisal, Set<Idea> ideas) {
    super(problem, LocalPoints.BITS, ideas);
    this.appraisal = appraisal;
    guesses = ideas.contains(Idea.LEARNED_GUESSES);
    this.ideas = ideas;
    board = problem.board();
    local = new LocalPoints(problem);
    safety = new Safety(local, POCKET, /* eager= */ false);
    seesZones = ideas.contains(Idea.ZONES);
    LocalPosition first = blank();
    first.attackers = local.mask(problem.board().points(attacker()));
    first.defenders = local.mask(problem.board().points(problem.defender()));
    first.target = local.mask(problem.target());
    first.safe = local.chain(first.attackers & local.outer(), first.attackers);
    first.free = local.chain(first.defenders & local.exits(), first.defenders);
    wholeTarget = first.target;
    first.stoneKey = keysOf(first.attackers, 0) ^ keysOf(first.defenders, defenderKeys);
    first.findReach();
    first.relevantKey = relevantKey(first);
    begin(first);
  }

  /** The key of a position in which all that the target does not reach is the attacker's. */
  private long relevantKey(LocalPosition position) {
    long reach = position.reach;
    long theirs = (position.attackers & reach) | (local.full() & ~reach);
    return keysOf(theirs, 0)
        ^ keysOf(position.defenders & reach, defenderKeys)
        ^ keysOf(wholeTarget & ~position.target, lostKeys)
        ^ doorKeys(position);
  }

  private long doorKeys(LocalPosition position) {
    return keysOf(position.opened, doorKeys) ^ keysOf(position.forced, doorKeys + PASS);
  }

  private long keysOf(long set, int from) {
    long key = 0;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      key ^= keys[from + Long.numberOfTrailingZeros(rest)];
    }
    return key;
  }

  @Override
  LocalPosition here() {
    return (LocalPosition) super.here();
  }

  @Override
  LocalPosition before() {
    return (LocalPosition) super.before();
  }

  @Override
  LocalPosition blank() {
    return new LocalPosition(local, safety, every, ideas);
  }

  @Override
  int point(int move) {
    return move == PASS ? Point.PASS : local.point(move);
  }

  @Override
  int shown(int move) {
    LocalPosition here = here();
    if (move == PASS || !here.isBehindDoor(move)) {
      return point(move);
    }
    long hinge = local.hingeOf(move);
    boolean followed = (here.defenders & hinge) != 0 && (here.attackers & local.topsOf(hinge)) != 0;
    int point = point(Long.numberOfTrailingZeros(hinge));
    return (local.tops() >>> move & 1) != 0
        ? point(move)
        : Doors.behind(board, point, point(move), followed);
  }

  @Override
  boolean isAside(int move) {
    return move != PASS && here().isBehindDoor(move);
  }

  @Override
  boolean isLost() {
    return here().target == 0;
  }

  @Override
  boolean isOut() {
    return here().isOut();
  }

  @Override
  boolean canGetOut() {
    return here().canGetOut();
  }

  @Override
  PointSet ways(long zone) {
    return local.points(zone & local.exits());
  }

  @Override
  boolean isAlive() {
    return here().isAlive();
  }

  @Override
  boolean livesInPockets() {
    return here().livesInPockets(/* certain= */ aim() == Aim.TWO_EYES);
  }

  @Override
  boolean isInAtari() {
    return here().isInAtari();
  }

  @Override
  boolean isHopeless() {
    return aim() == Aim.TWO_EYES ? here().lacksEyes() : here().isHopeless();
  }

  /** Tells of the present position, which has been solved. */
  void teach(Regression pupil, boolean moverWins) {
    if (ply() > 0) {
      pupil.learn(
          appraisal.places(local, here(), before(), aim()), moverWins != here().attackerToMove);
    }
  }

  /** Odds are asked for once: {@link #effortOfOpponent} follows at the same position. */
  @Override
  public int effort() {
    if (!guesses) {
      return 1;
    }
    appraisal.appraise(local, here(), before(), aim());
    return appraisal.effort();
  }

  @Override
  public int effortOfOpponent() {
    return guesses ? appraisal.effortOfOpponent() : 1;
  }

  @Override
  public int candidates(int[] into, int start) {
    LocalPosition here = here();
    boolean attacks = here.attackerToMove;
    long urgent = attacks ? here.urgent() : 0;
    if (urgent != 0 && !here.isInAtari()) {
      into[start] = Long.numberOfTrailingZeros(urgent);
      return start + 1;
    }
    long relevant = attacks && seesRelevance ? here.relevantToAttacker() : local.full();
    boolean threat = here.threats(attacks) > 0;
    int end = start;
    for (long rest = here.open() & here.reach; rest != 0; rest &= rest - 1) {
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

  @Override
  int points(int[] into, boolean threat) {
    LocalPosition here = here();
    int end = 0;
    for (long rest = here.open(); rest != 0; rest &= rest - 1) {
      int move = Long.numberOfTrailingZeros(rest);
      if ((move != here.ko || threat) && here.mayPlay(move, here.attackerToMove)) {
        into[end++] = move;
      }
    }
    return end;
  }

  @Override
  void set(int move) {
    LocalPosition here = here();
    LocalPosition before = before();
    if (move == PASS) {
      here.setPassed(before);
      return;
    }
    boolean attacks = before.attackerToMove;
    if (before.isBehindDoor(move)) {
      here.setBehindDoor(before, move);
      long change = doorKeys(here) ^ doorKeys(before);
      here.stoneKey ^= change;
      here.relevantKey ^= change;
      return;
    }
    long captured = here.setPlayed(before, move);
    long change = keys[(attacks ? 0 : defenderKeys) + move];
    long lost = 0;
    if (captured != 0) {
      lost = keysOf(captured & before.target, lostKeys);
      change ^= keysOf(captured, attacks ? defenderKeys : 0) ^ lost;
    }
    here.stoneKey ^= change;
    if (here.reach != before.reach) {
      here.relevantKey = relevantKey(here);
    } else if ((here.reach >>> move & 1) != 0) {
      here.relevantKey ^= change;
    }
    long doors = doorKeys(here) ^ doorKeys(before);
    here.stoneKey ^= doors;
    if (here.reach == before.reach) {
      here.relevantKey ^= doors;
    }
  }

  @Override
  public long setting() {
    if (!seesZones || !isPlain()) {
      return NO_SETTING;
    }
    long lost = keysOf(wholeTarget & ~here().target, lostKeys);
    return ANY_SETTING ^ keyOfQuestion() ^ lost ^ doorKeys(here());
  }

  @Override
  public long marks() {
    return here().attackers;
  }

  @Override
  public long otherMarks() {
    return here().defenders;
  }

  @Override
  void takeBack() {
    // Each position of the line has its own stones.
  }

  @Override
  public long zoneHere(long remembered) {
    return remembered == EVERYTHING ? EVERYTHING : here().zoneHere(remembered);
  }

  @Override
  public long zoneOfEnd() {
    LocalPosition here = here();
    if (!seesZones) {
      return EVERYTHING;
    }
    return switch (here.end) {
      case CAPTURE, PASSES -> TRIVIAL;
      case WAY_OUT -> here.zoneOfWayOut();
      case ATARI -> here.zoneOfAtari();
      case LIFE -> here.zoneOfLife();
      case WANT_OF_ROOM -> here.zoneOfWant();
    };
  }

  @Override
  public long zoneOfMove(int move, long after) {
    return here().zoneBefore(move, after);
  }

  @Override
  public long zoneOfReplies(long united) {
    return here().zoneOfLoss(united, seesRelevance);
  }

  @Override
  public boolean isOutside(int move, long zone) {
    if (move == PASS) {
      return zone != TRIVIAL;
    }
    LocalPosition here = here();
    int other = here.attackerToMove ? Blocks.DEFENDER : Blocks.ATTACKER;
    return (zone >>> move & 1) == 0 && (here.blocks().captured(move, other) & zone) == 0;
  }
}
