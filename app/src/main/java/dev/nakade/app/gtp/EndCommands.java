package dev.nakade.app.gtp;

import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.player.Judge;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What a finished game counts. */
final class EndCommands {
  private final Session session;

  EndCommands(Engine engine) {
    this.session = engine.session();
  }

  void register(Map<String, Command> commands) {
    commands.put("final_score", arguments -> score());
    commands.put("final_status", this::status);
    commands.put("final_status_list", this::list);
  }

  private Judge judge() {
    return Judge.of(session.game());
  }

  private String score() {
    return result(judge().score() - session.komi());
  }

  /** {@code B+3.5}, {@code W+7} or {@code 0}. */
  static String result(double lead) {
    return lead == 0 ? "0" : (lead > 0 ? "B+" : "W+") + Session.number(Math.abs(lead));
  }

  private String status(Arguments arguments) throws GtpException {
    arguments.require(1, 1);
    int point = arguments.point(0, session.size());
    Judge judge = judge();
    if (session.board().color(point) == Color.EMPTY) {
      return judge.blackArea().contains(point)
          ? "black_territory"
          : judge.whiteArea().contains(point) ? "white_territory" : "dame";
    }
    return judge.dead().contains(point) ? "dead" : judge.seki().contains(point) ? "seki" : "alive";
  }

  private String list(Arguments arguments) throws GtpException {
    arguments.require(1, 1);
    Judge judge = judge();
    PointSet empty = session.board().points(Color.EMPTY);
    PointSet stones = PointSet.full(session.size()).removeAll(empty);
    return switch (arguments.word(0).toLowerCase(Locale.ROOT)) {
      case "dead" -> chains(judge.dead());
      case "seki" -> chains(judge.seki());
      case "alive" -> chains(stones.removeAll(judge.dead()).removeAll(judge.seki()));
      case "black_territory" -> names(judge.blackArea().copy().retainAll(empty));
      case "white_territory" -> names(judge.whiteArea().copy().retainAll(empty));
      case "dame" -> names(empty.removeAll(judge.blackArea()).removeAll(judge.whiteArea()));
      default -> throw new GtpException("invalid status: " + arguments.word(0));
    };
  }

  private String names(PointSet points) {
    return String.join(
        " ", points.stream().mapToObj(point -> Point.name(session.size(), point)).toList());
  }

  /** One line a chain. */
  private String chains(PointSet stones) {
    List<String> lines = new ArrayList<>();
    PointSet left = stones.copy();
    for (int point = 0; point < session.size().area(); point++) {
      if (left.contains(point)) {
        PointSet chain =
            PointSet.of(session.size(), point)
                .reach(session.board().points(session.board().color(point)));
        left.removeAll(chain);
        lines.add(names(chain));
      }
    }
    return String.join("\n", lines);
  }
}
