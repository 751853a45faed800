package dev.nakade.lifedeath;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.PointSet;
import java.util.OptionalInt;

/**
 * What a position asks where nothing is marked: the life of the stones that are hemmed in. In the
 * diagrams of books these are the inner ones, between the opponent's wall and the edge, whether the
 * wall has gaps or not; stones of their colour beyond the wall, and those of the opponent among
 * them, are not meant.
 *
 * @param target the stones that are meant
 * @param wall what holds them
 */
public record Asked(PointSet target, Wall wall) {
  /** Colours whose tightness differs by less are hemmed in alike. */
  private static final double ALIKE = 0.1;

  /** On a small board, where both are closed in, this part of the tightness tells nothing. */
  private static final double NEARLY = 0.15;

  /** A colour whose tightness is not this much above that of a free stone is not hemmed in. */
  private static final double HEMMED = 2;

  /** What stands between a target and the open board. */
  public enum Wall {
    /** Complete: all that the target can reach is inside. */
    CLOSED,
    /** With gaps, but the target has a harder way out than the opponent's stones. */
    OPEN
  }

  /**
   * What is asked about the stones of a board.
   *
   * @param defender the colour that is meant, if something tells
   * @param region the points on which both may play, next to which the target is; empty if anywhere
   * @throws IllegalArgumentException if no stones are hemmed in, or if several can be meant
   */
  public static Asked of(Board board, OptionalInt defender, PointSet region) {
    Problem.requireStones(board, new PointSet(board.size()));
    Asked asked = of(board, defender);
    if (region.isEmpty()) {
      return asked;
    }
    PointSet near = region.copy().addAll(region.border());
    return new Asked(asked.target.copy().retainAll(near), asked.wall);
  }

  private static Asked of(Board board, OptionalInt defender) {
    Escape black = Escape.of(board, Color.BLACK);
    Escape white = Escape.of(board, Color.WHITE);
    double more = black.tightness() - white.tightness();
    int tighter = Math.abs(more) < ALIKE ? Color.EMPTY : more > 0 ? Color.BLACK : Color.WHITE;
    double most = Math.max(black.tightness(), white.tightness());
    if (closedColors(board) == 2 && Math.abs(more) < NEARLY * most) {
      tighter = fewer(board);
    }
    boolean hemmed = most >= black.free() + HEMMED;
    int color = defender.orElse(tighter);
    if (!hemmed || color == Color.EMPTY) {
      return closed(board, defender, hemmed);
    }
    return color == Color.BLACK
        ? open(board, color, black, white, tighter)
        : open(board, color, white, black, tighter);
  }

  /** The colour with fewer stones: it takes more to surround than to live. */
  private static int fewer(Board board) {
    int more = board.points(Color.BLACK).count() - board.points(Color.WHITE).count();
    return more == 0 ? Color.EMPTY : more > 0 ? Color.WHITE : Color.BLACK;
  }

  /** What is asked about a colour, given how it and its opponent get out. */
  private static Asked open(Board board, int color, Escape own, Escape other, int tighter) {
    boolean outside = tighter == Color.opponent(color);
    PointSet captives = outside ? new PointSet(board.size()) : other.closed();
    Candidates candidates = new Candidates(board, color, own, captives);
    PointSet main = outside ? candidates.inside() : candidates.heaviest();
    return Enclosure.enclosed(board, color).containsAll(main)
        ? new Asked(Enclosure.target(board, color), Wall.CLOSED)
        : new Asked(candidates.requireOnly(main), Wall.OPEN);
  }

  /** What closed walls tell where the colours are hemmed in alike, or not at all. */
  private static Asked closed(Board board, OptionalInt defender, boolean hemmed) {
    if (defender.isPresent()) {
      return new Asked(Enclosure.target(board, defender.getAsInt()), Wall.CLOSED);
    }
    if (hemmed && closedColors(board) == 0) {
      throw new IllegalArgumentException(
          "stones of both colours are hemmed in alike: mark the target with TR");
    }
    return new Asked(Enclosure.target(board), Wall.CLOSED);
  }

  /** How many colours have stones that are closed in. */
  private static int closedColors(Board board) {
    return (Enclosure.enclosed(board, Color.BLACK).isEmpty() ? 0 : 1)
        + (Enclosure.enclosed(board, Color.WHITE).isEmpty() ? 0 : 1);
  }
}
