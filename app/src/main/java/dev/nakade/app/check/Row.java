package dev.nakade.app.check;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What came out for one problem.
 *
 * @param content the digest of what it depends on
 * @param found the right first moves that were found
 * @param result what becomes of the target, such as {@code alive}; {@code unknown} if not proved
 * @param nodes positions that were looked at in the pass that decided
 * @param budget nodes that were allowed
 * @param decided whether more nodes would change nothing
 * @param version the version of Nakade that answered
 * @param more what else helps an author, by the names of fields
 * @param solution a record with the proved solution; empty if none was made
 * @param certificate the proof of the verdict; empty if none was made
 */
record Row(
    String file,
    int game,
    String content,
    List<String> stated,
    List<String> found,
    Outcome verdict,
    String result,
    long nodes,
    long millis,
    long budget,
    boolean decided,
    String version,
    Map<String, Object> more,
    Optional<String> solution,
    Optional<byte[]> certificate) {

  private static final ObjectMapper JSON = new ObjectMapper();

  String place() {
    return file + "#" + game;
  }

  /** The same with another field. */
  Row with(String name, Object value) {
    Map<String, Object> fields = new LinkedHashMap<>(more);
    fields.put(name, value);
    return new Row(
        file,
        game,
        content,
        stated,
        found,
        verdict,
        result,
        nodes,
        millis,
        budget,
        decided,
        version,
        fields,
        solution,
        certificate);
  }

  /** A field of text; the empty text if there is none. */
  String text(String name) {
    Object value = more.get(name);
    return value == null ? "" : value.toString();
  }

  /** The name of the file with the solution, below the folder of the run. */
  String solutionFile() {
    return "solutions/" + name() + ".sgf";
  }

  /** The name of the file with the proof, below the folder of the run. */
  String certificateFile() {
    return "certificates/" + name() + ".cert";
  }

  /** A name for files that no other problem has, wherever its own file is. */
  private String name() {
    String base = file.replaceAll(".*[/\\\\]", "").replaceAll("[^A-Za-z0-9._-]", "_");
    return String.format("%s-%d-%08x", base, game, file.hashCode());
  }

  /** All fields, with the files below the folder of the run if there is one. */
  Map<String, Object> fields(Optional<Path> folder) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("file", file);
    fields.put("game", game);
    fields.put("stated", stated);
    fields.put("found", found);
    fields.put("verdict", verdict.toString());
    fields.put("result", result);
    fields.put("nodes", nodes);
    fields.put("millis", millis);
    fields.put("budget", budget);
    fields.put("decided", decided);
    fields.putAll(more);
    fields.put("version", version);
    fields.put("solution", solution.flatMap(it -> in(folder, solutionFile())).orElse(null));
    fields.put(
        "certificate", certificate.flatMap(it -> in(folder, certificateFile())).orElse(null));
    return fields;
  }

  private static Optional<String> in(Optional<Path> folder, String name) {
    return folder.map(path -> path.resolve(name).toString());
  }

  /**
   * The row that was printed so.
   *
   * @param content as in the row
   * @param solution as in the row
   * @param certificate as in the row
   */
  static Row of(
      String json, String content, Optional<String> solution, Optional<byte[]> certificate) {
    Map<String, Object> fields = map(json);
    fields.remove("solution");
    fields.remove("certificate");
    return new Row(
        fields.remove("file").toString(),
        ((Number) fields.remove("game")).intValue(),
        content,
        names(fields.remove("stated")),
        names(fields.remove("found")),
        Outcome.of(fields.remove("verdict").toString()),
        fields.remove("result").toString(),
        ((Number) fields.remove("nodes")).longValue(),
        ((Number) fields.remove("millis")).longValue(),
        ((Number) fields.remove("budget")).longValue(),
        (Boolean) fields.remove("decided"),
        fields.remove("version").toString(),
        fields,
        solution,
        certificate);
  }

  private static List<String> names(Object list) {
    return ((List<?>) list).stream().map(Object::toString).toList();
  }

  static String json(Object value) {
    try {
      return JSON.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("fields that are no JSON", e);
    }
  }

  static Map<String, Object> map(String json) {
    return parsed(json, new TypeReference<LinkedHashMap<String, Object>>() {});
  }

  static List<String> list(String json) {
    return parsed(json, new TypeReference<List<String>>() {});
  }

  private static <T> T parsed(String json, TypeReference<T> type) {
    try {
      return JSON.readValue(json, type);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a store with text that is no JSON: " + json, e);
    }
  }
}
