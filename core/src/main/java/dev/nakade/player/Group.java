package dev.nakade.player;

import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import java.util.List;

/** Related chains of a colour, with the space that they hold and the prisoners in it. */
public final class Group {
  /** A group whose rules say more, or less, is not searched. */
  private static final double UNCLEAR = 0.6;

  /** What a weaker or stronger neighbour adds or takes, at most. */
  private static final double RIVALRY = 0.3;

  private final int number;
  private final int color;
  private final PointSet stones;
  private final PointSet space;
  private double eyes;
  private double potential;
  private boolean settled;
  private double alone;
  private double safety;

  Group(int number, int color, Size size) {
    this.number = number;
    this.color = color;
    this.stones = new PointSet(size);
    this.space = new PointSet(size);
  }

  int number() {
    return number;
  }

  public int color() {
    return color;
  }

  /** Its stones; a set of its own. */
  PointSet stones() {
    return stones;
  }

  /** Empty points and prisoners; a set of its own. */
  PointSet space() {
    return space;
  }

  PointSet points() {
    return stones.copy().addAll(space);
  }

  /** Eyes that it has, at most 2. */
  public double eyes() {
    return eyes;
  }

  /** How much room it has to make more, from 0 to 1. */
  public double potential() {
    return potential;
  }

  /** Between −1, dead for sure, and 1, completely safe. */
  public double safety() {
    return safety;
  }

  void measure(double counted, double room) {
    eyes = Math.min(2, counted);
    potential = Math.max(0, Math.min(1, room));
    alone = eyes >= 2 ? 1 : Math.max(-1, Math.min(0.95, -1 + 0.8 * eyes + 1.2 * potential));
    safety = alone;
  }

  boolean isUnclear() {
    return !settled && Math.abs(alone) < UNCLEAR;
  }

  /** Takes a safety for certain. */
  void settle(double known) {
    settled = true;
    alone = known;
    safety = known;
  }

  /** Who fights with weaker groups is safer than alone, and the other way round. */
  void compare(List<Group> rivals) {
    if (settled || eyes >= 2 || rivals.isEmpty()) {
      return;
    }
    double weakest = rivals.stream().mapToDouble(rival -> rival.alone).min().orElse(1);
    double shift = RIVALRY * Math.max(-1, Math.min(1, alone - weakest));
    safety = Math.max(-1, Math.min(0.95, alone + shift));
  }
}
