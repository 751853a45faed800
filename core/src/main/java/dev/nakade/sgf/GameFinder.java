package dev.nakade.sgf;

/** Tells the parenthesis that opens a game from those in mail headers and other prose. */
final class GameFinder {
  private GameFinder() {}

  /**
   * Where the next game opens: at a parenthesis with nothing but blanks and more of its kind before
   * a semicolon or a property. The length of the text if there is none.
   */
  static int find(String text, int from) {
    int start = text.indexOf('(', from);
    while (start >= 0) {
      int inside = skipBlanksAndParentheses(text, start);
      if (beginsNode(text, inside)) {
        return start;
      }
      start = text.indexOf('(', inside);
    }
    return text.length();
  }

  private static int skipBlanksAndParentheses(String text, int from) {
    int at = from;
    while (at < text.length() && (text.charAt(at) == '(' || TextCursor.isBlank(text.charAt(at)))) {
      at++;
    }
    return at;
  }

  private static boolean beginsNode(String text, int at) {
    if (at == text.length()) {
      return false;
    }
    return text.charAt(at) == ';' || beginsProperty(text, at);
  }

  private static boolean beginsProperty(String text, int from) {
    int at = from;
    if (!SgfNode.isIdentifierStart(text.charAt(at))) {
      return false;
    }
    while (at < text.length() && SgfNode.isIdentifierPart(text.charAt(at))) {
      at++;
    }
    while (at < text.length() && TextCursor.isBlank(text.charAt(at))) {
      at++;
    }
    return at < text.length() && text.charAt(at) == '[';
  }
}
