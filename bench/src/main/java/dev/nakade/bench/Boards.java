package dev.nakade.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.util.List;

/** Runs {@link BoardBenchmark} and {@link NegamaxBenchmark} and prints their table. */
final class Boards implements Experiment {
  @Override
  public String name() {
    return "boards";
  }

  @Override
  public String summary() {
    return "the boards and the alpha-beta loop alone (JMH, about 4 minutes)";
  }

  @Override
  public int run(List<String> arguments, PrintStream out) throws IOException {
    if (!arguments.isEmpty()) {
      throw new IOException("boards takes no arguments");
    }
    Jmh.heading(out);
    Jmh.run("BoardBenchmark\\.(playUndo|legality|randomGame)", List.of("5", "9", "19"), out);
    Jmh.run("BoardBenchmark\\.playUndoSmall", List.of("5"), out);
    Jmh.run("NegamaxBenchmark\\.alphaBeta", List.of(), out);
    return 0;
  }
}
