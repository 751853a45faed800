package dev.nakade.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.nakade.proof.Checker;
import dev.nakade.sgf.SgfReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** What the server answers to those who ask well. */
class ApiTest {
  private static final Client CLIENT = new Client();

  @AfterAll
  static void end() {
    CLIENT.close();
    assertThat(CLIENT.errors()).isEmpty();
  }

  @Test
  void theDocumentDescribesEveryRouteAndNoOther() {
    JsonNode paths = CLIENT.get("/api/v1/openapi.json").json().get("paths");
    TreeSet<String> described = new TreeSet<>();
    paths
        .properties()
        .forEach(
            path ->
                path.getValue()
                    .fieldNames()
                    .forEachRemaining(method -> described.add(method + " " + path.getKey())));
    TreeSet<String> there = new TreeSet<>();
    CLIENT.server().routes().stream()
        .filter(route -> route.path().startsWith(Api.ROOT))
        .forEach(
            route ->
                there.add(
                    route.method().name().toLowerCase(java.util.Locale.ROOT) + " " + route.path()));
    assertThat(described).isEqualTo(there);
  }

  @Test
  void theDocumentKnowsTheFieldsOfRequests() {
    JsonNode schemas = CLIENT.get("/api/v1/openapi.json").json().get("components").get("schemas");
    Map.of(
            "Position",
            Body.Position.class,
            "Solve",
            Body.Solve.class,
            "Line",
            Body.Line.class,
            "Game",
            Body.Game.class,
            "Board",
            Body.Board.class)
        .forEach(
            (name, kind) -> {
              List<String> fields = new ArrayList<>();
              schemas.get(name).get("properties").fieldNames().forEachRemaining(fields::add);
              assertThat(fields)
                  .containsExactlyInAnyOrderElementsOf(
                      java.util.Arrays.stream(kind.getRecordComponents())
                          .map(java.lang.reflect.RecordComponent::getName)
                          .toList());
            });
  }

  @Test
  void saysWhatItCanDo() {
    JsonNode about = CLIENT.get("/api/v1/about").json();
    assertThat(about.get("systems").findValuesAsText("name"))
        .contains("nakade", "danieli-hash", "wong-lin");
    assertThat(about.get("atOnce").asInt()).isEqualTo(2);
  }

  @Test
  void readsRecords() {
    JsonNode read =
        CLIENT
            .post("/api/v1/records", Map.of("sgf", "(;SZ[9]AB[aa]TR[aa]GN[one])(;SZ[5:4]PL[W])"))
            .json();
    assertThat(read.get("count").asInt()).isEqualTo(2);
    JsonNode first = read.get("games").get(0);
    assertThat(first.get("name").asText()).contains("one");
    assertThat(first.get("marks").get("triangle").get(0).asText()).isEqualTo("A9");
    assertThat(read.get("games").get(1).get("size").asText()).isEqualTo("5x4");
  }

  @Test
  void worksOutWhatIsAsked() {
    JsonNode problem = CLIENT.post("/api/v1/problems", Map.of("sgf", Client.CORNER)).json();
    assertThat(problem.get("defender").asText()).isEqualTo("white");
    assertThat(problem.get("target").toString()).contains("B18");
    assertThat(problem.get("inferred").toString()).isEqualTo("[\"target\",\"region\"]");
  }

  @Test
  void solvesAndHandsOutTheProof() throws IOException {
    String path = CLIENT.start(Map.of("sgf", Client.CORNER, "moves", "all"));
    JsonNode last = CLIENT.finish(path);
    assertThat(last.get("state").asText()).isEqualTo("done");
    JsonNode answer = last.get("answer");
    assertThat(answer.get("result").asText()).isEqualTo("alive");
    assertThat(answer.get("solutions").toString()).isEqualTo("[\"A18\"]");
    assertThat(answer.get("sentence").asText())
        .isEqualTo("White lives. The only right move is A18; 2 other points fail.");
    assertThat(CLIENT.get(path).json().get("answer")).isEqualTo(answer);

    String tree = CLIENT.get(path + "/tree.sgf").text();
    assertThat(SgfReader.read(tree).games()).hasSize(1);
    assertThat(tree).contains("W[ab]");
    byte[] certificate = CLIENT.get(path + "/certificate").bytes();
    assertThat(Checker.check(new ByteArrayInputStream(certificate), 1_000_000).proved()).isTrue();
    assertThat(CLIENT.get(path + "/picture.svg").text()).startsWith("<svg");
    assertThat(CLIENT.get(path + "/picture.png").bytes()).startsWith(0x89, 'P', 'N', 'G');
  }

  @Test
  void aSolveCanBeCancelled() {
    String path = CLIENT.start(Map.of("sgf", Client.ENDLESS));
    JsonNode cancelled = CLIENT.send(CLIENT.to(path).DELETE()).json();
    assertThat(cancelled.get("cancelled").asBoolean()).isTrue();
    JsonNode last = CLIENT.finish(path);
    assertThat(last.get("state").asText()).isEqualTo("done");
    assertThat(CLIENT.get(path + "/certificate").status()).isEqualTo(409);
  }

  @Test
  void theLimitInTimeHolds() {
    JsonNode last = CLIENT.finish(CLIENT.start(Map.of("sgf", Client.ENDLESS, "millis", 300)));
    assertThat(last.get("answer").get("status").asText()).isEqualTo("timeout");
    assertThat(last.get("answer").get("result").asText()).isEqualTo("unknown");
  }

  @Test
  void otherSystemsAnswerToo() {
    JsonNode last =
        CLIENT.finish(
            CLIENT.start(Map.of("sgf", Client.CORNER, "system", "danieli-hash", "depth", 4)));
    assertThat(last.get("answer").get("answer").asText()).isNotEmpty();
    assertThat(last.get("answer").get("nodes").asLong()).isPositive();
  }

  @Test
  void everyPositionOfTheFightIsJudged() {
    String path = CLIENT.start(Map.of("sgf", Client.CORNER));
    JsonNode first = CLIENT.post(path + "/positions", Map.of("moves", List.of())).json();
    assertThat(first.get("reply").asText()).isEqualTo("A18");
    assertThat(first.get("moves").get("A19").asText()).isEqualTo("dead");

    JsonNode wrong = CLIENT.post(path + "/positions", Map.of("moves", List.of("A19"))).json();
    assertThat(wrong.get("result").asText()).isEqualTo("dead");
    assertThat(wrong.get("toMove").asText()).isEqualTo("black");
    assertThat(wrong.get("white").toString()).contains("A19");

    JsonNode right = CLIENT.post(path + "/positions", Map.of("moves", List.of("A18"))).json();
    assertThat(right.get("result").asText()).isEqualTo("alive");
    JsonNode ended =
        CLIENT.post(path + "/positions", Map.of("moves", List.of("A18", "pass", "pass"))).json();
    assertThat(ended.get("end").asText()).isEqualTo("passes");
  }

  @Test
  void playersThinkAboutWholeGames() {
    Map<String, ?> body =
        Map.of("size", 9, "moves", List.of("E5", "C3"), "player", "nakade", "millis", 200);
    JsonNode thought = CLIENT.post("/api/v1/games", body).json();
    assertThat(thought.get("black").toString()).isEqualTo("[\"E5\"]");
    assertThat(thought.get("options").size()).isPositive();
    assertThat(thought.get("ownership").size()).isEqualTo(81);
    JsonNode over =
        CLIENT
            .post("/api/v1/games", Map.of("size", 9, "moves", List.of("E5", "pass", "pass")))
            .json();
    assertThat(over.get("score").asDouble()).isEqualTo(81 - 7.5);
  }

  @Test
  void whatGoIntellectSeesIsTold() {
    Map<String, ?> body = Map.of("size", 9, "moves", List.of("C3", "G7", "C4", "G6"), "millis", 50);
    JsonNode seen = CLIENT.post("/api/v1/games", body).json().get("seen");
    // Row by row from the upper left: C4 and C3 are one block, G7 and G6 the other.
    assertThat(seen.get("blocks").get(5 * 9 + 2)).isEqualTo(seen.get("blocks").get(6 * 9 + 2));
    assertThat(seen.get("groups").get(2 * 9 + 6).asInt()).isPositive();
    assertThat(seen.get("territory").get(6 * 9 + 2).asInt()).isPositive();
    assertThat(seen.get("territory").get(2 * 9 + 6).asInt()).isNegative();
    JsonNode weights = seen.get("weights");
    weights
        .get("all")
        .fieldNames()
        .forEachRemaining(
            point -> {
              int sum = 0;
              for (JsonNode generator : weights) {
                sum += generator.path(point).asInt();
              }
              // All is there too; what each generator says is rounded.
              int all = weights.get("all").get(point).asInt();
              assertThat(sum - all).isBetween(all - 12, all + 12);
            });
  }

  @Test
  void aPlayerGoesOnWithWhatItThought() {
    Map<String, ?> long_ = Map.of("size", 9, "moves", List.of("E5"), "millis", 400);
    String id = CLIENT.post("/api/v1/games", long_).json().get("id").asText();
    Map<String, ?> fresh = Map.of("size", 9, "moves", List.of("E5"), "millis", 1);
    Map<String, ?> kept = Map.of("size", 9, "moves", List.of("E5"), "millis", 1, "id", id);
    JsonNode again = CLIENT.post("/api/v1/games", kept).json();
    assertThat(again.get("id").asText()).isEqualTo(id);
    assertThat(visits(again)).isGreaterThan(visits(CLIENT.post("/api/v1/games", fresh).json()));
  }

  private static long visits(JsonNode thought) {
    long sum = 0;
    for (JsonNode option : thought.get("options")) {
      sum += option.get("visits").asLong();
    }
    return sum;
  }

  @Test
  void deadStonesAreTakenOffAtTheEndOfAGame() {
    List<String> moves =
        List.of("C3", "pass", "B2", "pass", "D2", "pass", "B4", "pass", "D4", "A1", "pass", "pass");
    JsonNode over = CLIENT.post("/api/v1/games", Map.of("size", 5, "moves", moves)).json();
    assertThat(over.get("dead").toString()).isEqualTo("[\"A1\"]");
    assertThat(over.get("score").asDouble()).isEqualTo(25 - 7.5);
    assertThat(over.get("blackArea").size()).isEqualTo(25);
  }

  @Test
  void theEventsTellTheBestLineAndTheMemory() throws IOException {
    String path = CLIENT.start(Map.of("sgf", Client.ENDLESS, "millis", 2_000));
    List<JsonNode> told = new ArrayList<>();
    for (String line : CLIENT.get(path + "/events").text().lines().toList()) {
      if (line.startsWith("data: ")) {
        told.add(Body.JSON.readTree(line.substring(6)));
      }
    }
    assertThat(told)
        .anySatisfy(
            state -> {
              assertThat(state.get("state").asText()).isEqualTo("running");
              assertThat(state.get("line").size()).isPositive();
              assertThat(state.get("line").get(0).asText()).matches("[A-T][0-9]+|pass");
              assertThat(state.get("memory").asLong())
                  .isPositive()
                  .isLessThanOrEqualTo(state.get("mostMemory").asLong());
              assertThat(state.get("nodes").asLong()).isPositive();
            });
  }

  @Test
  void givenKoThreatsDecideAKo() {
    String tripod =
        "(;SZ[9]PL[W]AB[ag][bg][cg][dh][di]AW[ae][be][ce][de][ee][fe][af][bf][cf][df][ef][ff][eg]"
            + "[fg][eh][fh][ei][fi]TR[ag][bg][cg][dh][di]"
            + "SQ[ag][bg][cg][dg][ah][bh][ch][dh][ai][bi][ci][di])";
    JsonNode with =
        CLIENT.finish(CLIENT.start(Map.of("sgf", tripod, "koThreats", "1:0"))).get("answer");
    assertThat(with.get("result").asText()).isEqualTo("ko");
    assertThat(with.get("withThreats").get("survives").asBoolean()).isTrue();
    JsonNode without =
        CLIENT.finish(CLIENT.start(Map.of("sgf", tripod, "koThreats", "0:0"))).get("answer");
    assertThat(without.get("withThreats").get("survives").asBoolean()).isFalse();
  }

  /** Black takes a ko at C1, which White may not retake at B1 until it has passed. */
  @Test
  void aKoIsBannedOnSmallBoards() {
    String sgf = "(;SZ[4:2]PL[B]AB[ab][ba]AW[bb][ca][db])";
    JsonNode taken = CLIENT.post("/api/v1/boards", board(sgf, "C1")).json();
    assertThat(taken.get("koBan").asText()).isEqualTo("B1");
    assertThat(taken.get("points").has("B1")).isFalse();
    JsonNode passed = CLIENT.post("/api/v1/boards", board(sgf, "C1", "pass", "A2", "pass")).json();
    assertThat(passed.get("koBan").isNull()).isTrue();
    assertThat(CLIENT.post("/api/v1/boards", board(sgf, "C1", "B1")).text()).contains("ko");
    JsonNode over = CLIENT.post("/api/v1/boards", board("(;SZ[3])", "pass", "pass")).json();
    assertThat(over.get("value").asInt()).isZero();
    assertThat(over.get("over").asBoolean()).isTrue();
    // Alone after a pass, White to move may end the game with the board as it is.
    JsonNode ends = CLIENT.post("/api/v1/boards", board("(;SZ[3])", "B2", "pass", "A1")).json();
    assertThat(ends.get("value").asInt()).isEqualTo(9);
  }

  private static Map<String, ?> board(String sgf, String... moves) {
    return Map.of("sgf", sgf, "moves", List.of(moves));
  }

  @Test
  void bytesOfAFileAreReadInTheirEncoding() {
    byte[] bytes = "(;SZ[9]C[黒先で生きる形です。])".getBytes(Charset.forName("EUC-JP"));
    String base64 = Base64.getEncoder().encodeToString(bytes);
    JsonNode read = CLIENT.post("/api/v1/records", Map.of("base64", base64)).json();
    assertThat(read.get("games").get(0).get("comment").asText()).isEqualTo("黒先で生きる形です。");
  }

  @Test
  void smallBoardsHaveValuesOnTheirPoints() {
    JsonNode values = CLIENT.post("/api/v1/boards", Map.of("sgf", "(;SZ[3])")).json();
    assertThat(values.get("value").asInt()).isEqualTo(9);
    assertThat(values.get("points").get("B2").asInt()).isEqualTo(9);
    assertThat(values.get("points").size()).isEqualTo(10);
  }

  @Test
  void positionsAreDrawn() {
    Map<String, String> body = Map.of("sgf", "(;SZ[9]AB[cc]N[<script>])");
    assertThat(CLIENT.post("/api/v1/pictures/svg", body).text())
        .startsWith("<svg")
        .doesNotContain("<script");
    assertThat(CLIENT.post("/api/v1/pictures/png", body).type()).isEqualTo("image/png");
  }

  @Test
  void thePageIsThereAndNothingElse() {
    assertThat(CLIENT.get("/").text()).contains("<go-board");
    assertThat(CLIENT.get("/board.js").type()).startsWith("text/javascript");
    assertThat(CLIENT.get("/../pom.xml").status()).isBetween(400, 404);
    assertThat(CLIENT.get("/..%2f..%2fetc/passwd").status()).isBetween(400, 404);
  }
}
