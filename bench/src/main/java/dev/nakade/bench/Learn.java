package dev.nakade.bench;

import dev.nakade.exact.Study;
import dev.nakade.lifedeath.FightKind;
import dev.nakade.lifedeath.Learning;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import picocli.CommandLine.Option;

/** Learns the solver's guesses anew; its output is the file that the library holds. */
final class Learn implements Experiment {
  private static final class Options {
    @Option(names = "--problems")
    private int problems = 1_500;

    @Option(names = "--nodes")
    private long nodes = 30_000;

    @Option(names = "--kind")
    private FightKind kind = FightKind.CLOSED;

    /** Of whole boards, not of fights. */
    @Option(names = "--boards")
    private boolean boards;

    @Option(names = "--seed")
    private long seed = 7;
  }

  @Override
  public String name() {
    return "learn";
  }

  @Override
  public String summary() {
    return "learns the guesses of work left (minutes), from random fights or boards; --kind CLOSED|LIFE|DEATH or --boards --problems N --nodes N --seed S";
  }

  @Override
  public int run(List<String> arguments, PrintStream out) throws IOException {
    Options options = Experiment.read(new Options(), arguments);
    out.print(
        options.boards
            ? Study.weights(options.problems, options.nodes, options.seed, System.err::println)
            : Learning.weights(
                options.kind, options.problems, options.nodes, options.seed, System.err::println));
    return 0;
  }
}
