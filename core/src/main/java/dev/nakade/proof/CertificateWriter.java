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
  private final int[] region;

  /** Begins a certificate of this verdict. */
  public CertificateWriter(Question question, Conclusion verdict) {
    String problem = sgf(question);
    region = question.region().stream().toArray();
    line("nakade-certificate " + Checker.VERSION);
    line("problem " + problem);
    line("survival " + (question.every() ? "every" : "any"));
    try {
      line("safe " + Fight.names(Fight.read(problem, question.every()).safe));
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

  /** The byte that stands for a point of the region, or for the pass. */
  public byte move(int point) {
    int index = 0;
    if (point != Point.PASS) {
      while (region[index++] != point) {
        // the region has every point that is played on
      }
    }
    return (byte) (Walk.PASS_BYTE + index);
  }

  /** Adds the proof of the next claim: the prover's moves. */
  public void claim(Claim claim, byte[] moves) {
    line("claim " + claim + " moves " + moves.length);
    out.writeBytes(moves);
    line("");
  }

  /** The whole certificate. */
  public byte[] finish() {
    line("end " + Checker.VERSION);
    return out.toByteArray();
  }
}
