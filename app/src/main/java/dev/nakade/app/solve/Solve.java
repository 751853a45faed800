package dev.nakade.app.solve;

import dev.nakade.app.cost.ProgressLine;
import dev.nakade.app.io.Failure;
import dev.nakade.app.io.Games;
import dev.nakade.app.io.Interrupts;
import dev.nakade.app.io.Streams;
import dev.nakade.app.picture.PictureFiles;
import dev.nakade.app.picture.TextStyle;
import dev.nakade.lifedeath.Certification;
import dev.nakade.lifedeath.Inquiry;
import dev.nakade.lifedeath.Solver;
import dev.nakade.lifedeath.Verdict;
import dev.nakade.search.Budget;
import dev.nakade.sgf.SgfFile;
import dev.nakade.systems.Catalogue;
import dev.nakade.systems.ProblemSystem;
import dev.nakade.systems.Request;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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
          + " or the words of the record tell, marks may be left out. Without limits, a problem with"
          + " gaps in its wall gets a minute. A system of the source documents can be asked instead.",
      ""
    },
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  nakade solve problem.sgf",
      "  nakade solve --all-moves --svg answer.svg problem.sgf",
      "  nakade solve --time 10s --json problems/",
      "  nakade solve --tree solution.sgf problem.sgf",
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
  private final boolean color;
  private final Interrupts interrupts;

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
      names = "--all-moves",
      description =
          "The verdict of every first move, whatever it costs. By default, wrong moves get theirs"
              + " as far as it is cheap.")
  private boolean allMoves;

  @Option(names = "--game", paramLabel = "N", description = "Only the Nth game of each file.")
  private Optional<Integer> game = Optional.empty();

  @Mixin private ProblemOptions problems;
  @Mixin private LimitOptions limits;

  @Option(
      names = "--board",
      description = "The board and all about it, also if there are several problems.")
  private boolean board;

  @Option(
      names = "--svg",
      paramLabel = "OUT",
      description =
          "Writes pictures with the answers too; of several, the 2nd goes to OUT-2.svg and so on.")
  private Optional<Path> svg = Optional.empty();

  @Option(
      names = "--certificate",
      paramLabel = "OUT",
      description =
          "Writes the proof to this file, for 'nakade verify'; of several problems, the 2nd goes to"
              + " OUT-2 and so on, or into a folder, as in out/, named after the problems.")
  private Optional<String> certificate = Optional.empty();

  @Option(
      names = "--tree",
      paramLabel = "OUT",
      description =
          "Writes the solution as an SGF with variations for people; of several problems, as with"
              + " --certificate.")
  private Optional<String> tree = Optional.empty();

  @Option(names = "--json", description = "One JSON object a problem.")
  private boolean json;

  /** A command that prints there, boards in colour or not, and that interrupts can stop. */
  public Solve(Streams streams, boolean color, Interrupts interrupts) {
    this.streams = streams;
    this.color = color;
    this.interrupts = interrupts;
  }

  @Override
  public Integer call() throws Failure {
    if (system.equals(LIST)) {
      streams.out().printf("%-18s our own: the verdict of closed problems, proved%n", NAKADE);
      Catalogue.all().forEach(entry -> streams.out().printf("%-18s %s%n", entry, entry.summary()));
      return ALL_ANSWERED;
    }
    check();
    Printer printer = printer();
    Certificates certificates = new Certificates(streams, certificate);
    Trees trees = new Trees(tree);
    Running running = new Running(interrupts);
    Games games = new Games(streams, game);
    boolean allAnswered;
    try (Solving solving =
        new Solving(
            method(certificates, trees, running),
            printer,
            streams,
            running,
            threads(),
            this::isOnly)) {
      for (String file : files) {
        if (isTyped(file)) {
          solving.finish();
        }
        listen(file, running);
        games.visit(file, (name, record, number) -> solving.solve(games, name, record, number));
      }
      solving.finish();
      allAnswered = solving.allAnswered();
    }
    printer.finish();
    interrupts.idle();
    if (interrupts.status() != 0) {
      streams.error("interrupted");
      return interrupts.status();
    }
    if (games.failed()) {
      return BAD_INPUT;
    }
    return allAnswered && certificates.complete() ? ALL_ANSWERED : NOT_ALL_ANSWERED;
  }

  /** The systems of the source documents search with one thread, one problem after the other. */
  private Solving.Threads threads() {
    return system.equals(NAKADE) ? limits.threads() : new Solving.Threads(1, 1);
  }

  private static boolean isTyped(String file) {
    return file.equals("-");
  }

  /** Whoever waits for somebody to type a record can be ended at once. */
  private void listen(String file, Running running) {
    if (isTyped(file)) {
      interrupts.idle();
    } else {
      running.listen();
    }
  }

  private void check() {
    limits.check();
    if (files.isEmpty()) {
      throw bad("Missing required parameter: 'FILE'");
    }
    if (first && allMoves) {
      throw bad("--first and --all-moves contradict each other");
    }
    if (json && board) {
      throw bad("--json and --board contradict each other");
    }
    if (game.orElse(1) < 1) {
      throw bad("--game " + game.get() + " is less than 1");
    }
    if (certificate.isPresent() && !system.equals(NAKADE)) {
      throw bad("--certificate: only nakade writes certificates, not " + system);
    }
    if (tree.isPresent() && !system.equals(NAKADE)) {
      throw bad("--tree: only nakade writes solutions, not " + system);
    }
    if (tree.filter(this::isInput).isPresent()) {
      throw bad("--tree " + tree.get() + " is a file to be solved");
    }
    int most = limits.koThreats().map(Threats::most).orElse(0);
    if (system.equals(NAKADE) && most > Solver.MOST_THREATS) {
      throw bad("--ko-threats: a side has at most " + Solver.MOST_THREATS);
    }
  }

  private boolean isInput(String file) {
    Path path = Path.of(file).toAbsolutePath().normalize();
    return !Files.isDirectory(path)
        && files.stream().anyMatch(it -> Path.of(it).toAbsolutePath().normalize().equals(path));
  }

  /** Whether no problem but one of this file will be solved. */
  private boolean isOnly(SgfFile record) {
    boolean oneFile = files.size() == 1 && !Files.isDirectory(Path.of(files.get(0)));
    return oneFile && (game.isPresent() || record.games().size() == 1);
  }

  private Printer printer() throws Failure {
    Printer.Form form = json ? Printer.Form.JSON : board ? Printer.Form.BOARDS : Printer.Form.TEXT;
    Optional<PictureFiles> pictures = Optional.empty();
    if (svg.isPresent()) {
      Optional<PrintWriter> out = json ? Optional.empty() : Optional.of(streams.out());
      pictures = Optional.of(PictureFiles.svg(svg.get(), out));
    }
    return new Printer(streams, form, color ? TextStyle.COLORED : TextStyle.PLAIN, pictures);
  }

  /** Each problem gets a request, and with it a budget, of its own. */
  private Solving.Method method(Certificates certificates, Trees trees, Running running) {
    boolean own = system.equals(NAKADE);
    Optional<ProblemSystem> chosen = own ? Optional.empty() : Optional.of(chosen());
    ProblemOptions.Target target =
        own ? ProblemOptions.Target.NEEDED : ProblemOptions.Target.OPTIONAL;
    return (file, record, number) -> {
      Posed posed = problems.pose(streams, file, record, number, target);
      return (threads, progress) -> {
        Request request = limits.request(threads, posed);
        Budget budget = running.begin(request.budget());
        try {
          if (chosen.isPresent()) {
            Answer answer = new Solved(posed, system, chosen.get().solve(posed.problem(), request));
            return () -> answer;
          }
          progress.begin(budget);
          return prove(posed, request, certificates, trees, running, progress);
        } catch (IllegalArgumentException e) {
          throw ProblemOptions.about(file, record, number, e);
        } finally {
          running.end(budget);
        }
      };
    };
  }

  private Solving.Ending prove(
      Posed posed,
      Request request,
      Certificates certificates,
      Trees trees,
      Running running,
      ProgressLine progress)
      throws Failure {
    long start = System.nanoTime();
    Inquiry solver =
        posed.inquiry(
            request.tableBytes(),
            request.threads(),
            request.budget(),
            doing -> progress.doing(doing.text()));
    Solver.Solution found = solver.solve(wanted());
    Optional<Proved.WithThreats> threats =
        limits.koThreats().map(given -> Proved.WithThreats.of(posed, solver, given));
    long nanos = System.nanoTime() - start;
    Trees.Told told = tell(trees, solver, found, running);
    Optional<Certification> certification =
        certificates.wanted(found.verdict())
            ? Optional.of(certify(posed, solver, found.verdict(), running))
            : Optional.empty();
    return () -> {
      Optional<String> proof =
          certification.isPresent()
              ? certificates.write(posed, certification.get())
              : Optional.empty();
      return new Proved(
          posed.with(found), told.solution(), threats, nanos, proof, trees.write(posed, told));
    };
  }

  private Trees.Told tell(Trees trees, Inquiry solver, Solver.Solution found, Running running) {
    Budget budget = running.begin(limits.budget());
    try {
      return trees.tell(solver, found, budget);
    } finally {
      running.end(budget);
    }
  }

  private Certification certify(Posed posed, Inquiry solver, Verdict verdict, Running running)
      throws Failure {
    Budget budget = running.begin(limits.budget());
    try {
      return Certificates.make(posed, solver, verdict, budget);
    } finally {
      running.end(budget);
    }
  }

  private Solver.Wanted wanted() {
    if (first) {
      return Solver.Wanted.VERDICT;
    }
    return allMoves ? Solver.Wanted.ALL_VERDICTS : Solver.Wanted.CHEAP_VERDICTS;
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
}
