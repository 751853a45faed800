package dev.nakade.exact;

import dev.nakade.go.Masks;
import dev.nakade.go.Size;
import dev.nakade.go.SmallBenson;
import dev.nakade.safety.Territory;

/**
 * Unconditional territory after van der Werf, van den Herik and Uiterwijk, 2003, section 3.2:
 * unconditionally alive chains with their vital regions, and closed regions in which an invader
 * cannot make two sure liberties even if the defender always passes.
 *
 * <p>The article's assumptions are its own (section 3.4): a chain that can be captured and is
 * surrounded by living stones counts as dead, although it would have to be captured in time.
 */
final class UnconditionalTerritory implements Territory {
  private final Masks masks;
  private final SmallBenson benson;
  private final Evaluation evaluation;
  private final long edge;
  private final long[] diagonals;

  UnconditionalTerritory(Size size, Masks masks) {
    this.masks = masks;
    this.benson = new SmallBenson(masks);
    this.evaluation = new Evaluation(size, masks);
    this.diagonals = new long[size.area()];
    long border = 0;
    for (int point = 0; point < size.area(); point++) {
      int x = size.x(point);
      int y = size.y(point);
      if (x == 0 || y == 0 || x == size.width() - 1 || y == size.height() - 1) {
        border |= 1L << point;
      }
      for (int dx = -1; dx <= 1; dx += 2) {
        for (int dy = -1; dy <= 1; dy += 2) {
          if (size.contains(x + dx, y + dy)) {
            diagonals[point] |= 1L << size.point(x + dx, y + dy);
          }
        }
      }
    }
    this.edge = border;
  }

  @Override
  public long owned(long own, long opposing, boolean toMove) {
    benson.find(own, opposing);
    long alive = benson.stones();
    long owned = alive | benson.vitalRegions();
    if (alive == 0) {
      return 0;
    }
    long others = masks.full() & ~owned;
    benson.find(opposing, own);
    long living = benson.stones();
    for (long rest = others; rest != 0; ) {
      long region = masks.flood(rest & -rest, others);
      rest &= ~region;
      if ((region & living) == 0) {
        owned |= ownedIn(region, own & region, opposing & region, alive);
      }
    }
    return owned;
  }

  /** What of a closed region is the defender's. */
  private long ownedIn(long region, long own, long opposing, long alive) {
    long space = eyeSpace(region, own, opposing, alive);
    if (Long.bitCount(space) < 2 || isPair(space)) {
      return region;
    }
    long inside = own & space;
    return switch (Long.bitCount(inside)) {
      case 1 -> (space & ~(inside | masks.spread(inside))) == 0 ? region : 0;
      case 2 -> ownedByTwo(region, space, inside);
      default -> 0;
    };
  }

  private boolean isPair(long set) {
    return Long.bitCount(set) == 2 && (masks.spread(set) & set) == set;
  }

  /** The points on which the invader could get a sure liberty. */
  private long eyeSpace(long region, long own, long opposing, long alive) {
    long possible = region & ~opposing;
    boolean loops = evaluation.euler(region) < 1;
    if (loops) {
      return possible;
    }
    long space = 0;
    for (long rest = possible; rest != 0; rest &= rest - 1) {
      int point = Long.numberOfTrailingZeros(rest);
      int guards = Long.bitCount(diagonals[point] & alive);
      if (guards == 0 || (guards == 1 && (edge >>> point & 1) == 0)) {
        space |= 1L << point;
      }
    }
    for (long rest = own & ~space; rest != 0; rest &= rest - 1) {
      long stone = rest & -rest;
      if ((masks.spread(stone) & own) == 0) {
        space &= ~(masks.spread(stone) & ~own);
      }
    }
    return space;
  }

  /** Two defender stones in the eye space: all is theirs, or there may be a seki. */
  private long ownedByTwo(long region, long space, long two) {
    if (!isPair(two)) {
      return 0;
    }
    long liberties = masks.spread(two) & space & ~two;
    if ((space & ~(two | liberties)) != 0) {
      return 0;
    }
    return canBeSeki(two, liberties) ? two : region;
  }

  private boolean canBeSeki(long two, long liberties) {
    long apart = liberties & ~masks.spread(liberties);
    long first = two & -two;
    return switch (Long.bitCount(liberties)) {
      case 4 -> apart == liberties && Long.bitCount(masks.spread(first) & liberties) == 2;
      case 5 -> Long.bitCount(apart) > 1;
      case 6 -> true;
      default -> false;
    };
  }
}
