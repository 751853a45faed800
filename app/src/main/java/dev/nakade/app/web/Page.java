package dev.nakade.app.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The files of the page, each by its name; no other is ever looked for. */
final class Page {
  private static final List<String> FILES =
      List.of(
          "index.html",
          "style.css",
          "app.js",
          "board.js",
          "position.js",
          "server.js",
          "edit.js",
          "solve.js",
          "explore.js",
          "play.js",
          "values.js",
          "examples.sgf",
          "runs.html",
          "runs.js",
          "icon.svg");

  private Page() {}

  /** Routes to the files, and from the root to the first. */
  static List<Route> routes() {
    Map<String, Route> routes = new LinkedHashMap<>();
    routes.put("/", route("/", FILES.get(0)));
    FILES.forEach(file -> routes.put(file, route("/" + file, file)));
    return List.copyOf(routes.values());
  }

  private static Route route(String path, String file) {
    byte[] bytes = resource("page/" + file);
    String type = type(file);
    return Route.get(path, context -> context.contentType(type).result(bytes));
  }

  private static String type(String file) {
    return switch (file.substring(file.lastIndexOf('.') + 1)) {
      case "html" -> "text/html; charset=utf-8";
      case "css" -> "text/css; charset=utf-8";
      case "sgf" -> "application/x-go-sgf; charset=utf-8";
      case "js" -> "text/javascript; charset=utf-8";
      default -> "image/svg+xml";
    };
  }

  /** A file that the jar has. */
  static byte[] resource(String name) {
    try (InputStream in = Page.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("the jar lacks " + name);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
