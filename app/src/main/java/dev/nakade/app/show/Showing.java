package dev.nakade.app.show;

import dev.nakade.app.io.Failure;
import dev.nakade.app.io.SgfSource;
import dev.nakade.app.io.Streams;
import dev.nakade.sgf.Complaint;
import dev.nakade.sgf.SgfFile;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** One run of the command: bad input is reported and the rest still shown. */
final class Showing {
  private final Streams streams;
  private final List<Output> outputs;
  private final Optional<Integer> chosen;
  private final Moment moment;
  private boolean allShown = true;

  /** Shows only the {@code chosen} game of each file, or all. */
  Showing(Streams streams, List<Output> outputs, Optional<Integer> chosen, Moment moment) {
    this.streams = streams;
    this.outputs = outputs;
    this.chosen = chosen;
    this.moment = moment;
  }

  /**
   * Shows what an argument names. Goes on after bad input, but not once nobody takes the output.
   *
   * @throws Failure if an output cannot be written
   */
  void show(String argument) throws Failure {
    List<SgfSource> sources = List.of();
    try {
      sources = SgfSource.named(argument);
    } catch (Failure e) {
      report(e);
    }
    for (SgfSource source : sources) {
      show(source);
    }
  }

  /** Says whether all that was asked for has been shown. */
  boolean finish() throws Failure {
    for (Output output : outputs) {
      output.finish();
    }
    return allShown;
  }

  private void show(SgfSource source) throws Failure {
    Optional<SgfFile> file = read(source);
    if (file.isPresent()) {
      for (int game : games(source, file.get())) {
        show(source, file.get(), game);
      }
    }
  }

  private Optional<SgfFile> read(SgfSource source) {
    if (!streams.flush()) {
      return Optional.empty();
    }
    try {
      SgfFile file = source.read(streams.in());
      file.complaints().forEach(complaint -> streams.warning(source.name(), complaint));
      return Optional.of(file);
    } catch (Failure e) {
      report(e);
      return Optional.empty();
    }
  }

  private int[] games(SgfSource source, SgfFile file) {
    int games = file.games().size();
    if (chosen.isEmpty()) {
      return IntStream.rangeClosed(1, games).toArray();
    }
    if (chosen.get() > games) {
      String number = games == 1 ? "its only game is 1" : "its games are 1 to " + games;
      report(Failure.about(source.name(), "no game " + chosen.get() + ", " + number));
      return new int[0];
    }
    return new int[] {chosen.get()};
  }

  private void show(SgfSource source, SgfFile file, int game) throws Failure {
    Optional<ShownGame> shown = position(source, file, game);
    if (shown.isPresent() && streams.flush()) {
      for (Output output : outputs) {
        output.show(shown.get());
      }
    }
  }

  private Optional<ShownGame> position(SgfSource source, SgfFile file, int game) {
    try {
      ShownGame shown = ShownGame.of(source.name(), file, game, moment);
      for (Complaint problem : shown.position().problems()) {
        streams.warning(source.name(), problem);
      }
      return Optional.of(shown);
    } catch (Failure e) {
      report(e);
      return Optional.empty();
    }
  }

  private void report(Failure failure) {
    streams.error(failure.getMessage());
    allShown = false;
  }
}
