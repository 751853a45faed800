package dev.nakade.lifedeath;

import dev.nakade.go.Color;
import dev.nakade.search.Budget;
import dev.nakade.search.DfPn;
import dev.nakade.search.ProofTable;
import java.util.List;
import java.util.OptionalInt;

/**
 * Answers questions about a position with proofs. The balance of ko threats says who has how many:
 * above zero the attacker, below zero the defender, the other side none. A failure to prove is
 * never taken for the other side's success.
 */
final class Prover {
  /** The most threats that are counted; beyond, either side has as many as it likes. */
  static final int MOST = 6;

  /** More threats than will ever be used. */
  static final int ALL = LocalGame.UNLIMITED;

  /** Who proved its aim. */
  enum Winner {
    DEFENDER,
    ATTACKER,
    /** Neither: the budget was spent, or no proof exists for either. */
    NOBODY;

    Winner other() {
      return this == DEFENDER ? ATTACKER : this == ATTACKER ? DEFENDER : NOBODY;
    }
  }

  /** A position to ask about: who began, and the first move if one has been made. */
  record Start(int toMove, int firstMove) {
    static final int NO_MOVE = -1;

    static Start of(int toMove) {
      return new Start(toMove, NO_MOVE);
    }

    /** Who is to move now. */
    int mover() {
      return firstMove == NO_MOVE ? toMove : Color.opponent(toMove);
    }
  }

  private final LocalGame game;
  private final DfPn search;
  private final Budget budget;
  private final int attacker;
  private List<Integer> line = List.of();

  /** Whether the last answer holds for every number of threats. */
  private boolean bare;

  Prover(LocalGame game, ProofTable table, Budget budget) {
    this.game = game;
    this.attacker = game.attacker();
    this.search = new DfPn(game, table);
    this.budget = budget;
  }

  /** The line of the mover's last proof, from the start on; see {@link DfPn.Result}. */
  List<Integer> line() {
    return line;
  }

  Winner mover(Start start) {
    return start.mover() == attacker ? Winner.ATTACKER : Winner.DEFENDER;
  }

  /**
   * The greatest balance at which the defender proves that the target survives: {@link #ALL} if at
   * any, {@code -}{@link #ALL}{@code - 1} if at none. Empty if it could not be found. The attacker
   * proves the capture at one more.
   */
  OptionalInt balance(Start start) {
    Winner mover = mover(start);
    int against = mover == Winner.ATTACKER ? -1 : 1;
    if (mover == Winner.DEFENDER && winner(LocalGame.Aim.TWO_EYES, start, ALL) == mover) {
      return settled(mover);
    }
    Winner hardest = winner(start, against * ALL);
    if (hardest == mover || (hardest != Winner.NOBODY && bare)) {
      return settled(hardest);
    }
    Winner even = winner(start, 0);
    int step = even == mover ? against : -against;
    Winner winner = even;
    int balance = 0;
    while (winner == even && winner != Winner.NOBODY && Math.abs(balance) < MOST) {
      balance += step;
      winner = winner(start, balance);
    }
    if (winner == Winner.NOBODY) {
      return OptionalInt.empty();
    }
    if (winner == even) {
      return settled(even);
    }
    return OptionalInt.of(winner == Winner.DEFENDER ? balance : balance - 1);
  }

  private static OptionalInt settled(Winner winner) {
    return OptionalInt.of(winner == Winner.DEFENDER ? ALL : -ALL - 1);
  }

  /** Who wins the question whether the target survives, at a balance of threats. */
  Winner winner(Start start, int balance) {
    return winner(LocalGame.Aim.SURVIVE, start, balance);
  }

  /**
   * Who proves its aim. The mover is asked first; only if it fails because of a repetition, and so
   * without a proof of the other side, is the other asked too.
   */
  Winner winner(LocalGame.Aim aim, Start start, int balance) {
    Winner mover = mover(start);
    return switch (ask(aim, start, mover, balance)) {
      case PROVED -> mover;
      case REFUTED -> mover.other();
      case UNKNOWN -> Winner.NOBODY;
      case REPEATS ->
          ask(aim, start, mover.other(), balance) == DfPn.Answer.PROVED
              ? mover.other()
              : Winner.NOBODY;
    };
  }

  /** Whether a side itself proves its aim; the other side's failure does not count. */
  boolean proves(LocalGame.Aim aim, Start start, Winner prover, int balance) {
    return ask(aim, start, prover, balance) == DfPn.Answer.PROVED;
  }

  /** The strategy with which a side proves its aim, within a budget of its own. */
  Strategy strategy(LocalGame.Aim aim, Start start, Winner prover, int balance, Budget within) {
    begin(aim, start, prover, balance);
    return new Strategy(game, search, goal(prover), within);
  }

  private static int goal(Winner prover) {
    return prover == Winner.ATTACKER ? 1 : 0;
  }

  private DfPn.Answer ask(LocalGame.Aim aim, Start start, Winner prover, int balance) {
    begin(aim, start, prover, balance);
    boolean moves = prover == mover(start);
    DfPn.Prover side = moves ? DfPn.Prover.SIDE_TO_MOVE : DfPn.Prover.OPPONENT;
    DfPn.Result result = search.prove(side, goal(prover), budget);
    bare = result.bare();
    if (moves && !result.line().isEmpty()) {
      line = result.line();
    }
    return result.answer();
  }

  private void begin(LocalGame.Aim aim, Start start, Winner prover, int balance) {
    boolean attacks = prover == Winner.ATTACKER;
    game.ask(
        aim,
        attacks ? attacker : Color.opponent(attacker),
        start.toMove,
        Math.max(balance, 0),
        Math.max(-balance, 0));
    if (start.firstMove != Start.NO_MOVE) {
      game.play(start.firstMove);
      game.beginHere();
    }
  }
}
