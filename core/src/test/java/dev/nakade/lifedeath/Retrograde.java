package dev.nakade.lifedeath;

import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Closed fights solved without any search: all situations that can arise are listed, and what each
 * side can prove in them is the fixed point of the rule of one move. It has its own rules of the
 * game and its own unconditional life, written to be read, and no static knowledge beyond that.
 *
 * <p><b>Counted threats.</b> A proof is a strategy in which no situation comes back, so every line
 * of it ends with the prover's aim. The situations with such a strategy are the <em>least</em> set
 * that contains the ends won by the prover, every situation in which it can move into the set, and
 * every one in which the opponent cannot but move into it: the round in which a situation is added
 * is a rank that falls with every move, so nothing comes back; and outside of the set the opponent
 * can stay outside for ever, so that the prover ends badly or repeats. A threat spent leads to the
 * same situation with one threat less, of which the set is found before.
 *
 * <p><b>The prover's own uncounted threats</b> are moves like others: a way back that spends them
 * is still a repetition, and the set is the same least one.
 *
 * <p><b>The opponent's uncounted threats.</b> A situation may come back if the opponent has spent a
 * threat in between. So the prover must reach its aim or make the opponent spend threats again and
 * again: let X be a set of situations claimed to be won. The least set Y that contains the ends
 * won, grows by moves as above, and in which a threat of the opponent need only lead into X, holds
 * the situations from which the aim or a spent threat that leads into X is forced. The claim holds
 * if Y = X, and the <em>greatest</em> such X is found by starting with all situations and putting Y
 * for X until nothing changes. From there every line either ends well or spends a threat and starts
 * anew, so between two threats nothing comes back; outside of the greatest X the opponent has, from
 * some round on, a way to keep to lines in which no threat buys anything. That the first repetition
 * decides, as in the search, and not the whole endless line, makes no difference: whether a cycle
 * spends a threat is a parity condition with two colours, and for those both games have the same
 * winner and need no memory (Ehrenfeucht and Mycielski 1979; Aminof and Rubin 2017).
 */
final class Retrograde {
  private static final int NOTHING = -1;

  /** Stones are sets of local points; {@code target} are those of the target still standing. */
  private record Situation(
      long attackers, long defenders, long target, int ko, int passes, boolean attackerMoves) {
    private long stones() {
      return attackers | defenders;
    }

    @Override
    public int hashCode() {
      long mixed = attackers * 0x9e3779b97f4a7c15L;
      mixed = (mixed ^ defenders) * 0xd1b54a32d192ed03L;
      mixed = (mixed ^ target) * 0xaef17502108ef2d9L;
      mixed += 4L * ko + 2L * passes + (attackerMoves ? 1 : 0);
      return Long.hashCode(mixed * 0x9e3779b97f4a7c15L);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Situation that
          && attackers == that.attackers
          && defenders == that.defenders
          && target == that.target
          && ko == that.ko
          && passes == that.passes
          && attackerMoves == that.attackerMoves;
    }
  }

  private record Question(
      Fight.Aim aim, Prover.Winner prover, int attackerThreats, int defenderThreats) {}

  private final int defender;
  private final boolean every;
  private final int[] points;
  private final long[] neighbours;
  private final boolean[] playable;

  /** Whether a point adjoins a stone outside, which is the attacker's and safe. */
  private final boolean[] outer;

  private final Map<Situation, Integer> numbers = new HashMap<>();
  private final List<Situation> situations = new ArrayList<>();

  // Of each situation: where its moves lead, one situation after the other; where the mover gets by
  // playing on the point that ko forbids it, or NOTHING; who moves; who has won if it is an end.
  private int[] firstMove = new int[2];
  private int[] move = new int[2];
  private int[] threat = new int[1];
  private boolean[] attackerMoves = new boolean[1];
  private final Map<Fight.Aim, Prover.Winner[]> ends = new EnumMap<>(Fight.Aim.class);
  private int expanded;

  private final Map<Question, boolean[]> solved = new HashMap<>();

  /** A solver of problems that share region, wall, defender and survival. */
  Retrograde(List<Problem> problems) {
    Problem problem = problems.get(0);
    Size size = problem.board().size();
    defender = problem.defender();
    every = problem.survival() == Survival.EVERY;
    PointSet local = problem.region().copy().addAll(problem.board().points(defender));
    points = local.stream().toArray();
    neighbours = new long[points.length];
    playable = new boolean[points.length];
    outer = new boolean[points.length];
    for (int i = 0; i < points.length; i++) {
      playable[i] = problem.region().contains(points[i]);
      for (int direction = 0; direction < 4; direction++) {
        int next = size.neighbour(points[i], direction);
        if (next < size.area() && local.contains(next)) {
          neighbours[i] |= 1L << Arrays.binarySearch(points, next);
        } else if (next < size.area()) {
          outer[i] = true;
        }
      }
    }
    list(problems.stream().map(this::start).toList());
  }

  private Situation start(Problem problem) {
    return new Situation(
        mask(problem.board().points(Color.opponent(defender))),
        mask(problem.board().points(defender)),
        mask(problem.target()),
        NOTHING,
        0,
        problem.toMove() != defender);
  }

  /** The number of the situation of one of the problems. */
  int situation(Problem problem) {
    return numbers.get(start(problem));
  }

  /** How many situations are listed. */
  int count() {
    return situations.size();
  }

  /** The situation after a first move, a point of the board or a pass, which does not count. */
  int after(int start, int point) {
    Situation now = situations.get(start);
    return numbers.get(
        point == Point.PASS ? passed(now, 0) : played(now, Arrays.binarySearch(points, point)));
  }

  /** The points on which the mover may play, threats apart. */
  List<Integer> legal(int start) {
    List<Integer> legal = new ArrayList<>();
    Situation now = situations.get(start);
    for (int i = 0; i < points.length; i++) {
      if (i != now.ko && isLegal(now, i)) {
        legal.add(points[i]);
      }
    }
    return legal;
  }

  private long mask(PointSet set) {
    long mask = 0;
    for (int i = 0; i < points.length; i++) {
      mask |= set.contains(points[i]) ? 1L << i : 0;
    }
    return mask;
  }

  private int number(Situation situation) {
    Integer known = numbers.putIfAbsent(situation, situations.size());
    if (known == null) {
      situations.add(situation);
      return situations.size() - 1;
    }
    return known;
  }

  /** Lists all that can follow, from the starts on and from a first pass. */
  private void list(List<Situation> starts) {
    for (Situation start : starts) {
      number(start);
      number(passed(start, 0));
    }
    while (expanded < count()) {
      expand(situations.get(expanded));
    }
    for (Fight.Aim aim : Fight.Aim.values()) {
      ends.put(aim, situations.stream().map(now -> end(aim, now)).toArray(Prover.Winner[]::new));
    }
  }

  private void expand(Situation now) {
    int from = firstMove[expanded];
    int count = from;
    ensureRoom(from + points.length + 1);
    threat[expanded] = NOTHING;
    attackerMoves[expanded] = now.attackerMoves;
    boolean over = now.target == 0 || now.passes == 2;
    for (int i = 0; i < points.length && !over; i++) {
      if (!playable[i] || has(now.stones(), i)) {
        continue;
      }
      Situation after = played(now, i);
      if (isPossible(after, i)) {
        int number = number(after);
        if (i == now.ko) {
          threat[expanded] = number;
        } else {
          move[count++] = number;
        }
      }
    }
    if (!over) {
      move[count++] = number(passed(now, now.ko == NOTHING ? now.passes + 1 : 0));
    }
    expanded++;
    firstMove[expanded] = count;
  }

  private void ensureRoom(int moves) {
    if (moves > move.length) {
      move = Arrays.copyOf(move, 2 * moves);
    }
    if (expanded == threat.length) {
      threat = Arrays.copyOf(threat, 2 * expanded);
      attackerMoves = Arrays.copyOf(attackerMoves, 2 * expanded);
      firstMove = Arrays.copyOf(firstMove, 2 * expanded + 1);
    }
  }

  private static boolean has(long set, int point) {
    return (set >>> point & 1) != 0;
  }

  private boolean isLegal(Situation now, int point) {
    return playable[point] && !has(now.stones(), point) && isPossible(played(now, point), point);
  }

  /** Whether the stone just played breathes. */
  private boolean isPossible(Situation after, int point) {
    boolean attacked = !after.attackerMoves;
    long own = attacked ? after.attackers : after.defenders;
    return breathes(chain(point, own), after, attacked);
  }

  private static Situation passed(Situation now, int passes) {
    return new Situation(
        now.attackers, now.defenders, now.target, NOTHING, passes, !now.attackerMoves);
  }

  private Situation played(Situation now, int point) {
    boolean attacks = now.attackerMoves;
    long own = (attacks ? now.attackers : now.defenders) | 1L << point;
    long opposing = attacks ? now.defenders : now.attackers;
    Situation placed =
        new Situation(
            attacks ? own : opposing, attacks ? opposing : own, now.target, NOTHING, 0, !attacks);
    long captured = 0;
    for (long rest = neighbours[point] & opposing; rest != 0; rest &= rest - 1) {
      long chain = chain(Long.numberOfTrailingZeros(rest), opposing);
      captured |= breathes(chain, placed, !attacks) ? 0 : chain;
    }
    long left = opposing & ~captured;
    long target = attacks ? now.target & ~captured : now.target;
    Situation next =
        new Situation(
            attacks ? own : left,
            attacks ? left : own,
            every && target != now.target ? 0 : target,
            NOTHING,
            0,
            !attacks);
    return isKo(next, point, captured)
        ? new Situation(
            next.attackers,
            next.defenders,
            next.target,
            Long.numberOfTrailingZeros(captured),
            0,
            !attacks)
        : next;
  }

  /** Whether a lone stone has taken one stone and could be taken back at once. */
  private boolean isKo(Situation next, int point, long captured) {
    boolean attacked = !next.attackerMoves;
    if (Long.bitCount(captured) != 1 || (attacked && outer[point])) {
      return false;
    }
    long own = attacked ? next.attackers : next.defenders;
    int liberties = Long.bitCount(neighbours[point] & ~next.stones());
    return !touches(point, own) && liberties == 1;
  }

  /** The points connected with a point of a set within it. */
  private long chain(int point, long within) {
    long chain = 0;
    long edge = 1L << point;
    while (edge != 0) {
      int next = Long.numberOfTrailingZeros(edge);
      chain |= 1L << next;
      edge = (edge | (neighbours[next] & within)) & ~chain;
    }
    return chain;
  }

  private boolean breathes(long chain, Situation now, boolean attackers) {
    for (long rest = chain; rest != 0; rest &= rest - 1) {
      int i = Long.numberOfTrailingZeros(rest);
      if ((attackers && outer[i]) || touches(i, ~now.stones())) {
        return true;
      }
    }
    return false;
  }

  private boolean touches(int point, long set) {
    return (neighbours[point] & set) != 0;
  }

  /**
   * Whether the target is unconditionally alive (Benson 1976). Regions are what the defender's
   * stones part from each other; one that touches the outside is never an eye.
   */
  private boolean isAlive(Situation now) {
    List<Long> regions = new ArrayList<>();
    for (long region : parts(~now.defenders & allPoints())) {
      if (!touchesOutside(region)) {
        regions.add(region);
      }
    }
    List<Long> blocks = parts(now.defenders);
    long alive = now.defenders;
    while (true) {
      long healthy = 0;
      for (long block : blocks) {
        healthy |= (alive & block) != 0 && eyes(block, regions, alive, now) >= 2 ? block : 0;
      }
      if (healthy == alive) {
        return every ? (now.target & ~alive) == 0 : (now.target & alive) != 0;
      }
      alive = healthy;
    }
  }

  /** The regions that are vital to a block and that only stones of {@code alive} adjoin. */
  private int eyes(long block, List<Long> regions, long alive, Situation now) {
    int eyes = 0;
    for (long region : regions) {
      boolean closed = !touchesAny(region, now.defenders & ~alive);
      eyes += closed && isVital(region, block, now) ? 1 : 0;
    }
    return eyes;
  }

  private long allPoints() {
    return points.length == 64 ? -1L : (1L << points.length) - 1;
  }

  private List<Long> parts(long set) {
    List<Long> parts = new ArrayList<>();
    long rest = set;
    while (rest != 0) {
      long part = chain(Long.numberOfTrailingZeros(rest), set);
      parts.add(part);
      rest &= ~part;
    }
    return parts;
  }

  private boolean touchesOutside(long region) {
    for (long rest = region; rest != 0; rest &= rest - 1) {
      if (outer[Long.numberOfTrailingZeros(rest)]) {
        return true;
      }
    }
    return false;
  }

  private boolean touchesAny(long region, long stones) {
    for (long rest = region; rest != 0; rest &= rest - 1) {
      if (touches(Long.numberOfTrailingZeros(rest), stones)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the region adjoins the block and all of its empty points do. */
  private boolean isVital(long region, long block, Situation now) {
    for (long rest = region & ~now.stones(); rest != 0; rest &= rest - 1) {
      if (!touches(Long.numberOfTrailingZeros(rest), block)) {
        return false;
      }
    }
    return touchesAny(region, block);
  }

  /** Who proves its aim; the attacker has the threats above zero, the defender those below. */
  Prover.Winner winner(Fight.Aim aim, int situation, int balance) {
    int attackerThreats = Math.max(balance, 0);
    int defenderThreats = Math.max(-balance, 0);
    boolean lives =
        proved(new Question(aim, Prover.Winner.DEFENDER, attackerThreats, defenderThreats))[
            situation];
    boolean dies =
        proved(new Question(aim, Prover.Winner.ATTACKER, attackerThreats, defenderThreats))[
            situation];
    if (lives && dies) {
      throw new IllegalStateException("both sides prove the opposite");
    }
    return lives ? Prover.Winner.DEFENDER : dies ? Prover.Winner.ATTACKER : Prover.Winner.NOBODY;
  }

  private boolean[] proved(Question question) {
    boolean[] known = solved.get(question);
    if (known == null) {
      known = solve(question);
      solved.put(question, known);
    }
    return known;
  }

  private boolean[] solve(Question question) {
    boolean attacks = question.prover == Prover.Winner.ATTACKER;
    int opposing = attacks ? question.defenderThreats : question.attackerThreats;
    if (opposing != Prover.ALL) {
      return least(question, new boolean[0]);
    }
    boolean[] claimed = new boolean[count()];
    Arrays.fill(claimed, true);
    while (true) {
      boolean[] forced = least(question, claimed);
      if (Arrays.equals(forced, claimed)) {
        return forced;
      }
      claimed = forced;
    }
  }

  /**
   * The least set in which the prover wins, where an uncounted threat of the opponent need only
   * lead into {@code claimed}. What comes late in the list lies deep, and is looked at first.
   */
  private boolean[] least(Question question, boolean[] claimed) {
    Prover.Winner[] end = ends.get(question.aim);
    boolean[] won = new boolean[count()];
    for (int i = 0; i < won.length; i++) {
      won[i] = end[i] == question.prover;
    }
    boolean[] byAttackersThreat = afterThreat(question, true, won, claimed);
    boolean[] byDefendersThreat = afterThreat(question, false, won, claimed);
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int i = won.length - 1; i >= 0; i--) {
        boolean[] byThreat = attackerMoves[i] ? byAttackersThreat : byDefendersThreat;
        if (!won[i] && end[i] == Prover.Winner.NOBODY && wins(i, question.prover, won, byThreat)) {
          won[i] = true;
          changed = true;
        }
      }
    }
    return won;
  }

  /** The set into which a threat of this side must lead; empty if it has none. */
  private boolean[] afterThreat(
      Question question, boolean attacker, boolean[] won, boolean[] claimed) {
    int left = attacker ? question.attackerThreats : question.defenderThreats;
    if (left == 0) {
      return new boolean[0];
    }
    if (left == Prover.ALL) {
      return attacker == (question.prover == Prover.Winner.ATTACKER) ? won : claimed;
    }
    return proved(
        new Question(
            question.aim,
            question.prover,
            question.attackerThreats - (attacker ? 1 : 0),
            question.defenderThreats - (attacker ? 0 : 1)));
  }

  /** Whether a situation belongs into the set, given what is in it so far. */
  private boolean wins(int i, Prover.Winner prover, boolean[] won, boolean[] byThreat) {
    boolean moves = attackerMoves[i] == (prover == Prover.Winner.ATTACKER);
    if (threat[i] != NOTHING && byThreat.length > 0 && byThreat[threat[i]] == moves) {
      return moves;
    }
    for (int m = firstMove[i]; m < firstMove[i + 1]; m++) {
      if (won[move[m]] == moves) {
        return moves;
      }
    }
    return !moves;
  }

  /** Who has reached its aim at the end of a line. */
  private Prover.Winner end(Fight.Aim aim, Situation now) {
    boolean eyes = aim == Fight.Aim.TWO_EYES;
    if (now.target == 0) {
      return Prover.Winner.ATTACKER;
    }
    if (eyes && isAlive(now)) {
      return Prover.Winner.DEFENDER;
    }
    return now.passes < 2
        ? Prover.Winner.NOBODY
        : eyes ? Prover.Winner.ATTACKER : Prover.Winner.DEFENDER;
  }

  /** The greatest balance at which the defender proves survival. */
  int balance(int situation) {
    if (survivor(situation, Prover.ALL) == Prover.Winner.DEFENDER) {
      return Prover.ALL;
    }
    if (survivor(situation, -Prover.ALL) == Prover.Winner.ATTACKER) {
      return -Prover.ALL - 1;
    }
    for (int balance = Prover.MOST; balance >= -Prover.MOST; balance--) {
      if (survivor(situation, balance) == Prover.Winner.DEFENDER) {
        return balance == Prover.MOST ? Prover.ALL : balance;
      }
    }
    return -Prover.ALL - 1;
  }

  private Prover.Winner survivor(int situation, int balance) {
    return winner(Fight.Aim.SURVIVE, situation, balance);
  }

  /** The verdict by its definition. */
  Verdict verdict(int situation) {
    int balance = balance(situation);
    if (balance == Prover.ALL) {
      return switch (winner(Fight.Aim.TWO_EYES, situation, Prover.ALL)) {
        case DEFENDER -> new Verdict(Verdict.Kind.ALIVE, 0, 0);
        // Two eyes cannot be forced either if both would repeat.
        case ATTACKER, NOBODY -> new Verdict(Verdict.Kind.SEKI, 0, 0);
      };
    }
    int next = Math.max(balance + 1, -Prover.MOST);
    if (survivor(situation, next) != Prover.Winner.ATTACKER) {
      return Verdict.UNKNOWN;
    }
    if (balance < -Prover.MOST) {
      return new Verdict(Verdict.Kind.DEAD, 0, 0);
    }
    return balance >= 0
        ? new Verdict(Verdict.Kind.KO, balance + 1, 0)
        : new Verdict(Verdict.Kind.KO, 0, -balance);
  }
}
