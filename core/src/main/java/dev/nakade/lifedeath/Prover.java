package dev.nakade.lifedeath;

import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.search.Budget;
import dev.nakade.search.DfPn;
import dev.nakade.search.ProofTable;
import dev.nakade.search.Strategy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;

/**
 * Answers questions about a position with proofs. The balance of ko threats says who has how many:
 * above zero the attacker, below zero the defender, the other side none. A failure to prove is
 * never taken for the other side's success.
 *
 * <p>A prover works on one thread. {@linkplain #another Others} may work beside it that share the
 * table and what is known.
 */
final class Prover {
  /** The most threats that are counted; beyond, either side has as many as it likes. */
  static final int MOST = 6;

  /** More threats than will ever be used. */
  static final int ALL = Fight.UNLIMITED;

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
    static final int NO_MOVE = Point.NONE;

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
      Fight.Aim aim, Start start, Winner prover, int attackerThreats, int defenderThreats) {}

  /** A question about a position and a balance of threats. */
  record Pursuit(Fight.Aim aim, Start start, int balance) {}

  /** Nodes that a question gets before another is tried; four times as many each time. */
  static final long FIRST_SLICE = 1_000;

  private final Fight game;
  private final DfPn search;
  private final int attacker;
  private final Map<Start, Known> known;
  private final BiConsumer<Question, List<Integer>> listener;

  /** Questions that were searched to the end and have no answer, since both sides would repeat. */
  private final Set<Pursuit> open;

  private Budget budget;

  /** Whether the last search ended without an answer, of which a repetition is one. */
  private boolean unfinished;

  /** Whether the last answer holds for every number of threats. */
  private boolean bare;

  /** Of the last answer: the line of the mover's proof; empty if it has none. */
  private List<Integer> line = List.of();

  Prover(Fight game, ProofTable table, Budget budget) {
    this(game, new DfPn(game, table), budget, (question, line) -> {});
  }

  /**
   * Tells the listener of each question before it is searched, with no moves, and then from time to
   * time with the line that the search is on.
   */
  Prover(Fight game, DfPn search, Budget budget, BiConsumer<Question, List<Integer>> listener) {
    this(
        game,
        search,
        budget,
        listener,
        new ConcurrentHashMap<>(),
        Collections.newSetFromMap(new ConcurrentHashMap<>()));
  }

  private Prover(
      Fight game,
      DfPn search,
      Budget budget,
      BiConsumer<Question, List<Integer>> listener,
      Map<Start, Known> known,
      Set<Pursuit> open) {
    this.game = game;
    this.attacker = game.attacker();
    this.search = search;
    this.budget = budget;
    this.listener = listener;
    this.known = known;
    this.open = open;
  }

  /** A prover for another thread, with a game of the same problem and a search of its own. */
  Prover another(Fight itsGame, DfPn itsSearch) {
    return new Prover(itsGame, itsSearch, budget, listener, known, open);
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
   * Finds the verdict of a position, or what bounds the budget suffices for. Two questions are
   * pursued in turn, each for a while: one that would settle all, and one about the number of
   * threats. Neither is known to be the easier one beforehand, and what one proves helps the other.
   */
  Bounds bounds(Start start) {
    return bounds(start, Long.MAX_VALUE);
  }

  /** The same, but stops where a question would get more than so many nodes at once. */
  Bounds bounds(Start start, long longest) {
    for (long slice = FIRST_SLICE; slice <= longest && !isSettled(start); slice *= 4) {
      boolean asked = pursue(settling(start), slice);
      asked |= !isSettled(start) && pursue(counting(start), slice);
      if (!asked) {
        break;
      }
    }
    return known(start).bounds();
  }

  /** Whether the verdict of a position is proved. */
  boolean isSettled(Start start) {
    return known(start).bounds().verdict().isPresent();
  }

  /** Spends at most so many nodes on a question; says whether it makes sense to go on. */
  private boolean pursue(Optional<Pursuit> pursuit, long slice) {
    if (pursuit.isEmpty()) {
      return false;
    }
    Budget whole = budget;
    pursue(pursuit.get(), whole.part(slice));
    budget = whole;
    return !whole.isExhausted();
  }

  /** Spends a budget on a question, and from now on nothing else. */
  void pursue(Pursuit pursuit, Budget within) {
    budget = within;
    Winner winner = winner(pursuit.aim, pursuit.start, pursuit.balance);
    if (winner == Winner.NOBODY && !within.isExhausted()) {
      open.add(pursuit);
    }
  }

  /** Whether a question has been answered, or has no answer. */
  boolean isDone(Pursuit pursuit) {
    Known known = known(pursuit.start);
    boolean eyes = pursuit.aim == Fight.Aim.TWO_EYES;
    return open.contains(pursuit)
        || (eyes ? known.eyes() : known.winner(pursuit.balance)).isPresent();
  }

  /** The question whose answer may settle the verdict at once, if there is one. */
  Optional<Pursuit> settling(Start start) {
    return agenda(start).settling();
  }

  /** The next question about the number of threats that turn the verdict. */
  Optional<Pursuit> counting(Start start) {
    return agenda(start).counting();
  }

  private Agenda agenda(Start start) {
    return new Agenda(start, mover(start), known(start), open);
  }

  /** Who wins the question whether the target survives, at a balance of threats. */
  Winner winner(Start start, int balance) {
    return winner(Fight.Aim.SURVIVE, start, balance);
  }

  /** Who proves its aim at a balance of threats; what was proved before is not searched again. */
  Winner winner(Fight.Aim aim, Start start, int balance) {
    boolean eyes = aim == Fight.Aim.TWO_EYES;
    Known before = known(start);
    Optional<Winner> answer =
        !eyes ? before.winner(balance) : balance == ALL ? before.eyes() : Optional.empty();
    if (answer.isPresent()) {
      return answer.get();
    }
    Winner winner = search(aim, start, Math.max(balance, 0), Math.max(-balance, 0));
    synchronized (before) {
      Bounds old = before.bounds();
      if (!eyes && bare) {
        before.settle(winner);
      } else if (!eyes) {
        before.learn(winner, balance);
      } else if (balance == ALL) {
        before.learnEyes(winner);
        if (winner == Winner.NOBODY && !unfinished) {
          before.learnThatEyesRepeat();
        }
      }
      // Another thread may have proved more meanwhile; then its line is the better one.
      if (winner == mover(start) && !before.bounds().equals(old)) {
        before.remember(line);
      }
    }
    return winner;
  }

  /**
   * Who proves its aim. The mover is asked first; only if it fails because of a repetition, and so
   * without a proof of the other side, is the other asked too.
   */
  Winner search(Fight.Aim aim, Start start, int attackerThreats, int defenderThreats) {
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

  /**
   * An answer to a question, whether it holds for every number of threats, its line, and the zone
   * that it rests on.
   */
  record Finding(DfPn.Answer answer, boolean bare, List<Integer> line, long zone) {}

  /** Asks a question, and spends at most this on it. */
  Finding find(Question question, Budget within, DfPn.Watcher watcher) {
    budget = within;
    DfPn.Answer answer = ask(question, watcher);
    return new Finding(answer, bare, line, search.zone());
  }

  /** Whether the prover itself proves it; a failure of the other side does not count. */
  boolean proves(Question question) {
    return ask(question) == DfPn.Answer.PROVED;
  }

  /** The strategy with which the prover reaches its aim, within a budget of its own. */
  Strategy strategy(Question question, Budget within) {
    begin(question);
    return new Strategy(game, search, goal(question), Integer.MAX_VALUE, within);
  }

  /** A walk over the positions of the proof with which a question was answered. */
  ProofWalk walk(Question question, Budget within) {
    return new ProofWalk(game, search, goal(question), () -> begin(question), within);
  }

  /** The points of a line that begins where a question does. */
  List<Integer> points(Question question, List<Integer> moves) {
    begin(question);
    List<Integer> points = new ArrayList<>();
    for (int move : moves) {
      points.add(game.shown(move));
      game.play(move);
    }
    return points;
  }

  private static int goal(Question question) {
    return question.prover == Winner.ATTACKER ? 1 : 0;
  }

  private DfPn.Answer ask(Question question) {
    listener.accept(question, List.of());
    return ask(question, tried -> listener.accept(question, tried));
  }

  private DfPn.Answer ask(Question question, DfPn.Watcher watcher) {
    begin(question);
    Start start = question.start;
    boolean moves = question.prover == mover(start);
    DfPn.Prover side = moves ? DfPn.Prover.SIDE_TO_MOVE : DfPn.Prover.OPPONENT;
    DfPn.Result result = search.prove(side, goal(question), budget, watcher);
    bare = result.bare();
    unfinished = result.answer() == DfPn.Answer.UNKNOWN;
    line = moves ? result.line() : List.of();
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
