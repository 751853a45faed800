package dev.nakade.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Labelled problems in JSON Lines: {@code id}, {@code sgf} and what the source says of them. */
final class Rows {
  private Rows() {}

  /** At most so many of the problems that are wanted, in the order of the seed. */
  static List<JsonNode> read(Path file, long seed, int most, Predicate<JsonNode> wanted)
      throws IOException {
    if (!Files.isRegularFile(file)) {
      throw new IOException("no file " + file + "; see --data");
    }
    List<String> lines = new ArrayList<>(Files.readAllLines(file));
    Collections.shuffle(lines, new Random(seed));
    ObjectMapper json = new ObjectMapper();
    List<JsonNode> rows = new ArrayList<>();
    for (String line : lines) {
      if (rows.size() >= most) {
        break;
      }
      JsonNode row = json.readTree(line);
      if (wanted.test(row)) {
        rows.add(row);
      }
    }
    if (rows.isEmpty()) {
      throw new IOException("no problem to solve; see --data, --where and --n");
    }
    return rows;
  }

  /** All of them, in their order. */
  static List<JsonNode> all(Path file) throws IOException {
    ObjectMapper json = new ObjectMapper();
    List<JsonNode> rows = new ArrayList<>();
    for (String line : Files.readAllLines(file)) {
      rows.add(json.readTree(line));
    }
    return rows;
  }

  /** Whether the id or the collection of a problem holds a text, if there is one. */
  static boolean holds(JsonNode row, Optional<String> text) {
    return text.isEmpty()
        || row.get("id").asText().contains(text.get())
        || row.path("collection").asText().contains(text.get());
  }

  /** The names of the first moves that the source calls right; none if it names none. */
  static Stream<String> firstMoves(JsonNode row) {
    return StreamSupport.stream(row.path("firstMoves").spliterator(), false).map(JsonNode::asText);
  }
}
