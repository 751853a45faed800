package dev.nakade.sgf;

/**
 * How much a reader takes before it gives up.
 *
 * @param bytes the longest file, in bytes; the longest text, in chars, where text is read
 * @param nodes the most nodes, over all games of the file
 * @param depth the most variations open inside one another, that is, parentheses; nodes in a row do
 *     not count, so a long game is not deep
 * @param complaints the most complaints kept; further ones are counted, not described
 */
public record SgfLimits(int bytes, int nodes, int depth, int complaints) {
  /** 32 MiB, a million nodes, ten thousand open variations, a thousand complaints. */
  public static final SgfLimits DEFAULT = new SgfLimits(32 << 20, 1_000_000, 10_000, 1_000);

  public SgfLimits {
    if (bytes < 0 || nodes < 0 || depth < 0 || complaints < 0) {
      throw new IllegalArgumentException("negative limit");
    }
  }
}
