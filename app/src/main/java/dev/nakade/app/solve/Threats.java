package dev.nakade.app.solve;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** External ko threats of both sides, written {@code BLACK:WHITE}. */
record Threats(int black, int white) {
  static final Threats NONE = new Threats(0, 0);

  private static final Pattern PAIR = Pattern.compile("([0-9]{1,3}):([0-9]{1,3})");

  static final class Converter implements ITypeConverter<Threats> {
    @Override
    public Threats convert(String text) {
      Matcher pair = PAIR.matcher(text);
      if (!pair.matches()) {
        throw new TypeConversionException("'" + text + "' is not BLACK:WHITE, such as 0:1");
      }
      return new Threats(Integer.parseInt(pair.group(1)), Integer.parseInt(pair.group(2)));
    }
  }
}
