package dev.nakade.app.gtp;

import dev.nakade.app.cost.Amounts;
import dev.nakade.app.io.Failure;
import dev.nakade.go.KoRule;
import dev.nakade.go.Size;
import dev.nakade.player.Turn;
import dev.nakade.systems.PlayerSystem;
import java.time.Duration;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** How an engine is set up on the command line. */
public final class EngineOptions {
  /** The protocol's version that clients of Leela Zero look for is 0.15 or newer. */
  private static final String VERSION = "0.15";

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = Amounts.Time.class,
      description = "How long a move takes where the client sets no time. By default 1s.")
  private Duration time = Duration.ofSeconds(1);

  @Option(names = "--nodes", paramLabel = "N", description = "The most positions for a move.")
  private long nodes = Long.MAX_VALUE;

  @Option(
      names = "--depth",
      paramLabel = "PLIES",
      description = "How deep an engine of limited depth looks. By default as it thinks fit.")
  private int depth;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Of what is left to chance. By default 1.")
  private long seed = 1;

  @Option(names = "--size", paramLabel = "N", description = "The board at first: 9 for 9x9.")
  private int size = 9;

  @Option(
      names = "--komi",
      paramLabel = "POINTS",
      description = "At first; the client may set another. By default 7.")
  private double komi = 7;

  @Option(
      names = "--ko",
      paramLabel = "RULE",
      description =
          "basic, ssk or psk, until the client sets rules. By default psk: a position must not"
              + " come back.")
  private String ko = KoRule.PSK.toString();

  @Option(
      names = "--play-out",
      description = "Take dead stones off before passing, for counting without agreement.")
  private boolean playOut;

  @Option(names = "--never-resign", description = "Play every game to its end.")
  private boolean neverResign;

  /** The settings; so much is added to the seed. */
  public Settings settings(long more) {
    if (!Size.valid(size, size)) {
      throw bad("--size " + size + " is not between 1 and " + Size.MAX_LENGTH);
    }
    if (nodes < 1) {
      throw bad("--nodes " + nodes + " is less than 1");
    }
    if (depth < 0 || depth > 100) {
      throw bad("--depth " + depth + " is not between 1 and 100");
    }
    KoRule rule = KoRule.parse(ko).orElseThrow(() -> bad("--ko " + ko + " is no ko rule"));
    return new Settings(
        Size.of(size, size),
        komi,
        rule,
        time.toNanos(),
        nodes,
        new PlayerSystem.Style(seed + more, depth, !neverResign),
        playOut ? Turn.Ending.PLAYED_OUT : Turn.Ending.AGREED,
        VERSION);
  }

  /** Reads the options of an engine, as in {@code --time 1s --depth 4}. */
  public static EngineOptions parse(String engine, List<String> words) throws Failure {
    try {
      Holder holder = new Holder();
      new CommandLine(holder).parseArgs(words.toArray(String[]::new));
      holder.options.settings(0);
      return holder.options;
    } catch (ParameterException e) {
      throw Failure.about(engine, e.getMessage());
    }
  }

  /** What picocli needs to fill in options that are a part of a command. */
  @Command
  private static final class Holder {
    @Mixin private EngineOptions options;
  }

  private ParameterException bad(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
