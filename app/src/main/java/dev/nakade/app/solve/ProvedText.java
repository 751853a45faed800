package dev.nakade.app.solve;

import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.lifedeath.Bounds;
import dev.nakade.lifedeath.Problem;
import dev.nakade.lifedeath.Solver;
import dev.nakade.lifedeath.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What our own solver proved, for people. */
final class ProvedText {
  /** Groups of wrong moves, points of a list and moves of a line that are told at most. */
  private static final int TOLD = 12;

  private final Proved proved;
  private final Problem problem;
  private final Solver.Solution solution;
  private final Words words;

  ProvedText(Proved proved) {
    this.proved = proved;
    this.problem = proved.problem();
    this.solution = proved.solution();
    this.words = new Words(problem);
  }

  /** A sentence and the right moves. */
  String sentence() {
    return String.format(
        "%s, game %d: %s to move. %s",
        proved.posed().file(), proved.posed().game(), Color.name(problem.toMove()), said());
  }

  /** What becomes of the target, and the right moves. */
  String said() {
    return verdict() + moves() + threats();
  }

  /** What it cost, and in short what nobody stated. */
  String cost() {
    return nodes() + workedOut();
  }

  private String nodes() {
    return String.format(
            Locale.ROOT, "  %,d nodes, %d ms", solution.nodes(), proved.nanos() / 1_000_000)
        + proved.certificate().map(path -> ", certificate " + path).orElse("")
        + proved.tree().map(path -> ", tree " + path).orElse("");
  }

  private String verdict() {
    Verdict verdict = solution.verdict();
    if (verdict.kind() != Verdict.Kind.UNKNOWN) {
      return Words.capital(words.outcome(verdict)) + ".";
    }
    if (proved.isEndless()) {
      return Words.capital(Proved.CIRCLES) + circle() + ".";
    }
    String why =
        switch (solution.stop().orElseThrow()) {
          case NODES -> "Not proved with so many nodes: ";
          case TIME -> "Not proved in this time: ";
          case CANCELLED -> "Not proved before it was interrupted: ";
          case MEMORY -> "Not proved, as memory ran out: ";
          case REPETITION -> throw new IllegalStateException("all was searched");
        };
    return why + words.range(solution.bounds()) + ".";
  }

  /** What is proved all the same: with threats, one of the sides may get out of the circle. */
  private String circle() {
    Bounds bounds = solution.bounds();
    boolean helpless =
        bounds.best().kind() != Verdict.Kind.KO && bounds.worst().kind() == Verdict.Kind.DEAD;
    return helpless ? ", whatever ko threats there are" : "; " + words.range(bounds);
  }

  private String moves() {
    List<String> right = Fields.names(problem, solution.right());
    if (solution.verdict().kind() != Verdict.Kind.UNKNOWN && proved.isHopeless()) {
      return " No move changes that.";
    }
    if (solution.settled().orElse(false)) {
      return " No move is needed.";
    }
    if (right.isEmpty()) {
      return "";
    }
    boolean only = right.size() == 1 && solution.complete();
    boolean all = solution.complete() || !canGoOn();
    String which = only ? "The only right move is " : all ? "Right: " : "Right so far: ";
    return " " + which + String.join(", ", right) + others() + circles() + ".";
  }

  /** Whether a search with higher limits could judge more moves. */
  private boolean canGoOn() {
    return !solution.stop().equals(Optional.of(Solver.Stop.REPETITION));
  }

  private String circles() {
    return solution.complete() || canGoOn()
        ? ""
        : "; others go round in circles, which nobody can prove right or wrong";
  }

  private String others() {
    long wrong = solution.wrong().stream().filter(move -> move != Point.PASS).count();
    if (wrong == 0) {
      return "";
    }
    return wrong == 1 ? "; one other point fails" : "; " + wrong + " other points fail";
  }

  private String threats() {
    return proved
        .threats()
        .map(
            asked ->
                String.format(
                    " With %s of Black and %s of White, %s.",
                    Words.threats(asked.given().black()),
                    Words.threats(asked.given().white()),
                    asked
                        .survives()
                        .map(survives -> survives ? "it survives" : "it is captured")
                        .orElse("it is open who wins")))
        .orElse("");
  }

  private String workedOut() {
    List<String> parts =
        proved.posed().inferred().stream()
            .map(part -> part.equals("toMove") ? "side to move" : part)
            .toList();
    return parts.isEmpty() ? "" : "; worked out, not marked: " + String.join(", ", parts);
  }

  /** The main line, why other moves fail, what was worked out, and the cost. */
  String details() {
    List<String> lines = new ArrayList<>();
    if (!solution.moves().isEmpty() && !proved.isHopeless()) {
      lines.add("A alive, S seki, K ko, D dead after this first move; ! right");
    }
    if (!solution.line().isEmpty()) {
      boolean longer = solution.line().size() > TOLD;
      List<Integer> line = longer ? solution.line().subList(0, TOLD) : solution.line();
      lines.add("Line: " + words.line(problem.toMove(), line) + (longer ? ", …" : "."));
    }
    lines.addAll(failures());
    lines.addAll(assumptions());
    lines.add(nodes());
    return String.join(System.lineSeparator(), lines);
  }

  /** What nobody stated, and what it was worked out from. */
  List<String> assumptions() {
    return proved.posed().workedOut().entrySet().stream()
        .map(
            part ->
                "Worked out, not marked: "
                    + worked(part.getKey())
                    + ". "
                    + Words.capital(part.getValue())
                    + ".")
        .toList();
  }

  /** Wrong moves that fail in the same way are told together. */
  List<String> failures() {
    Map<String, List<Integer>> groups = new LinkedHashMap<>();
    for (int move : solution.wrong()) {
      Solver.FirstMove known = solution.moves().get(move);
      groups.computeIfAbsent(words.failure(known), it -> new ArrayList<>()).add(move);
    }
    List<String> lines = new ArrayList<>();
    groups.forEach(
        (failure, moves) -> {
          String names = String.join(", ", Fields.names(problem, moves));
          lines.add(names + (moves.size() == 1 ? " fails: " : " fail: ") + failure + ".");
        });
    if (lines.size() > TOLD) {
      int more = lines.size() - TOLD;
      lines.subList(TOLD, lines.size()).clear();
      lines.add("… and " + more + " more; --json has them all.");
    }
    return lines;
  }

  private String worked(String part) {
    return switch (part) {
      case "toMove" -> Color.name(problem.toMove()) + " is to move";
      case "target" ->
          "the target is "
              + Words.capital(Color.name(problem.defender()))
              + "'s "
              + some(Fields.names(problem.target()));
      default -> "the region is " + some(Fields.names(problem.region()));
    };
  }

  private static String some(List<String> names) {
    int more = names.size() - TOLD;
    return more > 0
        ? String.join(" ", names.subList(0, TOLD)) + " and " + more + " more"
        : String.join(" ", names);
  }
}
