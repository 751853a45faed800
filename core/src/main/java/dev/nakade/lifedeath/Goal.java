package dev.nakade.lifedeath;

import dev.nakade.go.Color;
import java.util.Locale;

/** What the side to move wants. */
public enum Goal {
  /** Its own stones are the target. */
  LIVE,
  /** The target is the opponent's. */
  KILL;

  /** The colour whose stones are meant if this side is to move. */
  public int defender(int toMove) {
    return this == LIVE ? toMove : Color.opponent(toMove);
  }

  /** The word in answers, such as {@code live}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
