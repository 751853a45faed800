package dev.nakade.app.solve;

import dev.nakade.app.io.Failure;
import dev.nakade.app.io.Games;
import dev.nakade.app.io.Streams;
import dev.nakade.lifedeath.Problem;
import dev.nakade.lifedeath.Solver;
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
    header = "Solves the life-and-death problems of SGF files.",
    description = {
      "Solves every problem of the files: whether the target is alive, in seki, dead or in a ko,"
          + " proved, and which first moves are right. Triangles in the file mark the target,"
          + " squares or crosses where may be played, PL says whose turn it is; where a closed wall"
          + " tells, marks may be left out. A system of the source documents can be asked instead.",
      ""
    },
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  nakade solve problem.sgf",
      "  nakade solve --time 10s --json problems/",
      "  nakade solve --certificate proof.cert problem.sgf",
      "  nakade solve --system list",
      "  nakade solve --system danieli-hash --depth 10 problems/danieli/stest1.sgf",
      "  nakade solve --system capture-dfpn --ko-threats 1:0 problem.sgf"
    })
public final class Solve implements Callable<Integer> {
  private static final int ALL_ANSWERED = 0;
  private static final int NOT_ALL_ANSWERED = 1;
  private static final int BAD_INPUT = 2;
  private static final String LIST = "list";
  private static final String NAKADE = "nakade";

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
      description = "Which system searches; 'list' names them. By default our own, nakade.")
  private String system = NAKADE;

  @Option(names = "--first", description = "Stop at the verdict; do not judge every first move.")
  private boolean first;

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

  @Option(
      names = "--certificate",
      paramLabel = "OUT",
      description =
          "Write the proof to this file, for 'nakade verify'; for several problems a folder, as in"
              + " out/, with one file each.")
  private Optional<String> certificate = Optional.empty();

  @Option(names = "--json", description = "One JSON object a problem.")
  private boolean json;

  /** A command that prints there. */
  public Solve(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws Failure {
    if (system.equals(LIST)) {
      streams.out().printf("%-18s our own: the verdict of closed problems, proved%n", NAKADE);
      Catalogue.all().forEach(entry -> streams.out().printf("%-18s %s%n", entry, entry.summary()));
      return ALL_ANSWERED;
    }
    Certificates certificates = new Certificates(streams, certificate);
    Solving solving = new Solving(streams, method(certificates), overrides(), json);
    Games games = new Games(streams, game);
    for (String file : requireFiles()) {
      games.visit(file, (name, record, number) -> solving.solve(games, name, record, number));
    }
    if (games.failed()) {
      return BAD_INPUT;
    }
    return solving.allAnswered() && certificates.complete() ? ALL_ANSWERED : NOT_ALL_ANSWERED;
  }

  private List<String> requireFiles() {
    if (files.isEmpty()) {
      throw bad("Missing required parameter: 'FILE'");
    }
    return files;
  }

  /** Each problem gets a request, and with it a budget, of its own. */
  private Solving.Method method(Certificates certificates) {
    request();
    if (system.equals(NAKADE)) {
      return (file, number, problem) -> prove(file, number, problem, certificates);
    }
    if (certificate.isPresent()) {
      throw bad("--certificate: only nakade writes certificates, not " + system);
    }
    ProblemSystem chosen = chosen();
    return (file, number, problem) ->
        new Solved(file, number, system, problem, chosen.solve(problem, request()));
  }

  private Answer prove(String file, int number, Problem problem, Certificates certificates)
      throws Failure {
    Request request = request();
    long start = System.nanoTime();
    Solver solver = new Solver(problem, request.tableBytes(), request.budget());
    Solver.Solution solution =
        solver.solve(first ? Solver.Wanted.VERDICT : Solver.Wanted.ALL_MOVES);
    long nanos = System.nanoTime() - start;
    Optional<String> proof =
        certificates.write(file, number, solver, solution.verdict(), request().budget());
    return new Proved(file, number, problem, solution, nanos, proof);
  }

  private ProblemSystem chosen() {
    return Catalogue.find(system)
        .orElseThrow(
            () ->
                bad(
                    "no system called '"
                        + system
                        + "'; there are nakade, "
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
