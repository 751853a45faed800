package dev.nakade.player;

import dev.nakade.go.Color;
import dev.nakade.go.Point;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What the move generators say: weights add up, of urgencies the greatest counts. */
public final class Ballot {
  /** The most urgent move. */
  static final int MOST_URGENT = 20;

  private final Sight sight;
  private final int player;
  private final double[] weights;
  private final double[] urgencies;
  private final List<Vote> votes = new ArrayList<>();
  private Generator voter = Generator.CAPTURE;

  /** One generator's word for one point. */
  public record Vote(Generator generator, int point, double weight, double urgency) {}

  /**
   * A point that is worth a try.
   *
   * @param urgency in points
   */
  public record Candidate(int point, double weight, double urgency) {}

  Ballot(Sight sight, int player) {
    this.sight = sight;
    this.player = player;
    this.weights = new double[sight.board().size().area()];
    this.urgencies = new double[weights.length];
  }

  /** Lets all generators speak about the moves of a player. */
  public static Ballot of(Sight sight, int player) {
    Ballot ballot = new Ballot(sight, player);
    for (Generator generator : Generator.values()) {
      ballot.voter = generator;
      generator.suggest(sight, player, ballot);
    }
    return ballot;
  }

  /** Suggests a point; one that cannot or should not be played is left out. */
  void add(int point, double weight, double urgency) {
    if (point < 0
        || weight <= 0
        || sight.board().color(point) != Color.EMPTY
        || !sight.board().isLegal(point, player)
        || Eyes.isEye(sight.board(), point, player)) {
      return;
    }
    weights[point] += weight;
    urgencies[point] = Math.max(urgencies[point], Math.min(MOST_URGENT, urgency));
    votes.add(new Vote(voter, point, weight, Math.min(MOST_URGENT, urgency)));
  }

  /** The sum of weights of each point. */
  public double weight(int point) {
    return weights[point];
  }

  public List<Vote> votes() {
    return votes;
  }

  /** At most so many points, the best first, each with at least half of its weight. */
  public List<Candidate> candidates(int most) {
    List<Candidate> all = new ArrayList<>();
    for (int point = 0; point < weights.length; point++) {
      if (weights[point] > 0) {
        all.add(new Candidate(point, weights[point], urgencies[point]));
      }
    }
    all.sort(
        Comparator.comparingDouble((Candidate it) -> -it.weight)
            .thenComparingInt(Candidate::point));
    double least = all.isEmpty() ? 0 : all.get(0).weight / 2;
    return all.stream().filter(it -> it.weight >= least).limit(most).toList();
  }

  /** The best point, or {@link Point#PASS} if nobody suggests any. */
  int best() {
    List<Candidate> best = candidates(1);
    return best.isEmpty() ? Point.PASS : best.get(0).point;
  }
}
