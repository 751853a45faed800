package dev.nakade.go;

/** Points on the bits of a long, and which of them adjoin each other. */
public interface Geometry {
  /** Every point. */
  long full();

  /** The points that adjoin one in the set, members among them if they adjoin another. */
  long spread(long set);

  /** All that can be reached from {@code seed} by steps inside {@code within}; seed is in it. */
  long flood(long seed, long within);

  /** The column of a point, counted from anywhere. */
  int x(int point);

  /** The row of a point, counted from anywhere. */
  int y(int point);

  /** The points that adjoin something else, so that stones around do not enclose them. */
  long open();
}
