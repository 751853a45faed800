package dev.nakade.app.solve;

import dev.nakade.app.io.Failure;
import dev.nakade.app.io.Games;
import dev.nakade.app.io.Streams;
import dev.nakade.search.Budget;
import dev.nakade.search.Negamax;
import dev.nakade.systems.Catalogue;
import dev.nakade.systems.ProblemSystem;
import dev.nakade.systems.Request;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Searches the problems of SGF files with a system of the catalogue. */
@Command(
    name = "solve",
    header = "Searches the problems of SGF files.",
    description = {
      "Searches every problem of the files with a system of the catalogue and tells what it found,"
          + " the moves that it expects and what it cost. Squares or crosses in the file mark where"
          + " may be played, triangles the stones that are meant; PL says whose turn it is.",
      ""
    },
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  nakade solve --system list",
      "  nakade solve --system danieli-hash --depth 10 problems/danieli/stest1.sgf",
      "  nakade solve --system capture-dfpn --time 10s --json problems/"
    })
public final class Solve implements Callable<Integer> {
  private static final int ALL_ANSWERED = 0;
  private static final int NOT_ALL_ANSWERED = 1;
  private static final int BAD_INPUT = 2;
  private static final String LIST = "list";

  private final Streams streams;

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "FILE",
      arity = "0..*",
      description = "SGF files; a folder means all .sgf files below it, '-' means standard input.")
  private List<String> files = List.of();

  @Option(
      names = "--system",
      paramLabel = "NAME",
      required = true,
      description = "Which system searches; 'list' names them.")
  private String system = "";

  @Option(
      names = "--depth",
      paramLabel = "PLIES",
      description = "How deep a depth-limited system looks. By default there is no limit.")
  private Optional<Integer> depth = Optional.empty();

  @Option(names = "--game", paramLabel = "N", description = "Only the Nth game of each file.")
  private Optional<Integer> game = Optional.empty();

  @Option(names = "--to-move", paramLabel = "COLOUR", description = "black or white.")
  private Optional<Overrides.Side> toMove = Optional.empty();

  @Option(names = "--target", split = ",", paramLabel = "A1,B2", description = "The stones meant.")
  private List<String> target = List.of();

  @Option(
      names = "--region",
      split = ",",
      paramLabel = "A1,B2",
      description = "Where both may play.")
  private List<String> region = List.of();

  @Option(
      names = "--ko-threats",
      paramLabel = "B:W",
      converter = Threats.Converter.class,
      description = "External ko threats of Black and White. By default 0:0.")
  private Threats threats = Threats.NONE;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = Amounts.Time.class,
      description = "The most to spend on a problem, such as 500ms, 10s or 2m.")
  private Optional<Duration> time = Optional.empty();

  @Option(names = "--nodes", paramLabel = "N", description = "The most positions to look at.")
  private Optional<Long> nodes = Optional.empty();

  @Option(
      names = "--memory",
      paramLabel = "BYTES",
      converter = Amounts.Memory.class,
      description = "The most that tables may take, such as 64m or 1g. By default 256m.")
  private long memory = 256L << 20;

  @Option(names = "--json", description = "One JSON object a problem.")
  private boolean json;

  /** A command that prints there. */
  public Solve(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws Failure {
    if (system.equals(LIST)) {
      Catalogue.all().forEach(entry -> streams.out().printf("%-18s %s%n", entry, entry.summary()));
      return ALL_ANSWERED;
    }
    Solving solving = new Solving(streams, chosen(), overrides(), this::request, json);
    Games games = new Games(streams, game);
    for (String file : requireFiles()) {
      games.visit(file, (name, record, number) -> solving.solve(games, name, record, number));
    }
    if (games.failed()) {
      return BAD_INPUT;
    }
    return solving.allAnswered() ? ALL_ANSWERED : NOT_ALL_ANSWERED;
  }

  private List<String> requireFiles() {
    if (files.isEmpty()) {
      throw bad("Missing required parameter: 'FILE'");
    }
    return files;
  }

  private ProblemSystem chosen() {
    return Catalogue.find(system)
        .orElseThrow(
            () ->
                bad(
                    "no system called '"
                        + system
                        + "'; there are "
                        + Catalogue.all().stream()
                            .map(ProblemSystem::toString)
                            .collect(Collectors.joining(", "))));
  }

  private ParameterException bad(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  private Overrides overrides() {
    return new Overrides(toMove, target, region);
  }

  private Request request() {
    int plies = depth.orElse(Negamax.NO_DEPTH_LIMIT);
    if (plies < 1 || plies > Negamax.NO_DEPTH_LIMIT) {
      throw bad("--depth " + plies + " is not between 1 and " + Negamax.NO_DEPTH_LIMIT);
    }
    long most = nodes.orElse(Long.MAX_VALUE);
    Budget budget =
        time.map(limit -> Budget.of(most, limit.toNanos())).orElseGet(() -> Budget.ofNodes(most));
    return new Request(plies, threats.black(), threats.white(), memory, budget);
  }
}
