package dev.nakade.player;

/** How long the players of a game may think. All times are in nanoseconds. */
public sealed interface TimeControl {
  /** As long as they like. */
  record None() implements TimeControl {}

  /** So much for all moves. */
  record Absolute(long main) implements TimeControl {
    public Absolute {
      require(main >= 0);
    }
  }

  /** After the main time, so many stones in each period. */
  record Canadian(long main, long period, int stones) implements TimeControl {
    public Canadian {
      require(main >= 0 && period > 0 && stones > 0);
    }
  }

  /** After the main time, each move within a period, of which so many may be used up. */
  record ByoYomi(long main, long period, int periods) implements TimeControl {
    public ByoYomi {
      require(main >= 0 && period > 0 && periods > 0);
    }
  }

  /** Each move adds to what is left, up to a limit. */
  record Fischer(long main, long increment, long most) implements TimeControl {
    public Fischer {
      require(main >= 0 && increment >= 0 && most >= main);
    }
  }

  private static void require(boolean sensible) {
    if (!sensible) {
      throw new IllegalArgumentException("no such time control");
    }
  }
}
