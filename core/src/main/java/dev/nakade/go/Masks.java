package dev.nakade.go;

/** The geometry of a board of at most 64 points on the bits of a long: bit p is point p. */
public final class Masks implements Geometry {
  public static final int MAX_AREA = 64;

  private final int width;
  private final long full;
  private final long notFirstColumn;
  private final long notLastColumn;
  private final long[] neighbours;

  public Masks(Size size) {
    if (size.area() > MAX_AREA) {
      throw new IllegalArgumentException("more than " + MAX_AREA + " points: " + size);
    }
    width = size.width();
    full = size.area() == 64 ? -1L : (1L << size.area()) - 1;
    long first = 0;
    for (int y = 0; y < size.height(); y++) {
      first |= 1L << size.point(0, y);
    }
    notFirstColumn = full & ~first;
    notLastColumn = full & ~(first << (width - 1));
    neighbours = new long[size.area()];
    for (int point = 0; point < neighbours.length; point++) {
      neighbours[point] = spread(1L << point);
    }
  }

  /** Points in a row; the next row begins with the next point. */
  public int width() {
    return width;
  }

  @Override
  public int x(int point) {
    return point % width;
  }

  @Override
  public int y(int point) {
    return point / width;
  }

  /** None: a board is all there is. */
  @Override
  public long open() {
    return 0;
  }

  /** Every point of the board. */
  @Override
  public long full() {
    return full;
  }

  /** The points that adjoin this one. */
  public long neighbours(int point) {
    return neighbours[point];
  }

  /** The points that adjoin one in the set, members among them if they adjoin another. */
  @Override
  public long spread(long set) {
    return ((set & notFirstColumn) >>> 1)
        | ((set & notLastColumn) << 1)
        | (set >>> width)
        | ((set << width) & full);
  }

  /** All that can be reached from {@code seed} by steps inside {@code within}; seed is in it. */
  @Override
  public long flood(long seed, long within) {
    long reached = seed & within;
    long before;
    do {
      before = reached;
      reached |= spread(reached) & within;
    } while (reached != before);
    return reached;
  }
}
