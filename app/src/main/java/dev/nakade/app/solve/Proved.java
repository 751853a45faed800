package dev.nakade.app.solve;

import dev.nakade.go.Color;
import dev.nakade.lifedeath.Problem;
import dev.nakade.lifedeath.Solver;
import dev.nakade.lifedeath.Verdict;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * What our own solver proved.
 *
 * @param certificate the file that holds the proof, if one was asked for
 */
record Proved(
    String file,
    int game,
    Problem problem,
    Solver.Solution solution,
    long nanos,
    Optional<String> certificate)
    implements Answer {

  @Override
  public boolean answered() {
    return solution.verdict().kind() != Verdict.Kind.UNKNOWN;
  }

  /** A sentence, the right moves, and the cost. */
  @Override
  public String text() {
    return String.format(
        Locale.ROOT,
        "%s, game %d: %s to move. %s%s%n  %,d nodes, %d ms%s",
        file,
        game,
        Color.name(problem.toMove()),
        sentence(),
        moves(),
        solution.nodes(),
        nanos / 1_000_000,
        certificate.map(path -> ", certificate " + path).orElse(""));
  }

  private String sentence() {
    String side = capital(Color.name(problem.defender()));
    Verdict verdict = solution.verdict();
    return switch (verdict.kind()) {
      case ALIVE -> side + " lives.";
      case SEKI -> side + " lives in seki.";
      case DEAD -> side + " is dead.";
      case KO -> "It is a ko: " + ko(verdict);
      case UNKNOWN -> "Not proved within the limits.";
    };
  }

  private String ko(Verdict verdict) {
    boolean attacker = verdict.attackerNeeds() > 0;
    int needs = attacker ? verdict.attackerNeeds() : verdict.defenderNeeds();
    String who = Color.name(attacker ? Color.opponent(problem.defender()) : problem.defender());
    String threats = needs == 1 ? "one ko threat" : needs + " ko threats";
    return capital(who) + " needs " + threats + " to " + (attacker ? "kill." : "live.");
  }

  private static String capital(String word) {
    return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }

  private String moves() {
    List<String> right = Fields.names(problem, solution.right());
    if (solution.settled().orElse(false)) {
      return " No move is needed.";
    }
    if (right.isEmpty()) {
      return "";
    }
    String only = right.size() == 1 && solution.complete() ? "The only right move is " : "Right: ";
    return " " + only + String.join(", ", right) + ".";
  }

  @Override
  public String json() {
    Verdict verdict = solution.verdict();
    Map<String, Object> fields = Fields.about(file, game, problem);
    fields.put("result", verdict.kind().toString());
    fields.put("success", succeeds(verdict));
    fields.put("ko", verdict.kind() == Verdict.Kind.KO ? koFields(verdict) : null);
    fields.put("settled", solution.settled().orElse(null));
    fields.put("solutions", Fields.names(problem, solution.right()));
    fields.put("unique", solution.complete() ? solution.right().size() == 1 : null);
    fields.put("complete", solution.complete());
    fields.put("moves", moveFields(verdict));
    fields.put("pv", Fields.names(problem, solution.line()));
    fields.put("status", answered() ? "proved" : "timeout");
    fields.put("system", "nakade");
    fields.put("nodes", solution.nodes());
    fields.put("millis", nanos / 1_000_000);
    fields.put("certificate", certificate.orElse(null));
    fields.put("error", null);
    return Fields.json(fields);
  }

  /** The whole goal counts: two eyes or capture. A seki is neither. */
  private boolean succeeds(Verdict verdict) {
    boolean defends = problem.toMove() == problem.defender();
    return verdict.kind() == (defends ? Verdict.Kind.ALIVE : Verdict.Kind.DEAD);
  }

  private Map<String, Object> koFields(Verdict verdict) {
    boolean attacker = verdict.attackerNeeds() > 0;
    Map<String, Object> ko = new LinkedHashMap<>();
    ko.put("attackerNeeds", verdict.attackerNeeds());
    ko.put("defenderNeeds", verdict.defenderNeeds());
    ko.put(
        "firstToFindThreat",
        Color.name(attacker ? Color.opponent(problem.defender()) : problem.defender()));
    return ko;
  }

  /** The verdict of each right move; of the others it is only known that theirs is worse. */
  private Map<String, String> moveFields(Verdict verdict) {
    Map<String, String> moves = new LinkedHashMap<>();
    Fields.names(problem, solution.right())
        .forEach(move -> moves.put(move, verdict.kind().toString()));
    return moves;
  }
}
