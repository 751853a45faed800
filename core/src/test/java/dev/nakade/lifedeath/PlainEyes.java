package dev.nakade.lifedeath;

import dev.nakade.go.Benson;
import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.PointSet;
import dev.nakade.search.Domain;

/**
 * The question of two eyes without masks or pruning: {@link CaptureGame}, in which the defender
 * fails unless Benson's algorithm, run on the whole board, finds the target alive.
 */
final class PlainEyes implements Domain {
  private final CaptureGame game;
  private final Board board;
  private final PointSet target;
  private final int defender;
  private final boolean every;
  private int toMove;

  PlainEyes(Problem problem, int blackThreats, int whiteThreats) {
    game = new CaptureGame(problem, blackThreats, whiteThreats);
    board = problem.board();
    target = problem.target();
    defender = problem.defender();
    every = problem.survival() == Survival.EVERY;
    toMove = problem.toMove();
  }

  private boolean alive() {
    PointSet alive = Benson.of(board, defender).stones();
    return every ? alive.containsAll(target) : alive.intersects(target);
  }

  @Override
  public int moveLimit() {
    return game.moveLimit();
  }

  @Override
  public boolean over() {
    return game.over() || alive();
  }

  @Override
  public int value() {
    boolean lost = game.over() && game.value() != 0;
    return alive() && !lost ? 0 : toMove == defender ? -1 : 1;
  }

  @Override
  public int lower() {
    return game.lower();
  }

  @Override
  public int upper() {
    return game.upper();
  }

  @Override
  public int candidates(int[] into, int start) {
    return game.candidates(into, start);
  }

  @Override
  public int play(int move) {
    toMove = Color.opponent(toMove);
    return game.play(move);
  }

  @Override
  public void undo() {
    toMove = Color.opponent(toMove);
    game.undo();
  }

  @Override
  public long key() {
    return game.key();
  }
}
