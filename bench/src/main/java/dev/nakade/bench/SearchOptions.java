package dev.nakade.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The options of experiments that search the problems of Danieli's thesis. */
final class SearchOptions {
  @Option(names = "--nodes", description = "the most that one search may spend")
  private long nodes;

  @Option(names = "--data", description = "the folder of the problems")
  private Path data;

  private SearchOptions(long nodes) {
    this.nodes = nodes;
  }

  static SearchOptions parse(List<String> arguments, long defaultNodes) throws IOException {
    try {
      return CommandLine.populateCommand(
          new SearchOptions(defaultNodes), arguments.toArray(String[]::new));
    } catch (ParameterException e) {
      throw new IOException(e.getMessage(), e);
    }
  }

  /** The most nodes that one search may spend. */
  long nodes() {
    return nodes;
  }

  ProblemFolder problems() throws IOException {
    return data == null ? ProblemFolder.ofProject("danieli") : new ProblemFolder(data);
  }
}
