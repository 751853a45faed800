package dev.nakade.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Runs JMH benchmarks with one set of options, and prints a row for each. */
final class Jmh {
  private Jmh() {}

  static void heading(PrintStream out) {
    out.println("| benchmark | board | a second | ± (99.9 %) | bytes allocated an operation |");
    out.println("|---|---|---|---|---|");
  }

  /** Runs those whose name the pattern matches, for each of the lengths if there are any. */
  static void run(String pattern, List<String> lengths, PrintStream out) throws IOException {
    ChainedOptionsBuilder options =
        new OptionsBuilder()
            .include(pattern + "$")
            .forks(2)
            .warmupIterations(3)
            .warmupTime(TimeValue.seconds(1))
            .measurementIterations(5)
            .measurementTime(TimeValue.seconds(1))
            .addProfiler(GCProfiler.class)
            .verbosity(VerboseMode.SILENT);
    if (!lengths.isEmpty()) {
      options.param("length", lengths.toArray(String[]::new));
    }
    try {
      for (RunResult result : new Runner(options.build()).run()) {
        print(result, lengths.isEmpty() ? "5" : result.getParams().getParam("length"), out);
      }
    } catch (RunnerException e) {
      throw new IOException("JMH: " + e.getMessage(), e);
    }
  }

  /** What an operation is, the benchmark counts itself; allocation is told by the call. */
  private static void print(RunResult result, String length, PrintStream out) {
    var others = result.getSecondaryResults();
    Result<?> operations = others.get("operations");
    double calls = result.getPrimaryResult().getScore();
    double bytesACall = others.get("gc.alloc.rate.norm").getScore();
    out.printf(
        "| %s | %sx%s | %,.0f | %,.0f | %.4f |%n",
        result.getPrimaryResult().getLabel(),
        length,
        length,
        operations.getScore(),
        operations.getScoreError(),
        bytesACall * calls / operations.getScore());
  }
}
