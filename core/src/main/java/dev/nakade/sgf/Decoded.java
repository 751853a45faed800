package dev.nakade.sgf;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
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
    CharsetDecoder decoder =
        charset
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    try {
      String text = decoder.decode(ByteBuffer.wrap(bytes, from, bytes.length - from)).toString();
      return Optional.of(new Decoded(text, charset, false));
    } catch (CharacterCodingException notThisEncoding) {
      return Optional.empty();
    }
  }

  /** The text with {@link #REPLACEMENT} for what makes no sense in that encoding. */
  static Decoded tolerantly(byte[] bytes, int from, Charset charset) {
    return strictly(bytes, from, charset).orElseGet(() -> replacing(bytes, from, charset));
  }

  private static Decoded replacing(byte[] bytes, int from, Charset charset) {
    return new Decoded(new String(bytes, from, bytes.length - from, charset), charset, true);
  }
}
