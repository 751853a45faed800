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

  /** Numbers are added up three at a time, in lanes of a long, each with an offset. */
  private static final int LANES = 3;

  private static final int LANE = 21;
  private static final int LANE_MASK = (1 << LANE) - 1;
  private static final int OFFSET = 1 << 13;

  /** More would not fit into a lane. */
  private static final int MOST_INPUTS = LANE_MASK / (2 * OFFSET);

  /** Longs of an input. */
  private static final int LONGS = ROW / LANES;

  private final long[] lanes;

  /** Of each unit what it begins with and what it adds. */
  private final int[] bias;

  private final int[] out;

  private WorkNet(int[] rows, int[] bias, int[] out) {
    this.bias = bias;
    this.out = out;
    lanes = new long[rows.length / LANES];
    for (int i = 0; i < rows.length; i++) {
      if (Math.abs(rows[i]) >= OFFSET) {
        throw new IllegalArgumentException("a weight of " + rows[i] + " is too large");
      }
      lanes[i / LANES] |= (long) (rows[i] + OFFSET) << (i % LANES * LANE);
    }
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
    if (inputs.length > MOST_INPUTS) {
      throw new IllegalArgumentException("more than " + MOST_INPUTS + " inputs");
    }
    long first = 0;
    long second = 0;
    long third = 0;
    for (int input : inputs) {
      int row = input * LONGS;
      first += lanes[row];
      second += lanes[row + 1];
      third += lanes[row + 2];
    }
    int offset = inputs.length * OFFSET;
    return lane(first, 0, offset)
        + (added(0, lane(first, 1, offset))
                + added(1, lane(first, 2, offset))
                + added(2, lane(second, 0, offset))
                + added(3, lane(second, 1, offset))
                + added(4, lane(second, 2, offset))
                + added(5, lane(third, 0, offset))
                + added(6, lane(third, 1, offset))
                + added(7, lane(third, 2, offset)))
            / UNIT;
  }

  private static int lane(long sums, int lane, int offset) {
    return (int) (sums >>> (lane * LANE) & LANE_MASK) - offset;
  }

  private int added(int unit, int inputs) {
    int sum = bias[unit] + inputs;
    return out[unit] * (sum > 0 ? sum : sum / LEAK);
  }

  /** As lines: what units begin with, what they add, then each input that has weights. */
  public Stream<String> lines() {
    Stream<String> units = Stream.of("begin " + words(bias), "add " + words(out));
    Stream<String> inputs =
        IntStream.range(0, lanes.length / LONGS)
            .filter(input -> Arrays.stream(row(input)).anyMatch(weight -> weight != 0))
            .mapToObj(input -> input + " " + words(row(input)));
    return Stream.concat(units, inputs);
  }

  private int[] row(int input) {
    return IntStream.range(0, ROW)
        .map(i -> lane(lanes[input * LONGS + i / LANES], i % LANES, OFFSET))
        .toArray();
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
