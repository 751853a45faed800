package dev.nakade.exact;

import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.Size;
import dev.nakade.go.SmallBoard;
import dev.nakade.search.Budget;
import dev.nakade.search.DfPn;
import dev.nakade.search.ProofTable;
import dev.nakade.search.Regression;
import dev.nakade.search.WorkNet;
import dev.nakade.search.WorkStudy;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Learns the {@link Outlook}: questions about random positions are searched, and positions that
 * were solved on the way are examples. Logistic regression fits weights to who won, in rounds that
 * search with what the earlier have learned. Nets are fitted to how much work it was for a search
 * that has the weights only. The same arguments give the same numbers.
 */
public final class Study {
  private static final List<Size> SIZES =
      List.of(Size.of(5, 5), Size.of(5, 4), Size.of(5, 5), Size.of(4, 4));
  private static final int ROUNDS = 3;

  // For the nets, from positions as they come about where both sides play not too badly.
  private static final List<Size> WORK_SIZES =
      List.of(
          Size.of(5, 5), Size.of(5, 4), Size.of(5, 5), Size.of(4, 4), Size.of(5, 5), Size.of(6, 3));
  private static final int MOST_MOVES = 8;

  /** How far a better guess makes a move likelier, for each unit of log odds. */
  private static final double PREFERENCE = 0.7;

  /** Questions that take fewer nodes teach nothing about work. */
  private static final int LEAST_WORK = 1_000;

  /** Examples of a question, at most. */
  private static final int MOST_OF_A_QUESTION = 4_000;

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

  /** What was learned about work: the texts of the nets for positions won and lost. */
  public record Work(String won, String lost) {}

  /** The nets as text, as the outlook reads them, learned with the weights that it has. */
  public static Work work(int questions, long nodes, long seed, Consumer<String> progress) {
    Random random = new Random(seed);
    WorkStudy won = new WorkStudy(Outlook.INPUTS, random);
    WorkStudy lost = new WorkStudy(Outlook.INPUTS, random);
    int solved = 0;
    for (int i = 0; i < questions; i++) {
      Size size = WORK_SIZES.get(i % WORK_SIZES.size());
      solved += new WorkQuestion(size, random).ask(nodes, won, lost) ? 1 : 0;
    }
    double lossWon = won.fit();
    double lossLost = lost.fit();
    progress.accept(
        String.format(
            "%d of %d answered, %,d examples, errors %.4f and %.4f",
            solved, questions, won.examples() + lost.examples(), lossWon, lossLost));
    return new Work(text(won.net()), text(lost.net()));
  }

  private static String text(WorkNet net) {
    return net.lines().collect(Collectors.joining("\n", "", "\n"));
  }

  /** A question from which nets learn. */
  private static final class WorkQuestion {
    private final Random random;
    private final ScoreQuestion question;
    private final int goal;

    /** What was solved, a sample of all: each tells the study of won or of lost positions. */
    private final List<BiConsumer<WorkStudy, WorkStudy>> examples = new ArrayList<>();

    private int heard;

    WorkQuestion(Size size, Random random) {
      this.random = random;
      int area = size.area();
      int kind = random.nextInt(8);
      goal = kind < 5 ? area : kind < 6 ? 1 - area : random.nextInt(area + 1) - area / 2;
      SmallBoard board = new SmallBoard(size);
      int toMove = Color.BLACK;
      for (int moves = 1 + random.nextInt(MOST_MOVES); moves > 0; moves--) {
        int move = likely(about(board, toMove), board.legal(toMove));
        if (move == Point.NONE) {
          break;
        }
        board.play(move, toMove);
        toMove = Color.opponent(toMove);
      }
      question = about(board, toMove);
    }

    private ScoreQuestion about(SmallBoard board, int toMove) {
      ScoreQuestion asked =
          Study.about(board, toMove, Outlook.withoutNets(board.size(), board.masks()));
      asked.ask(goal);
      return asked;
    }

    /** A random move, one that looks better with a greater chance. */
    private int likely(ScoreQuestion asked, long legal) {
      int likely = Point.NONE;
      double most = Double.NEGATIVE_INFINITY;
      for (long rest = legal; rest != 0; rest &= rest - 1) {
        int move = Long.numberOfTrailingZeros(rest);
        asked.play(move);
        double odds = -asked.odds() / 100.0;
        asked.undo();
        double chance = PREFERENCE * odds - Math.log(-Math.log(random.nextDouble()));
        if (chance > most) {
          most = chance;
          likely = move;
        }
      }
      return likely;
    }

    /** Searches; says whether there was an answer. */
    boolean ask(long nodes, WorkStudy won, WorkStudy lost) {
      DfPn.Result result = search(question, goal, nodes, this::hear);
      if (result.nodes() >= LEAST_WORK) {
        examples.forEach(it -> it.accept(won, lost));
      }
      return result.answer() != DfPn.Answer.UNKNOWN;
    }

    private void hear(boolean moverWins, long work) {
      if (random.nextInt(NEGLIGIBLE) > work) {
        return;
      }
      heard++;
      int place = heard <= MOST_OF_A_QUESTION ? examples.size() : random.nextInt(heard);
      if (place < MOST_OF_A_QUESTION) {
        int[] inputs = question.inputsOfNets();
        BiConsumer<WorkStudy, WorkStudy> example =
            (won, lost) -> (moverWins ? won : lost).learn(inputs, work);
        if (place == examples.size()) {
          examples.add(example);
        } else {
          examples.set(place, example);
        }
      }
    }
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
    ScoreQuestion question = about(board, toMove, new Outlook(boardSize, board.masks(), weights));
    int kind = random.nextInt(6);
    int goal = kind < 3 ? area : kind < 5 ? 1 - area : random.nextInt(area + 1) - area / 2;
    return search(question, goal, nodes, (moverWins, work) -> hear(question, moverWins, work));
  }

  /** A question about a board, as if nothing had been before. */
  private static ScoreQuestion about(SmallBoard board, int toMove, Outlook outlook) {
    SmallBoard start = new SmallBoard(board.size());
    start.set(board.mask(Color.BLACK), board.mask(Color.WHITE));
    return new ScoreQuestion(start, toMove, Knowledge.ours(Repetition.LEFT_TO_SEARCH), outlook);
  }

  private static DfPn.Result search(
      ScoreQuestion question, int goal, long nodes, DfPn.Listener listener) {
    question.ask(goal);
    int prover = goal <= 0 ? Color.WHITE : Color.BLACK;
    question.setProver(prover, false);
    return new DfPn(question, ProofTable.ofBytes(TABLE_BYTES), listener)
        .prove(
            question.toMove() == prover ? DfPn.Prover.SIDE_TO_MOVE : DfPn.Prover.OPPONENT,
            Proving.wanted(prover),
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
