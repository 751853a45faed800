package dev.nakade.go;

import java.util.List;
import java.util.stream.Stream;

/**
 * The eight ways to turn and mirror a board. Four of them keep the shape of every rectangle; the
 * others swap width and height.
 */
public enum Symmetry {
  IDENTITY(false, false, false),
  FLIP_LEFT_RIGHT(false, true, false),
  FLIP_UP_DOWN(false, false, true),
  HALF_TURN(false, true, true),
  TRANSPOSE(true, false, false),
  TURN_RIGHT(true, true, false),
  TURN_LEFT(true, false, true),
  ANTITRANSPOSE(true, true, true);

  /** Columns become rows; done before the flips. */
  private final boolean transpose;

  private final boolean flipX;
  private final boolean flipY;

  Symmetry(boolean transpose, boolean flipX, boolean flipY) {
    this.transpose = transpose;
    this.flipX = flipX;
    this.flipY = flipY;
  }

  /** Those that map a board of this size onto itself: eight for squares, four for others. */
  public static List<Symmetry> of(Size size) {
    return Stream.of(values()).filter(s -> s.apply(size).equals(size)).toList();
  }

  public Size apply(Size size) {
    return transpose ? Size.of(/* width= */ size.height(), /* height= */ size.width()) : size;
  }

  /** Where the point of a board of {@code size} comes to lie. {@link Point#PASS} stays. */
  public int apply(Size size, int point) {
    if (point < 0) {
      return point;
    }
    int x = transpose ? size.y(point) : size.x(point);
    int y = transpose ? size.x(point) : size.y(point);
    int width = transpose ? size.height() : size.width();
    int height = transpose ? size.width() : size.height();
    return (flipY ? height - 1 - y : y) * width + (flipX ? width - 1 - x : x);
  }

  public PointSet apply(PointSet points) {
    PointSet image = new PointSet(apply(points.size()));
    points.forEach(point -> image.add(apply(points.size(), point)));
    return image;
  }

  /** A new board with every stone moved, and the ko ban with them; it has no moves to undo. */
  public Board apply(Board board) {
    Size to = apply(board.size());
    Board image = Board.of(to, point -> board.color(inverse().apply(to, point)));
    image.banKo(apply(board.size(), board.koPoint()), board.koColor());
    return image;
  }

  public Symmetry inverse() {
    return switch (this) {
      case TURN_LEFT -> TURN_RIGHT;
      case TURN_RIGHT -> TURN_LEFT;
      default -> this;
    };
  }
}
