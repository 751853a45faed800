package dev.nakade.app.show;

import dev.nakade.sgf.SgfNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The main line of a game: the root and always the first child. */
final class MainLine {
  private final List<SgfNode> nodes = new ArrayList<>();

  /** The nodes with a move, in order. */
  private final List<SgfNode> moves;

  MainLine(SgfNode root) {
    Optional<SgfNode> next = Optional.of(root);
    while (next.isPresent()) {
      nodes.add(next.get());
      next = next.get().children().stream().findFirst();
    }
    moves = nodes.stream().filter(MainLine::isMove).toList();
  }

  /** The number of moves, passes among them. */
  int moves() {
    return moves.size();
  }

  /** The number of moves from the root up to a node, its own included. */
  static int movesUpTo(SgfNode node) {
    return (int) node.path().stream().filter(MainLine::isMove).count();
  }

  private static boolean isMove(SgfNode node) {
    return node.has("B") || node.has("W");
  }

  /** The node at that moment; empty if the line is too short. */
  Optional<SgfNode> at(Moment moment) {
    int number = moment.moves().orElse(-1);
    if (number < 0) {
      return Optional.of(nodes.get(nodes.size() - 1));
    }
    if (number == 0) {
      return Optional.of(nodes.get(0));
    }
    return number <= moves.size() ? Optional.of(moves.get(number - 1)) : Optional.empty();
  }
}
