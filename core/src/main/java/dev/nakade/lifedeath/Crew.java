package dev.nakade.lifedeath;

import dev.nakade.lifedeath.Prover.Pursuit;
import dev.nakade.lifedeath.Prover.Start;
import dev.nakade.search.Budget;
import dev.nakade.search.Shift;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/**
 * Provers that work on one problem at once and share a table and what is known. The first works on
 * the thread of the caller, the others on threads that are started for a piece of work and have
 * ended when it is done, also if it was cancelled or went wrong.
 */
final class Crew {
  private final List<Prover> provers;
  private final long alone;

  /** A crew whose first prover spends about so many nodes alone before the others are woken. */
  Crew(List<Prover> provers, long alone) {
    this.provers = List.copyOf(provers);
    this.alone = alone;
  }

  /** One of several pieces of work, to be paid for with a share of the budget. */
  interface Piece {
    void work(Prover prover, Budget share, int index);
  }

  /** Does so many pieces of work: they are begun in order, and several are under way at a time. */
  void shareOut(int pieces, Budget budget, Piece piece) {
    Prover first = provers.get(0);
    if (provers.size() == 1 || pieces < 2 || budget.nodes() < alone) {
      for (int i = 0; i < pieces; i++) {
        piece.work(first, budget, i);
      }
      return;
    }
    AtomicInteger next = new AtomicInteger();
    Shift shift = new Shift(budget);
    shift.run(
        provers.subList(0, Math.min(pieces, provers.size())),
        prover -> {
          for (int i = next.getAndIncrement(); i < pieces; i = next.getAndIncrement()) {
            int index = i;
            shift.pay(share -> work(piece, prover, share, index));
          }
        });
    first.spend(budget);
  }

  private static boolean work(Piece piece, Prover prover, Budget share, int index) {
    prover.spend(share);
    piece.work(prover, share, index);
    return true;
  }

  /** What {@link Prover#bounds} finds, the provers pursuing different questions if they can. */
  Bounds bounds(Start start, Budget budget) {
    Prover first = provers.get(0);
    first.spend(budget);
    if (provers.size() == 1) {
      return first.bounds(start);
    }
    first.bounds(start, alone / 2);
    if (!first.isSettled(start)) {
      Pursuits pursuits = new Pursuits(start, budget);
      pursuits.shift.run(provers, pursuits::work);
      first.spend(budget);
    }
    return first.known(start).bounds();
  }

  /** The questions about a position that are under way. */
  private static final class Pursuits {
    private final Start start;
    private final Shift shift;
    private final Map<Budget, Pursuit> underWay = new HashMap<>();

    Pursuits(Start start, Budget budget) {
      this.start = start;
      this.shift = new Shift(budget);
    }

    void work(Prover prover) {
      boolean going = true;
      while (going) {
        going = shift.pay(share -> pursue(prover, share));
      }
    }

    private boolean pursue(Prover prover, Budget share) {
      Optional<Pursuit> pursuit = begin(prover, share);
      pursuit.ifPresent(it -> prover.pursue(it, share));
      end(prover, share);
      return pursuit.isPresent();
    }

    /** Chooses the question that fewest pursue; none if nothing is left to be asked. */
    private synchronized Optional<Pursuit> begin(Prover prover, Budget share) {
      Optional<Pursuit> next =
          candidates(prover).stream()
              .min(Comparator.comparing(it -> Collections.frequency(underWay.values(), it)));
      next.ifPresent(it -> underWay.put(share, it));
      return next;
    }

    /** An answer makes others leave what need not be asked any more. */
    private synchronized void end(Prover prover, Budget share) {
      underWay.remove(share);
      List<Pursuit> left = candidates(prover);
      underWay.forEach(
          (other, pursuit) -> {
            if (!left.contains(pursuit)) {
              other.cancel();
            }
          });
    }

    private List<Pursuit> candidates(Prover prover) {
      return prover.isSettled(start) || shift.isOver()
          ? List.of()
          : Stream.of(prover.settling(start), prover.counting(start))
              .flatMap(Optional::stream)
              .toList();
    }
  }
}
