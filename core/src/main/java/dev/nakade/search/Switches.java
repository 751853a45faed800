package dev.nakade.search;

import java.util.EnumSet;
import java.util.Set;

/**
 * Which parts of {@link Negamax} are on. None but {@link Part#DEEPER_ENTRIES}, {@link Part#URGENCY}
 * and {@link Part#TARGET} can change a value; the others change the number of nodes.
 */
public record Switches(Set<Part> on) {
  /** A part that can be on or off. */
  public enum Part {
    /** Alpha-beta; without it every move of every position is searched. */
    PRUNING,
    /** Principal variation search: all moves but the first are first only tested. */
    NULL_WINDOWS,
    /** Remember positions, and try the move remembered first. */
    TABLE,
    /** What the table knows from a deeper search serves for a shallower one. */
    DEEPER_ENTRIES,
    /** Look at the table's entries of all children before searching one. */
    TRANSPOSITION_CUTOFFS,
    /** Try the two moves that refuted siblings first. */
    KILLERS,
    /** Try moves first that have refuted much so far, one account for both sides. */
    HISTORY,
    /** Try the opponent's best answer to the last move next. */
    SIBLINGS,
    /** Killers serve at their own ply and at the two below it, whoever moves there. */
    KILLERS_BELOW,
    /**
     * Look for transposition cutoffs only three plies or more above the leaves, and promote
     * siblings only five or more, where there is enough to be saved.
     */
    SPARING,
    /** A move competes with {@link Domain#urgency} added to its value. */
    URGENCY,
    /** No more moves are tried once {@link Domain#target} is reached. */
    TARGET
  }

  /** Everything off. */
  public static final Switches MINIMAX = new Switches(Set.of());

  /** Pruning and nothing else. */
  public static final Switches ALPHA_BETA = MINIMAX.with(Part.PRUNING);

  /**
   * All parts that change nothing but the number of nodes, without {@link Part#KILLERS_BELOW} and
   * {@link Part#SPARING}.
   */
  public static final Switches ALL =
      new Switches(
          EnumSet.complementOf(
              EnumSet.of(
                  Part.DEEPER_ENTRIES,
                  Part.KILLERS_BELOW,
                  Part.SPARING,
                  Part.URGENCY,
                  Part.TARGET)));

  public Switches {
    on = Set.copyOf(on);
    if (on.contains(Part.TRANSPOSITION_CUTOFFS) && !on.contains(Part.TABLE)) {
      throw new IllegalArgumentException("transposition cutoffs need a table");
    }
    if (on.contains(Part.TABLE) && (on.contains(Part.URGENCY) || on.contains(Part.TARGET))) {
      throw new IllegalArgumentException("what urgency and targets find must not be remembered");
    }
    boolean cuts = on.contains(Part.NULL_WINDOWS) || on.contains(Part.TRANSPOSITION_CUTOFFS);
    if (cuts && !on.contains(Part.PRUNING)) {
      throw new IllegalArgumentException("null windows and cutoffs need pruning");
    }
  }

  /** The same with more parts on. */
  public Switches with(Part... parts) {
    Set<Part> more = EnumSet.noneOf(Part.class);
    more.addAll(on);
    more.addAll(Set.of(parts));
    return new Switches(more);
  }

  /** The same with fewer parts on. */
  public Switches without(Part... parts) {
    Set<Part> fewer = EnumSet.noneOf(Part.class);
    fewer.addAll(on);
    fewer.removeAll(Set.of(parts));
    return new Switches(fewer);
  }

  /** Whether a part is on. */
  public boolean has(Part part) {
    return on.contains(part);
  }
}
