package dev.nakade.app.gtp;

import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.lifedeath.Inquiry;
import dev.nakade.lifedeath.Problem;
import dev.nakade.lifedeath.Solver;
import dev.nakade.lifedeath.Verdict;
import dev.nakade.search.Budget;
import java.util.Map;
import java.util.stream.Collectors;

/** Life and death, proved by the solver of the house. */
final class SolveCommands {
  private static final long TABLE_BYTES = 64L << 20;
  private static final long LONGEST = 10_000_000_000L;

  private final Engine engine;
  private final Session session;

  SolveCommands(Engine engine) {
    this.engine = engine;
    this.session = engine.session();
  }

  void register(Map<String, Command> commands) {
    commands.put("nakade-target", arguments -> mark(arguments, session.target()));
    commands.put("nakade-region", arguments -> mark(arguments, session.region()));
    commands.put("nakade-solve", this::solve);
    commands.put("nakade-status", this::status);
  }

  /** Sets a set of points to these, or to none; without any, tells it. */
  private String mark(Arguments arguments, PointSet points) throws GtpException {
    if (arguments.count() == 0) {
      return names(points);
    }
    PointSet wanted = new PointSet(session.size());
    if (!arguments.word(0).equalsIgnoreCase("none")) {
      for (int i = 0; i < arguments.count(); i++) {
        wanted.add(arguments.point(i, session.size()));
      }
    }
    points.removeAll(points.copy()).addAll(wanted);
    return "";
  }

  private String names(PointSet points) {
    return points.stream()
        .mapToObj(point -> Point.name(session.size(), point))
        .collect(Collectors.joining(" "));
  }

  /** The verdict on what is marked, or on what is hemmed in, and the right first moves. */
  private String solve(Arguments arguments) throws GtpException {
    arguments.require(0, 1);
    int color = arguments.count() == 1 ? arguments.color(0) : session.toMove();
    Solver.Solution solution =
        inquire(problem(color, session.target()), Solver.Wanted.CHEAP_VERDICTS);
    String right =
        solution.right().stream()
            .map(move -> " " + Point.name(session.size(), move))
            .collect(Collectors.joining());
    return words(solution.verdict()) + (right.isEmpty() ? "" : "; right:" + right);
  }

  private Problem problem(int color, PointSet target) throws GtpException {
    try {
      return Problem.of(session.board().copy(), color, target, session.region());
    } catch (IllegalArgumentException e) {
      throw new GtpException(e.getMessage());
    }
  }

  private Solver.Solution inquire(Problem problem, Solver.Wanted wanted) throws GtpException {
    Inquiry.Region region =
        session.region().isEmpty() ? Inquiry.Region.GROWS : Inquiry.Region.FIXED;
    Budget budget =
        engine.begin(Budget.of(Long.MAX_VALUE, Math.min(LONGEST, engine.settings().nanos())));
    try {
      return Inquiry.into(problem, region, TABLE_BYTES, 1, budget, question -> {}).solve(wanted);
    } catch (IllegalArgumentException e) {
      throw new GtpException(e.getMessage());
    }
  }

  /** What becomes of a group if its owner moves first, and if the opponent does. */
  private String status(Arguments arguments) throws GtpException {
    arguments.require(1, 1);
    int point = arguments.point(0, session.size());
    int color = session.board().color(point);
    if (color == Color.EMPTY) {
      throw new GtpException("no stone on " + arguments.word(0));
    }
    PointSet target = PointSet.of(session.size(), point).reach(session.board().points(color));
    Verdict first = verdict(color, target);
    Verdict second = verdict(Color.opponent(color), target);
    return Color.name(color)
        + " first: "
        + words(first)
        + "; "
        + Color.name(Color.opponent(color))
        + " first: "
        + words(second);
  }

  private Verdict verdict(int toMove, PointSet target) throws GtpException {
    return inquire(problem(toMove, target), Solver.Wanted.VERDICT).verdict();
  }

  private static String words(Verdict verdict) {
    if (verdict.kind() != Verdict.Kind.KO) {
      return verdict.kind().toString();
    }
    return verdict.attackerNeeds() > 0
        ? "ko, the attacker needs " + verdict.attackerNeeds()
        : "ko, the defender needs " + verdict.defenderNeeds();
  }
}
