package dev.nakade.app.gtp;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Size;
import dev.nakade.sgf.SgfException;
import dev.nakade.sgf.SgfNode;
import dev.nakade.sgf.SgfPoints;
import dev.nakade.sgf.SgfPosition;
import dev.nakade.sgf.SgfReader;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/**
 * The main line of a record: the position after its last setup, and the moves from there on.
 *
 * @param toMove whose turn it is after the moves
 */
record LoadedGame(
    Board start, int first, List<Session.Move> moves, int toMove, OptionalDouble komi) {

  /**
   * Reads the first game of a file, up to the position before a move of it.
   *
   * @throws SgfException if there is none
   */
  static LoadedGame read(byte[] bytes, int before) {
    SgfNode root = SgfReader.read(bytes).games().get(0);
    SgfNode setup = root;
    SgfNode last = root;
    int number = count(root);
    for (SgfNode node = root; !node.children().isEmpty(); ) {
      node = node.children().get(0);
      number += count(node);
      if (number >= before) {
        break;
      }
      last = node;
      if (node.has("AB") || node.has("AW") || node.has("AE")) {
        setup = node;
      }
    }
    SgfPosition position = SgfPosition.at(setup);
    List<Session.Move> moves = moves(setup, last, position.size());
    return new LoadedGame(
        position.board(), position.toMove(), moves, SgfPosition.at(last).toMove(), komi(root));
  }

  private static int count(SgfNode node) {
    return node.values("B").size() + node.values("W").size();
  }

  private static List<Session.Move> moves(SgfNode setup, SgfNode last, Size size) {
    List<Session.Move> moves = new ArrayList<>();
    List<SgfNode> path = last.path();
    for (SgfNode node : path.subList(path.indexOf(setup) + 1, path.size())) {
      for (int color = Color.BLACK; color <= Color.WHITE; color++) {
        for (String value : node.values(color == Color.BLACK ? "B" : "W")) {
          int mover = color;
          SgfPoints.move(size, value)
              .ifPresent(point -> moves.add(new Session.Move(mover, point, 1)));
        }
      }
    }
    return moves;
  }

  private static OptionalDouble komi(SgfNode root) {
    try {
      return OptionalDouble.of(Double.parseDouble(root.text("KM").orElse("").strip()));
    } catch (NumberFormatException e) {
      return OptionalDouble.empty();
    }
  }

  /** Makes this the game of a session; nothing changes if one of its moves is illegal. */
  void enter(Session session) throws GtpException {
    Session trial = new Session(start.size(), 0, session.rule());
    play(trial);
    play(session);
    komi.ifPresent(session::komi);
  }

  private void play(Session session) throws GtpException {
    session.setUp(start, first);
    for (Session.Move move : moves) {
      session.replay(move.color(), move.point());
    }
    if (session.toMove() != toMove && moves.isEmpty()) {
      session.setUp(start, toMove);
    }
  }
}
