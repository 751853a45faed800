package dev.nakade.proof;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import dev.nakade.sgf.SgfNode;
import dev.nakade.sgf.SgfPoints;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;

/**
 * Writes a certificate, claim by claim in the order of {@link Conclusion#claims} or {@link
 * ScoreClaim#parts}.
 */
public final class CertificateWriter {
  /**
   * What a certificate is about.
   *
   * @param every whether every stone of the target must survive, else one
   */
  public record Question(
      PointSet black, PointSet white, int toMove, PointSet target, boolean every) {}

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  /** Begins a certificate of this verdict. */
  public CertificateWriter(Question question, Conclusion verdict) {
    line("nakade-certificate " + Checker.VERSION);
    line("problem " + sgf(question));
    line("survival " + (question.every() ? "every" : "any"));
    line("verdict " + verdict);
  }

  /** Begins a certificate of the score of a whole board. */
  public CertificateWriter(PointSet black, PointSet white, int toMove, ScoreClaim score) {
    line("nakade-certificate " + Checker.VERSION);
    line("board " + sgf(new Question(black, white, toMove, new PointSet(black.size()), false)));
    line("score " + score);
  }

  static String sgf(Question question) {
    SgfNode node = new SgfNode();
    node.set("GM", "1");
    node.set("FF", "4");
    int width = question.target().size().width();
    int height = question.target().size().height();
    node.set("SZ", width == height ? String.valueOf(width) : width + ":" + height);
    node.set("PL", question.toMove() == Color.BLACK ? "B" : "W");
    node.set("AB", SgfPoints.values(question.black()));
    node.set("AW", SgfPoints.values(question.white()));
    node.set("TR", SgfPoints.values(question.target()));
    return "(" + node + ")";
  }

  private void line(String text) {
    out.writeBytes((text + "\n").getBytes(US_ASCII));
  }

  /**
   * Adds the proof of the next claim.
   *
   * @param region the points on which both may play
   * @param safe the stones around the ground that are taken to be safe; told for a claim of the
   *     attacker only
   * @param doors points of the region beyond which the attacker keeps a gap on the first line shut
   * @param moves the prover's moves, points of the region or passes
   */
  public void claim(Claim claim, PointSet region, PointSet safe, PointSet doors, int[] moves) {
    line("claim " + claim);
    line("region " + Fight.names(region));
    if (claim.aim().ofAttacker()) {
      line("safe " + Fight.names(safe));
    }
    if (!doors.isEmpty()) {
      line("doors " + Fight.names(doors));
    }
    moves(region, moves);
  }

  /** Adds the proof of the next claim about a score: the prover's moves on this board. */
  public void claim(ScoreClaim claim, Size size, int[] moves) {
    line("claim " + claim);
    moves(PointSet.full(size), moves);
  }

  private void moves(PointSet region, int[] moves) {
    line("moves " + moves.length);
    int[] points = region.stream().toArray();
    for (int move : moves) {
      move(move == Point.PASS ? 0 : Arrays.binarySearch(points, move) + 1, Fight.digits(region));
    }
    line("");
  }

  private void move(int number, int digits) {
    if (digits == 2) {
      out.write(Walk.ZERO + number / Walk.BASE);
    }
    out.write(Walk.ZERO + (digits == 2 ? number % Walk.BASE : number));
  }

  /** The whole certificate. */
  public byte[] finish() {
    line("end " + Checker.VERSION);
    return out.toByteArray();
  }
}
