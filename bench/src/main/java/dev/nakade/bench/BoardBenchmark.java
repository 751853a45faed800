package dev.nakade.bench;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Masks;
import dev.nakade.go.Size;
import dev.nakade.go.SmallBoard;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * What the boards cost: each call goes through one recorded random game. The counters tell the
 * operations a second: pairs of play and undo, questions of legality, whole games.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class BoardBenchmark {
  static final long SEED = 1;
  private static final int GAMES = 64;

  @Param({"5", "9", "19"})
  public int length;

  private Board board;
  private SmallBoard small;
  private RandomGame random;
  private int[][] games;
  private int next;

  /** Operations so far, which JMH turns into operations a second. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  public static class Counter {
    public long operations;
  }

  @Setup
  public void setUp() {
    Size size = Size.of(length, length);
    board = new Board(size);
    small = new SmallBoard(size.area() > Masks.MAX_AREA ? Size.of(1, 1) : size);
    random = new RandomGame(size, SEED);
    games = games(size, GAMES);
  }

  /** The same games for every board that is measured. */
  static int[][] games(Size size, int count) {
    RandomGame source = new RandomGame(size, SEED);
    int[][] games = new int[count][];
    for (int i = 0; i < count; i++) {
      games[i] = source.record();
    }
    return games;
  }

  private int[] nextGame() {
    next = (next + 1) % games.length;
    return games[next];
  }

  /** A game forward and back. */
  @Benchmark
  public long playUndo(Counter counter) {
    int[] game = nextGame();
    forward(board, game);
    long key = board.key();
    for (int i = 0; i < game.length; i++) {
      board.undo();
    }
    counter.operations += game.length;
    return key;
  }

  static void forward(Board board, int[] game) {
    int player = Color.BLACK;
    for (int point : game) {
      board.play(point, player);
      player = Color.opponent(player);
    }
  }

  /** A game forward and back on masks; nothing to measure where they do not fit. */
  @Benchmark
  public long playUndoSmall(Counter counter) {
    if (small.size().width() != length) {
      throw new IllegalStateException("more points than bits");
    }
    int[] game = nextGame();
    int player = Color.BLACK;
    for (int point : game) {
      small.play(point, player);
      player = Color.opponent(player);
    }
    long key = small.key();
    for (int i = 0; i < game.length; i++) {
      small.undo();
    }
    counter.operations += game.length;
    return key;
  }

  /** Every point asked after every move of a game. */
  @Benchmark
  public int legality(Counter counter) {
    int[] game = nextGame();
    int legal = 0;
    int player = Color.BLACK;
    for (int point : game) {
      for (int asked = 0; asked < length * length; asked++) {
        legal += board.isLegal(asked, player) ? 1 : 0;
      }
      board.play(point, player);
      player = Color.opponent(player);
    }
    for (int i = 0; i < game.length; i++) {
      board.undo();
    }
    counter.operations += (long) game.length * length * length;
    return legal;
  }

  /** One random game from the empty board to the end. */
  @Benchmark
  public int randomGame(Counter counter) {
    counter.operations++;
    return random.play();
  }
}
