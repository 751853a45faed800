package dev.nakade.app.web;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Legality;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.lifedeath.Problem;
import dev.nakade.lifedeath.Survival;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How a fight stands after some moves: stones, whose turn it is, what is left of the target. */
final class Standing {
  /** Why nothing is left to be played. */
  enum End {
    /** What had to survive was captured. */
    CAPTURED,
    /** Both passed, and no ko was banned: the target stands. */
    PASSES
  }

  private static final int PASSES_THAT_END = 2;

  private final Problem root;
  private final PointSet ground;
  private final Board board;
  private final PointSet target;
  private final List<Integer> moves = new ArrayList<>();
  private int toMove;
  private int passes;

  /** Before the first move. */
  Standing(Problem root) {
    this.root = root;
    this.board = root.board().copy();
    this.target = root.target().copy();
    this.toMove = root.toMove();
    this.ground =
        root.region().copy().addAll(root.target()).reach(root.board().points(root.defender()));
  }

  /** After moves that are written as people do. */
  static Standing after(Problem root, List<String> moves) throws Refusal {
    Standing standing = new Standing(root);
    for (String move : moves) {
      standing.play(move);
    }
    return standing;
  }

  private void play(String name) throws Refusal {
    int point = Moves.parse(board.size(), name);
    String where = "move " + (moves.size() + 1) + ", " + Color.name(toMove) + " " + name + ": ";
    if (end().isPresent()) {
      throw Refusal.unusable(where + "nothing is left to be played");
    }
    Legality legality = board.legality(point, toMove);
    if (!legality.isLegal()) {
      String threat = legality == Legality.KO ? "; make a threat first, as two passes" : "";
      throw Refusal.unusable(where + Moves.why(legality) + threat);
    }
    if (root.isClosed() && point != Point.PASS && !ground.contains(point)) {
      throw Refusal.unusable(where + "outside of the region; play it as a pass");
    }
    play(point);
  }

  /** Plays a legal move. */
  void play(int point) {
    boolean banned = isBanned();
    board.play(point, toMove);
    moves.add(point);
    passes = point == Point.PASS && !banned ? passes + 1 : 0;
    target.retainAll(board.points(root.defender()));
    toMove = Color.opponent(toMove);
  }

  /** The same after one more legal move. */
  Standing then(int point) {
    Standing next = new Standing(root);
    moves.forEach(next::play);
    next.play(point);
    return next;
  }

  /** Whether a ko keeps the side to move from a point. */
  boolean isBanned() {
    return board.koPoint() != Point.NONE && board.koColor() == toMove;
  }

  Optional<End> end() {
    boolean lost =
        root.survival() == Survival.EVERY ? !target.equals(root.target()) : target.isEmpty();
    if (lost) {
      return Optional.of(End.CAPTURED);
    }
    return passes >= PASSES_THAT_END ? Optional.of(End.PASSES) : Optional.empty();
  }

  /**
   * The question that is left. In a complete wall the fight stays where it was; else what it
   * reaches is found out anew, and what is proved holds for the whole board.
   */
  Problem problem() {
    return root.isClosed()
        ? new Problem(board.copy(), toMove, target.copy(), ground, root.survival(), root.safe())
        : Problem.of(board.copy(), toMove, target.copy(), new PointSet(board.size()))
            .with(root.survival());
  }

  /** Where the side to move may play in this fight, and the pass. */
  List<Integer> replies() {
    List<Integer> replies = new ArrayList<>();
    ground.stream().filter(point -> board.isLegal(point, toMove)).forEach(replies::add);
    replies.add(Point.PASS);
    return replies;
  }

  Board board() {
    return board;
  }

  PointSet target() {
    return target;
  }

  int toMove() {
    return toMove;
  }

  List<Integer> moves() {
    return moves;
  }
}
