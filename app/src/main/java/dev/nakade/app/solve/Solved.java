package dev.nakade.app.solve;

import dev.nakade.go.Color;
import dev.nakade.lifedeath.Problem;
import dev.nakade.search.Negamax;
import dev.nakade.systems.Finding;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What a system of the source documents found. */
record Solved(String file, int game, String system, Problem problem, Finding finding)
    implements Answer {

  /** A sentence, the line, and the cost. */
  @Override
  public String text() {
    String moves = String.join(" ", line());
    String kind = finding.proved() ? ", proved" : "";
    return String.format(
        Locale.ROOT,
        "%s, game %d: %s says: %s to move, %s%s%s%n  %,d nodes, %d ms%s%s",
        file,
        game,
        system,
        Color.name(problem.toMove()),
        finding.answer(),
        kind,
        moves.isEmpty() ? "" : " (" + moves + ")",
        finding.nodes(),
        millis(),
        finding.depth() == 0 || finding.depth() == Negamax.NO_DEPTH_LIMIT
            ? ""
            : ", depth " + finding.depth(),
        finding.tableHits() == 0
            ? ""
            : String.format(Locale.ROOT, ", %,d table hits", finding.tableHits()));
  }

  /**
   * One object. The verdict of these systems is about the depth searched or about one number of ko
   * threats, so {@code result} stays {@code unknown}; {@code answer} has their own words.
   */
  @Override
  public String json() {
    Map<String, Object> fields = Fields.about(file, game, problem);
    fields.put("result", "unknown");
    fields.put("answer", finding.answer());
    fields.put("answerProved", finding.proved());
    fields.put("goalReached", finding.goalReached());
    fields.put("status", finding.complete() ? "searched" : "timeout");
    fields.put("pv", line());
    fields.put("system", system);
    fields.put("depth", finding.depth() == Negamax.NO_DEPTH_LIMIT ? null : finding.depth());
    fields.put("nodes", finding.nodes());
    fields.put("tableHits", finding.tableHits());
    fields.put("tableEntries", finding.tableEntries());
    fields.put("cutoffs", finding.cutoffs());
    fields.put("millis", millis());
    fields.put("error", null);
    return Fields.json(fields);
  }

  @Override
  public boolean answered() {
    return finding.complete();
  }

  private long millis() {
    return finding.nanos() / 1_000_000;
  }

  private List<String> line() {
    return Fields.names(problem, finding.line());
  }
}
