package dev.nakade.app.web;

import java.time.Duration;

/**
 * What visitors may ask of the server.
 *
 * @param atOnce solves at the same time
 * @param waiting solves that may wait for their turn
 * @param kept finished solves that are remembered
 * @param time the most that a solve may take
 * @param tableBytes the most that the table of a solve may take
 */
public record Limits(int atOnce, int waiting, int kept, Duration time, long tableBytes) {
  /** The longest request body, in bytes. */
  static final int BODY = 1 << 20;

  /** Games of a record that are listed. */
  static final int GAMES = 500;

  /** Moves of a line that is explored. */
  static final int LINE = 200;

  /** Moves of a whole game. */
  static final int GAME = 1000;

  /** Players of whole games that remember what they thought; two play a game. */
  static final int PLAYERS = 8;

  /** Event streams at the same time, each of which takes a thread. */
  static final int STREAMS = 32;

  /** Threads that answer requests. */
  static final int THREADS = STREAMS + 32;

  /** Table and time of a question about one position, which somebody waits for. */
  static final long QUICK_TABLE = 32L << 20;

  static final Duration QUICK_TIME = Duration.ofSeconds(5);

  /** Such questions that may wait for their turn, and how long. */
  static final int QUICK_WAITING = 16;

  static final Duration QUICK_PATIENCE = Duration.ofSeconds(20);

  /** Points of a board whose exact values may be asked for. */
  static final int SMALL_BOARD = 20;

  /** The longest certificate that is kept, in bytes. */
  static final int CERTIFICATE = 32 << 20;

  public Limits {
    if (atOnce < 1 || waiting < 0 || kept < 1 || time.isNegative() || tableBytes < 1) {
      throw new IllegalArgumentException("limits that allow nothing");
    }
  }
}
