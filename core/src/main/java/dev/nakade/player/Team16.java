package dev.nakade.player;

import dev.nakade.go.Board;
import dev.nakade.go.Game;
import dev.nakade.go.Point;
import dev.nakade.search.Budget;
import dev.nakade.search.Domain;
import dev.nakade.search.Driver;
import dev.nakade.search.Negamax;
import dev.nakade.search.Report;
import dev.nakade.search.Switches;
import dev.nakade.search.Switches.Part;
import dev.nakade.search.Table;
import java.util.List;

/**
 * The player of Team16: a search of limited depth over {@link ShapeGame}. Its three searches are
 * the alpha-beta loop with more and more of its parts.
 *
 * @param depth in plies; the authors played with 4
 */
public record Team16(Method method, int depth) implements Player {
  /** The depth with which the authors played on 9×9. */
  public static final int THEIR_DEPTH = 4;

  private static final int TABLE_BITS = 18;

  /** One of the searches of the report. */
  public enum Method {
    /** Alpha-beta and nothing else. */
    ALPHA_BETA,
    /** With null windows, table and two killers. */
    NEGASCOUT,
    /** The same, deeper step by step. */
    DEEPENING;

    public Switches switches() {
      return this == ALPHA_BETA ? Switches.ALPHA_BETA : ENHANCED;
    }

    Driver driver() {
      Driver wide = new Driver.Wide();
      return this == DEEPENING ? new Driver.Deepening(wide, 1, 1, Domain.INFINITE) : wide;
    }
  }

  private static final Switches ENHANCED =
      Switches.ALPHA_BETA.with(Part.NULL_WINDOWS, Part.TABLE, Part.DEEPER_ENTRIES, Part.KILLERS);

  @Override
  public Thought think(Turn turn, Budget budget) {
    return Passing.sensible(turn, searched(turn, method.switches(), budget));
  }

  /** What the search finds, with these parts of it on. */
  public Thought searched(Turn turn, Switches switches, Budget budget) {
    Report report = search(turn, switches, depth, budget);
    if (report.line().isEmpty()) {
      report = new Searcher(turn, switches).run(new Driver.Wide(), 1, Budget.unlimited());
    }
    List<Integer> line = new Searcher(turn, switches).points(report);
    int move = Passing.firstLegal(turn.game(), line, Point.PASS);
    return new Thought(
        move,
        false,
        0.5,
        report.lower(),
        List.of(new Thought.Option(move, Math.max(1, report.nodes()), 0.5, 1, line)),
        report.nodes());
  }

  /** Searches without choosing: what it costs. */
  public Report search(Turn turn, Switches switches, int plies, Budget budget) {
    return new Searcher(turn, switches).run(method.driver(), plies, budget);
  }

  /** A search of one position. */
  private static final class Searcher {
    private final ShapeGame domain;
    private final Negamax search;

    Searcher(Turn turn, Switches switches) {
      Game game = turn.game();
      Board board = game.board().copy();
      domain = new ShapeGame(board, turn.toMove(), game.passes());
      search = new Negamax(domain, switches, new Table(TABLE_BITS, Table.Scheme.ALWAYS_REPLACE));
    }

    Report run(Driver driver, int depth, Budget budget) {
      return driver.run(search, depth, budget);
    }

    List<Integer> points(Report report) {
      return report.line().stream().map(domain::point).toList();
    }
  }
}
