package dev.nakade.safety;

import dev.nakade.go.Geometry;
import dev.nakade.go.SmallBenson;
import java.util.ArrayList;
import java.util.List;

/**
 * The stones of one side and the areas that they leave: all of {@link Safety} that does not depend
 * on the opponent's stones.
 */
final class Camp {
  /** An area that some of the stones leave; others may stand in it. */
  static final class Plot {
    final long points;

    /** The chains that adjoin it, a set of numbers. */
    final long around;

    private final Pockets pockets;

    /** As the pocket of one chain, and as that of all chains around, if it is small enough. */
    private final Pockets.Place ofOne;

    private final int ownOfOne;
    private final Pockets.Place ofAll;
    private final int ownOfAll;

    private Plot(Pockets pockets, long own, long points, long around, long walls) {
      this.pockets = pockets;
      this.points = points;
      this.around = around;
      boolean fits = pockets.fits(points);
      ofOne = fits ? pockets.place(points, Pockets.ONE_CHAIN) : null;
      ownOfOne = fits ? ofOne.position(own) : 0;
      ofAll = walls == Pockets.TOO_MANY_CHAINS ? null : pockets.place(points, walls);
      ownOfAll = ofAll == null ? 0 : ofAll.position(own);
    }

    boolean fits() {
      return ofOne != null;
    }

    /** What is known of it as the pocket of one chain. */
    int ofOne(long opposing) {
      return ofOne == null ? 0 : pockets.find(ofOne, ownOfOne, opposing);
    }

    /** What is known of it if each chain around needs an eye. */
    int ofAll(long opposing) {
      return ofAll == null ? 0 : pockets.find(ofAll, ownOfAll, opposing);
    }
  }

  /** Some of the chains, and what they leave. */
  static final class Party {
    /** A set of numbers. */
    private final long chains;

    final long stones;
    final Plot[] plots;

    /** More points than this are never owned by what these chains plan. */
    final int most;

    private Party(long chains, long stones, Plot[] plots) {
      this.chains = chains;
      this.stones = stones;
      this.plots = plots;
      this.most = Long.bitCount(stones) + sizes(plots);
    }
  }

  /** Stones that are unconditionally alive, and those with their vital regions. */
  final long alive;

  final long settled;

  /** What that leaves; empty if nothing is alive. */
  final Plot[] outside;

  final long[] chains;

  /** Each chain that may have two eyes by itself. */
  final List<Party> alone = new ArrayList<>();

  /** Whether several chains may have two eyes together. */
  final boolean mayShare;

  /** More points than this are never owned, whatever the opponent has. */
  final int most;

  final long own;
  private final Geometry masks;
  private final Pockets pockets;
  private final List<Party> parties = new ArrayList<>();

  Camp(Geometry masks, SmallBenson benson, Pockets pockets, long own) {
    this.own = own;
    this.masks = masks;
    this.pockets = pockets;
    benson.find(own, 0);
    alive = benson.stones();
    settled = alive | benson.vitalRegions();
    chains = parts(own);
    outside = alive == 0 ? new Plot[0] : plots(masks.full() & ~settled, 0);
    int bound = Long.bitCount(settled) + sizes(outside);
    for (int c = 0; c < chains.length; c++) {
      long chain = chains[c];
      if ((chain & alive) == 0 && chain != (chain & -chain)) {
        Party party = new Party(1L << c, chain, plots(masks.full() & ~chain, 0));
        if (mayLive(party.plots, 0)) {
          alone.add(party);
          bound = Math.max(bound, party.most);
        }
      }
    }
    mayShare = chains.length > 1 && mayShare();
    most = mayShare ? Math.max(bound, everyone().most) : bound;
  }

  private boolean mayShare() {
    boolean may = false;
    for (int c = 0; c < chains.length; c++) {
      may |= mayLive(everyone().plots, 1L << c);
    }
    return may;
  }

  private Party everyone() {
    return party((1L << chains.length) - 1);
  }

  /** Those of the chains in this set of numbers. */
  Party party(long numbers) {
    for (Party party : parties) {
      if (party.chains == numbers) {
        return party;
      }
    }
    long stones = 0;
    for (int c = 0; c < chains.length; c++) {
      stones |= (numbers >>> c & 1) != 0 ? chains[c] : 0;
    }
    Party party = new Party(numbers, stones, plots(masks.full() & ~stones, numbers));
    parties.add(party);
    return party;
  }

  private static int sizes(Plot[] plots) {
    int sum = 0;
    for (Plot plot : plots) {
      sum += plot.fits() ? Long.bitCount(plot.points) : 0;
    }
    return sum;
  }

  /**
   * Whether two pockets adjoin a chain, or one in which it may live; if no chain is given, whether
   * there are such.
   */
  private boolean mayLive(Plot[] plots, long chain) {
    int count = 0;
    for (Plot plot : plots) {
      if (plot.fits() && (plot.around & chain) == chain) {
        count += pockets.mayLive(plot.points) ? 2 : 1;
      }
    }
    return count >= 2;
  }

  /** The connected parts of a set. */
  private long[] parts(long set) {
    int count = 0;
    for (long rest = set; rest != 0; count++) {
      rest &= ~masks.flood(rest & -rest, set);
    }
    long[] parts = new long[count];
    int i = 0;
    for (long rest = set; rest != 0; rest &= ~parts[i++]) {
      parts[i] = masks.flood(rest & -rest, set);
    }
    return parts;
  }

  /** The parts of a set, with those of the chains around that are in a set of numbers. */
  private Plot[] plots(long set, long numbers) {
    long[] parts = parts(set);
    Plot[] plots = new Plot[parts.length];
    long[] touched = new long[chains.length];
    for (int i = 0; i < parts.length; i++) {
      long around = 0;
      int count = 0;
      for (int c = 0; c < chains.length; c++) {
        long adjoined = masks.spread(chains[c]) & parts[i];
        if ((numbers >>> c & 1) != 0 && adjoined != 0) {
          around |= 1L << c;
          touched[count++] = adjoined;
        }
      }
      long walls = numbers == 0 ? Pockets.TOO_MANY_CHAINS : pockets.walls(parts[i], touched, count);
      plots[i] = new Plot(pockets, own, parts[i], around, walls);
    }
    return plots;
  }
}
