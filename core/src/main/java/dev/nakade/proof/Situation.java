package dev.nakade.proof;

import java.util.Arrays;

/**
 * A situation of a {@link Fight} and the rules of it, written for clearness and not for speed. It
 * holds the stones, which of them are still the target, the side to move, the spot that ko forbids
 * it, the passes in a row that count, the external ko threats left, and how the doors stand.
 */
final class Situation {
  static final byte EMPTY = 0;
  static final byte ATTACKER = 1;
  static final byte DEFENDER = 2;

  /** A stone of the defender that has been of the target from the beginning. */
  static final byte TARGET = 3;

  static final int PASS = -1;
  private static final int NONE = -2;

  private final Fight fight;
  private final byte[] stones;
  private final int targets;
  private boolean attackerToMove;
  private int ko = NONE;
  private int passes;
  private int attackerThreats;
  private int defenderThreats;

  /** Doors behind which the defender has played, and those that stand open. */
  private final boolean[] forced;

  private final boolean[] opened;

  /** The spots of the chain found last, and which spots belong to it. */
  private final int[] flood;

  private final boolean[] flooded;

  Situation(Fight fight, int attackerThreats, int defenderThreats) {
    this.fight = fight;
    this.stones = fight.stones.clone();
    this.targets = count(TARGET);
    this.attackerToMove = fight.position.attackerBegins;
    this.attackerThreats = attackerThreats;
    this.defenderThreats = defenderThreats;
    this.forced = new boolean[fight.knobs.length];
    this.opened = new boolean[fight.knobs.length];
    this.flood = new int[stones.length];
    this.flooded = new boolean[stones.length];
  }

  boolean attackerToMove() {
    return attackerToMove;
  }

  int passes() {
    return passes;
  }

  /** Whether a spot is the one that ko forbids. */
  boolean isKo(int spot) {
    return spot == ko;
  }

  /** Whether the target is lost: all of it, or one stone where every one must survive. */
  boolean lost() {
    int left = count(TARGET);
    return fight.position.every ? left < targets : left == 0;
  }

  /**
   * Whether the target has got out: one stone of it, or all where every one must survive. A door
   * that could still be shut is a way out once it is the defender's turn.
   */
  boolean out() {
    boolean[] free = new boolean[stones.length];
    for (int spot = 0; spot < stones.length; spot++) {
      if (side(spot) == DEFENDER && (leadsOut(spot) || (!attackerToMove && isUnshut(spot)))) {
        int length = flood(spot);
        for (int i = 0; i < length; i++) {
          free[flood[i]] = true;
        }
      }
    }
    int out = 0;
    for (int spot = 0; spot < stones.length; spot++) {
      out += free[spot] && stones[spot] == TARGET ? 1 : 0;
    }
    return fight.position.every ? out == targets : out > 0;
  }

  /** Whether the side to move may play on this spot of the region. */
  boolean isLegal(int spot) {
    int threats = attackerToMove ? attackerThreats : defenderThreats;
    if (stones[spot] != EMPTY || (spot == ko && threats == 0)) {
      return false;
    }
    int knob = door(fight.knobs, spot);
    int top = door(fight.tops, spot);
    if (knob != NONE) {
      return attackerToMove ? mayBlock(knob) : mayForce(knob);
    }
    if (top != NONE) {
      return attackerToMove ? mayFollow(top) : isBlocked(top) && mayForce(top);
    }
    stones[spot] = attackerToMove ? ATTACKER : DEFENDER;
    boolean legal = breathes(spot);
    for (int next : fight.adjacent[spot]) {
      legal |= isEnemy(next) && !breathes(next);
    }
    stones[spot] = EMPTY;
    return legal;
  }

  private byte hinge(int door) {
    return side(fight.hinges[door]);
  }

  private boolean isBlocked(int door) {
    return stones[fight.knobs[door]] == ATTACKER;
  }

  private boolean isFollowed(int door) {
    return stones[fight.tops[door]] == ATTACKER;
  }

  /** Whether the attacker may block a crawl, or shut the door after it was forced. */
  private boolean mayBlock(int door) {
    return hinge(door) == DEFENDER && !opened[door] && (!forced[door] || isFollowed(door));
  }

  /** Whether the attacker may follow a crawl, or connect the stone that blocks it. */
  private boolean mayFollow(int door) {
    boolean quiet = !opened[door] && !forced[door];
    return quiet && (hinge(door) == DEFENDER || (hinge(door) == EMPTY && isBlocked(door)));
  }

  /** Whether a move of the defender behind a door would change anything. */
  private boolean mayForce(int door) {
    byte hinge = hinge(door);
    return !opened[door] && (hinge == DEFENDER || (hinge == EMPTY && !forced[door]));
  }

  /** The door that has this spot among these, or {@link #NONE}. */
  private static int door(int[] spots, int spot) {
    for (int door = 0; door < spots.length; door++) {
      if (spots[door] == spot) {
        return door;
      }
    }
    return NONE;
  }

  /** Whether a door leads out there, or another gap does. */
  private boolean leadsOut(int spot) {
    int door = door(fight.hinges, spot);
    return fight.leadsOut[spot]
        || (door != NONE && (opened[door] || (forced[door] && stones[spot] == EMPTY)));
  }

  /** Whether the attacker should have followed, or shut the door. */
  private boolean isUnshut(int spot) {
    int door = door(fight.hinges, spot);
    return door != NONE && (forced[door] || !(isFollowed(door) || isBlocked(door)));
  }

  /** The defender plays behind a door. */
  private void force(int door) {
    boolean entered = hinge(door) == DEFENDER;
    opened[door] = isBlocked(door) || (entered && (forced[door] || !isFollowed(door)));
    forced[door] = true;
  }

  /** Plays on a spot, where it is legal, or passes. */
  void play(int spot) {
    int ban = ko;
    ko = NONE;
    int behind = Math.max(door(fight.knobs, spot), door(fight.tops, spot));
    if (behind != NONE && !attackerToMove) {
      passes = 0;
      force(behind);
    } else if (spot == PASS) {
      passes = ban == NONE ? passes + 1 : 0;
    } else {
      passes = 0;
      if (spot == ban) {
        useThreat();
      }
      stones[spot] = attackerToMove ? ATTACKER : DEFENDER;
      playAtDoor(spot);
      capture(spot);
    }
    attackerToMove = !attackerToMove;
  }

  /** A stone of the attacker shuts a door; one of the defender goes out where it may. */
  private void playAtDoor(int spot) {
    int hinge = door(fight.hinges, spot);
    int knob = door(fight.knobs, spot);
    if (hinge != NONE) {
      opened[hinge] = !attackerToMove && (opened[hinge] || forced[hinge]);
      forced[hinge] &= !attackerToMove;
    } else if (knob != NONE) {
      forced[knob] = false;
    }
  }

  private void useThreat() {
    if (attackerToMove) {
      attackerThreats -= attackerThreats == Claim.ANY ? 0 : 1;
    } else {
      defenderThreats -= defenderThreats == Claim.ANY ? 0 : 1;
    }
  }

  /**
   * Takes what the stone just played leaves without a liberty; a single one may be a ko, also
   * beside a way out, where stones of the attacker may be.
   */
  private void capture(int spot) {
    int taken = 0;
    int last = NONE;
    for (int next : fight.adjacent[spot]) {
      if (isEnemy(next) && !breathes(next)) {
        int length = flood(next);
        for (int i = 0; i < length; i++) {
          stones[flood[i]] = EMPTY;
        }
        taken += length;
        last = next;
      }
    }
    boolean alone = !attackerToMove || !isHeld(spot);
    for (int next : fight.adjacent[spot]) {
      alone &= isEnemy(next) || next == last;
    }
    if (taken == 1 && alone) {
      ko = last;
    }
  }

  private boolean isEnemy(int spot) {
    return side(spot) == (attackerToMove ? DEFENDER : ATTACKER);
  }

  /** Whether all chains have a liberty. */
  boolean breathes() {
    boolean all = true;
    for (int spot = 0; spot < stones.length; spot++) {
      all &= stones[spot] == EMPTY || breathes(spot);
    }
    return all;
  }

  /** Whether the chain at a spot has a liberty, which one that is held always has. */
  private boolean breathes(int spot) {
    int length = flood(spot);
    for (int i = 0; i < length; i++) {
      if (isHeld(flood[i])) {
        return true;
      }
      for (int next : fight.adjacent[flood[i]]) {
        if (stones[next] == EMPTY) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether a stone cannot be captured for what is next to it outside. */
  private boolean isHeld(int spot) {
    return stones[spot] == ATTACKER ? fight.touchesSafe[spot] : leadsOut(spot);
  }

  /** Finds the chain of a stone; gives its length. */
  private int flood(int from) {
    Arrays.fill(flooded, false);
    int length = 0;
    flooded[from] = true;
    flood[length++] = from;
    for (int i = 0; i < length; i++) {
      for (int next : fight.adjacent[flood[i]]) {
        if (!flooded[next] && side(next) == side(from)) {
          flooded[next] = true;
          flood[length++] = next;
        }
      }
    }
    return length;
  }

  /** The stone at a spot, whether it is of the target or not. */
  private byte side(int spot) {
    return stones[spot] == TARGET ? DEFENDER : stones[spot];
  }

  /** Whether the target is unconditionally alive. */
  boolean alive() {
    boolean[] defenders = new boolean[stones.length];
    boolean[] empty = new boolean[stones.length];
    boolean[] open = new boolean[stones.length];
    for (int spot = 0; spot < stones.length; spot++) {
      defenders[spot] = side(spot) == DEFENDER;
      empty[spot] = stones[spot] == EMPTY;
      open[spot] = fight.touchesSafe[spot] || fight.leadsOut[spot];
    }
    Life life = new Life(fight.adjacent, defenders, empty, open);
    int alive = 0;
    for (int spot = 0; spot < stones.length; spot++) {
      alive += stones[spot] == TARGET && life.isAlive(spot) ? 1 : 0;
    }
    return fight.position.every ? alive == count(TARGET) : alive > 0;
  }

  private int count(byte kind) {
    int count = 0;
    for (byte stone : stones) {
      count += stone == kind ? 1 : 0;
    }
    return count;
  }

  /** All of the situation as a text, the same for the same one and for no other. */
  String text() {
    int doors = stones.length + 5;
    char[] text = new char[doors + opened.length];
    for (int spot = 0; spot < stones.length; spot++) {
      text[spot] = (char) stones[spot];
    }
    text[stones.length] = (char) (attackerToMove ? 1 : 0);
    text[stones.length + 1] = (char) (ko - NONE);
    text[stones.length + 2] = (char) passes;
    text[stones.length + 3] = (char) attackerThreats;
    text[stones.length + 4] = (char) defenderThreats;
    for (int door = 0; door < opened.length; door++) {
      text[doors + door] = (char) ((opened[door] ? 1 : 0) + (forced[door] ? 2 : 0));
    }
    return new String(text);
  }

  /** Becomes the situation of that text. */
  void set(String text) {
    for (int spot = 0; spot < stones.length; spot++) {
      stones[spot] = (byte) text.charAt(spot);
    }
    attackerToMove = text.charAt(stones.length) == 1;
    ko = text.charAt(stones.length + 1) + NONE;
    passes = text.charAt(stones.length + 2);
    attackerThreats = text.charAt(stones.length + 3);
    defenderThreats = text.charAt(stones.length + 4);
    for (int door = 0; door < opened.length; door++) {
      char stands = text.charAt(stones.length + 5 + door);
      opened[door] = (stands & 1) != 0;
      forced[door] = (stands & 2) != 0;
    }
  }
}
