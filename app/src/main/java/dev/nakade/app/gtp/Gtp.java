package dev.nakade.app.gtp;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.nakade.app.io.Streams;
import dev.nakade.systems.PlayerSystem;
import dev.nakade.systems.Players;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.LinkedBlockingQueue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** An engine on standard input and output. */
@Command(
    name = "gtp",
    header = "A GTP 2 engine on standard input and output.",
    description = {
      "Speaks the Go Text Protocol with GoGui, Sabaki, Lizzie, twogtp and others. Nothing but"
          + " replies goes to standard output. 'list_commands' names the commands.",
      ""
    },
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  nakade gtp",
      "  nakade gtp --engine go-intellect --time 5s",
      "  nakade gtp --engine list",
      "  printf 'boardsize 9\\ngenmove b\\n' | nakade gtp"
    })
public final class Gtp implements Callable<Integer> {
  private static final int FINE = 0;
  private static final String LIST = "list";

  private final Streams streams;

  @Spec private CommandSpec spec;

  @Option(
      names = "--engine",
      paramLabel = "NAME",
      description = "Who plays; 'list' names them. By default our best, nakade.")
  private String name = Players.BEST;

  @Mixin private EngineOptions options;

  @Option(names = "--ponder", description = "Think on while the opponent thinks.")
  private boolean ponders;

  public Gtp(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (name.equals(LIST)) {
      Players.all().forEach(it -> streams.out().printf("%-24s %s%n", it.name(), it.summary()));
      return FINE;
    }
    PlayerSystem system =
        Players.find(name)
            .orElseThrow(
                () ->
                    new ParameterException(
                        spec.commandLine(), "no engine called '" + name + "'; try --engine list"));
    Engine engine = new Engine(system, options.settings(0));
    BlockingQueue<Optional<String>> lines = new LinkedBlockingQueue<>();
    Thread reader = new Thread(() -> read(engine, lines), "gtp-reader");
    reader.setDaemon(true);
    reader.start();
    while (!engine.hasEnded()) {
      if (ponders && lines.isEmpty()) {
        engine.ponder(() -> !lines.isEmpty());
      }
      Optional<String> line = lines.take();
      if (line.isEmpty()) {
        break;
      }
      engine.run(line.get(), () -> !lines.isEmpty(), this::send);
    }
    return FINE;
  }

  /** Reads on while a command runs: a line may be there to interrupt it. */
  private void read(Engine engine, BlockingQueue<Optional<String>> lines) {
    try (BufferedReader in = new BufferedReader(new InputStreamReader(streams.in(), UTF_8))) {
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        if (line.strip().equals("# interrupt")) {
          engine.interrupt();
        } else {
          lines.add(Optional.of(line));
          engine.lineArrived();
        }
      }
    } catch (IOException e) {
      streams.error("standard input: " + e.getMessage());
    } finally {
      lines.add(Optional.empty());
      engine.lineArrived();
    }
  }

  private void send(String text) {
    streams.out().print(text);
    streams.flush();
  }
}
