package dev.nakade.app.board;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.nakade.app.picture.BoardPicture;
import dev.nakade.exact.BoardPosition;
import dev.nakade.exact.BoardSolver;
import dev.nakade.exact.ScoreRange;
import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.KoRule;
import dev.nakade.go.Point;
import dev.nakade.go.Size;
import dev.nakade.proof.ScoreClaim;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What was found about a board.
 *
 * @param reservation why the answer is no proof, if it is none
 * @param asked the score that Black was to reach, if that alone was asked
 * @param best the first moves that reach the value, if it is known
 * @param openings the values of first moves by their points, if they were asked for
 * @param images every first move with the one that stands for it
 * @param stoppedBy what ended the search before all was answered
 * @param certificate the file with the proof, if one was written
 */
record BoardAnswer(
    BoardPosition position,
    KoRule rule,
    String system,
    Optional<String> reservation,
    ScoreRange known,
    Optional<Integer> asked,
    Optional<BoardSolver.Best> best,
    List<Integer> line,
    Optional<Map<Integer, ScoreRange>> openings,
    Map<Integer, Integer> images,
    Optional<String> stoppedBy,
    Optional<String> certificate,
    long nodes,
    long millis) {

  private static final ObjectMapper JSON = new ObjectMapper();

  /** Whether all that was asked is answered. */
  boolean answered() {
    boolean openingsKnown =
        openings.map(all -> all.values().stream().allMatch(ScoreRange::exact)).orElse(true);
    return (asked.isPresent() ? reached().isPresent() : known.exact()) && openingsKnown;
  }

  /** Whether Black reaches the score that was asked about. */
  Optional<Boolean> reached() {
    return asked.filter(k -> known.lower() >= k || known.upper() < k).map(k -> known.lower() >= k);
  }

  /** What was proved about the score, if that is all that was asked. */
  Optional<ScoreClaim> claim() {
    if (asked.isPresent()) {
      return reached()
          .map(yes -> yes ? ScoreClaim.Kind.AT_LEAST : ScoreClaim.Kind.LESS_THAN)
          .map(kind -> new ScoreClaim(kind, asked.get()));
    }
    return known.exact()
        ? Optional.of(new ScoreClaim(ScoreClaim.Kind.VALUE, known.lower()))
        : Optional.empty();
  }

  /** The same answer with the file of its proof, if one was written. */
  BoardAnswer withCertificate(Optional<String> file) {
    return new BoardAnswer(
        position,
        rule,
        system,
        reservation,
        known,
        asked,
        best,
        line,
        openings,
        images,
        stoppedBy,
        file,
        nodes,
        millis);
  }

  private Size size() {
    return position.size();
  }

  /** The answer in one line. */
  String sentence() {
    String board = size() + (position.isEmpty() ? "" : " position");
    String who = Color.name(position.toMove()) + " to move, " + rule + " ko: ";
    return board + ", " + who + result() + reservation.map(it -> " (" + it + ")").orElse("");
  }

  private String result() {
    if (asked.isPresent()) {
      String question = "Black gets at least " + signed(asked.get());
      return reached()
          .map(yes -> (yes ? "proved that " : "refuted that ") + question)
          .orElse("not settled whether " + question);
    }
    if (known.exact()) {
      return "value " + signed(known.lower());
    }
    return "unknown, between " + signed(known.lower()) + " and " + signed(known.upper());
  }

  /** A score with its sign: positive is Black's. */
  static String signed(int score) {
    return score > 0 ? "+" + score : String.valueOf(score);
  }

  String bestText() {
    String moves = best.map(it -> String.join(" ", names(it.moves()))).orElse("");
    if (moves.isEmpty()) {
      return "";
    }
    boolean complete = best.map(BoardSolver.Best::complete).orElse(false);
    return "best first moves, up to symmetry: " + moves + (complete ? "" : " (others not judged)");
  }

  String cost() {
    String file = certificate.map(it -> ", certificate " + it).orElse("");
    return String.format(Locale.ROOT, "%,d nodes, %,d ms, %s%s", nodes, millis, system, file);
  }

  private List<String> names(List<Integer> points) {
    return points.stream().map(point -> Point.name(size(), point)).toList();
  }

  /** The line as numbers on the stones, the first time that a point is played. */
  BoardPicture linePicture() {
    Board board = Board.of(size(), position.board()::color);
    BoardPicture.Builder picture = BoardPicture.of(stonesAfterLine(board)).title(sentence());
    for (int i = line.size() - 1; i >= 0; i--) {
      if (line.get(i) != Point.PASS) {
        picture.label(line.get(i), String.valueOf(i + 1));
      }
    }
    return picture.build();
  }

  /** Every point with its first stone, of the position or of the line. */
  private Board stonesAfterLine(Board start) {
    int[] colors = new int[size().area()];
    for (int point = 0; point < colors.length; point++) {
      colors[point] = start.color(point);
    }
    int color = position.toMove();
    for (int move : line) {
      if (move != Point.PASS && colors[move] == Color.EMPTY) {
        colors[move] = color;
      }
      color = Color.opponent(color);
    }
    return Board.of(size(), point -> colors[point]);
  }

  /** Moves that come back to a point that has a number already, such as {@code 9 at 4}. */
  String lineText() {
    String moves = String.join(" ", names(line));
    return moves.isEmpty() ? "" : "best play: " + moves;
  }

  /** The values of first moves on their points. */
  Optional<BoardPicture> openingsPicture() {
    return openings.map(
        values -> {
          BoardPicture.Builder picture =
              BoardPicture.of(Board.of(size(), position.board()::color)).title(sentence());
          onPoints(values)
              .forEach(
                  (point, range) -> {
                    if (point != Point.PASS) {
                      picture.label(point, range.exact() ? signed(range.lower()) : "?");
                    }
                  });
          return picture.build();
        });
  }

  /** The values of all first moves, images included. */
  private Map<Integer, ScoreRange> onPoints(Map<Integer, ScoreRange> values) {
    Map<Integer, ScoreRange> all = new LinkedHashMap<>();
    images.forEach((point, first) -> all.put(point, values.get(first)));
    return all;
  }

  private List<Integer> withImages(List<Integer> moves) {
    return images.entrySet().stream()
        .filter(image -> moves.contains(image.getValue()))
        .map(Map.Entry::getKey)
        .toList();
  }

  /** What the openings picture cannot show: the pass, and bounds that have not met. */
  List<String> openingNotes() {
    return openings.orElse(Map.of()).entrySet().stream()
        .filter(entry -> entry.getKey() == Point.PASS || !entry.getValue().exact())
        .map(entry -> Point.name(size(), entry.getKey()) + ": " + text(entry.getValue()))
        .toList();
  }

  private static String text(ScoreRange range) {
    return range.exact()
        ? signed(range.lower())
        : "between " + signed(range.lower()) + " and " + signed(range.upper());
  }

  /** One object for programs. */
  String json() {
    try {
      return JSON.writeValueAsString(fields());
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("fields that are no JSON", e);
    }
  }

  /** The fields of the object, in order. */
  Map<String, Object> fields() {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("board", size().toString());
    fields.put("ko", rule.toString());
    fields.put("toMove", Color.name(position.toMove()));
    fields.put("value", known.exact() ? known.lower() : null);
    fields.put("lower", known.lower());
    fields.put("upper", known.upper());
    fields.put("atLeast", asked.orElse(null));
    fields.put("reached", reached().orElse(null));
    fields.put("bestMoves", best.map(it -> names(withImages(it.moves()))).orElse(List.of()));
    fields.put("complete", best.map(BoardSolver.Best::complete).orElse(false));
    fields.put("pv", names(line));
    fields.put("depth", line.size());
    fields.put("openings", openings.map(this::values).orElse(null));
    fields.put("points", openings.map(this::onPoints).map(this::values).orElse(null));
    fields.put("openingBounds", openings.map(this::bounds).orElse(null));
    fields.put(
        "status", !answered() ? "timeout" : reservation.isEmpty() ? "proved" : "approximate");
    fields.put("stoppedBy", answered() ? null : stoppedBy.orElse(null));
    fields.put("reservation", reservation.orElse(null));
    fields.put("system", system);
    fields.put("nodes", nodes);
    fields.put("millis", millis);
    fields.put("certificate", certificate.orElse(null));
    return fields;
  }

  private Map<String, Integer> values(Map<Integer, ScoreRange> all) {
    Map<String, Integer> values = new LinkedHashMap<>();
    all.forEach(
        (point, range) ->
            values.put(Point.name(size(), point), range.exact() ? range.lower() : null));
    return values;
  }

  private Map<String, List<Integer>> bounds(Map<Integer, ScoreRange> all) {
    return all.entrySet().stream()
        .collect(
            Collectors.toMap(
                entry -> Point.name(size(), entry.getKey()),
                entry -> List.of(entry.getValue().lower(), entry.getValue().upper()),
                (one, other) -> one,
                LinkedHashMap::new));
  }
}
