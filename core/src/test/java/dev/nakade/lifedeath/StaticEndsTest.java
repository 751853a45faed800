package dev.nakade.lifedeath;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.Diagram;
import dev.nakade.search.Budget;
import dev.nakade.search.DfPn;
import dev.nakade.search.ProofTable;
import java.util.EnumSet;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Wherever a fight ends without search, be it that the target lives in pockets or has no room for
 * eyes, a search that knows nothing but the rules comes to the same, against all threats.
 */
class StaticEndsTest {
  private static final int SEED = 1911;
  private static final int LONGEST = 8;
  private static final long NODES = 30_000;

  @Test
  void whoIsSaidToLiveLives() {
    for (Fight.Aim aim : Fight.Aim.values()) {
      assertThat(compare(aim, /* attackerProves= */ false, Fight.End.LIFE, 8_000))
          .isGreaterThan(300);
    }
  }

  @Test
  void whoIsSaidToLackRoomFails() {
    for (Fight.Aim aim : Fight.Aim.values()) {
      assertThat(compare(aim, /* attackerProves= */ true, Fight.End.WANT_OF_ROOM, 4_000))
          .isGreaterThan(300);
    }
  }

  /** Plays random lines of random fights to their ends; says how many of these were compared. */
  private static int compare(Fight.Aim aim, boolean attackerProves, Fight.End end, int fights) {
    Random random = new Random(SEED);
    int compared = 0;
    for (int i = 0; i < fights; i++) {
      Problem death = OpenProblems.death(random);
      Problem problem =
          switch (i % 3) {
            case 0 -> ClosedProblems.random(random);
            case 1 -> death;
            default -> OpenProblems.life(death, random);
          };
      LocalGame game = new LocalGame(problem);
      LocalGame plain = new LocalGame(problem, EnumSet.noneOf(Idea.class));
      for (LocalGame asked : new LocalGame[] {game, plain}) {
        ask(asked, aim, problem, attackerProves);
      }
      int[] moves = new int[game.moveLimit()];
      for (int length = 0; length < LONGEST && !game.over(); length++) {
        int move = moves[random.nextInt(game.allMoves(moves))];
        game.play(move);
        plain.play(move);
      }
      if (!game.over() || game.here().end != end || plain.over()) {
        continue;
      }
      DfPn.Prover prover = plain.proverToMove() ? DfPn.Prover.SIDE_TO_MOVE : DfPn.Prover.OPPONENT;
      DfPn.Answer answer =
          new DfPn(plain, new ProofTable(14))
              .prove(prover, attackerProves ? 1 : 0, Budget.ofNodes(NODES))
              .answer();
      if (answer != DfPn.Answer.UNKNOWN) {
        assertThat(answer)
            .as(
                "seed %d, fight %d, %s, %d moves, %s%n%s",
                SEED, i, aim, plain.ply(), problem.target(), Diagram.format(problem.board()))
            .isEqualTo(DfPn.Answer.PROVED);
        compared++;
      }
    }
    return compared;
  }

  /** The prover's opponent has all threats. */
  private static void ask(LocalGame game, Fight.Aim aim, Problem problem, boolean attackerProves) {
    game.ask(
        aim,
        attackerProves ? game.attacker() : problem.defender(),
        problem.toMove(),
        attackerProves ? 0 : Fight.UNLIMITED,
        attackerProves ? Fight.UNLIMITED : 0);
  }
}
