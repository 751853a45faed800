package dev.nakade.systems;

import dev.nakade.lifedeath.CaptureGame;
import dev.nakade.lifedeath.Problem;
import dev.nakade.search.DfPn;
import dev.nakade.search.ProofTable;
import java.util.List;

/**
 * Proves that the marked target is captured, or that it stands, for the ko threats given: df-pn
 * over {@link CaptureGame}, in which repetition is a failure of whoever is to prove.
 */
final class CaptureProof implements ProblemSystem {
  @Override
  public String toString() {
    return "capture-dfpn";
  }

  @Override
  public String summary() {
    return "df-pn: a proof that the marked target is captured, or that it stands";
  }

  @Override
  public Finding solve(Problem problem, Request request) {
    CaptureGame game = new CaptureGame(problem, request.blackThreats(), request.whiteThreats());
    DfPn search = new DfPn(game, ProofTable.ofBytes(request.tableBytes()));
    boolean attacks = problem.toMove() != problem.defender();
    DfPn.Result result = search.prove(attacks ? 1 : 0, request.budget());
    if (result.answer() == DfPn.Answer.REPEATS) {
      result = askOpponent(search, attacks, request, result);
    }
    boolean reached = result.answer() == DfPn.Answer.PROVED;
    List<Integer> line = result.line().stream().map(game::point).toList();
    return new Finding(
        answer(result.answer(), attacks),
        reached || result.answer() == DfPn.Answer.REFUTED,
        reached,
        line,
        0,
        result.answer() != DfPn.Answer.UNKNOWN,
        result.nodes(),
        0,
        result.tableEntries(),
        0,
        result.nanos());
  }

  /** A side that fails by repetition has not lost yet: the other one must prove its aim too. */
  private static DfPn.Result askOpponent(
      DfPn search, boolean attacks, Request request, DfPn.Result own) {
    DfPn.Result others = search.prove(DfPn.Prover.OPPONENT, attacks ? 0 : 1, request.budget());
    DfPn.Answer answer =
        switch (others.answer()) {
          case PROVED -> DfPn.Answer.REFUTED;
          case UNKNOWN -> DfPn.Answer.UNKNOWN;
          case REFUTED, REPEATS -> DfPn.Answer.REPEATS;
        };
    return new DfPn.Result(
        answer,
        false,
        List.of(),
        own.nodes() + others.nodes(),
        others.tableEntries(),
        own.nanos() + others.nanos());
  }

  private static String answer(DfPn.Answer answer, boolean attacks) {
    return switch (answer) {
      case PROVED -> attacks ? "captured" : "stands";
      case REFUTED -> attacks ? "stands" : "captured";
      case REPEATS -> "goes round in circles";
      case UNKNOWN -> "not finished";
    };
  }
}
