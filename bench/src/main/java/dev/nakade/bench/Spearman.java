package dev.nakade.bench;

import java.util.Arrays;
import java.util.stream.IntStream;

/** Spearman's rank correlation, where equal values share the mean of their ranks. */
final class Spearman {
  private Spearman() {}

  /** From -1 to 1; not a number if all values on one side are equal. */
  static double of(double[] one, double[] other) {
    double[] a = ranks(one);
    double[] b = ranks(other);
    double mean = (a.length - 1) / 2.0;
    double both = 0;
    double first = 0;
    double second = 0;
    for (int i = 0; i < a.length; i++) {
      both += (a[i] - mean) * (b[i] - mean);
      first += (a[i] - mean) * (a[i] - mean);
      second += (b[i] - mean) * (b[i] - mean);
    }
    return both / Math.sqrt(first * second);
  }

  /** For each value, how many are less, and half of the others that are equal. */
  private static double[] ranks(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return IntStream.range(0, values.length)
        .mapToDouble(
            i -> {
              long less = Arrays.stream(sorted).filter(it -> it < values[i]).count();
              long equal = Arrays.stream(sorted).filter(it -> it == values[i]).count();
              return less + (equal - 1) / 2.0;
            })
        .toArray();
  }
}
