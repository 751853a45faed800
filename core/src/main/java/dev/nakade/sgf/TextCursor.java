package dev.nakade.sgf;

/** A place in a text that moves forward and knows its line and column. */
final class TextCursor {
  /** What {@link #peek} says behind the last char. */
  static final int END = -1;

  private final String text;
  private int offset;
  private int line = 1;
  private int lineStart;

  TextCursor(String text) {
    this.text = text;
  }

  boolean atEnd() {
    return offset == text.length();
  }

  /** The char here, or {@link #END}. */
  int peek() {
    return atEnd() ? END : text.charAt(offset);
  }

  int offset() {
    return offset;
  }

  int line() {
    return line;
  }

  int column() {
    return offset - lineStart + 1;
  }

  /** The text from an earlier place to this one. */
  String since(int start) {
    return text.substring(start, offset);
  }

  /** Moves on by one char; a pair that is one line break counts as one when it is complete. */
  void advance() {
    if (SgfText.isLineBreak(text.charAt(offset))) {
      advanceOverLineBreak();
    } else {
      offset++;
    }
  }

  private void advanceOverLineBreak() {
    offset += SgfText.lineBreakLength(text, offset);
    line++;
    lineStart = offset;
  }

  void advanceTo(int target) {
    while (offset < target) {
      advance();
    }
  }

  void skipBlanks() {
    while (!atEnd() && isBlank(text.charAt(offset))) {
      advance();
    }
  }

  /** White space and what else files carry between properties without meaning anything by it. */
  static boolean isBlank(char c) {
    return c <= ' ' || c == '\u00A0' || c == '\u3000' || c == '\uFEFF';
  }
}
