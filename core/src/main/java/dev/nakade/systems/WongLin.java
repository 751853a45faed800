package dev.nakade.systems;

import dev.nakade.lifedeath.Problem;
import dev.nakade.lifedeath.TwoEyes;
import dev.nakade.search.Driver;
import dev.nakade.search.Negamax;
import dev.nakade.search.Report;
import dev.nakade.search.Switches;
import dev.nakade.search.Table;
import java.util.List;

/**
 * The system of Wong and Lin (2016), with and without its heuristics, and with what its authors
 * wished for: deepening, a table, ko and seki.
 *
 * <p>Nothing here is proved, even when the search is complete: an eye with stones trapped in it or
 * with points that the chain does not touch counts as real by its diagonals and may be none.
 *
 * @param unlimitedDepth the depth in plies if none is asked for
 */
record WongLin(
    String name,
    String words,
    TwoEyes.Rules rules,
    TwoEyes.Ordering ordering,
    Switches switches,
    Driver driver,
    int unlimitedDepth)
    implements ProblemSystem {

  /** The deepest that the authors searched. */
  private static final int THEIR_DEPTH = 10;

  private static final int DEEPENING_DEPTH = 30;

  static List<ProblemSystem> all() {
    return List.of(
        theirs("wong-lin", "vital spots, then eye count", TwoEyes.Ordering.EYES),
        theirs("wong-lin-plain", "without heuristics", TwoEyes.Ordering.NONE),
        new WongLin(
            "wong-lin-plus",
            "with deepening, table, ko and seki",
            TwoEyes.Rules.COMPLETE,
            TwoEyes.Ordering.EYES,
            Switches.ALPHA_BETA.with(Switches.Part.TABLE),
            new Driver.Deepening(new Driver.Wide(), 1, 1, 1),
            DEEPENING_DEPTH));
  }

  private static WongLin theirs(String name, String words, TwoEyes.Ordering ordering) {
    return new WongLin(
        name,
        words,
        TwoEyes.Rules.REPORT,
        ordering,
        Switches.ALPHA_BETA,
        new Driver.Wide(),
        THEIR_DEPTH);
  }

  @Override
  public String toString() {
    return name;
  }

  @Override
  public String summary() {
    return "Wong and Lin 2016: the defender makes two real eyes; " + words;
  }

  @Override
  public Finding solve(Problem problem, Request request) {
    TwoEyes domain = new TwoEyes(problem, rules, ordering);
    long bytes = switches.has(Switches.Part.TABLE) ? request.tableBytes() : 0;
    Negamax search = new Negamax(domain, switches, Table.ofBytes(bytes, Table.Scheme.TWO_DEEP));
    int depth = request.depth() == Negamax.NO_DEPTH_LIMIT ? unlimitedDepth : request.depth();
    Report report = driver.run(search, depth, request.budget());
    List<Integer> line = report.line().stream().map(domain::point).toList();
    return Finding.of(report, answer(report), report.lower() >= 1, line);
  }

  private static String answer(Report report) {
    if (report.lower() >= 1) {
      return "lives";
    }
    return report.complete() ? "no life within " + report.depth() + " plies" : "not finished";
  }
}
