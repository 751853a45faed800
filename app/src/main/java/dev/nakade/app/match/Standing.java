package dev.nakade.app.match;

import java.util.Collection;
import java.util.Locale;

/**
 * How a match stands for its first engine.
 *
 * @param wins of the first engine
 * @param draws games that nobody won
 * @param losses of the first engine
 */
record Standing(int wins, int draws, int losses) {
  /** 95 of 100 times the truth is in the interval. */
  private static final double DEVIATIONS = 1.96;

  static Standing of(Collection<Played> games) {
    int wins = 0;
    int draws = 0;
    int losses = 0;
    for (Played game : games) {
      wins += game.points() == 1 ? 1 : 0;
      draws += game.points() == 0.5 ? 1 : 0;
      losses += game.points() == 0 ? 1 : 0;
    }
    return new Standing(wins, draws, losses);
  }

  int games() {
    return wins + draws + losses;
  }

  /** The share of points that the first engine got. */
  double share() {
    return games() == 0 ? 0.5 : (wins + draws / 2.0) / games();
  }

  /** The lower end of the interval of the share (Wilson 1927). */
  double least() {
    return wilson(-DEVIATIONS);
  }

  /** The upper end. */
  double most() {
    return wilson(DEVIATIONS);
  }

  private double wilson(double z) {
    int n = games();
    if (n == 0) {
      return z < 0 ? 0 : 1;
    }
    double p = share();
    double square = z * z / n;
    double spread = z * Math.sqrt(p * (1 - p) / n + square / (4 * n));
    return Math.max(0, Math.min(1, (p + square / 2 + spread) / (1 + square)));
  }

  /** The difference in rating that goes with a share of points. */
  static double elo(double share) {
    return -400 * Math.log10(1 / share - 1);
  }

  /** {@code 12:3 80.0 % (54.8 to 93.0), Elo +241 (+34 to +449)}. */
  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%d:%d%s %.1f %% (%.1f to %.1f), Elo %s (%s to %s)",
        wins,
        losses,
        draws == 0 ? "" : " and " + draws + " drawn,",
        100 * share(),
        100 * least(),
        100 * most(),
        signed(elo(share())),
        signed(elo(least())),
        signed(elo(most())));
  }

  private static String signed(double elo) {
    if (Double.isInfinite(elo)) {
      return elo > 0 ? "+∞" : "−∞";
    }
    return String.format(Locale.ROOT, "%+d", Math.round(elo)); // never -0
  }
}
