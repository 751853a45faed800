package dev.nakade.exact;

import dev.nakade.go.Color;
import dev.nakade.go.Size;
import dev.nakade.go.SmallBoard;
import dev.nakade.search.Budget;
import dev.nakade.search.DfPn;
import dev.nakade.search.ProofTable;
import dev.nakade.search.Regression;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/**
 * Learns the weights of the {@link Outlook}: questions about random positions are searched,
 * positions that were solved on the way are examples, and logistic regression fits the weights to
 * who won. Later rounds search with what the earlier have learned. The same arguments give the same
 * weights.
 */
public final class Study {
  private static final List<Size> SIZES =
      List.of(Size.of(5, 5), Size.of(5, 4), Size.of(5, 5), Size.of(4, 4));
  private static final int ROUNDS = 3;

  /** The work from which on a position is always an example. */
  private static final int NEGLIGIBLE = 10;

  private static final long TABLE_BYTES = 64L << 20;
  private static final int FEATURES = Outlook.Feature.values().length;
  private static final int MOST_EXAMPLES = 6_000_000;

  private final Random random;
  private final Regression regression;

  private Study(long seed) {
    random = new Random(seed);
    regression = new Regression(FEATURES, Outlook.TABLES * Outlook.WEIGHTS, MOST_EXAMPLES, random);
  }

  /**
   * The weights as text, as the outlook reads them.
   *
   * @param questions how many a round
   * @param nodes the most that a question may take
   */
  public static String weights(int questions, long nodes, long seed, Consumer<String> progress) {
    Study study = new Study(seed);
    for (int round = 1; round <= ROUNDS; round++) {
      study.regression.forget();
      int[] weights = study.regression.hundredths();
      int solved = 0;
      long nodesSpent = 0;
      for (int i = 0; i < questions; i++) {
        DfPn.Result result = study.ask(SIZES.get(i % SIZES.size()), weights, nodes);
        solved += result.answer() == DfPn.Answer.UNKNOWN ? 0 : 1;
        nodesSpent += result.nodes();
      }
      double loss = study.regression.fit();
      progress.accept(
          String.format(
              "round %d: %d of %d answered in %,d nodes, %,d examples, loss %.4f",
              round, solved, questions, nodesSpent, study.regression.examples(), loss));
    }
    return Outlook.format(study.regression.hundredths());
  }

  /** Asks a question about a board: mostly with few stones, mostly about all or nothing. */
  private DfPn.Result ask(Size boardSize, int[] weights, long nodes) {
    SmallBoard board = new SmallBoard(boardSize);
    int area = boardSize.area();
    int moves = random.nextInt(3) == 0 ? random.nextInt(area * 2 / 3) : 2 + random.nextInt(7);
    int toMove = Color.BLACK;
    for (int i = 0; i < moves; i++) {
      long legal = board.legal(toMove) & ~eyes(board, toMove);
      if (legal != 0) {
        board.play(pick(legal), toMove);
        toMove = Color.opponent(toMove);
      }
    }
    SmallBoard start = new SmallBoard(boardSize);
    start.set(board.mask(Color.BLACK), board.mask(Color.WHITE));
    ScoreQuestion question =
        new ScoreQuestion(
            start,
            toMove,
            Knowledge.ours(Repetition.LEFT_TO_SEARCH),
            new Outlook(boardSize, start.masks(), weights));
    int kind = random.nextInt(6);
    int goal = kind < 3 ? area : kind < 5 ? 1 - area : random.nextInt(area + 1) - area / 2;
    question.ask(goal);
    int prover = goal <= 0 ? Color.WHITE : Color.BLACK;
    question.setProver(prover, false);
    DfPn search =
        new DfPn(
            question,
            ProofTable.ofBytes(TABLE_BYTES),
            (moverWins, work) -> hear(question, moverWins, work));
    return search.prove(
        toMove == prover ? DfPn.Prover.SIDE_TO_MOVE : DfPn.Prover.OPPONENT,
        prover == Color.BLACK ? ScoreQuestion.WON : 1 - ScoreQuestion.WON,
        Budget.ofNodes(nodes));
  }

  /** Most positions are solved in no time and teach little; those that took work are all heard. */
  private void hear(ScoreQuestion question, boolean moverWins, long work) {
    if (random.nextInt(NEGLIGIBLE) <= work) {
      question.teach(regression, moverWins);
    }
  }

  private int pick(long among) {
    long rest = among;
    for (int skip = random.nextInt(Long.bitCount(among)); skip > 0; skip--) {
      rest &= rest - 1;
    }
    return Long.numberOfTrailingZeros(rest);
  }

  /** Empty points with own stones on all sides. */
  private static long eyes(SmallBoard board, int color) {
    long full = board.masks().full();
    return full & ~board.masks().spread(full & ~board.mask(color));
  }
}
