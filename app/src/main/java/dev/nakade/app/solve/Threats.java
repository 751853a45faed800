package dev.nakade.app.solve;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** External ko threats of both sides, written {@code BLACK:WHITE}. */
public record Threats(int black, int white) {
  static final Threats NONE = new Threats(0, 0);

  private static final Pattern PAIR = Pattern.compile("([0-9]{1,3}):([0-9]{1,3})");

  /** Those that are written so; empty if they are not. */
  public static Optional<Threats> parse(String text) {
    Matcher pair = PAIR.matcher(text);
    return pair.matches()
        ? Optional.of(new Threats(Integer.parseInt(pair.group(1)), Integer.parseInt(pair.group(2))))
        : Optional.empty();
  }

  /** The greater of the two numbers. */
  public int most() {
    return Math.max(black, white);
  }

  static final class Converter implements ITypeConverter<Threats> {
    @Override
    public Threats convert(String text) {
      return parse(text)
          .orElseThrow(
              () -> new TypeConversionException("'" + text + "' is not BLACK:WHITE, such as 0:1"));
    }
  }
}
