package dev.nakade.safety;

import dev.nakade.go.Geometry;
import dev.nakade.go.Masks;
import dev.nakade.go.SmallBenson;

/**
 * What of a board a side will own at the end whatever the other does, or that its stones live, if
 * it only answers where it is attacked.
 *
 * <p>There are two plans. In the first, chains never need an answer: they are unconditionally alive
 * (Benson 1976), with the stronger demand that a chain touches every point of its vital regions,
 * also those under opposing stones. Such a region always keeps an empty point: the opponent's last
 * stone there would be suicide, and the owner, who is connected wherever it plays there, fills it
 * only to capture. What it captures leaves a smaller region of the same kind, so that in the end no
 * opposing stone is left. In the second, each of one or more chains adjoins two {@link Pockets} in
 * which all chains around get an eye even if the opponent moves there first (after Müller 1997,
 * safety under alternating play). A move of the opponent can take away the liberties in one pocket
 * only, so that every chain keeps one in another until the owner has answered. One pocket is enough
 * where they come to be unconditionally alive by it alone. Either way, further pockets that those
 * chains enclose are theirs if the opponent cannot live there. Where the rest of a board is
 * unconditionally alive, the opponent has no threat for a ko in its last pocket.
 *
 * <p>Everything claimed is reached by a finite plan without repetition, so it holds under basic ko
 * and under every rule that only takes repetitions away. The plan needs the game to go on until
 * dead stones are taken: after a pass of the owner, the opponent can end it at once with another.
 */
public final class Safety implements Territory {
  private static final int CAMP_BITS = 12;

  private final Geometry masks;
  private final SmallBenson benson;
  private final Pockets pockets;
  private final boolean usesPockets;

  /** Camps asked about lately, by their stones. */
  private final Camp[] camps = new Camp[1 << CAMP_BITS];

  /** Stones that {@link #most} was asked about lately, and the answers. */
  private final long[] bounded = new long[1 << CAMP_BITS];

  private final byte[] bounds = new byte[1 << CAMP_BITS];

  /** Of the chains looked at last: the pockets in which all around have an eye. */
  private long eyes;

  /** The chains with at least one such pocket. */
  private long once;

  /** Pockets in which the chains around, a set of numbers, get an eye if the owner moves first. */
  private final Camp.Plot[] spares = new Camp.Plot[Masks.MAX_AREA];

  private int spareCount;

  /** With pockets of at most so many points, worked out before the first answer if eager. */
  public Safety(Geometry masks, int mostPoints, boolean eager) {
    this.masks = masks;
    this.benson = new SmallBenson(masks);
    this.pockets = new Pockets(masks, mostPoints, eager);
    this.usesPockets = mostPoints > 0;
  }

  @Override
  public long owned(long own, long opposing, boolean toMove) {
    return owned(own, opposing, toMove, /* wanted= */ 1);
  }

  /** The same, but if it cannot be so many points, no more is told than that it is fewer. */
  public long owned(long own, long opposing, boolean toMove, int wanted) {
    if (!usesPockets) {
      benson.find(own, 0);
      return benson.stones() | benson.vitalRegions();
    }
    if (most(own) < wanted) {
      return 0;
    }
    Camp camp = camp(own);
    if (camp.most < wanted) {
      return 0;
    }
    long owned = camp.settled;
    if (camp.alive != 0) {
      owned |= pocketsOf(camp.outside, masks.full(), opposing, toMove);
      if (camp.outside.length == 1 && owned != masks.full()) {
        int last = camp.outside[0].ofOne(opposing);
        int wantedBit = toMove ? Pockets.LAST_OWNER_FIRST : Pockets.LAST_INVADER_FIRST;
        owned |= (last & wantedBit) != 0 ? camp.outside[0].points : 0;
      }
    }
    for (Camp.Party party : camp.alone) {
      if (party.most >= wanted) {
        owned = larger(owned, planOf(party, opposing, toMove));
      }
    }
    return camp.mayShare ? larger(owned, planOfSeveral(camp, opposing, toMove, wanted)) : owned;
  }

  /** No fewer points than these stones can own, whatever the opponent has. */
  public int most(long own) {
    int at = place(own);
    if (bounded[at] != own) {
      bounded[at] = own;
      bounds[at] = (byte) bound(own);
    }
    return bounds[at];
  }

  /** Each area is a pocket or all liberties of the stones; a single one must be a pocket. */
  private int bound(long own) {
    long others = masks.full() & ~own;
    if (masks.flood(others & -others, others) == others && !pockets.mayLive(others)) {
      return 0;
    }
    int bound = Long.bitCount(masks.full());
    long near = masks.spread(own);
    for (long rest = others; rest != 0; ) {
      long area = masks.flood(rest & -rest, others);
      rest &= ~area;
      bound -= pockets.fits(area) || (area & ~near) == 0 ? 0 : Long.bitCount(area);
    }
    return bound;
  }

  private static int place(long own) {
    return (int) ((own * 0x9e3779b97f4a7c15L) >>> (Long.SIZE - CAMP_BITS));
  }

  private Camp camp(long own) {
    int at = place(own);
    Camp camp = camps[at];
    if (camp == null || camp.own != own) {
      camp = new Camp(masks, benson, pockets, own);
      camps[at] = camp;
    }
    return camp;
  }

  /** Those of the plots among {@code open}, which living stones enclose, that are theirs. */
  private static long pocketsOf(Camp.Plot[] plots, long open, long opposing, boolean toMove) {
    long theirs = 0;
    long spare = 0;
    for (Camp.Plot plot : plots) {
      if ((plot.points & open) != 0) {
        int known = plot.ofOne(opposing);
        if ((known & Pockets.INVADER_FIRST) != 0) {
          theirs |= plot.points;
        } else if ((known & Pockets.OWNER_FIRST) != 0) {
          spare = larger(spare, plot.points);
        }
      }
    }
    return toMove ? theirs | spare : theirs;
  }

  private static long larger(long a, long b) {
    return Long.bitCount(b) > Long.bitCount(a) ? b : a;
  }

  /**
   * All that chains own each of which has an eye in two pockets, where a pocket serves all chains
   * around it or none. Beginning with all chains, the smallest that lacks eyes is given up until
   * none does.
   */
  private long planOfSeveral(Camp camp, long opposing, boolean toMove, int wanted) {
    long left = (1L << camp.chains.length) - 1;
    while ((left & (left - 1)) != 0) {
      Camp.Party party = camp.party(left);
      if (party.most < wanted) {
        return 0; // those of fewer chains are no more
      }
      long lacking = left & ~withTwoEyes(party, opposing);
      if (lacking == 0) {
        return party.stones | eyes | pocketsOf(party.plots, ~eyes, opposing, toMove);
      }
      long spare = toMove ? spareFor(lacking, opposing) : 0;
      if (spare != 0) {
        long mine = eyes | spare;
        return party.stones | mine | pocketsOf(party.plots, ~mine, opposing, false);
      }
      left &= ~smallest(camp, lacking);
    }
    return 0;
  }

  /** Finds the pockets in which chains have an eye; returns the chains that have two. */
  private long withTwoEyes(Camp.Party party, long opposing) {
    eyes = 0;
    once = 0;
    spareCount = 0;
    long twice = 0;
    for (Camp.Plot plot : party.plots) {
      int known = plot.ofAll(opposing);
      if ((known & Pockets.LIFE_INVADER_FIRST) != 0) {
        eyes |= plot.points;
        twice |= plot.around;
        once |= plot.around;
      } else if ((known & Pockets.EYE_INVADER_FIRST) != 0) {
        eyes |= plot.points;
        twice |= once & plot.around;
        once |= plot.around;
      } else if ((known & (Pockets.EYE_OWNER_FIRST | Pockets.LIFE_OWNER_FIRST)) != 0) {
        spares[spareCount++] = plot;
      }
    }
    return twice;
  }

  private static long smallest(Camp camp, long among) {
    long smallest = 0;
    int least = Integer.MAX_VALUE;
    for (int c = 0; c < camp.chains.length; c++) {
      if ((among >>> c & 1) != 0 && Long.bitCount(camp.chains[c]) < least) {
        least = Long.bitCount(camp.chains[c]);
        smallest = 1L << c;
      }
    }
    return smallest;
  }

  /** All that a chain owns if it has two pockets with an eye; nothing if not. */
  private static long planOf(Camp.Party party, long opposing, boolean toMove) {
    long theirs = 0;
    long spare = 0;
    long home = 0;
    int eyes = 0;
    for (Camp.Plot plot : party.plots) {
      int known = plot.ofOne(opposing);
      if ((known & Pockets.LIFE_INVADER_FIRST) != 0) {
        return party.stones | plot.points | pocketsOf(party.plots, ~plot.points, opposing, toMove);
      }
      if ((known & Pockets.LIFE_OWNER_FIRST) != 0) {
        home = larger(home, plot.points);
      }
      if ((known & Pockets.EYE_INVADER_FIRST) != 0) {
        theirs |= plot.points;
        eyes++;
      } else if ((known & Pockets.EYE_OWNER_FIRST) != 0) {
        spare = larger(spare, plot.points);
      }
    }
    boolean last = eyes == 1 && toMove && spare != 0;
    if (eyes < 2 && !last) {
      return toMove && home != 0
          ? party.stones | home | pocketsOf(party.plots, ~home, opposing, false)
          : 0;
    }
    long mine = last ? theirs | spare : theirs;
    return party.stones | mine | pocketsOf(party.plots, ~mine, opposing, toMove && !last);
  }

  /**
   * What it rests on that stones of a target live, or all where every one must: chains and their
   * pockets; 0 if it is not told that they do.
   *
   * @param toMove whether {@code own} is to move and may play where it likes
   * @param certain whether they must become unconditionally alive
   */
  public long life(
      long own, long opposing, boolean toMove, long target, boolean every, boolean certain) {
    Camp camp = camp(own);
    for (Camp.Party party : camp.alone) {
      if (survives(party.stones, target, every)) {
        long home = homeOf(party, opposing, toMove, certain);
        if (home != 0) {
          return home;
        }
      }
    }
    return camp.mayShare && !certain ? homeOfSeveral(camp, opposing, toMove, target, every) : 0;
  }

  private static boolean survives(long stones, long target, boolean every) {
    return every ? (target & ~stones) == 0 : (target & stones) != 0;
  }

  /** A chain with the pockets by which it lives; 0 if it is not told that it does. */
  private static long homeOf(Camp.Party party, long opposing, boolean toMove, boolean certain) {
    long eye = 0;
    long homes = 0;
    int homeCount = 0;
    long others = 0;
    int otherCount = 0;
    for (Camp.Plot plot : party.plots) {
      int known = plot.ofOne(opposing);
      if ((known & Pockets.LIFE_INVADER_FIRST) != 0) {
        return party.stones | plot.points;
      }
      if (!certain && (known & Pockets.EYE_INVADER_FIRST) != 0) {
        if (eye != 0) {
          return party.stones | eye | plot.points;
        }
        eye = plot.points;
        if (toMove && (known & Pockets.LIFE_OWNER_FIRST) != 0) {
          return party.stones | plot.points;
        }
      } else if ((known & Pockets.LIFE_OWNER_FIRST) != 0) {
        homes |= plot.points;
        homeCount++;
      } else if ((known & Pockets.EYE_OWNER_FIRST) != 0) {
        others |= plot.points;
        otherCount++;
      }
    }
    // One move makes the second eye, or a life; two such moves cannot both be prevented.
    int ways = homeCount + (eye == 0 ? 0 : otherCount);
    boolean enough = toMove ? ways > 0 : ways > 1;
    return enough ? party.stones | eye | homes | (eye == 0 ? 0 : others) : 0;
  }

  /** The same for several chains, of which those that lack eyes are given up one by one. */
  private long homeOfSeveral(Camp camp, long opposing, boolean toMove, long target, boolean every) {
    long left = (1L << camp.chains.length) - 1;
    while ((left & (left - 1)) != 0) {
      Camp.Party party = camp.party(left);
      if (!survives(party.stones, target, every)) {
        return 0;
      }
      long lacking = left & ~withTwoEyes(party, opposing);
      if (lacking == 0) {
        return party.stones | eyes;
      }
      if (toMove) {
        long spare = spareFor(lacking, opposing);
        if (spare != 0) {
          return party.stones | eyes | spare;
        }
      }
      left &= ~smallest(camp, lacking);
    }
    return 0;
  }

  /** A pocket that with a move there serves all chains that lack an eye; 0 if there is none. */
  private long spareFor(long lacking, long opposing) {
    for (int i = 0; i < spareCount; i++) {
      boolean alone = (spares[i].ofAll(opposing) & Pockets.LIFE_OWNER_FIRST) != 0;
      if ((lacking & ~(alone ? spares[i].around : spares[i].around & once)) == 0) {
        return spares[i].points;
      }
    }
    return 0;
  }
}
