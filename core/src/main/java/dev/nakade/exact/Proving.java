package dev.nakade.exact;

import dev.nakade.go.Color;
import dev.nakade.go.KoRule;
import dev.nakade.go.SmallBoard;
import dev.nakade.search.Budget;
import dev.nakade.search.DfPn;
import dev.nakade.search.Domain;
import dev.nakade.search.Negamax;
import dev.nakade.search.ProofTable;
import dev.nakade.search.Report;
import dev.nakade.search.Switches;
import dev.nakade.search.Table;

/**
 * Answers whether Black reaches a score in the position that is on its board, under a ko rule.
 *
 * <p>A side is asked for a proof that needs no repetition, by df-pn. Under basic ko, where a cycle
 * is a draw, that side fails if it would have to repeat something, and the answer is known; under
 * Japanese ko a cycle in which it passes more often than its opponent is a success too. (Both are
 * games in which it does not matter how a situation came about: reachability, and the sign of a
 * mean payoff, of which Ehrenfeucht and Mycielski, 1979, showed that it may be told by the first
 * cycle.)
 *
 * <p>A proof without repetition also holds under situational superko: its plan goes down a chain of
 * situations that were solved one before the other, so that none comes twice. Where neither side
 * has such a proof, a search follows that keeps what it finds for one history only. Under
 * positional superko that is all there is.
 */
final class Proving {
  /** The answer. */
  enum Answer {
    YES,
    NO,
    /** The budget was spent before. */
    OPEN
  }

  /** The most points of a pocket that is worked out in advance. */
  private static final int POCKET = 8;

  /** The share of the memory for the search that knows the rule. */
  private static final int CYCLES_SHARE = 4;

  private final KoRule rule;
  private final ScoreQuestion question;
  private final DfPn proofs;
  private final ScoreQuestion cycle;
  private final Negamax cycles;
  private long nodes;

  Proving(BoardPosition position, KoRule rule, ProofTable table, long bytes) {
    this.rule = rule;
    this.question = question(position.board(), position.toMove(), Repetition.LEFT_TO_SEARCH);
    this.proofs = new DfPn(question, table);
    this.cycle = question(position.board(), position.toMove(), repetition(rule));
    this.cycles =
        new Negamax(
            cycle,
            Switches.ALL.with(
                Switches.Part.SPARING, Switches.Part.KILLERS_BELOW, Switches.Part.DEEPER_ENTRIES),
            Table.ofBytes(bytes / CYCLES_SHARE, Table.Scheme.TWO_DEEP));
  }

  private static ScoreQuestion question(SmallBoard board, int toMove, Repetition repetition) {
    return new ScoreQuestion(board, toMove, repetition, POCKET);
  }

  private static Repetition repetition(KoRule rule) {
    return switch (rule) {
      case BASIC, JAPANESE -> Repetition.LEFT_TO_SEARCH;
      case SSK, SSK_APPROX -> Repetition.SITUATION_FORBIDDEN;
      case PSK -> Repetition.ARRANGEMENT_FORBIDDEN;
    };
  }

  /** Positions visited so far. */
  long nodes() {
    return nodes;
  }

  /** The game as it stands, for looking at moves. */
  ScoreQuestion game() {
    return question;
  }

  /** Plays a move, unless the rule forbids it; says whether it was played. */
  boolean play(int move) {
    if (rule.forbidsRepetition() && cycle.play(move) == Domain.FORBIDDEN) {
      return false;
    }
    question.play(move);
    return true;
  }

  void undo() {
    question.undo();
    if (rule.forbidsRepetition()) {
      cycle.undo();
    }
  }

  /** Whether Black reaches a score here. */
  Answer reaches(int score, Budget budget) {
    question.ask(score);
    cycle.ask(score);
    if (rule == KoRule.PSK) {
      return search(budget);
    }
    // Unless a cycle is forbidden, only one side has something to prove.
    boolean whiteFirst = score <= 0;
    DfPn.Answer first = prove(whiteFirst ? Color.WHITE : Color.BLACK, budget);
    if (first == DfPn.Answer.UNKNOWN) {
      return Answer.OPEN;
    }
    if (first == DfPn.Answer.REPEATS && rule.forbidsRepetition()) {
      DfPn.Answer second = prove(whiteFirst ? Color.BLACK : Color.WHITE, budget);
      if (second == DfPn.Answer.PROVED) {
        return whiteFirst ? Answer.YES : Answer.NO;
      }
      return second == DfPn.Answer.UNKNOWN ? Answer.OPEN : search(budget);
    }
    return whiteFirst == (first == DfPn.Answer.PROVED) ? Answer.NO : Answer.YES;
  }

  private DfPn.Answer prove(int prover, Budget budget) {
    question.setProver(prover, rule == KoRule.JAPANESE);
    boolean moves = question.toMove() == prover;
    int value = prover == Color.BLACK ? ScoreQuestion.WON : 1 - ScoreQuestion.WON;
    DfPn.Result result =
        proofs.prove(moves ? DfPn.Prover.SIDE_TO_MOVE : DfPn.Prover.OPPONENT, value, budget);
    nodes += result.nodes();
    return result.answer();
  }

  /** The search that knows the rule, deeper and deeper. */
  private Answer search(Budget budget) {
    for (int depth = 1; depth < Negamax.NO_DEPTH_LIMIT; depth++) {
      Report report = cycles.search(depth, -Domain.INFINITE, Domain.INFINITE, budget);
      nodes += report.nodes();
      if (!report.complete()) {
        return Answer.OPEN;
      }
      boolean black = cycle.toMove() == Color.BLACK;
      if (report.lower() >= ScoreQuestion.WON) {
        return black ? Answer.YES : Answer.NO;
      }
      if (report.upper() <= -ScoreQuestion.WON) {
        return black ? Answer.NO : Answer.YES;
      }
    }
    return Answer.OPEN;
  }

  /** A move that is proved to keep Black's score at least this, or below it for White. */
  int provenMove(int score) {
    question.ask(score);
    boolean black = question.toMove() == Color.BLACK;
    return proofs.provenMove(black ? ScoreQuestion.WON : 1 - ScoreQuestion.WON);
  }
}
