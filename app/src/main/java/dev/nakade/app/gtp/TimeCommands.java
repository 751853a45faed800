package dev.nakade.app.gtp;

import dev.nakade.player.Clock;
import dev.nakade.player.TimeControl;
import java.util.Locale;
import java.util.Map;

/** How long may be thought. */
public final class TimeCommands {
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

  /**
   * The control that a time command sets, such as {@code time_settings 300 0 0}.
   *
   * @throws IllegalArgumentException if it is no such command
   */
  public static TimeControl read(String line) {
    Request request = Request.parse(line).orElseThrow(() -> new IllegalArgumentException("empty"));
    try {
      Arguments arguments = new Arguments(request.words());
      return switch (request.command()) {
        case "time_settings" -> plain(arguments);
        case "kgs-time_settings", "kata-time_settings" -> control(arguments);
        default -> throw new GtpException("no time command: " + request.command());
      };
    } catch (GtpException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }

  private String settings(Arguments arguments) throws GtpException {
    set(plain(arguments));
    return "";
  }

  /** As the protocol has it; no time at all, with which nobody could play, is no limit. */
  private static TimeControl plain(Arguments arguments) throws GtpException {
    arguments.require(3, 3);
    long main = arguments.seconds(0);
    long period = arguments.seconds(1);
    int stones = arguments.integer(2, 0, MOST_STONES);
    if (period == 0) {
      return main > 0 ? new TimeControl.Absolute(main) : new TimeControl.None();
    }
    return stones == 0 ? new TimeControl.None() : new TimeControl.Canadian(main, period, stones);
  }

  private String named(Arguments arguments) throws GtpException {
    set(control(arguments));
    return "";
  }

  private static TimeControl control(Arguments arguments) throws GtpException {
    String kind = arguments.word(0).toLowerCase(Locale.ROOT);
    return switch (kind) {
      case "none" -> new TimeControl.None();
      case "absolute" -> new TimeControl.Absolute(arguments.seconds(1));
      case "canadian", "byoyomi" -> withPeriods(arguments, kind.equals("canadian"));
      case "fischer" ->
          new TimeControl.Fischer(arguments.seconds(1), arguments.seconds(2), Long.MAX_VALUE / 4);
      case "fischer-capped" ->
          new TimeControl.Fischer(
              arguments.seconds(1),
              arguments.seconds(2),
              Math.max(arguments.seconds(1), arguments.seconds(3)));
      default -> throw new GtpException("unknown time system: " + kind);
    };
  }

  private static TimeControl withPeriods(Arguments arguments, boolean canadian)
      throws GtpException {
    long main = arguments.seconds(1);
    long period = arguments.seconds(2);
    int count = arguments.integer(3, 1, MOST_STONES);
    if (period == 0) {
      return new TimeControl.Absolute(main);
    }
    return canadian
        ? new TimeControl.Canadian(main, period, count)
        : new TimeControl.ByoYomi(main, period, count);
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
