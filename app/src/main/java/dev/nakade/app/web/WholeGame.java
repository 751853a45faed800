package dev.nakade.app.web;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Game;
import dev.nakade.go.KoRule;
import dev.nakade.go.Legality;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
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
import java.util.OptionalInt;

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
    Size size = game.board().size();
    OptionalInt point = name == null ? OptionalInt.empty() : Point.parse(size, name);
    if (point.isEmpty()) {
      throw Refusal.unusable("no point " + name + " on " + size);
    }
    if (game.status() != Game.Status.RUNNING) {
      throw Refusal.unusable("the game is over before " + name);
    }
    Legality legality = game.legality(point.getAsInt());
    if (!legality.isLegal()) {
      throw Refusal.unusable(Color.name(game.toMove()) + " may not play " + name + ": " + legality);
    }
    game.play(point.getAsInt());
  }

  /** The position, and if the game goes on, the move and the thoughts of a player. */
  Map<String, Object> thought(PlayerSystem system, Budget budget) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("black", names(Color.BLACK));
    fields.put("white", names(Color.WHITE));
    fields.put("toMove", Color.name(game.toMove()));
    boolean over = game.status() != Game.Status.RUNNING;
    fields.put("over", over);
    fields.put("score", over ? game.score() - KOMI : null);
    if (!over) {
      Player player = system.player(new PlayerSystem.Style(game.plies(), 0, true));
      Turn turn = new Turn(game, KOMI, Turn.Ending.PLAYED_OUT);
      put(fields, player, player.think(turn, budget));
    }
    return fields;
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

  private List<String> names(int color) {
    PointSet points = game.board().points(color);
    return points.stream().mapToObj(point -> Point.name(points.size(), point)).toList();
  }

  static PlayerSystem player(String name) throws Refusal {
    return Players.find(name == null ? Players.BEST : name)
        .orElseThrow(() -> Refusal.unusable("no player of that name; /api/v1/about lists them"));
  }
}
