package dev.nakade.app.solve;

import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.lifedeath.Bounds;
import dev.nakade.lifedeath.Goal;
import dev.nakade.lifedeath.Problem;
import dev.nakade.lifedeath.Solver;
import dev.nakade.lifedeath.Verdict;
import dev.nakade.lifedeath.VerdictText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What is proved about a problem, in the words of players. */
final class Words {
  private final Problem problem;
  private final VerdictText text;
  private final String defender;
  private final String attacker;

  Words(Problem problem) {
    this.problem = problem;
    this.text = new VerdictText(problem);
    this.defender = text.defender();
    this.attacker = text.attacker();
  }

  static String capital(String word) {
    return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }

  /** What becomes of the target, such as {@code Black lives in seki}. */
  String outcome(Verdict verdict) {
    return text.outcome(verdict);
  }

  static String threats(int number) {
    return VerdictText.threats(number);
  }

  /** What is known about a verdict that is not proved. */
  String range(Bounds bounds) {
    if (bounds.equals(Bounds.NOTHING)) {
      return "nothing is known about it yet";
    }
    return defender
        + " gets "
        + text.share(bounds.best())
        + " at best, "
        + text.share(bounds.worst())
        + " at worst";
  }

  /** What follows a wrong first move, and by which answer. */
  String failure(Solver.FirstMove move) {
    Bounds bounds = move.bounds();
    if (bounds.verdict().isPresent()) {
      Verdict verdict = bounds.verdict().get();
      return switch (verdict.kind()) {
        case DEAD -> attacker + " kills" + answer(move, " with ");
        case KO -> outcome(verdict) + answer(move, " after ");
        default -> outcome(verdict) + answer(move, " with ");
      };
    }
    boolean defends = problem.goal() == Goal.LIVE;
    return defender
        + (defends ? " gets no more than " : " gets no less than ")
        + text.share(defends ? bounds.best() : bounds.worst())
        + answer(move, " after ");
  }

  private String answer(Solver.FirstMove move, String before) {
    if (move.answer().isEmpty()) {
      return "";
    }
    int first = move.answer().get(0);
    return first == Point.PASS
        ? ", even if the answer is a pass"
        : before + Point.name(problem.board().size(), first);
  }

  /** Moves in turn with the colour of each, such as {@code White E6, Black D6}. */
  String line(int first, List<Integer> moves) {
    StringBuilder line = new StringBuilder();
    int color = first;
    for (String move : Fields.names(problem, moves)) {
      line.append(line.isEmpty() ? "" : ", ").append(capital(Color.name(color))).append(' ');
      line.append(move);
      color = Color.opponent(color);
    }
    return line.toString();
  }

  /** What is being searched, and how far it is. */
  Doing doing(Solver.Question question) {
    List<Integer> line = new ArrayList<>();
    question.firstMove().ifPresent(line::add);
    List<String> first = Fields.names(problem, line);
    if (!question.line().isEmpty()) {
      line.addAll(question.line());
    }
    return new Doing(
        question(question),
        first.isEmpty() ? "" : first.get(0),
        question.line().isEmpty() ? List.of() : Fields.names(problem, line));
  }

  /** What is being searched, as a question. */
  String question(Solver.Question question) {
    String who = question.attacks() ? attacker : defender;
    String aim = question.eyes() ? " two eyes" : "";
    String what =
        question.attacks()
            ? (question.eyes() ? "prevent" + aim : "kill")
            : (question.eyes() ? "make" + aim : "live");
    String after =
        question.firstMove().isEmpty()
            ? ""
            : " after " + Point.name(problem.board().size(), question.firstMove().getAsInt());
    int threats = Math.max(question.attackerThreats(), question.defenderThreats());
    String owner = question.attackerThreats() > 0 ? attacker : defender;
    String number = threats > Solver.MOST_THREATS ? "endless" : String.valueOf(threats);
    String given = threats == 0 ? "" : ", " + owner + " having " + number + " ko threats";
    return "can " + who + " " + what + after + given + "?";
  }
}
