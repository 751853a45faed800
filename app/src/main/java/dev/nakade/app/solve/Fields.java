package dev.nakade.app.solve;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.lifedeath.Problem;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The fields of an answer in JSON that every answer has. */
final class Fields {
  private static final ObjectMapper JSON = new ObjectMapper();

  private Fields() {}

  /** Which problem it is, and what was understood of it. */
  static Map<String, Object> about(Posed posed) {
    Problem problem = posed.problem();
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("file", posed.file());
    fields.put("game", posed.game());
    fields.put("size", problem.board().size().toString());
    fields.put("toMove", Color.name(problem.toMove()));
    fields.put("defender", Color.name(problem.defender()));
    fields.put("goal", problem.goal().toString());
    fields.put("survive", problem.survival().toString());
    fields.put("target", names(problem.target()));
    fields.put("region", names(problem.region()));
    fields.put("safe", names(problem.safeStones()));
    if (!problem.doors().isEmpty()) {
      fields.put("doors", names(problem.doors()));
    }
    fields.put("inferred", posed.inferred());
    fields.put("inferredFrom", posed.workedOut());
    return fields;
  }

  /** The object of a problem that cannot be asked. */
  static String error(String file, int game, String message) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("file", file);
    fields.put("game", game);
    fields.put("result", "unknown");
    fields.put("status", "error");
    fields.put("error", message);
    return json(fields);
  }

  static String json(Map<String, Object> fields) {
    try {
      return JSON.writeValueAsString(fields);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("fields that are no JSON", e);
    }
  }

  static List<String> names(Problem problem, List<Integer> points) {
    return points.stream().map(point -> Point.name(problem.board().size(), point)).toList();
  }

  static List<String> names(PointSet points) {
    return points.stream().mapToObj(point -> Point.name(points.size(), point)).toList();
  }
}
