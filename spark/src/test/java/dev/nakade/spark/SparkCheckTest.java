package dev.nakade.spark;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.nakade.app.Main;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SparkCheckTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String NODES = "2000";

  /** Files of the book, so that the test takes seconds. */
  private static final int MOST = 10;

  @TempDir private Path folder;

  @BeforeEach
  void master() {
    System.setProperty("spark.master", "local[2]");
    System.setProperty("spark.ui.enabled", "false");
    System.setProperty("spark.sql.shuffle.partitions", "1");
  }

  @AfterEach
  void noMaster() {
    System.clearProperty("spark.master");
    System.clearProperty("spark.ui.enabled");
    System.clearProperty("spark.sql.shuffle.partitions");
  }

  /** Problems of our own, one of them twice. */
  private Path book() throws IOException {
    Path book = Files.createDirectories(folder.resolve("book"));
    try (Stream<Path> files = Files.list(Path.of("../problems/shapes"))) {
      for (Path file : files.sorted().limit(MOST).toList()) {
        Files.copy(file, book.resolve(file.getFileName()));
      }
    }
    Files.copy(Path.of("../problems/shapes/bulky-five.sgf"), book.resolve("again.sgf"));
    Files.writeString(book.resolve("bad.sgf"), "(;SZ[19];B[aa])");
    return book;
  }

  @Test
  void sparkAndTheLocalPoolGiveEqualRowsAndASecondRunAddsNone() throws Exception {
    Path book = book();
    Path out = folder.resolve("rows");
    String[] args = {
      "--format",
      "json",
      "--batch",
      "20",
      "--nodes",
      NODES,
      "--out",
      out.toString(),
      book.toString()
    };
    assertThat(SparkCheck.run(args)).isZero();
    List<String> rows = written(out);
    assertThat(rows).isEqualTo(local(book)).isNotEmpty();
    assertThat(SparkCheck.run(args)).isZero();
    assertThat(written(out)).isEqualTo(rows);
  }

  private static List<String> written(Path out) throws IOException {
    List<String> rows = new ArrayList<>();
    try (Stream<Path> files = Files.list(out)) {
      for (Path file : files.filter(it -> it.toString().endsWith(".json")).toList()) {
        for (String line : Files.readAllLines(file)) {
          rows.add(timeless(JSON.readTree(line).path("json").asText()));
        }
      }
    }
    return rows.stream().sorted().toList();
  }

  private List<String> local(Path book) throws Exception {
    Path out = folder.resolve("local");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "check",
                "--nodes",
                NODES,
                "--out",
                out.toString(),
                book.toString())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("log").toFile())
            .start();
    assertThat(process.waitFor()).isEqualTo(1);
    return Files.readAllLines(out.resolve("rows.jsonl")).stream()
        .map(SparkCheckTest::timeless)
        .sorted()
        .toList();
  }

  /** A row without what differs from run to run, and without files, which only the command has. */
  private static String timeless(String json) {
    try {
      ObjectNode row = (ObjectNode) JSON.readTree(json);
      return row.put("millis", 0).putNull("solution").toString();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
