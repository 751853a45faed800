package dev.nakade.app.show;

import dev.nakade.app.io.Printable;
import dev.nakade.app.picture.TextStyle;
import java.io.PrintWriter;

/** Boards for people at a terminal. */
final class TextOutput implements Output {
  private final PrintWriter out;
  private final Framing framing;
  private final TextStyle style;
  private boolean started;

  TextOutput(PrintWriter out, Framing framing, TextStyle style) {
    this.out = out;
    this.framing = framing;
    this.style = style;
  }

  @Override
  public void show(ShownGame game) {
    if (started) {
      out.println();
    }
    started = true;
    out.println(Printable.line(game.heading()));
    out.println(game.state());
    Printable.text(game.comment()).strip().lines().forEach(out::println);
    out.print(framing.picture(game).text(style));
  }
}
