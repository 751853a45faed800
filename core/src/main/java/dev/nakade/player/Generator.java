package dev.nakade.player;

/** The move generators: each suggests points for one reason (Chen 2000, section 3). */
public enum Generator {
  /** Good shape around an own group that is not safe. */
  PROTECT_GROUP,
  /** The same around a group of the opponent. */
  ATTACK_GROUP,
  /** The vital point of own eye space that is not two eyes yet. */
  LIFE,
  /** The same of the opponent's. */
  KILL,
  /** Where an own group without room gets out. */
  RUN_OUT,
  /** Moves that capture a block. */
  CAPTURE,
  /** Moves that save a block. */
  SAVE,
  /** Moves that threaten one of two blocks at once. */
  DOUBLE_THREAT,
  /** Atari on a block. */
  ATARI,
  /** Points that connect own chains. */
  CONNECT,
  /** Points that part chains of the opponent. */
  CUT,
  /** Stones in the way of a ladder. */
  LADDER_BREAKER,
  /** Retaking and starting kos. */
  KO,
  /** Along the edge from own stones. */
  EDGE_EXTENSION,
  /** Where the opponent would extend. */
  PREVENT_EXTENSION,
  /** Empty corners. */
  CORNER,
  /** The middle of a small board. */
  CENTRE,
  /** Into space of the opponent that is not sure. */
  INVASION,
  /** At the border of the opponent's space. */
  REDUCTION,
  /** At the border of own space. */
  EXPANSION,
  /** Patterns of openings. */
  OPENING_PATTERN,
  /** Patterns of shape, near the fights. */
  SHAPE_PATTERN,
  /** Patterns of endgames (yose). */
  ENDGAME_PATTERN;

  void suggest(Sight sight, int player, Ballot ballot) {
    switch (this) {
      case PROTECT_GROUP -> GroupMoves.protect(sight, player, ballot);
      case ATTACK_GROUP -> GroupMoves.attack(sight, player, ballot);
      case LIFE -> GroupMoves.live(sight, player, ballot);
      case KILL -> GroupMoves.kill(sight, player, ballot);
      case RUN_OUT -> GroupMoves.runOut(sight, player, ballot);
      case CAPTURE -> FightMoves.capture(sight, player, ballot);
      case SAVE -> FightMoves.save(sight, player, ballot);
      case DOUBLE_THREAT -> FightMoves.doubleThreat(sight, player, ballot);
      case ATARI -> FightMoves.atari(sight, player, ballot);
      case CONNECT -> FightMoves.connect(sight, player, ballot);
      case CUT -> FightMoves.cut(sight, player, ballot);
      case LADDER_BREAKER -> FightMoves.ladderBreaker(sight, player, ballot);
      case KO -> FightMoves.ko(sight, player, ballot);
      case EDGE_EXTENSION -> SpaceMoves.extend(sight, player, ballot);
      case PREVENT_EXTENSION -> SpaceMoves.preventExtension(sight, player, ballot);
      case CORNER -> SpaceMoves.corner(sight, player, ballot);
      case CENTRE -> SpaceMoves.centre(sight, player, ballot);
      case INVASION -> SpaceMoves.invade(sight, player, ballot);
      case REDUCTION -> SpaceMoves.reduce(sight, player, ballot);
      case EXPANSION -> SpaceMoves.expand(sight, player, ballot);
      case OPENING_PATTERN -> SpaceMoves.openingPatterns(sight, player, ballot);
      case SHAPE_PATTERN -> SpaceMoves.shapePatterns(sight, player, ballot);
      case ENDGAME_PATTERN -> SpaceMoves.endgamePatterns(sight, player, ballot);
    }
  }

  /** As Chen writes it: {@code ProtectGroup}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    String name = name();
    for (int i = 0; i < name.length(); i++) {
      boolean begins = i == 0 || name.charAt(i - 1) == '_';
      if (name.charAt(i) != '_') {
        text.append(begins ? name.charAt(i) : Character.toLowerCase(name.charAt(i)));
      }
    }
    return text.toString();
  }
}
