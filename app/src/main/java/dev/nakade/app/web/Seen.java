package dev.nakade.app.web;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.Size;
import dev.nakade.player.Ballot;
import dev.nakade.player.LifeReader;
import dev.nakade.player.Sight;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;

/**
 * What Go Intellect sees in a position, as its author draws it (Chen 2000, figures 2 to 8): blocks,
 * chains and groups by their numbers, territory, and the weights of moves by generator.
 */
final class Seen {
  /** What stands for a point that is certainly owned. */
  private static final int SURE = 64;

  /** Sums of all generators. */
  private static final String ALL = "all";

  private final Board board;
  private final int toMove;
  private final Sight sight;

  Seen(Board board, int toMove) {
    this.board = board;
    this.toMove = toMove;
    this.sight = Sight.of(board.copy(), toMove, LifeReader.NONE);
  }

  Map<String, Object> fields() {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("blocks", numbers(this::block));
    fields.put("chains", numbers(sight::chain));
    fields.put("groups", numbers(sight::group));
    fields.put("prisoners", prisoners());
    fields.put("safety", sight.groups().stream().map(it -> share(it.safety())).toList());
    List<Long> territory = new ArrayList<>();
    points().forEach(point -> territory.add(share(sight.territory(point))));
    fields.put("territory", territory);
    fields.put("weights", weights());
    return fields;
  }

  private static long share(double value) {
    return Math.round(SURE * value);
  }

  private List<Integer> points() {
    List<Integer> points = new ArrayList<>();
    for (int point = 0; point < board.size().area(); point++) {
      points.add(point);
    }
    return points;
  }

  private int block(int point) {
    return board.color(point) == Color.EMPTY ? Sight.NONE : board.chain(point);
  }

  /** Of each point the number of what it belongs to, from 1 in the order of points; 0 is none. */
  private List<Integer> numbers(IntUnaryOperator of) {
    Map<Integer, Integer> numbers = new LinkedHashMap<>();
    List<Integer> list = new ArrayList<>();
    for (int point : points()) {
      int unit = of.applyAsInt(point);
      list.add(unit == Sight.NONE ? 0 : numbers.computeIfAbsent(unit, it -> numbers.size() + 1));
    }
    return list;
  }

  private List<String> prisoners() {
    Size size = board.size();
    return points().stream()
        .filter(sight::isPrisoner)
        .map(point -> Point.name(size, point))
        .toList();
  }

  /** Of each generator that says something, and of all: points with their weights. */
  private Map<String, Map<String, Long>> weights() {
    Size size = board.size();
    Ballot ballot = Ballot.of(sight, toMove);
    Map<String, Map<String, Double>> sums = new TreeMap<>();
    for (Ballot.Vote vote : ballot.votes()) {
      String point = Point.name(size, vote.point());
      for (String voter : List.of(vote.generator().toString(), ALL)) {
        sums.computeIfAbsent(voter, it -> new LinkedHashMap<>())
            .merge(point, vote.weight(), Double::sum);
      }
    }
    Map<String, Map<String, Long>> weights = new LinkedHashMap<>();
    sums.forEach(
        (voter, points) -> {
          Map<String, Long> rounded = new LinkedHashMap<>();
          points.forEach((point, weight) -> rounded.put(point, Math.round(weight)));
          rounded.values().removeIf(weight -> weight == 0);
          weights.put(voter, rounded);
        });
    return weights;
  }
}
