package dev.nakade.app.solve;

import dev.nakade.app.picture.BoardPicture;
import dev.nakade.app.picture.Mark;
import dev.nakade.app.picture.View;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.lifedeath.Problem;
import dev.nakade.lifedeath.Solver;
import dev.nakade.lifedeath.Verdict;
import java.util.List;

/**
 * Problems with their answers on them: the region in a light shade, the target with triangles, the
 * stones taken as safe with squares, and on each first move a letter for what follows it.
 */
final class Illustration {
  private static final String LEGEND =
      " Letters say what follows a first move there: A alive, S seki, K ko, D dead, ? not known;"
          + " right moves have a ring.";

  private Illustration() {}

  /** A letter for each first move whose verdict is known; rings around the right ones. */
  static BoardPicture of(Proved proved) {
    BoardPicture.Builder picture = of(proved.posed(), proved.sentence() + LEGEND);
    if (proved.isHopeless()) {
      return picture.build();
    }
    PointSet right = new PointSet(proved.problem().board().size());
    for (int move : proved.solution().right()) {
      if (move != Point.PASS) {
        right.add(move);
      }
    }
    proved.solution().moves().forEach((move, known) -> label(picture, move, known));
    return picture.mark(Mark.RING, right).build();
  }

  private static void label(BoardPicture.Builder picture, int move, Solver.FirstMove known) {
    if (move != Point.PASS) {
      picture.label(move, known.bounds().verdict().map(Illustration::letter).orElse("?"));
    }
  }

  private static String letter(Verdict verdict) {
    return switch (verdict.kind()) {
      case ALIVE -> "A";
      case SEKI -> "S";
      case KO -> "K";
      case DEAD -> "D";
      case UNKNOWN -> "?";
    };
  }

  /** The first moves of a line by their numbers. */
  static BoardPicture numbered(Posed posed, String title, List<Integer> line) {
    BoardPicture.Builder picture = of(posed, title);
    for (int i = line.size() - 1; i >= 0; i--) {
      if (line.get(i) != Point.PASS) {
        picture.label(line.get(i), String.valueOf(i + 1));
      }
    }
    return picture.build();
  }

  private static BoardPicture.Builder of(Posed posed, String title) {
    Problem problem = posed.problem();
    PointSet seen = problem.region().copy().addAll(problem.target()).addAll(problem.safeStones());
    return BoardPicture.of(problem.board())
        .title(title)
        .region(problem.region())
        .mark(Mark.SQUARE, problem.safeStones())
        .mark(Mark.TRIANGLE, problem.target())
        .view(View.around(seen));
  }
}
