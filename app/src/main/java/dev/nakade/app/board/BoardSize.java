package dev.nakade.app.board;

import dev.nakade.go.Masks;
import dev.nakade.go.Size;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads sizes such as {@code 5x5}: width, then height. */
final class BoardSize implements ITypeConverter<Size> {
  private static final Pattern SIZE = Pattern.compile("([0-9]{1,4})[x×]([0-9]{1,4})");

  @Override
  public Size convert(String text) {
    Matcher matcher = SIZE.matcher(text.toLowerCase(Locale.ROOT));
    if (!matcher.matches()) {
      throw new TypeConversionException("'" + text + "' is no size such as 5x5");
    }
    int width = Integer.parseInt(matcher.group(1));
    int height = Integer.parseInt(matcher.group(2));
    if (!Size.valid(width, height)) {
      throw new TypeConversionException(
          "there is no board of " + text + ": lines number 1 to " + Size.MAX_LENGTH);
    }
    if (width * height > Masks.MAX_AREA) {
      throw new TypeConversionException(
          "a board of " + text + " has more than the " + Masks.MAX_AREA + " points of this search");
    }
    return Size.of(width, height);
  }
}
