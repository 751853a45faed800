package dev.nakade.lifedeath;

import dev.nakade.go.Point;
import dev.nakade.search.Budget;
import dev.nakade.search.DfPn;
import dev.nakade.search.Domain;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A walk over the positions of a proof, for people who want to see how it goes: which of the moves
 * that win is the quickest, and which reply holds out longest. What the search remembers is asked
 * first, and little is spent on what it does not.
 *
 * <p>Where the defender lives in pockets it goes on, so that one sees how.
 *
 * <p>Walks of one prover share its game: each begins with {@link #follow}.
 */
final class ProofWalk {
  /** Nodes to find out whether a move wins too that the proof does not remember. */
  private static final long TRIAL = 100;

  /** Positions that are looked at to find out how long a reply holds out. */
  private static final long MEASURE = 500;

  /** Lines are not measured beyond so many moves. */
  private static final int DEEPEST = 60;

  /** A move, whether it is made with a ko threat, and how long the loser holds out after it. */
  record Step(int point, boolean byThreat, Resistance resistance) {}

  private final Fight game;
  private final DfPn search;
  private final int goal;
  private final Runnable begin;
  private final Budget budget;

  /** What was measured without being cut short, by the keys of situations. */
  private final Map<Long, Resistance> measured = new HashMap<>();

  /** The situations of the line up to here. */
  private final Set<Long> line = new HashSet<>();

  private Budget rest;

  /** A walk that begins where the game is after {@code begin}. */
  ProofWalk(Fight game, DfPn search, int goal, Runnable begin, Budget budget) {
    this.game = game;
    this.search = search;
    this.goal = goal;
    this.begin = begin;
    this.budget = budget;
    this.rest = budget;
  }

  /** Goes from the beginning to where these moves lead; says whether they all can be played. */
  boolean follow(List<Integer> points) {
    begin.run();
    game.playOn();
    line.clear();
    line.add(game.situationKey());
    for (int point : points) {
      int move = move(point);
      if (move == Domain.NO_MOVE) {
        return false;
      }
      game.play(move);
      line.add(game.situationKey());
    }
    return true;
  }

  private int move(int point) {
    return Arrays.stream(moves())
        .filter(move -> game.shown(move) == point)
        .findFirst()
        .orElse(Domain.NO_MOVE);
  }

  private int[] moves() {
    int[] into = new int[game.moveLimit()];
    return Arrays.copyOf(into, game.replies(into));
  }

  /** Whether it is the turn of the side whose proof this is. */
  boolean proverToMove() {
    return game.proverToMove();
  }

  /** Whether a ko forbids the side to move a point. */
  boolean isBanned() {
    return game.here().ko != Point.NONE;
  }

  /** How the line ends here; {@link Ending#OPEN} if it does not. */
  Ending ending() {
    if (game.isLost()) {
      return Ending.CAPTURED;
    }
    if (!game.over() || capture().isPresent()) {
      return Ending.OPEN;
    }
    if (goal == 0) {
      return game.isAlive() ? Ending.TWO_EYES : Ending.NOTHING_LEFT;
    }
    return game.isHopeless()
        ? (game.aim() == Fight.Aim.TWO_EYES ? Ending.NO_EYES : Ending.NO_ROOM)
        : Ending.NOTHING_LEFT;
  }

  /** Whether the prover has reached its aim here, as can be told without search. */
  boolean isWon() {
    return game.over() && (game.value() != 0) == (goal == 1);
  }

  /** The point on which the side to move captures all that must survive, if it is the attacker. */
  Optional<Integer> capture() {
    if (!game.here().attackerToMove || !game.isInAtari()) {
      return Optional.empty();
    }
    for (int move : moves()) {
      game.play(move);
      boolean captured = game.isLost();
      game.undo();
      if (captured) {
        return Optional.of(game.shown(move));
      }
    }
    return Optional.empty();
  }

  /** The prover's move after which the loser holds out least; empty if none is found. */
  Optional<Step> quickest() {
    Optional<Integer> capture = capture();
    return capture.isPresent()
        ? capture.map(point -> new Step(point, false, Resistance.NONE))
        : proved().stream().min(Comparator.comparing(Step::resistance));
  }

  /**
   * The prover's moves that are proved: on points; if there are none, with a ko threat; if there
   * are none either, the pass.
   */
  List<Step> proved() {
    int remembered = remembered(budget);
    List<Step> onPoints = new ArrayList<>();
    List<Step> others = new ArrayList<>();
    for (int move : moves()) {
      boolean plain = move != game.pass && move != game.here().ko;
      if (plain || onPoints.isEmpty()) {
        Optional<Step> step = proved(move, move == remembered);
        step.ifPresent((plain ? onPoints : others)::add);
      }
    }
    return onPoints.isEmpty() ? others.stream().limit(1).toList() : onPoints;
  }

  /** Whether the prover may pass here. */
  boolean mayPass() {
    return proved(game.pass, false).isPresent();
  }

  private Optional<Step> proved(int move, boolean known) {
    int point = game.shown(move);
    game.play(move);
    boolean wins = isWon() || (!line.contains(game.situationKey()) && (known || isProved()));
    Step step = wins ? step(point) : null;
    game.undo();
    return Optional.ofNullable(step);
  }

  private boolean isProved() {
    return !game.over()
        && search.prove(DfPn.Prover.OPPONENT, goal, budget.part(TRIAL)).answer()
            == DfPn.Answer.PROVED;
  }

  /** A pass holds out less than a move on a point with as long a line. */
  private Step step(int point) {
    Resistance found = measure();
    return new Step(
        point, game.here().spent, point == Point.PASS ? new Resistance(found.moves(), 0) : found);
  }

  /**
   * The replies of the prover's opponent, the one that holds out longest first. A pass is among
   * them only where a ko bans something; what takes a ko threat or is no more than one is left out.
   * Replies that search passes over, since they stop no threat, are among them where there are no
   * others.
   */
  List<Step> replies() {
    List<Step> steps = new ArrayList<>();
    int[] searched = candidates();
    for (int move : searched.length > 0 ? searched : sensible(moves())) {
      int point = game.shown(move);
      game.play(move);
      steps.add(step(point));
      game.undo();
    }
    steps.sort(Comparator.comparing(Step::resistance).reversed());
    return steps;
  }

  private int[] candidates() {
    int[] into = new int[game.moveLimit()];
    int end = game.over() ? 0 : game.candidates(into, 0);
    return sensible(Arrays.copyOf(into, end));
  }

  private int[] sensible(int[] moves) {
    return Arrays.stream(moves)
        .filter(move -> move == game.pass ? isBanned() : move != game.here().ko)
        .filter(move -> !game.isAside(move))
        .toArray();
  }

  private int remembered(Budget within) {
    int move = search.provenMove(goal);
    if (move == Domain.NO_MOVE && !game.over()) {
      search.prove(goal, within.part(TRIAL));
      move = search.provenMove(goal);
    }
    return move;
  }

  private Resistance measure() {
    rest = budget.part(MEASURE);
    return measure(DEEPEST);
  }

  /**
   * How long the loser holds out here, as far as the rest of the budget tells. It calls itself
   * along the prover's one move a position, so that it sees no more than the proof has; what comes
   * back to a position of the line adds nothing.
   */
  private Resistance measure(int deepest) {
    if (game.over()) {
      return capture().isPresent() ? new Resistance(1, 1) : Resistance.NONE;
    }
    long key = game.situationKey();
    Resistance before = measured.get(key);
    if (before != null || deepest == 0 || !rest.spend()) {
      return before != null ? before : Resistance.NONE;
    }
    measured.put(key, Resistance.NONE);
    Resistance here = Resistance.NONE;
    for (int move : game.proverToMove() ? winningMove() : candidates()) {
      game.play(move);
      here = here.and(measure(deepest - 1));
      game.undo();
    }
    if (rest.isExhausted()) {
      measured.remove(key);
    } else {
      measured.put(key, here);
    }
    return here;
  }

  private int[] winningMove() {
    int move = remembered(rest);
    return move == Domain.NO_MOVE ? new int[0] : new int[] {move};
  }
}
