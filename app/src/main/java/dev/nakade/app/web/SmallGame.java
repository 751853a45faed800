package dev.nakade.app.web;

import dev.nakade.app.board.PointValues;
import dev.nakade.exact.BoardPosition;
import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.KoRule;
import dev.nakade.go.Point;
import dev.nakade.go.Score;
import dev.nakade.search.Budget;
import dev.nakade.sgf.SgfPosition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A game on a small board, and what each next move is worth. A ko that may not be retaken takes
 * that one move away, and after a pass another one ends the game; what any other move leads to is
 * the same as if the game began here.
 */
final class SmallGame {
  private static final int PASSES_THAT_END = 2;

  private final Board board;
  private int toMove;
  private int passes;

  /** After moves that are written as people do. */
  SmallGame(SgfPosition start, List<String> moves) throws Refusal {
    this.board = start.board().copy();
    this.toMove = start.toMove();
    for (String move : moves) {
      play(move);
    }
  }

  private void play(String name) throws Refusal {
    int point = Moves.parse(board.size(), name);
    if (passes == PASSES_THAT_END) {
      throw Refusal.unusable("the game is over before " + name);
    }
    Moves.requireLegal(board.legality(point, toMove), toMove, name);
    board.play(point, toMove);
    passes = point == Point.PASS ? passes + 1 : 0;
    toMove = Color.opponent(toMove);
  }

  /** The fields of {@code board --openings --json}, and how the game stands. */
  Map<String, Object> values() {
    Map<String, Object> fields = new LinkedHashMap<>();
    boolean over = passes == PASSES_THAT_END;
    boolean banned = board.koPoint() != Point.NONE && board.koColor() == toMove;
    if (!over) {
      fields.putAll(
          PointValues.of(
              BoardPosition.of(board, toMove),
              KoRule.BASIC,
              Limits.QUICK_TABLE,
              Budget.of(Long.MAX_VALUE, Limits.QUICK_TIME.toNanos())));
    }
    fields.put("toMove", Color.name(toMove));
    fields.put("black", Moves.names(board.points(Color.BLACK)));
    fields.put("white", Moves.names(board.points(Color.WHITE)));
    fields.put("over", over);
    fields.put("koBan", banned ? Point.name(board.size(), board.koPoint()) : null);
    if (over) {
      fields.put("value", Score.area(board));
      fields.put("points", Map.of());
    } else if (banned || passes > 0) {
      putWithHistory(fields, banned);
    }
    return fields;
  }

  private void putWithHistory(Map<String, Object> fields, boolean banned) {
    Map<String, Integer> points = new LinkedHashMap<>();
    ((Map<?, ?>) fields.get("points"))
        .forEach((point, value) -> points.put((String) point, (Integer) value));
    if (banned) {
      points.remove(Point.name(board.size(), board.koPoint()));
    }
    if (passes > 0) {
      points.put(Point.name(board.size(), Point.PASS), Score.area(board));
    }
    boolean known = points.values().stream().noneMatch(Objects::isNull);
    int sign = toMove == Color.BLACK ? 1 : -1;
    List<Integer> values = new ArrayList<>();
    points.values().stream().filter(Objects::nonNull).forEach(value -> values.add(sign * value));
    int best = values.stream().mapToInt(it -> it).max().orElse(-board.size().area());
    // What is known is within reach; what is not known may be better.
    int reach = sign * best;
    int most = known ? reach : sign * board.size().area();
    fields.put("points", points);
    fields.put("value", known ? reach : null);
    fields.put("lower", Math.min(reach, most));
    fields.put("upper", Math.max(reach, most));
    fields.put(
        "bestMoves",
        known
            ? points.keySet().stream().filter(point -> points.get(point) == reach).toList()
            : List.of());
    fields.put("pv", List.of());
    fields.put("openings", null);
    fields.put("openingBounds", null);
  }
}
