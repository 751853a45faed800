package dev.nakade.lifedeath;

import dev.nakade.go.Point;

/**
 * A position of a fight on {@link LocalPoints}: stones, what is left of the target, ko, passes,
 * threats, and what can be said of it without search. Set anew in place of being made anew.
 */
final class LocalPosition extends Circumstances {
  private final LocalPoints local;
  private final boolean every;

  long attackers;
  long defenders;

  /** Stones of the target that have not been captured so far. */
  long target;

  /** Attacking stones that are connected to the outside. */
  long safe;

  /** The move that led here. */
  int move = LocalGame.PASS;

  private final Blocks blocks;
  private boolean hasBlocks;

  /** The position before, as long as the blocks can be told from its blocks; else null. */
  private LocalPosition origin;

  // What the defender closes off, and into how many parts it falls; once asked.
  private boolean isClosed;
  private long closed;
  private int eyes;

  /** A position of a fight, in which any stone of the target, or every one, must survive. */
  LocalPosition(LocalPoints local, boolean every) {
    this.local = local;
    this.every = every;
    this.blocks = new Blocks(local);
  }

  /** Becomes the position after a pass in another one. */
  void setPassed(LocalPosition before) {
    pass(before);
    attackers = before.attackers;
    defenders = before.defenders;
    target = before.target;
    safe = before.safe;
    move = LocalGame.PASS;
    isClosed = before.isClosed;
    closed = before.closed;
    eyes = before.eyes;
    hasBlocks = false;
    origin = before;
  }

  /** Becomes the position after a stone in another one; returns what it captured. */
  long setPlayed(LocalPosition before, int point) {
    setPassed(before);
    passes = 0;
    move = point;
    spent = point == before.ko;
    boolean attacks = before.attackerToMove;
    long stone = 1L << point;
    long captured = before.blocks().captured(point, attacks ? Blocks.DEFENDER : Blocks.ATTACKER);
    if (attacks) {
      attackers |= stone;
      defenders &= ~captured;
    } else {
      defenders |= stone;
      attackers &= ~captured;
    }
    isClosed &= attacks && captured == 0;
    boolean joinsSafe = attacks && ((local.outer() | local.spread(safe)) & stone) != 0;
    if (joinsSafe) {
      safe |= local.chain(stone, attackers);
    }
    if (captured != 0) {
      origin = null;
      target = every && (target & captured) != 0 ? 0 : target & ~captured;
      long breath = (attacks ? before.attackers : before.defenders) | before.empty();
      boolean single = (captured & (captured - 1)) == 0;
      if (single && !joinsSafe && (local.neighbours(point) & breath) == 0) {
        ko = Long.numberOfTrailingZeros(captured);
      }
    }
    return captured;
  }

  long empty() {
    return local.full() & ~(attackers | defenders);
  }

  /** The blocks that can be captured. */
  Blocks blocks() {
    if (!hasBlocks) {
      hasBlocks = true;
      if (origin == null) {
        blocks.find(this);
      } else {
        blocks.follow(origin.blocks(), this);
      }
    }
    return blocks;
  }

  /** The points that the defender closes off from the outside. */
  long closed() {
    if (!isClosed) {
      isClosed = true;
      closed = local.closed(defenders);
      eyes = local.parts(closed);
    }
    return closed;
  }

  /** How many regions the defender closes off. */
  int eyes() {
    closed();
    return eyes;
  }

  /** Points that can still be eyes: no safe stone is there or next to them. */
  long room() {
    return local.full() & ~(local.outer() | safe | local.spread(safe));
  }

  /** Whether what must survive of the target is unconditionally alive. */
  boolean isAlive() {
    return eyes() >= 2 && local.aliveZone(attackers, defenders, closed, target, every) != 0;
  }

  /** Whether the attacker, who is to move, can take what must survive of the target. */
  boolean isInAtari() {
    for (long rest = target; rest != 0; ) {
      long stone = rest & -rest;
      rest &= ~blocks().block(stone);
      if (!every && rest != 0) {
        return false;
      }
      if (canBeTaken(blocks.liberties(stone))) {
        return true;
      }
    }
    return false;
  }

  private boolean canBeTaken(long liberties) {
    return (liberties & (liberties - 1)) == 0
        && (liberties & ~local.playable()) == 0
        && (ko == Point.NONE || 1L << ko != liberties);
  }

  /** Whether two eyes are out of reach: there must be room for two points apart. */
  boolean lacksEyes() {
    return !local.hasTwoApart(room());
  }

  /**
   * Whether the target is captured whatever the defender does: it is a single block with nothing to
   * capture, and has room for one eye of at most two points. The attacker fills all other points
   * first, where its stones are safe, and the eye last.
   */
  boolean isHopeless() {
    if (attackers != safe || (passes > 0 && !attackerToMove)) {
      return false;
    }
    long block = blocks().block(target & -target);
    long room = room() & ~block;
    return (target & ~block) == 0
        && !local.hasTwoApart(room)
        && (room & ~local.spread(block)) == 0
        && (empty() & ~local.playable()) == 0;
  }

  /** Whether a stone of a side there has a liberty or captures; ko is not looked at. */
  boolean mayPlay(int point, boolean attacks) {
    long around = local.neighbours(point);
    if ((around & empty()) != 0) {
      return true;
    }
    if (attacks && ((local.outer() >>> point & 1) != 0 || (around & safe) != 0)) {
      return true;
    }
    int own = attacks ? Blocks.ATTACKER : Blocks.DEFENDER;
    int other = attacks ? Blocks.DEFENDER : Blocks.ATTACKER;
    return blocks().captured(point, other) != 0 || blocks.givesLiberty(point, own);
  }

  /**
   * Where the attacker must play, or capture something, lest the defender lives with its next move:
   * the points that every such life rests on. All points if there is no such threat.
   */
  long relevantToAttacker() {
    long relevant = local.full();
    long points = empty() & local.playable() & ~local.outer();
    for (long rest = points; rest != 0; rest &= rest - 1) {
      int point = Long.numberOfTrailingZeros(rest);
      long own = defenders | 1L << point;
      long eyespace = local.closed(own);
      if (local.isApart(eyespace) && mayPlay(point, false)) {
        long left = attackers & ~blocks().captured(point, Blocks.ATTACKER);
        long zone = local.aliveZone(left, own, eyespace, target, every);
        relevant &= zone == 0 ? local.full() : zone | 1L << point;
      }
    }
    return relevant;
  }
}
