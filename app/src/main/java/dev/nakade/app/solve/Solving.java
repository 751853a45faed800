package dev.nakade.app.solve;

import dev.nakade.app.io.Failure;
import dev.nakade.app.io.Games;
import dev.nakade.app.io.Streams;
import dev.nakade.lifedeath.Problem;
import dev.nakade.sgf.SgfFile;
import dev.nakade.systems.Finding;
import dev.nakade.systems.ProblemSystem;
import dev.nakade.systems.Request;
import java.util.function.Supplier;

/** One run of the command: problems are searched one after the other. */
final class Solving {
  private final Streams streams;
  private final ProblemSystem system;
  private final Overrides overrides;
  private final Supplier<Request> requests;
  private final boolean json;
  private boolean allAnswered = true;

  /** Each problem gets a request, and with it a budget, of its own. */
  Solving(
      Streams streams,
      ProblemSystem system,
      Overrides overrides,
      Supplier<Request> requests,
      boolean json) {
    this.streams = streams;
    this.system = system;
    this.overrides = overrides;
    this.requests = requests;
    this.json = json;
  }

  void solve(Games games, String name, SgfFile file, int game) {
    try {
      Problem problem = overrides.problem(name, file, game);
      Finding finding = search(problem, name, game);
      allAnswered &= finding.complete();
      Solved solved = new Solved(name, game, system.toString(), problem, finding);
      streams.out().println(json ? solved.json() : solved.text());
    } catch (Failure e) {
      games.report(e);
    }
  }

  private Finding search(Problem problem, String name, int game) throws Failure {
    try {
      return system.solve(problem, requests.get());
    } catch (IllegalArgumentException e) {
      throw Failure.about(name, "game " + game + ": " + e.getMessage());
    }
  }

  /** Whether every search ended by itself. */
  boolean allAnswered() {
    return allAnswered;
  }
}
