package dev.nakade.app;

import dev.nakade.app.io.Streams;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints the script by which shells complete commands and options. */
@Command(
    name = "completion",
    header = "Prints a completion script for bash and zsh.",
    description = "Prints a script by which bash and zsh complete commands, options and files.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  source <(nakade completion)            for this shell",
      "  nakade completion > ~/.nakade.sh       to source from ~/.bashrc or ~/.zshrc"
    })
final class Completion implements Runnable {
  private final Streams streams;

  @Spec private CommandSpec spec;

  Completion(Streams streams) {
    this.streams = streams;
  }

  @Override
  public void run() {
    streams.out().println(AutoComplete.bash("nakade", spec.parent().commandLine()));
  }
}
