package dev.nakade.app.solve;

import dev.nakade.app.picture.BoardPicture;
import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.lifedeath.Bounds;
import dev.nakade.lifedeath.Goal;
import dev.nakade.lifedeath.Inquiry;
import dev.nakade.lifedeath.Problem;
import dev.nakade.lifedeath.Solver;
import dev.nakade.lifedeath.Solver.Stop;
import dev.nakade.lifedeath.Verdict;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What our own solver proved.
 *
 * @param threats what was asked about given ko threats; empty if nothing was
 * @param certificate the file that holds the proof, if one was asked for
 * @param tree the file that holds the solution with variations, if that was asked for
 */
record Proved(
    Posed posed,
    Solver.Solution solution,
    Optional<WithThreats> threats,
    long nanos,
    Optional<String> certificate,
    Optional<String> tree)
    implements Answer {

  /** Whether the target survives if the sides have these threats; empty if not proved. */
  record WithThreats(Threats given, Optional<Boolean> survives) {
    /** Asks a solver that is done with the verdict. */
    static WithThreats of(Posed posed, Inquiry solver, Threats given) {
      boolean blackDefends = posed.problem().defender() == Color.BLACK;
      int attackers = blackDefends ? given.white() : given.black();
      int defenders = blackDefends ? given.black() : given.white();
      return new WithThreats(given, solver.survives(attackers, defenders));
    }
  }

  @Override
  public boolean answered() {
    return solution.verdict().kind() != Verdict.Kind.UNKNOWN
        && threats.map(asked -> asked.survives.isPresent()).orElse(true);
  }

  @Override
  public String sentence() {
    return new ProvedText(this).sentence();
  }

  @Override
  public String cost() {
    return new ProvedText(this).cost();
  }

  @Override
  public String details() {
    return new ProvedText(this).details();
  }

  @Override
  public BoardPicture picture() {
    return Illustration.of(this);
  }

  Problem problem() {
    return posed.problem();
  }

  /** Whether the side to move gets the worst, whatever it plays. */
  boolean isHopeless() {
    return solution.verdict().kind()
        == (problem().goal() == Goal.LIVE ? Verdict.Kind.DEAD : Verdict.Kind.ALIVE);
  }

  @Override
  public String json() {
    return Fields.json(fields());
  }

  /** The fields of the object, in order. */
  Map<String, Object> fields() {
    Verdict verdict = solution.verdict();
    boolean proved = verdict.kind() != Verdict.Kind.UNKNOWN;
    Map<String, Object> fields = Fields.about(posed);
    fields.put("result", verdict.kind().toString());
    fields.put("success", succeeds());
    fields.put("ko", ko(verdict));
    fields.put("bounds", proved ? null : bounds(solution.bounds()));
    fields.put("settled", solution.settled().orElse(null));
    fields.put("solutions", Fields.names(problem(), solution.right()));
    fields.put("unique", solution.complete() ? solution.right().size() == 1 : null);
    fields.put("complete", solution.complete());
    putMoves(fields);
    fields.put("pv", Fields.names(problem(), solution.line()));
    fields.put("withThreats", threats.map(this::threatFields).orElse(null));
    fields.put("status", proved ? "proved" : status());
    fields.put("stoppedBy", solution.stop().map(Proved::word).orElse(null));
    fields.put("final", proved || isEndless());
    fields.put("system", "nakade");
    fields.put("nodes", solution.nodes());
    fields.put("millis", nanos / 1_000_000);
    fields.put("certificate", certificate.orElse(null));
    fields.put("tree", tree.orElse(null));
    fields.put("error", isEndless() ? CIRCLES : null);
    return fields;
  }

  static final String CIRCLES = "neither side can prove its aim: the play goes round in circles";

  /** Whether all was searched and the verdict is nobody's to prove. */
  boolean isEndless() {
    return solution.verdict().kind() == Verdict.Kind.UNKNOWN
        && solution.stop().equals(Optional.of(Stop.REPETITION));
  }

  /** Why there is no verdict. No limit was reached in a circle, so that it is no timeout. */
  private String status() {
    return switch (solution.stop().orElseThrow()) {
      case NODES, TIME, CANCELLED -> "timeout";
      case MEMORY -> "memory";
      case REPETITION -> "error";
    };
  }

  static String word(Stop stop) {
    return switch (stop) {
      case NODES -> "nodes";
      case TIME -> "time";
      case CANCELLED -> "interrupt";
      case MEMORY -> "memory";
      case REPETITION -> "repetition";
    };
  }

  /** The whole goal counts, two eyes or capture: a seki is neither. Null while it is open. */
  private Boolean succeeds() {
    Bounds bounds = solution.bounds();
    boolean defends = problem().goal() == Goal.LIVE;
    Verdict.Kind goal = defends ? Verdict.Kind.ALIVE : Verdict.Kind.DEAD;
    Verdict most = defends ? bounds.best() : bounds.worst();
    Verdict least = defends ? bounds.worst() : bounds.best();
    return least.kind() == goal ? Boolean.TRUE : most.kind() == goal ? null : Boolean.FALSE;
  }

  private Map<String, Object> ko(Verdict verdict) {
    if (verdict.kind() != Verdict.Kind.KO) {
      return null;
    }
    boolean attacker = verdict.attackerNeeds() != 0;
    int defender = problem().defender();
    Map<String, Object> ko = new LinkedHashMap<>();
    ko.put("attackerNeeds", number(verdict.attackerNeeds()));
    ko.put("defenderNeeds", number(verdict.defenderNeeds()));
    ko.put("firstToFindThreat", Color.name(attacker ? Color.opponent(defender) : defender));
    return ko;
  }

  private static Integer number(int threats) {
    return threats == Verdict.UNSETTLED ? null : threats;
  }

  private Map<String, Object> bounds(Bounds bounds) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("best", bounds.best().kind().toString());
    fields.put("bestKo", ko(bounds.best()));
    fields.put("worst", bounds.worst().kind().toString());
    fields.put("worstKo", ko(bounds.worst()));
    return fields;
  }

  /** What is known of first moves: the verdict, or bounds on it, and how the opponent answers. */
  private void putMoves(Map<String, Object> fields) {
    Map<String, Object> verdicts = new LinkedHashMap<>();
    Map<String, Object> kos = new LinkedHashMap<>();
    Map<String, Object> open = new LinkedHashMap<>();
    Map<String, List<String>> answers = new LinkedHashMap<>();
    solution
        .moves()
        .forEach(
            (point, move) -> {
              String name = Point.name(problem().board().size(), point);
              Optional<Verdict> verdict = move.bounds().verdict();
              if (verdict.isEmpty()) {
                open.put(name, bounds(move.bounds()));
              } else {
                verdicts.put(name, verdict.get().kind().toString());
                if (verdict.get().kind() == Verdict.Kind.KO) {
                  kos.put(name, ko(verdict.get()));
                }
              }
              if (!move.answer().isEmpty() && !solution.right().contains(point)) {
                answers.put(name, Fields.names(problem(), move.answer()));
              }
            });
    fields.put("moves", verdicts);
    fields.put("moveKo", kos);
    fields.put("moveBounds", open);
    fields.put("answers", answers);
  }

  private Map<String, Object> threatFields(WithThreats asked) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("black", asked.given.black());
    fields.put("white", asked.given.white());
    fields.put("survives", asked.survives.orElse(null));
    return fields;
  }
}
