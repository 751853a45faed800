package dev.nakade.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.exact.BoardDomain;
import dev.nakade.go.Color;
import dev.nakade.go.Size;
import dev.nakade.go.SmallBoard;
import java.util.EnumMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Proof-number search proves what is so, refutes what is not, and is never fooled by cycles. */
class DfPnLawsTest {
  private static final int SEED = 2002;

  @Test
  void provesTheValueAndRefutesOneMore() {
    for (int i = 0; i < 200; i++) {
      boolean tree = i % 2 == 0;
      RandomDag game = new RandomDag(SEED + i, 4, 7, tree ? Long.MAX_VALUE : 6);
      Negamax minimax = new Negamax(game, Switches.MINIMAX, new Table(1, Table.Scheme.TWO_DEEP));
      int value =
          new Driver.Wide().run(minimax, Negamax.NO_DEPTH_LIMIT, Budget.unlimited()).lower();
      for (int bits : new int[] {0, 3, 12}) {
        DfPn search = new DfPn(game, new ProofTable(bits));
        assertThat(search.prove(value, Budget.unlimited()).answer())
            .as("seed %d", SEED + i)
            .isEqualTo(DfPn.Answer.PROVED);
        assertThat(search.prove(value + 1, Budget.unlimited()).answer())
            .as("seed %d", SEED + i)
            .isEqualTo(DfPn.Answer.REFUTED);
        assertThat(game.ply()).isZero();
      }
    }
  }

  @Test
  void ticTacToeIsADraw() {
    DfPn search = new DfPn(new TicTacToe(), new ProofTable(12));
    assertThat(search.prove(0, Budget.unlimited()).answer()).isEqualTo(DfPn.Answer.PROVED);
    assertThat(search.prove(1, Budget.unlimited()).answer()).isEqualTo(DfPn.Answer.REFUTED);
  }

  /** One table for all starts: what was remembered on one line must hold on every other. */
  @Test
  void cyclesNeverFoolIt() {
    Random random = new Random(SEED);
    Map<DfPn.Answer, Integer> seen = new EnumMap<>(DfPn.Answer.class);
    for (int round = 0; round < 3_000; round++) {
      CyclicGame game = new CyclicGame(random, 3 + random.nextInt(25), 4, 0);
      boolean[] won = game.won(0);
      boolean[] lost = game.lost();
      DfPn search = new DfPn(game, new ProofTable(round % 12));
      for (int place = 0; place < game.places(); place++) {
        game.start(place);
        DfPn.Answer answer = search.prove(1, Budget.ofNodes(1_000_000)).answer();
        String where = String.format("seed %d, round %d, place %d", SEED, round, place);
        assertThat(answer == DfPn.Answer.PROVED).as(where).isEqualTo(won[2 * place]);
        assertThat(answer).as(where).isNotEqualTo(DfPn.Answer.UNKNOWN);
        if (answer == DfPn.Answer.REFUTED) {
          assertThat(lost[2 * place]).as(where).isTrue();
        }
        seen.merge(answer, 1, Integer::sum);
      }
    }
    assertThat(seen.get(DfPn.Answer.PROVED)).isGreaterThan(1_000);
    assertThat(seen.get(DfPn.Answer.REFUTED)).isGreaterThan(1_000);
    assertThat(seen.get(DfPn.Answer.REPEATS)).isGreaterThan(1_000);
  }

  /** Some moves of the opponent use up a supply; a proof must hold however large it is. */
  @Test
  void aProofAgainstAnySupplyHoldsAgainstEverySupply() {
    Random random = new Random(SEED);
    int proved = 0;
    int more = 0;
    for (int round = 0; round < 3_000; round++) {
      CyclicGame game = new CyclicGame(random, 3 + random.nextInt(15), 3, 4);
      boolean[] won = game.won(3 * game.places());
      boolean[] wonWithoutRepeating = game.won(CyclicGame.ENDLESS);
      DfPn search = new DfPn(game, new ProofTable(round % 12));
      for (int place = 0; place < game.places(); place++) {
        game.start(place);
        DfPn.Answer answer = search.prove(1, Budget.ofNodes(1_000_000)).answer();
        String where = String.format("seed %d, round %d, place %d", SEED, round, place);
        if (answer == DfPn.Answer.PROVED) {
          assertThat(won[2 * place]).as(where).isTrue();
          proved++;
          more += wonWithoutRepeating[2 * place] ? 0 : 1;
        } else {
          assertThat(wonWithoutRepeating[2 * place]).as(where).isFalse();
        }
      }
    }
    assertThat(proved).isGreaterThan(1_000);
    assertThat(more).as("proofs that need a cycle").isGreaterThan(50);
  }

  @Test
  void solvesTinyBoards() {
    assertValue(Size.of(1, 3), 3);
    assertValue(Size.of(1, 4), 4);
    assertValue(Size.of(2, 4), 8);
    assertValue(Size.of(3, 3), 9);
  }

  private static void assertValue(Size size, int value) {
    BoardDomain domain = new BoardDomain(new SmallBoard(size), Color.BLACK);
    DfPn search = new DfPn(domain, new ProofTable(14));
    DfPn.Result result = search.prove(value, Budget.unlimited());
    assertThat(result.answer()).as(size.toString()).isEqualTo(DfPn.Answer.PROVED);
    assertThat(result.line()).isNotEmpty();
    DfPn.Result more = search.prove(value + 1, Budget.unlimited());
    assertThat(more.answer()).as(size.toString()).isEqualTo(DfPn.Answer.REFUTED);
  }

  @Test
  void aSpentBudgetLeavesTheDomainAsItWasAndTheSearchCanGoOn() {
    BoardDomain domain = new BoardDomain(new SmallBoard(Size.of(3, 3)), Color.BLACK);
    long key = domain.key();
    DfPn search = new DfPn(domain, new ProofTable(14));
    DfPn.Result result;
    int pieces = 0;
    do {
      result = search.prove(9, Budget.ofNodes(1_000));
      assertThat(domain.key()).isEqualTo(key);
      assertThat(result.nodes()).isLessThanOrEqualTo(1_000);
      pieces++;
    } while (result.answer() == DfPn.Answer.UNKNOWN && pieces < 1_000);
    assertThat(result.answer()).isEqualTo(DfPn.Answer.PROVED);
    assertThat(pieces).isGreaterThan(1);
  }

  @Test
  void theTableKeepsItsMemoryLimit() {
    ProofTable table = ProofTable.ofBytes(96 * 1024);
    Random random = new Random(SEED);
    for (int i = 0; i < 100_000; i++) {
      table.store(random.nextLong(), 1, 1, 1, 0);
    }
    assertThat(table.used() * 24).isLessThanOrEqualTo(96 * 1024);
  }
}
