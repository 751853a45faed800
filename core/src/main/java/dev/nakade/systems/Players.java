package dev.nakade.systems;

import dev.nakade.player.GoIntellect;
import dev.nakade.player.MonteCarlo;
import dev.nakade.player.Player;
import dev.nakade.player.Team16;
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
              "ours: Monte-Carlo tree search with shapes and rapid action values; exact on small boards",
              style ->
                  new MonteCarlo(
                      style.seed(),
                      style.resigns() ? MonteCarlo.Resigning.ALLOWED : MonteCarlo.Resigning.NEVER,
                      new SmallEnds())),
          goIntellect("go-intellect", "AlphaBetaX", GoIntellect.Features.ALL),
          goIntellect("go-intellect-fixed", "a search to a fixed depth", GoIntellect.Features.NONE),
          team16("team16", "deepening NegaScout with table and killers", Team16.Method.DEEPENING),
          team16("team16-negascout", "the same to one depth", Team16.Method.NEGASCOUT),
          team16("team16-alphabeta", "alpha-beta and nothing else", Team16.Method.ALPHA_BETA));

  private Players() {}

  private static PlayerSystem goIntellect(
      String name, String words, GoIntellect.Features features) {
    return new Named(
        name,
        "Chen 2000: few candidates from many generators, territory by safety; " + words,
        style -> goIntellect(features, style.depth()));
  }

  /** Go Intellect with some of its enhancements; 0 is its own depth. */
  public static Player goIntellect(GoIntellect.Features features, int depth) {
    return new GoIntellect(
        features, depth == 0 ? GoIntellect.THEIR_DEPTH : depth, new SmallProofs());
  }

  private static PlayerSystem team16(String name, String words, Team16.Method method) {
    return new Named(
        name,
        "Team16: liberties, stones, edge and Euler number; " + words,
        style -> new Team16(method, style.depth() == 0 ? Team16.THEIR_DEPTH : style.depth()));
  }

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
