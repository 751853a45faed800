package dev.nakade.player;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Game;
import dev.nakade.go.Point;
import dev.nakade.search.Budget;
import dev.nakade.search.Domain;
import dev.nakade.search.Driver;
import dev.nakade.search.Negamax;
import dev.nakade.search.Report;
import dev.nakade.search.Switches;
import dev.nakade.search.Table;
import java.util.List;

/**
 * The player of Chen's paper on global search (2000): AlphaBetaX, the alpha-beta loop over a {@link
 * SelectiveGame}, with quiescence, a moving target and urgency, each of which can be off.
 */
public final class GoIntellect implements Player {
  /** How deep the author looked. */
  public static final int THEIR_DEPTH = 5;

  private static final int MIN_DEPTH = 1;
  private static final int HOPELESS = -40;

  private final Features features;
  private final int depth;
  private final LifeReader life;

  /**
   * The value of the last search for Black, in units of the search; before it, nothing is known.
   */
  private int lastScore;

  /**
   * Which of the three enhancements are on.
   *
   * @param quiescence stop where the value is stable
   * @param target stop trying moves once the target is reached
   * @param urgency add urgency when moves compete
   */
  public record Features(boolean quiescence, boolean target, boolean urgency) {
    /** As the author plays. */
    public static final Features ALL = new Features(true, true, true);

    /** A normal search to a fixed depth. */
    public static final Features NONE = new Features(false, false, false);

    Switches switches() {
      Switches switches = Switches.ALPHA_BETA;
      switches = target ? switches.with(Switches.Part.TARGET) : switches;
      return urgency ? switches.with(Switches.Part.URGENCY) : switches;
    }

    /** A letter for each that is on, in the order of the paper; {@code ---} if none is. */
    @Override
    public String toString() {
      return (quiescence ? "q" : "-") + (target ? "t" : "-") + (urgency ? "u" : "-");
    }
  }

  public GoIntellect(Features features, int depth, LifeReader life) {
    this.features = features;
    this.depth = depth;
    this.life = life;
  }

  @Override
  public void forget() {
    lastScore = 0;
  }

  @Override
  public Thought think(Turn turn, Budget budget) {
    Game game = turn.game();
    Board board = game.board().copy();
    int player = turn.toMove();
    int sign = player == Color.BLACK ? 1 : -1;
    Ballot ballot = Ballot.of(Sight.of(board, player, life), player);
    List<Ballot.Candidate> candidates = ballot.candidates(10);
    if (candidates.isEmpty()) {
      return Thought.of(Point.PASS);
    }
    if (candidates.size() == 1 && game.legality(candidates.get(0).point()).isLegal()) {
      return Passing.sensible(turn, Thought.of(candidates.get(0).point()));
    }
    SelectiveGame domain =
        new SelectiveGame(board, player, life, features, MIN_DEPTH, -sign * lastScore);
    Negamax search =
        new Negamax(domain, features.switches(), new Table(1, Table.Scheme.ALWAYS_REPLACE));
    Driver driver = new Driver.Deepening(new Driver.Wide(), 1, 1, Domain.INFINITE);
    Report report = driver.run(search, depth, budget);
    List<Integer> line = report.line().stream().map(domain::point).toList();
    List<Integer> wanted = line.isEmpty() ? List.of(candidates.get(0).point()) : line;
    int move = legal(game, wanted.get(0), candidates);
    double lead = report.exact() ? report.lower() / (double) SelectiveGame.POINT : 0;
    lastScore = report.exact() ? sign * report.lower() : lastScore;
    double ahead = lead - sign * turn.komi();
    boolean resigns = report.exact() && ahead < HOPELESS && game.plies() > board.size().area() / 2;
    List<Thought.Option> options =
        candidates.stream().map(it -> option(it, move, wanted, report.nodes())).toList();
    return Passing.sensible(
        turn, new Thought(move, resigns, chance(ahead), ahead, options, report.nodes()));
  }

  private static int legal(Game game, int move, List<Ballot.Candidate> candidates) {
    if (game.legality(move).isLegal()) {
      return move;
    }
    return candidates.stream()
        .map(Ballot.Candidate::point)
        .filter(point -> game.legality(point).isLegal())
        .findFirst()
        .orElse(Point.PASS);
  }

  private static Thought.Option option(
      Ballot.Candidate candidate, int move, List<Integer> line, long nodes) {
    boolean chosen = candidate.point() == move;
    return new Thought.Option(
        candidate.point(),
        chosen ? Math.max(1, nodes) : 1,
        0.5,
        Math.min(1, candidate.weight() / 100),
        chosen ? line : List.of(candidate.point()));
  }

  /** A chance to win that goes with a lead; ten points are four to one. */
  private static double chance(double lead) {
    return 1 / (1 + Math.pow(4, -lead / 10));
  }
}
