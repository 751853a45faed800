package dev.nakade.exact;

import dev.nakade.go.Color;
import dev.nakade.go.KoRule;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.proof.CertificateWriter;
import dev.nakade.proof.ScoreClaim;
import dev.nakade.search.Budget;
import dev.nakade.search.DfPn;
import dev.nakade.search.ProofTable;
import dev.nakade.search.Strategy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Writes certificates of what is proved about the score of a board. Moves come from the table of
 * the search that found it. That search ends lines by knowledge that no checker has; from there on
 * it is searched again, with as much knowledge as the checker's.
 *
 * <p>A bound has a certificate if one side can force it without repetition. What holds only because
 * a cycle is a draw has none.
 */
public final class BoardCertifier {
  /**
   * A certificate of all that can be forced, or none if limits were reached.
   *
   * @param lacking a line for each bound that is not in it, with the reason
   */
  public record Certified(Optional<byte[]> certificate, List<String> lacking) {
    public Certified {
      lacking = List.copyOf(lacking);
    }
  }

  private static final String CYCLE = "it rests on a cycle being a draw, and nobody can force it";

  private final BoardPosition position;
  private final ScoreQuestion question;
  private final DfPn search;
  private final Proving proving;
  private final int mostSituations;
  private final Budget budget;
  private final List<String> lacking = new ArrayList<>();

  /** Whether limits left out what can be forced. */
  private boolean limited;

  /**
   * A certifier of a position.
   *
   * @param table may hold what a search under basic ko found about boards of this size
   * @param bytes the most that other tables may take
   * @param mostSituations a proof that needs more is given up; each takes some 300 bytes
   */
  public BoardCertifier(
      BoardPosition position, ProofTable table, long bytes, int mostSituations, Budget budget) {
    this.position = position;
    this.question = new ScoreQuestion(position.board(), position.toMove(), Knowledge.checkable());
    this.search = new DfPn(question, table);
    this.proving = new Proving(position, KoRule.BASIC, table, bytes, /* threads= */ 1);
    this.mostSituations = mostSituations;
    this.budget = budget;
  }

  /** The certificate of a claim; of a value, that of one bound if the other has none. */
  public Certified certify(ScoreClaim claim) {
    Map<ScoreClaim, int[]> proofs = new LinkedHashMap<>();
    for (ScoreClaim part : claim.parts()) {
      strategy(part).ifPresent(moves -> proofs.put(part, moves));
    }
    boolean whole = proofs.size() == claim.parts().size();
    Optional<byte[]> certificate =
        limited || proofs.isEmpty()
            ? Optional.empty()
            : Optional.of(write(whole ? claim : proofs.keySet().iterator().next(), proofs));
    return new Certified(certificate, lacking);
  }

  private byte[] write(ScoreClaim claim, Map<ScoreClaim, int[]> proofs) {
    CertificateWriter writer =
        new CertificateWriter(
            PointSet.ofMask(position.size(), position.black()),
            PointSet.ofMask(position.size(), position.white()),
            position.toMove(),
            claim);
    proofs.forEach((part, moves) -> writer.claim(part, position.size(), moves));
    return writer.finish();
  }

  /** The prover's moves in the order of the checker; empty if they could not be had. */
  private Optional<int[]> strategy(ScoreClaim claim) {
    int prover = claim.ofBlack() ? Color.BLACK : Color.WHITE;
    Optional<Boolean> forces = proving.forces(prover, claim.score(), budget);
    if (!forces.orElse(false)) {
      return lack(claim, forces.isEmpty() ? Strategy.LIMITS : CYCLE);
    }
    question.ask(claim.score());
    question.setProver(prover, false);
    Strategy strategy =
        new Strategy(question, search, Proving.wanted(prover), mostSituations, budget);
    Optional<int[]> moves = strategy.moves();
    return moves.isEmpty()
        ? lack(claim, strategy.failure())
        : moves.map(it -> Arrays.stream(it).map(this::toPoint).toArray());
  }

  private Optional<int[]> lack(ScoreClaim claim, String why) {
    lacking.add(claim + ": " + why);
    limited |= !why.equals(CYCLE);
    return Optional.empty();
  }

  private int toPoint(int move) {
    return move == question.pass() ? Point.PASS : move;
  }
}
