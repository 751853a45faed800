package dev.nakade.app.picture;

import dev.nakade.go.Size;

/** Where things lie on the sheet of a picture: the only place that turns points into units. */
final class Sheet {
  /** From one line of the grid to the next. */
  static final double CELL = 24;

  private static final double HALF = CELL / 2;

  /** Paper around the outermost half cells; ends in .5 so that lines of width 1 fill pixels. */
  private static final double PAD = 4.5;

  /** Room for coordinates. */
  private static final double BAND = 16;

  private final Size size;
  private final View view;
  private final boolean numbersLeft;
  private final boolean lettersBelow;
  private final double band;

  Sheet(BoardPicture picture) {
    this.size = picture.size();
    this.view = picture.view();
    this.band = picture.coordinates() == Coordinates.SHOWN ? BAND : 0;
    this.numbersLeft = view.left() == 0 || cutRight();
    this.lettersBelow = !cutBelow() || view.top() > 0;
  }

  boolean cutRight() {
    return view.right() < size.width() - 1;
  }

  boolean cutBelow() {
    return view.bottom() < size.height() - 1;
  }

  double x(int column) {
    return PAD + HALF + (numbersLeft ? band : 0) + (column - view.left()) * CELL;
  }

  double y(int row) {
    return PAD + HALF + (lettersBelow ? 0 : band) + (row - view.top()) * CELL;
  }

  double width() {
    return 2 * PAD + view.columns() * CELL + band;
  }

  double height() {
    return 2 * PAD + view.rows() * CELL + band;
  }

  /** The middle of the numbers: beside an edge of the board if one is shown. */
  double numbersX() {
    double away = HALF + BAND / 2;
    return numbersLeft ? x(view.left()) - away : x(view.right()) + away;
  }

  /** The middle of the letters: beside an edge of the board if one is shown. */
  double lettersY() {
    double away = HALF + BAND / 2;
    return lettersBelow ? y(view.bottom()) + away : y(view.top()) - away;
  }
}
