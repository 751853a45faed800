package dev.nakade.lifedeath;

import dev.nakade.go.Color;
import dev.nakade.go.Point;
import java.util.Arrays;

/**
 * The game of Wong and Lin (2016): the defender wins, value 1, once it has two real {@link Eyes}
 * within one chain of the target; it has not won, value 0, if the target is gone, if neither side
 * has a move left, or at the depth limit. For the attacker the values are the negative of that.
 *
 * <p>A win is a win at any greater depth, and a repetition only spends depth, as the attacker may
 * like; so what is found rests on the position, its ko ban and the depth, never on the line.
 */
public final class TwoEyes extends RegionGame {
  /** What may be played, and what ends the game. */
  public enum Rules {
    /**
     * As in their report: every turn is a move on the region, and ko is not enforced. Who has no
     * legal move passes; "all moves are exhausted" once neither has one, and the defender failed.
     */
    REPORT,
    /**
     * With basic ko and passes, and two passes in a row, taken freely, are a win of the defender if
     * its target stands: that is how seki is recognised. A pass while ko forbids its player a point
     * does not count.
     */
    COMPLETE
  }

  /** In which order moves are tried. */
  public enum Ordering {
    /** Point by point. */
    NONE,
    /**
     * As long as there is room for another eye, by what {@link Eyes#potential} is left after the
     * move; then by the {@link Eyes#score} after it. Highest first for the defender, lowest first
     * for the attacker; passes last.
     */
    EYES
  }

  private static final int MAX_PASSES = 2;

  private final Eyes eyes;
  private final int[] target;
  private final int defender;
  private final boolean complete;
  private final boolean ordered;
  private final int[] ranks;

  /** Of each ply: whether the defender has won, whether it has lost. */
  private boolean[] won = new boolean[64];

  private boolean[] lost = new boolean[64];

  /** A game by these rules in which moves are tried in that order. */
  public TwoEyes(Problem problem, Rules rules, Ordering ordering) {
    super(problem);
    if (problem.target().isEmpty()) {
      throw new IllegalArgumentException("mark stones of the target with triangles");
    }
    if (problem.toMove() != problem.defender()) {
      throw new IllegalArgumentException("the defender moves first in the game of two eyes");
    }
    defender = problem.defender();
    eyes = new Eyes(board, defender, problem.region());
    target = problem.target().stream().toArray();
    complete = rules == Rules.COMPLETE;
    ordered = ordering == Ordering.EYES;
    ranks = new int[region.length];
    if (!complete) {
      board.banKo(Point.NONE, Color.EMPTY);
    }
    won[0] = madeTwoEyes();
  }

  @Override
  public boolean over() {
    return won[ply] || lost[ply];
  }

  @Override
  public int value() {
    int success = won[ply] ? 1 : 0;
    return toMove == defender ? success : -success;
  }

  @Override
  public int lower() {
    return toMove == defender ? 0 : -1;
  }

  @Override
  public int upper() {
    return toMove == defender ? 1 : 0;
  }

  @Override
  public int candidates(int[] into, int start) {
    int end = legalPoints(into, start);
    if (ordered) {
      order(into, start, end);
    }
    if (complete || end == start) {
      into[end++] = pass;
    }
    return end;
  }

  private void order(int[] moves, int start, int end) {
    eyes.find();
    boolean early = eyes.roomForAnother();
    for (int i = start; i < end; i++) {
      int move = moves[i];
      int rank = rank(move, early);
      int at = i;
      for (; at > start && ranks[at - start - 1] < rank; at--) {
        moves[at] = moves[at - 1];
        ranks[at - start] = ranks[at - start - 1];
      }
      moves[at] = move;
      ranks[at - start] = rank;
    }
  }

  /** The greater the sooner the side to move should try the move. */
  private int rank(int move, boolean early) {
    board.play(move, toMove);
    int worth = early ? eyes.potential() : scoreAnew();
    board.undo();
    return toMove == defender ? worth : -worth;
  }

  private int scoreAnew() {
    eyes.find();
    return eyes.score();
  }

  @Override
  public int play(int move) {
    int player = toMove;
    boolean banned = board.koColor() == player;
    int captures = board.play(point(move), player);
    if (!complete) {
      board.banKo(Point.NONE, Color.EMPTY);
    }
    advance(move == pass && !banned);
    boolean ended = passes() >= MAX_PASSES;
    lost[ply] = (ended && !complete) || (captures > 0 && player != defender && !targetStands());
    won[ply] = !lost[ply] && (ended || (move != pass && madeTwoEyes()));
    return 1;
  }

  /** Whether a chain with two real eyes holds a point of the target. */
  private boolean madeTwoEyes() {
    eyes.find();
    if (eyes.count() < 2) {
      return false;
    }
    for (int point : target) {
      if (board.color(point) == defender && eyes.alive(board.chain(point))) {
        return true;
      }
    }
    return false;
  }

  /** Whether the defender holds a point of the target, be it by a stone played there later. */
  private boolean targetStands() {
    for (int point : target) {
      if (board.color(point) == defender) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void undo() {
    retreat();
  }

  @Override
  public long key() {
    return situation();
  }

  @Override
  void grow(int plies) {
    won = Arrays.copyOf(won, plies);
    lost = Arrays.copyOf(lost, plies);
  }
}
