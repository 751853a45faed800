package dev.nakade.lifedeath;

import dev.nakade.go.Color;
import dev.nakade.go.PointSet;
import dev.nakade.lifedeath.Prover.Finding;
import dev.nakade.lifedeath.Prover.Pursuit;
import dev.nakade.lifedeath.Prover.Question;
import dev.nakade.lifedeath.Prover.Start;
import dev.nakade.lifedeath.Prover.Winner;
import dev.nakade.search.Budget;
import dev.nakade.search.DfPn;
import dev.nakade.search.Domain;
import dev.nakade.search.ProofTable;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A fight over a part of an open position, in which one side may prove something: all that is
 * outside is the other's. What it fails to prove here is not proved by the other side.
 */
final class Front {
  private final Problem problem;
  private final Winner side;
  private final Set<Idea> ideas;
  private final long tableBytes;
  private final Set<Pursuit> given = new HashSet<>();

  /** Whether it has doors, or one with doors has begun beside it or a smaller one. */
  private boolean hasDoored;

  /** Whether it is to be followed by a larger one once something cannot be proved here. */
  private boolean grows;

  /** Points next to ways out on which the last failure rests; null if there was none. */
  private PointSet gaps;

  private Fight game;
  private Prover prover;

  /** Null until it is first asked something; others may look at its size meanwhile. */
  private volatile ProofTable table;

  /** A front whose memory is taken when it is first asked something. */
  Front(Problem problem, Winner side, Set<Idea> ideas, long tableBytes) {
    this.problem = problem;
    this.side = side;
    this.ideas = ideas;
    this.tableBytes = tableBytes;
  }

  Problem problem() {
    return problem;
  }

  Winner side() {
    return side;
  }

  /** The empty points of its region. */
  int size() {
    return problem.region().copy().retainAll(problem.board().points(Color.EMPTY)).count();
  }

  /** Whether it is not known yet that the side cannot prove this here. */
  boolean mayProve(Pursuit pursuit) {
    return !given.contains(pursuit) && (problem.doors().isEmpty() || isForDoors(pursuit));
  }

  /** Moves behind doors are ko threats, so what is proved there must hold against any number. */
  private static boolean isForDoors(Pursuit pursuit) {
    return pursuit.aim() == Fight.Aim.SURVIVE && pursuit.balance() == -Prover.ALL;
  }

  /** A proof of the side, and its line in points of the board. */
  record Success(Proof proof, boolean bare, List<Integer> line) {}

  /** Tries to prove what the side wants of a question; tells of lines in points of the board. */
  Optional<Success> pursue(Pursuit pursuit, Budget within, DfPn.Watcher watcher) {
    Optional<Question> question = question(pursuit);
    if (question.isEmpty()) {
      given.add(pursuit);
      return Optional.empty();
    }
    Finding finding = prover().find(question.get(), within, line -> watcher.trying(points(line)));
    if (finding.answer() == DfPn.Answer.PROVED) {
      return Optional.of(
          new Success(
              new Proof(prover, question.get()),
              finding.bare(),
              prover.points(question.get(), finding.line())));
    }
    if (finding.answer() != DfPn.Answer.UNKNOWN) {
      given.add(pursuit);
      gaps =
          game.ways(finding.answer() == DfPn.Answer.REFUTED ? finding.zone() : Domain.EVERYTHING);
    }
    return Optional.empty();
  }

  /** The same front, to be followed by larger ones. */
  Front growing() {
    grows = true;
    return this;
  }

  /**
   * Once, after something could not be proved here: the front that reaches further where the target
   * got out, if there is room for it.
   */
  Optional<Front> wider(Growth growth, int most) {
    if (!grows || gaps == null) {
      return Optional.empty();
    }
    grows = false;
    Growth.Part here = new Growth.Part(problem.region(), problem.safe(), problem.doors());
    Optional<Growth.Part> wider = growth.wider(here, gaps, most);
    return (problem.doors().isEmpty() ? wider : wider.flatMap(it -> withDoors(it, growth)))
        .map(this::growing);
  }

  /** A front like this one on another part. */
  private Front growing(Growth.Part part) {
    Front next = new Front(problem.within(part), side, ideas, tableBytes).growing();
    next.hasDoored = hasDoored;
    return next;
  }

  /** A part with doors, if it has any and they can be searched. */
  private Optional<Growth.Part> withDoors(Growth.Part part, Growth growth) {
    return Optional.of(growth.withDoors(part))
        .filter(it -> !it.doors().isEmpty())
        .filter(it -> problem.within(it).ground().count() <= LocalPoints.BITS);
  }

  /**
   * Once, where gaps on the first line can be doors for the first time: the front beside this one
   * that has doors in place of them.
   */
  Optional<Front> doored(Growth growth) {
    if (hasDoored || !ideas.contains(Idea.DOORS)) {
      return Optional.empty();
    }
    Growth.Part here = new Growth.Part(problem.region(), problem.safe());
    Optional<Growth.Part> doored = withDoors(here, growth);
    hasDoored = doored.isPresent();
    return doored.map(this::growing);
  }

  private List<Integer> points(List<Integer> moves) {
    return moves.stream().map(game::point).toList();
  }

  /** The question as it is asked here; empty if its first move may not be played here. */
  private Optional<Question> question(Pursuit pursuit) {
    Start start = pursuit.start();
    prover();
    int first = Start.NO_MOVE;
    if (start.firstMove() != Start.NO_MOVE) {
      OptionalInt move = game.move(start.firstMove(), problem.region(), start.toMove());
      if (move.isEmpty()) {
        return Optional.empty();
      }
      first = move.getAsInt();
    }
    int balance = pursuit.balance();
    return Optional.of(
        new Question(
            pursuit.aim(),
            new Start(start.toMove(), first),
            side,
            Math.max(balance, 0),
            Math.max(-balance, 0)));
  }

  /** The memory that its table takes now. May be called from any thread. */
  long bytes() {
    ProofTable now = table;
    return now == null ? 0 : now.bytes();
  }

  Fight game() {
    prover();
    return game;
  }

  Prover prover() {
    if (prover == null) {
      game = Fight.of(problem, ideas);
      table = ProofTable.ofBytes(tableBytes);
      prover = new Prover(game, table, Budget.unlimited());
    }
    return prover;
  }
}
