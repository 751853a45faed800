package dev.nakade.lifedeath;

import dev.nakade.go.Color;
import dev.nakade.search.Budget;
import dev.nakade.search.DfPn;
import dev.nakade.search.ProofTable;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;

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

  /** Whether a side reaches its aim from a position, the sides having these threats. */
  record Question(
      LocalGame.Aim aim, Start start, Winner prover, int attackerThreats, int defenderThreats) {}

  private final LocalGame game;
  private final DfPn search;
  private final int attacker;
  private final Map<Start, Known> known = new HashMap<>();
  private final Consumer<Question> listener;
  private Budget budget;

  /** Whether the last answer holds for every number of threats. */
  private boolean bare;

  Prover(LocalGame game, ProofTable table, Budget budget) {
    this(game, table, budget, question -> {});
  }

  /** Tells the listener of each question before it is searched. */
  Prover(LocalGame game, ProofTable table, Budget budget, Consumer<Question> listener) {
    this.game = game;
    this.attacker = game.attacker();
    this.search = new DfPn(game, table);
    this.budget = budget;
    this.listener = listener;
  }

  /** From now on, this pays for the searches. */
  void spend(Budget other) {
    budget = other;
  }

  /** What has been proved about a position so far. */
  Known known(Start start) {
    return known.computeIfAbsent(start, it -> new Known());
  }

  Winner mover(Start start) {
    return start.mover() == attacker ? Winner.ATTACKER : Winner.DEFENDER;
  }

  /**
   * The greatest balance at which the defender proves that the target survives: {@link #ALL} if at
   * any, {@link Known#NONE} if at none. Empty if it could not be found, or if more than {@link
   * #MOST} threats matter. The attacker proves the capture at one more.
   */
  OptionalInt balance(Start start) {
    Winner mover = mover(start);
    int against = mover == Winner.ATTACKER ? -1 : 1;
    if (mover == Winner.DEFENDER && winner(LocalGame.Aim.TWO_EYES, start, ALL) == mover) {
      return settled(start, mover);
    }
    Winner hardest = winner(start, against * ALL);
    if (hardest != Winner.NOBODY
        && known(start).winner(-against * ALL).equals(Optional.of(hardest))) {
      return settled(start, hardest);
    }
    Winner even = winner(start, 0);
    int step = even == mover ? against : -against;
    if (even == mover.other() && winner(start, step * ALL) == even) {
      return settled(start, even);
    }
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
      boolean others = known(start).winner(step * ALL).filter(it -> it != even).isPresent();
      return others ? OptionalInt.empty() : settled(start, even);
    }
    return OptionalInt.of(winner == Winner.DEFENDER ? balance : balance - 1);
  }

  private OptionalInt settled(Start start, Winner winner) {
    known(start).settle(winner);
    return OptionalInt.of(winner == Winner.DEFENDER ? ALL : Known.NONE);
  }

  /** Finds the verdict of a position, or what bounds the budget suffices for. */
  Bounds bounds(Start start) {
    OptionalInt balance = balance(start);
    if (balance.isPresent() && balance.getAsInt() == ALL) {
      winner(LocalGame.Aim.TWO_EYES, start, ALL);
    }
    return known(start).bounds();
  }

  /** Who wins the question whether the target survives, at a balance of threats. */
  Winner winner(Start start, int balance) {
    return winner(LocalGame.Aim.SURVIVE, start, balance);
  }

  /** Who proves its aim at a balance of threats; what was proved before is not searched again. */
  Winner winner(LocalGame.Aim aim, Start start, int balance) {
    boolean eyes = aim == LocalGame.Aim.TWO_EYES;
    Known before = known(start);
    Optional<Winner> answer =
        !eyes ? before.winner(balance) : balance == ALL ? before.eyes() : Optional.empty();
    if (answer.isPresent()) {
      return answer.get();
    }
    Winner winner = search(aim, start, Math.max(balance, 0), Math.max(-balance, 0));
    if (!eyes && bare) {
      before.settle(winner);
    } else if (!eyes) {
      before.learn(winner, balance);
    } else if (balance == ALL) {
      before.learnEyes(winner);
    }
    return winner;
  }

  /**
   * Who proves its aim. The mover is asked first; only if it fails because of a repetition, and so
   * without a proof of the other side, is the other asked too.
   */
  Winner search(LocalGame.Aim aim, Start start, int attackerThreats, int defenderThreats) {
    Winner mover = mover(start);
    Question own = new Question(aim, start, mover, attackerThreats, defenderThreats);
    Question others = new Question(aim, start, mover.other(), attackerThreats, defenderThreats);
    return switch (ask(own)) {
      case PROVED -> mover;
      case REFUTED -> mover.other();
      case UNKNOWN -> Winner.NOBODY;
      case REPEATS -> ask(others) == DfPn.Answer.PROVED ? mover.other() : Winner.NOBODY;
    };
  }

  /** Whether the prover itself proves it; a failure of the other side does not count. */
  boolean proves(Question question) {
    return ask(question) == DfPn.Answer.PROVED;
  }

  /** The strategy with which the prover reaches its aim, within a budget of its own. */
  Strategy strategy(Question question, Budget within) {
    begin(question);
    return new Strategy(game, search, goal(question), within);
  }

  private static int goal(Question question) {
    return question.prover == Winner.ATTACKER ? 1 : 0;
  }

  private DfPn.Answer ask(Question question) {
    listener.accept(question);
    begin(question);
    Start start = question.start;
    boolean moves = question.prover == mover(start);
    DfPn.Prover side = moves ? DfPn.Prover.SIDE_TO_MOVE : DfPn.Prover.OPPONENT;
    DfPn.Result result = search.prove(side, goal(question), budget);
    bare = result.bare();
    if (moves && !result.line().isEmpty()) {
      known(start).remember(result.line());
    }
    return result.answer();
  }

  /** Puts the game where a question begins. */
  private void begin(Question question) {
    Start start = question.start;
    boolean attacks = question.prover == Winner.ATTACKER;
    game.ask(
        question.aim,
        attacks ? attacker : Color.opponent(attacker),
        start.toMove,
        question.attackerThreats,
        question.defenderThreats);
    if (start.firstMove != Start.NO_MOVE) {
      game.play(start.firstMove);
      game.beginHere();
    }
  }
}
