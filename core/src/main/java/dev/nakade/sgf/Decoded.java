package dev.nakade.sgf;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.util.Optional;

/**
 * A text that was bytes, the encoding it was read in, and whether some bytes made no sense in it.
 */
record Decoded(String text, Charset charset, boolean damaged) {
  /** Stands for bytes that made no sense. */
  static final char REPLACEMENT = '\uFFFD';

  /** The text if every byte makes sense in that encoding. */
  static Optional<Decoded> strictly(byte[] bytes, int from, Charset charset) {
    try {
      return Optional.of(
          new Decoded(decode(bytes, from, charset, CodingErrorAction.REPORT), charset, false));
    } catch (CharacterCodingException notThisEncoding) {
      return Optional.empty();
    }
  }

  /** The text with {@link #REPLACEMENT} for what makes no sense in that encoding. */
  static Decoded tolerantly(byte[] bytes, int from, Charset charset) {
    Optional<Decoded> sound = strictly(bytes, from, charset);
    return sound.orElseGet(
        () -> new Decoded(new String(bytes, from, bytes.length - from, charset), charset, true));
  }

  private static String decode(byte[] bytes, int from, Charset charset, CodingErrorAction action)
      throws CharacterCodingException {
    return charset
        .newDecoder()
        .onMalformedInput(action)
        .onUnmappableCharacter(action)
        .decode(ByteBuffer.wrap(bytes, from, bytes.length - from))
        .toString();
  }
}
