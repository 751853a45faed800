package dev.nakade.sgf;

import dev.nakade.go.Size;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The size of the board that a game is on, as its root has it. */
final class RecordSize {
  private static final Size USUAL = Size.of(19, 19);

  /** {@code 19}, {@code 5:6} with the width first, and {@code 19x19}, which is none of SGF. */
  private static final Pattern SIZE = Pattern.compile("0*(\\d{1,3})(?:\\s*[:xX]\\s*0*(\\d{1,3}))?");

  private RecordSize() {}

  static Size of(SgfNode root, ComplaintBook complaints) {
    Optional<String> text = root.text("SZ").map(String::strip);
    if (text.isEmpty()) {
      complaints.add(root.line(), root.column(), "SZ is missing: taken as 19x19");
      return USUAL;
    }
    return parse(text.get())
        .orElseThrow(
            () ->
                new SgfException(
                    root.line(),
                    root.column(),
                    "SZ[" + text.get() + "] is no size from 1x1 to 25x25"));
  }

  private static Optional<Size> parse(String text) {
    Matcher matcher = SIZE.matcher(text);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    int width = Integer.parseInt(matcher.group(1));
    int height = matcher.group(2) == null ? width : Integer.parseInt(matcher.group(2));
    return Size.valid(width, height) ? Optional.of(Size.of(width, height)) : Optional.empty();
  }
}
