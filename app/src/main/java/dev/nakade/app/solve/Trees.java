package dev.nakade.app.solve;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.nakade.app.io.Failure;
import dev.nakade.lifedeath.Inquiry;
import dev.nakade.lifedeath.SolutionTree;
import dev.nakade.lifedeath.Solver;
import dev.nakade.lifedeath.Verdict;
import dev.nakade.search.Budget;
import dev.nakade.sgf.SgfWriter;
import java.util.List;
import java.util.Optional;

/**
 * How solutions go, for people: the main line of each, and a record with variations if these are to
 * be written. Made on any thread, written on one.
 */
final class Trees {
  /** Nodes for the main line alone. */
  private static final long LINE = 50_000;

  /** Nodes for a record. */
  private static final long RECORD = 300_000;

  private final Optional<ProblemFiles> files;
  private final boolean recorded;

  /** Records for {@code out}, or none at all. */
  Trees(Optional<String> out) {
    this.files = out.map(name -> new ProblemFiles(name, ".sgf"));
    this.recorded = out.isPresent();
  }

  private Trees() {
    this.files = Optional.empty();
    this.recorded = true;
  }

  /** Records that are not written to any file. */
  static Trees inMemory() {
    return new Trees();
  }

  /** A solution with its main line, and the text of its record if one is wanted. */
  record Told(Solver.Solution solution, Optional<String> record) {}

  /** Tells how a solution goes, as far as the budget suffices. */
  Told tell(Inquiry solver, Solver.Solution solution, Budget budget) {
    if (solution.verdict().kind() == Verdict.Kind.UNKNOWN) {
      return new Told(solution, Optional.empty());
    }
    SolutionTree tree = solver.explain(solution, budget.part(recorded ? RECORD : LINE));
    Optional<String> record =
        recorded ? Optional.of(SgfWriter.write(List.of(tree.sgf()))) : Optional.empty();
    return new Told(tree.line().map(solution::with).orElse(solution), record);
  }

  /** Writes a record if there is one; gives its path. */
  Optional<String> write(Posed posed, Told told) throws Failure {
    return told.record.isPresent()
        ? Optional.of(files.orElseThrow().write(posed, told.record.get().getBytes(UTF_8)))
        : Optional.empty();
  }
}
