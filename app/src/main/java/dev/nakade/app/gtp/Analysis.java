package dev.nakade.app.gtp;

import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.Size;
import dev.nakade.player.MonteCarlo;
import dev.nakade.player.Player;
import dev.nakade.player.Thought;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** What is thought of a position, as clients that draw it want to read it. */
final class Analysis {
  /** Whose way of writing it. */
  enum Style {
    /** Leela Zero's: ten thousandths. */
    LEELA("lz-"),
    /** KataGo's: fractions, and points. */
    KATAGO("kata-"),
    /** The one without a name, which Sabaki asks for: as Leela Zero's. */
    PLAIN("");

    private final String prefix;

    Style(String prefix) {
      this.prefix = prefix;
    }

    String prefix() {
      return prefix;
    }
  }

  private Analysis() {}

  /** One line about all moves that were considered. */
  static String line(
      Session session, Player player, Thought thought, Style style, boolean ownership) {
    StringBuilder text = new StringBuilder();
    int order = 0;
    for (Thought.Option option : thought.options()) {
      text.append(order == 0 ? "" : " ")
          .append(
              style == Style.KATAGO
                  ? katago(session.size(), option, thought, order)
                  : leela(session.size(), option, order));
      order++;
    }
    if (style == Style.KATAGO && ownership && player instanceof MonteCarlo games) {
      int sign = session.toMove() == Color.BLACK ? 1 : -1;
      text.append(" ownership");
      for (double share : games.ownership()) {
        text.append(String.format(Locale.ROOT, " %.3f", sign * share));
      }
    }
    return text.toString();
  }

  private static String leela(Size size, Thought.Option option, int order) {
    long rate = Math.round(10_000 * option.winRate());
    return String.format(
        Locale.ROOT,
        "info move %s visits %d winrate %d prior %d lcb %d order %d pv %s",
        Point.name(size, option.move()),
        option.visits(),
        rate,
        Math.round(10_000 * option.prior()),
        Math.round(10_000 * lowerBound(option)),
        order,
        names(size, option.line()));
  }

  private static String katago(Size size, Thought.Option option, Thought thought, int order) {
    return String.format(
        Locale.ROOT,
        "info move %s visits %d utility %.4f winrate %.4f scoreMean %.2f scoreLead %.2f"
            + " prior %.4f lcb %.4f order %d pv %s",
        Point.name(size, option.move()),
        option.visits(),
        2 * option.winRate() - 1,
        option.winRate(),
        thought.lead(),
        thought.lead(),
        option.prior(),
        lowerBound(option),
        order,
        names(size, option.line()));
  }

  /** What the chance to win is at least, most likely. */
  private static double lowerBound(Thought.Option option) {
    double rate = option.winRate();
    double spread = Math.sqrt(rate * (1 - rate) / Math.max(1, option.visits()));
    return Math.max(0, rate - 2 * spread);
  }

  private static String names(Size size, List<Integer> moves) {
    return moves.stream().map(move -> Point.name(size, move)).collect(Collectors.joining(" "));
  }
}
