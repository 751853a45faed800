package dev.nakade.lifedeath;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Diagram;
import dev.nakade.go.PointSet;
import dev.nakade.search.Budget;
import java.util.EnumSet;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class FrontTest {
  private static final int LARGEST = 30;
  private static final Prover.Pursuit DEATH =
      new Prover.Pursuit(Fight.Aim.SURVIVE, Prover.Start.of(Color.BLACK), -Prover.ALL);

  /** The gap at J5 is far from the stones that are meant. */
  private static final Board BOARD =
      Diagram.parse(
          """
          . . . . X O . . O
          . . . . X O . . O
          . . . . X O . . O
          . . . . X O . . .
          . . . . X X X X .
          . . . . . . . . .
          . . . . . . . . .
          . . . . . . . . .
          . . . . . . . . .
          """);

  @Test
  void doorsBeginOnceWhereTheRegionComesToAGap() {
    PointSet target = PointSet.of(BOARD.size(), BOARD.size().point(5, 0)).reach(stones());
    Growth growth = new Growth(BOARD, target);
    Problem least =
        new Problem(BOARD, Color.BLACK, target, growth.least(LARGEST).orElseThrow().region())
            .within(growth.least(LARGEST).orElseThrow());
    Front front =
        new Front(least, Prover.Winner.ATTACKER, EnumSet.allOf(Idea.class), 1 << 20).growing();
    Optional<Front> doored = front.doored(growth);
    assertThat(doored).isEmpty();
    while (doored.isEmpty()) {
      assertThat(front.pursue(DEATH, Budget.ofNodes(100_000), line -> {})).isEmpty();
      front = front.wider(growth, LARGEST).orElseThrow();
      doored = front.doored(growth);
    }
    assertThat(doored.get().problem().doors().isEmpty()).isFalse();
    assertThat(front.doored(growth)).isEmpty();
    assertThat(doored.get().doored(growth)).isEmpty();
  }

  private static PointSet stones() {
    return BOARD.points(Color.WHITE);
  }
}
