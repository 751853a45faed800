package dev.nakade.app.solve;

import dev.nakade.app.io.Failure;
import dev.nakade.app.io.Games;
import dev.nakade.app.io.Streams;
import dev.nakade.lifedeath.Problem;
import dev.nakade.sgf.SgfFile;

/** One run of the command: problems are searched one after the other. */
final class Solving {
  /** Searches a problem of a file. */
  interface Method {
    /** Problems that the method does not take are IllegalArgumentExceptions. */
    Answer answer(String file, int game, Problem problem) throws Failure;
  }

  private final Streams streams;
  private final Method method;
  private final Overrides overrides;
  private final boolean json;
  private boolean allAnswered = true;

  Solving(Streams streams, Method method, Overrides overrides, boolean json) {
    this.streams = streams;
    this.method = method;
    this.overrides = overrides;
    this.json = json;
  }

  void solve(Games games, String name, SgfFile file, int game) {
    try {
      Problem problem = overrides.problem(name, file, game);
      Answer answer = search(problem, name, game);
      allAnswered &= answer.answered();
      streams.out().println(json ? answer.json() : answer.text());
    } catch (Failure e) {
      games.report(e);
    }
  }

  private Answer search(Problem problem, String name, int game) throws Failure {
    try {
      return method.answer(name, game, problem);
    } catch (IllegalArgumentException e) {
      throw Failure.about(name, "game " + game + ": " + e.getMessage());
    }
  }

  /** Whether every question was answered. */
  boolean allAnswered() {
    return allAnswered;
  }
}
