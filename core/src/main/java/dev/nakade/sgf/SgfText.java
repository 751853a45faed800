package dev.nakade.sgf;

/**
 * The two forms of a value. <em>Raw</em> is what stands between the brackets, escapes included: a
 * backslash takes the next character as it is, or removes it if it is a line break. <em>Text</em>
 * is what a person reads.
 */
public final class SgfText {
  private SgfText() {}

  /** The raw form of a text: brackets and backslashes escaped. */
  public static String escape(String text) {
    return escape(text, "\\]");
  }

  /** The raw form of two texts in one value, parted by a colon, as labels are. */
  public static String compose(String left, String right) {
    return escape(left, "\\]:") + ":" + escape(right);
  }

  private static String escape(String text, String special) {
    StringBuilder raw = new StringBuilder(text.length() + 8);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (special.indexOf(c) >= 0) {
        raw.append('\\');
      }
      raw.append(c);
    }
    return raw.toString();
  }

  /**
   * What a raw value says: escapes resolved, soft line breaks gone, every kind of line break one
   * {@code \n}, other white space a blank.
   */
  public static String unescape(String raw) {
    StringBuilder text = new StringBuilder(raw.length());
    boolean escaped = false;
    for (int i = 0; i < raw.length(); i++) {
      char c = raw.charAt(i);
      if (isLineBreak(c)) {
        i += lineBreakLength(raw, i) - 1;
        if (!escaped) {
          text.append('\n');
        }
        escaped = false;
      } else if (c == '\\' && !escaped) {
        escaped = true;
      } else {
        text.append(c == '\t' || c == '\u000B' || c == '\f' ? ' ' : c);
        escaped = false;
      }
    }
    return text.toString();
  }

  /** Where the colon stands that parts a composed value, or −1 if no colon is unescaped. */
  public static int separator(String raw) {
    for (int i = 0; i < raw.length(); i++) {
      if (raw.charAt(i) == '\\') {
        i++;
      } else if (raw.charAt(i) == ':') {
        return i;
      }
    }
    return -1;
  }

  /** Whether a string can stand between brackets: no bare closing one, no backslash left over. */
  static boolean isRaw(String value) {
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c == ']' || (c == '\\' && ++i == value.length())) {
        return false;
      }
    }
    return true;
  }

  static boolean isLineBreak(char c) {
    return c == '\n' || c == '\r';
  }

  /** Two chars for CR LF and LF CR, else one. */
  static int lineBreakLength(CharSequence text, int at) {
    boolean pair =
        at + 1 < text.length()
            && isLineBreak(text.charAt(at + 1))
            && text.charAt(at) != text.charAt(at + 1);
    return pair ? 2 : 1;
  }
}
