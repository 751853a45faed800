package dev.nakade.proof;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/** A certificate as it is read, from the first byte to the last and never back. */
final class CertificateInput {
  /** Longer than any line of a board of 25×25 needs. */
  private static final int LONGEST_LINE = 16_384;

  private final InputStream in;
  private long position;
  private int line = 1;

  /** Moves left of the claim that is being read. */
  private long moves;

  /** The next line, if it has been looked at. */
  private Optional<String> ahead = Optional.empty();

  CertificateInput(InputStream in) {
    this.in = new BufferedInputStream(in, 1 << 16);
  }

  /** Where we are, for people: lines count from 1, bytes from 0. */
  String place() {
    return "line " + line + ", byte " + position;
  }

  /** How many bytes were read. */
  long position() {
    return position;
  }

  /** Whether the next line begins with this word and a blank. */
  boolean comes(String word) throws Refusal, IOException {
    ahead = Optional.of(ahead.isEmpty() ? text() : ahead.get());
    return ahead.get().startsWith(word + " ");
  }

  /** The rest of a line that must begin with this word; the two have a blank between them. */
  String line(String word) throws Refusal, IOException {
    if (!comes(word)) {
      throw new Refusal("no line that begins with '" + word + "'");
    }
    String rest = ahead.get().substring(word.length() + 1);
    ahead = Optional.empty();
    line++;
    return rest;
  }

  private String text() throws Refusal, IOException {
    StringBuilder text = new StringBuilder();
    for (int c = read(); c != '\n'; c = read()) {
      if (c < ' ' || c > '~' || text.length() == LONGEST_LINE) {
        throw new Refusal(c < 0 ? "the file ends early" : "no line of plain text");
      }
      text.append((char) c);
    }
    return text.toString();
  }

  /** So many moves follow, and then the end of a line. */
  void expect(long number) {
    moves = number;
  }

  /** The number of the next move, of so many digits. */
  int move(int digits) throws Refusal, IOException {
    if (moves == 0) {
      throw new Refusal("the claim has too few moves");
    }
    moves--;
    int move = 0;
    for (int i = 0; i < digits; i++) {
      int digit = read();
      if (digit < 0) {
        throw new Refusal("the file ends early");
      }
      boolean fine = digit >= Walk.ZERO && (digits == 1 || digit < Walk.ZERO + Walk.BASE);
      if (!fine) {
        throw new Refusal("no digit of a move: byte " + digit);
      }
      move = Walk.BASE * move + digit - Walk.ZERO;
    }
    return move;
  }

  /** All moves must have been used. */
  void endOfMoves() throws Refusal, IOException {
    if (moves > 0 || read() != '\n') {
      throw new Refusal("the claim has moves that are not needed");
    }
    line++;
  }

  void endOfFile() throws Refusal, IOException {
    if (read() >= 0) {
      throw new Refusal("more than a certificate");
    }
  }

  private int read() throws IOException {
    int next = in.read();
    position += next < 0 ? 0 : 1;
    return next;
  }
}
