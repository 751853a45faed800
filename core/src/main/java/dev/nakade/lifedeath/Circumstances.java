package dev.nakade.lifedeath;

import dev.nakade.go.Point;

/**
 * What a position of a {@link Fight} is besides its stones. Set anew in place of being made anew.
 */
class Circumstances {
  /** Of all stones. */
  long stoneKey;

  /** Of the stones that matter. */
  long relevantKey;

  /** The point that ko forbids the side to move, or {@link Point#NONE}. */
  int ko = Point.NONE;

  /** The same, but none where it does not matter. */
  int relevantKo = Point.NONE;

  /** Passes in a row that count. */
  int passes;

  int attackerThreats;
  int defenderThreats;
  boolean attackerToMove;

  /** Whether the move that led here took a threat. */
  boolean spent;

  /** Threats that the prover's opponent has used up to here. */
  int used;

  /** How the game stands, once asked; see {@link Fight}. */
  byte standing;

  /** Why it is over, if it is. */
  Fight.End end = Fight.End.CAPTURE;

  /** Becomes what follows a pass. */
  final void pass(Circumstances before) {
    stoneKey = before.stoneKey;
    relevantKey = before.relevantKey;
    passes = before.ko == Point.NONE ? before.passes + 1 : 0;
    ko = Point.NONE;
    relevantKo = Point.NONE;
    attackerThreats = before.attackerThreats;
    defenderThreats = before.defenderThreats;
    attackerToMove = !before.attackerToMove;
    spent = false;
    used = before.used;
    standing = 0;
  }

  /** The ko threats of a side. */
  final int threats(boolean attacker) {
    return attacker ? attackerThreats : defenderThreats;
  }
}
