package dev.nakade.app.web;

import dev.nakade.go.Color;
import dev.nakade.go.Legality;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import java.util.List;
import java.util.OptionalInt;

/** Moves as requests and answers write them. */
final class Moves {
  private Moves() {}

  /** The point of a name, or the pass. */
  static int parse(Size size, String name) throws Refusal {
    OptionalInt point = name == null ? OptionalInt.empty() : Point.parse(size, name);
    if (point.isEmpty()) {
      throw Refusal.unusable("no point " + name + " on " + size);
    }
    return point.getAsInt();
  }

  static void requireLegal(Legality legality, int color, String name) throws Refusal {
    if (!legality.isLegal()) {
      throw Refusal.unusable(Color.name(color) + " may not play " + name + ": " + why(legality));
    }
  }

  static String why(Legality legality) {
    return switch (legality) {
      case OCCUPIED -> "a stone is there";
      case SUICIDE -> "the stone would have no liberty";
      case KO -> "the ko cannot be retaken at once";
      case SUPERKO -> "the position would come back";
      default -> "not legal";
    };
  }

  static List<String> names(PointSet points) {
    return points.stream().mapToObj(point -> Point.name(points.size(), point)).toList();
  }
}
