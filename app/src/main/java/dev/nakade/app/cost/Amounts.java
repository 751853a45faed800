package dev.nakade.app.cost;

import java.time.Duration;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Amounts as people write them: {@code 500ms}, {@code 10s}, {@code 2m}; {@code 64m}, {@code 1g}.
 */
public final class Amounts {
  private static final Pattern AMOUNT = Pattern.compile("([0-9]{1,12})([a-z]*)");

  /** The greatest number of a time: as hours, still a number of nanoseconds. */
  private static final long MOST_TIME = 1_000_000;

  private Amounts() {}

  /** A time: a number and {@code ms}, {@code s}, {@code m} or {@code h}. */
  public static final class Time implements ITypeConverter<Duration> {
    @Override
    public Duration convert(String text) {
      Matcher amount = match(text, "a time such as 500ms, 10s or 2m");
      long number = Long.parseLong(amount.group(1));
      if (number > MOST_TIME) {
        throw new TypeConversionException("'" + text + "' is too long");
      }
      return switch (amount.group(2)) {
        case "ms" -> Duration.ofMillis(number);
        case "s" -> Duration.ofSeconds(number);
        case "m" -> Duration.ofMinutes(number);
        case "h" -> Duration.ofHours(number);
        default -> throw new TypeConversionException("'" + text + "' has no unit ms, s, m or h");
      };
    }
  }

  /** A number of bytes: a number and nothing, {@code k}, {@code m} or {@code g}. */
  public static final class Memory implements ITypeConverter<Long> {
    @Override
    public Long convert(String text) {
      Matcher amount = match(text, "an amount of memory such as 64m or 1g");
      int shift =
          switch (amount.group(2)) {
            case "" -> 0;
            case "k" -> 10;
            case "m" -> 20;
            case "g" -> 30;
            default -> throw new TypeConversionException("'" + text + "' has no unit k, m or g");
          };
      return Long.parseLong(amount.group(1)) << shift;
    }
  }

  private static Matcher match(String text, String what) {
    Matcher matcher = AMOUNT.matcher(text.toLowerCase(Locale.ROOT));
    if (!matcher.matches()) {
      throw new TypeConversionException("'" + text + "' is not " + what);
    }
    return matcher;
  }
}
