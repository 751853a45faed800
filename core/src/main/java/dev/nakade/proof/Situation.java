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

  /** Doors on whose hinge the defender stands, and the attacker has not followed. */
  private final boolean[] ajar;

  /** Doors behind which the defender has played. */
  private final boolean[] forced;

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
    this.ajar = new boolean[fight.knobs.length];
    this.forced = new boolean[fight.knobs.length];
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
    int door = door(fight.knobs, spot);
    if (door != NONE) {
      return mayUse(door);
    }
    stones[spot] = attackerToMove ? ATTACKER : DEFENDER;
    boolean legal = breathes(spot);
    for (int next : fight.adjacent[spot]) {
      legal |= isEnemy(next) && !breathes(next);
    }
    stones[spot] = EMPTY;
    return legal;
  }

  /**
   * Whether the side to move may play at a knob: the defender anywhere behind the door, unless that
   * would change nothing; the attacker above it to follow, or on it to shut the door, where the
   * defender has come up to it.
   */
  private boolean mayUse(int door) {
    byte hinge = side(fight.hinges[door]);
    boolean open = ajar[door] && forced[door];
    return attackerToMove
        ? hinge == DEFENDER && !open
        : hinge == DEFENDER ? !open : hinge == EMPTY && !forced[door];
  }

  /** The door whose knob, or hinge, this is, or {@link #NONE}. */
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
        || (door != NONE && forced[door] && (ajar[door] || stones[spot] == EMPTY));
  }

  private boolean isUnshut(int spot) {
    int door = door(fight.hinges, spot);
    return door != NONE && ajar[door] != forced[door];
  }

  /** Plays behind a door; says whether that is all, so that no stone is put on its knob. */
  private boolean playBehind(int door) {
    if (!attackerToMove) {
      ajar[door] |= forced[door];
      forced[door] = true;
      return true;
    }
    boolean follows = ajar[door];
    ajar[door] = false;
    forced[door] &= follows;
    return follows;
  }

  /** Plays on a spot, where it is legal, or passes. */
  void play(int spot) {
    int ban = ko;
    ko = NONE;
    int knob = door(fight.knobs, spot);
    if (knob != NONE && playBehind(knob)) {
      passes = 0;
    } else if (spot == PASS) {
      passes = ban == NONE ? passes + 1 : 0;
    } else {
      passes = 0;
      if (spot == ban) {
        useThreat();
      }
      stones[spot] = attackerToMove ? ATTACKER : DEFENDER;
      playOnHinge(spot);
      capture(spot);
    }
    attackerToMove = !attackerToMove;
  }

  /** A stone of the attacker shuts the door for good; one of the defender is to be followed. */
  private void playOnHinge(int spot) {
    int door = door(fight.hinges, spot);
    if (door != NONE) {
      ajar[door] = !attackerToMove && stones[fight.knobs[door]] == EMPTY;
      forced[door] &= !attackerToMove;
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
    char[] text = new char[doors + ajar.length];
    for (int spot = 0; spot < stones.length; spot++) {
      text[spot] = (char) stones[spot];
    }
    text[stones.length] = (char) (attackerToMove ? 1 : 0);
    text[stones.length + 1] = (char) (ko - NONE);
    text[stones.length + 2] = (char) passes;
    text[stones.length + 3] = (char) attackerThreats;
    text[stones.length + 4] = (char) defenderThreats;
    for (int door = 0; door < ajar.length; door++) {
      text[doors + door] = (char) ((ajar[door] ? 1 : 0) + (forced[door] ? 2 : 0));
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
    for (int door = 0; door < ajar.length; door++) {
      char stands = text.charAt(stones.length + 5 + door);
      ajar[door] = (stands & 1) != 0;
      forced[door] = (stands & 2) != 0;
    }
  }
}
