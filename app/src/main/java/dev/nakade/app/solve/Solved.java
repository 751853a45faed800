package dev.nakade.app.solve;

import dev.nakade.app.picture.BoardPicture;
import dev.nakade.go.Color;
import dev.nakade.search.Negamax;
import dev.nakade.systems.Finding;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What a system of the source documents found. */
record Solved(Posed posed, String system, Finding finding) implements Answer {

  /** What the system says, and its line. */
  @Override
  public String sentence() {
    String moves = String.join(" ", line());
    return String.format(
        "%s, game %d: %s says: %s to move, %s%s%s",
        posed.file(),
        posed.game(),
        system,
        Color.name(posed.problem().toMove()),
        finding.answer(),
        finding.proved() ? ", proved" : "",
        moves.isEmpty() ? "" : " (" + moves + ")");
  }

  @Override
  public String cost() {
    return String.format(
        Locale.ROOT,
        "  %,d nodes, %d ms%s%s",
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
    return Fields.json(fields());
  }

  /** The fields of the object, in order. */
  Map<String, Object> fields() {
    Map<String, Object> fields = Fields.about(posed);
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
    return fields;
  }

  @Override
  public String details() {
    return cost();
  }

  @Override
  public BoardPicture picture() {
    return Illustration.numbered(posed, sentence(), finding.line());
  }

  @Override
  public boolean answered() {
    return finding.complete();
  }

  private long millis() {
    return finding.nanos() / 1_000_000;
  }

  private List<String> line() {
    return Fields.names(posed.problem(), finding.line());
  }
}
