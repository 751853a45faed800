package dev.nakade.lifedeath;

import dev.nakade.go.Point;
import dev.nakade.safety.Safety;
import dev.nakade.search.Domain;
import java.util.Set;

/**
 * A position of a fight on {@link LocalPoints}: stones, what is left of the target, ko, passes,
 * threats, and what can be said of it without search. Set anew in place of being made anew.
 */
final class LocalPosition extends Circumstances {
  private final LocalPoints local;
  private final boolean every;
  private final boolean seesCuts;
  private final boolean seesLinks;

  /** Tells of life under alternating play. */
  private final Safety safety;

  /** What such a life rests on, once it is found. */
  private long home;

  long attackers;
  long defenders;

  /** Stones of the target that have not been captured so far. */
  long target;

  /** Attacking stones that are connected to the outside. */
  long safe;

  /** Stones of the defender that are connected to a way out. */
  long free;

  /** Hinges of doors behind which the defender has played, and of those that stand open. */
  long forced;

  long opened;

  /** What no safe stones cut off from the target; nothing else matters. */
  long reach;

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

  // By which stones want of room was seen last, what the target reaches then, and where these
  // stones can be connected.
  private long wall;
  private long inside;
  private long links;

  /** Stones without which there might be more room. */
  private long filled;

  /** A position of a fight, in which any stone of the target, or every one, must survive. */
  LocalPosition(LocalPoints local, Safety safety, boolean every, Set<Idea> ideas) {
    this.safety = safety;
    this.local = local;
    this.every = every;
    this.seesCuts = ideas.contains(Idea.CUT_OFF);
    this.seesLinks = seesCuts && ideas.contains(Idea.LINKS);
    this.blocks = new Blocks(local);
  }

  /** Becomes the position after a pass in another one. */
  void setPassed(LocalPosition before) {
    pass(before);
    attackers = before.attackers;
    defenders = before.defenders;
    target = before.target;
    safe = before.safe;
    free = before.free;
    reach = before.reach;
    opened = before.opened;
    forced = before.forced;
    move = LocalGame.PASS;
    home = 0;
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
    boolean joinsFree = !attacks && leadsOut(stone);
    if (joinsSafe) {
      safe |= local.chain(stone, attackers);
    } else if (joinsFree) {
      free |= local.chain(stone, defenders);
    }
    if (captured != 0) {
      origin = null;
      target = every && (target & captured) != 0 ? 0 : target & ~captured;
      long breath = (attacks ? before.attackers : before.defenders) | before.empty();
      boolean single = (captured & (captured - 1)) == 0;
      // At a way out the ban counts too: what is outside may be stones of the attacker.
      if (single && !joinsSafe && (local.neighbours(point) & breath) == 0) {
        ko = Long.numberOfTrailingZeros(captured);
      }
    }
    if (joinsSafe || target != before.target) {
      findReach();
    }
    if (local.knobs() != 0) {
      setAtDoors(stone, attacks);
    }
    relevantKo = ko != Point.NONE && (reach >>> ko & 1) != 0 ? ko : Point.NONE;
    return captured;
  }

  /** Finds what the target reaches over empty points and stones that are not safe. */
  void findReach() {
    reach = seesCuts ? local.chain(target, local.full() & ~safe) : local.full();
    long hinges = reach & local.hinges();
    reach |= local.knobsOf(hinges) | local.topsOf(hinges);
  }

  /** Whether a stone of the defender there is connected to a way out. */
  private boolean leadsOut(long stone) {
    return exits() != 0 && ((exits() | local.spread(free)) & stone) != 0;
  }

  /** Whether the target, or every stone of it, has got out. */
  boolean isOut() {
    long out = attackerToMove ? free : free | throughDoors();
    return every ? (target & ~out) == 0 : (target & out) != 0;
  }

  /**
   * Whether the defender, who is to move, gets the target out with one stone, which nothing can
   * prevent. Not looked for where every stone must survive.
   */
  boolean canGetOut() {
    if (exits() == 0 || every) {
      return false;
    }
    long gates = gates();
    return (ko == Point.NONE ? gates : gates & ~(1L << ko)) != 0;
  }

  /** The points on which a stone of the defender would get the target out. */
  private long gates() {
    long leadOut = (exits() | local.spread(free)) & empty() & local.playable();
    return leadOut == 0 ? 0 : leadOut & local.spread(local.chain(target, defenders));
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
    return room(safe);
  }

  private long room(long stones) {
    return local.full() & ~(local.outer() | stones | local.spread(stones));
  }

  /** Whether what must survive of the target is unconditionally alive. */
  boolean isAlive() {
    return eyes() >= 2 && local.aliveZone(attackers, defenders, closed, target, every) != 0;
  }

  /** Whether what must survive of the target lives if each side answers where it must. */
  boolean livesInPockets(boolean certain) {
    if (attackerToMove || ko == Point.NONE) {
      long area = closed();
      boolean may = eyes > 1 || Long.bitCount(area) > 2;
      home = may ? safety.life(defenders, attackers, !attackerToMove, target, every, certain) : 0;
    }
    return home != 0;
  }

  /** Whether the attacker, who is to move, can take what must survive of the target. */
  boolean isInAtari() {
    for (long rest = target & ~free; rest != 0; ) {
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
        && (liberties & ~open()) == 0
        && (ko == Point.NONE || 1L << ko != liberties);
  }

  /** Whether two eyes are out of reach: there must be room for two points apart. */
  boolean lacksEyes() {
    lookBehindSafe();
    return hasNoEyes() || (lookBehindLinked() && hasNoEyes());
  }

  private boolean hasNoEyes() {
    return fails(/* eyes= */ true);
  }

  private void lookBehindSafe() {
    wall = safe;
    inside = reach;
    links = 0;
  }

  /**
   * Looks behind the stones that are safe or cannot be cut off from safe ones, since there are two
   * points of their own on which each block can be connected. Says whether there are more.
   */
  private boolean lookBehindLinked() {
    if (!seesLinks || (attackers & ~safe) == 0) {
      return false;
    }
    wall = blocks().linked(safe);
    links = blocks.links();
    inside = local.chain(target, local.full() & ~wall);
    return wall != safe;
  }

  /** Whether only points without stones of the wall lie between the target and a way out. */
  private boolean mayGetOut() {
    return (inside & (exits() | forced | unshut() | loose())) != 0;
  }

  /**
   * Whether the target is captured whatever the defender does: all that can be an eye and is not
   * filled by its stones is a point or two next to each other, or a stone of the attacker and
   * points next to it. The attacker fills all other points first, where its stones are safe, and
   * the eye last.
   */
  boolean isHopeless() {
    if (passes > 0 && !attackerToMove) {
      return false;
    }
    lookBehindSafe();
    return isCaptured() || (lookBehindLinked() && isCaptured());
  }

  private boolean isCaptured() {
    return fails(/* eyes= */ false);
  }

  /** Whether what is left of the target lacks room, in each part that the wall leaves of it. */
  private boolean fails(boolean eyes) {
    if (mayGetOut() || (empty() & inside & ~local.playable()) != 0) {
      return false;
    }
    filled = 0;
    long room = room(wall) & inside;
    for (long rest = target; rest != 0; ) {
      long part = local.chain(rest & -rest, inside);
      rest &= ~part;
      boolean fails = (eyes && !local.hasTwoApart(room & part)) || hasRoomForOneEye(room & part);
      if (fails == every) {
        return every;
      }
    }
    return !every;
  }

  private boolean hasRoomForOneEye(long room) {
    filled |= room & defenders;
    long free = room & ~defenders;
    return !local.hasTwoApart(free) || isHeldInside(free);
  }

  /** Whether a stone of the attacker is next to all other points of a set. */
  private boolean isHeldInside(long room) {
    for (long rest = room & attackers; rest != 0; rest &= rest - 1) {
      if ((room & ~((rest & -rest) | local.neighbours(Long.numberOfTrailingZeros(rest)))) == 0) {
        filled |= rest & -rest;
        return true;
      }
    }
    return false;
  }

  /** Whether a stone of a side there has a liberty or captures; ko is not looked at. */
  boolean mayPlay(int point, boolean attacks) {
    if (!attacks && ((local.knobs() | local.tops()) >>> point & 1) != 0) {
      return true;
    }
    long around = local.neighbours(point);
    if ((around & empty()) != 0) {
      return true;
    }
    if (attacks && ((local.outer() >>> point & 1) != 0 || (around & safe) != 0)) {
      return true;
    }
    if (!attacks && leadsOut(1L << point)) {
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
    long relevant = wayOut();
    long points = empty() & local.playable() & ~local.outer() & ~exits();
    for (long rest = points; rest != 0; rest &= rest - 1) {
      int point = Long.numberOfTrailingZeros(rest);
      long life = lifeAfter(point);
      relevant &= life == 0 ? local.full() : life | 1L << point;
    }
    return relevant;
  }

  /** What the life rests on that the defender gets with a stone; 0 if it is not alive then. */
  private long lifeAfter(int point) {
    long own = defenders | 1L << point;
    long eyespace = local.closed(own);
    if (!local.isApart(eyespace) || !mayPlay(point, false)) {
      return 0;
    }
    long left = attackers & ~blocks().captured(point, Blocks.ATTACKER);
    return local.aliveZone(left, own, eyespace, target, every);
  }

  /** The only point on which the defender would get the target out; all if there is none. */
  private long wayOut() {
    if (exits() == 0 || every) {
      return local.full();
    }
    long gates = gates();
    return gates == 0 ? local.full() : (gates & (gates - 1)) == 0 ? gates : 0;
  }

  // Doors: see docs/zones.md for what they stand for.

  /** Where the side to move may play, whether it is legal or not. */
  long open() {
    long points = empty() & local.playable();
    return local.knobs() == 0
        ? points
        : points & (~(local.knobs() | local.tops()) | (attackerToMove ? shutting() : behind()));
  }

  /** Where the attacker may follow or block. */
  private long shutting() {
    long entered = local.hinges() & defenders & ~opened;
    long quiet = local.hinges() & ~attackers & ~opened & ~forced;
    long ahead = local.spread(local.tops() & attackers) & local.knobs();
    long blocked = local.spread(local.knobs() & attackers) & quiet;
    long knobs = local.knobsOf(entered & ~forced) | (local.knobsOf(entered) & ahead);
    return knobs | local.topsOf((entered & quiet) | blocked);
  }

  /** Where the defender's moves behind doors are put down: a knob, or above it if that is taken. */
  private long behind() {
    long hinges = local.hinges() & ~attackers & ~opened & (defenders | ~forced);
    long knobs = local.knobsOf(hinges);
    return knobs | (local.spread(knobs & attackers) & local.tops());
  }

  /** Whether a move is one of the defender behind a door, for which no stone is put down. */
  boolean isBehindDoor(int point) {
    return !attackerToMove && ((local.knobs() | local.tops()) >>> point & 1) != 0;
  }

  /** Becomes the position after a move of the defender behind a door. */
  void setBehindDoor(LocalPosition before, int point) {
    setPassed(before);
    passes = 0;
    long hinge = local.hingeOf(point);
    boolean followed = (local.topsOf(hinge) & attackers) != 0;
    boolean blocked = (local.knobsOf(hinge) & attackers) != 0;
    boolean entered = (hinge & defenders) != 0;
    if (blocked || (entered && (!followed || (forced & hinge) != 0))) {
      open(hinge);
    }
    forced |= hinge;
  }

  private void open(long hinge) {
    opened |= hinge;
    if ((hinge & defenders) != 0) {
      free |= local.chain(hinge, defenders);
      origin = null;
    }
  }

  /** Sees what a stone changes at doors. */
  private void setAtDoors(long stone, boolean attacks) {
    long hinge = stone & local.hinges();
    if (attacks) {
      long shut = hinge | (local.spread(stone & local.knobs()) & local.hinges() & forced);
      forced &= ~shut;
      opened &= ~hinge;
    } else if ((hinge & (forced | opened)) != 0) {
      open(hinge);
    }
  }

  /** Where doors that stand open lead out, and other gaps do. */
  private long exits() {
    return local.exits() | opened | (forced & ~defenders);
  }

  /** Hinges that the defender has entered and the attacker can still shut. */
  private long unshut() {
    long entered = local.hinges() & defenders & ~opened;
    if (entered == 0) {
      return 0;
    }
    long followed = local.spread(local.tops() & attackers);
    return entered & (forced | ~local.spread(local.knobs() & (attackers | followed)));
  }

  /** Hinges in front of which the attacker has blocked, but can be cut off. */
  private long loose() {
    long blocked = local.knobs() & attackers & ~local.spread(local.tops() & attackers);
    return blocked == 0 ? 0 : local.spread(blocked) & local.hinges() & ~attackers;
  }

  /** What has got through a door, since the attacker has not shut it in time. */
  private long throughDoors() {
    long hinges = unshut();
    return hinges == 0 ? 0 : local.chain(hinges, defenders);
  }

  /** Where the attacker must shut a door lest the target gets out; 0 if it need not. */
  long urgent() {
    long hinges = unshut();
    if (hinges == 0 || every) {
      return 0;
    }
    hinges &= local.chain(target, defenders);
    return local.topsOf(hinges & ~forced) | local.knobsOf(hinges & forced);
  }

  // Zones: see docs/zones.md for why each point is in.

  /** A zone that was found where the same mattered: what is cut off may differ. */
  long zoneHere(long zone) {
    return closedUp(zone & (reach | local.spread(reach)));
  }

  /** What unconditional life rests on. */
  long zoneOfLife() {
    return home != 0 ? home : local.aliveZone(attackers, defenders, closed(), target, every);
  }

  /** What a target that has got out, or does so next, rests on. */
  long zoneOfWayOut() {
    return closedUp(local.chain(target, defenders) | free | gates());
  }

  /** What the capture of a target in atari rests on. */
  long zoneOfAtari() {
    long zone = 0;
    for (long rest = target & ~free; rest != 0; ) {
      long stone = rest & -rest;
      long block = blocks().block(stone);
      rest &= ~block;
      if (!every || canBeTaken(blocks.liberties(stone))) {
        zone |= block | local.spread(block);
        if (every) break;
      }
    }
    return closedUp(zone);
  }

  /** What it rests on that there is no room for eyes: the wall, and stones that fill the room. */
  long zoneOfWant() {
    long stones = local.spread(inside | links) & wall;
    return closedUp(links | stones | filled | (target & -target));
  }

  /** The zone before a winning move of a side, from the one after it. */
  long zoneBefore(int point, long after) {
    if (point == LocalGame.PASS || isBehindDoor(point)) {
      return closedUp(after);
    }
    boolean attacks = attackerToMove;
    long stone = 1L << point;
    long zone = after | stone;
    long around = local.neighbours(point);
    long captured = blocks().captured(point, attacks ? Blocks.DEFENDER : Blocks.ATTACKER);
    if (captured != 0) {
      zone |= captured | local.spread(captured) | around;
    } else if ((around & empty() & zone) != 0) {
      // A liberty is in it.
    } else if ((around & empty()) != 0) {
      zone |= Long.lowestOneBit(around & empty());
    } else if (attacks && (local.outer() & stone) != 0) {
      // It is connected to the outside.
    } else if (!attacks && (exits() & stone) != 0) {
      // It leads out.
    } else if (attacks && (around & safe) != 0) {
      zone |= Long.lowestOneBit(around & safe);
    } else if (!attacks && (around & free) != 0) {
      zone |= Long.lowestOneBit(around & free);
    } else {
      zone |= blocks.breath(point, attacks ? Blocks.ATTACKER : Blocks.DEFENDER, zone);
    }
    return closedUp(zone);
  }

  /** The zone of a position whose mover loses, from those after all its moves. */
  long zoneOfLoss(long united, boolean seesRelevance) {
    boolean attacks = attackerToMove;
    long zone = united;
    if (attacks && seesRelevance) {
      zone |= threatsToLive();
    }
    long own = attacks ? attackers : defenders;
    for (long rest = empty() & local.playable(); rest != 0; rest &= rest - 1) {
      int point = Long.numberOfTrailingZeros(rest);
      if ((zone >>> point & 1) == 0) {
        continue;
      }
      long captured = blocks().captured(point, attacks ? Blocks.DEFENDER : Blocks.ATTACKER);
      if (captured != 0) {
        zone |= captured | local.spread(captured) | local.neighbours(point);
      } else if (!mayPlay(point, attacks)) {
        long joined = local.chain(1L << point, own | 1L << point);
        long wall = local.spread(joined) & ~joined;
        zone |= joined | wall;
        zone |= blocks.otherBreaths(point, attacks ? Blocks.DEFENDER : Blocks.ATTACKER, zone);
      }
    }
    return closedUp(zone);
  }

  /** The zone with a liberty of each block that is in it, and with the doors; or no zone. */
  private long closedUp(long zone) {
    if (zone == Domain.TRIVIAL) {
      return zone;
    }
    long all = (zone | atDoors()) & local.full();
    all = connected(all, safe, local.outer());
    all = connected(all, free, local.exits() | opened);
    return blocks().closedUp(all);
  }

  /** All points of doors, and what may leave through one, with what is next to that. */
  private long atDoors() {
    long hinges = local.hinges() & reach;
    if (hinges == 0) {
      return 0;
    }
    long leaving = local.chain(hinges & defenders & ~opened, defenders);
    return hinges | local.knobsOf(hinges) | local.topsOf(hinges) | leaving | local.spread(leaving);
  }

  /** A zone with all stones that connect those of a kind in it with the border. */
  private long connected(long zone, long stones, long border) {
    long reached = zone & stones;
    for (long edge = reached & ~border; edge != 0; ) {
      edge = local.spread(edge) & stones & ~reached;
      reached |= edge;
      edge &= ~border;
    }
    return zone | reached;
  }

  /** What the lives rest on that the defender threatens. */
  private long threatsToLive() {
    long zone = 0;
    long gates = exits() == 0 || every ? 0 : gates();
    if (gates != 0) {
      zone |= gates | local.chain(target, defenders) | free;
    }
    long points = empty() & local.playable() & ~local.outer() & ~exits();
    for (long rest = points; rest != 0; rest &= rest - 1) {
      int point = Long.numberOfTrailingZeros(rest);
      long life = lifeAfter(point);
      if (life != 0) {
        boolean attacked = attackerToMove;
        attackerToMove = false;
        zone |= zoneBefore(point, life);
        attackerToMove = attacked;
        zone = blocks().withBreaths(life | 1L << point, zone);
      }
    }
    return zone;
  }
}
