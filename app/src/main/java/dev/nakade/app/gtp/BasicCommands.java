package dev.nakade.app.gtp;

import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.Map;

/** What every client asks first. */
final class BasicCommands {
  private final Engine engine;

  BasicCommands(Engine engine) {
    this.engine = engine;
  }

  void register(Map<String, Command> commands) {
    commands.put("protocol_version", arguments -> "2");
    commands.put("name", arguments -> "Nakade " + engine.system().name());
    commands.put("version", arguments -> engine.settings().version());
    commands.put("known_command", this::knownCommand);
    commands.put("list_commands", arguments -> String.join("\n", engine.commands().keySet()));
    commands.put("quit", this::quit);
    commands.put("cputime", arguments -> cpuTime());
    commands.put("clear_cache", this::clearCache);
    commands.put("echo", arguments -> String.join(" ", arguments.words()));
  }

  private String knownCommand(Arguments arguments) throws GtpException {
    String name = arguments.word(0).toLowerCase(Locale.ROOT);
    return String.valueOf(engine.commands().containsKey(name));
  }

  private String quit(Arguments arguments) {
    engine.end();
    return "";
  }

  private String clearCache(Arguments arguments) {
    engine.renewPlayer();
    return "";
  }

  private static String cpuTime() {
    long nanos =
        ManagementFactory.getOperatingSystemMXBean()
                instanceof com.sun.management.OperatingSystemMXBean system
            ? system.getProcessCpuTime()
            : 0;
    return String.format(Locale.ROOT, "%.3f", nanos / 1e9);
  }
}
