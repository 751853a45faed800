package dev.nakade.app.check;

import dev.nakade.app.io.Failure;
import dev.nakade.app.solve.Certificates;
import dev.nakade.app.solve.Posed;
import dev.nakade.app.solve.Running;
import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import dev.nakade.lifedeath.Inquiry;
import dev.nakade.lifedeath.Problem;
import dev.nakade.lifedeath.SolutionTree;
import dev.nakade.lifedeath.Solver;
import dev.nakade.lifedeath.Verdict;
import dev.nakade.lifedeath.VerdictText;
import dev.nakade.search.Budget;
import dev.nakade.sgf.SgfNode;
import dev.nakade.sgf.SgfPoints;
import dev.nakade.sgf.SgfWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Checks one problem after the other. What comes out depends on the problem and the nodes allowed
 * alone, not on time or on what else runs. For any number of threads.
 */
final class Examination {
  /** Nodes for a record of the solution, and for its main line alone. */
  private static final long RECORD = 200_000;

  private static final long LINE = 10_000;

  /** Refutations that are offered at most. */
  private static final int MOST_OFFERED = 8;

  /**
   * What is made beside rows.
   *
   * @param everySolution whether every problem gets a record with its proof, not only those that
   *     differ
   * @param certificates whether what gets such a record gets a certificate too
   */
  record Wanted(boolean everySolution, boolean certificates) {}

  private final Running running;
  private final long tableBytes;
  private final Wanted wanted;
  private final String version;

  /**
   * @param tableBytes memory of each problem that is under way
   */
  Examination(Running running, long tableBytes, Wanted wanted, String version) {
    this.running = running;
    this.tableBytes = tableBytes;
    this.wanted = wanted;
    this.version = version;
  }

  /** The row of a problem; empty if there was an interrupt, after which nothing can be said. */
  Optional<Row> examine(Item item, long nodes) {
    if (item.asked().isEmpty()) {
      return Optional.of(without(item, nodes, Outcome.UNREADABLE, item.error(), true));
    }
    long start = System.nanoTime();
    Budget budget = running.begin(Budget.ofNodes(nodes));
    try {
      Row row = examine(item, item.asked().get(), nodes, budget, start);
      return running.isInterrupted() ? Optional.empty() : Optional.of(row);
    } catch (Failure | IllegalArgumentException e) {
      return Optional.of(without(item, nodes, Outcome.UNSOLVED, e.getMessage(), true));
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      String error = "internal error: " + e;
      return Optional.of(without(item, nodes, Outcome.UNSOLVED, error, true));
    } finally {
      running.end(budget);
    }
  }

  /** A row of a problem about which nothing was found out. */
  private Row without(Item item, long nodes, Outcome outcome, String error, boolean decided) {
    Map<String, Object> more = new LinkedHashMap<>();
    putId(item, more);
    more.put("error", error);
    more.put("says", error);
    List<String> stated =
        item.asked().map(it -> names(it.posed().problem(), it.stated().right())).orElse(List.of());
    item.asked().ifPresent(asked -> putAsked(asked, more));
    return new Row(
        item.file(),
        item.game(),
        item.content(),
        stated,
        List.of(),
        outcome,
        "unknown",
        0,
        0,
        nodes,
        decided,
        version,
        more,
        Optional.empty(),
        Optional.empty());
  }

  private Row examine(Item item, Item.Asked asked, long nodes, Budget budget, long start)
      throws Failure {
    Posed posed = asked.posed();
    Problem problem = posed.problem();
    Inquiry.Region kind = posed.grows() ? Inquiry.Region.GROWS : Inquiry.Region.FIXED;
    Inquiry inquiry = Inquiry.into(problem, kind, tableBytes, 1, budget, question -> {});
    Solver.Solution solution = inquiry.solve(Solver.Wanted.CHEAP_VERDICTS);
    Judgement judgement =
        new SecondLook(posed, nodes).at(new Judgement(posed, asked.stated(), solution));
    Outcome outcome = judgement.outcome();
    Map<String, Object> more = new LinkedHashMap<>();
    putId(item, more);
    more.put("says", new Sentence(judgement).text());
    putAsked(asked, more);
    putSolution(judgement, more);
    more.put(
        "contested",
        names(
            problem,
            solution.judged().keySet().stream()
                .filter(move -> !judgement.solution().judged().containsKey(move))
                .toList()));
    Optional<String> record = Optional.empty();
    Optional<byte[]> certificate = Optional.empty();
    if (solution.verdict().kind() != Verdict.Kind.UNKNOWN) {
      checkLines(asked, judgement, nodes, more);
      boolean mended =
          wanted.everySolution || outcome.differs() || !((List<?>) more.get("mistakes")).isEmpty();
      Budget words = running.begin(Budget.ofNodes(mended ? RECORD : LINE));
      SolutionTree tree = inquiry.explain(SecondLook.agreed(solution, judgement.solution()), words);
      List<Integer> line = tree.line().orElse(solution.line());
      more.put("line", names(problem, line));
      if (mended) {
        record = Optional.of(SgfWriter.write(List.of(tree.sgf())));
      }
      running.end(words);
      if (judgement.isFinal() && !judgement.isHopeless()) {
        Difficulty difficulty = Difficulty.of(asked, judgement.solution(), line.size());
        more.put("difficulty", difficulty.value());
        more.put("tempting", difficulty.tempting());
      }
      if (mended && wanted.certificates) {
        Budget proof = running.begin(Budget.ofNodes(10 * nodes));
        certificate = Certificates.make(posed, inquiry, solution.verdict(), proof).certificate();
        running.end(proof);
      }
    }
    return new Row(
        item.file(),
        item.game(),
        item.content(),
        names(problem, asked.stated().right()),
        names(problem, judgement.found()),
        outcome,
        solution.verdict().kind().toString(),
        solution.nodes(),
        (System.nanoTime() - start) / 1_000_000,
        nodes,
        judgement.isFinal(),
        version,
        more,
        record,
        certificate);
  }

  private static void putId(Item item, Map<String, Object> more) {
    if (!item.id().isEmpty()) {
      more.put("id", item.id());
    }
  }

  /** What is known of a problem before it is examined. */
  static Map<String, Object> about(Item item) {
    Map<String, Object> more = new LinkedHashMap<>();
    putId(item, more);
    item.asked().ifPresent(asked -> putAsked(asked, more));
    return more;
  }

  /** What was understood of the record, and what was assumed where it says nothing. */
  private static void putAsked(Item.Asked asked, Map<String, Object> more) {
    Problem problem = asked.posed().problem();
    more.put("size", problem.board().size().toString());
    more.put("toMove", Color.name(problem.toMove()));
    more.put("defender", Color.name(problem.defender()));
    more.put("goal", problem.goal().toString());
    more.put("target", names(problem, problem.target().stream().boxed().toList()));
    more.put("convention", asked.stated().convention().toString());
    Map<String, String> assumed = new LinkedHashMap<>();
    assumed.put("answers", asked.stated().convention().words());
    assumed.putAll(asked.posed().workedOut());
    more.put("assumed", assumed);
    more.put("statedWrong", names(problem, asked.stated().wrong()));
    more.put("koAnnounced", asked.stated().ko());
    more.put("position", position(problem));
  }

  /** The bare position as a record. */
  private static String position(Problem problem) {
    SgfNode root = new SgfNode();
    Size size = problem.board().size();
    root.set("SZ", size.isSquare() ? "" + size.width() : size.width() + ":" + size.height());
    put(root, "AB", problem.board().points(Color.BLACK));
    put(root, "AW", problem.board().points(Color.WHITE));
    root.set("PL", problem.toMove() == Color.BLACK ? "B" : "W");
    put(root, "TR", problem.target());
    return "(" + root + ")";
  }

  private static void put(SgfNode node, String id, PointSet points) {
    node.set(id, SgfPoints.values(points));
  }

  private static void putSolution(Judgement judgement, Map<String, Object> more) {
    Solver.Solution solution = judgement.solution();
    Problem problem = judgement.problem();
    more.put("complete", solution.complete());
    more.put("unique", solution.complete() ? judgement.found().size() == 1 : null);
    more.put("settled", solution.settled().orElse(null));
    Verdict verdict = solution.verdict();
    if (verdict.kind() == Verdict.Kind.KO) {
      more.put("attackerNeeds", verdict.attackerNeeds());
      more.put("defenderNeeds", verdict.defenderNeeds());
    }
    more.put(
        "stoppedBy",
        solution.stop().map(stop -> stop.name().toLowerCase(Locale.ROOT)).orElse(null));
    more.put("wrongAnswers", names(problem, judgement.wrongStated()));
    more.put("rightCalledWrong", names(problem, judgement.rightCalledWrong()));
    more.put("refutations", refutations(judgement));
  }

  /** How wrong first moves are answered: stated ones first, then those that the record lacks. */
  private static Map<String, List<String>> refutations(Judgement judgement) {
    Map<String, List<String>> refutations = new LinkedHashMap<>();
    Solver.Solution solution = judgement.solution();
    judgement.wrongStated().forEach(move -> put(judgement, move, refutations));
    if (!judgement.isHopeless()) {
      solution.wrong().stream()
          .filter(move -> move != Point.PASS && !judgement.stated().wrong().contains(move))
          .filter(move -> refutations.size() < MOST_OFFERED)
          .forEach(move -> put(judgement, move, refutations));
    }
    return refutations;
  }

  private static void put(Judgement judgement, int move, Map<String, List<String>> refutations) {
    Optional.ofNullable(judgement.solution().moves().get(move))
        .map(Solver.FirstMove::answer)
        .filter(answer -> !answer.isEmpty())
        .ifPresent(
            answer ->
                refutations.put(
                    Point.name(judgement.problem().board().size(), move),
                    names(judgement.problem(), answer)));
  }

  private static void checkLines(
      Item.Asked asked, Judgement judgement, long nodes, Map<String, Object> more) {
    LineCheck lines = new LineCheck(asked, judgement.solution().verdict(), nodes);
    if (!judgement.isHopeless()) {
      asked.stated().lines().stream()
          .filter(line -> judgement.found().contains(line.get(0)))
          .forEach(lines::check);
    }
    more.put("mistakes", lines.mistakes());
    more.put("movesChecked", lines.checked());
    more.put("movesOpen", lines.open());
  }

  static List<String> names(Problem problem, List<Integer> moves) {
    Size size = problem.board().size();
    return moves.stream().map(move -> Point.name(size, move)).toList();
  }

  /** What came out, in a sentence. */
  private record Sentence(Judgement judgement) {
    String text() {
      Verdict verdict = judgement.solution().verdict();
      if (verdict.kind() == Verdict.Kind.UNKNOWN) {
        return "Not solved within the limits.";
      }
      String outcome = new VerdictText(judgement.problem()).outcome(verdict);
      outcome = outcome.substring(0, 1).toUpperCase(Locale.ROOT) + outcome.substring(1) + ".";
      if (judgement.isDoubtful()) {
        return outcome
            + " No first move matters to the stones that were taken as meant: mark them with TR.";
      }
      if (judgement.isHopeless()) {
        return outcome + " No move changes that.";
      }
      String wrong = names(judgement.wrongStated());
      String right = names(judgement.found());
      return outcome
          + (wrong.isEmpty() ? "" : " Stated, but not right: " + wrong + ".")
          + (right.isEmpty() ? "" : " Right: " + right + ".")
          + (judgement.solution().complete() ? "" : " Not every first move was judged.");
    }

    private String names(List<Integer> moves) {
      return Examination.names(judgement.problem(), moves).stream()
          .collect(Collectors.joining(", "));
    }
  }
}
