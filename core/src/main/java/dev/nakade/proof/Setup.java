package dev.nakade.proof;

import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import dev.nakade.sgf.Complaint;
import dev.nakade.sgf.SgfException;
import dev.nakade.sgf.SgfFile;
import dev.nakade.sgf.SgfNode;
import dev.nakade.sgf.SgfPosition;
import dev.nakade.sgf.SgfReader;
import java.util.Set;

/**
 * What stands on a board and whose turn it is, as a certificate tells it in SGF.
 *
 * @param marked the points of {@code TR}
 */
record Setup(PointSet black, PointSet white, PointSet marked, boolean blackToMove) {
  /** What a record may say; anything else could change its meaning. */
  private static final Set<String> KNOWN = Set.of("GM", "FF", "CA", "SZ", "PL", "AB", "AW", "TR");

  /** The setup of a record in which nothing is wrong; {@code what} it is, for refusals. */
  static Setup read(String what, String sgf) throws Refusal {
    try {
      return read(node(sgf));
    } catch (SgfException | Refusal e) {
      throw new Refusal("the " + what + ": " + e.getMessage());
    }
  }

  private static SgfNode node(String sgf) throws Refusal {
    SgfFile file = SgfReader.read(sgf);
    require(file.complaints().isEmpty() && file.games().size() == 1, "not one sound game");
    SgfNode node = file.games().get(0);
    require(node.children().isEmpty(), "more than one node");
    require(KNOWN.containsAll(node.properties().keySet()), "properties other than " + KNOWN);
    return node;
  }

  private static Setup read(SgfNode node) throws Refusal {
    SgfPosition position = SgfPosition.at(node);
    for (Complaint complaint : position.problems()) {
      require(false, complaint.message());
    }
    String turn = node.text("PL").orElse("");
    require(turn.equals("B") || turn.equals("W"), "no PL[B] or PL[W]");
    return new Setup(
        position.marked("AB"), position.marked("AW"), position.marked("TR"), turn.equals("B"));
  }

  private static void require(boolean condition, String reason) throws Refusal {
    if (!condition) {
      throw new Refusal(reason);
    }
  }

  Size size() {
    return black.size();
  }
}
