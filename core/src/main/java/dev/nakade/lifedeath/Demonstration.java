package dev.nakade.lifedeath;

import dev.nakade.go.Point;
import dev.nakade.lifedeath.ProofWalk.Step;
import dev.nakade.lifedeath.Prover.Winner;
import dev.nakade.search.Budget;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Shows how a first move goes on. The hero plays the quickest of the moves that are proved for it;
 * the other side, if it has something to lose too, a proved move of its own that holds out longest,
 * and else what holds out longest at all. Beside that come a few other replies with other answers.
 *
 * <p>It calls itself along the line that it shows. That is no search: at each position it takes
 * moves that proofs name, and stops after some dozens.
 */
final class Demonstration {
  /** How many replies are shown at the turns of the hero's opponent. */
  enum Breadth {
    /** One; and a ko is not played out. */
    LINE(1, 1),
    FULL(3, 2);

    private final int atFirst;
    private final int then;

    Breadth(int atFirst, int then) {
      this.atFirst = atFirst;
      this.then = then;
    }

    private int at(int turn) {
      return turn == 0 ? atFirst : turn == 1 ? then : 1;
    }
  }

  /** Lines are not shown beyond so many moves. */
  private static final int LONGEST = 24;

  /** Replies whose answers are compared to find different ones. */
  private static final int COMPARED = 6;

  /**
   * A position to go on from.
   *
   * @param line the moves that led here after the first one
   * @param toMove whose turn it is
   * @param hero who shows its proof
   * @param breadth how many replies are shown
   */
  private record Place(
      List<Integer> line,
      Optional<ProofWalk> defender,
      Optional<ProofWalk> attacker,
      Winner toMove,
      Winner hero,
      Breadth breadth) {

    Optional<ProofWalk> of(Winner side) {
      return side == Winner.DEFENDER ? defender : attacker;
    }

    /** After a move of the side to move, which keeps its claim or not. */
    Place after(int point, boolean keeps, Breadth next) {
      List<Integer> longer = Stream.concat(line.stream(), Stream.of(point)).toList();
      Optional<ProofWalk> defends = defender.filter(walk -> keeps || toMove == Winner.ATTACKER);
      Optional<ProofWalk> attacks = attacker.filter(walk -> keeps || toMove == Winner.DEFENDER);
      return new Place(longer, defends, attacks, toMove.other(), hero, next).held();
    }

    /** Without the claims that end here for want of threats; the hero is one who has a claim. */
    Place held() {
      Optional<ProofWalk> defends = defender.filter(walk -> walk.follow(line));
      Optional<ProofWalk> attacks = attacker.filter(walk -> walk.follow(line));
      boolean stays = (hero == Winner.DEFENDER ? defends : attacks).isPresent();
      return new Place(line, defends, attacks, toMove, stays ? hero : hero.other(), breadth);
    }

    boolean isJoint() {
      return defender.isPresent() && attacker.isPresent();
    }

    /** The turns that the hero's opponent has had. */
    int turn() {
      return line.size() / 2;
    }
  }

  private final Claims claims;
  private final Place start;

  /**
   * A demonstration after a first move; who is to move and whose proof is shown. Where the verdict
   * is open, the other side's claim says nothing about how it ends.
   */
  Demonstration(Claims known, Winner toMove, Winner hero, Breadth breadth, Budget budget) {
    this.claims = known.bounds().verdict().isPresent() ? known : known.only(hero);
    this.start =
        new Place(
            List.of(),
            claims.defender().map(proof -> proof.walk(budget)),
            claims.attacker().map(proof -> proof.walk(budget)),
            toMove,
            hero,
            breadth);
  }

  /** Whether the hero has a proof to show. */
  boolean isPossible() {
    return start.of(start.hero).isPresent();
  }

  /** How long the loser holds out after the first move. */
  Resistance resistance() {
    ProofWalk walk = start.of(start.hero).orElseThrow();
    walk.follow(List.of());
    Optional<Step> step =
        walk.ending() != Ending.OPEN
            ? Optional.empty()
            : walk.proverToMove() ? walk.quickest() : walk.replies().stream().findFirst();
    return step.map(it -> Resistance.NONE.and(it.resistance())).orElse(Resistance.NONE);
  }

  /** Whether the hero, who is to move, must answer the first move. */
  boolean needsAnswer() {
    return !mayPass(start.of(start.hero).orElseThrow(), start.line);
  }

  /** A first move and what follows it. */
  Branch of(int firstMove) {
    return branch(new Step(firstMove, false, Resistance.NONE), start.held());
  }

  private Branch branch(Step step, Place place) {
    Ending ending = ending(place);
    List<Branch> next = new ArrayList<>();
    if (ending == Ending.OPEN && place.line.size() < LONGEST) {
      Optional<Step> own = ownMove(place);
      boolean ko = place.isJoint() && own.filter(Step::byThreat).isPresent();
      next.addAll(ko ? ko(own.get(), place) : next(own, place));
      boolean done = next.isEmpty() && place.toMove != place.hero;
      ending = ko ? Ending.KO : done ? Ending.NOTHING_LEFT : ending;
    } else if (ending == Ending.SEKI && place.line.isEmpty() && place.toMove != place.hero) {
      next.addAll(attempts(place, place.breadth.at(0), List.of()));
    }
    return new Branch(step.point(), step.byThreat(), ending, next);
  }

  private Ending ending(Place place) {
    boolean joint = place.isJoint();
    if (joint && claims.isSeki() && mayPass(place.of(place.toMove).orElseThrow(), place.line)) {
      return Ending.SEKI;
    }
    return Stream.of(place.defender, place.attacker)
        .flatMap(Optional::stream)
        .map(walk -> walk.follow(place.line) ? walk.ending() : Ending.OPEN)
        .filter(ending -> ending != Ending.OPEN && !(joint && ending == Ending.NO_EYES))
        .findFirst()
        .orElse(Ending.OPEN);
  }

  private static boolean mayPass(ProofWalk walk, List<Integer> line) {
    walk.follow(line);
    return walk.mayPass();
  }

  private List<Branch> next(Optional<Step> own, Place place) {
    List<Branch> next = new ArrayList<>();
    own.ifPresent(step -> next.add(branch(step, place.after(step.point(), true, place.breadth))));
    if (place.toMove != place.hero) {
      next.addAll(attempts(place, place.breadth.at(place.turn()) - next.size(), next));
    }
    return next;
  }

  /** How a ko goes on with a threat and without. */
  private List<Branch> ko(Step own, Place place) {
    if (place.breadth == Breadth.LINE) {
      return List.of();
    }
    Step without = new Step(Point.PASS, false, Resistance.NONE);
    return List.of(
        branch(own, place.after(own.point(), true, Breadth.LINE)),
        branch(without, place.after(Point.PASS, false, Breadth.LINE)));
  }

  /** The move with which the side to move keeps its claim, if it has one. */
  private static Optional<Step> ownMove(Place place) {
    Optional<ProofWalk> own = place.of(place.toMove);
    own.ifPresent(walk -> walk.follow(place.line));
    return place.toMove == place.hero
        ? own.flatMap(ProofWalk::quickest)
        : own.flatMap(walk -> longest(walk.proved(), place));
  }

  /** Of a side's proved moves the one after which it holds out longest against the hero. */
  private static Optional<Step> longest(List<Step> steps, Place place) {
    ProofWalk heros = place.of(place.hero).orElseThrow();
    heros.follow(place.line);
    List<Step> replies = heros.replies();
    return steps.stream()
        .max(
            Comparator.comparing(
                step ->
                    replies.stream()
                        .filter(reply -> reply.point() == step.point())
                        .findFirst()
                        .map(Step::resistance)
                        .orElse(Resistance.NONE)));
  }

  /** What the hero's opponent may try, whatever becomes of its own claim; the first is main. */
  private List<Branch> attempts(Place place, int most, List<Branch> shown) {
    List<Branch> attempts = new ArrayList<>();
    for (Step step : resisting(place, most, shown)) {
      boolean main = attempts.isEmpty() && shown.isEmpty();
      Breadth next = main ? place.breadth : Breadth.LINE;
      attempts.add(branch(step, place.after(step.point(), false, next)));
    }
    return attempts;
  }

  /** Replies that hold out at least half as long as the best one, with different answers. */
  private static List<Step> resisting(Place place, int most, List<Branch> shown) {
    List<Step> chosen = new ArrayList<>();
    if (most <= 0) {
      return chosen;
    }
    ProofWalk proof = place.of(place.hero).orElseThrow();
    proof.follow(place.line);
    List<Step> replies = proof.replies();
    Set<Integer> answers = new HashSet<>();
    for (Step reply : replies.subList(0, Math.min(COMPARED, replies.size()))) {
      boolean weak = 2 * reply.resistance().moves() < replies.get(0).resistance().moves();
      boolean known = shown.stream().anyMatch(branch -> branch.point() == reply.point());
      if (chosen.size() < most
          && !weak
          && !known
          && (most == 1 || answers.add(answer(proof, place.line, reply)))) {
        chosen.add(reply);
      }
    }
    return chosen;
  }

  private static int answer(ProofWalk proof, List<Integer> line, Step reply) {
    proof.follow(Stream.concat(line.stream(), Stream.of(reply.point())).toList());
    return proof.quickest().map(Step::point).orElse(Point.NONE);
  }
}
