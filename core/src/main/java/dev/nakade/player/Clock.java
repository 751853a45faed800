package dev.nakade.player;

import dev.nakade.go.Color;

/**
 * The time that both players have left, and how much of it a move may take. It is told what was
 * spent and reads no clock itself. All times are in nanoseconds.
 */
public final class Clock {
  private static final long SECOND = 1_000_000_000L;

  /** What may get lost on the way between us and whoever keeps the time: half a tenth a move. */
  private static final long LAG = SECOND / 20;

  /** Of what is left, this much is kept for surprises. */
  private static final double RESERVE = 0.05;

  /** Moves of our own that a game still takes at least, wherever it is. */
  private static final int FEWEST_MOVES = 12;

  private final TimeControl control;
  private final Side black;
  private final Side white;

  /** What one player has left: of the main time, or of the period if {@code inPeriods}. */
  private static final class Side {
    private long left;
    private boolean inPeriods;

    /** Stones still to play in a Canadian period, or periods left of byo-yomi. */
    private int count;
  }

  public Clock(TimeControl control) {
    this.control = control;
    this.black = side(control);
    this.white = side(control);
  }

  private static Side side(TimeControl control) {
    Side side = new Side();
    if (control instanceof TimeControl.Absolute absolute) {
      side.left = absolute.main();
    } else if (control instanceof TimeControl.Fischer fischer) {
      side.left = fischer.main();
    } else if (control instanceof TimeControl.Canadian canadian) {
      side.left = canadian.main();
      if (side.left == 0) {
        enter(side, canadian.period(), canadian.stones());
      }
    } else if (control instanceof TimeControl.ByoYomi byoYomi) {
      side.left = byoYomi.main();
      if (side.left == 0) {
        enter(side, byoYomi.period(), byoYomi.periods());
      }
    }
    return side;
  }

  private static void enter(Side side, long period, int count) {
    side.inPeriods = true;
    side.left = period;
    side.count = count;
  }

  private Side of(int color) {
    return color == Color.BLACK ? black : white;
  }

  public TimeControl control() {
    return control;
  }

  /** What a player has left, of the main time or of the present period; negative if it lost. */
  public long left(int color) {
    return of(color).left;
  }

  /**
   * Stones that a player must still play in its period, or periods that it has left; 0 in the main
   * time.
   */
  public int stones(int color) {
    return of(color).inPeriods ? of(color).count : 0;
  }

  /** Whether a player has used up more than it had. */
  public boolean hasLost(int color) {
    return !(control instanceof TimeControl.None) && of(color).left < 0;
  }

  /**
   * Corrects what a player has left.
   *
   * @param count stones still to be played in the period, or periods left; 0 in the main time
   */
  public void setLeft(int color, long left, int count) {
    Side side = of(color);
    side.left = left;
    boolean hasPeriods =
        control instanceof TimeControl.Canadian || control instanceof TimeControl.ByoYomi;
    side.inPeriods = hasPeriods && count > 0;
    side.count = count;
  }

  /** Takes what a move took from what the player had. */
  public void spend(int color, long nanos) {
    Side side = of(color);
    side.left -= nanos;
    if (control instanceof TimeControl.Fischer fischer && side.left >= 0) {
      side.left = Math.min(fischer.most(), side.left + fischer.increment());
    } else if (control instanceof TimeControl.Canadian canadian) {
      spendStone(side, canadian);
    } else if (control instanceof TimeControl.ByoYomi byoYomi) {
      spendPeriods(side, byoYomi);
    }
  }

  private static void spendStone(Side side, TimeControl.Canadian canadian) {
    if (!side.inPeriods && side.left <= 0) {
      side.inPeriods = true;
      side.count = canadian.stones();
      side.left += canadian.period();
    }
    if (side.inPeriods && side.left >= 0 && --side.count == 0) {
      enter(side, canadian.period(), canadian.stones());
    }
  }

  private static void spendPeriods(Side side, TimeControl.ByoYomi byoYomi) {
    if (!side.inPeriods && side.left <= 0) {
      side.inPeriods = true;
      side.count = byoYomi.periods();
      side.left += byoYomi.period();
    }
    while (side.inPeriods && side.left < 0 && side.count > 1) {
      side.count--;
      side.left += byoYomi.period();
    }
    if (side.inPeriods && side.left >= 0) {
      side.left = byoYomi.period();
    }
  }

  /**
   * How long a player should think about its next move.
   *
   * @param movesLeft how many moves of its own the game may still take
   * @param wish how long it thinks if there is no limit
   */
  public long allot(int color, int movesLeft, long wish) {
    if (control instanceof TimeControl.None) {
      return wish;
    }
    Side side = of(color);
    int moves = Math.max(FEWEST_MOVES, movesLeft);
    // Whoever runs out of main time goes on in a period.
    long reach = side.left + (side.inPeriods ? 0 : periodShare());
    long safe = Math.max(0, reach - Math.round(reach * RESERVE) - LAG);
    long share;
    if (side.inPeriods) {
      int stones = control instanceof TimeControl.Canadian ? Math.max(1, side.count) : 1;
      share = side.left / stones - (stones > 1 ? LAG : 0);
    } else if (control instanceof TimeControl.Fischer fischer) {
      share = side.left / moves + fischer.increment() * 4 / 5;
    } else {
      share = side.left / moves + periodShare() / 2;
    }
    return Math.max(0, Math.min(safe, share));
  }

  /** What each stone gets once the main time is over. */
  private long periodShare() {
    if (control instanceof TimeControl.Canadian canadian) {
      return canadian.period() / canadian.stones();
    }
    return control instanceof TimeControl.ByoYomi byoYomi ? byoYomi.period() : 0;
  }
}
