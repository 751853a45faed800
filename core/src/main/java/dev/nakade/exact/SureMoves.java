package dev.nakade.exact;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Game;
import dev.nakade.go.Masks;
import dev.nakade.go.Point;
import dev.nakade.search.Budget;
import dev.nakade.search.DfPn;
import dev.nakade.search.ProofTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What the side to move in a running game can be sure of on a whole small board: a score that it
 * reaches against every reply, all stones alive in the end, and the moves that keep it.
 *
 * <p>Each score is proved with a plan that needs no repetition, which makes it hold under every ko
 * rule, but for the past: superko may forbid a move of the plan that brings back what was on the
 * board before the question. So whoever follows a plan asks again after each reply.
 */
public final class SureMoves {
  private static final long FIRST_PORTION = 500;
  private static final int GROWTH = 4;

  /** A first move is given up after so many nodes. */
  private static final long MOVE_PORTION = 200;

  private final ScoreQuestion question;
  private final DfPn proofs;
  private final int mover;
  private final int area;
  private final Budget budget;

  /** What is known of the score of the side to move. */
  private ScoreRange known;

  /**
   * Whether the upper bound is the opponent's proof, and not just the end of what can be proved.
   */
  private boolean bounded = true;

  /**
   * A score for the side to move, and moves that keep it, in no order.
   *
   * @param best whether the opponent can be sure that it is not more
   */
  public record Sure(int score, boolean best, List<Integer> moves) {
    public Sure {
      moves = List.copyOf(moves);
    }
  }

  /** Whether a game can be asked about. */
  public static boolean understands(Game game) {
    Board board = game.board();
    boolean bannedFromTheStart = game.plies() == 0 && board.koColor() == game.toMove();
    return board.size().area() <= Masks.MAX_AREA && !bannedFromTheStart;
  }

  /**
   * A question about a game that can be {@linkplain #understands understood}, which is left as it
   * was.
   *
   * @param table may hold what was found about earlier positions on a board of this size
   */
  public SureMoves(Game game, ProofTable table, Budget budget) {
    this.budget = budget;
    this.mover = game.toMove();
    this.area = game.board().size().area();
    this.known = new ScoreRange(-area, area);
    this.question = question(game);
    this.proofs = new DfPn(question, table);
  }

  /** The present of a game: one ply is played again, so that a ko ban or a pass is known. */
  private static ScoreQuestion question(Game game) {
    Knowledge knowledge = Knowledge.ours(Repetition.LEFT_TO_SEARCH);
    if (game.plies() == 0) {
      return new ScoreQuestion(
          BoardPosition.of(game.board(), game.toMove()).board(), game.toMove(), knowledge);
    }
    int last = game.moveBefore(1);
    game.undo();
    int before = game.toMove();
    ScoreQuestion question =
        new ScoreQuestion(BoardPosition.of(game.board(), before).board(), before, knowledge);
    game.play(last);
    question.play(last == Point.PASS ? question.pass() : last);
    return question;
  }

  /**
   * The moves that keep the greatest score that the side to move was shown to be sure of. Empty
   * unless this score is enough or known to be the best; and if it is nothing at all.
   */
  public Optional<Sure> find(int enough) {
    Budget most = budget.fraction(2, Long.MAX_VALUE);
    long portion = FIRST_PORTION;
    while (!known.exact() && !most.isExhausted()) {
      if (!narrow(enough, most, portion)) {
        portion *= GROWTH;
      }
    }
    boolean best = known.exact() && bounded;
    int score = known.lower();
    if (score == -area || (score < enough && !best)) {
      return Optional.empty();
    }
    return Optional.of(new Sure(score, best, keepers(score)));
  }

  /** Asks the questions that promise most; says whether one of them was answered. */
  private boolean narrow(int enough, Budget within, long portion) {
    int middle = Math.floorDiv(known.lower() + known.upper(), 2) + 1;
    int[] order =
        known.lower() >= enough
            ? new int[] {known.lower() + 1, known.upper(), middle}
            : known.upper() < enough
                ? new int[] {known.upper(), middle, known.lower() + 1}
                : new int[] {enough, known.upper(), known.lower() + 1};
    for (int score : IntStream.of(order).distinct().toArray()) {
      ScoreRange before = known;
      ask(score, within.part(portion));
      if (!known.equals(before)) {
        return true;
      }
    }
    return false;
  }

  private void ask(int score, Budget within) {
    switch (prove(mover, score, within)) {
      case PROVED -> known = known.atLeast(score);
      case REFUTED -> setUpper(score - 1, true);
      case REPEATS -> {
        DfPn.Answer answer = prove(Color.opponent(mover), score, within);
        if (answer != DfPn.Answer.UNKNOWN) {
          setUpper(score - 1, answer == DfPn.Answer.PROVED);
        }
      }
      case UNKNOWN -> {}
    }
  }

  private void setUpper(int score, boolean proved) {
    known = known.atMost(score);
    bounded = proved;
  }

  /**
   * Asks one side for a plan: that the one who moves first gets this score, or that it does not.
   */
  private DfPn.Answer prove(int prover, int score, Budget within) {
    question.ask(mover == Color.BLACK ? score : 1 - score);
    question.setProver(prover, false);
    int value = prover == Color.BLACK ? ScoreQuestion.WON : 1 - ScoreQuestion.WON;
    boolean moves = question.toMove() == prover;
    return proofs
        .prove(moves ? DfPn.Prover.SIDE_TO_MOVE : DfPn.Prover.OPPONENT, value, within)
        .answer();
  }

  private List<Integer> keepers(int score) {
    question.ask(mover == Color.BLACK ? score : 1 - score);
    int planned =
        proofs.provenMove(mover == Color.BLACK ? ScoreQuestion.WON : 1 - ScoreQuestion.WON);
    int[] moves = new int[question.moveLimit()];
    int end = question.candidates(moves, 0);
    List<Integer> keepers = new ArrayList<>();
    for (int move : IntStream.of(moves).limit(end).toArray()) {
      if (move == planned || keeps(move, score)) {
        keepers.add(move == question.pass() ? Point.PASS : move);
      }
    }
    return keepers;
  }

  private boolean keeps(int move, int score) {
    question.play(move);
    DfPn.Answer answer = prove(mover, score, budget.part(MOVE_PORTION));
    question.undo();
    return answer == DfPn.Answer.PROVED;
  }
}
