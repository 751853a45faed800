package dev.nakade.app.show;

import dev.nakade.app.io.Failure;

/** Where games are shown. */
interface Output {
  void show(ShownGame game) throws Failure;

  /** Called once after the last game. */
  default void finish() throws Failure {}
}
