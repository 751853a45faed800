package dev.nakade.exact;

import dev.nakade.go.Color;
import dev.nakade.go.KoRule;
import dev.nakade.search.Budget;
import dev.nakade.search.DfPn;
import dev.nakade.search.ProofTable;
import dev.nakade.search.Shift;
import dev.nakade.search.Switches;
import dev.nakade.search.Table;
import dev.nakade.search.Traffic;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

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
 * has such a proof, {@link Superko} decides on small boards, and on others a search that keeps what
 * it finds for one history only. Under positional superko that is all there is.
 */
final class Proving implements Oracle {
  /** The share of the memory for the search that knows the rule. */
  private static final int CYCLES_SHARE = 4;

  // How many positions of a small board there are for each node of a search for proofs, before all
  // are looked at: for a question under basic ko, and for all questions under superko.
  private static final int POSITIONS_A_NODE = 8;
  private static final int POSITIONS_A_NODE_UNDER_SUPERKO = 500;

  /** At least so many nodes are spent on proofs under superko. */
  private static final long PATIENCE = 1_000;

  /** Nodes before other threads are woken. */
  private static final long ALONE = 20_000;

  private final KoRule rule;
  private final ScoreQuestion question;
  private final List<Searcher> searchers;
  private final Optional<SureScores> sure;
  private final Optional<Superko> superko;
  private final Deepening cycles;
  private long nodes;

  /** A board and a search on it. */
  private record Searcher(ScoreQuestion question, DfPn proofs) {}

  /** An oracle that searches long questions with so many threads. */
  Proving(BoardPosition position, KoRule rule, ProofTable table, long bytes, int threads) {
    this(position, rule, Knowledge.ours(Repetition.LEFT_TO_SEARCH), table, bytes, threads);
  }

  private Proving(
      BoardPosition position,
      KoRule rule,
      Knowledge knowledge,
      ProofTable table,
      long bytes,
      int threads) {
    this.rule = rule;
    Traffic traffic = new Traffic();
    this.searchers =
        IntStream.range(0, threads)
            .mapToObj(i -> new ScoreQuestion(position.board(), position.toMove(), knowledge))
            .map(
                it ->
                    new Searcher(
                        it, threads > 1 ? new DfPn(it, table, traffic) : new DfPn(it, table)))
            .toList();
    this.question = searchers.get(0).question;
    boolean fits = rule != KoRule.PSK && SureScores.fits(position.size(), bytes);
    this.sure = fits ? Optional.of(new SureScores(position.size())) : Optional.empty();
    this.superko = sure.filter(it -> isSituational()).map(it -> new Superko(question, it));
    this.cycles =
        new Deepening(
            position,
            Knowledge.ours(repetition(rule)),
            Switches.ALL.with(
                Switches.Part.SPARING, Switches.Part.KILLERS_BELOW, Switches.Part.DEEPER_ENTRIES),
            Table.ofBytes(
                rule.forbidsRepetition() ? bytes / CYCLES_SHARE : 0, Table.Scheme.TWO_DEEP));
  }

  /** A search under basic ko that knows nothing but the rules, to hold others to. */
  static Proving withoutKnowledge(BoardPosition position) {
    Knowledge nothing = Knowledge.none(Repetition.LEFT_TO_SEARCH);
    return new Proving(position, KoRule.BASIC, nothing, ProofTable.ofBytes(1 << 20), 1 << 10, 1);
  }

  private static Repetition repetition(KoRule rule) {
    return switch (rule) {
      case BASIC, JAPANESE -> Repetition.LEFT_TO_SEARCH;
      case SSK, SSK_APPROX -> Repetition.SITUATION_FORBIDDEN;
      case PSK -> Repetition.ARRANGEMENT_FORBIDDEN;
    };
  }

  @Override
  public long nodes() {
    return nodes
        + cycles.nodes()
        + superko.map(Superko::nodes).orElse(0L)
        + sure.map(SureScores::looks).orElse(0L);
  }

  @Override
  public ScoreQuestion game() {
    return question;
  }

  private boolean isSituational() {
    return rule == KoRule.SSK || rule == KoRule.SSK_APPROX;
  }

  @Override
  public boolean play(int move) {
    if (superko.isPresent()) {
      return superko.get().play(move);
    }
    if (rule.forbidsRepetition() && !cycles.play(move)) {
      return false;
    }
    question.play(move);
    return true;
  }

  @Override
  public void undo() {
    if (superko.isPresent()) {
      superko.get().undo();
      return;
    }
    question.undo();
    if (rule.forbidsRepetition()) {
      cycles.undo();
    }
  }

  @Override
  public Answer reaches(int score, Budget budget) {
    question.ask(score);
    if (rule == KoRule.PSK) {
      return cycles.reaches(score, budget);
    }
    if (isSituational()) {
      return reachesUnderSuperko(score, budget);
    }
    // Unless a cycle is forbidden, only one side has something to prove.
    int prover = score <= 0 ? Color.WHITE : Color.BLACK;
    return proves(prover, budget)
        .map(it -> it == (prover == Color.BLACK) ? Answer.YES : Answer.NO)
        .orElse(Answer.OPEN);
  }

  /**
   * Whether a side can force without repetition that Black reaches a score, or that it does not;
   * empty if the budget was spent before. Under basic ko only.
   */
  Optional<Boolean> forces(int prover, int score, Budget budget) {
    question.ask(score);
    return proves(prover, budget);
  }

  /** Whether a side has a proof, by search or, on small boards, by a look at everything. */
  private Optional<Boolean> proves(int prover, Budget budget) {
    boolean mayLook = rule == KoRule.BASIC && sure.isPresent();
    if (!mayLook || !sure.get().isComplete()) {
      DfPn.Answer answer =
          prove(prover, mayLook ? budget.part(sure.get().positions() / POSITIONS_A_NODE) : budget);
      if (answer != DfPn.Answer.UNKNOWN) {
        return Optional.of(answer == DfPn.Answer.PROVED);
      }
    }
    if (!mayLook || !sure.get().complete(budget)) {
      return Optional.empty();
    }
    return Optional.of(question.winner(sure.get()) == (question.toMove() == prover ? 1 : -1));
  }

  private Answer reachesUnderSuperko(int score, Budget budget) {
    long patience =
        sure.map(it -> PATIENCE + it.positions() / POSITIONS_A_NODE_UNDER_SUPERKO - nodes)
            .orElse(Long.MAX_VALUE);
    if (patience > 0) {
      Budget part = budget.part(patience);
      DfPn.Answer black = prove(Color.BLACK, part);
      DfPn.Answer white = black == DfPn.Answer.REPEATS ? prove(Color.WHITE, part) : black;
      if (black == DfPn.Answer.PROVED) {
        return Answer.YES;
      }
      if (black == DfPn.Answer.REFUTED || white == DfPn.Answer.PROVED) {
        return Answer.NO;
      }
      if (superko.isEmpty()) {
        return white == DfPn.Answer.UNKNOWN ? Answer.OPEN : cycles.reaches(score, budget);
      }
    }
    boolean blackMoves = question.toMove() == Color.BLACK;
    return superko
        .flatMap(it -> it.moverWins(score, budget))
        .map(wins -> wins == blackMoves ? Answer.YES : Answer.NO)
        .orElse(Answer.OPEN);
  }

  private DfPn.Answer prove(int prover, Budget budget) {
    question.setProver(prover, rule == KoRule.JAPANESE);
    boolean isAlone = searchers.size() == 1;
    DfPn.Result result = search(searchers.get(0), prover, isAlone ? budget : budget.part(ALONE));
    nodes += result.nodes();
    return isAlone || result.answer() != DfPn.Answer.UNKNOWN
        ? result.answer()
        : proveTogether(prover, budget);
  }

  private DfPn.Answer proveTogether(int prover, Budget budget) {
    searchers.subList(1, searchers.size()).forEach(it -> it.question.become(question));
    Shift shift = new Shift(budget);
    List<DfPn.Result> results = Collections.synchronizedList(new ArrayList<>());
    shift.run(
        searchers,
        searcher -> {
          DfPn.Result result = shift.pay(share -> search(searcher, prover, share));
          results.add(result);
          if (result.answer() != DfPn.Answer.UNKNOWN) {
            shift.stop();
          }
        });
    nodes += results.stream().mapToLong(DfPn.Result::nodes).sum();
    return results.stream()
        .map(DfPn.Result::answer)
        .filter(it -> it != DfPn.Answer.UNKNOWN)
        .findFirst()
        .orElse(DfPn.Answer.UNKNOWN);
  }

  private static DfPn.Result search(Searcher searcher, int prover, Budget budget) {
    boolean moves = searcher.question.toMove() == prover;
    return searcher.proofs.prove(
        moves ? DfPn.Prover.SIDE_TO_MOVE : DfPn.Prover.OPPONENT, wanted(prover), budget);
  }

  /** What a proof of a side must reach. */
  static int wanted(int prover) {
    return prover == Color.BLACK ? ScoreQuestion.WON : 1 - ScoreQuestion.WON;
  }

  @Override
  public int provenMove(int score) {
    question.ask(score);
    return searchers.get(0).proofs.provenMove(wanted(question.toMove()));
  }
}
