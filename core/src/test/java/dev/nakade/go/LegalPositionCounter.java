package dev.nakade.go;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Counts legal positions without any board: point by point, it keeps how the last {@code width}
 * points look and how many ways lead there, as Tromp and Farnebäck (2006) did.
 *
 * <p>The look of a point is a pair of digits: its colour, and for a stone the number of its chain
 * if the chain still needs a liberty, 0 if it has one.
 */
final class LegalPositionCounter {
  private LegalPositionCounter() {}

  static long count(int width, int height) {
    Map<List<Integer>, Long> ways = new HashMap<>();
    ways.put(java.util.Collections.nCopies(width, 0), 1L);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        Map<List<Integer>, Long> after = new HashMap<>();
        for (Map.Entry<List<Integer>, Long> entry : ways.entrySet()) {
          for (int color = 0; color < 3; color++) {
            int[] border = step(entry.getKey(), x, y > 0, color);
            if (border.length > 0) {
              after.merge(canonical(border), entry.getValue(), Long::sum);
            }
          }
        }
        ways = after;
      }
    }
    return ways.entrySet().stream()
        .filter(entry -> entry.getKey().stream().allMatch(look -> look < 10))
        .mapToLong(Map.Entry::getValue)
        .sum();
  }

  /** The border once {@code color} stands at column x; no border at all if a chain suffocates. */
  private static int[] step(List<Integer> before, int x, boolean hasUpper, int color) {
    int[] border = before.stream().mapToInt(Integer::intValue).toArray();
    int upper = hasUpper ? border[x] : -1;
    int left = x > 0 ? border[x - 1] : -1;
    if (color == 0) {
      free(border, upper);
      free(border, left);
      border[x] = 0;
      return border;
    }
    int fresh = 10 * 60 + color;
    border[x] = fresh;
    boolean joinsUpper = upper >= 0 && upper % 10 == color;
    if (upper >= 10 && !joinsUpper && Arrays.stream(border).noneMatch(look -> look == upper)) {
      return new int[0];
    }
    if (joinsUpper) {
      merge(border, fresh, upper, color);
    }
    if (left >= 0 && left % 10 == color) {
      merge(border, border[x], border[x - 1], color);
    }
    if (upper == 0 || left == 0) {
      free(border, border[x]);
    }
    return border;
  }

  /** A chain that needed a liberty has got one. */
  private static void free(int[] border, int look) {
    if (look >= 10) {
      replace(border, look, look % 10);
    }
  }

  private static void merge(int[] border, int a, int b, int color) {
    int both = a < 10 || b < 10 ? color : Math.min(a, b);
    if (a >= 10) {
      replace(border, a, both);
    }
    if (b >= 10) {
      replace(border, b, both);
    }
  }

  private static void replace(int[] border, int from, int to) {
    for (int i = 0; i < border.length; i++) {
      border[i] = border[i] == from ? to : border[i];
    }
  }

  /** Chains in need are numbered from 1 in the order in which they appear. */
  private static List<Integer> canonical(int[] border) {
    Map<Integer, Integer> numbers = new HashMap<>();
    return Arrays.stream(border)
        .map(
            look ->
                look < 10
                    ? look
                    : 10 * numbers.computeIfAbsent(look, k -> numbers.size() + 1) + look % 10)
        .boxed()
        .toList();
  }
}
