package dev.nakade.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Runs {@link BoardBenchmark} and prints its table. */
final class Boards implements Experiment {
  @Override
  public String name() {
    return "boards";
  }

  @Override
  public String summary() {
    return "play and undo, legality, random games on 5x5, 9x9 and 19x19 (JMH, about 3 minutes)";
  }

  @Override
  public int run(List<String> arguments, PrintStream out) throws IOException {
    if (!arguments.isEmpty()) {
      throw new IOException("boards takes no arguments");
    }
    out.println("| benchmark | board | a second | ± (99.9 %) |");
    out.println("|---|---|---|---|");
    measure("playUndo|legality|randomGame", new String[] {"5", "9", "19"}, out);
    measure("playUndoSmall", new String[] {"5"}, out);
    return 0;
  }

  private static void measure(String which, String[] lengths, PrintStream out) throws IOException {
    Options options =
        new OptionsBuilder()
            .include("BoardBenchmark\\.(" + which + ")$")
            .param("length", lengths)
            .forks(2)
            .warmupIterations(3)
            .warmupTime(TimeValue.seconds(1))
            .measurementIterations(5)
            .measurementTime(TimeValue.seconds(1))
            .verbosity(VerboseMode.SILENT)
            .build();
    Collection<RunResult> results;
    try {
      results = new Runner(options).run();
    } catch (RunnerException e) {
      throw new IOException("JMH: " + e.getMessage(), e);
    }
    for (RunResult result : results) {
      Result<?> operations = result.getSecondaryResults().get("operations");
      String length = result.getParams().getParam("length");
      out.printf(
          "| %s | %sx%s | %,.0f | %,.0f |%n",
          result.getPrimaryResult().getLabel(),
          length,
          length,
          operations.getScore(),
          operations.getScoreError());
    }
  }
}
