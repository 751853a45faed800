package dev.nakade.app.check;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import dev.nakade.go.Symmetry;
import dev.nakade.lifedeath.Problem;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What is the same in problems that are alike: turned, mirrored, with colours exchanged, or moved
 * along an edge that stays near while the others stay far.
 *
 * @param problem equal for problems that are alike
 * @param answers equal if the stated first moves are alike too
 */
record Likeness(String problem, String answers) {
  /** Empty lines between the stones and an edge from which on it is far. */
  private static final int FAR = 5;

  /** The likeness of a problem with its stated first moves. */
  static Likeness of(Problem problem, List<Integer> stated) {
    return Stream.of(Symmetry.values())
        .map(symmetry -> seen(problem, stated, symmetry))
        .min((a, b) -> (a.problem + a.answers).compareTo(b.problem + b.answers))
        .orElseThrow();
  }

  private static Likeness seen(Problem problem, List<Integer> stated, Symmetry symmetry) {
    Board board = symmetry.apply(problem.board());
    Size size = board.size();
    PointSet stones = board.points(Color.BLACK).addAll(board.points(Color.WHITE));
    int left = stones.stream().map(size::x).min().orElse(0);
    int top = stones.stream().map(size::y).min().orElse(0);
    int right = stones.stream().map(size::x).max().orElse(0);
    int bottom = stones.stream().map(size::y).max().orElse(0);
    PointSet target = symmetry.apply(problem.target());
    StringBuilder text = new StringBuilder();
    text.append(margin(left)).append(margin(top));
    text.append(margin(size.width() - 1 - right)).append(margin(size.height() - 1 - bottom));
    for (int y = top; y <= bottom; y++) {
      text.append('/');
      for (int x = left; x <= right; x++) {
        int point = size.point(x, y);
        text.append(sign(board.color(point), problem.toMove(), target.contains(point)));
      }
    }
    String answers =
        stated.stream()
            .map(move -> symmetry.apply(problem.board().size(), move))
            .map(move -> place(size, move, left, top))
            .sorted()
            .collect(Collectors.joining(" "));
    return new Likeness(text.toString(), answers);
  }

  private static char margin(int lines) {
    return lines >= FAR ? '-' : (char) ('0' + lines);
  }

  private static char sign(int color, int mover, boolean target) {
    char letter = color == Color.EMPTY ? '.' : color == mover ? 'x' : 'o';
    return target ? Character.toUpperCase(letter) : letter;
  }

  private static String place(Size size, int move, int left, int top) {
    return move == Point.PASS ? "pass" : (size.x(move) - left) + "," + (size.y(move) - top);
  }
}
