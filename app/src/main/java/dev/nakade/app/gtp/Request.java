package dev.nakade.app.gtp;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One line of a client: an optional number, the command, its arguments.
 *
 * @param id the number as it was written, empty if there was none
 * @param command in small letters
 * @param words the arguments
 */
record Request(String id, String command, List<String> words) {
  private static final Pattern LINE = Pattern.compile("(?:([0-9]+)(?:\\s+|$))?(\\S*)\\s*(.*)");

  /** A number of more digits is none. */
  private static final int MOST_DIGITS = 18;

  /** Reads a line; empty if there is nothing but space and comment in it. */
  static Optional<Request> parse(String line) {
    String text = clean(line);
    if (text.isEmpty()) {
      return Optional.empty();
    }
    Matcher matcher = LINE.matcher(text);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    String id = matcher.group(1) == null ? "" : matcher.group(1);
    if (id.length() > MOST_DIGITS) {
      return Optional.of(new Request("", id, List.of()));
    }
    String rest = matcher.group(3);
    return Optional.of(
        new Request(
            id,
            matcher.group(2).toLowerCase(java.util.Locale.ROOT),
            rest.isEmpty() ? List.of() : List.of(rest.split("\\s+"))));
  }

  /** Without comment and control characters; a tab is a space. */
  private static String clean(String line) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < line.length() && line.charAt(i) != '#'; i++) {
      char c = line.charAt(i);
      if (c == '\t') {
        text.append(' ');
      } else if (c >= ' ' && c != 127) {
        text.append(c);
      }
    }
    return text.toString().strip();
  }
}
