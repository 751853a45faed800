package dev.nakade.lifedeath;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * The groups of one colour that a question may be about. A group weighs what its stones would have
 * to pay to get out, above what a free stone pays.
 */
final class Candidates {
  /** A group that pays so much more than a free stone to get out is inside something. */
  private static final int INSIDE = 12;

  private final Size size;
  private final int color;
  private final Escape escape;
  private final List<PointSet> groups;

  /** The candidates of a colour, given how it gets out and which of the opponent's do not. */
  Candidates(Board board, int color, Escape escape, PointSet captives) {
    this.size = board.size();
    this.color = color;
    this.escape = escape;
    this.groups = Groups.of(board, color, escape, captives);
  }

  /** The group that weighs most. */
  PointSet heaviest() {
    return heaviest(groups.stream());
  }

  /** The one that weighs most of those that do not get out easily. */
  PointSet inside() {
    return heaviest(groups.stream().filter(this::isInside));
  }

  private PointSet heaviest(Stream<PointSet> among) {
    return among
        .max(Comparator.comparingInt(this::weight))
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    String.format(
                        "no stones of %s are closed in or nearly so: mark the target with TR",
                        Color.name(color))));
  }

  /** The group itself, if no other one could be meant as well. */
  PointSet requireOnly(PointSet group) {
    for (PointSet other : groups) {
      if (!other.equals(group) && isRival(other, group)) {
        throw new IllegalArgumentException(
            String.format(
                "separate groups are hemmed in, at %s and at %s: mark the target with TR",
                name(group), name(other)));
      }
    }
    return group;
  }

  /** Whether a group weighs as much as the heaviest, or far from it half as much. */
  private boolean isRival(PointSet other, PointSet heaviest) {
    int most = weight(heaviest);
    return weight(other) == most
        || (isInside(other) && 2 * weight(other) > most && isFar(heaviest, other));
  }

  private boolean isInside(PointSet group) {
    return escape.price(group) >= escape.free() + INSIDE;
  }

  private int weight(PointSet group) {
    return group.stream().map(stone -> escape.price(stone) - escape.free() + 1).sum();
  }

  private boolean isFar(PointSet group, PointSet other) {
    return group.stream()
        .allMatch(from -> other.stream().allMatch(to -> Groups.areFar(size, from, to)));
  }

  private String name(PointSet group) {
    return Point.name(size, group.stream().findFirst().orElseThrow());
  }
}
