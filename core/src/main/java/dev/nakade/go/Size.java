package dev.nakade.go;

/** The shape of a board: a rectangle from 1×1 to 25×25, with its points and who adjoins whom. */
public final class Size {
  public static final int MAX_LENGTH = 25;
  public static final int MAX_AREA = MAX_LENGTH * MAX_LENGTH;

  private final int width;
  private final int height;

  /** Four entries a point: up, left, right, down; {@link #area()} stands for off the board. */
  private final int[] adjacent;

  private Size(int width, int height) {
    this.width = width;
    this.height = height;
    this.adjacent = new int[4 * width * height];
    for (int point = 0; point < area(); point++) {
      int x = x(point);
      int y = y(point);
      adjacent[4 * point] = pointOrArea(x, y - 1);
      adjacent[4 * point + 1] = pointOrArea(x - 1, y);
      adjacent[4 * point + 2] = pointOrArea(x + 1, y);
      adjacent[4 * point + 3] = pointOrArea(x, y + 1);
    }
  }

  /** The rectangle of that width and height. */
  public static Size of(int width, int height) {
    if (!valid(width, height)) {
      throw new IllegalArgumentException("no board of " + width + "x" + height);
    }
    return new Size(width, height);
  }

  /** Whether there are boards of that width and height. */
  public static boolean valid(int width, int height) {
    return width >= 1 && width <= MAX_LENGTH && height >= 1 && height <= MAX_LENGTH;
  }

  public int width() {
    return width;
  }

  public int height() {
    return height;
  }

  /** The number of points. */
  public int area() {
    return width * height;
  }

  public int x(int point) {
    return point % width;
  }

  public int y(int point) {
    return point / width;
  }

  public int point(int x, int y) {
    return y * width + x;
  }

  public boolean contains(int x, int y) {
    return x >= 0 && x < width && y >= 0 && y < height;
  }

  public boolean isSquare() {
    return width == height;
  }

  /** The neighbour in one of four directions, or {@link #area()} where the board ends. */
  public int neighbour(int point, int direction) {
    return adjacent[4 * point + direction];
  }

  /** The whole table behind {@link #neighbour}, for loops that know every point. Not to change. */
  int[] adjacent() {
    return adjacent;
  }

  private int pointOrArea(int x, int y) {
    return contains(x, y) ? point(x, y) : area();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Size that && width == that.width && height == that.height;
  }

  @Override
  public int hashCode() {
    return width * (MAX_LENGTH + 1) + height;
  }

  /** Width and height, as in {@code 19x19}. */
  @Override
  public String toString() {
    return width + "x" + height;
  }
}
