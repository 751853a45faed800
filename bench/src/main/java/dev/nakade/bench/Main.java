package dev.nakade.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** {@code nakade bench NAME}: runs an experiment by its name. */
public final class Main {
  private static final int BAD_USAGE = 2;

  private static final List<Experiment> EXPERIMENTS =
      List.of(
          new Boards(),
          new Peers(),
          new DanieliTables(),
          new WongLin(),
          new Kit(),
          new Proofs(),
          new Certificates(),
          new GoTools(),
          new Open(),
          new Ideas(),
          new Learn(),
          new MigosTables(),
          new Rectangles(),
          new TableSizes(),
          new FiveByFive(),
          new Chen(),
          new Team16Tables(),
          new Playouts(),
          new Serving(),
          new CheckCost());

  private Main() {}

  public static void main(String[] args) throws InterruptedException {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    List<String> words = List.of(args);
    int status;
    try {
      status = run(words, out);
    } catch (IOException e) {
      System.err.println("nakade bench: " + e.getMessage());
      status = BAD_USAGE;
    }
    System.exit(status);
  }

  private static int run(List<String> words, PrintStream out)
      throws IOException, InterruptedException {
    if (words.isEmpty() || List.of("list", "--help", "-h").contains(words.get(0))) {
      list(out);
      return 0;
    }
    for (Experiment experiment : EXPERIMENTS) {
      if (experiment.name().equals(words.get(0))) {
        return experiment.run(words.subList(1, words.size()), out);
      }
    }
    throw new IOException("no experiment called '" + words.get(0) + "'; try: nakade bench list");
  }

  private static void list(PrintStream out) {
    out.println("Usage: nakade bench NAME [OPTIONS]");
    for (Experiment experiment : EXPERIMENTS) {
      out.printf("  %-12s %s%n", experiment.name(), experiment.summary());
    }
  }
}
