package dev.nakade.app.check;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.nakade.app.io.Failure;
import dev.nakade.app.io.OutputFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What a run leaves in its folder beside the store: a page for people, rows for programs, and the
 * solutions and certificates of problems that differ.
 */
final class Report {
  private static final String ROWS = "/*ROWS*/";

  /** Fields of a row that the page shows; all others are in the store. */
  private static final List<String> SHOWN =
      List.of(
          "file",
          "game",
          "id",
          "stated",
          "found",
          "verdict",
          "result",
          "nodes",
          "says",
          "toMove",
          "goal",
          "convention",
          "assumed",
          "position",
          "line",
          "wrongAnswers",
          "refutations",
          "mistakes",
          "difficulty",
          "duplicateOf",
          "conflictsWith",
          "solution",
          "certificate");

  private static final List<String> COLUMNS =
      List.of(
          "file",
          "game",
          "id",
          "verdict",
          "result",
          "stated",
          "found",
          "toMove",
          "goal",
          "convention",
          "difficulty",
          "nodes",
          "millis",
          "duplicateOf",
          "conflictsWith",
          "says");

  private final Path folder;

  /** Solutions and certificates that are in the folder, by identity. */
  private final Set<Object> written = Collections.newSetFromMap(new IdentityHashMap<>());

  Report(Path folder) {
    this.folder = folder;
  }

  /** Writes everything, each file whole or not at all. */
  void write(List<Row> rows, int problems) throws Failure {
    for (Row row : rows) {
      if (row.solution().isPresent() && written.add(row.solution().get())) {
        write(row.solutionFile(), row.solution().get().getBytes(UTF_8));
      }
      if (row.certificate().isPresent() && written.add(row.certificate().get())) {
        write(row.certificateFile(), row.certificate().get());
      }
    }
    List<Map<String, Object>> fields =
        rows.stream().map(row -> row.fields(Optional.of(Path.of("")))).toList();
    write("rows.jsonl", lines(fields.stream().map(Row::json).toList()));
    write("rows.csv", csv(fields));
    write("report.html", page(fields, problems));
  }

  private void write(String name, byte[] bytes) throws Failure {
    Path path = folder.resolve(name);
    try {
      Files.createDirectories(path.getParent());
    } catch (IOException e) {
      throw Failure.about("cannot create " + path.getParent(), e);
    }
    OutputFile.write(path, bytes);
  }

  private static byte[] lines(List<String> lines) {
    return lines.stream().collect(Collectors.joining("\n", "", "\n")).getBytes(UTF_8);
  }

  private static byte[] csv(List<Map<String, Object>> rows) {
    StringBuilder text = new StringBuilder(String.join(",", COLUMNS)).append("\r\n");
    for (Map<String, Object> row : rows) {
      text.append(
              COLUMNS.stream()
                  .map(column -> cell(row.get(column)))
                  .collect(Collectors.joining(",")))
          .append("\r\n");
    }
    return text.toString().getBytes(UTF_8);
  }

  /** A value in quotes if it needs them; a list with spaces. */
  private static String cell(Object value) {
    String text =
        value instanceof List<?> list
            ? list.stream().map(String::valueOf).collect(Collectors.joining(" "))
            : value == null ? "" : value.toString();
    return text.matches("[^\",\r\n]*") ? text : '"' + text.replace("\"", "\"\"") + '"';
  }

  private static byte[] page(List<Map<String, Object>> rows, int problems) throws Failure {
    List<Map<String, Object>> shown = rows.stream().map(Report::shown).toList();
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("problems", problems);
    data.put("rows", shown);
    // Nothing in a text may end the script that holds it.
    String json = Row.json(data).replace("<", "\\u003c");
    return template().replace(ROWS, json).getBytes(UTF_8);
  }

  private static Map<String, Object> shown(Map<String, Object> row) {
    Map<String, Object> shown = new LinkedHashMap<>();
    for (String name : SHOWN) {
      if (row.get(name) != null) {
        shown.put(name, row.get(name));
      }
    }
    return shown;
  }

  private static String template() throws Failure {
    try (InputStream page = Report.class.getResourceAsStream("report.html")) {
      return new String(page.readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw Failure.about("report.html", e);
    }
  }
}
