package dev.nakade.app.web;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import dev.nakade.app.check.PastRuns;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A server on a free port, and somebody who asks it. */
final class Client implements AutoCloseable {
  static final Limits LIMITS = new Limits(2, 8, 40, Duration.ofSeconds(20), 16L << 20);

  /** A corner in which White lives with A18 only; a wall closes it in. */
  static final String CORNER = "(;SZ[19]PL[W]AW[ba][bb][bc][bd][ad]AB[ca][cb][cc][cd][ce][be][ae])";

  /** A fight over 49 points, which takes longer than anyone waits. */
  static final String ENDLESS =
      "(;SZ[19]PL[W]AB[ha][hb][hc][hd][he][hf][hg][hh][ah][bh][ch][dh][eh][fh][gh]"
          + "AW[dd][ed]TR[dd])";

  static final PastRuns NO_RUNS = new PastRuns(Optional.empty());

  private final List<String> errors = new ArrayList<>();
  private final WebServer server;
  private final HttpClient http = HttpClient.newHttpClient();

  Client() {
    this(LIMITS);
  }

  Client(Limits limits) {
    this(limits, NO_RUNS);
  }

  Client(Limits limits, PastRuns runs) {
    this.server = new WebServer("127.0.0.1", 0, limits, runs, "test", errors::add);
  }

  /**
   * An answer.
   *
   * @param raw its bytes, each as a char
   */
  record Reply(int status, String type, String raw) {
    byte[] bytes() {
      return raw.getBytes(ISO_8859_1);
    }

    String text() {
      return new String(bytes(), UTF_8);
    }

    JsonNode json() {
      try {
        return Body.JSON.readTree(text());
      } catch (IOException e) {
        throw new UncheckedIOException(text(), e);
      }
    }
  }

  WebServer server() {
    return server;
  }

  /** What went wrong inside. */
  List<String> errors() {
    return errors;
  }

  int port() {
    return server.port();
  }

  String address() {
    return "http://127.0.0.1:" + port();
  }

  HttpRequest.Builder to(String path) {
    return HttpRequest.newBuilder(URI.create(address() + path)).timeout(Duration.ofSeconds(60));
  }

  Reply send(HttpRequest.Builder request) {
    try {
      HttpResponse<byte[]> response =
          http.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
      return new Reply(
          response.statusCode(),
          response.headers().firstValue("Content-Type").orElse(""),
          new String(response.body(), ISO_8859_1));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  Reply get(String path) {
    return send(to(path));
  }

  Reply post(String path, String body) {
    return send(
        to(path)
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body)));
  }

  Reply post(String path, Map<String, ?> body) {
    return post(path, Body.json(body));
  }

  /** Starts a solve; gives its path. */
  String start(Map<String, ?> body) {
    Reply reply = post(Api.ROOT + "/solves", body);
    if (reply.status != 202) {
      throw new IllegalStateException(reply.text());
    }
    return Api.ROOT + "/solves/" + reply.json().get("id").asText();
  }

  /** Follows a solve to its end; gives its last state. */
  JsonNode finish(String path) {
    String events = get(path + "/events").raw;
    return new Reply(200, "", events.substring(events.lastIndexOf("data: ") + 6)).json();
  }

  @Override
  public void close() {
    server.close();
  }
}
