package dev.nakade.bench;

import java.util.List;
import java.util.OptionalLong;

/**
 * A table of node counts as Danieli's thesis (1998) prints it: a row for each of {@link #DEPTHS}, a
 * column for each of {@link #SYSTEMS}.
 *
 * @param problem the name of the problem's file
 * @param counts by row and column; rows may end early, and 0 is a box that he left empty
 */
record ThesisTable(String number, String problem, List<List<Integer>> counts) {
  /** Stands in {@link #DEPTHS} for a search to the ends of all lines. */
  static final int NONE = 0;

  static final List<Integer> DEPTHS = List.of(4, 6, 8, 10, 12, 14, 16, 18, NONE);

  static final List<String> SYSTEMS =
      List.of("danieli-minimax", "danieli-alphabeta", "danieli-hash", "danieli-mtdf");

  static final List<ThesisTable> ALL =
      List.of(
          new ThesisTable(
              "7.4",
              "stest1",
              List.of(
                  List.of(88, 36, 32, 180),
                  List.of(1216, 176, 142, 311),
                  List.of(32838, 933, 721, 1653),
                  List.of(516005, 3899, 2666, 6479),
                  List.of(0, 11130, 6451, 15483),
                  List.of(0, 26383, 13385, 31729),
                  List.of(0, 51601, 24584, 51020),
                  List.of(0, 87359, 28876, 73516),
                  List.of(0, 0, 39115, 60257))),
          new ThesisTable(
              "7.6",
              "btest2",
              List.of(
                  List.of(1202, 140, 142, 712),
                  List.of(13632, 1203, 1026, 1455),
                  List.of(114924, 4196, 3412, 3797),
                  List.of(0, 5508, 3944, 950),
                  List.of(0, 15969, 9300, 2998),
                  List.of(0, 31553, 14170, 7487),
                  List.of(0, 41579, 18212, 10020),
                  List.of(0, 61913, 23931, 13611),
                  List.of(0, 0, 31497, 14689))),
          new ThesisTable(
              "7.8",
              "htest1",
              List.of(
                  List.of(1194, 154, 147, 703),
                  List.of(17038, 1292, 1006, 3870),
                  List.of(237688, 7498, 3392, 9354),
                  List.of(0, 54630, 25037, 36184),
                  List.of(0, 169475, 73002, 41415),
                  List.of(0, 0, 365443, 160579),
                  List.of(0, 0, 0, 514519))),
          new ThesisTable(
              "7.10",
              "htest2",
              List.of(
                  List.of(3312, 187, 187, 1641),
                  List.of(145536, 7446, 4980, 16566),
                  List.of(0, 49742, 31907, 135128),
                  List.of(0, 1079949, 559844, 1850622))));

  /** What the thesis prints there; empty for a box that he left empty. */
  OptionalLong count(int row, int column) {
    boolean printed = row < counts.size() && counts.get(row).get(column) > 0;
    return printed ? OptionalLong.of(counts.get(row).get(column)) : OptionalLong.empty();
  }
}
