package dev.nakade.player;

import dev.nakade.go.Point;
import java.util.List;

/**
 * What a player thinks of a position, from the view of the side to move.
 *
 * @param move a point or {@link Point#PASS}
 * @param resigns whether it is not worth to go on
 * @param winRate the chance to win, between 0 and 1, as far as the player has an idea
 * @param lead points ahead, komi included
 * @param options the moves that were considered, best first
 * @param nodes positions visited
 */
public record Thought(
    int move, boolean resigns, double winRate, double lead, List<Option> options, long nodes) {
  public Thought {
    options = List.copyOf(options);
  }

  /**
   * A move that was considered.
   *
   * @param visits how much work went into it
   * @param winRate the chance to win with it
   * @param prior what was thought of it at a glance, between 0 and 1
   * @param line the moves expected, this one first
   */
  public record Option(int move, long visits, double winRate, double prior, List<Integer> line) {
    public Option {
      line = List.copyOf(line);
    }
  }

  /** A move about which there is nothing to say. */
  static Thought of(int move) {
    return new Thought(move, false, 0.5, 0, List.of(new Option(move, 1, 0.5, 1, List.of(move))), 0);
  }
}
