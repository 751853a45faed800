package dev.nakade.bench;

import dev.nakade.exact.Study;
import dev.nakade.lifedeath.FightKind;
import dev.nakade.lifedeath.Learning;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
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

    /** Of the work on whole boards; a folder for the two files. */
    @Option(names = "--work")
    private Path work;

    @Option(names = "--seed")
    private long seed = 7;
  }

  @Override
  public String name() {
    return "learn";
  }

  @Override
  public String summary() {
    return "learns the guesses of work left (minutes), from random fights or boards; --kind CLOSED|LIFE|DEATH or --boards or --work FOLDER, --problems N --nodes N --seed S";
  }

  @Override
  public int run(List<String> arguments, PrintStream out) throws IOException {
    Options options = Experiment.read(new Options(), arguments);
    if (options.work != null) {
      Study.Work learned =
          Study.work(options.problems, options.nodes, options.seed, System.err::println);
      Files.writeString(options.work.resolve("work-won.txt"), learned.won());
      Files.writeString(options.work.resolve("work-lost.txt"), learned.lost());
      return 0;
    }
    out.print(
        options.boards
            ? Study.weights(options.problems, options.nodes, options.seed, System.err::println)
            : Learning.weights(
                options.kind, options.problems, options.nodes, options.seed, System.err::println));
    return 0;
  }
}
