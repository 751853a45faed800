package dev.nakade.app.show;

import dev.nakade.app.io.Failure;
import dev.nakade.app.io.Games;
import dev.nakade.app.io.Streams;
import dev.nakade.app.picture.BoardPicture;
import dev.nakade.app.picture.Coordinates;
import dev.nakade.app.picture.PictureFiles;
import dev.nakade.app.picture.TextStyle;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows the boards of SGF files. */
@Command(
    name = "show",
    header = "Shows the boards of SGF files.",
    description = {
      "Shows every game of the files: what it is called, its size, whose turn it is, what is said"
          + " about it, and its board, cut to where the stones are.",
      ""
    },
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  nakade show problem.sgf",
      "  nakade show problems.sgf --game 12 --png twelve.png --width 600",
      "  nakade show game.sgf --move end --whole",
      "  nakade show game.sgf --move 40 --see territory --svg territory.svg",
      "  curl -s https://example.org/game.sgf | nakade show -",
      "  nakade show problems/ --json | jq -r .toMove"
    })
public final class Show implements Callable<Integer> {
  private static final int ALL_SHOWN = 0;
  private static final int BAD_INPUT = 2;
  private static final int MOST_GAMES = 1_000_000;
  private static final int WIDEST = 4_000;

  private final Streams streams;
  private final boolean color;

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "FILE",
      arity = "0..*",
      description = "SGF files; a folder means all .sgf files below it, '-' means standard input.")
  private List<String> files = List.of();

  @Option(names = "--game", paramLabel = "N", description = "Only the Nth game of each file.")
  private Optional<Integer> game = Optional.empty();

  @Option(
      names = "--move",
      paramLabel = "N",
      converter = Moment.Converter.class,
      description = "The position after N moves of the main line; 'end' for its end.")
  private Moment moment = Moment.START;

  @Option(names = "--whole", description = "The whole board, even where it is empty.")
  private boolean whole;

  @Option(names = "--no-coordinates", description = "No letters and numbers beside the board.")
  private boolean noCoordinates;

  @Option(
      names = "--see",
      paramLabel = "WHAT",
      description =
          "Numbers on the board instead of marks, as Go Intellect sees it: ${COMPLETION-CANDIDATES}.")
  private Optional<Insight> insight = Optional.empty();

  @Option(
      names = "--ascii",
      description = "Whole boards as plain X, O and '.'; lines about the game begin with '#'.")
  private boolean ascii;

  @Option(
      names = "--json",
      description = "One JSON object a game: stones, marks, whose turn, and what is wrong.")
  private boolean json;

  @Option(
      names = "--svg",
      paramLabel = "OUT",
      description = "Writes SVG pictures instead; of several, the 2nd goes to OUT-2.svg and so on.")
  private Optional<Path> svg = Optional.empty();

  @Option(
      names = "--png",
      paramLabel = "OUT",
      description = "Writes PNG pictures instead; of several, the 2nd goes to OUT-2.png and so on.")
  private Optional<Path> png = Optional.empty();

  @Option(
      names = "--width",
      paramLabel = "PIXELS",
      description = "The width of PNG pictures. By default a line is 48 pixels from the next.")
  private Optional<Integer> width = Optional.empty();

  /** A command that prints there, boards in colour or not. */
  public Show(Streams streams, boolean color) {
    this.streams = streams;
    this.color = color;
  }

  @Override
  public Integer call() throws Failure {
    requireInRange("--game", game, MOST_GAMES);
    requireInRange("--width", width, WIDEST);
    if (files.isEmpty()) {
      throw new ParameterException(spec.commandLine(), "Missing required parameter: 'FILE'");
    }
    Showing showing = new Showing(streams, outputs(), new Games(streams, game), moment);
    for (String file : files) {
      showing.show(file);
    }
    return showing.finish() ? ALL_SHOWN : BAD_INPUT;
  }

  /** Pictures go to files and JSON or boards to standard output, which one of them always gets. */
  private List<Output> outputs() throws Failure {
    Framing framing =
        new Framing(whole, noCoordinates ? Coordinates.HIDDEN : Coordinates.SHOWN, insight);
    List<Output> outputs = new ArrayList<>();
    Optional<PrintWriter> out = json ? Optional.empty() : Optional.of(streams.out());
    if (svg.isPresent()) {
      outputs.add(new PictureOutput(PictureFiles.svg(svg.get(), out), framing));
    }
    if (png.isPresent()) {
      outputs.add(new PictureOutput(new PictureFiles(png.get(), this::png, out), framing));
    }
    if (json) {
      outputs.add(new JsonOutput(streams.out()));
    } else if (outputs.isEmpty()) {
      outputs.add(ascii ? new AsciiOutput(streams.out()) : text(framing));
    }
    return outputs;
  }

  private Output text(Framing framing) {
    return new TextOutput(streams.out(), framing, color ? TextStyle.COLORED : TextStyle.PLAIN);
  }

  private byte[] png(BoardPicture picture) {
    return width.isPresent() ? picture.png(width.get()) : picture.png();
  }

  private void requireInRange(String option, Optional<Integer> value, int most) {
    if (value.isPresent() && (value.get() < 1 || value.get() > most)) {
      throw new ParameterException(
          spec.commandLine(), option + " " + value.get() + " is not between 1 and " + most);
    }
  }
}
