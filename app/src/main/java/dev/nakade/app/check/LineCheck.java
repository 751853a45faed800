package dev.nakade.app.check;

import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.Size;
import dev.nakade.lifedeath.Problem;
import dev.nakade.lifedeath.Verdict;
import dev.nakade.search.Budget;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Goes through the stated lines and names the moves that throw the result away. */
final class LineCheck {
  /** Positions of one problem that are looked at. */
  private static final int MOST_POSITIONS = 120;

  private final Problem problem;
  private final Aftermath aftermath;
  private final Verdict verdict;
  private final long nodes;
  private final Set<List<Integer>> seen = new HashSet<>();
  private final List<Map<String, Object>> mistakes = new ArrayList<>();
  private int checked;
  private int open;

  /** A check against the verdict of the problem, with so many nodes for each position. */
  LineCheck(Item.Asked asked, Verdict verdict, long nodes) {
    this.problem = asked.posed().problem();
    this.aftermath = new Aftermath(asked.posed());
    this.verdict = verdict;
    this.nodes = nodes;
  }

  /** Looks at the moves of a line behind the first, whose own verdict is known. */
  void check(List<Integer> line) {
    for (int length = 2; length <= line.size(); length++) {
      List<Integer> moves = line.subList(0, length);
      boolean own = length % 2 == 1;
      if ((own || canGetBetter()) && seen.add(moves) && seen.size() <= MOST_POSITIONS) {
        if (!check(moves, own)) {
          return;
        }
      }
    }
  }

  /** Whether the opponent could give something away. */
  private boolean canGetBetter() {
    return verdict.kind() == Verdict.Kind.KO || verdict.kind() == Verdict.Kind.SEKI;
  }

  /** Says whether the line is worth following. */
  private boolean check(List<Integer> moves, boolean own) {
    Optional<Aftermath.Found> later = aftermath.after(moves, Budget.ofNodes(nodes));
    if (later.isEmpty()) {
      open++;
      return true;
    }
    checked++;
    Verdict now = later.get().verdict();
    boolean mistake = own ? aftermath.isWorse(now, verdict) : aftermath.isWorse(verdict, now);
    if (mistake) {
      mistakes.add(mistake(moves, later.get()));
    }
    return !mistake;
  }

  private Map<String, Object> mistake(List<Integer> moves, Aftermath.Found later) {
    Map<String, Object> mistake = new LinkedHashMap<>();
    int last = moves.size() - 1;
    int player = last % 2 == 0 ? problem.toMove() : Color.opponent(problem.toMove());
    mistake.put("line", names(moves));
    mistake.put("move", names(moves).get(last));
    mistake.put("player", Color.name(player));
    mistake.put("result", later.verdict().kind().toString());
    mistake.put("refutation", names(later.line()));
    return mistake;
  }

  private List<String> names(List<Integer> moves) {
    Size size = problem.board().size();
    return moves.stream().map(move -> Point.name(size, move)).toList();
  }

  /** The moves that throw the result away, each with its line and its refutation. */
  List<Map<String, Object>> mistakes() {
    return mistakes;
  }

  /** Positions that were judged. */
  int checked() {
    return checked;
  }

  /** Positions that were not judged: the nodes did not suffice, or two moves in a row took a ko. */
  int open() {
    return open;
  }
}
