package dev.nakade.app.board;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.exact.BoardPosition;
import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.KoRule;
import dev.nakade.go.Size;
import dev.nakade.search.Budget;
import dev.nakade.search.ProofTable;
import dev.nakade.systems.BoardSystem;
import dev.nakade.systems.Catalogue;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class SavedTableTest {
  private static final long MEMORY = 16L << 20;

  @TempDir private Path folder;

  /** A search that is killed has what was saved last. */
  @Test
  @Timeout(60)
  void isSavedWhileItIsInUse() throws Exception {
    BoardPosition position = BoardPosition.of(new Board(Size.of(3, 4)), Color.BLACK);
    ProofTable table = ProofTable.ofBytes(MEMORY);
    long nodes = solve(position, table);
    Path path = folder.resolve("a.table");
    SavedTable saved = new SavedTable(path, position, KoRule.BASIC, BoardSystem.DEFAULT);
    try (SavedTable.Keeper keeper = saved.keep(table, Duration.ofMillis(1))) {
      assertThat(keeper).isNotNull();
      while (!Files.exists(path)) {
        Thread.sleep(1);
      }
    }
    ProofTable loaded = ProofTable.ofBytes(MEMORY);
    assertThat(saved.load(loaded)).isTrue();
    assertThat(solve(position, loaded)).isLessThan(nodes / 2);
  }

  /** How many nodes the value takes with what a table has. */
  private static long solve(BoardPosition position, ProofTable table) {
    Budget budget = Budget.unlimited();
    Catalogue.findBoard(BoardSystem.DEFAULT)
        .orElseThrow()
        .solver(position, KoRule.BASIC, table, MEMORY, 1, budget, (known, asked) -> {})
        .solve();
    return budget.nodes();
  }
}
