package dev.nakade.bench;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Size;
import dev.nakade.go.SmallBoard;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;

/**
 * Our boards beside those of others, in one run on the same recorded games: every round measures
 * each of them once, and the table shows the median round and the ratio to ours.
 */
final class Peers implements Experiment {
  private static final int ROUNDS = 5;
  private static final int[] LENGTHS = {5, 9, 19};
  private static final int GAMES = 200;
  private static final double ROUND_SECONDS = 0.5;

  @Override
  public String name() {
    return "peers";
  }

  @Override
  public String summary() {
    return "our boards beside three from npm under Node, on the same games (about 1 minute)";
  }

  @Override
  public int run(List<String> arguments, PrintStream out) throws IOException, InterruptedException {
    if (!arguments.isEmpty()) {
      throw new IOException("peers takes no arguments");
    }
    Path folder = Files.createTempDirectory("nakade-peers");
    try {
      install(folder);
      out.println(
          "| board | what | a second (median of " + ROUNDS + ") | lowest | highest | ours is |");
      out.println("|---|---|---|---|---|---|");
      for (int length : LENGTHS) {
        compare(folder, length, out);
      }
    } finally {
      delete(folder);
    }
    return 0;
  }

  private static void install(Path folder) throws IOException, InterruptedException {
    for (String file : List.of("package.json", "peers.cjs")) {
      try (InputStream in = Peers.class.getResourceAsStream("/peers/" + file)) {
        Files.copy(in, folder.resolve(file));
      }
    }
    command(folder, List.of("npm", "install", "--silent", "--no-audit", "--no-fund"));
  }

  private static void compare(Path folder, int length, PrintStream out)
      throws IOException, InterruptedException {
    Size size = Size.of(length, length);
    int[][] games = BoardBenchmark.games(size, GAMES);
    Path records = folder.resolve("games-" + length + ".txt");
    Files.writeString(
        records, Arrays.stream(games).map(g -> line(size, g)).collect(Collectors.joining("\n")));
    List<Row> rows = new ArrayList<>();
    for (int round = 0; round < ROUNDS; round++) {
      Ours ours = new Ours(size, games);
      add(rows, "nakade Board, play and undo", ours.rate(ours::board));
      if (SmallBoard.fits(size)) {
        add(rows, "nakade SmallBoard, play and undo", ours.rate(ours::small));
      }
      add(rows, "nakade Board, random games", ours.rate(ours::random));
      String answer =
          command(
              folder,
              List.of("node", "peers.cjs", records.toString(), "" + length, "" + ROUND_SECONDS));
      for (String line : answer.lines().toList()) {
        String[] cells = line.split("\t", -1);
        add(rows, cells[0], Double.parseDouble(cells[1]));
      }
    }
    for (Row row : rows) {
      out.printf(
          "| %dx%d | %s | %,.0f | %,.0f | %,.0f | %s |%n",
          length, length, row.what, row.median(), row.lowest(), row.highest(), ratio(rows, row));
    }
  }

  /**
   * The number of stones at the end, by which a peer shows that it plays the same, and the moves.
   */
  private static String line(Size size, int[] game) {
    Board board = new Board(size);
    BoardBenchmark.forward(board, game);
    int stones = size.area() - board.points(Color.EMPTY).count();
    return stones
        + Arrays.stream(game).mapToObj(point -> " " + point).collect(Collectors.joining());
  }

  /** How many times the median of our best row of the same kind is that of a peer. */
  private static String ratio(List<Row> rows, Row row) {
    if (row.what.startsWith("nakade")) {
      return "";
    }
    String kind = row.what.substring(row.what.indexOf(','));
    double best =
        rows.stream()
            .filter(r -> r.what.startsWith("nakade") && r.what.endsWith(kind))
            .mapToDouble(Row::median)
            .max()
            .orElseThrow();
    return String.format("%.1f times", best / row.median());
  }

  private static void add(List<Row> rows, String what, double rate) {
    for (Row row : rows) {
      if (row.what.equals(what)) {
        row.rates.add(rate);
        return;
      }
    }
    rows.add(new Row(what, new ArrayList<>(List.of(rate))));
  }

  private record Row(String what, List<Double> rates) {
    double median() {
      return rates.stream().sorted().toList().get(rates.size() / 2);
    }

    double lowest() {
      return rates.stream().min(Double::compare).orElseThrow();
    }

    double highest() {
      return rates.stream().max(Double::compare).orElseThrow();
    }
  }

  /** Our side: each method goes through all games once and returns the operations done. */
  private static final class Ours {
    private final int[][] games;
    private final Board board;
    private final SmallBoard small;
    private final RandomGame random;
    private final long endings;

    Ours(Size size, int[][] games) {
      this.games = games;
      this.board = new Board(size);
      this.small = new SmallBoard(SmallBoard.fits(size) ? size : Size.of(1, 1));
      this.random = new RandomGame(size, BoardBenchmark.SEED);
      long keys = 0;
      for (int[] game : games) {
        Board fresh = new Board(size);
        BoardBenchmark.forward(fresh, game);
        keys ^= fresh.key();
      }
      this.endings = keys;
    }

    private void check(long keys) {
      if (keys != endings) {
        throw new IllegalStateException("the games did not end as they should");
      }
    }

    long board() {
      long keys = 0;
      long done = 0;
      for (int[] game : games) {
        BoardBenchmark.forward(board, game);
        keys ^= board.key();
        for (int i = 0; i < game.length; i++) {
          board.undo();
        }
        done += game.length;
      }
      check(keys);
      return done;
    }

    long small() {
      long keys = 0;
      long done = 0;
      for (int[] game : games) {
        int player = Color.BLACK;
        for (int point : game) {
          small.play(point, player);
          player = Color.opponent(player);
        }
        keys ^= small.key();
        for (int i = 0; i < game.length; i++) {
          small.undo();
        }
        done += game.length;
      }
      check(keys);
      return done;
    }

    long random() {
      for (int i = 0; i < games.length; i++) {
        random.play();
      }
      return games.length;
    }

    /** Operations a second, after as long a time to warm up. */
    double rate(LongSupplier pass) {
      measure(pass);
      return measure(pass);
    }

    private double measure(LongSupplier pass) {
      long start = System.nanoTime();
      long done = 0;
      double seconds;
      do {
        done += pass.getAsLong();
        seconds = (System.nanoTime() - start) / 1e9;
      } while (seconds < ROUND_SECONDS);
      return done / seconds;
    }
  }

  private static String command(Path folder, List<String> words)
      throws IOException, InterruptedException {
    File errors = folder.resolve("errors.txt").toFile();
    Process process =
        new ProcessBuilder(words).directory(folder.toFile()).redirectError(errors).start();
    String answer = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) {
      throw new IOException(
          String.join(" ", words) + " failed: " + Files.readString(errors.toPath()).strip());
    }
    return answer;
  }

  private static void delete(Path folder) throws IOException {
    List<Path> files;
    try (var walk = Files.walk(folder)) {
      files = walk.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path file : files) {
      Files.delete(file);
    }
  }
}
