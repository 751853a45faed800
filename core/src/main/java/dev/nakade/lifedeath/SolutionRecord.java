package dev.nakade.lifedeath;

import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.Size;
import dev.nakade.sgf.SgfNode;
import dev.nakade.sgf.SgfPoints;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Writes a solution as an SGF record that programs for people show well. */
final class SolutionRecord {
  /** First moves that the comment at the root names at most. */
  private static final int NAMED = 12;

  /** So many moves must be the same for refutations to be alike. */
  private static final int ALIKE = 3;

  private final Problem problem;
  private final Verdict verdict;
  private final VerdictText text;
  private final boolean hopeless;
  private final SgfNode root = new SgfNode();

  /** What comes of wrong moves and how their lines begin, and after which move that was so. */
  private final Map<String, String> refutations = new HashMap<>();

  /** A record of a problem that has no moves yet. */
  SolutionRecord(Problem problem, Verdict verdict, List<FirstTry> tries) {
    this.problem = problem;
    this.verdict = verdict;
    this.text = new VerdictText(problem);
    this.hopeless =
        verdict.kind() == (problem.goal() == Goal.LIVE ? Verdict.Kind.DEAD : Verdict.Kind.ALIVE);
    setUp();
    root.setText("C", summary(tries));
  }

  SgfNode root() {
    return root;
  }

  private void setUp() {
    Size size = problem.board().size();
    boolean square = size.isSquare();
    root.set("FF", "4");
    root.set("GM", "1");
    root.set("CA", "UTF-8");
    root.set("SZ", square ? "" + size.width() : size.width() + ":" + size.height());
    root.set("AB", SgfPoints.values(problem.board().points(Color.BLACK)));
    root.set("AW", SgfPoints.values(problem.board().points(Color.WHITE)));
    root.set("PL", letter(problem.toMove()));
    root.set("TR", SgfPoints.values(problem.target()));
    if (!isRegionPlain()) {
      root.set("SQ", SgfPoints.values(problem.region().copy().removeAll(problem.target())));
    }
  }

  /** Whether the region is what the wall tells anyway, so that marks would only hide the shape. */
  private boolean isRegionPlain() {
    return Enclosure.of(problem.board(), problem.target())
        .filter(enclosure -> enclosure.region().equals(problem.region()))
        .isPresent();
  }

  private String summary(List<FirstTry> tries) {
    List<FirstTry> right = tries.stream().filter(FirstTry::right).toList();
    boolean settled = right.stream().anyMatch(first -> first.point() == Point.PASS);
    String moves =
        hopeless
            ? " No move changes that."
            : settled ? " No move is needed." : right.size() == 1 ? only(right) : several(right);
    String aim =
        problem.survival() == Survival.EVERY ? " Every marked stone is meant to survive." : "";
    return VerdictText.player(problem.toMove())
        + " to move."
        + aim
        + " "
        + outcome(verdict)
        + moves;
  }

  private String only(List<FirstTry> right) {
    return " The right move is " + name(right.get(0)) + ".";
  }

  private String several(List<FirstTry> right) {
    return " Right: "
        + right.stream().limit(NAMED).map(this::name).collect(Collectors.joining(", "))
        + (right.size() > NAMED ? " and others." : ".");
  }

  private String name(FirstTry first) {
    return Point.name(problem.board().size(), first.point());
  }

  private String outcome(Verdict of) {
    String outcome = text.outcome(of);
    return outcome.substring(0, 1).toUpperCase(Locale.ROOT) + outcome.substring(1) + ".";
  }

  /** Adds a first move, what is proved about it, and what follows it. */
  void add(FirstTry first, Bounds bounds, Branch branch) {
    SgfNode node =
        first.right()
            ? write(root, branch, problem.toMove())
            : alike(first, bounds, branch)
                .map(other -> writeAlike(branch, other))
                .orElseGet(() -> write(root, branch, problem.toMove()));
    if (!hopeless) {
      node.set(first.right() ? "TE" : "BM", "1");
    }
    String judged = hopeless ? "" : first.right() ? "Correct. " : "Wrong. ";
    String needed = first.point() == Point.PASS ? "No move is needed. " : "";
    node.setText("C", judged + needed + result(bounds, branch));
  }

  /** The wrong move before, if any, after which it goes on for a while and ends in the same way. */
  private Optional<String> alike(FirstTry first, Bounds bounds, Branch branch) {
    List<Integer> beginning = branch.beginning(ALIKE);
    return beginning.size() < ALIKE
        ? Optional.empty()
        : Optional.ofNullable(refutations.putIfAbsent(result(bounds) + beginning, name(first)));
  }

  /** Of a refutation that begins like another one, the first move is enough. */
  private SgfNode writeAlike(Branch branch, String other) {
    SgfNode node = move(root, problem.toMove(), branch.point());
    Branch answer = branch.next().get(0);
    move(node, Color.opponent(problem.toMove()), answer.point())
        .setText("C", "And so on as after " + other + ".");
    return node;
  }

  /** What becomes of the target, and why, where that can be seen at once. */
  private String result(Bounds bounds, Branch branch) {
    return switch (branch.ending()) {
      case OPEN, KO -> result(bounds);
      case CAPTURED, TWO_EYES -> comment(branch, problem.toMove());
      default -> result(bounds) + " " + comment(branch, problem.toMove());
    };
  }

  private String result(Bounds bounds) {
    if (bounds.verdict().isPresent()) {
      return outcome(bounds.verdict().get());
    }
    boolean defends = problem.goal() == Goal.LIVE;
    return text.defender()
        + (defends ? " gets no more than " : " gets no less than ")
        + text.share(defends ? bounds.best() : bounds.worst())
        + ".";
  }

  /** Writes a branch below a node; it calls itself as deep as that is, some dozens of moves. */
  private SgfNode write(SgfNode above, Branch branch, int color) {
    SgfNode at = branch.byThreat() ? threat(above, color) : above;
    SgfNode node = move(at, color, branch.point());
    String comment = comment(branch, color);
    if (!comment.isEmpty()) {
      node.setText("C", comment);
    }
    branch.next().forEach(next -> write(node, next, Color.opponent(color)));
    return node;
  }

  /** A threat elsewhere and its answer: both are passes here. */
  private SgfNode threat(SgfNode above, int color) {
    SgfNode threat = move(above, color, Point.PASS);
    threat.setText("C", VerdictText.player(color) + " makes a ko threat elsewhere.");
    SgfNode answer = move(threat, Color.opponent(color), Point.PASS);
    answer.setText("C", VerdictText.player(Color.opponent(color)) + " answers it.");
    return answer;
  }

  private SgfNode move(SgfNode above, int color, int point) {
    SgfNode node = above.addChild();
    node.set(letter(color), SgfPoints.value(problem.board().size(), point));
    return node;
  }

  private static String letter(int color) {
    return color == Color.BLACK ? "B" : "W";
  }

  private String comment(Branch branch, int color) {
    String player = VerdictText.player(color);
    String opponent = VerdictText.player(Color.opponent(color));
    return switch (branch.ending()) {
      case OPEN -> branch.point() == Point.PASS ? player + " plays elsewhere." : "";
      case CAPTURED -> text.defender() + " is captured.";
      case TWO_EYES -> text.defender() + " has two eyes.";
      case NO_ROOM -> text.defender() + " has no room for two eyes.";
      case NO_EYES -> text.defender() + " cannot get two eyes.";
      case KO -> "Ko: " + opponent + " needs a ko threat now.";
      case SEKI -> "Seki: neither side gains by playing here.";
      case NOTHING_LEFT -> opponent + " has nothing left to try.";
    };
  }
}
