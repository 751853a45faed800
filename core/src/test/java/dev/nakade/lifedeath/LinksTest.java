package dev.nakade.lifedeath;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Diagram;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import dev.nakade.search.Budget;
import dev.nakade.search.DfPn;
import dev.nakade.search.ProofTable;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Where want of room is seen behind stones that can be connected only, plain search agrees. */
class LinksTest {
  private static final int SEED = 31;
  private static final int FIGHTS = 60_000;
  private static final int MOST_EMPTY = 8;
  private static final long NODES = 50_000;

  @Test
  void whatIsLostBehindLinkedStonesIsLost() {
    Random random = new Random(SEED);
    Map<Fight.Aim, Integer> compared = new EnumMap<>(Fight.Aim.class);
    for (int i = 0; i < FIGHTS; i++) {
      Problem problem = i % 2 == 0 ? OpenProblems.death(random) : loose(random);
      LocalGame with = new LocalGame(problem);
      LocalGame without = new LocalGame(problem, EnumSet.complementOf(EnumSet.of(Idea.LINKS)));
      int threats = random.nextBoolean() ? Fight.UNLIMITED : random.nextInt(3);
      for (Fight.Aim aim : Fight.Aim.values()) {
        ask(with, aim, problem, threats);
        ask(without, aim, problem, threats);
        if (with.over() || !with.isHopeless() || without.isHopeless()) {
          continue;
        }
        LocalGame plain = new LocalGame(problem, EnumSet.noneOf(Idea.class));
        ask(plain, aim, problem, threats);
        DfPn.Prover attacker =
            problem.toMove() == plain.attacker() ? DfPn.Prover.SIDE_TO_MOVE : DfPn.Prover.OPPONENT;
        DfPn search = new DfPn(plain, new ProofTable(14));
        DfPn.Answer answer = search.prove(attacker, 1, Budget.ofNodes(NODES)).answer();
        if (answer != DfPn.Answer.UNKNOWN) {
          assertThat(answer)
              .as(
                  "seed %d, fight %d, %s, %d threats, %s to move, target %s, safe %s%n%s",
                  SEED,
                  i,
                  aim,
                  threats,
                  Color.name(problem.toMove()),
                  problem.target(),
                  problem.safe(),
                  Diagram.format(problem.board()))
              .isEqualTo(DfPn.Answer.PROVED);
          compared.merge(aim, 1, Integer::sum);
        }
      }
    }
    assertThat(compared.get(Fight.Aim.SURVIVE)).isGreaterThan(100);
    assertThat(compared.get(Fight.Aim.TWO_EYES)).isGreaterThan(100);
  }

  /** The attacker proves; the defender has threats. */
  private static void ask(LocalGame game, Fight.Aim aim, Problem problem, int threats) {
    game.ask(aim, game.attacker(), problem.toMove(), 0, threats);
  }

  /** A white block in a row at the edge, with black stones near it, some of them cut off. */
  private static Problem loose(Random random) {
    while (true) {
      Size size = Size.of(4 + random.nextInt(3), 3 + random.nextInt(2));
      int length = 1 + random.nextInt(3);
      Board board =
          Board.of(
              size,
              point -> {
                boolean edge = size.y(point) == 0 && size.x(point) < length;
                int draw = random.nextInt(10);
                return edge
                    ? Color.WHITE
                    : draw < 4 ? Color.BLACK : draw < 5 ? Color.WHITE : Color.EMPTY;
              });
      PointSet target = board.points(Color.WHITE);
      PointSet region = PointSet.full(size);
      region.stream().filter(point -> size.y(point) == size.height() - 1).forEach(region::remove);
      PointSet empty = region.copy().retainAll(board.points(Color.EMPTY));
      if (!board.breathless().isEmpty() || empty.isEmpty() || empty.count() > MOST_EMPTY) {
        continue;
      }
      target.retainAll(region.copy().addAll(region.border()));
      Problem problem = new Problem(board, 1 + random.nextInt(2), target, region);
      if (problem.breathes()) {
        return problem;
      }
    }
  }
}
