package dev.nakade.search;

import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Guesses how much work a position is, in log units, from the inputs that are there: a layer of
 * {@value #HIDDEN} units between, and a direct way beside it. All numbers are hundredths, so that a
 * guess is the same everywhere. {@link WorkStudy} fits it.
 */
public final class WorkNet {
  static final int HIDDEN = 8;

  /** Numbers of an input: its direct weight, then those to the units. */
  private static final int ROW = HIDDEN + 1;

  /** What is left of a unit's sum below zero. */
  static final int LEAK = 20;

  static final int UNIT = 100;

  private final int[] rows;

  /** Of each unit what it begins with and what it adds. */
  private final int[] bias;

  private final int[] out;
  private final int[] sums = new int[HIDDEN];

  private WorkNet(int[] rows, int[] bias, int[] out) {
    this.rows = rows;
    this.bias = bias;
    this.out = out;
  }

  /** A net of one's own to ask, with the same weights. */
  public WorkNet copy() {
    return new WorkNet(rows, bias, out);
  }

  /** A net with these weights, which are not in hundredths yet. */
  static WorkNet of(float[] direct, float[] into, float[] bias, float[] out) {
    int[] rows = new int[direct.length * ROW];
    for (int input = 0; input < direct.length; input++) {
      rows[input * ROW] = rounded(direct[input]);
      for (int unit = 0; unit < HIDDEN; unit++) {
        rows[input * ROW + 1 + unit] = rounded(into[input * HIDDEN + unit]);
      }
    }
    return new WorkNet(rows, rounded(bias), rounded(out));
  }

  private static int[] rounded(float[] values) {
    int[] rounded = new int[values.length];
    for (int i = 0; i < values.length; i++) {
      rounded[i] = rounded(values[i]);
    }
    return rounded;
  }

  private static int rounded(float value) {
    return Math.round(UNIT * value);
  }

  /** The natural logarithm of the work, in hundredths, where these inputs are. */
  public int guess(int[] inputs) {
    System.arraycopy(bias, 0, sums, 0, HIDDEN);
    int guess = 0;
    for (int input : inputs) {
      int row = input * ROW;
      guess += rows[row];
      for (int unit = 0; unit < HIDDEN; unit++) {
        sums[unit] += rows[row + 1 + unit];
      }
    }
    int added = 0;
    for (int unit = 0; unit < HIDDEN; unit++) {
      added += out[unit] * (sums[unit] > 0 ? sums[unit] : sums[unit] / LEAK);
    }
    return guess + added / UNIT;
  }

  /** As lines: what units begin with, what they add, then each input that has weights. */
  public Stream<String> lines() {
    Stream<String> units = Stream.of("begin " + words(bias), "add " + words(out));
    Stream<String> inputs =
        IntStream.range(0, rows.length / ROW)
            .filter(input -> Arrays.stream(row(input)).anyMatch(weight -> weight != 0))
            .mapToObj(input -> input + " " + words(row(input)));
    return Stream.concat(units, inputs);
  }

  private int[] row(int input) {
    return Arrays.copyOfRange(rows, input * ROW, (input + 1) * ROW);
  }

  private static String words(int[] numbers) {
    StringBuilder words = new StringBuilder();
    for (int number : numbers) {
      words.append(words.isEmpty() ? "" : " ").append(number);
    }
    return words.toString();
  }

  /** The net of so many inputs that {@link #lines} tells of. */
  public static WorkNet parse(Stream<String> lines, int inputs) {
    int[] rows = new int[inputs * ROW];
    int[][] units = new int[2][];
    lines.forEach(
        line -> {
          String[] words = line.split(" ");
          int[] numbers = Arrays.stream(words).skip(1).mapToInt(Integer::parseInt).toArray();
          switch (words[0]) {
            case "begin" -> units[0] = numbers;
            case "add" -> units[1] = numbers;
            default -> System.arraycopy(numbers, 0, rows, Integer.parseInt(words[0]) * ROW, ROW);
          }
        });
    return new WorkNet(rows, units[0], units[1]);
  }

  /** A net from a text that lies beside a class. */
  public static WorkNet read(Class<?> beside, String name, int inputs) {
    return Guesses.read(beside, name, lines -> parse(lines, inputs));
  }
}
