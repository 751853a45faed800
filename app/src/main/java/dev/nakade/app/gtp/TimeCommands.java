package dev.nakade.app.gtp;

import dev.nakade.player.Clock;
import dev.nakade.player.TimeControl;
import java.util.Locale;
import java.util.Map;

/** How long may be thought. */
final class TimeCommands {
  private static final int MOST_STONES = 100_000;

  private final Session session;

  TimeCommands(Engine engine) {
    this.session = engine.session();
  }

  void register(Map<String, Command> commands) {
    commands.put("time_settings", this::settings);
    commands.put("time_left", this::left);
    commands.put("kgs-time_settings", this::named);
    commands.put("kata-time_settings", this::named);
    commands.put(
        "kata-list_time_settings",
        arguments -> "none absolute byoyomi canadian fischer fischer-capped");
  }

  private String settings(Arguments arguments) throws GtpException {
    arguments.require(3, 3);
    long main = arguments.seconds(0);
    long period = arguments.seconds(1);
    int stones = arguments.integer(2, 0, MOST_STONES);
    if (period > 0 && stones == 0) {
      set(new TimeControl.None());
    } else if (period == 0) {
      set(new TimeControl.Absolute(main));
    } else {
      set(new TimeControl.Canadian(main, period, stones));
    }
    return "";
  }

  private String named(Arguments arguments) throws GtpException {
    set(control(arguments));
    return "";
  }

  private static TimeControl control(Arguments arguments) throws GtpException {
    String kind = arguments.word(0).toLowerCase(Locale.ROOT);
    switch (kind) {
      case "none":
        return new TimeControl.None();
      case "absolute":
        return new TimeControl.Absolute(arguments.seconds(1));
      case "canadian":
      case "byoyomi":
        long period = arguments.seconds(2);
        int count = arguments.integer(3, 1, MOST_STONES);
        if (period == 0) {
          return new TimeControl.Absolute(arguments.seconds(1));
        }
        return kind.equals("canadian")
            ? new TimeControl.Canadian(arguments.seconds(1), period, count)
            : new TimeControl.ByoYomi(arguments.seconds(1), period, count);
      case "fischer":
        return new TimeControl.Fischer(
            arguments.seconds(1), arguments.seconds(2), Long.MAX_VALUE / 4);
      case "fischer-capped":
        long main = arguments.seconds(1);
        return new TimeControl.Fischer(
            main, arguments.seconds(2), Math.max(main, arguments.seconds(3)));
      default:
        throw new GtpException("unknown time system: " + kind);
    }
  }

  private void set(TimeControl control) {
    session.clock(new Clock(control));
  }

  private String left(Arguments arguments) throws GtpException {
    arguments.require(2, 3);
    int stones = arguments.count() == 3 ? arguments.integer(2, 0, MOST_STONES) : 0;
    session.clock().setLeft(arguments.color(0), arguments.seconds(1), stones);
    return "";
  }
}
