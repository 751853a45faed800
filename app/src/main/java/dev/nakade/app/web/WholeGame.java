package dev.nakade.app.web;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Game;
import dev.nakade.go.KoRule;
import dev.nakade.go.Point;
import dev.nakade.go.Size;
import dev.nakade.player.Judge;
import dev.nakade.player.MonteCarlo;
import dev.nakade.player.Player;
import dev.nakade.player.Thought;
import dev.nakade.player.Turn;
import dev.nakade.search.Budget;
import dev.nakade.systems.PlayerSystem;
import dev.nakade.systems.Players;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/** A whole game after some moves, and what a player thinks of it. Nothing of it is proved. */
final class WholeGame {
  static final double KOMI = 7.5;

  /** Candidates that are told at most. */
  private static final int TOLD = 12;

  private static final int LARGEST = 19;

  private final Game game;

  /** After moves that are written as people do, Black first. */
  WholeGame(int lines, List<String> moves) throws Refusal {
    if (lines < 2 || lines > LARGEST) {
      throw Refusal.malformed("size is between 2 and " + LARGEST);
    }
    this.game = new Game(new Board(Size.of(lines, lines)), Color.BLACK, KoRule.PSK);
    for (String move : moves) {
      play(move);
    }
  }

  private void play(String name) throws Refusal {
    int point = Moves.parse(game.board().size(), name);
    if (game.status() != Game.Status.RUNNING) {
      throw Refusal.unusable("the game is over before " + name);
    }
    Moves.requireLegal(game.legality(point), game.toMove(), name);
    game.play(point);
  }

  /**
   * The position, and if the game goes on, the move and the thoughts of whoever is chosen for the
   * side to move; if it is over, what it counts.
   */
  Map<String, Object> thought(IntFunction<Player> players, Budget budget) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("black", Moves.names(game.board().points(Color.BLACK)));
    fields.put("white", Moves.names(game.board().points(Color.WHITE)));
    fields.put("toMove", Color.name(game.toMove()));
    boolean over = game.status() != Game.Status.RUNNING;
    fields.put("over", over);
    if (over) {
      putEnd(fields);
    } else {
      Player player = players.apply(game.toMove());
      put(fields, player, player.think(new Turn(game, KOMI, Turn.Ending.AGREED), budget));
      fields.put("seen", new Seen(game.board(), game.toMove()).fields());
    }
    return fields;
  }

  /** Which stones are dead is an opinion, and the score with it. */
  private void putEnd(Map<String, Object> fields) {
    Judge judge = Judge.of(game);
    fields.put("score", judge.score() - KOMI);
    fields.put("dead", Moves.names(judge.dead()));
    fields.put("seki", Moves.names(judge.seki()));
    fields.put("blackArea", Moves.names(judge.blackArea()));
    fields.put("whiteArea", Moves.names(judge.whiteArea()));
  }

  private void put(Map<String, Object> fields, Player player, Thought thought) {
    Size size = game.board().size();
    fields.put("move", Point.name(size, thought.move()));
    fields.put("resigns", thought.resigns());
    fields.put("winRate", thought.winRate());
    fields.put("lead", thought.lead());
    fields.put("nodes", thought.nodes());
    fields.put(
        "options", thought.options().stream().limit(TOLD).map(it -> option(size, it)).toList());
    fields.put(
        "ownership",
        player instanceof MonteCarlo games
            ? Arrays.stream(games.ownership()).mapToObj(share -> Math.round(100 * share)).toList()
            : null);
  }

  private static Map<String, Object> option(Size size, Thought.Option option) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("move", Point.name(size, option.move()));
    fields.put("visits", option.visits());
    fields.put("winRate", option.winRate());
    return fields;
  }

  static PlayerSystem player(String name) throws Refusal {
    return Players.find(name == null ? Players.BEST : name)
        .orElseThrow(() -> Refusal.unusable("no player of that name; /api/v1/about lists them"));
  }
}
