package dev.nakade.app.web;

import dev.nakade.player.Player;
import dev.nakade.systems.PlayerSystem;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Those who play whole games, so that each goes on with what it thought at its last turn. The games
 * asked about last are remembered. One thread at a time may use it.
 */
final class Opponents {
  private record Seat(String game, String system, int color) {}

  private final Map<Seat, Player> seats =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Seat, Player> eldest) {
          return size() > Limits.PLAYERS;
        }
      };

  /** Who thinks for a colour in a game. */
  Player of(String game, PlayerSystem system, int color) {
    return seats.computeIfAbsent(
        new Seat(game, system.name(), color),
        seat -> system.player(new PlayerSystem.Style(game.hashCode(), 0, true)));
  }
}
