package dev.nakade.bench;

import dev.nakade.lifedeath.Problem;
import dev.nakade.lifedeath.Solver;
import dev.nakade.proof.Checked;
import dev.nakade.proof.Checker;
import dev.nakade.search.Budget;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Certificates of the project's problems: their size, and how fast the checker is. */
final class Certificates implements Experiment {
  private static final List<String> FOLDERS = List.of("danieli", "shapes", "wong-lin");

  /** Problems without a target or without a closed wall. */
  private static final List<String> OPEN = List.of("otest1", "otest2");

  private static final long TABLE_BYTES = 256L << 20;
  private static final long DEFAULT_NODES = 5_000_000;
  private static final int MOST_SITUATIONS = 5_000_000;

  /** Checks of each certificate; the fastest counts. */
  private static final int ROUNDS = 5;

  private long bytes;
  private long situations;
  private long nanos;

  @Override
  public String name() {
    return "certificates";
  }

  @Override
  public String summary() {
    return "size of the certificates of the project's problems, and speed of the checker";
  }

  @Override
  public int run(List<String> arguments, PrintStream out) throws IOException {
    out.println(
        "| problem | verdict | nodes to solve | nodes to write | bytes | situations | ms |");
    out.println("|---|---|---:|---:|---:|---:|---:|");
    for (String folder : FOLDERS) {
      SearchOptions options = SearchOptions.parse(arguments, folder, DEFAULT_NODES);
      for (Map.Entry<String, Problem> entry : options.problems().readAll().entrySet()) {
        if (!OPEN.contains(entry.getKey())) {
          measure(folder + "/" + entry.getKey(), entry.getValue(), options.nodes(), out);
        }
      }
    }
    out.printf(
        Locale.ROOT,
        "%nTogether %,d bytes, %,d situations; checked at %,.0f situations a second%n",
        bytes,
        situations,
        situations * 1e9 / nanos);
    return 0;
  }

  private void measure(String name, Problem problem, long nodes, PrintStream out)
      throws IOException {
    Solver solver = new Solver(problem, TABLE_BYTES, Budget.ofNodes(nodes));
    Solver.Solution solution = solver.solve(Solver.Wanted.VERDICT);
    Budget budget = Budget.ofNodes(nodes);
    byte[] certificate =
        solver.certify(solution.verdict(), budget).certificate().orElse(new byte[0]);
    long fastest = Long.MAX_VALUE;
    Checked checked = check(certificate);
    for (int i = 0; i < ROUNDS; i++) {
      long start = System.nanoTime();
      checked = check(certificate);
      fastest = Math.min(fastest, System.nanoTime() - start);
    }
    out.printf(
        Locale.ROOT,
        "| %s | %s | %,d | %,d | %,d | %,d | %.2f |%n",
        name,
        checked.proved() ? checked.verdict() : "no certificate",
        solution.nodes(),
        budget.nodes(),
        certificate.length,
        checked.situations(),
        fastest / 1e6);
    bytes += certificate.length;
    situations += checked.situations();
    nanos += fastest;
  }

  private static Checked check(byte[] certificate) throws IOException {
    return Checker.check(new ByteArrayInputStream(certificate), MOST_SITUATIONS);
  }
}
