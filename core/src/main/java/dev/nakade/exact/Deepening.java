package dev.nakade.exact;

import dev.nakade.go.Color;
import dev.nakade.search.Budget;
import dev.nakade.search.Domain;
import dev.nakade.search.Driver;
import dev.nakade.search.Negamax;
import dev.nakade.search.Report;
import dev.nakade.search.Switches;
import dev.nakade.search.Table;

/**
 * Alpha-beta, deeper and deeper, with guesses at the leaves until everything is decided: the way of
 * MIGOS (van der Werf, van den Herik and Uiterwijk, 2003).
 */
final class Deepening implements Oracle {
  private final ScoreQuestion game;
  private final Negamax search;
  private long nodes;
  private int depth;

  Deepening(BoardPosition position, Knowledge knowledge, Switches switches, Table table) {
    this.game = new ScoreQuestion(position.board(), position.toMove(), knowledge);
    this.search = new Negamax(game, switches, table);
  }

  @Override
  public Answer reaches(int score, Budget budget) {
    game.ask(score);
    Driver driver = new Driver.Wide();
    for (depth = 1; depth < Negamax.NO_DEPTH_LIMIT; depth++) {
      Report report = driver.run(search, depth, budget);
      nodes += report.nodes();
      boolean black = game.toMove() == Color.BLACK;
      if (report.lower() >= ScoreQuestion.WON) {
        return black ? Answer.YES : Answer.NO;
      }
      if (report.upper() <= -ScoreQuestion.WON) {
        return black ? Answer.NO : Answer.YES;
      }
      if (!report.complete()) {
        return Answer.OPEN;
      }
    }
    return Answer.OPEN;
  }

  /** The depth of the last search. */
  int depth() {
    return depth;
  }

  @Override
  public int provenMove(int score) {
    return Domain.NO_MOVE;
  }

  @Override
  public boolean play(int move) {
    return game.play(move) != Domain.FORBIDDEN;
  }

  @Override
  public void undo() {
    game.undo();
  }

  @Override
  public ScoreQuestion game() {
    return game;
  }

  @Override
  public long nodes() {
    return nodes;
  }
}
