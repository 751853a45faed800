package dev.nakade.app.check;

import java.util.Locale;

/** How a record says which moves are right. */
public enum Convention {
  /** The comment {@code RIGHT} at the end of right lines, as on goproblems.com. */
  RIGHT("lines that end with RIGHT are right, all other first moves wrong"),
  /** English words such as "Correct" and "Wrong" in comments. */
  WORDS("lines with a comment such as Correct are right"),
  /** Words such as 正解 and 失敗 in comments. */
  EAST_ASIAN("lines with a comment such as 正解, 正确 or 정답 are right"),
  /** The properties {@code TE}, {@code BM}, {@code DO}, {@code GB} and {@code GW}. */
  MARKS("moves with TE, and lines good for the side to move by GB or GW, are right"),
  /** Nothing is marked: the first variation of the record is the answer. */
  MAIN_LINE("nothing is marked; the first variation is taken as the answer"),
  /** Nothing is marked, and only a first move is given. */
  FIRST_MOVE("nothing is marked; the one move is taken as the answer"),
  /** The field {@code firstMoves} beside the record. */
  FIELD("the field firstMoves names the right first moves"),
  /** No answer is stated. */
  NONE("no answer is stated");

  private final String words;

  Convention(String words) {
    this.words = words;
  }

  /** What was assumed, in words. */
  String words() {
    return words;
  }

  /** The word in answers, such as {@code main-line}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
