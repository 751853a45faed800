package dev.nakade.proof;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.sgf.SgfNode;
import dev.nakade.sgf.SgfPoints;
import java.io.ByteArrayOutputStream;

/** Writes a certificate, claim by claim in the order of {@link Conclusion#claims}. */
public final class CertificateWriter {
  /**
   * What a certificate is about.
   *
   * @param every whether every stone of the target must survive, else one
   */
  public record Question(
      PointSet black,
      PointSet white,
      int toMove,
      PointSet target,
      PointSet region,
      boolean every) {}

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  /** Of each point the number of the move on it. */
  private final int[] numbers;

  private final int digits;

  /** Begins a certificate of this verdict. */
  public CertificateWriter(Question question, Conclusion verdict) {
    String problem = sgf(question);
    numbers = new int[question.region().size().area()];
    int[] region = question.region().stream().toArray();
    for (int i = 0; i < region.length; i++) {
      numbers[region[i]] = i + 1;
    }
    line("nakade-certificate " + Checker.VERSION);
    line("problem " + problem);
    line("survival " + (question.every() ? "every" : "any"));
    try {
      Fight fight = Fight.read(problem, question.every());
      digits = fight.digits();
      line("safe " + Fight.names(fight.safe));
    } catch (Refusal e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
    line("verdict " + verdict);
  }

  static String sgf(Question question) {
    SgfNode node = new SgfNode();
    node.set("GM", "1");
    node.set("FF", "4");
    int width = question.region().size().width();
    int height = question.region().size().height();
    node.set("SZ", width == height ? String.valueOf(width) : width + ":" + height);
    node.set("PL", question.toMove() == Color.BLACK ? "B" : "W");
    node.set("AB", SgfPoints.values(question.black()));
    node.set("AW", SgfPoints.values(question.white()));
    node.set("TR", SgfPoints.values(question.target()));
    node.set("SQ", SgfPoints.values(question.region()));
    return "(" + node + ")";
  }

  private void line(String text) {
    out.writeBytes((text + "\n").getBytes(US_ASCII));
  }

  /** Adds the proof of the next claim: the prover's moves, points of the region or passes. */
  public void claim(Claim claim, int[] moves) {
    line("claim " + claim + " moves " + moves.length);
    for (int move : moves) {
      int number = move == Point.PASS ? 0 : numbers[move];
      if (digits == 2) {
        out.write(Walk.ZERO + number / Walk.BASE);
        number %= Walk.BASE;
      }
      out.write(Walk.ZERO + number);
    }
    line("");
  }

  /** The whole certificate. */
  public byte[] finish() {
    line("end " + Checker.VERSION);
    return out.toByteArray();
  }
}
