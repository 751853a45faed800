package dev.nakade.systems;

import dev.nakade.exact.SureMoves;
import dev.nakade.go.Color;
import dev.nakade.go.Game;
import dev.nakade.go.Size;
import dev.nakade.player.Certainty;
import dev.nakade.player.Turn;
import dev.nakade.search.Budget;
import dev.nakade.search.ProofTable;
import java.util.List;
import java.util.Optional;

/**
 * The exact search of the house, with a small budget, for a player on small or nearly full boards.
 */
final class SmallEnds implements Certainty {
  /** Boards up to this area are asked about at any time. */
  private static final int SMALL_AREA = 25;

  /** Larger ones once so few points are empty. */
  private static final int FEW_EMPTY = 12;

  private static final long MOST_NODES = 20_000;
  private static final long TABLE_BYTES = 1L << 24;

  /** Half of the nodes and of the time are left for thinking without certainty. */
  private static final int SHARE = 2;

  private ProofTable table = ProofTable.ofBytes(TABLE_BYTES);
  private Size size = Size.of(1, 1);

  /** The turn that was asked about last, what was spent on it, and what was found. */
  private long turnKey;

  private double komi;
  private long spent;
  private Optional<Sure> found = Optional.empty();

  @Override
  public Optional<Sure> seek(Turn turn, Budget budget) {
    Game game = turn.game();
    if (!isSmall(game) || !SureMoves.understands(game)) {
      return Optional.empty();
    }
    if (!size.equals(game.board().size())) {
      size = game.board().size();
      table = ProofTable.ofBytes(TABLE_BYTES);
    }
    if (turnKey != game.key() || komi != turn.komi() || game.plies() == 0) {
      turnKey = game.key();
      komi = turn.komi();
      spent = 0;
      found = Optional.empty();
    }
    if (found.isEmpty() && spent < MOST_NODES) {
      Budget part = budget.fraction(SHARE, MOST_NODES - spent);
      found = ask(turn, part);
      spent += part.nodes();
    }
    return found;
  }

  private static boolean isSmall(Game game) {
    int area = game.board().size().area();
    return area <= SMALL_AREA || game.board().points(Color.EMPTY).count() <= FEW_EMPTY;
  }

  private Optional<Sure> ask(Turn turn, Budget part) {
    Game game = turn.game();
    double owed = turn.toMove() == Color.BLACK ? turn.komi() : -turn.komi();
    return new SureMoves(game, table, part)
        .find((int) Math.floor(owed) + 1)
        .map(sure -> new Sure(sure.score() - owed, allowed(game, sure.moves())))
        .filter(sure -> !sure.moves().isEmpty());
  }

  private static List<Integer> allowed(Game game, List<Integer> moves) {
    return moves.stream().filter(move -> game.legality(move).isLegal()).toList();
  }
}
