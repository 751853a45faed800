package dev.nakade.spark;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
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
    Path out = folder.resolve("parquet");
    Path report = folder.resolve("report");
    String[] args = {
      "--batch",
      "5",
      "--nodes",
      NODES,
      "--out",
      out.toString(),
      "--report",
      report.toString(),
      book.toString()
    };
    assertThat(SparkCheck.run(args)).isZero();
    List<String> rows = rows(report);
    assertThat(rows).isEqualTo(local(book)).isNotEmpty();
    List<String> written = files(out);
    assertThat(written).filteredOn(name -> name.endsWith(".parquet")).hasSizeGreaterThan(1);
    assertThat(SparkCheck.run(args)).isZero();
    assertThat(files(out)).isEqualTo(written);
    assertThat(rows(report)).isEqualTo(rows);
  }

  @Test
  void optionsOfTheCommandAreThoseOfTheJob() throws IOException {
    Path book = Files.createDirectories(folder.resolve("book"));
    Files.copy(Path.of("../problems/shapes/bulky-five.sgf"), book.resolve("a.sgf"));
    Path out = folder.resolve("json");
    int status =
        SparkCheck.run(
            "--format",
            "json",
            "--answers",
            "none",
            "--solutions",
            "--nodes",
            NODES,
            "--out",
            out.toString(),
            book.toString(),
            folder.resolve("missing").toString());
    assertThat(status).isEqualTo(2);
    List<JsonNode> rows = new ArrayList<>();
    for (String name : files(out)) {
      if (name.endsWith(".json")) {
        for (String line : Files.readAllLines(out.resolve(name))) {
          rows.add(JSON.readTree(line));
        }
      }
    }
    assertThat(rows)
        .extracting(row -> row.path("verdict").asText())
        .containsExactlyInAnyOrder("nothing-stated", "nothing-stated", "unreadable");
    assertThat(rows).anyMatch(row -> row.path("solution").asText().startsWith("(;"));
  }

  private static List<String> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  /** The rows of a report, without what differs from run to run. */
  private static List<String> rows(Path report) throws IOException {
    List<String> rows = new ArrayList<>();
    for (String line : Files.readAllLines(report.resolve("rows.jsonl"))) {
      rows.add(((ObjectNode) JSON.readTree(line)).put("millis", 0).toString());
    }
    return rows;
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
    return rows(out);
  }
}
