package dev.nakade.app.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Bad input of every kind is refused with a reason, and the server goes on. */
class BadRequestTest {
  private static final Client CLIENT = new Client();

  @AfterEach
  void itGoesOn() {
    assertThat(CLIENT.get("/api/v1/about").status()).isEqualTo(200);
    assertThat(CLIENT.errors()).isEmpty();
  }

  @AfterAll
  static void end() {
    CLIENT.close();
  }

  static Stream<Arguments> bodies() {
    String deep = "[".repeat(5000) + "]".repeat(5000);
    String both = "(;SZ[9]AB[aa]AW[aa])";
    String breathless = "(;SZ[3]AB[aa]AW[ab][ba][bb]TR[aa]SQ[cc])";
    return Stream.of(
        Arguments.of("/records", "", 400, "type"),
        Arguments.of("/records", "no json", 400, "no JSON"),
        Arguments.of("/records", "{\"sgf\":", 400, "no JSON"),
        Arguments.of("/records", "null", 400, "null"),
        Arguments.of("/records", "[]", 400, "object"),
        Arguments.of("/records", "{\"sgf\":1}", 400, "sgf"),
        Arguments.of("/records", "{\"sgf\":null}", 400, "missing"),
        Arguments.of("/records", "{\"sgf\":[\"(;)\"]}", 400, "sgf"),
        Arguments.of("/records", "{\"sgf\":\"(;)\"} trailing", 400, "JSON"),
        Arguments.of("/records", "{\"path\":\"/etc/passwd\"}", 400, "path"),
        Arguments.of("/records", deep, 400, ""),
        Arguments.of("/records", "{}", 400, "sgf is missing"),
        Arguments.of("/records", json("no record"), 422, "sgf:1"),
        Arguments.of("/records", json("(;SZ[99])"), 422, "SZ"),
        Arguments.of("/records", "{\"sgf\":\"(;)\",\"game\":\"1\"}", 400, "game"),
        Arguments.of("/records", "{\"sgf\":\"(;)\",\"game\":1.5}", 400, "game"),
        Arguments.of("/problems", json("(;SZ[19])"), 422, "game 1"),
        Arguments.of("/problems", json(both), 422, "same point"),
        Arguments.of("/problems", json(breathless), 422, "liberty"),
        Arguments.of("/problems", "{\"sgf\":\"(;)\",\"game\":7}", 422, "no game 7"),
        Arguments.of("/problems", "{\"sgf\":\"(;)\",\"game\":-1}", 422, "no game -1"),
        Arguments.of("/problems", "{\"sgf\":\"(;)\",\"survive\":\"x\"}", 400, "survive"),
        Arguments.of("/pictures/svg", "{\"sgf\":\"(;)\",\"game\":0}", 422, "no game 0"),
        Arguments.of("/records", "{\"base64\":\"***\"}", 400, "Base64"),
        Arguments.of("/records", "{\"base64\":\"\",\"sgf\":\"(;)\"}", 400, "both"),
        Arguments.of("/records", "{\"base64\":\"bm9uZQ==\"}", 422, "sgf:1"),
        Arguments.of("/boards", "{\"moves\":[]}", 400, "sgf is missing"),
        Arguments.of("/boards", "{\"sgf\":\"(;SZ[3])\",\"moves\":[\"Z1\"]}", 422, "no point Z1"),
        Arguments.of("/boards", "{\"sgf\":\"(;SZ[3])\",\"moves\":[\"A1\",\"A1\"]}", 422, "stone"),
        Arguments.of("/boards", json("(;SZ[19])"), 422, "points"),
        Arguments.of("/boards", json("(;SZ[2]AB[aa][ab][ba][bb])"), 422, "liberty"),
        Arguments.of("/games", "{}", 400, "size"),
        Arguments.of("/games", "{\"size\":99,\"moves\":[]}", 400, "size"),
        Arguments.of("/games", "{\"size\":9,\"moves\":[\"A0\"]}", 422, "no point A0"),
        Arguments.of("/games", "{\"size\":9,\"moves\":[\"A1\",\"A1\"]}", 422, "may not"),
        Arguments.of("/games", "{\"size\":9,\"moves\":[],\"player\":\"x\"}", 422, "player"),
        Arguments.of("/games", "{\"size\":9,\"moves\":[],\"id\":\"x\"}", 400, "id"),
        Arguments.of("/solves", solve("\"koThreats\":\"1\""), 400, "BLACK:WHITE"),
        Arguments.of("/solves", solve("\"koThreats\":\"0:99\""), 400, "at most"),
        Arguments.of("/solves", json("(;SZ[19])"), 422, "game 1"),
        Arguments.of("/solves", solve("\"system\":\"none\""), 422, "system"),
        Arguments.of("/solves", solve("\"depth\":0"), 400, "depth"),
        Arguments.of("/solves", solve("\"millis\":0"), 400, "millis"),
        Arguments.of("/solves", solve("\"millis\":99999999"), 400, "millis"),
        Arguments.of("/solves", solve("\"memory\":1"), 400, "memory"),
        Arguments.of("/solves", solve("\"memory\":99999999999"), 400, "too great"),
        Arguments.of("/solves", solve("\"moves\":\"some\""), 400, "moves"),
        Arguments.of("/solves", solve("\"moves\":true"), 400, "moves"));
  }

  private static String json(String sgf) {
    return Body.json(Map.of("sgf", sgf));
  }

  private static String solve(String more) {
    return "{\"sgf\":" + Body.json(Client.CORNER) + "," + more + "}";
  }

  @ParameterizedTest
  @MethodSource("bodies")
  void isRefused(String path, String body, int status, String reason) {
    expect(CLIENT.post(Api.ROOT + path, body), status, reason);
  }

  private static void expect(Client.Reply reply, int status, String reason) {
    assertThat(reply.status()).as(reply.text()).isEqualTo(status);
    assertThat(reply.type()).startsWith("application/problem+json");
    assertThat(reply.json().get("status").asInt()).isEqualTo(status);
    assertThat(reply.json().get("detail").asText()).contains(reason);
  }

  @Test
  void hugeBodiesAreRefused() {
    expect(CLIENT.post("/api/v1/records", json("(;C[" + "x".repeat(2 << 20) + "])")), 413, "");
  }

  @Test
  void otherTypesThanJsonAreRefused() {
    HttpRequest.BodyPublisher body = HttpRequest.BodyPublishers.ofString(json("(;)"));
    expect(CLIENT.send(CLIENT.to("/api/v1/records").POST(body)), 415, "application/json");
    HttpRequest.Builder form =
        CLIENT.to("/api/v1/records").header("Content-Type", "text/plain").POST(body);
    expect(CLIENT.send(form), 415, "application/json");
  }

  @Test
  void unknownPathsMethodsAndSolvesAreRefused() {
    expect(CLIENT.get("/nothing"), 404, "path");
    expect(CLIENT.get("/api/v1/solves/none"), 404, "no such solve");
    expect(CLIENT.get("/api/v1/solves/none/events"), 404, "no such solve");
    expect(CLIENT.post("/api/v1/solves/none/positions", "{\"moves\":[]}"), 404, "no such solve");
    assertThat(CLIENT.get("/api/v1/records").status()).isEqualTo(405);
    assertThat(CLIENT.post("/api/v1/about", "{}").status()).isEqualTo(405);
  }

  @Test
  void movesThatCannotBePlayedAreRefused() {
    String positions = CLIENT.start(Map.of("sgf", Client.CORNER)) + "/positions";
    expect(CLIENT.post(positions, "{}"), 400, "moves");
    expect(CLIENT.post(positions, "{\"moves\":[1]}"), 400, "moves");
    expect(CLIENT.post(positions, "{\"moves\":[null]}"), 422, "no point");
    expect(CLIENT.post(positions, "{\"moves\":[\"Z99\"]}"), 422, "no point Z99");
    expect(CLIENT.post(positions, "{\"moves\":[\"B19\"]}"), 422, "a stone is there");
    expect(CLIENT.post(positions, "{\"moves\":[\"K10\"]}"), 422, "outside");
    expect(CLIENT.post(positions, "{\"moves\":[\"A18\",\"A19\"]}"), 422, "no liberty");
    String passes = "{\"moves\":[\"pass\",\"pass\",\"pass\"]}";
    expect(CLIENT.post(positions, passes), 422, "nothing is left");
    String many = Body.json(Map.of("moves", java.util.Collections.nCopies(500, "pass")));
    expect(CLIENT.post(positions, many), 400, "at most");
  }

  @Test
  void foreignPagesAreRefused() {
    HttpRequest.Builder foreign =
        CLIENT.to("/api/v1/about").header("Origin", "http://elsewhere.example");
    expect(CLIENT.send(foreign), 403, "origin");
    HttpRequest.Builder site = CLIENT.to("/api/v1/about").header("Sec-Fetch-Site", "cross-site");
    expect(CLIENT.send(site), 403, "site");
    HttpRequest.Builder own = CLIENT.to("/api/v1/about").header("Origin", CLIENT.address());
    assertThat(CLIENT.send(own).status()).isEqualTo(200);
  }

  @Test
  void otherNamesAreRefused() throws IOException {
    assertThat(raw("GET /api/v1/about HTTP/1.1\r\nHost: evil.example\r\n")).contains(" 403 ");
    assertThat(raw("GET / HTTP/1.1\r\nHost: evil.example:" + CLIENT.port() + "\r\n"))
        .contains(" 403 ");
    assertThat(raw("GET / HTTP/1.1\r\nHost: 10.0.0.1\r\n")).contains(" 403 ");
    assertThat(raw("GET / HTTP/1.1\r\nHost: localhost:" + CLIENT.port() + "\r\n"))
        .contains(" 200 ");
    assertThat(raw("GET / HTTP/1.1\r\n")).contains(" 400 ");
    assertThat(raw("nonsense\r\n")).contains(" 400 ");
  }

  /** Who listens to all goes by addresses too, which no page can make its own name point to. */
  @Test
  void aServerForAllGoesByAddressesButByNoOtherName() throws IOException {
    try (WebServer open =
        new WebServer("0.0.0.0", 0, Client.LIMITS, Client.NO_RUNS, "test", error -> {})) {
      String here = "GET /api/v1/about HTTP/1.1\r\nHost: ";
      int port = open.port();
      assertThat(raw(port, here + "192.0.2.7:" + port + "\r\n")).contains(" 200 ");
      assertThat(raw(port, here + "evil.example:" + port + "\r\n")).contains(" 403 ");
      String origin = "192.0.2.7:" + port + "\r\nOrigin: http://192.0.2.8\r\n";
      assertThat(raw(port, here + origin)).contains(" 403 ");
    }
  }

  private static String raw(String request) throws IOException {
    return raw(CLIENT.port(), request);
  }

  /** The first line of the answer to bytes as they are. */
  private static String raw(int port, String request) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      socket.setSoTimeout(10_000);
      socket.getOutputStream().write((request + "Connection: close\r\n\r\n").getBytes(UTF_8));
      return new String(socket.getInputStream().readAllBytes(), UTF_8)
          .lines()
          .findFirst()
          .orElse("");
    }
  }

  @Test
  void noMoreSolvesThanThereIsRoomForAreTaken() {
    Limits narrow = new Limits(1, 2, 10, Duration.ofSeconds(20), 1L << 20);
    try (Client client = new Client(narrow)) {
      List<String> paths =
          IntStream.range(0, 3).mapToObj(i -> client.start(Map.of("sgf", Client.ENDLESS))).toList();
      expect(client.post("/api/v1/solves", json(Client.ENDLESS)), 503, "waiting");
      assertThat(client.get(paths.get(2)).json().get("place").asInt()).isBetween(1, 2);
      client.send(client.to(paths.get(2)).DELETE());
      assertThat(client.get(paths.get(2)).json().get("error").asText()).contains("before it began");
      String next = client.start(Map.of("sgf", Client.ENDLESS));
      Stream.concat(paths.stream(), Stream.of(next))
          .forEach(path -> client.send(client.to(path).DELETE()));
      assertThat(client.finish(next).get("state").asText()).isEqualTo("done");
    }
  }

  @Test
  void aThousandRequestsAtOnceAreAllAnswered() throws InterruptedException {
    AtomicInteger answered = new AtomicInteger();
    AtomicInteger refused = new AtomicInteger();
    List<Thread> threads =
        IntStream.range(0, 1000)
            .mapToObj(i -> new Thread(() -> ask(i, answered, refused)))
            .toList();
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
    assertThat(answered.get() + refused.get()).isEqualTo(1000);
    assertThat(answered.get()).isPositive();
  }

  /** Some are well formed, some are not, some ask for solves. */
  private static void ask(int number, AtomicInteger answered, AtomicInteger refused) {
    Client.Reply reply =
        switch (number % 4) {
          case 0 -> CLIENT.post("/api/v1/problems", json(Client.CORNER));
          case 1 -> CLIENT.post("/api/v1/records", "nonsense");
          case 2 -> CLIENT.post("/api/v1/solves", json(Client.CORNER));
          default -> CLIENT.get("/api/v1/about");
        };
    boolean fine = reply.status() == 200 || reply.status() == 202;
    boolean told = reply.type().startsWith("application/problem+json");
    if (fine) {
      answered.incrementAndGet();
    } else if (told && List.of(400, 503).contains(reply.status())) {
      refused.incrementAndGet();
    }
  }
}
