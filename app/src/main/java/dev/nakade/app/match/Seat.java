package dev.nakade.app.match;

import java.time.Duration;

/** An engine that takes part in a game: it is told a command and says its reply. */
interface Seat extends AutoCloseable {
  /** The text of the reply; a reply that it fails, or none in time, is an exception. */
  String ask(String command, Duration limit) throws SeatException;

  @Override
  void close();

  /** Why an engine cannot go on. */
  final class SeatException extends Exception {
    private static final long serialVersionUID = 1L;

    private final Fault fault;

    SeatException(Fault fault, String message) {
      super(message);
      this.fault = fault;
    }

    Fault fault() {
      return fault;
    }
  }

  /** What an engine did wrong. */
  enum Fault {
    /** It answered with a question mark. */
    REFUSAL,
    /** It did not answer in time. */
    TIMEOUT,
    /** It ended, or talked nonsense. */
    CRASH
  }
}
