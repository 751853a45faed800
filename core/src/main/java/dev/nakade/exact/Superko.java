package dev.nakade.exact;

import dev.nakade.search.Budget;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Situational superko where nobody has a proof without repetition.
 *
 * <p>A side that has such a proof wins whatever came before, if it follows one as soon as there is
 * one: no situation before that had one, and the plan leads through situations that have one, each
 * solved before the one that led there. So a game that is not decided stays among situations in
 * which neither side has a proof, which are few, and who has to leave them loses. A move that
 * brings one of them back is illegal. So an outcome is remembered with what it rests on: situations
 * that must not have come before, since the winner moves there, and others that must have, since
 * the loser would.
 */
final class Superko {
  /** How many moves the first round looks ahead; each looks a quarter further. */
  private static final int FIRST_DEPTH = 8;

  /** The most outcomes that are remembered of one situation. */
  private static final int OUTCOMES = 64;

  private final ScoreQuestion question;

  /** A situation that was played through, and whether by a pass. */
  private record Step(long key, boolean passed) {}

  /** The situations that were played through, the present one last. */
  private final List<Step> line = new ArrayList<>();

  /** For each score that was asked about. */
  private final Map<Integer, Search> searches = new HashMap<>();

  private final SureScores sure;
  private long nodes;

  Superko(ScoreQuestion question, SureScores sure) {
    this.question = question;
    this.sure = sure;
    line.add(step());
  }

  private Step step() {
    return new Step(question.situationKey(), question.hasPassed());
  }

  /** Plays a move, unless it brings a situation back; says whether it was played. */
  boolean play(int move) {
    question.play(move);
    if (move != question.pass() && line.contains(step())) {
      question.undo();
      return false;
    }
    line.add(step());
    return true;
  }

  void undo() {
    question.undo();
    line.remove(line.size() - 1);
  }

  /** Situations visited so far. */
  long nodes() {
    return nodes;
  }

  /**
   * Whether the side to move wins the question, which is about this score. Empty if the budget was
   * spent before.
   */
  Optional<Boolean> moverWins(int score, Budget budget) {
    if (!sure.complete(budget)) {
      return Optional.empty();
    }
    int winner = question.winner(sure);
    return winner != 0
        ? Optional.of(winner > 0)
        : searches.computeIfAbsent(score, it -> new Search()).moverWins(budget);
  }

  /** Who wins a situation, and what must be true of the situations before it. */
  private record Outcome(boolean moverWins, List<Situation> fresh, List<Situation> past) {
    boolean holds() {
      return fresh.stream().noneMatch(it -> it.seen) && past.stream().allMatch(it -> it.seen);
    }

    int conditions() {
      return fresh.size() + past.size();
    }
  }

  /** A situation in which neither side has a proof without repetition. */
  private static final class Situation {
    /** A pass led here, which may bring it back. */
    private final boolean passed;

    /** Whether it has come already, on the way to the present one. */
    private boolean seen;

    /** The moves to situations of the same kind, and these; null until they were looked for. */
    private int[] moves;

    private List<Situation> next;
    private final List<Outcome> outcomes = new ArrayList<>();

    /** It was given up with so many moves left, in this round. */
    private int depth;

    private int round;

    Situation(boolean passed) {
      this.passed = passed;
    }

    boolean mayCome() {
      return passed || !seen;
    }

    Optional<Outcome> outcome() {
      return outcomes.stream().filter(Outcome::holds).findFirst();
    }

    /** What is known of it if a move leads there now. */
    Optional<Outcome> outcomeIfPlayed() {
      boolean before = seen;
      seen = true;
      Optional<Outcome> outcome = outcome();
      seen = before;
      return outcome;
    }

    void learn(Outcome outcome) {
      if (outcomes.size() == OUTCOMES) {
        outcomes.remove(0);
      }
      outcomes.add(outcome);
    }
  }

  /** The search about one score. */
  private final class Search {
    private final Map<Long, Situation> situations = new HashMap<>();
    private Budget budget = Budget.unlimited();
    private boolean stopped;
    private int round;

    private Situation at(Step step) {
      return situations.computeIfAbsent(step.key, it -> new Situation(step.passed));
    }

    Optional<Boolean> moverWins(Budget within) {
      budget = within;
      stopped = false;
      List<Situation> before = line.stream().map(this::at).toList();
      before.forEach(it -> it.seen = true);
      Optional<Outcome> outcome = Optional.empty();
      for (int depth = FIRST_DEPTH; outcome.isEmpty() && !stopped; depth += depth / 4) {
        round++;
        outcome = search(at(step()), depth);
      }
      before.forEach(it -> it.seen = false);
      return outcome.map(Outcome::moverWins);
    }

    /** The outcome of the situation on the board, as far as so many moves tell. */
    private Optional<Outcome> search(Situation here, int depth) {
      Optional<Outcome> known = here.outcome();
      boolean givenUp = here.round == round && here.depth >= depth;
      if (known.isPresent() || depth == 0 || givenUp) {
        return known;
      }
      stopped |= !budget.spend();
      nodes++;
      if (stopped) {
        return Optional.empty();
      }
      lookAround(here);
      Optional<Outcome> outcome = won(here).or(() -> searchMoves(here, depth));
      outcome.ifPresentOrElse(
          here::learn,
          () -> {
            here.depth = depth;
            here.round = round;
          });
      return outcome;
    }

    /** Of the moves that are known to win, the one whose outcome rests on least. */
    private Optional<Outcome> won(Situation here) {
      Situation best = null;
      Outcome least = null;
      for (Situation next : here.next) {
        Outcome known = next.mayCome() ? next.outcomeIfPlayed().orElse(null) : null;
        if (known != null
            && !known.moverWins
            && (least == null || known.conditions() < least.conditions())) {
          best = next;
          least = known;
        }
      }
      return best == null ? Optional.empty() : Optional.of(winning(here, best, least));
    }

    private Optional<Outcome> searchMoves(Situation here, int depth) {
      Set<Situation> fresh = new LinkedHashSet<>();
      Set<Situation> past = new LinkedHashSet<>();
      boolean complete = true;
      for (int i = 0; i < here.moves.length; i++) {
        Situation next = here.next.get(i);
        if (!next.mayCome()) {
          past.add(next);
          continue;
        }
        Optional<Outcome> found = play(here.moves[i], next, depth - 1);
        if (stopped) {
          return Optional.empty();
        }
        complete &= found.isPresent();
        if (found.isPresent()) {
          Outcome after = found.get();
          if (!after.moverWins) {
            return Optional.of(winning(here, next, after));
          }
          addConditions(after, next, fresh, past);
        }
      }
      return complete ? Optional.of(outcome(here, false, fresh, past)) : Optional.empty();
    }

    private Optional<Outcome> play(int move, Situation next, int depth) {
      boolean before = next.seen;
      next.seen = true;
      question.play(move);
      Optional<Outcome> found = search(next, depth);
      question.undo();
      next.seen = before;
      return found;
    }

    private Outcome winning(Situation here, Situation next, Outcome after) {
      Set<Situation> fresh = new LinkedHashSet<>();
      Set<Situation> past = new LinkedHashSet<>();
      addConditions(after, next, fresh, past);
      if (!next.passed) {
        fresh.add(next);
      }
      return outcome(here, true, fresh, past);
    }

    private static void addConditions(
        Outcome after, Situation next, Set<Situation> fresh, Set<Situation> past) {
      fresh.addAll(after.fresh);
      for (Situation situation : after.past) {
        if (situation != next) {
          past.add(situation);
        }
      }
    }

    private static Outcome outcome(
        Situation here, boolean moverWins, Set<Situation> fresh, Set<Situation> past) {
      past.remove(here);
      return new Outcome(moverWins, List.copyOf(fresh), List.copyOf(past));
    }

    /** Finds the moves after which nobody has a proof; after the others the opponent has one. */
    private void lookAround(Situation here) {
      if (here.next != null) {
        return;
      }
      int[] moves = new int[question.moveLimit()];
      int end = question.candidates(moves, 0);
      here.next = new ArrayList<>();
      int kept = 0;
      for (int i = 0; i < end; i++) {
        question.play(moves[i]);
        int winner = question.over() ? Integer.signum(question.value()) : question.winner(sure);
        if (winner == 0) {
          moves[kept++] = moves[i];
          here.next.add(at(step()));
        }
        question.undo();
      }
      here.moves = Arrays.copyOf(moves, kept);
    }
  }
}
