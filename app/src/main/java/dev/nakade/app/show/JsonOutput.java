package dev.nakade.app.show;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.nakade.app.picture.Mark;
import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import dev.nakade.sgf.Complaint;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Games for programs: one JSON object a line. */
final class JsonOutput implements Output {
  private final PrintWriter out;
  private final ObjectMapper json = new ObjectMapper();

  JsonOutput(PrintWriter out) {
    this.out = out;
  }

  /** The object; its fields are a promise. Points are named as in GTP; no last move is null. */
  record Report(
      String file,
      int game,
      String name,
      String size,
      String toMove,
      int moves,
      int move,
      String lastMove,
      List<String> black,
      List<String> white,
      Map<String, List<String>> marks,
      Map<String, String> labels,
      String comment,
      List<Complaint> complaints) {}

  @Override
  public void show(ShownGame game) {
    try {
      out.println(json.writeValueAsString(report(game)));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a report that is no JSON", e);
    }
  }

  static Report report(ShownGame game) {
    Size size = game.position().size();
    int lastMove = game.position().lastMove();
    return new Report(
        game.file(),
        game.game(),
        game.name(),
        size.toString(),
        Color.name(game.position().toMove()),
        game.moves(),
        game.move(),
        lastMove == Point.NONE ? null : Point.name(size, lastMove),
        names(game.position().board().points(Color.BLACK)),
        names(game.position().board().points(Color.WHITE)),
        marks(game),
        labels(size, game.position().labels()),
        game.comment(),
        game.complaints());
  }

  private static Map<String, List<String>> marks(ShownGame game) {
    Map<String, List<String>> marks = new LinkedHashMap<>();
    for (Mark mark : Mark.values()) {
      put(marks, mark.name().toLowerCase(Locale.ROOT), game.marked(mark));
    }
    put(marks, "selected", game.selected());
    return marks;
  }

  private static void put(Map<String, List<String>> marks, String name, PointSet points) {
    if (!points.isEmpty()) {
      marks.put(name, names(points));
    }
  }

  private static Map<String, String> labels(Size size, Map<Integer, String> labels) {
    Map<String, String> named = new LinkedHashMap<>();
    labels.forEach((point, label) -> named.put(Point.name(size, point), label));
    return named;
  }

  private static List<String> names(PointSet points) {
    return points.stream().mapToObj(point -> Point.name(points.size(), point)).toList();
  }
}
