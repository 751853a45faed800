package dev.nakade.app.check;

import java.util.List;

/**
 * What a record says about the answer of its problem. Moves are points or passes.
 *
 * @param right the first moves that it calls right
 * @param wrong the first moves that it shows as wrong
 * @param lines the lines that it calls right, each from its first move on
 * @param ko whether its words announce a ko
 */
record Stated(
    Convention convention,
    List<Integer> right,
    List<Integer> wrong,
    List<List<Integer>> lines,
    boolean ko) {
  Stated {
    right = List.copyOf(right);
    wrong = List.copyOf(wrong);
    lines = List.copyOf(lines);
  }

  /** First moves alone, with nothing that follows them. */
  static Stated firstMoves(List<Integer> right, boolean ko) {
    Convention convention = right.isEmpty() ? Convention.NONE : Convention.FIELD;
    return new Stated(convention, right, List.of(), right.stream().map(List::of).toList(), ko);
  }
}
