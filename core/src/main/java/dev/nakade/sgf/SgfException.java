package dev.nakade.sgf;

/** A record that cannot be read or used at all. Line and column are those of {@link Complaint}. */
public final class SgfException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int line;
  private final int column;

  public SgfException(int line, int column, String message) {
    super(message);
    this.line = line;
    this.column = column;
  }

  public int line() {
    return line;
  }

  public int column() {
    return column;
  }
}
