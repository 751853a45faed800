package dev.nakade.app.show;

import dev.nakade.app.io.Printable;
import dev.nakade.app.picture.Mark;
import dev.nakade.go.Diagram;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Whole boards in plain letters, which {@link Diagram#parse} reads back. What is no part of the
 * board stands in lines that begin with {@code #}, marks among it.
 */
final class AsciiOutput implements Output {
  private final PrintWriter out;
  private boolean started;

  AsciiOutput(PrintWriter out) {
    this.out = out;
  }

  @Override
  public void show(ShownGame game) {
    if (started) {
      out.println();
    }
    started = true;
    remark(Printable.line(game.heading()));
    remark(game.state());
    Printable.text(game.comment()).strip().lines().forEach(this::remark);
    out.print(Diagram.format(game.position().board()));
    signs(game);
  }

  private void signs(ShownGame game) {
    Size size = game.position().size();
    for (Mark mark : Mark.values()) {
      list(mark.name().toLowerCase(Locale.ROOT), game.marked(mark));
    }
    list("selected", game.selected());
    game.position()
        .labels()
        .forEach(
            (point, label) ->
                remark("label " + Point.name(size, point) + ": " + Printable.line(label)));
  }

  private void list(String name, PointSet points) {
    if (!points.isEmpty()) {
      remark(
          points.stream()
              .mapToObj(point -> Point.name(points.size(), point))
              .collect(Collectors.joining(" ", name + ": ", "")));
    }
  }

  private void remark(String line) {
    out.println("# " + line);
  }
}
