package dev.nakade.proof;

import dev.nakade.go.Color;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import dev.nakade.sgf.Complaint;
import dev.nakade.sgf.SgfException;
import dev.nakade.sgf.SgfFile;
import dev.nakade.sgf.SgfNode;
import dev.nakade.sgf.SgfPosition;
import dev.nakade.sgf.SgfReader;
import java.util.Set;

/** The position that a certificate is about: all stones, the target among them, and whose turn. */
final class Position {
  /** What a problem may say; anything else could change its meaning. */
  private static final Set<String> KNOWN = Set.of("GM", "FF", "CA", "SZ", "PL", "AB", "AW", "TR");

  final boolean every;
  final Size size;
  final int defender;
  final boolean attackerBegins;
  final PointSet target;
  final PointSet attackers;
  final PointSet defenders;

  private Position(SgfNode node, boolean every) throws Refusal {
    SgfPosition position = SgfPosition.at(node);
    this.every = every;
    size = position.size();
    target = position.marked("TR");
    PointSet black = position.marked("AB");
    PointSet white = position.marked("AW");
    for (Complaint complaint : position.problems()) {
      require(false, complaint.message());
    }
    require(!target.isEmpty(), "no target");
    boolean blackDefends = black.containsAll(target);
    require(blackDefends || white.containsAll(target), "a target that is not stones of one colour");
    defender = blackDefends ? Color.BLACK : Color.WHITE;
    String turn = node.text("PL").orElse("");
    require(turn.equals("B") || turn.equals("W"), "no PL[B] or PL[W]");
    attackerBegins = turn.equals("B") != blackDefends;
    attackers = blackDefends ? white : black;
    defenders = blackDefends ? black : white;
  }

  /**
   * The position of a problem in SGF.
   *
   * @param every whether every stone of the target must survive, else one
   */
  static Position read(String sgf, boolean every) throws Refusal {
    try {
      SgfFile file = SgfReader.read(sgf);
      require(file.complaints().isEmpty() && file.games().size() == 1, "not one sound game");
      SgfNode node = file.games().get(0);
      require(node.children().isEmpty(), "more than one node");
      require(KNOWN.containsAll(node.properties().keySet()), "properties other than " + KNOWN);
      return new Position(node, every);
    } catch (SgfException e) {
      throw new Refusal("the problem: " + e.getMessage());
    }
  }

  private static void require(boolean condition, String reason) throws Refusal {
    if (!condition) {
      throw new Refusal("the problem: " + reason);
    }
  }

  /** What stands on a point. */
  byte stone(int point) {
    if (target.contains(point)) {
      return Situation.TARGET;
    }
    return defenders.contains(point)
        ? Situation.DEFENDER
        : attackers.contains(point) ? Situation.ATTACKER : Situation.EMPTY;
  }
}
