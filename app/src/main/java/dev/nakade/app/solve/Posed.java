package dev.nakade.app.solve;

import dev.nakade.lifedeath.Inquiry;
import dev.nakade.lifedeath.Problem;
import dev.nakade.lifedeath.Solver;
import dev.nakade.search.Budget;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * A problem, where it was found, and what of it nobody stated.
 *
 * @param game its number in the file, from 1
 * @param workedOut the parts that neither marks nor the command line state, by the names of their
 *     fields in JSON, and what they were worked out from, as the rest of a sentence about them
 */
public record Posed(String file, int game, Problem problem, Map<String, String> workedOut) {
  public Posed {
    workedOut = Collections.unmodifiableMap(new LinkedHashMap<>(workedOut));
  }

  /** The names of the parts that were worked out. */
  List<String> inferred() {
    return List.copyOf(workedOut.keySet());
  }

  /** Whether the region may grow, since nobody stated it. */
  public boolean grows() {
    return workedOut.containsKey("region");
  }

  /** The search for its verdict, which tells what it is at. */
  Inquiry inquiry(long tableBytes, int threads, Budget budget, Consumer<Doing> doing) {
    Words words = new Words(problem);
    return Inquiry.into(
        problem,
        grows() ? Inquiry.Region.GROWS : Inquiry.Region.FIXED,
        tableBytes,
        threads,
        budget,
        question -> doing.accept(words.doing(question)));
  }

  /** The same as it is shown with a solution: what its verdict rests on, if it has one. */
  Posed with(Solver.Solution found) {
    return found.grounds().isEmpty() ? this : restingOn(found.restsOn(problem));
  }

  /** The same with what the verdict rests on, which was not stated. */
  public Posed restingOn(Problem other) {
    if (other.isClosed() || !grows()) {
      return new Posed(file, game, other, workedOut);
    }
    Map<String, String> reasons = new LinkedHashMap<>(workedOut);
    String safe = String.join(" ", Fields.names(other.safeStones()));
    reasons.put(
        "region",
        safe.isEmpty()
            ? "the proof holds whatever is outside"
            : "the proof takes as safe "
                + safe
                + ", and all else outside as a way out"
                + doors(other));
    return new Posed(file, game, other, reasons);
  }

  private static String doors(Problem problem) {
    String names = String.join(" ", Fields.names(problem.doors()));
    return names.isEmpty() ? "" : ", but for the gap in the first line beyond " + names;
  }
}
