package dev.nakade.sgf;

import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Reads collections of games, tolerantly: what breaks the format is complained about and what can
 * be kept is kept. A file is decoded before it is parsed, since what looks like a bracket or a
 * backslash can be half a character in East Asian encodings.
 *
 * <p>The encoding is, in this order: what a byte order mark says; UTF-16 if ASCII characters come
 * with a zero byte each; what {@code CA} says, if the bytes bear it out; UTF-8 if they are valid as
 * such; else whichever of the usual encodings makes the likeliest text of them.
 */
public final class SgfReader {
  private SgfReader() {}

  /** The games of a file within {@link SgfLimits#DEFAULT}. */
  public static SgfFile read(byte[] bytes) {
    return read(bytes, SgfLimits.DEFAULT);
  }

  /**
   * The games of a file.
   *
   * @throws SgfException if there is no game in it or a limit is passed
   */
  public static SgfFile read(byte[] bytes, SgfLimits limits) {
    requireLength(bytes.length, limits, "bytes");
    Decoded decoded = SgfCharset.decode(bytes);
    ComplaintBook complaints = new ComplaintBook(limits.complaints());
    if (decoded.damaged()) {
      complaints.add(
          cursorAtDamage(decoded.text()),
          "bytes that are no " + decoded.charset() + " were replaced, here for the first time");
    }
    SgfParser parser =
        new SgfParser(decoded.text(), limits, complaints, Optional.of(decoded.charset()));
    return new SgfFile(parser.games(), complaints.complaints(), decoded.charset());
  }

  /** The games of a text within {@link SgfLimits#DEFAULT}. */
  public static SgfFile read(String text) {
    return read(text, SgfLimits.DEFAULT);
  }

  /**
   * The games of a text; its encoding is given as UTF-8, whatever the games say of theirs.
   *
   * @throws SgfException if there is no game in it or a limit is passed
   */
  public static SgfFile read(String text, SgfLimits limits) {
    requireLength(text.length(), limits, "chars");
    ComplaintBook complaints = new ComplaintBook(limits.complaints());
    SgfParser parser = new SgfParser(text, limits, complaints, Optional.empty());
    return new SgfFile(parser.games(), complaints.complaints(), StandardCharsets.UTF_8);
  }

  private static void requireLength(int length, SgfLimits limits, String unit) {
    if (length > limits.bytes()) {
      throw new SgfException(
          1, 1, "too long: " + length + " " + unit + " where " + limits.bytes() + " are allowed");
    }
  }

  private static TextCursor cursorAtDamage(String text) {
    TextCursor cursor = new TextCursor(text);
    cursor.advanceTo(text.indexOf(Decoded.REPLACEMENT));
    return cursor;
  }
}
