package dev.nakade.app.solve;

import dev.nakade.go.Color;

/** A player, as the command line names one. */
public enum Side {
  BLACK(Color.BLACK),
  WHITE(Color.WHITE);

  private final int color;

  Side(int color) {
    this.color = color;
  }

  int color() {
    return color;
  }
}
