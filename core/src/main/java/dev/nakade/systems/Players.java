package dev.nakade.systems;

import dev.nakade.player.MonteCarlo;
import dev.nakade.player.Player;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Every system of the house that plays whole games, by name. */
public final class Players {
  /** The one that is asked if no other is named. */
  public static final String BEST = "nakade";

  private static final List<PlayerSystem> SYSTEMS =
      List.of(
          new Named(
              BEST,
              "ours: Monte-Carlo tree search with shapes and rapid action values",
              style ->
                  new MonteCarlo(
                      style.seed(),
                      style.resigns()
                          ? MonteCarlo.Resigning.ALLOWED
                          : MonteCarlo.Resigning.NEVER)));

  private Players() {}

  public static List<PlayerSystem> all() {
    return SYSTEMS;
  }

  /** The system of that name; empty if there is none. */
  public static Optional<PlayerSystem> find(String name) {
    return SYSTEMS.stream().filter(system -> system.name().equals(name)).findFirst();
  }

  private record Named(String name, String summary, Function<PlayerSystem.Style, Player> make)
      implements PlayerSystem {
    @Override
    public Player player(Style style) {
      return make.apply(style);
    }
  }
}
