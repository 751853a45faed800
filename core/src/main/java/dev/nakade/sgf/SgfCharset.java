package dev.nakade.sgf;

import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds out in which encoding a file is; see {@link SgfReader} for the order of what is tried. */
final class SgfCharset {
  /** How many bytes are searched for a sign of UTF-16 and for {@code CA}. */
  private static final int HEAD = 1 << 16;

  private static final Pattern DECLARATION =
      Pattern.compile("(?<![A-Za-z0-9_])[a-z]*C[a-z]*A[a-z]*\\s*\\[\\s*([A-Za-z0-9_:.+-]+)\\s*\\]");

  /**
   * What a declared encoding is ahead of others, in nats: it takes strong evidence to call a lie.
   */
  private static final double DECLARED = 10;

  private SgfCharset() {}

  /** The text of a file. */
  static Decoded decode(byte[] bytes) {
    return marked(bytes).or(() -> wide(bytes)).orElseGet(() -> narrow(bytes));
  }

  private static Optional<Decoded> marked(byte[] bytes) {
    if (startsWith(bytes, 0xEF, 0xBB, 0xBF)) {
      return Decoded.strictly(bytes, 3, StandardCharsets.UTF_8);
    }
    if (startsWith(bytes, 0xFF, 0xFE)) {
      return Optional.of(Decoded.tolerantly(bytes, 2, StandardCharsets.UTF_16LE));
    }
    if (startsWith(bytes, 0xFE, 0xFF)) {
      return Optional.of(Decoded.tolerantly(bytes, 2, StandardCharsets.UTF_16BE));
    }
    return Optional.empty();
  }

  private static boolean startsWith(byte[] bytes, int... mark) {
    for (int i = 0; i < mark.length; i++) {
      if (i >= bytes.length || (bytes[i] & 0xFF) != mark[i]) {
        return false;
      }
    }
    return true;
  }

  /** UTF-16 without a mark, told by a game that opens in characters of two bytes. */
  private static Optional<Decoded> wide(byte[] bytes) {
    for (int i = 0; i + 4 <= Math.min(bytes.length, HEAD); i += 2) {
      if (opensGame(bytes[i + 1], bytes[i], bytes[i + 3], bytes[i + 2])) {
        return Optional.of(Decoded.tolerantly(bytes, 0, StandardCharsets.UTF_16LE));
      }
      if (opensGame(bytes[i], bytes[i + 1], bytes[i + 2], bytes[i + 3])) {
        return Optional.of(Decoded.tolerantly(bytes, 0, StandardCharsets.UTF_16BE));
      }
    }
    return Optional.empty();
  }

  /** Whether two characters, high byte before low, are a parenthesis and what may follow it. */
  private static boolean opensGame(byte high, byte low, byte nextHigh, byte nextLow) {
    boolean follows = nextLow == ';' || nextLow == '(' || TextCursor.isBlank((char) nextLow);
    return high == 0
        && low == '('
        && nextHigh == 0
        && nextLow != 0
        && (follows || SgfNode.isIdentifierStart(nextLow));
  }

  private static Decoded narrow(byte[] bytes) {
    Optional<Charset> declared = declared(bytes).filter(SgfCharset::holdsAscii);
    Optional<Decoded> utf8 = Decoded.strictly(bytes, 0, StandardCharsets.UTF_8);
    Optional<Decoded> stated =
        declared
            .flatMap(charset -> Decoded.strictly(bytes, 0, charset))
            .filter(it -> isBelieved(it, utf8));
    return stated.or(() -> utf8).orElseGet(() -> likeliest(bytes, declared));
  }

  /**
   * Whether a declared encoding that fits the bytes is the right one. It must stand up to UTF-8 if
   * that fits too; and since any bytes fit a Western encoding, that alone says nothing for it.
   */
  private static boolean isBelieved(Decoded stated, Optional<Decoded> utf8) {
    Optional<LanguageModel> model = LanguageModel.of(stated.charset());
    if (model.isEmpty()) {
      return true;
    }
    if (utf8.isEmpty()) {
      return !model.get().equals(LanguageModel.WESTERN);
    }
    double likelihood = model.get().logLikelihood(stated.text()) + DECLARED;
    return likelihood >= LanguageModel.UTF_8.logLikelihood(utf8.get().text());
  }

  private static Decoded likeliest(byte[] bytes, Optional<Charset> declared) {
    record Candidate(Decoded decoded, double likelihood) {}
    return LanguageModel.all().stream()
        .map(
            model -> {
              Decoded decoded = Decoded.tolerantly(bytes, 0, model.charset());
              boolean stated = declared.filter(model.charset()::equals).isPresent();
              double likelihood = model.logLikelihood(decoded.text()) + (stated ? DECLARED : 0);
              return new Candidate(decoded, likelihood);
            })
        .max(Comparator.comparingDouble(Candidate::likelihood))
        .map(Candidate::decoded)
        .filter(it -> !it.damaged() || !it.charset().equals(LanguageModel.WESTERN.charset()))
        .orElseGet(() -> Decoded.tolerantly(bytes, 0, StandardCharsets.ISO_8859_1));
  }

  /** The encoding that the first {@code CA} of the file names, if it is known. */
  private static Optional<Charset> declared(byte[] bytes) {
    String head = new String(bytes, 0, Math.min(bytes.length, HEAD), StandardCharsets.ISO_8859_1);
    Matcher matcher = DECLARATION.matcher(head);
    return matcher.find() ? named(matcher.group(1)) : Optional.empty();
  }

  /** Whether {@code charset} is what that name stands for. */
  static boolean agrees(String name, Charset charset) {
    Optional<Charset> declared = named(name.strip());
    boolean sixteen = declared.filter(StandardCharsets.UTF_16::equals).isPresent();
    return declared.filter(charset::equals).isPresent()
        || (sixteen && charset.name().startsWith(StandardCharsets.UTF_16.name()))
        || (declared.equals(western()) && charset.equals(StandardCharsets.ISO_8859_1));
  }

  private static Optional<Charset> western() {
    return Optional.of(LanguageModel.WESTERN.charset());
  }

  /** The encoding of that name, or the widest of its family, since programs mix them up. */
  private static Optional<Charset> named(String name) {
    String wide =
        switch (name.toUpperCase(Locale.ROOT).replaceAll("[^A-Z0-9]", "")) {
          case "GB", "GBK", "GB2312", "GB231280", "CP936", "MS936", "EUCCN", "GB18030" -> "GB18030";
          case "BIG5", "CP950", "MS950", "XWINDOWS950", "BIG5ETEN" -> "x-windows-950";
          case "SHIFTJIS", "SJIS", "XSJIS", "CP932", "MS932", "WINDOWS31J" -> "windows-31j";
          case "EUCKR", "KSC5601", "KSC56011987", "CP949", "MS949", "UHC" -> "x-windows-949";
          case "ASCII", "USASCII", "LATIN1", "ISO88591", "CP1252" -> "windows-1252";
          case "UTF8", "UNICODE" -> "UTF-8";
          default -> name;
        };
    try {
      return Optional.of(Charset.forName(wide));
    } catch (IllegalCharsetNameException | UnsupportedCharsetException unknown) {
      return Optional.empty();
    }
  }

  /** Whether a file could name that encoding in ASCII and be in it. */
  private static boolean holdsAscii(Charset charset) {
    String sample = "(;CA[x]\\:)";
    return charset.canEncode()
        && sample.equals(new String(sample.getBytes(StandardCharsets.US_ASCII), charset));
  }
}
