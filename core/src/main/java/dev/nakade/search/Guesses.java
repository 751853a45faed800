package dev.nakade.search;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * How much work a proof will be, guessed from the odds that there is one. Odds are sums of weights
 * that a {@link Regression} has learned, in hundredths of log odds.
 */
public final class Guesses {
  /** More than this makes no difference. */
  private static final int MOST_ODDS = 1_200;

  private final int[] work = new int[2 * MOST_ODDS + 1];

  /**
   * Guesses on a scale.
   *
   * @param even the work at even odds
   * @param steepness by which power of e it shrinks for each unit of log odds
   * @param most the work that is never exceeded
   */
  public Guesses(double even, double steepness, int most) {
    for (int i = 0; i < work.length; i++) {
      double effort = even * Math.exp(-steepness * (i - MOST_ODDS) / 100);
      work[i] = (int) Math.max(1, Math.min(most, effort));
    }
  }

  /** The work for a side with these odds. */
  public int work(int odds) {
    return work[MOST_ODDS + Math.max(-MOST_ODDS, Math.min(MOST_ODDS, odds))];
  }

  /** Where the weights of each feature begin, by their numbers of values; last, how many in all. */
  public static int[] offsets(IntStream values) {
    int[] counts = values.toArray();
    int[] offsets = new int[counts.length + 1];
    for (int i = 0; i < counts.length; i++) {
      offsets[i + 1] = offsets[i] + counts[i];
    }
    return offsets;
  }

  /** Weights from a text that lies beside a class: lines of some words and then weights. */
  public static int[] read(Class<?> beside, String name, int words) {
    return read(beside, name, lines -> parse(lines, words));
  }

  /** What a parser makes of the lines of a text that lies beside a class. */
  static <T> T read(Class<?> beside, String name, Function<Stream<String>, T> parser) {
    try (InputStream in = beside.getResourceAsStream(name)) {
      return parser.apply(
          new BufferedReader(new InputStreamReader(in, StandardCharsets.US_ASCII)).lines());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The same from lines. */
  public static int[] parse(Stream<String> lines, int words) {
    return lines
        .flatMapToInt(
            line -> Arrays.stream(line.split(" ")).skip(words).mapToInt(Integer::parseInt))
        .toArray();
  }
}
