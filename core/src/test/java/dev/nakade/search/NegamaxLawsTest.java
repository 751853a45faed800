package dev.nakade.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.nakade.exact.BoardDomain;
import dev.nakade.go.Color;
import dev.nakade.go.Size;
import dev.nakade.go.SmallBoard;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** All ways to search give the value of minimax. */
class NegamaxLawsTest {
  private static final int SEED = 1998;

  private record Game(String name, Supplier<Domain> make, int depth) {}

  private static List<Game> games() {
    List<Game> games = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      int seed = SEED + i;
      games.add(
          new Game("tree " + seed, () -> new RandomDag(seed, 4, 6, Long.MAX_VALUE), 3 + i % 4));
      games.add(new Game("dag " + seed, () -> new RandomDag(seed, 5, 9, 7), 3 + i % 6));
    }
    games.add(new Game("tic-tac-toe", TicTacToe::new, 5));
    for (int i = 0; i < 12; i++) {
      int seed = SEED + i;
      games.add(new Game("3x3 " + seed, () -> board(3, seed), 4));
      games.add(new Game("4x4 " + seed, () -> board(4, seed), 3));
    }
    return games;
  }

  /** A board after a few random moves. */
  private static Domain board(int length, int seed) {
    Random random = new Random(seed);
    SmallBoard board = new SmallBoard(Size.of(length, length));
    int player = Color.BLACK;
    for (int i = random.nextInt(length * length); i > 0; i--) {
      int[] legal =
          java.util.stream.IntStream.range(0, length * length)
              .filter(p -> board.legality(p, Color.BLACK).isLegal())
              .toArray();
      if (legal.length > 0 && player == Color.BLACK) {
        board.play(legal[random.nextInt(legal.length)], player);
      }
      player = Color.opponent(player);
    }
    return new BoardDomain(board, player);
  }

  private static Map<String, Switches> settings() {
    Map<String, Switches> settings = new LinkedHashMap<>();
    settings.put("alpha-beta", Switches.ALPHA_BETA);
    settings.put("hash", Switches.ALPHA_BETA.with(Switches.Part.TABLE));
    settings.put("minimax with table", Switches.MINIMAX.with(Switches.Part.TABLE));
    settings.put("pvs", Switches.ALPHA_BETA.with(Switches.Part.NULL_WINDOWS));
    settings.put("all", Switches.ALL);
    settings.put("all but null windows", Switches.ALL.without(Switches.Part.NULL_WINDOWS));
    settings.put("all but cutoffs", Switches.ALL.without(Switches.Part.TRANSPOSITION_CUTOFFS));
    settings.put("all but killers", Switches.ALL.without(Switches.Part.KILLERS));
    settings.put("all but history", Switches.ALL.without(Switches.Part.HISTORY));
    settings.put("all but siblings", Switches.ALL.without(Switches.Part.SIBLINGS));
    return settings;
  }

  private static Report run(Domain domain, Switches switches, Driver driver, int depth) {
    return run(domain, switches, driver, depth, new Table(12, Table.Scheme.TWO_DEEP));
  }

  private static Report run(
      Domain domain, Switches switches, Driver driver, int depth, Table table) {
    long key = domain.key();
    Report report = driver.run(new Negamax(domain, switches, table), depth, Budget.unlimited());
    assertThat(domain.key()).as("left as it was").isEqualTo(key);
    return report;
  }

  @Test
  void everySettingAndDriverFindsTheValueOfMinimax() {
    for (Game game : games()) {
      int value = value(game);
      settings()
          .forEach(
              (name, switches) -> {
                for (Driver driver : drivers(value)) {
                  Report report = run(game.make.get(), switches, driver, game.depth);
                  assertThat(report.exact()).as("%s, %s, %s", game, name, driver).isTrue();
                  assertThat(report.lower()).as("%s, %s, %s", game, name, driver).isEqualTo(value);
                }
              });
    }
  }

  private static int value(Game game) {
    Report minimax = run(game.make.get(), Switches.MINIMAX, new Driver.Wide(), game.depth);
    assertThat(minimax.exact()).isTrue();
    return minimax.lower();
  }

  private static List<Driver> drivers(int value) {
    return List.of(
        new Driver.Wide(),
        new Driver.Aspiration(value, 2),
        new Driver.Aspiration(value + 9, 3),
        new Driver.Aspiration(value - 9, 3),
        new Driver.Mtdf(0),
        new Driver.Mtdf(value),
        new Driver.Mtdf(20),
        new Driver.Deepening(new Driver.Wide(), 1, 1, Domain.INFINITE),
        new Driver.Deepening(new Driver.Mtdf(0), 1, 2, Domain.INFINITE));
  }

  @Test
  void theTestDriverAnswersYesAndNo() {
    for (Game game : games()) {
      int value = value(game);
      Report reached = run(game.make.get(), Switches.ALL, new Driver.Test(value), game.depth);
      assertThat(reached.lower()).as(game.name).isEqualTo(value);
      Report missed = run(game.make.get(), Switches.ALL, new Driver.Test(value + 1), game.depth);
      assertThat(missed.upper()).as(game.name).isEqualTo(value);
    }
  }

  @Test
  void sizeAndSchemeOfTheTableNeverChangeAValue() {
    for (Game game : games()) {
      int value = value(game);
      for (Table.Scheme scheme : Table.Scheme.values()) {
        for (int bits : new int[] {1, 4, 10, 16}) {
          Table table = new Table(bits, scheme);
          Report report = run(game.make.get(), Switches.ALL, new Driver.Wide(), game.depth, table);
          assertThat(report.lower()).as("%s %s %d", game, scheme, bits).isEqualTo(value);
          assertThat(report.tableEntries()).isLessThanOrEqualTo(1L << bits);
        }
      }
    }
  }

  @Test
  void tablesOf2To10And2To22EntriesGiveTheSameValues() {
    Table small = new Table(10, Table.Scheme.TWO_DEEP);
    Table large = new Table(22, Table.Scheme.TWO_DEEP);
    for (int seed = SEED; seed < SEED + 6; seed++) {
      small.clear();
      large.clear();
      Report a = run(board(4, seed), Switches.ALL, new Driver.Wide(), 5, small);
      Report b = run(board(4, seed), Switches.ALL, new Driver.Wide(), 5, large);
      assertThat(a.lower()).isEqualTo(b.lower());
    }
  }

  @Test
  void orderingChangesTheNumberOfNodes() {
    long all = 0;
    Map<String, Long> nodes = new LinkedHashMap<>();
    for (Game game : games()) {
      all += run(game.make.get(), Switches.ALL, new Driver.Wide(), game.depth).nodes();
      settings()
          .forEach(
              (name, switches) ->
                  nodes.merge(
                      name,
                      run(game.make.get(), switches, new Driver.Wide(), game.depth).nodes(),
                      Long::sum));
    }
    nodes.remove("all");
    assertThat(nodes.values()).doesNotContain(all);
    assertThat(nodes.get("alpha-beta")).isGreaterThan(all);
  }

  @Test
  void theLineIsPlayableAndLeadsToTheValue() {
    for (Game game : games()) {
      Domain domain = game.make.get();
      Report report = run(domain, Switches.ALPHA_BETA, new Driver.Wide(), game.depth);
      int sign = 1;
      for (int move : report.line()) {
        domain.play(move);
        sign = -sign;
      }
      assertThat(sign * domain.value()).as(game.name).isEqualTo(report.lower());
    }
  }

  @Test
  void ticTacToeIsADraw() {
    for (Switches switches : settings().values()) {
      Report report = run(new TicTacToe(), switches, new Driver.Wide(), Negamax.NO_DEPTH_LIMIT);
      assertThat(report.lower()).isZero();
      assertThat(report.exact()).isTrue();
    }
  }

  @Test
  void aSpentBudgetLeavesTheDomainAsItWasAndTheSearchCanGoOn() {
    for (Game game : games()) {
      int value = value(game);
      Domain domain = game.make.get();
      long key = domain.key();
      Negamax search = new Negamax(domain, Switches.ALL, new Table(16, Table.Scheme.TWO_DEEP));
      for (long nodes = 1; nodes < 200; nodes += 13) {
        Budget budget = Budget.ofNodes(nodes);
        Report report = new Driver.Wide().run(search, game.depth, budget);
        assertThat(domain.key()).isEqualTo(key);
        assertThat(report.complete()).isEqualTo(!budget.isExhausted());
        assertThat(budget.nodes()).isLessThanOrEqualTo(nodes);
        if (!report.complete()) {
          assertThat(report.lower()).isEqualTo(-Domain.INFINITE);
          assertThat(report.upper()).isEqualTo(Domain.INFINITE);
        }
      }
      Report end = new Driver.Wide().run(search, game.depth, Budget.unlimited());
      assertThat(end.lower()).as(game.name).isEqualTo(value);
    }
  }

  /** One move at each ply, worth 5 at the end. */
  private static final class Corridor implements Domain {
    private final int length;
    private final int moveLimit;
    private int ply;

    Corridor(int length, int moveLimit) {
      this.length = length;
      this.moveLimit = moveLimit;
    }

    @Override
    public int moveLimit() {
      return moveLimit;
    }

    @Override
    public boolean over() {
      return ply == length;
    }

    @Override
    public int value() {
      return over() ? (length % 2 == 0 ? 5 : -5) : 0;
    }

    @Override
    public int candidates(int[] into, int start) {
      into[start] = 0;
      return start + 1;
    }

    @Override
    public int play(int move) {
      ply++;
      return 1;
    }

    @Override
    public void undo() {
      ply--;
    }

    @Override
    public long key() {
      return ply + 1L;
    }
  }

  @Test
  void aLineThatIsTooLongGivesNoAnswerInsteadOfAGuess() {
    for (int length : new int[] {998, 1_500}) {
      Corridor corridor = new Corridor(length, 1);
      Report report = run(corridor, Switches.ALL, new Driver.Wide(), Negamax.NO_DEPTH_LIMIT);
      assertThat(report.complete()).isEqualTo(length < 1_000);
      assertThat(report.exact()).isEqualTo(length < 1_000);
      assertThat(report.lower()).isEqualTo(length < 1_000 ? 5 : -Domain.INFINITE);
    }
  }

  @Test
  void moreMovesThanTheTablesHoldAreRefused() {
    Corridor corridor = new Corridor(3, Domain.MOST_MOVES + 1);
    Table table = new Table(4, Table.Scheme.TWO_DEEP);
    assertThatThrownBy(() -> new Negamax(corridor, Switches.ALL, table))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new DfPn(corridor, new ProofTable(4)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aCancelledSearchStops() {
    Budget budget = Budget.unlimited();
    budget.cancel();
    Negamax search =
        new Negamax(board(4, 1), Switches.ALPHA_BETA, new Table(4, Table.Scheme.TWO_DEEP));
    assertThat(new Driver.Wide().run(search, 40, budget).complete()).isFalse();
  }

  @Test
  void theTraceSeesEveryNode() {
    int[] counts = new int[2];
    Trace trace =
        new Trace() {
          @Override
          public void enter(int ply, int move, int alpha, int beta) {
            counts[0]++;
          }

          @Override
          public void leave(int ply, int move, int value) {
            counts[1]++;
          }
        };
    Table table = new Table(8, Table.Scheme.ALWAYS_REPLACE);
    Negamax search = new Negamax(new TicTacToe(), Switches.ALPHA_BETA, table, trace);
    Report report = new Driver.Wide().run(search, 4, Budget.unlimited());
    assertThat(counts).containsOnly((int) report.nodes());
  }

  @Test
  void impossibleSettingsAreRefused() {
    assertThatThrownBy(() -> Switches.ALPHA_BETA.with(Switches.Part.TRANSPOSITION_CUTOFFS))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Switches.MINIMAX.with(Switches.Part.NULL_WINDOWS))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Table(30, Table.Scheme.TWO_DEEP))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aTableKeepsItsMemoryLimit() {
    for (long bytes : new long[] {1, 64, 1000, 1 << 20}) {
      Table table = Table.ofBytes(bytes, Table.Scheme.TWO_DEEP);
      Random random = new Random(SEED);
      for (int i = 0; i < 100_000; i++) {
        table.store(random.nextLong(), 0, 1, 0, 1 + random.nextInt(20));
      }
      assertThat(table.used() * 16).isLessThanOrEqualTo(Math.max(32, bytes));
    }
  }
}
