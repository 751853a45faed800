package dev.nakade.app.solve;

import dev.nakade.lifedeath.Problem;
import java.util.List;

/**
 * A problem, where it was found, and what of it nobody stated.
 *
 * @param game its number in the file, from 1
 * @param workedOut the parts that neither the file nor the command line states, by the names of
 *     their fields in JSON
 */
record Posed(String file, int game, Problem problem, List<String> workedOut) {
  Posed {
    workedOut = List.copyOf(workedOut);
  }
}
