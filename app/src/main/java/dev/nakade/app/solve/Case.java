package dev.nakade.app.solve;

import dev.nakade.app.io.Failure;
import dev.nakade.app.picture.BoardPicture;
import dev.nakade.lifedeath.Certification;
import dev.nakade.lifedeath.Inquiry;
import dev.nakade.lifedeath.Problem;
import dev.nakade.lifedeath.Solver;
import dev.nakade.lifedeath.Survival;
import dev.nakade.lifedeath.Verdict;
import dev.nakade.search.Budget;
import dev.nakade.sgf.Complaint;
import dev.nakade.sgf.SgfFile;
import dev.nakade.systems.ProblemSystem;
import dev.nakade.systems.Request;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** One problem of a record, for whoever asks without files: what it is, and what it comes to. */
public final class Case {
  /** What the record is called in messages. */
  private static final String RECORD = "sgf";

  private final Posed posed;

  private Case(Posed posed) {
    this.posed = posed;
  }

  /**
   * The problem of a game, counted from 1, as our own solver needs it: with a target.
   *
   * @throws Failure if there is no problem, or it cannot be asked
   */
  public static Case of(SgfFile file, int game, Survival survival, Consumer<Complaint> odd)
      throws Failure {
    return of(file, game, survival, ProblemOptions.Target.NEEDED, odd);
  }

  /** The problem of a game as the systems of the source documents take it. */
  public static Case forSystem(SgfFile file, int game, Survival survival) throws Failure {
    return of(file, game, survival, ProblemOptions.Target.OPTIONAL, odd -> {});
  }

  private static Case of(
      SgfFile file,
      int game,
      Survival survival,
      ProblemOptions.Target target,
      Consumer<Complaint> odd)
      throws Failure {
    if (game < 1 || game > file.games().size()) {
      throw Failure.about(RECORD, "no game " + game + " among " + file.games().size());
    }
    return new Case(ProblemOptions.of(survival).pose(RECORD, file, game, target, odd));
  }

  /** The same question about another position of its fight. */
  public Case with(Problem other) {
    return new Case(new Posed(posed.file(), posed.game(), other, posed.workedOut()));
  }

  public Problem problem() {
    return posed.problem();
  }

  /** What was understood, by the names of the fields of answers. */
  public Map<String, Object> understood() {
    return Fields.about(posed);
  }

  /**
   * An answer.
   *
   * @param fields as {@code solve --json} has them, with words for people
   * @param picture the problem with the answer on it
   * @param solution what was proved; empty if another system searched
   * @param tree the solution with variations as SGF, if there is a verdict
   */
  public record Outcome(
      Map<String, Object> fields,
      BoardPicture picture,
      Optional<Solver.Solution> solution,
      Optional<String> tree) {}

  /** A search of our own solver. It remembers what it needs for a certificate. */
  public final class Search {
    private final Inquiry inquiry;
    private Verdict verdict;

    private Search(Inquiry inquiry) {
      this.inquiry = inquiry;
    }

    /**
     * Proves what it can, and tells how it goes within a budget of its own.
     *
     * @param given ko threats with which it is asked too whether the target survives
     */
    public Outcome run(Solver.Wanted wanted, Optional<Threats> given, Supplier<Budget> telling) {
      long start = System.nanoTime();
      Solver.Solution found = inquiry.solve(wanted);
      verdict = found.verdict();
      Optional<Proved.WithThreats> threats =
          given.map(these -> Proved.WithThreats.of(posed, inquiry, these));
      long nanos = System.nanoTime() - start;
      Trees.Told told = Trees.inMemory().tell(inquiry, found, telling.get());
      Proved proved =
          new Proved(
              posed.with(found),
              told.solution(),
              threats,
              nanos,
              Optional.empty(),
              Optional.empty());
      ProvedText text = new ProvedText(proved);
      Map<String, Object> fields = proved.fields();
      fields.put("sentence", text.said());
      fields.put("failures", text.failures());
      fields.put("assumptions", text.assumptions());
      return new Outcome(fields, proved.picture(), Optional.of(told.solution()), told.record());
    }

    /** The certificate of a verdict that was found, checked. */
    public Certification certificate(Budget within) throws Failure {
      if (verdict == null || verdict.kind() == Verdict.Kind.UNKNOWN) {
        throw Failure.about(RECORD, "no verdict, so nothing to certify");
      }
      return Certificates.make(posed, inquiry, verdict, within);
    }

    /** The line of what is proved for the side to move so far, from any thread. */
    public List<String> line() {
      return Fields.names(posed.problem(), inquiry.line());
    }

    /** The memory that its tables take now, from any thread. */
    public long tableBytes() {
      return inquiry.tableBytes();
    }
  }

  /** A search that tells what it asks. */
  public Search search(long tableBytes, int threads, Budget budget, Consumer<Doing> doing) {
    return new Search(posed.inquiry(tableBytes, threads, budget, doing));
  }

  /** What a system of the source documents finds. */
  public Outcome ask(ProblemSystem system, Request request) {
    Solved solved = new Solved(posed, system.toString(), system.solve(posed.problem(), request));
    Map<String, Object> fields = solved.fields();
    fields.put("sentence", system + " says: " + solved.finding().answer());
    fields.put("failures", List.of());
    fields.put("assumptions", List.of());
    return new Outcome(fields, solved.picture(), Optional.empty(), Optional.empty());
  }
}
