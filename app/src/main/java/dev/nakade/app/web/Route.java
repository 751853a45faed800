package dev.nakade.app.web;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;

/** One way to ask the server: a method, a path, and who answers. */
record Route(HandlerType method, String path, Answerer answerer) {
  /** Answers a request, or says why not. */
  interface Answerer {
    void answer(Context context) throws Refusal;
  }

  static Route get(String path, Answerer answerer) {
    return new Route(HandlerType.GET, path, answerer);
  }

  static Route post(String path, Answerer answerer) {
    return new Route(HandlerType.POST, path, answerer);
  }

  static Route delete(String path, Answerer answerer) {
    return new Route(HandlerType.DELETE, path, answerer);
  }
}
