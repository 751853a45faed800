package dev.nakade.player;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import java.util.List;

/**
 * The whole board as Go Intellect searches it: few candidates in the order of their weights, and
 * the sum of territory as the value. A position that is worth about as much as the one before it is
 * stable and the end of its line (Chen 2000, sections 4 to 7).
 */
final class SelectiveGame extends BoardGame {
  /** What one point on the board counts. */
  static final int POINT = 64;

  /** Candidates that are tried at most. */
  private static final int MOST_CANDIDATES = 10;

  private static final int LONGEST = 64;

  private final Tactics tactics;
  private final LifeReader life;
  private final GoIntellect.Features features;
  private final int minDepth;
  private int ply;

  /** For each ply: the value for the side to move there, and what there is to try. */
  private final int[] values = new int[LONGEST];

  private final boolean[] known = new boolean[LONGEST];
  private final Sight[] sights = new Sight[LONGEST];
  private final int[][] urgencies = new int[LONGEST][];
  private final int regularMove;

  SelectiveGame(
      Board board,
      int toMove,
      LifeReader life,
      GoIntellect.Features features,
      int minDepth,
      int before) {
    super(board, toMove);
    this.tactics = new Tactics(board);
    this.life = life;
    this.features = features;
    this.minDepth = minDepth;
    this.regularMove = regularMove(board);
    this.parentOfRoot = before;
    for (int i = 0; i < LONGEST; i++) {
      urgencies[i] = new int[pass + 1];
    }
  }

  /** The value of the position before the first one, for whoever moved there. */
  private final int parentOfRoot;

  /**
   * What an average move is worth, in points: 16 on an empty 19×19, less on smaller boards as they
   * have fewer points, and 1 near the end.
   */
  static int regularMove(Board board) {
    int area = board.size().area();
    double filled = (area - board.points(Color.EMPTY).count()) / (double) area;
    double opening = 16 * Math.min(1, area / 361.0);
    return (int) Math.max(1, Math.round(opening * (1 - filled / 0.7)));
  }

  /** The territory for the side to move, in {@link #POINT}s. */
  private int evaluation() {
    if (!known[ply]) {
      boolean root = ply == 0;
      Sight sight =
          Sight.of(
              board,
              toMove,
              tactics,
              root ? life : LifeReader.NONE,
              root ? Sight.Care.THOROUGH : Sight.Care.QUICK);
      sights[ply] = sight;
      double score = sight.score() * POINT;
      values[ply] = (int) Math.round(toMove == Color.BLACK ? score : -score);
      known[ply] = true;
    }
    return values[ply];
  }

  /** The value of the position before, for the side that moved there. */
  private int parent() {
    return ply == 0 ? parentOfRoot : values[ply - 1];
  }

  private boolean isStable() {
    return Math.abs(parent() + evaluation()) < 2 * regularMove * POINT;
  }

  @Override
  public boolean over() {
    return features.quiescence() && ply >= minDepth && isStable();
  }

  /** At the end of the depth an unstable value is the mean of this position's and the parent's. */
  @Override
  public int value() {
    if (features.quiescence() && !isStable()) {
      return (evaluation() - parent()) / 2;
    }
    return evaluation();
  }

  @Override
  public int candidates(int[] into, int start) {
    evaluation();
    List<Ballot.Candidate> best = Ballot.of(sights[ply], toMove).candidates(MOST_CANDIDATES);
    int end = start;
    for (Ballot.Candidate candidate : best) {
      into[end++] = candidate.point();
      urgencies[ply][candidate.point()] = (int) Math.round(candidate.urgency() * POINT);
    }
    if (end == start) {
      into[end++] = pass;
      urgencies[ply][pass] = 0;
    }
    return end;
  }

  @Override
  public int urgency(int move) {
    return urgencies[ply][move];
  }

  @Override
  public int target(int tried) {
    return Math.max(evaluation(), -parent()) + POINT - tried * POINT;
  }

  @Override
  public int play(int move) {
    evaluation();
    ply++;
    known[ply] = false;
    return super.play(move);
  }

  @Override
  public void undo() {
    super.undo();
    ply--;
  }
}
