package dev.nakade.systems;

import dev.nakade.lifedeath.Problem;
import dev.nakade.lifedeath.StoneCount;
import dev.nakade.search.Driver;
import dev.nakade.search.Negamax;
import dev.nakade.search.Report;
import dev.nakade.search.Switches;
import dev.nakade.search.Table;
import java.util.List;

/**
 * The systems of Danieli's thesis (1998). All try the opponent's last best answer next, as his did;
 * his table had 2^18 entries and gave way to whatever was new.
 *
 * <p>Nodes are boards made by a move, the first one not counted; a board that the table answers
 * counts too, since it was made before it was looked up.
 */
record Danieli(String suffix, String words, Switches switches, Driver driver)
    implements ProblemSystem {

  /** Two longs for each of his 2^18 entries. */
  private static final long TABLE_BYTES = 16L << 18;

  private static final Switches ALPHA_BETA = Switches.ALPHA_BETA.with(Switches.Part.SIBLINGS);
  private static final Switches HASH =
      ALPHA_BETA.with(Switches.Part.TABLE).with(Switches.Part.DEEPER_ENTRIES);

  static List<ProblemSystem> all() {
    return List.of(
        new Danieli("minimax", "every line to the depth", Switches.MINIMAX, new Driver.Wide()),
        new Danieli("alphabeta", "alpha-beta", ALPHA_BETA, new Driver.Wide()),
        new Danieli("hash", "alpha-beta with a table", HASH, new Driver.Wide()),
        new Danieli("mtdf", "null windows from 127 on", HASH, new Driver.Mtdf(StoneCount.FULL)),
        new Danieli("test", "is 127 reached?", HASH, new Driver.Test(StoneCount.FULL)));
  }

  @Override
  public String toString() {
    return "danieli-" + suffix;
  }

  @Override
  public String summary() {
    return "Danieli 1998: 127 less the enemy stones; " + words;
  }

  @Override
  public Finding solve(Problem problem, Request request) {
    StoneCount domain = new StoneCount(problem, request.blackThreats(), request.whiteThreats());
    long bytes = Math.min(request.tableBytes(), TABLE_BYTES);
    Table table =
        Table.ofBytes(switches.has(Switches.Part.TABLE) ? bytes : 0, Table.Scheme.ALWAYS_REPLACE);
    Negamax search = new Negamax(domain, switches, table);
    Report report = driver.run(search, request.depth(), request.budget());
    List<Integer> line = report.line().stream().map(domain::point).toList();
    return Finding.of(report, answer(report), report.lower() >= StoneCount.FULL, line);
  }

  private static String answer(Report report) {
    if (!report.complete()) {
      return "not finished";
    }
    if (report.exact()) {
      return "value " + report.lower();
    }
    return report.lower() >= StoneCount.FULL ? "value 127" : "value at most " + report.upper();
  }
}
