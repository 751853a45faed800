package dev.nakade.player;

import dev.nakade.go.Benson;
import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Game;
import dev.nakade.go.PointSet;
import dev.nakade.go.Score;
import dev.nakade.search.Budget;

/**
 * An opinion on a finished game: which stones are dead, which are in seki, whose the points are. It
 * plays the position out many times; a chain is dead if nearly all games give its points to the
 * opponent, and never if it is unconditionally alive. A chain that lives is in seki if it has a
 * liberty between both colours that most games leave empty.
 *
 * @param dead stones that count as captured
 * @param seki stones that live only because neither side may touch the points between them
 * @param blackArea stones and points of Black once the dead are lifted
 * @param whiteArea those of White
 */
public record Judge(PointSet dead, PointSet seki, PointSet blackArea, PointSet whiteArea) {
  /** Positions that are looked at for each point of the board: some hundred games. */
  private static final long NODES_A_POINT = 1_000;

  private static final double SURE = 0.6;

  /** A point that so many games leave empty between both colours is for neither to take. */
  private static final double UNTOUCHED = 0.5;

  /** Judges the present position of a game. */
  public static Judge of(Game game) {
    return of(game, Budget.unlimited());
  }

  /** The same, as far as a budget allows. */
  public static Judge of(Game game, Budget budget) {
    Judge asItStands = of(game, Score.area(game.board()), budget);
    return asItStands.dead.isEmpty() ? asItStands : of(game, asItStands.score(), budget);
  }

  /**
   * Judges by games about so many points for Black. Where one side has won anyway, its opponent
   * plays anything, so the points should be as many as there are.
   */
  private static Judge of(Game game, int points, Budget budget) {
    MonteCarlo games = new MonteCarlo(1, MonteCarlo.Resigning.NEVER);
    games.think(
        new Turn(game, points, Turn.Ending.PLAYED_OUT),
        budget.part(NODES_A_POINT * game.board().size().area()));
    return of(game.board(), games.ownership(), games.leftovers());
  }

  /**
   * Judges by games.
   *
   * @param ownership in what share of them Black owns each point, from −1 to 1
   * @param leftovers in what share a point is left empty between both colours
   */
  private static Judge of(Board board, double[] ownership, double[] leftovers) {
    PointSet dead = new PointSet(board.size());
    PointSet seki = new PointSet(board.size());
    for (int color = Color.BLACK; color <= Color.WHITE; color++) {
      PointSet alive = Benson.of(board, color).stones();
      for (int point = 0; point < board.size().area(); point++) {
        if (board.color(point) == color && board.chain(point) == point) {
          double share = share(board, point, ownership) * (color == Color.BLACK ? 1 : -1);
          if (!alive.contains(point) && share < -SURE) {
            addChain(dead, board, point);
          } else if (!alive.contains(point) && hasUntouchedLiberty(board, point, leftovers)) {
            addChain(seki, board, point);
          }
        }
      }
    }
    Board cleared = Board.of(board.size(), p -> dead.contains(p) ? Color.EMPTY : board.color(p));
    return new Judge(
        dead, seki, Score.owned(cleared, Color.BLACK), Score.owned(cleared, Color.WHITE));
  }

  private static void addChain(PointSet set, Board board, int chain) {
    int stone = chain;
    do {
      set.add(stone);
      stone = board.nextInChain(stone);
    } while (stone != chain);
  }

  private static boolean hasUntouchedLiberty(Board board, int chain, double[] leftovers) {
    PointSet stones = new PointSet(board.size());
    addChain(stones, board, chain);
    return stones.border().stream()
        .anyMatch(point -> board.color(point) == Color.EMPTY && leftovers[point] > UNTOUCHED);
  }

  private static double share(Board board, int chain, double[] ownership) {
    double sum = 0;
    int stone = chain;
    do {
      sum += ownership[stone];
      stone = board.nextInChain(stone);
    } while (stone != chain);
    return sum / board.stones(chain);
  }

  /** Points that Black is ahead on the board. */
  public int score() {
    return blackArea.count() - whiteArea.count();
  }
}
