package dev.nakade.bench;

import dev.nakade.lifedeath.Solver;
import dev.nakade.lifedeath.Verdict;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What came out of a set of open problems, added up. */
final class OpenTally {
  private static final List<Long> MILLIS = List.of(10L, 100L, 1_000L, 10_000L, 60_000L);

  private int problems;
  private int refused;
  private long nodes;
  private final List<Long> nanosOfProofs = new ArrayList<>();
  private final Map<Verdict.Kind, Integer> verdicts = new TreeMap<>();
  private final Map<Solver.Stop, Integer> open = new TreeMap<>();
  private final Share labels = new Share();
  private final Share moves = new Share();

  /** How many of those that could be as stated are so. */
  private static final class Share {
    private int right;
    private int all;

    private void add(Optional<Boolean> asStated) {
      asStated.ifPresent(
          it -> {
            right += it ? 1 : 0;
            all++;
          });
    }

    @Override
    public String toString() {
      return right + " of " + all;
    }
  }

  /** Counts a problem that could not be asked. */
  void refuse() {
    problems++;
    refused++;
  }

  /**
   * Counts an answer.
   *
   * @param asLabelled whether the verdict is the one stated; empty if none is, or none was proved
   * @param move whether a first move that is stated was found right; empty in the same way
   */
  void add(
      Solver.Solution solution, long nanos, Optional<Boolean> asLabelled, Optional<Boolean> move) {
    problems++;
    nodes += solution.nodes();
    Verdict.Kind kind = solution.verdict().kind();
    if (kind == Verdict.Kind.UNKNOWN) {
      solution.stop().ifPresent(stop -> open.merge(stop, 1, Integer::sum));
      return;
    }
    nanosOfProofs.add(nanos);
    verdicts.merge(kind, 1, Integer::sum);
    labels.add(asLabelled);
    moves.add(move);
  }

  /** Whether nothing was found otherwise than it is stated. */
  boolean isAsStated() {
    return labels.right == labels.all && moves.right == moves.all;
  }

  void print(PrintStream out, String title) {
    out.printf("| %s | |%n|---|---:|%n", title);
    print(out, "problems", problems);
    print(out, "refused", refused);
    print(out, "proved", share(nanosOfProofs.size()));
    verdicts.forEach((kind, count) -> print(out, kind.toString(), count));
    open.forEach(
        (stop, count) -> print(out, "open: " + stop.name().toLowerCase(Locale.ROOT), count));
    for (long millis : MILLIS) {
      String within = millis < 1_000 ? millis + " ms" : millis / 1_000 + " s";
      print(out, "proved within " + within, share(within(millis)));
    }
    print(out, "verdict as labelled", labels);
    print(out, "stated first move found right", moves);
    print(out, "nodes", String.format(Locale.ROOT, "%,d", nodes));
  }

  private static void print(PrintStream out, String what, Object value) {
    out.printf("| %s | %s |%n", what, value);
  }

  private long within(long millis) {
    return nanosOfProofs.stream().filter(nanos -> nanos <= 1_000_000 * millis).count();
  }

  private String share(long count) {
    return String.format(Locale.ROOT, "%d (%.1f %%)", count, 100.0 * count / problems);
  }
}
