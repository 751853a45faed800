package dev.nakade.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Option;

/** The options of experiments that search problems. */
final class SearchOptions {
  @Option(names = "--nodes", description = "the most that one search may spend")
  private long nodes;

  @Option(names = "--data", description = "the folder of the problems")
  private Path data;

  private final String folder;

  private SearchOptions(String folder, long nodes) {
    this.folder = folder;
    this.nodes = nodes;
  }

  /** What the arguments say; without them, the project's own folder and so many nodes. */
  static SearchOptions parse(List<String> arguments, String folder, long nodes) throws IOException {
    return Experiment.read(new SearchOptions(folder, nodes), arguments);
  }

  /** The most nodes that one search may spend. */
  long nodes() {
    return nodes;
  }

  ProblemFolder problems() throws IOException {
    return data == null ? ProblemFolder.ofProject(folder) : new ProblemFolder(data);
  }
}
