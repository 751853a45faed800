package dev.nakade.app;

import picocli.CommandLine.Option;

/** The option that every command has. */
final class HelpOption {
  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Shows this help and ends.")
  @SuppressWarnings("UnusedVariable") // picocli reads it
  private boolean asked;
}
