package dev.nakade.app.check;

import dev.nakade.app.io.Printable;
import dev.nakade.app.io.Streams;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Prints rows, for programs all of them, for people those worth a look and the totals. */
final class RowPrinter {
  private final Streams streams;
  private final boolean json;
  private final Optional<Path> folder;

  /** Prints rows whose files are below a folder, if there is one. */
  RowPrinter(Streams streams, boolean json, Optional<Path> folder) {
    this.streams = streams;
    this.json = json;
    this.folder = folder;
  }

  /** Prints the rows of a collection of so many problems. */
  void print(List<Row> rows, int problems) {
    PrintWriter out = streams.out();
    if (json) {
      rows.forEach(row -> out.println(Row.json(row.fields(folder))));
      return;
    }
    rows.stream().filter(RowPrinter::isWorthALook).forEach(this::print);
    String noun = problems == 1 ? "problem" : "problems";
    out.printf(Locale.ROOT, "%,d %s, %,d examined%n", problems, noun, rows.size());
    for (Map.Entry<Outcome, Long> entry : CheckRun.counts(rows).entrySet()) {
      out.printf(
          Locale.ROOT,
          "%8d  %4.1f %%  %s%n",
          entry.getValue(),
          100.0 * entry.getValue() / rows.size(),
          entry.getKey());
    }
  }

  private static boolean isWorthALook(Row row) {
    return row.verdict().differs()
        || row.verdict() == Outcome.UNREADABLE
        || row.more().containsKey("conflictsWith")
        || !mistakes(row).isEmpty();
  }

  private void print(Row row) {
    PrintWriter out = streams.out();
    out.println(
        Printable.line(
            String.format(
                "%s, game %d: %s. %s", row.file(), row.game(), row.verdict(), row.text("says"))));
    for (Object mistake : mistakes(row)) {
      if (mistake instanceof Map<?, ?> fields) {
        out.printf(
            "  the line %s: %s throws it away (%s), refuted by %s%n",
            fields.get("line"), fields.get("move"), fields.get("result"), fields.get("refutation"));
      }
    }
    if (row.more().containsKey("conflictsWith")) {
      out.println("  other answers than the same problem at " + row.text("conflictsWith"));
    }
  }

  private static List<?> mistakes(Row row) {
    return row.more().get("mistakes") instanceof List<?> list ? list : List.of();
  }
}
