package dev.nakade.sgf;

import java.util.ArrayList;
import java.util.List;

/** Complaints in the order they come, up to a number; the rest is only counted. */
final class ComplaintBook {
  private final int limit;
  private final List<Complaint> complaints = new ArrayList<>();
  private int untold;
  private int lastLine;
  private int lastColumn;

  ComplaintBook(int limit) {
    this.limit = limit;
  }

  void add(int line, int column, String message) {
    if (complaints.size() < limit) {
      complaints.add(new Complaint(line, column, message));
    } else {
      untold++;
      lastLine = line;
      lastColumn = column;
    }
  }

  void add(TextCursor here, String message) {
    add(here.line(), here.column(), message);
  }

  List<Complaint> complaints() {
    List<Complaint> all = new ArrayList<>(complaints);
    if (untold > 0) {
      all.add(
          new Complaint(lastLine, lastColumn, untold + " more complaints, the last of them here"));
    }
    return all;
  }
}
