package dev.nakade.app.board;

import dev.nakade.app.cost.CostOptions;
import dev.nakade.app.cost.ProgressLine;
import dev.nakade.app.io.Failure;
import dev.nakade.app.io.Interrupts;
import dev.nakade.app.io.SgfSource;
import dev.nakade.app.io.Streams;
import dev.nakade.app.picture.BoardPicture;
import dev.nakade.app.picture.PictureFiles;
import dev.nakade.app.picture.TextStyle;
import dev.nakade.exact.BoardPosition;
import dev.nakade.exact.BoardSolver;
import dev.nakade.exact.ScoreRange;
import dev.nakade.go.Color;
import dev.nakade.go.KoRule;
import dev.nakade.go.Masks;
import dev.nakade.go.Size;
import dev.nakade.search.Budget;
import dev.nakade.search.ProofTable;
import dev.nakade.sgf.SgfException;
import dev.nakade.sgf.SgfFile;
import dev.nakade.sgf.SgfPosition;
import dev.nakade.systems.BoardSystem;
import dev.nakade.systems.Catalogue;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** Finds the exact value of a whole small board. */
@Command(
    name = "board",
    header = "Finds the exact value of a small board, with best play.",
    description = {
      "Finds the value of an empty board, or of a position from a file, by area scoring: two passes"
          + " end the game and all stones on the board count as alive. Lower and upper bounds are"
          + " proved until they meet. Positive values are good for Black.",
      ""
    },
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  nakade board 4x4",
      "  nakade board 4x4 --ko japanese --openings",
      "  nakade board 5x5 --time 10m --table five.table",
      "  nakade board --position problem.sgf --json",
      "  nakade board 3x4 --at-least 4 --certificate a.cert"
    })
public final class BoardCommand implements Callable<Integer> {
  private static final int ANSWERED = 0;
  private static final int NOT_ANSWERED = 1;
  private static final String LIST = "list";
  private static final int MOST_THREADS = 64;
  private static final Duration BETWEEN_SAVES = Duration.ofMinutes(10);

  private final Streams streams;

  private final boolean color;
  private final Interrupts interrupts;

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "SIZE",
      arity = "0..1",
      converter = BoardSize.class,
      description = "Width and height of an empty board, such as 5x5; at most 64 points.")
  private Optional<Size> size = Optional.empty();

  @Option(
      names = "--position",
      paramLabel = "FILE",
      description = "The board of this SGF file instead; '-' means standard input.")
  private Optional<String> file = Optional.empty();

  @Option(
      names = "--to-move",
      paramLabel = "COLOR",
      description = "Who moves first; by default Black, or what the file says.")
  private Optional<Mover> toMove = Optional.empty();

  @Option(
      names = {"--ko", "--rule"},
      paramLabel = "RULE",
      converter = Rule.class,
      description = "basic (the default), japanese, ssk, ssk-approx or psk.")
  private KoRule rule = KoRule.BASIC;

  @Option(names = "--openings", description = "The value of every first move, up to symmetry.")
  private boolean openings;

  @Option(
      names = "--at-least",
      paramLabel = "K",
      description = "Only settle whether Black gets K or more.")
  private Optional<Integer> atLeast = Optional.empty();

  @Option(names = "--first", description = "Stop at the value; do not judge every first move.")
  private boolean first;

  @Option(
      names = "--system",
      paramLabel = "NAME",
      description = "Which system searches; 'list' names them. By default nakade-exact.")
  private String system = BoardSystem.DEFAULT;

  @Mixin private CostOptions cost;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description =
          "How many threads search; by default 1, with which nodes are the same in every run.")
  private int threads = 1;

  @Option(
      names = "--table",
      paramLabel = "FILE",
      description =
          "Goes on from what this file has, if there is one, and saves what was found to it.")
  private Optional<Path> table = Optional.empty();

  @Option(
      names = "--certificate",
      paramLabel = "OUT",
      description =
          "Writes the proof to this file, for 'nakade verify'; under basic ko. The limits hold for"
              + " it anew.")
  private Optional<Path> certificate = Optional.empty();

  @Option(
      names = "--svg",
      paramLabel = "OUT",
      description = "Writes a picture too: of the openings' values, else of best play.")
  private Optional<Path> svg = Optional.empty();

  @Option(names = "--json", description = "One JSON object.")
  private boolean json;

  /** A player, as the command line names one. */
  private enum Mover {
    BLACK,
    WHITE
  }

  /** Reads the name of a ko rule. */
  private static final class Rule implements ITypeConverter<KoRule> {
    @Override
    public KoRule convert(String text) {
      return KoRule.parse(text.toLowerCase(Locale.ROOT))
          .orElseThrow(
              () ->
                  new TypeConversionException(
                      "'" + text + "' is none of basic, japanese, ssk, ssk-approx, psk"));
    }
  }

  /** A command that prints there, boards in colour or not, and that interrupts can stop. */
  public BoardCommand(Streams streams, boolean color, Interrupts interrupts) {
    this.streams = streams;
    this.color = color;
    this.interrupts = interrupts;
  }

  @Override
  public Integer call() throws Failure {
    if (system.equals(LIST)) {
      Catalogue.boards().forEach(it -> streams.out().printf("%-14s %s%n", it, it.summary()));
      return ANSWERED;
    }
    cost.check();
    if (threads < 1 || threads > MOST_THREADS) {
      throw bad("--threads " + threads + " is not between 1 and " + MOST_THREADS);
    }
    if (certificate.isPresent() && rule != KoRule.BASIC) {
      throw bad("--certificate goes with --ko basic only; what it proves holds under ssk too");
    }
    BoardSystem chosen = chosenSystem();
    if (certificate.isPresent() && !system.equals(BoardSystem.DEFAULT)) {
      throw bad("--certificate: only " + BoardSystem.DEFAULT + " writes certificates");
    }
    Optional<BoardCertificates> certificates =
        certificate.map(path -> new BoardCertificates(streams, path));
    BoardAnswer answer = search(chosen, position(), certificates);
    print(answer);
    if (interrupts.status() != 0) {
      streams.error("interrupted");
      return interrupts.status();
    }
    boolean certified = certificates.map(BoardCertificates::complete).orElse(true);
    return answer.answered() && certified ? ANSWERED : NOT_ANSWERED;
  }

  private BoardSystem chosenSystem() {
    return Catalogue.findBoard(system)
        .orElseThrow(
            () ->
                bad(
                    "no system '"
                        + system
                        + "'; there are "
                        + Catalogue.boards().stream()
                            .map(Object::toString)
                            .collect(Collectors.joining(", "))));
  }

  private ParameterException bad(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  private BoardPosition position() throws Failure {
    if (size.isPresent() == file.isPresent()) {
      throw bad("one of SIZE, such as 5x5, and --position FILE is needed");
    }
    if (file.isEmpty()) {
      return new BoardPosition(size.get(), 0, 0, mover(Color.BLACK));
    }
    List<SgfSource> sources = SgfSource.named(file.get());
    if (sources.size() != 1) {
      throw Failure.about(file.get(), "is a folder, not a position");
    }
    SgfFile record = sources.get(0).read(streams.in());
    record.complaints().forEach(it -> streams.warning(file.get(), it));
    try {
      return read(SgfPosition.at(record.games().get(0)));
    } catch (SgfException e) {
      throw Failure.about(file.get(), e);
    }
  }

  private BoardPosition read(SgfPosition record) throws Failure {
    record.problems().forEach(it -> streams.warning(file.get(), it));
    if (record.size().area() > Masks.MAX_AREA) {
      throw Failure.about(
          file.get(),
          "a board of "
              + record.size()
              + " has more than the "
              + Masks.MAX_AREA
              + " points of this search");
    }
    try {
      return BoardPosition.of(record.board(), mover(record.toMove()));
    } catch (IllegalArgumentException e) {
      throw Failure.about(file.get(), e.getMessage());
    }
  }

  private int mover(int otherwise) {
    return toMove.map(it -> it == Mover.BLACK ? Color.BLACK : Color.WHITE).orElse(otherwise);
  }

  private BoardAnswer search(
      BoardSystem chosen, BoardPosition position, Optional<BoardCertificates> certificates)
      throws Failure {
    int area = position.size().area();
    if (atLeast.isPresent() && Math.abs(atLeast.get()) > area) {
      throw bad("--at-least " + atLeast.get() + " is beyond the " + area + " points of the board");
    }
    ProofTable proofs = ProofTable.ofBytes(cost.memory() / 4 * 3);
    Optional<SavedTable> saved =
        table.map(path -> new SavedTable(path, position, rule, chosen.toString()));
    if (saved.isPresent()) {
      saved.get().load(proofs);
    }
    Budget budget = cost.budget();
    interrupts.begin(budget::cancel);
    long start = System.nanoTime();
    try (ProgressLine progress = new ProgressLine(streams.err())) {
      progress.begin(budget);
      if (streams.interactive()) {
        progress.start();
      }
      BoardSolver solver =
          chosen.solver(
              position,
              rule,
              proofs,
              cost.memory(),
              threads,
              budget,
              (known, k) -> progress.doing(doing(known, k)));
      BoardAnswer answer;
      Optional<SavedTable.Keeper> keeper = saved.map(it -> it.keep(proofs, BETWEEN_SAVES));
      try {
        answer = ask(chosen, solver, position, budget, start);
      } finally {
        keeper.ifPresent(SavedTable.Keeper::close);
      }
      interrupts.goOn();
      if (saved.isPresent()) {
        saved.get().save(proofs);
      }
      return certificates.isPresent() && answer.claim().isPresent()
          ? answer.withCertificate(certify(certificates.get(), answer, proofs, progress))
          : answer;
    } finally {
      interrupts.goOn();
    }
  }

  private Optional<String> certify(
      BoardCertificates certificates, BoardAnswer answer, ProofTable proofs, ProgressLine progress)
      throws Failure {
    Budget budget = cost.budget();
    interrupts.begin(budget::cancel);
    progress.begin(budget);
    progress.doing("writing the certificate");
    return certificates.write(
        answer.position(), answer.claim().orElseThrow(), proofs, cost.memory(), budget);
  }

  private static String doing(ScoreRange known, int asked) {
    return String.format(
        Locale.ROOT,
        "value between %s and %s; can Black get %s?",
        BoardAnswer.signed(known.lower()),
        BoardAnswer.signed(known.upper()),
        BoardAnswer.signed(asked));
  }

  private BoardAnswer ask(
      BoardSystem chosen, BoardSolver solver, BoardPosition position, Budget budget, long start) {
    ScoreRange known = atLeast.isPresent() ? solver.ask(atLeast.get()) : solver.solve();
    boolean judges = atLeast.isEmpty() && known.exact() && !first;
    List<Integer> line = known.exact() && atLeast.isEmpty() ? solver.line() : List.of();
    Optional<Map<Integer, ScoreRange>> values =
        openings ? Optional.of(solver.firstMoves()) : Optional.empty();
    Optional<BoardSolver.Best> best = judges ? Optional.of(solver.bestMoves()) : Optional.empty();
    Optional<String> stop =
        budget
            .reached()
            .map(
                it ->
                    it == Budget.Limit.CANCELLED
                        ? "interrupt"
                        : it.name().toLowerCase(Locale.ROOT));
    return new BoardAnswer(
        position,
        rule,
        chosen.toString(),
        solver.reservation(),
        known,
        atLeast,
        best,
        line,
        values,
        solver.images(),
        stop,
        Optional.empty(),
        solver.nodes(),
        (System.nanoTime() - start) / 1_000_000);
  }

  private void print(BoardAnswer answer) throws Failure {
    PrintWriter out = streams.out();
    if (json) {
      out.println(answer.json());
    } else {
      printText(answer, out);
    }
    if (svg.isPresent()) {
      PictureFiles files = PictureFiles.svg(svg.get(), json ? Optional.empty() : Optional.of(out));
      files.add(answer.openingsPicture().orElseGet(answer::linePicture));
      files.finish();
    }
  }

  private void printText(BoardAnswer answer, PrintWriter out) {
    TextStyle style = color ? TextStyle.COLORED : TextStyle.PLAIN;
    out.println(answer.sentence());
    if (!answer.line().isEmpty()) {
      out.print(answer.linePicture().text(style));
      out.println(answer.lineText());
    }
    Optional<BoardPicture> values = answer.openingsPicture();
    if (values.isPresent()) {
      out.println("values of first moves:");
      out.print(values.get().text(style));
      answer.openingNotes().forEach(out::println);
    }
    if (!answer.bestText().isEmpty()) {
      out.println(answer.bestText());
    }
    out.println(answer.cost());
  }
}
