package dev.nakade.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The command {@code check}, from files to rows, store and report. */
class CheckTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  /** Three points in the corner; White to move lives at A18 only. */
  private static final String THREE =
      "SZ[19]PL[W]AW[ba][bb][bc][bd][ad]AB[ca][cb][cc][cd][ce][be][ae]";

  /** Four points in a row in the corner: White lives anyway. */
  private static final String FOUR =
      "SZ[19]PL[W]AW[ba][bb][bc][bd][be][ae]AB[ca][cb][cc][cd][ce][cf][bf][af]";

  /** Five points: Black lives with E6, D6 or E5. */
  private static final String FIVE =
      "SZ[9]PL[B]AB[cc][dc][ec][fc][gc][cd][gd][ce][fe][ge][cf][df][ef][ff]"
          + "AW[bb][cb][db][eb][fb][gb][hb][bc][hc][bd][hd][be][he][bf][gf][hf][bg][cg][dg][eg][fg]";

  /** Six points in a corner with one liberty outside: a ko that White starts at B1. */
  private static final Path KO =
      Path.of("../problems/shapes/rectangular-six-corner-one-liberty.sgf");

  @TempDir private Path folder;
  private Path book;

  @BeforeEach
  void book() throws IOException {
    book = Files.createDirectories(folder.resolve("book"));
  }

  private void write(String name, String text) throws IOException {
    Files.writeString(book.resolve(name), text);
  }

  private List<JsonNode> check(String... options) throws IOException {
    return rows(run(options));
  }

  private Run run(String... options) {
    List<String> args = new ArrayList<>(List.of("check", "--json", book.toString()));
    args.addAll(List.of(options));
    return Run.of(args.toArray(String[]::new));
  }

  private static List<JsonNode> rows(Run run) throws IOException {
    List<JsonNode> rows = new ArrayList<>();
    for (String line : run.out().lines().toList()) {
      rows.add(JSON.readTree(line));
    }
    return rows;
  }

  private String verdict(String record) throws IOException {
    write("a.sgf", record);
    return check().get(0).path("verdict").asText();
  }

  @Test
  void verdictsSayHowTheStatedAnswerStands() throws IOException {
    assertThat(verdict("(;" + THREE + ";W[ab])")).isEqualTo("confirmed");
    assertThat(verdict("(;" + THREE + ";W[aa])")).isEqualTo("wrong-answer");
    assertThat(verdict("(;" + FOUR + ";W[ab])")).isEqualTo("settled");
    assertThat(verdict("(;" + FIVE + ";B[ed])")).isEqualTo("other-answers-too");
    assertThat(verdict("(;" + FIVE + "(;B[ed]TE[1])(;B[dd]TE[1])(;B[ee]TE[1]))"))
        .isEqualTo("confirmed");
    assertThat(verdict("(;" + THREE + ")")).isEqualTo("nothing-stated");
    assertThat(verdict("(;SZ[19];B[bb])")).isEqualTo("unreadable");
  }

  @Test
  void aKoThatNobodyAnnouncedIsTold() throws IOException {
    String ko = Files.readString(KO).replaceFirst("(?s)N?C\\[[^]]*\\]", "").replace("ko", "");
    String bare = ko.replaceAll("(?s)\\(;[BW]\\[.*", ")").replaceAll("GN\\[[^]]*\\]", "");
    assertThat(verdict(bare.replaceFirst("\\)\\s*$", ";W[bi])"))).isEqualTo("ko-instead");
    assertThat(verdict(bare.replaceFirst("\\)\\s*$", ";W[bi]C[Correct: ko])")))
        .isEqualTo("confirmed");
  }

  @Test
  void whereStonesWereGuessedAndNoMoveMattersNobodyIsAccused() throws IOException {
    // Two black stones in the corner that cannot live.
    write("a.sgf", "(;SZ[19]PL[B]AB[rb][sb]AW[qa][qb][qc][rc][nc];B[ra])");
    JsonNode guessed = check().get(0);
    write("a.sgf", "(;SZ[19]PL[B]AB[rb][sb]TR[rb][sb]AW[qa][qb][qc][rc][nc];B[ra])");
    JsonNode marked = check().get(0);
    assertThat(guessed.path("result").asText()).isEqualTo("dead");
    assertThat(guessed.path("verdict").asText()).isEqualTo("unsolved");
    assertThat(marked.path("verdict").asText()).isEqualTo("wrong-answer");
  }

  @Test
  void aMoveThatThrowsTheResultAwayIsNamedWithItsRefutation() throws IOException {
    // After E6 and D6, White must play E5.
    String kill = FIVE.replace("PL[B]", "PL[W]");
    write("a.sgf", "(;" + kill + ";W[ed];B[dd];W[fd])");
    JsonNode row = check().get(0);
    assertThat(row.path("found").toString()).isEqualTo("[\"E6\"]");
    assertThat(row.path("mistakes")).hasSize(1);
    assertThat(row.path("mistakes").get(0).path("move").asText()).isEqualTo("F6");
    assertThat(row.path("mistakes").get(0).path("refutation").get(0).asText()).isEqualTo("E5");
  }

  @Test
  void aMoveThatTakesAKoIsCheckedToo() throws IOException {
    // The last move takes the ko in the corner.
    String line = ";W[bi];B[bh];W[ci];B[ai];W[ah])";
    write("a.sgf", Files.readString(KO).replaceFirst("\\)\\s*$", line));
    JsonNode row = check("--nodes", "20000").get(0);
    assertThat(row.path("verdict").asText()).isEqualTo("confirmed");
    assertThat(row.path("movesChecked").asInt()).isEqualTo(4);
    assertThat(row.path("movesOpen").asInt()).isZero();
    assertThat(row.path("mistakes")).isEmpty();
  }

  @Test
  void duplicatesAndContradictionsAreFoundAcrossFiles() throws IOException {
    String turned = "SZ[19]PL[B]AB[sr][rr][qr][pr][ps]AW[sq][rq][qq][pq][oq][or][os]";
    write("a.sgf", "(;" + THREE + ";W[ab])");
    write("b.sgf", "(;" + turned + ";B[rs])");
    write("c.sgf", "(;" + turned + ";B[qs])");
    List<JsonNode> rows = check();
    assertThat(rows.get(1).path("verdict").asText()).isEqualTo("duplicate");
    assertThat(rows.get(1).path("duplicateOf").asText()).endsWith("a.sgf#1");
    assertThat(rows.get(2).path("verdict").asText()).isEqualTo("wrong-answer");
    assertThat(rows.get(2).path("conflictsWith").asText()).endsWith("a.sgf#1");
  }

  @Test
  void jsonLinesComeWithTheirAnswers() throws IOException {
    write(
        "a.jsonl",
        "{\"id\":\"x1\",\"sgf\":\"(;" + THREE + ")\",\"firstMoves\":[\"A18\"]}\n\nno json\n{}\n");
    List<JsonNode> rows = check();
    assertThat(rows)
        .extracting(row -> row.path("verdict").asText())
        .containsExactly("confirmed", "unreadable", "unreadable");
    assertThat(rows).extracting(row -> row.path("game").asInt()).containsExactly(1, 3, 4);
    assertThat(rows.get(0).path("id").asText()).isEqualTo("x1");
  }

  @Test
  void badInputIsOneLineAndTheRestIsChecked() throws IOException {
    write("a.sgf", "(;" + THREE + ";W[ab])");
    write("empty.sgf", "");
    write("garbage.jsonl", "garbage\n".repeat(100_000));
    write(
        "later.jsonl",
        "{\"sgf\":\"(;" + FOUR + ")\",\"firstMoves\":[\"A18\"]}\n" + "garbage\n".repeat(1000));
    write("noise.sgf", "\0\1\2 noise ".repeat(1000));
    Run run = run();
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.errors())
        .hasSize(4)
        .anyMatch(line -> line.endsWith("980 further lines are no JSON"));
    List<String> verdicts = rows(run).stream().map(row -> row.path("verdict").asText()).toList();
    assertThat(verdicts.subList(0, 5))
        .containsExactly("confirmed", "unreadable", "unreadable", "settled", "unreadable");
    assertThat(verdicts).hasSize(25);
    Run missing = Run.of("check", folder.resolve("none").toString());
    assertThat(missing.status()).isEqualTo(2);
    assertThat(missing.errors()).hasSize(1);
  }

  @Test
  void aFolderThatCannotBeWrittenIsOneLine() throws IOException {
    write("a.sgf", "(;" + THREE + ";W[ab])");
    Path file = Files.writeString(folder.resolve("file"), "");
    for (Path out : List.of(file, file.resolve("below"), Path.of("/proc/nakade"))) {
      Run run = run("--out", out.toString());
      assertThat(run.status()).isEqualTo(2);
      assertThat(run.errors()).hasSize(1);
    }
    Path broken = Files.createDirectories(folder.resolve("broken"));
    Files.writeString(broken.resolve("check.sqlite"), "no database ".repeat(1000));
    Run run = run("--out", broken.toString());
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.errors()).hasSize(1);
  }

  /** Files whose CA is missing or names another encoding. */
  @ParameterizedTest
  @CsvSource({
    "GB18030, 正解, 失败",
    "GB18030, 正确, 错误",
    "Big5, 正解, 失敗",
    "MS932, 正解, 失敗",
    "MS949, 정답, 실패",
    "UTF-8, 正解, 失敗"
  })
  void answersAreReadInAnyEncoding(String encoding, String right, String wrong) throws IOException {
    for (String claim : List.of("", "CA[UTF-8]", "CA[ISO-8859-1]", "CA[GB2312]", "CA[nonsense]")) {
      String record =
          "(;" + claim + THREE + "(;W[aa];B[ab]C[" + wrong + "])(;W[ab]C[" + right + "]))";
      Files.write(book.resolve("a.sgf"), record.getBytes(Charset.forName(encoding)));
      JsonNode row = check().get(0);
      assertThat(row.path("convention").asText()).as(claim).isEqualTo("east-asian");
      assertThat(row.path("verdict").asText()).as(claim).isEqualTo("confirmed");
      assertThat(row.path("statedWrong").toString()).as(claim).isEqualTo("[\"A19\"]");
    }
  }

  @Test
  void aReportIsWritten() throws IOException {
    write("a.sgf", "(;" + THREE + "C[</script>];W[aa])");
    Path out = folder.resolve("out");
    assertThat(run("--certificates", "--out", out.toString()).status()).isEqualTo(1);
    String page = Files.readString(out.resolve("report.html"));
    assertThat(page).contains("wrong-answer").doesNotContain("/*ROWS*/");
    JsonNode row = JSON.readTree(Files.readString(out.resolve("rows.jsonl")));
    assertThat(Files.readString(out.resolve(row.path("solution").asText())))
        .contains("(;W[ab]C[Correct.");
    String certificate = out.resolve(row.path("certificate").asText()).toString();
    assertThat(Run.of("verify", certificate).status()).isZero();
    assertThat(Files.readAllLines(out.resolve("rows.csv"))).hasSize(2);
  }

  @Test
  void rowsDoNotDependOnThreads() throws IOException {
    manyProblems();
    assertThat(timeless(check("--threads", "2", "--nodes", "2000")))
        .isEqualTo(timeless(check("--threads", "1", "--nodes", "2000")));
  }

  @Test
  void moreNodesGoOnWithWhatWasOpen() throws IOException {
    manyProblems();
    String out = folder.resolve("out").toString();
    check("--nodes", "100", "--out", out);
    List<JsonNode> later = check("--nodes", "20000", "--out", out);
    List<JsonNode> fresh = check("--nodes", "20000");
    assertThat(later).hasSameSizeAs(fresh);
    for (int i = 0; i < later.size(); i++) {
      assertThat(later.get(i).path("verdict")).isEqualTo(fresh.get(i).path("verdict"));
    }
  }

  @Test
  void aChangedRecordIsCheckedAgain() throws IOException {
    String out = folder.resolve("out").toString();
    write("a.sgf", "(;" + THREE + ";W[ab])");
    assertThat(run("--out", out).status()).isZero();
    write("a.sgf", "(;" + THREE + ";W[aa])");
    assertThat(check("--out", out).get(0).path("verdict").asText()).isEqualTo("wrong-answer");
  }

  @Test
  void whatAnotherVersionAnsweredIsCheckedAgainIfAsked() throws IOException, SQLException {
    String out = folder.resolve("out").toString();
    write("a.sgf", "(;" + THREE + ";W[ab])");
    run("--out", out);
    try (Connection store = DriverManager.getConnection("jdbc:sqlite:" + out + "/check.sqlite");
        Statement statement = store.createStatement()) {
      statement.execute("UPDATE problem SET version = 'old', verdict = 'settled'");
    }
    assertThat(check("--out", out).get(0).path("verdict").asText()).isEqualTo("settled");
    assertThat(check("--recheck", "--out", out).get(0).path("verdict").asText())
        .isEqualTo("confirmed");
  }

  @Test
  void killedAtAnyMomentARunGoesOnToTheSameStore() throws Exception {
    manyProblems();
    Path whole = folder.resolve("whole");
    check("--nodes", "20000", "--out", whole.toString());
    long seed = 20;
    Random random = new Random(seed);
    Path killed = folder.resolve("killed");
    for (int i = 0; i < 4; i++) {
      Process process = start(killed);
      process.waitFor(300 + random.nextInt(1200), TimeUnit.MILLISECONDS);
      process.destroyForcibly().waitFor();
    }
    assertThat(start(killed).waitFor()).isEqualTo(1);
    assertThat(stored(killed)).as("seed %d", seed).isEqualTo(stored(whole)).isNotEmpty();
  }

  private Process start(Path out) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("java.class.path"),
            "dev.nakade.app.Main",
            "check",
            "--nodes",
            "20000",
            "--out",
            out.toString(),
            book.toString())
        .redirectErrorStream(true)
        .redirectOutput(folder.resolve("killed.log").toFile())
        .start();
  }

  private static List<String> stored(Path out) throws SQLException {
    List<String> rows = new ArrayList<>();
    try (Connection store = DriverManager.getConnection("jdbc:sqlite:" + out + "/check.sqlite");
        Statement statement = store.createStatement();
        ResultSet found =
            statement.executeQuery(
                "SELECT file, game, content, verdict, result, stated, found, nodes, budget,"
                    + " decided, version, more, solution FROM problem ORDER BY file, game")) {
      while (found.next()) {
        StringBuilder row = new StringBuilder();
        for (int i = 1; i <= found.getMetaData().getColumnCount(); i++) {
          row.append(found.getString(i)).append('|');
        }
        rows.add(row.toString());
      }
    }
    return rows;
  }

  /** Problems of our own, as they are in the project. */
  private void manyProblems() throws IOException {
    for (String name : List.of("shapes", "special")) {
      try (Stream<Path> files = Files.list(Path.of("../problems", name))) {
        for (Path file : files.toList()) {
          Files.copy(file, book.resolve(file.getFileName()));
        }
      }
    }
  }

  private static List<String> timeless(List<JsonNode> rows) {
    return rows.stream().map(row -> ((ObjectNode) row).put("millis", 0).toString()).toList();
  }
}
