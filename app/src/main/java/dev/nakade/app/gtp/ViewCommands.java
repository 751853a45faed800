package dev.nakade.app.gtp;

import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.Size;
import dev.nakade.player.Ballot;
import dev.nakade.player.Group;
import dev.nakade.player.LifeReader;
import dev.nakade.player.MonteCarlo;
import dev.nakade.player.Sight;
import dev.nakade.player.Thought;
import dev.nakade.player.Turn;
import dev.nakade.search.Budget;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/** What a client can draw on the board: what Go Intellect sees, and what games tell. */
final class ViewCommands {
  /** Names of views, as GoGui reads them: kind of drawing, label, command. */
  private static final List<String> VIEWS =
      List.of(
          "sboard/Blocks/nakade-blocks",
          "sboard/Chains/nakade-chains",
          "sboard/Groups/nakade-groups",
          "dboard/Influence/nakade-influence",
          "dboard/Territory/nakade-territory",
          "sboard/Weights/nakade-weights %c",
          "pspairs/Candidates/nakade-candidates %c",
          "string/Why/nakade-why %p",
          "string/Score/nakade-score",
          "gfx/Thought/nakade-think %c",
          "dboard/Ownership/nakade-ownership",
          "plist/Target/nakade-target",
          "plist/Region/nakade-region",
          "none/Set Target/nakade-target %P",
          "none/Set Region/nakade-region %P",
          "string/Solve/nakade-solve %c",
          "string/Status/nakade-status %p",
          "plist/Final Dead/final_status_list dead",
          "string/Final Score/final_score");

  /** Positions that are looked at for a drawing. */
  private static final long NODES = 200_000;

  private final Engine engine;
  private final Session session;

  ViewCommands(Engine engine) {
    this.engine = engine;
    this.session = engine.session();
  }

  void register(Map<String, Command> commands) {
    commands.put("gogui-analyze_commands", arguments -> String.join("\n", VIEWS));
    commands.put("nakade-blocks", arguments -> labels(this::block));
    commands.put("nakade-chains", arguments -> chains());
    commands.put("nakade-groups", arguments -> groups());
    commands.put("nakade-influence", arguments -> influence());
    commands.put("nakade-territory", arguments -> territory());
    commands.put("nakade-weights", this::weights);
    commands.put("nakade-candidates", this::candidates);
    commands.put("nakade-why", this::why);
    commands.put("nakade-score", arguments -> score());
    commands.put("nakade-think", this::think);
    commands.put("nakade-ownership", arguments -> ownership());
  }

  private Sight sight() {
    return Sight.of(session.board().copy(), session.toMove(), LifeReader.NONE);
  }

  private int colorOf(Arguments arguments) throws GtpException {
    arguments.require(0, 1);
    return arguments.count() == 0 ? session.toMove() : arguments.color(0);
  }

  /** A text for each point, row by row; nothing is {@code ""}. */
  private String labels(IntFunction<String> label) {
    Size size = session.size();
    StringBuilder text = new StringBuilder();
    for (int y = 0; y < size.height(); y++) {
      for (int x = 0; x < size.width(); x++) {
        String word = label.apply(size.point(x, y));
        text.append(x == 0 ? "\n" : " ").append(word.isEmpty() ? "\"\"" : word);
      }
    }
    return text.toString();
  }

  private String numbers(IntFunction<Double> value) {
    return labels(point -> String.format(Locale.ROOT, "%.2f", value.apply(point)));
  }

  private String block(int point) {
    return session.board().color(point) == Color.EMPTY
        ? ""
        : Point.name(session.size(), session.board().chain(point));
  }

  private String chains() {
    Sight sight = sight();
    return labels(
        point ->
            sight.chain(point) == Sight.NONE ? "" : Point.name(session.size(), sight.chain(point)));
  }

  private String groups() {
    Sight sight = sight();
    return labels(point -> sight.group(point) == Sight.NONE ? "" : "" + (sight.group(point) + 1));
  }

  private String influence() {
    Sight sight = sight();
    return numbers(point -> Math.max(-1, Math.min(1, sight.influence(point) / 64.0)));
  }

  private String territory() {
    Sight sight = sight();
    return numbers(sight::territory);
  }

  private String weights(Arguments arguments) throws GtpException {
    Ballot ballot = Ballot.of(sight(), colorOf(arguments));
    return labels(
        point -> {
          long weight = Math.round(ballot.weight(point));
          return weight == 0 ? "" : "" + weight;
        });
  }

  private String candidates(Arguments arguments) throws GtpException {
    Ballot ballot = Ballot.of(sight(), colorOf(arguments));
    return ballot.candidates(10).stream()
        .map(
            it ->
                Point.name(session.size(), it.point())
                    + String.format(Locale.ROOT, " %.0f", it.weight()))
        .collect(Collectors.joining("\n"));
  }

  /** Who suggests a point, and how much. */
  private String why(Arguments arguments) throws GtpException {
    arguments.require(1, 1);
    int point = arguments.point(0, session.size());
    return Ballot.of(sight(), session.toMove()).votes().stream()
        .filter(vote -> vote.point() == point)
        .map(
            vote ->
                String.format(
                    Locale.ROOT,
                    "%s: weight %.1f, urgency %.1f",
                    vote.generator(),
                    vote.weight(),
                    vote.urgency()))
        .collect(Collectors.joining("\n"));
  }

  private String score() {
    Sight sight = sight();
    String weak = sight.groups().stream().map(this::describe).collect(Collectors.joining("\n"));
    return EndCommands.result(Math.rint(sight.score() - session.komi()))
        + (weak.isEmpty() ? "" : "\n" + weak);
  }

  private String describe(Group group) {
    return String.format(
        Locale.ROOT,
        "%s group: %.1f eyes, room %.2f, safety %.2f",
        Color.name(group.color()),
        group.eyes(),
        group.potential(),
        group.safety());
  }

  /** The expected line and how often each first move was tried. */
  private String think(Arguments arguments) throws GtpException {
    int color = colorOf(arguments);
    Budget budget = engine.begin(Budget.of(NODES, engine.settings().nanos()));
    Thought thought =
        engine
            .player()
            .think(new Turn(session.gameFor(color), session.komi(), Turn.Ending.AGREED), budget);
    StringBuilder text = new StringBuilder("VAR");
    int turn = color;
    for (int move : thought.options().get(0).line()) {
      text.append(turn == Color.BLACK ? " b " : " w ").append(Point.name(session.size(), move));
      turn = Color.opponent(turn);
    }
    text.append("\nLABEL");
    for (Thought.Option option : thought.options()) {
      if (option.move() != Point.PASS) {
        text.append(' ')
            .append(Point.name(session.size(), option.move()))
            .append(' ')
            .append(option.visits());
      }
    }
    return text.append(
            String.format(
                Locale.ROOT, "%nTEXT %.1f %% for %s", 100 * thought.winRate(), Color.name(color)))
        .toString();
  }

  private String ownership() throws GtpException {
    MonteCarlo games = new MonteCarlo(1, MonteCarlo.Resigning.NEVER);
    Budget budget = engine.begin(Budget.ofNodes(NODES));
    games.think(new Turn(session.game(), session.komi(), Turn.Ending.PLAYED_OUT), budget);
    double[] shares = games.ownership();
    return numbers(point -> shares[point]);
  }
}
