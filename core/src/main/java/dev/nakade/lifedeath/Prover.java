package dev.nakade.lifedeath;

import dev.nakade.go.Color;
import dev.nakade.search.Budget;
import dev.nakade.search.DfPn;
import dev.nakade.search.ProofTable;

/**
 * Answers problems with proofs. Every question is asked of both sides in turn, with growing
 * budgets: does the defender prove that the target survives, or the attacker that it is captured,
 * for a given balance of ko threats? A failure to prove is never taken for the other side's
 * success.
 */
final class Prover {
  /** Who proved its aim. */
  enum Winner {
    DEFENDER,
    ATTACKER,
    /** Neither: the budget was spent, or no proof exists for either. */
    NOBODY
  }

  private final LocalGame game;
  private final DfPn search;
  private final Budget budget;
  private final int attacker;

  Prover(LocalGame game, int attacker, ProofTable table, Budget budget) {
    this.game = game;
    this.attacker = attacker;
    this.search = new DfPn(game, table);
    this.budget = budget;
  }

  /** A position to ask about: who began, and the first move if one has been made. */
  record Start(int toMove, int firstMove) {
    static final int NO_MOVE = -1;

    /** Who is to move now. */
    int mover() {
      return firstMove == NO_MOVE ? toMove : Color.opponent(toMove);
    }
  }

  /**
   * What happens from there with best play. First, does the mover win against all the threats that
   * the other side may have? If not, how many decide?
   */
  Verdict verdict(Start start) {
    boolean attacks = start.mover() == attacker;
    Winner mover = attacks ? Winner.ATTACKER : Winner.DEFENDER;
    int against = attacks ? -1 : 1;
    Winner hard = winner(start, against * Verdict.MOST);
    if (hard == mover || hard == Winner.NOBODY) {
      return hard == mover ? settled(mover) : Verdict.UNKNOWN;
    }
    Winner even = winner(start, 0);
    int step = even == mover ? against : -against;
    Winner winner = even;
    int balance = 0;
    while (winner == even && winner != Winner.NOBODY && Math.abs(balance) < Verdict.MOST) {
      balance += step;
      winner = winner(start, balance);
    }
    if (winner == Winner.NOBODY) {
      return Verdict.UNKNOWN;
    }
    return winner == even ? settled(even) : ko(winner, balance);
  }

  private static Verdict settled(Winner winner) {
    return winner == Winner.DEFENDER
        ? new Verdict(Verdict.Kind.ALIVE, Verdict.MOST)
        : new Verdict(Verdict.Kind.DEAD, -Verdict.MOST - 1);
  }

  /** The winner has changed at this balance. */
  private static Verdict ko(Winner winner, int balance) {
    return new Verdict(
        Verdict.Kind.KO, winner == Winner.DEFENDER ? balance : balance - 1);
  }

  /**
   * Who proves its aim at a balance of threats. The mover is asked first; only if it fails because
   * of a repetition, and so without a proof of the other side, is the other asked too.
   */
  Winner winner(Start start, int balance) {
    Winner first = start.mover() == attacker ? Winner.ATTACKER : Winner.DEFENDER;
    Winner second = first == Winner.ATTACKER ? Winner.DEFENDER : Winner.ATTACKER;
    return switch (ask(start, first, balance)) {
      case PROVED -> first;
      case REFUTED -> second;
      case UNKNOWN -> Winner.NOBODY;
      case REPEATS -> ask(start, second, balance) == DfPn.Answer.PROVED ? second : Winner.NOBODY;
    };
  }

  private DfPn.Answer ask(Start start, Winner prover, int balance) {
    game.ask(LocalGame.Aim.SURVIVE, start.toMove, Math.max(balance, 0), Math.max(-balance, 0));
    if (start.firstMove != Start.NO_MOVE) {
      game.play(start.firstMove);
    }
    boolean attacks = prover == Winner.ATTACKER;
    boolean moves = attacks == (start.mover() == attacker);
    DfPn.Prover side = moves ? DfPn.Prover.SIDE_TO_MOVE : DfPn.Prover.OPPONENT;
    return search.prove(side, attacks ? 1 : 0, budget).answer();
  }
}
