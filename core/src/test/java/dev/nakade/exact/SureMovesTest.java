package dev.nakade.exact;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Diagram;
import dev.nakade.go.Game;
import dev.nakade.go.KoRule;
import dev.nakade.go.Point;
import dev.nakade.go.Size;
import dev.nakade.search.Budget;
import dev.nakade.search.ProofTable;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is sure in random games, against what can be forced by the values of all situations. */
final class SureMovesTest {
  private static final int GAMES = 60;

  @ParameterizedTest
  @CsvSource({"2, 2", "2, 3", "2, 4", "3, 3"})
  void nothingIsSureThatCannotBeForced(int width, int height) {
    Size size = Size.of(width, height);
    PlainValues plain = new PlainValues(size);
    ProofTable table = ProofTable.ofBytes(1 << 20);
    Random random = new Random(17);
    int sure = 0;
    int best = 0;
    for (int i = 0; i < GAMES; i++) {
      Game game = new Game(new Board(size), Color.BLACK, KoRule.BASIC);
      for (int ply = 0; ply < 3 * size.area() && game.passes() < 2; ply++) {
        int mover = game.toMove();
        int enough = random.nextInt(2 * size.area() + 1) - size.area();
        Optional<SureMoves.Sure> found =
            new SureMoves(game, table, Budget.ofNodes(2_000)).find(enough);
        int value = forced(plain, game, mover);
        String where = Diagram.format(game.board()) + Color.name(mover) + found;
        if (found.isPresent()) {
          sure++;
          assertThat(found.get().score()).as(where).isLessThanOrEqualTo(value);
          assertThat(found.get().moves()).as(where).isNotEmpty();
          if (found.get().best()) {
            best++;
            assertThat(found.get().score()).as(where).isEqualTo(value);
          }
          for (int move : found.get().moves()) {
            game.play(move);
            int after = game.passes() == 2 ? score(game, mover) : forced(plain, game, mover);
            assertThat(after).as(where + move).isGreaterThanOrEqualTo(found.get().score());
            game.undo();
          }
        }
        game.play(randomMove(game, random));
      }
    }
    assertThat(sure).isGreaterThan(GAMES);
    assertThat(best).isPositive();
  }

  private static int forced(PlainValues plain, Game game, int color) {
    BoardPosition now = BoardPosition.of(game.board(), game.toMove());
    int ban = game.board().koColor() == game.toMove() ? game.board().koPoint() : Point.NONE;
    return color == Color.BLACK
        ? plain.black(now.black(), now.white(), now.toMove(), ban, game.passes())
        : plain.white(now.black(), now.white(), now.toMove(), ban, game.passes());
  }

  private static int score(Game game, int color) {
    int black = BoardPosition.of(game.board(), game.toMove()).board().areaScore();
    return color == Color.BLACK ? black : -black;
  }

  private static int randomMove(Game game, Random random) {
    List<Integer> legal =
        IntStream.range(0, game.board().size().area())
            .filter(point -> game.legality(point).isLegal())
            .boxed()
            .toList();
    return legal.isEmpty() || random.nextInt(6) == 0
        ? Point.PASS
        : legal.get(random.nextInt(legal.size()));
  }
}
