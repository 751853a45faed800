package dev.nakade.app.match;

import dev.nakade.app.gtp.Engine;
import dev.nakade.app.gtp.EngineOptions;
import dev.nakade.app.gtp.Settings;
import dev.nakade.app.io.Failure;
import dev.nakade.systems.PlayerSystem;
import dev.nakade.systems.Players;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Who takes part: the name of an engine of the house with its options, as in {@code nakade --time
 * 1s}, or the command of a program. In a command, {@code {seed}} stands for the number of the game.
 */
record Contestant(String text, List<String> words) {
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|'([^']*)'|(\\S+)");

  static Contestant parse(String text) throws Failure {
    List<String> words = new ArrayList<>();
    Matcher matcher = WORD.matcher(text);
    while (matcher.find()) {
      String quoted = matcher.group(1) != null ? matcher.group(1) : matcher.group(2);
      words.add(quoted != null ? quoted : matcher.group(3));
    }
    if (words.isEmpty()) {
      throw new Failure("an engine without a name");
    }
    Contestant contestant = new Contestant(text, List.copyOf(words));
    if (contestant.isOwn()) {
      contestant.options(); // so that what is wrong with them is told before the first game
    }
    return contestant;
  }

  boolean isOwn() {
    return Players.find(words.get(0)).isPresent();
  }

  private EngineOptions options() throws Failure {
    return EngineOptions.parse(words.get(0), words.subList(1, words.size()));
  }

  /** Opens a seat for a game; engines of the house are told what will count. */
  Seat open(int game, MatchGame.Counting counting) throws Failure {
    if (isOwn()) {
      PlayerSystem system = Players.find(words.get(0)).orElseThrow();
      Settings settings = options().settings(game);
      boolean board = counting == MatchGame.Counting.BOARD;
      return new OwnSeat(new Engine(system, board ? settings.playingOut() : settings));
    }
    return ProcessSeat.start(
        words.stream().map(word -> word.replace("{seed}", String.valueOf(game))).toList());
  }

  @Override
  public String toString() {
    return text;
  }
}
