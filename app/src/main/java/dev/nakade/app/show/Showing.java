package dev.nakade.app.show;

import dev.nakade.app.io.Failure;
import dev.nakade.app.io.Games;
import dev.nakade.app.io.Streams;
import dev.nakade.sgf.Complaint;
import dev.nakade.sgf.SgfFile;
import java.util.List;
import java.util.Optional;

/** One run of the command: bad input is reported and the rest still shown. */
final class Showing {
  private final Streams streams;
  private final List<Output> outputs;
  private final Games games;
  private final Moment moment;

  Showing(Streams streams, List<Output> outputs, Games games, Moment moment) {
    this.streams = streams;
    this.outputs = outputs;
    this.games = games;
    this.moment = moment;
  }

  /**
   * Shows what an argument names.
   *
   * @throws Failure if an output cannot be written
   */
  void show(String argument) throws Failure {
    games.visit(argument, this::show);
  }

  /** Says whether all that was asked for has been shown. */
  boolean finish() throws Failure {
    for (Output output : outputs) {
      output.finish();
    }
    return !games.failed();
  }

  private void show(String name, SgfFile file, int game) throws Failure {
    Optional<ShownGame> shown = position(name, file, game);
    if (shown.isPresent() && streams.flush()) {
      for (Output output : outputs) {
        output.show(shown.get());
      }
    }
  }

  private Optional<ShownGame> position(String name, SgfFile file, int game) {
    try {
      ShownGame shown = ShownGame.of(name, file, game, moment);
      for (Complaint problem : shown.position().problems()) {
        streams.warning(name, problem);
      }
      return Optional.of(shown);
    } catch (Failure e) {
      games.report(e);
      return Optional.empty();
    }
  }
}
