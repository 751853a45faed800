package dev.nakade.bench;

import dev.nakade.exact.BoardDomain;
import dev.nakade.go.Color;
import dev.nakade.go.Size;
import dev.nakade.go.SmallBoard;
import dev.nakade.search.Budget;
import dev.nakade.search.Domain;
import dev.nakade.search.Negamax;
import dev.nakade.search.Report;
import dev.nakade.search.Switches;
import dev.nakade.search.Table;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The alpha-beta loop on an empty 5×5 board through the {@link Domain} interface, depth 6. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class NegamaxBenchmark {
  static final int DEPTH = 6;

  private Negamax search;

  @Setup
  public void setUp() {
    Domain domain = new BoardDomain(new SmallBoard(Size.of(5, 5)), Color.BLACK);
    search = new Negamax(domain, Switches.ALPHA_BETA, new Table(1, Table.Scheme.ALWAYS_REPLACE));
  }

  /** One whole search; the counter tells its nodes a second. */
  @Benchmark
  public int alphaBeta(BoardBenchmark.Counter counter) {
    Report report = search.search(DEPTH, -Domain.INFINITE, Domain.INFINITE, Budget.unlimited());
    counter.operations += report.nodes();
    return report.lower();
  }
}
