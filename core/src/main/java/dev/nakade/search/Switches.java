package dev.nakade.search;

/**
 * Which parts of {@link Negamax} are on. None but {@link #deeperEntries} and the depth at which a
 * repetition cuts can change a value; the others change the number of nodes.
 *
 * @param pruning alpha-beta; without it every move of every position is searched
 * @param nullWindows principal variation search: all moves but the first are first only tested
 * @param table remember positions, and try the move remembered first
 * @param deeperEntries what the table knows from a deeper search serves for a shallower one
 * @param transpositionCutoffs look at the table's entries of all children before searching one
 * @param killers try the two moves that refuted siblings first
 * @param history try moves first that have refuted much so far, one account for both sides
 * @param siblings try the opponent's best answer to the last move next
 */
public record Switches(
    boolean pruning,
    boolean nullWindows,
    boolean table,
    boolean deeperEntries,
    boolean transpositionCutoffs,
    boolean killers,
    boolean history,
    boolean siblings) {

  public Switches {
    if (transpositionCutoffs && !table) {
      throw new IllegalArgumentException("transposition cutoffs need a table");
    }
    if (!pruning && (nullWindows || transpositionCutoffs)) {
      throw new IllegalArgumentException("null windows and cutoffs need pruning");
    }
  }

  /** Everything off. */
  public static final Switches MINIMAX =
      new Switches(false, false, false, false, false, false, false, false);

  /** Pruning and nothing else. */
  public static final Switches ALPHA_BETA = MINIMAX.withPruning(true);

  /** Everything on but {@link #deeperEntries}. */
  public static final Switches ALL = new Switches(true, true, true, false, true, true, true, true);

  public Switches withPruning(boolean on) {
    return new Switches(
        on, nullWindows, table, deeperEntries, transpositionCutoffs, killers, history, siblings);
  }

  public Switches withNullWindows(boolean on) {
    return new Switches(
        pruning, on, table, deeperEntries, transpositionCutoffs, killers, history, siblings);
  }

  public Switches withTable(boolean on) {
    return new Switches(
        pruning, nullWindows, on, deeperEntries, transpositionCutoffs, killers, history, siblings);
  }

  public Switches withDeeperEntries(boolean on) {
    return new Switches(
        pruning, nullWindows, table, on, transpositionCutoffs, killers, history, siblings);
  }

  public Switches withTranspositionCutoffs(boolean on) {
    return new Switches(pruning, nullWindows, table, deeperEntries, on, killers, history, siblings);
  }

  public Switches withKillers(boolean on) {
    return new Switches(
        pruning, nullWindows, table, deeperEntries, transpositionCutoffs, on, history, siblings);
  }

  public Switches withHistory(boolean on) {
    return new Switches(
        pruning, nullWindows, table, deeperEntries, transpositionCutoffs, killers, on, siblings);
  }

  public Switches withSiblings(boolean on) {
    return new Switches(
        pruning, nullWindows, table, deeperEntries, transpositionCutoffs, killers, history, on);
  }
}
