package dev.nakade.app.web;

import dev.nakade.app.solve.Case;
import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.Size;
import dev.nakade.lifedeath.Problem;
import dev.nakade.lifedeath.Solver;
import dev.nakade.lifedeath.Verdict;
import dev.nakade.lifedeath.VerdictText;
import dev.nakade.search.Budget;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Answers for any line of a problem: what it has come to, what each move leads to, and what the
 * side to move should play. Each position is proved anew, in the same fight.
 *
 * <p>A proof begins where no ko is banned. Where one is, the verdict is that of the move which took
 * the ko, found in the position before, and each reply is asked about by itself.
 */
final class Explorer {
  private static final int REMEMBERED = 200;

  /** Threats beyond all that are counted. */
  private static final int MANY = 100;

  private final Case root;
  private final Map<List<Integer>, Map<String, Object>> known =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<List<Integer>, Map<String, Object>> eldest) {
          return size() > REMEMBERED;
        }
      };

  Explorer(Case root) {
    this.root = root;
  }

  /** What is known after these moves. */
  synchronized Map<String, Object> at(List<String> moves) throws Refusal {
    Budget budget = Budget.of(Long.MAX_VALUE, Limits.QUICK_TIME.toNanos());
    return at(Standing.after(root.problem(), moves), budget);
  }

  private Map<String, Object> at(Standing standing, Budget budget) throws Refusal {
    Map<String, Object> before = known.get(standing.moves());
    if (before != null) {
      return before;
    }
    Map<String, Object> fields = shown(standing);
    if (standing.end().isPresent()) {
      putEnd(fields, standing.end().get());
    } else if (standing.isBanned()) {
      putBanned(fields, standing, budget);
    } else {
      putProved(fields, standing, budget);
    }
    if (!budget.isExhausted()) {
      known.put(List.copyOf(standing.moves()), fields);
    }
    return fields;
  }

  private static Map<String, Object> shown(Standing standing) {
    Map<String, Object> fields = new LinkedHashMap<>();
    Size size = standing.board().size();
    fields.put("line", standing.moves().stream().map(move -> Point.name(size, move)).toList());
    fields.put("toMove", Color.name(standing.toMove()));
    fields.put("black", Moves.names(standing.board().points(Color.BLACK)));
    fields.put("white", Moves.names(standing.board().points(Color.WHITE)));
    fields.put("target", Moves.names(standing.target()));
    fields.put("koBan", standing.isBanned() ? Point.name(size, standing.board().koPoint()) : null);
    fields.put("end", standing.end().map(end -> end.name().toLowerCase(Locale.ROOT)).orElse(null));
    return fields;
  }

  private void putEnd(Map<String, Object> fields, Standing.End end) {
    String defender = VerdictText.player(root.problem().defender());
    boolean captured = end == Standing.End.CAPTURED;
    fields.put("result", captured ? "dead" : "alive");
    fields.put(
        "sentence",
        captured
            ? defender + " is captured."
            : "Both passed, and " + defender + "'s stones are still there.");
    fields.put("moves", Map.of());
    fields.put("solutions", List.of());
    fields.put("reply", null);
    fields.put("pv", List.of());
    fields.put("failures", List.of());
  }

  private void putProved(Map<String, Object> fields, Standing standing, Budget budget)
      throws Refusal {
    Case.Outcome outcome = solve(standing, Solver.Wanted.ALL_VERDICTS, budget);
    Map<String, Object> answer = outcome.fields();
    for (String name :
        List.of("result", "ko", "sentence", "moves", "moveKo", "solutions", "failures", "pv")) {
      fields.put(name, answer.get(name));
    }
    fields.put("complete", answer.get("complete"));
    List<?> line = (List<?>) answer.get("pv");
    List<?> right = (List<?>) answer.get("solutions");
    fields.put("reply", !line.isEmpty() ? line.get(0) : !right.isEmpty() ? right.get(0) : "pass");
  }

  private Case.Outcome solve(Standing standing, Solver.Wanted wanted, Budget budget)
      throws Refusal {
    try {
      Problem problem = standing.problem();
      return root.with(problem)
          .search(Limits.QUICK_TABLE, 1, budget, question -> {})
          .run(
              wanted,
              Optional.empty(),
              () -> Budget.of(Long.MAX_VALUE, Limits.QUICK_TIME.toNanos() / 2));
    } catch (IllegalArgumentException e) {
      throw Refusal.unusable(e.getMessage());
    }
  }

  private void putBanned(Map<String, Object> fields, Standing standing, Budget budget)
      throws Refusal {
    Size size = standing.board().size();
    Map<String, Object> verdicts = new LinkedHashMap<>();
    Optional<Integer> best = Optional.empty();
    int most = Integer.MIN_VALUE;
    for (int reply : standing.replies()) {
      Optional<Verdict> verdict = verdict(standing.then(reply), budget);
      if (verdict.isPresent()) {
        verdicts.put(Point.name(size, reply), verdict.get().kind().toString());
        int worth = worth(verdict.get(), standing.toMove());
        if (worth > most) {
          most = worth;
          best = Optional.of(reply);
        }
      }
    }
    String mover = VerdictText.player(standing.toMove());
    String ko = Point.name(size, standing.board().koPoint());
    Object result = resultOfLastMove(standing, budget);
    fields.put("result", result);
    fields.put(
        "sentence",
        "Ko: "
            + mover
            + " may not retake "
            + ko
            + " at once. With a ko threat (two passes stand for it and its answer) it may.");
    fields.put("moves", verdicts);
    fields.put("solutions", best.map(it -> List.of(Point.name(size, it))).orElse(List.of()));
    fields.put("failures", List.of());
    fields.put("pv", List.of());
    fields.put("reply", best.map(it -> Point.name(size, it)).orElse("pass"));
  }

  private Object resultOfLastMove(Standing standing, Budget budget) throws Refusal {
    List<Integer> moves = standing.moves();
    Standing parent = new Standing(root.problem());
    moves.subList(0, moves.size() - 1).forEach(parent::play);
    if (parent.isBanned()) {
      return "unknown";
    }
    Map<?, ?> verdicts = (Map<?, ?>) at(parent, budget).get("moves");
    Object verdict = verdicts.get(Point.name(standing.board().size(), moves.get(moves.size() - 1)));
    return verdict == null ? "unknown" : verdict;
  }

  private Optional<Verdict> verdict(Standing standing, Budget budget) throws Refusal {
    if (standing.end().isPresent()) {
      return Optional.of(
          standing.end().get() == Standing.End.CAPTURED
              ? new Verdict(Verdict.Kind.DEAD, 0, 0)
              : new Verdict(Verdict.Kind.ALIVE, 0, 0));
    }
    if (standing.isBanned()) {
      return Optional.empty();
    }
    Verdict verdict =
        solve(standing, Solver.Wanted.VERDICT, budget).solution().orElseThrow().verdict();
    return verdict.kind() == Verdict.Kind.UNKNOWN ? Optional.empty() : Optional.of(verdict);
  }

  /** The more the better for a side. */
  private int worth(Verdict verdict, int side) {
    int forDefender =
        switch (verdict.kind()) {
          case ALIVE -> 3 * MANY;
          case SEKI -> 2 * MANY;
          case KO -> threats(verdict);
          case DEAD, UNKNOWN -> -3 * MANY;
        };
    return side == root.problem().defender() ? forDefender : -forDefender;
  }

  private static int threats(Verdict ko) {
    return ko.attackerNeeds() != 0
        ? (ko.attackerNeeds() == Verdict.UNSETTLED ? MANY : ko.attackerNeeds())
        : -(ko.defenderNeeds() == Verdict.UNSETTLED ? MANY : ko.defenderNeeds());
  }
}
