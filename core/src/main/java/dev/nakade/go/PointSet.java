package dev.nakade.go;

import java.util.Arrays;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A set of points of one board. One bit a point; bits beyond the board's area are 0. */
public final class PointSet {
  private final Size size;
  private final long[] bits;

  /** The empty set. */
  public PointSet(Size size) {
    this.size = size;
    this.bits = new long[(size.area() + 63) / 64];
  }

  private PointSet(Size size, long[] bits) {
    this.size = size;
    this.bits = bits;
  }

  public static PointSet of(Size size, int... points) {
    PointSet set = new PointSet(size);
    for (int point : points) {
      set.add(point);
    }
    return set;
  }

  /** The set whose members are the bits of {@code mask}, for boards of at most 64 points. */
  public static PointSet ofMask(Size size, long mask) {
    return new PointSet(size, new long[] {mask});
  }

  /** Every point of the board. */
  public static PointSet full(Size size) {
    PointSet set = new PointSet(size);
    for (int point = 0; point < size.area(); point++) {
      set.add(point);
    }
    return set;
  }

  public Size size() {
    return size;
  }

  public PointSet copy() {
    return new PointSet(size, bits.clone());
  }

  public boolean contains(int point) {
    return (bits[point >> 6] & 1L << point) != 0;
  }

  /** Adds the point; says whether it was absent. */
  public boolean add(int point) {
    checkOnBoard(point);
    long before = bits[point >> 6];
    bits[point >> 6] |= 1L << point;
    return bits[point >> 6] != before;
  }

  /** Removes the point; says whether it was there. */
  public boolean remove(int point) {
    checkOnBoard(point);
    long before = bits[point >> 6];
    bits[point >> 6] &= ~(1L << point);
    return bits[point >> 6] != before;
  }

  public PointSet addAll(PointSet other) {
    checkSameSize(other);
    for (int i = 0; i < bits.length; i++) {
      bits[i] |= other.bits[i];
    }
    return this;
  }

  public PointSet removeAll(PointSet other) {
    checkSameSize(other);
    for (int i = 0; i < bits.length; i++) {
      bits[i] &= ~other.bits[i];
    }
    return this;
  }

  public PointSet retainAll(PointSet other) {
    checkSameSize(other);
    for (int i = 0; i < bits.length; i++) {
      bits[i] &= other.bits[i];
    }
    return this;
  }

  public boolean containsAll(PointSet other) {
    checkSameSize(other);
    return IntStream.range(0, bits.length).allMatch(i -> (other.bits[i] & ~bits[i]) == 0);
  }

  public boolean intersects(PointSet other) {
    checkSameSize(other);
    return IntStream.range(0, bits.length).anyMatch(i -> (other.bits[i] & bits[i]) != 0);
  }

  public boolean isEmpty() {
    return Arrays.stream(bits).allMatch(word -> word == 0);
  }

  /** The number of members. */
  public int count() {
    int count = 0;
    for (long word : bits) {
      count += Long.bitCount(word);
    }
    return count;
  }

  /** The members in ascending order. */
  public IntStream stream() {
    return IntStream.range(0, size.area()).filter(this::contains);
  }

  public void forEach(IntConsumer action) {
    stream().forEach(action);
  }

  /** The members and all points of another set that are connected with them in it. */
  public PointSet reach(PointSet within) {
    PointSet reached = copy();
    PointSet edge = reached.border().retainAll(within);
    while (!edge.isEmpty()) {
      reached.addAll(edge);
      edge = reached.border().retainAll(within);
    }
    return reached;
  }

  /** The points that adjoin a member and are none themselves. */
  public PointSet border() {
    PointSet border = new PointSet(size);
    forEach(
        point -> {
          for (int direction = 0; direction < 4; direction++) {
            int next = size.neighbour(point, direction);
            if (next < size.area() && !contains(next)) {
              border.add(next);
            }
          }
        });
    return border;
  }

  private void checkOnBoard(int point) {
    if (point < 0 || point >= size.area()) {
      throw new IndexOutOfBoundsException("no point " + point + " on " + size);
    }
  }

  private void checkSameSize(PointSet other) {
    if (!size.equals(other.size)) {
      throw new IllegalArgumentException("sets of " + size + " and " + other.size);
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PointSet that
        && size.equals(that.size)
        && Arrays.equals(bits, that.bits);
  }

  @Override
  public int hashCode() {
    return 31 * size.hashCode() + Arrays.hashCode(bits);
  }

  /** The names of the members, as in {@code [A1, B2]}. */
  @Override
  public String toString() {
    return stream()
        .mapToObj(point -> Point.name(size, point))
        .collect(Collectors.joining(", ", "[", "]"));
  }
}
