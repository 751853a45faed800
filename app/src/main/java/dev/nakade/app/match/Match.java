package dev.nakade.app.match;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.nakade.app.cost.Amounts;
import dev.nakade.app.gtp.TimeCommands;
import dev.nakade.app.io.Failure;
import dev.nakade.app.io.OutputFile;
import dev.nakade.app.io.Streams;
import dev.nakade.go.Color;
import dev.nakade.go.Game;
import dev.nakade.go.KoRule;
import dev.nakade.go.Size;
import dev.nakade.sgf.SgfNode;
import dev.nakade.sgf.SgfPoints;
import dev.nakade.sgf.SgfWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays engines against each other. */
@Command(
    name = "match",
    header = "Plays two engines against each other, with statistics.",
    description = {
      "An engine is one of 'nakade gtp --engine list' with options of 'nakade gtp', or a command"
          + " that speaks the Go Text Protocol; {seed} in it stands for the number of the game."
          + " The engines take colours in turn; each opening is played with both.",
      ""
    },
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  nakade match nakade team16 --games 10",
      "  nakade match 'nakade --time 1s' \\",
      "    'gnugo --mode gtp --chinese-rules --capture-all-dead --level 10 --seed {seed}' \\",
      "    --games 100 --out gnugo-10"
    })
public final class Match implements Callable<Integer> {
  private static final int ALL_PLAYED = 0;
  private static final String LOG = "games.jsonl";

  private final Streams streams;
  private final ObjectMapper json = new ObjectMapper();

  @Spec private CommandSpec spec;

  @Parameters(index = "0", paramLabel = "ENGINE", description = "The engine whose wins are told.")
  private String first;

  @Parameters(index = "1", paramLabel = "ENGINE", description = "Its opponent.")
  private String second;

  @Option(names = "--games", paramLabel = "N", description = "How many games. By default 10.")
  private int games = 10;

  @Option(names = "--size", paramLabel = "N", description = "The board: 9, the default, for 9x9.")
  private int size = 9;

  @Option(names = "--komi", paramLabel = "POINTS", description = "For White. By default 7.")
  private double komi = 7;

  @Option(
      names = "--ko",
      paramLabel = "RULE",
      description = "basic, ssk or psk. By default psk: a position must not come back.")
  private String ko = "psk";

  @Option(
      names = "--opening",
      paramLabel = "MOVES",
      description = "Random moves, away from the edge, before the engines begin. By default 2.")
  private int opening = 2;

  @Option(names = "--seed", paramLabel = "N", description = "Of the openings. By default 1.")
  private long seed = 1;

  @Option(
      names = "--limit",
      paramLabel = "TIME",
      converter = Amounts.Time.class,
      description = "The longest that a move may take; more loses the game. By default 2m.")
  private Duration limit = Duration.ofMinutes(2);

  @Option(
      names = "--clock",
      paramLabel = "SETTING",
      description =
          "A time setting that both are told and held to, as in 'time_settings 300 0 0' or"
              + " 'kata-time_settings fischer 60 2'.")
  private String clock = "";

  @Option(
      names = "--counting",
      paramLabel = "HOW",
      description =
          "board: all stones on the board are alive, the default; agreed: without those that both"
              + " engines call dead.")
  private MatchGame.Counting counting = MatchGame.Counting.BOARD;

  @Option(
      names = "--most-moves",
      paramLabel = "N",
      description = "A longer game is counted as it stands. By default three for each point.")
  private Optional<Integer> mostMoves = Optional.empty();

  @Option(names = "--parallel", paramLabel = "N", description = "Games at once. By default 1.")
  private int parallel = 1;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description =
          "Where each game goes as SGF, and its result as a line of JSON; a match that is found"
              + " there goes on.")
  private Optional<Path> out = Optional.empty();

  @Option(names = "--json", description = "One JSON object a game.")
  private boolean asJson;

  public Match(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws Failure, InterruptedException {
    check();
    Contestant one = Contestant.parse(first);
    Contestant other = Contestant.parse(second);
    Map<Integer, Played> played = earlier(one, other);
    if (!played.isEmpty()) {
      tell(played.size() + " games were played before: " + Standing.of(played.values()));
    }
    ExecutorService workers = Executors.newFixedThreadPool(parallel);
    try {
      List<Future<?>> waiting = new ArrayList<>();
      for (int number = 1; number <= games; number++) {
        if (!played.containsKey(number)) {
          int next = number;
          waiting.add(workers.submit(() -> play(next, one, other, played)));
        }
      }
      for (Future<?> game : waiting) {
        await(game);
      }
    } finally {
      workers.shutdownNow();
    }
    summarize(played);
    return ALL_PLAYED;
  }

  private void await(Future<?> game) throws Failure, InterruptedException {
    try {
      game.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof Failure failure) {
        throw failure;
      }
      throw new IllegalStateException(e.getCause());
    }
  }

  private Void play(int number, Contestant one, Contestant other, Map<Integer, Played> played)
      throws Failure {
    MatchGame match = new MatchGame(conditions(), number, one, other);
    Played result = match.play();
    synchronized (played) {
      played.put(number, result);
      keep(result, match.game());
      report(result, Standing.of(played.values()));
    }
    return null;
  }

  private MatchGame.Conditions conditions() {
    Size board = Size.of(size, size);
    return new MatchGame.Conditions(
        board,
        komi,
        KoRule.parse(ko).orElseThrow(),
        opening,
        seed,
        limit,
        clock,
        mostMoves.orElse(3 * board.area()),
        counting);
  }

  private void report(Played game, Standing standing) throws Failure {
    if (asJson) {
      tell(line(game));
    } else {
      tell(
          String.format(
              Locale.ROOT,
              "%4d  %-7s %-40s %s",
              game.game(),
              game.result(),
              "black " + abbreviate(game.black()) + ", " + game.reason(),
              standing));
    }
  }

  private static String abbreviate(String name) {
    return name.length() <= 24 ? name : name.substring(0, 23) + "…";
  }

  private void tell(String line) {
    streams.out().println(line);
    streams.flush();
  }

  private void summarize(Map<Integer, Played> played) {
    if (asJson) {
      return;
    }
    Standing black = Standing.of(played.values().stream().filter(g -> g.game() % 2 == 1).toList());
    Standing white = Standing.of(played.values().stream().filter(g -> g.game() % 2 == 0).toList());
    tell("");
    tell(first + " against " + second + ":");
    tell("  all       " + Standing.of(played.values()));
    tell("  as black  " + black);
    tell("  as white  " + white);
    long firstMillis = played.values().stream().mapToLong(Played::firstMillis).sum();
    long secondMillis = played.values().stream().mapToLong(Played::secondMillis).sum();
    long firstMoves = played.values().stream().mapToLong(Played::firstMoves).sum();
    long secondMoves = played.values().stream().mapToLong(Played::secondMoves).sum();
    tell(
        String.format(
            Locale.ROOT,
            "  a move took %d ms and %d ms",
            firstMillis / Math.max(1, firstMoves),
            secondMillis / Math.max(1, secondMoves)));
  }

  /** Games that are in the folder already. */
  private Map<Integer, Played> earlier(Contestant one, Contestant other) throws Failure {
    Map<Integer, Played> played = new TreeMap<>();
    Path log = out.map(folder -> folder.resolve(LOG)).orElse(null);
    if (log == null || !Files.exists(log)) {
      return played;
    }
    try {
      for (String line : Files.readAllLines(log)) {
        Optional<Played> game = read(line);
        if (game.isPresent()) {
          if (!game.get().first().equals(one.toString())
              || !game.get().second().equals(other.toString())) {
            throw new Failure(log + ": it holds a match of other engines");
          }
          played.put(game.get().game(), game.get());
        }
      }
    } catch (IOException e) {
      throw Failure.about(log.toString(), e);
    }
    return played;
  }

  /** A line of the log; empty if it was cut off in the middle of writing. */
  private Optional<Played> read(String line) {
    try {
      return Optional.of(json.readValue(line, Played.class));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private void keep(Played result, Game game) throws Failure {
    if (out.isEmpty()) {
      return;
    }
    try {
      Files.createDirectories(out.get());
      String name = String.format(Locale.ROOT, "game-%04d.sgf", result.game());
      OutputFile.write(
          out.get().resolve(name), record(result, game).getBytes(StandardCharsets.UTF_8));
      Files.writeString(
          out.get().resolve(LOG),
          line(result) + "\n",
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw Failure.about("cannot write to " + out.get(), e);
    }
  }

  private String line(Played result) throws Failure {
    try {
      return json.writeValueAsString(result);
    } catch (IOException e) {
      throw Failure.about("a result", e);
    }
  }

  private String record(Played result, Game game) {
    SgfNode root = new SgfNode();
    root.set("GM", "1");
    root.set("FF", "4");
    root.set("CA", "UTF-8");
    root.set("SZ", "" + size);
    root.set("KM", "" + komi);
    root.set("RU", "Chinese");
    boolean firstIsBlack = result.black().equals(first) && result.game() % 2 == 1;
    root.setText("PB", firstIsBlack ? first : second);
    root.setText("PW", firstIsBlack ? second : first);
    root.set("RE", result.result());
    root.setText("GC", "Game " + result.game() + ": " + result.reason());
    SgfNode node = root;
    for (int i = 0; i < game.plies(); i++) {
      node = node.addChild();
      node.set(i % 2 == 0 ? "B" : "W", SgfPoints.value(game.board().size(), game.move(i)));
    }
    return SgfWriter.write(List.of(root));
  }

  private void check() {
    if (!Size.valid(size, size)) {
      throw bad("--size " + size + " is not between 1 and " + Size.MAX_LENGTH);
    }
    if (games < 1 || parallel < 1 || parallel > 256 || opening < 0 || opening > 100) {
      throw bad("--games, --parallel or --opening makes no sense");
    }
    if (KoRule.parse(ko).isEmpty()) {
      throw bad("--ko " + ko + " is no ko rule");
    }
    try {
      if (!clock.isEmpty()) {
        TimeCommands.read(clock);
      }
    } catch (IllegalArgumentException e) {
      throw bad("--clock " + clock + ": " + e.getMessage());
    }
    if (!Double.isFinite(komi) || Math.abs(komi) > Color.BLACK * 1000) {
      throw bad("--komi " + komi + " makes no sense");
    }
  }

  private ParameterException bad(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
