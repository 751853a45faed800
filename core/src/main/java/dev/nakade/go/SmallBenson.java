package dev.nakade.go;

import java.util.ArrayList;
import java.util.List;

/**
 * {@link Benson} on masks, for searches that ask at every node: one object serves any number of
 * positions of one size and allocates nothing. {@link #find} works, the getters tell.
 */
public final class SmallBenson {
  private final Geometry masks;

  /** Blocks of the colour asked about, and how many regions are vital to each. */
  private final long[] blocks = new long[Masks.MAX_AREA];

  private int blockCount;

  /** Regions, and for each the set of blocks (by number) that it adjoins and is vital to. */
  private final long[] regions = new long[Masks.MAX_AREA];

  private final long[] walls = new long[Masks.MAX_AREA];
  private final long[] vitalTo = new long[Masks.MAX_AREA];
  private int regionCount;

  private long stones;
  private long vitalRegions;

  public SmallBenson(Geometry masks) {
    this.masks = masks;
  }

  /** The stones of the alive blocks that were found. */
  public long stones() {
    return stones;
  }

  /** The points of the vital regions that were found. Two regions never adjoin each other. */
  public long vitalRegions() {
    return vitalRegions;
  }

  /** Finds what of {@code own} is unconditionally alive against {@code opposing}. */
  public void find(long own, long opposing) {
    long empty = masks.full() & ~(own | opposing);
    stones = 0;
    vitalRegions = 0;
    collect(own, empty);
    long alive = aliveBlocks();
    for (int b = 0; b < blockCount; b++) {
      if ((alive >>> b & 1) != 0) {
        stones |= blocks[b];
      }
    }
    for (int r = 0; r < regionCount; r++) {
      if ((vitalTo[r] & alive) != 0 && (walls[r] & ~alive) == 0) {
        vitalRegions |= regions[r];
      }
    }
  }

  private void collect(long own, long empty) {
    blockCount = 0;
    for (long rest = own; rest != 0; rest &= ~blocks[blockCount++]) {
      blocks[blockCount] = masks.flood(rest & -rest, own);
    }
    long others = masks.full() & ~own;
    regionCount = 0;
    for (long rest = others; rest != 0; rest &= ~regions[regionCount++]) {
      regions[regionCount] = masks.flood(rest & -rest, others);
      relate(regionCount, empty);
    }
  }

  private void relate(int region, long empty) {
    walls[region] = 0;
    vitalTo[region] = 0;
    boolean enclosed = (regions[region] & masks.open()) == 0;
    for (int b = 0; b < blockCount; b++) {
      long touched = masks.spread(blocks[b]) & regions[region];
      if (touched != 0) {
        walls[region] |= 1L << b;
        if (enclosed && (regions[region] & empty & ~touched) == 0) {
          vitalTo[region] |= 1L << b;
        }
      }
    }
  }

  /** Drops blocks with fewer than two vital regions, and regions with a dropped wall, for good. */
  private long aliveBlocks() {
    long alive = blockCount == 64 ? -1L : (1L << blockCount) - 1;
    while (true) {
      long one = 0;
      long two = 0;
      for (int r = 0; r < regionCount; r++) {
        if ((walls[r] & ~alive) == 0) {
          two |= one & vitalTo[r];
          one |= vitalTo[r];
        }
      }
      if ((alive & ~two) == 0) {
        return alive;
      }
      alive &= two;
    }
  }

  Benson toBenson(Size size) {
    List<PointSet> parts = new ArrayList<>();
    for (long rest = vitalRegions; rest != 0; ) {
      long region = masks.flood(rest & -rest, vitalRegions);
      parts.add(PointSet.ofMask(size, region));
      rest &= ~region;
    }
    return new Benson(PointSet.ofMask(size, stones), List.copyOf(parts));
  }
}
