package dev.nakade.app.solve;

import dev.nakade.app.io.Failure;
import dev.nakade.app.io.Printable;
import dev.nakade.app.io.Streams;
import dev.nakade.app.picture.PictureFiles;
import dev.nakade.app.picture.TextStyle;
import java.io.PrintWriter;
import java.util.Optional;

/** Where answers go: to standard output, and as pictures to files if these were asked for. */
final class Printer {
  /** How answers are printed. */
  enum Form {
    /** A line or two each, and all about a problem that is the only one. */
    TEXT,
    /** All about each problem, with its board. */
    BOARDS,
    JSON
  }

  private final Streams streams;
  private final Form form;
  private final TextStyle style;
  private final Optional<PictureFiles> pictures;

  Printer(Streams streams, Form form, TextStyle style, Optional<PictureFiles> pictures) {
    this.streams = streams;
    this.form = form;
    this.style = style;
    this.pictures = pictures;
  }

  /** Prints an answer, which may be the only one of the run. */
  void print(Answer answer, boolean only) throws Failure {
    if (form == Form.JSON) {
      streams.out().println(answer.json());
    } else {
      printText(answer, only || form == Form.BOARDS);
    }
    streams.flush();
    if (pictures.isPresent()) {
      pictures.get().add(answer.picture());
    }
  }

  private void printText(Answer answer, boolean whole) {
    PrintWriter out = streams.out();
    out.println(Printable.line(answer.sentence()));
    if (whole) {
      out.print(answer.picture().text(style));
      out.println(answer.details());
    } else {
      out.println(answer.cost());
    }
    if (form == Form.BOARDS) {
      out.println();
    }
  }

  /** A program is told of a problem that cannot be asked, too. */
  void printError(String file, int game, Failure failure) {
    if (form == Form.JSON) {
      streams.out().println(Fields.error(file, game, failure.getMessage()));
    }
  }

  void finish() throws Failure {
    if (pictures.isPresent()) {
      pictures.get().finish();
    }
  }
}
