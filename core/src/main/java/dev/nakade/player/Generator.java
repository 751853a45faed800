package dev.nakade.player;

/** The move generators: each suggests points for one reason (Chen 2000, section 3). */
public enum Generator {
  /** Good shape around an own group that is not safe. */
  PROTECT_GROUP(GroupMoves::protect),
  /** The same around a group of the opponent. */
  ATTACK_GROUP(GroupMoves::attack),
  /** The vital point of own eye space that is not two eyes yet. */
  LIFE(GroupMoves::live),
  /** The same of the opponent's. */
  KILL(GroupMoves::kill),
  /** Where an own group without room gets out. */
  RUN_OUT(GroupMoves::runOut),
  /** Moves that capture a block. */
  CAPTURE(FightMoves::capture),
  /** Moves that save a block. */
  SAVE(FightMoves::save),
  /** Moves that threaten one of two blocks at once. */
  DOUBLE_THREAT(FightMoves::doubleThreat),
  /** Atari on a block. */
  ATARI(FightMoves::atari),
  /** Points that connect own chains. */
  CONNECT(FightMoves::connect),
  /** Points that part chains of the opponent. */
  CUT(FightMoves::cut),
  /** Stones in the way of a ladder. */
  LADDER_BREAKER(FightMoves::ladderBreaker),
  /** Retaking and starting kos. */
  KO(FightMoves::ko),
  /** Along the edge from own stones. */
  EDGE_EXTENSION(SpaceMoves::extend),
  /** Where the opponent would extend. */
  PREVENT_EXTENSION(SpaceMoves::preventExtension),
  /** Empty corners. */
  CORNER(SpaceMoves::corner),
  /** The middle of a small board. */
  CENTRE(SpaceMoves::centre),
  /** Into space of the opponent that is not sure. */
  INVASION(SpaceMoves::invade),
  /** At the border of the opponent's space. */
  REDUCTION(SpaceMoves::reduce),
  /** At the border of own space. */
  EXPANSION(SpaceMoves::expand),
  /** Patterns of openings. */
  OPENING_PATTERN(SpaceMoves::openingPatterns),
  /** Patterns of shape, near the fights. */
  SHAPE_PATTERN(SpaceMoves::shapePatterns),
  /** Patterns of endgames (yose). */
  ENDGAME_PATTERN(SpaceMoves::endgamePatterns);

  /** How a generator works. */
  private interface Way {
    void suggest(Sight sight, int player, Ballot ballot);
  }

  private final Way way;

  Generator(Way way) {
    this.way = way;
  }

  void suggest(Sight sight, int player, Ballot ballot) {
    way.suggest(sight, player, ballot);
  }

  /** As Chen writes it: {@code ProtectGroup}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (String word : name().split("_")) {
      text.append(word.charAt(0)).append(word.substring(1).toLowerCase(java.util.Locale.ROOT));
    }
    return text.toString();
  }
}
