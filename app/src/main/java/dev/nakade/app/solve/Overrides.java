package dev.nakade.app.solve;

import dev.nakade.app.io.Failure;
import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import dev.nakade.lifedeath.Problem;
import dev.nakade.sgf.SgfException;
import dev.nakade.sgf.SgfFile;
import dev.nakade.sgf.SgfNode;
import dev.nakade.sgf.SgfPosition;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** What the command line says about a problem, which goes before what its file says. */
record Overrides(Optional<Side> toMove, List<String> target, List<String> region) {
  /** A player, as the command line names one. */
  enum Side {
    BLACK(Color.BLACK),
    WHITE(Color.WHITE);

    private final int color;

    Side(int color) {
      this.color = color;
    }
  }

  /** The problem of a game. */
  Problem problem(String name, SgfFile file, int game) throws Failure {
    SgfNode root = file.games().get(game - 1);
    try {
      SgfPosition position = SgfPosition.at(root);
      return Problem.of(
          position.board(),
          toMove.map(side -> side.color).orElse(position.toMove()),
          target.isEmpty()
              ? Problem.markedTarget(position)
              : points(position.size(), target, "--target"),
          region.isEmpty()
              ? Problem.markedRegion(position)
              : points(position.size(), region, "--region"));
    } catch (SgfException e) {
      throw Failure.about(name, e);
    } catch (IllegalArgumentException e) {
      throw Failure.about(name, "game " + game + ": " + e.getMessage());
    }
  }

  private static PointSet points(Size size, List<String> names, String option) {
    PointSet points = new PointSet(size);
    for (String name : names) {
      OptionalInt point = Point.parse(size, name);
      if (point.isEmpty() || point.getAsInt() < 0) {
        throw new IllegalArgumentException(option + ": no point " + name + " on " + size);
      }
      points.add(point.getAsInt());
    }
    return points;
  }
}
