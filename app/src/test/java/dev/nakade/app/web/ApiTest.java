package dev.nakade.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.nakade.proof.Checker;
import dev.nakade.sgf.SgfReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
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
            Body.Game.class)
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
