package dev.nakade.app.gtp;

import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.Size;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;

/** The arguments of a command, read as what they should be. */
final class Arguments {
  private final List<String> words;

  Arguments(List<String> words) {
    this.words = words;
  }

  int count() {
    return words.size();
  }

  List<String> words() {
    return words;
  }

  /** Complains unless there are so many arguments. */
  void require(int least, int most) throws GtpException {
    if (words.size() < least) {
      throw new GtpException(
          words.isEmpty() ? "missing argument" : "missing argument after " + last());
    }
    if (words.size() > most) {
      throw new GtpException("too many arguments: " + words.get(most));
    }
  }

  private String last() {
    return words.get(words.size() - 1);
  }

  String word(int i) throws GtpException {
    require(i + 1, Integer.MAX_VALUE);
    return words.get(i);
  }

  int color(int i) throws GtpException {
    OptionalInt color = parseColor(word(i));
    if (color.isEmpty()) {
      throw new GtpException("not a colour: " + word(i));
    }
    return color.getAsInt();
  }

  /** Black or white, in any of the spellings of clients. */
  static OptionalInt parseColor(String word) {
    return switch (word.toLowerCase(Locale.ROOT)) {
      case "b", "black" -> OptionalInt.of(Color.BLACK);
      case "w", "white" -> OptionalInt.of(Color.WHITE);
      default -> OptionalInt.empty();
    };
  }

  /** A point or a pass. */
  int move(int i, Size size) throws GtpException {
    OptionalInt move = Point.parse(size, word(i));
    if (move.isEmpty()) {
      throw new GtpException("not a point of this board: " + word(i));
    }
    return move.getAsInt();
  }

  int point(int i, Size size) throws GtpException {
    int point = move(i, size);
    if (point == Point.PASS) {
      throw new GtpException("a point is needed, not a pass");
    }
    return point;
  }

  int integer(int i, int least, int most) throws GtpException {
    try {
      int value = Integer.parseInt(word(i));
      if (value >= least && value <= most) {
        return value;
      }
    } catch (NumberFormatException e) {
      throw new GtpException("not an integer: " + word(i));
    }
    throw new GtpException(word(i) + " is not between " + least + " and " + most);
  }

  /** A number with at most this size, either way. */
  double real(int i, double most) throws GtpException {
    double value;
    try {
      value = Double.parseDouble(word(i));
    } catch (NumberFormatException e) {
      throw new GtpException("not a number: " + word(i));
    }
    if (!(Math.abs(value) <= most)) {
      throw new GtpException("not a number that makes sense: " + word(i));
    }
    return value;
  }

  /** A time in seconds, in nanoseconds. */
  long seconds(int i) throws GtpException {
    double value = real(i, 1e8);
    if (value < 0) {
      throw new GtpException("not a time: " + word(i));
    }
    return Math.round(value * 1e9);
  }
}
