package dev.nakade.app;

import dev.nakade.app.board.BoardCommand;
import dev.nakade.app.check.CheckCommand;
import dev.nakade.app.gtp.Gtp;
import dev.nakade.app.io.Failure;
import dev.nakade.app.io.Interrupts;
import dev.nakade.app.io.Streams;
import dev.nakade.app.match.Match;
import dev.nakade.app.show.Show;
import dev.nakade.app.solve.Solve;
import dev.nakade.app.verify.Verify;
import dev.nakade.app.web.Serve;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Option;

/** The entry of the command line: finds the command, and turns what goes wrong into one line. */
@Command(
    name = "nakade",
    header = "A Go search laboratory: what happens with best play, with a proof.",
    synopsisSubcommandLabel = "COMMAND",
    versionProvider = Version.class,
    commandListHeading = "%nCommands:%n",
    exitCodeListHeading = "%nExit status:%n",
    exitCodeList = {
      "0:all was answered",
      "1:something was not answered within the limits, or a disagreement was found",
      "2:bad usage, or input that cannot be read, with a line on standard error",
      "130:interrupted by Ctrl-C, after what was found so far was told"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  nakade solve --system danieli-hash --depth 10 problem.sgf",
      "  nakade board 4x4                            the exact value of a small board",
      "  nakade gtp                                  an engine for GoGui and others",
      "  nakade match nakade team16                  two engines against each other",
      "  nakade check book/ --out checked            every answer of a collection",
      "  nakade show problem.sgf                     the board on the terminal",
      "  nakade show game.sgf --move 50 --svg a.svg  a picture of the 50th move",
      "  nakade show problems/ --json                a folder, for programs",
      "  nakade serve                                the web application",
      "  nakade help show                            all about one command",
      "",
      "Experiments and benchmarks: './nakade bench list' names them."
    })
public final class Main {
  private static final int BAD_INPUT = 2;

  @Option(
      names = {"-V", "--version"},
      versionHelp = true,
      description = "Shows the version and ends.")
  @SuppressWarnings("UnusedVariable") // picocli reads it
  private boolean version;

  private Main() {}

  /** Runs one command and ends the process with its status. */
  public static void main(String[] args) {
    System.setProperty("java.awt.headless", "true");
    Interrupts interrupts = new Interrupts();
    interrupts.listen();
    System.exit(run(Streams.standard(), Ansi.AUTO, interrupts, args));
  }

  /** Runs one command, which the interrupts can stop; gives its exit status. */
  static int run(Streams streams, Ansi ansi, Interrupts interrupts, String... args) {
    try {
      int status = commandLine(streams, ansi, interrupts).execute(args);
      streams.finish();
      return status;
    } catch (Failure e) {
      return report(streams, e);
    } catch (OutOfMemoryError e) {
      return report(
          streams, "out of memory; JDK_JAVA_OPTIONS=-Xmx8g, for instance, allows 8 gigabytes");
    } catch (Error e) {
      return report(streams, e);
    }
  }

  private static CommandLine commandLine(Streams streams, Ansi ansi, Interrupts interrupts) {
    return withHelp(new Main())
        .addSubcommand(withHelp(new Solve(streams, ansi.enabled(), interrupts)))
        .addSubcommand(withHelp(new Verify(streams)))
        .addSubcommand(withHelp(new CheckCommand(streams, interrupts)))
        .addSubcommand(withHelp(new BoardCommand(streams, ansi.enabled(), interrupts)))
        .addSubcommand(withHelp(new Gtp(streams)))
        .addSubcommand(withHelp(new Match(streams)))
        .addSubcommand(withHelp(new Show(streams, ansi.enabled())))
        .addSubcommand(withHelp(new Serve(streams, interrupts)))
        .addSubcommand(withHelp(new Completion(streams)))
        .addSubcommand(new HelpCommand())
        .setOut(streams.out())
        .setErr(streams.err())
        .setColorScheme(Help.defaultColorScheme(ansi))
        .setUsageHelpAutoWidth(true)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setParameterExceptionHandler((e, args) -> report(streams, Usage.complaint(e)))
        .setExecutionExceptionHandler((e, command, result) -> report(streams, e));
  }

  private static CommandLine withHelp(Object command) {
    return new CommandLine(command).addMixin("help", new HelpOption());
  }

  private static int report(Streams streams, Throwable e) {
    return report(streams, e instanceof Failure ? e.getMessage() : "internal error: " + trace(e));
  }

  private static int report(Streams streams, String message) {
    streams.error(message);
    return BAD_INPUT;
  }

  /** What went wrong inside, and where: all that a report of the error needs in one line. */
  private static String trace(Throwable e) {
    StackTraceElement[] frames = e.getStackTrace();
    return frames.length == 0 ? e.toString() : e + " at " + frames[0];
  }
}
