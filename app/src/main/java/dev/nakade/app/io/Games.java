package dev.nakade.app.io;

import dev.nakade.sgf.SgfFile;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Goes through the games that arguments name: bad input is reported and the rest still visited. */
public final class Games {
  /** What is done with each game. Its number in the file counts from 1. */
  public interface Visitor {
    /** A failure ends the run; one that is about this game alone goes to {@link #report}. */
    void visit(String name, SgfFile file, int game) throws Failure;
  }

  private final Streams streams;
  private final Optional<Integer> chosen;
  private boolean failed;

  /** Only the {@code chosen} game of each file, or all. */
  public Games(Streams streams, Optional<Integer> chosen) {
    this.streams = streams;
    this.chosen = chosen;
  }

  /** Visits what an argument names; not once nobody takes the output. */
  public void visit(String argument, Visitor visitor) throws Failure {
    List<SgfSource> sources = List.of();
    try {
      sources = SgfSource.named(argument);
    } catch (Failure e) {
      report(e);
    }
    for (SgfSource source : sources) {
      visit(source, visitor);
    }
  }

  /** Whether there was a failure. */
  public boolean failed() {
    return failed;
  }

  private void visit(SgfSource source, Visitor visitor) throws Failure {
    Optional<SgfFile> file = read(source);
    if (file.isPresent()) {
      for (int game : games(source, file.get())) {
        if (streams.flush()) {
          visitor.visit(source.name(), file.get(), game);
        }
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

  /** Tells what is wrong with some input, and that the run as a whole has failed. */
  public void report(Failure failure) {
    streams.error(failure.getMessage());
    failed = true;
  }
}
