package dev.nakade.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.Color;
import dev.nakade.go.Diagram;
import dev.nakade.go.Game;
import dev.nakade.go.KoRule;
import org.junit.jupiter.api.Test;

/** What counts at the end of a game. */
class JudgeTest {
  private static Judge judge(String diagram) {
    return Judge.of(new Game(Diagram.parse(diagram), Color.BLACK, KoRule.PSK));
  }

  @Test
  void seesDeadStones() {
    Judge judge =
        judge(
            """
            . . X . O . .
            . . X . O . .
            . O X . O X .
            . . X . O . .
            X X X . O O O
            . . X . O . .
            . . X . O . .
            """);
    assertThat(judge.dead().toString()).isEqualTo("[B5, F5]");
    assertThat(judge.seki().isEmpty()).isTrue();
    assertThat(judge.score()).isZero();
  }

  @Test
  void doesNotCallUnconditionalLifeDead() {
    Judge judge =
        judge(
            """
            . X . X O . .
            X X X X O . .
            O O O O O . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            """);
    assertThat(judge.dead().isEmpty()).isTrue();
    assertThat(judge.blackArea().count()).isEqualTo(8);
    assertThat(judge.whiteArea().count()).isEqualTo(41);
  }

  /** Whoever takes one of the two points between the chains in the middle is captured. */
  @Test
  void seesSekiWhoeverMoves() {
    String diagram =
        """
        . O X . O X .
        O O X X O X X
        . O X X O X .
        O O X X O X X
        . O X . O X .
        """;
    for (int toMove = Color.BLACK; toMove <= Color.WHITE; toMove++) {
      Judge judge = Judge.of(new Game(Diagram.parse(diagram), toMove, KoRule.PSK));
      assertThat(judge.dead().isEmpty()).isTrue();
      assertThat(judge.seki().count()).isEqualTo(13);
      assertThat(judge.score()).isEqualTo(3);
    }
  }
}
