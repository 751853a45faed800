package dev.nakade.app.check;

import dev.nakade.go.Color;
import dev.nakade.sgf.SgfNode;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** What one node says about the line that leads to it, by each convention. */
final class Signs {
  /** What a node says. */
  enum Sign {
    RIGHT,
    WRONG
  }

  private static final Pattern GOPROBLEMS = Pattern.compile("\\bRIGHT\\b");
  private static final Pattern GOOD =
      Pattern.compile(
          "\\bcorrect\\b|^\\W*(right|solution|success|successful|well done)\\b",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern BAD =
      Pattern.compile(
          "\\b(incorrect|wrong|fail|fails|failed|failure|mistake|not (correct|right))\\b",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern EAST_GOOD = Pattern.compile("正解|正确|正確|正答|成功|정답|정해|성공");
  private static final Pattern EAST_BAD = Pattern.compile("失敗|失败|错误|錯誤|不正|非正解|실패|오답|틀림");
  private static final Pattern KO = Pattern.compile("\\bko\\b|劫|コウ|패", Pattern.CASE_INSENSITIVE);

  /** Encodings that texts are mistaken for, and those that they are in. */
  private static final List<Charset> MISTAKEN = charsets("ISO-8859-1", "windows-1252", "GB18030");

  private static final List<Charset> TRUE = charsets("UTF-8", "GB18030", "Big5", "MS932", "MS949");

  private Signs() {}

  private static List<Charset> charsets(String... names) {
    return List.of(names).stream().filter(Charset::isSupported).map(Charset::forName).toList();
  }

  /** What a node says, if anything; {@code mover} is the side whose answer is asked. */
  static Optional<Sign> at(SgfNode node, Convention convention, int mover) {
    return switch (convention) {
      case RIGHT -> when(GOPROBLEMS.matcher(comment(node)).find(), false);
      case WORDS -> words(comment(node), GOOD, BAD);
      case EAST_ASIAN -> eastAsian(comment(node));
      case MARKS -> marks(node, mover);
      case MAIN_LINE, FIRST_MOVE, FIELD, NONE -> Optional.empty();
    };
  }

  /** Whether the words of a node announce a ko. */
  static boolean announcesKo(SgfNode node) {
    return KO.matcher(comment(node)).find();
  }

  private static String comment(SgfNode node) {
    return node.text("C").orElse("") + "\n" + node.text("N").orElse("");
  }

  private static Optional<Sign> when(boolean right, boolean wrong) {
    return right ? Optional.of(Sign.RIGHT) : wrong ? Optional.of(Sign.WRONG) : Optional.empty();
  }

  private static Optional<Sign> words(String text, Pattern good, Pattern bad) {
    boolean wrong = bad.matcher(text).find();
    return when(!wrong && good.matcher(text).find(), wrong);
  }

  private static Optional<Sign> eastAsian(String text) {
    Optional<Sign> sign = words(text, EAST_GOOD, EAST_BAD);
    if (sign.isPresent() || text.chars().allMatch(c -> c < 0x80)) {
      return sign;
    }
    return MISTAKEN.stream()
        .flatMap(mistaken -> encoded(text, mistaken).stream())
        .flatMap(bytes -> TRUE.stream().map(charset -> decoded(bytes, charset)))
        .flatMap(meant -> words(meant, EAST_GOOD, EAST_BAD).stream())
        .findFirst();
  }

  private static Optional<ByteBuffer> encoded(String text, Charset charset) {
    try {
      return Optional.of(charset.newEncoder().encode(CharBuffer.wrap(text)));
    } catch (CharacterCodingException e) {
      return Optional.empty();
    }
  }

  /** What of the bytes is no text in this encoding is replaced: half a character may be lost. */
  private static String decoded(ByteBuffer bytes, Charset charset) {
    return charset.decode(bytes.duplicate()).toString();
  }

  /** A good or bad move counts for the side that made it; an outcome for either. */
  private static Optional<Sign> marks(SgfNode node, int mover) {
    boolean own = node.has(mover == Color.BLACK ? "B" : "W");
    boolean good = node.has(mover == Color.BLACK ? "GB" : "GW");
    boolean bad = node.has(mover == Color.BLACK ? "GW" : "GB");
    return when(
        (own && node.has("TE")) || good, (own && (node.has("BM") || node.has("DO"))) || bad);
  }
}
