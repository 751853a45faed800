package dev.nakade.app.show;

import java.util.Optional;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * A moment of a game's main line.
 *
 * @param moves how many moves were played; empty for the end
 */
record Moment(Optional<Integer> moves) {
  static final Moment START = new Moment(Optional.of(0));

  /** Reads a number of moves or {@code end}. */
  static final class Converter implements ITypeConverter<Moment> {
    @Override
    public Moment convert(String text) {
      if (text.equals("end")) {
        return new Moment(Optional.empty());
      }
      if (!text.matches("[0-9]{1,6}")) {
        throw new TypeConversionException("'" + text + "' is neither a number of moves nor 'end'");
      }
      return new Moment(Optional.of(Integer.valueOf(text)));
    }
  }
}
