package dev.nakade.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** Something that can be measured here by anyone, and that prints what it saw. */
interface Experiment {
  /** The word that runs it. */
  String name();

  /** One line for the list. */
  String summary();

  /** Runs it; returns the exit status. Problems that the user can mend are IOExceptions. */
  int run(List<String> arguments, PrintStream out) throws IOException, InterruptedException;

  /** Fills in options from what was written on the command line. */
  static <T> T read(T options, List<String> arguments) throws IOException {
    try {
      new CommandLine(options)
          .setCaseInsensitiveEnumValuesAllowed(true)
          .parseArgs(arguments.toArray(String[]::new));
      return options;
    } catch (ParameterException e) {
      throw new IOException(e.getMessage(), e);
    }
  }
}
