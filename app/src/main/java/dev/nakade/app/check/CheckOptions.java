package dev.nakade.app.check;

import dev.nakade.app.cost.Amounts;
import dev.nakade.app.cost.CostOptions;
import dev.nakade.app.solve.Side;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** What rows depend on, wherever they are made: the options of the command and of the job. */
public final class CheckOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Parameters(
      paramLabel = "PATH",
      arity = "1..*",
      description =
          "Files that end with .sgf, .jsonl or .ndjson; a folder means all of them below it.")
  private List<String> paths = List.of();

  @Option(
      names = "--answers",
      paramLabel = "HOW",
      converter = ConventionName.class,
      description =
          "How the records say what is right: right, words, east-asian, marks, main-line,"
              + " first-move, field or none. By default each record tells.")
  private Optional<Convention> answers = Optional.empty();

  @Option(names = "--to-move", paramLabel = "COLOUR", description = "black or white, for all.")
  private Optional<Side> toMove = Optional.empty();

  @Option(
      names = "--nodes",
      paramLabel = "N",
      description =
          "The most positions to look at for a problem, in the last pass; by default 1000000. The"
              + " first passes take fewer, so that most rows are there soon.")
  private long nodes = 1_000_000;

  @Option(
      names = "--memory",
      paramLabel = "BYTES",
      converter = Amounts.Memory.class,
      description = "The most that the table of a problem may take, by default 64m.")
  private long memory = 64L << 20;

  @Option(
      names = "--solutions",
      description = "Makes a record with the proof for every problem, not only where it differs.")
  private boolean solutions;

  @Option(
      names = "--certificates",
      description = "Also makes the proofs of those, for 'nakade verify'.")
  private boolean certificates;

  /** Reads the name of a convention. */
  static final class ConventionName implements ITypeConverter<Convention> {
    @Override
    public Convention convert(String name) {
      for (Convention convention : Convention.values()) {
        if (convention.toString().equals(name)) {
          return convention;
        }
      }
      throw new TypeConversionException("'" + name + "' is no way to state answers");
    }
  }

  public List<String> paths() {
    return paths;
  }

  public long nodes() {
    return nodes;
  }

  long memory() {
    return memory;
  }

  Optional<Convention> answers() {
    return answers;
  }

  Optional<Side> toMove() {
    return toMove;
  }

  Examination.Wanted wanted() {
    return new Examination.Wanted(solutions, certificates);
  }

  /** Refuses amounts that cannot be. */
  public void check() {
    if (nodes < 1) {
      throw bad("--nodes " + nodes + " is less than 1");
    }
    if (memory < 1 << 20 || memory > CostOptions.mostMemory()) {
      throw bad("--memory must be at least 1m and at most three quarters of what Java may use");
    }
  }

  private ParameterException bad(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
