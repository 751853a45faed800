package dev.nakade.app.show;

import dev.nakade.app.io.Failure;
import dev.nakade.app.picture.BoardPicture;
import dev.nakade.sgf.SgfFile;
import java.util.ArrayList;
import java.util.List;

/** The games of a record for whoever has no files: as {@code show} prints and draws them. */
public final class Shown {
  private static final String RECORD = "sgf";

  private Shown() {}

  /** The objects of {@code show --json}, up to so many. */
  public static List<Object> games(SgfFile file, int most) throws Failure {
    List<Object> games = new ArrayList<>();
    for (int game = 1; game <= Math.min(most, file.games().size()); game++) {
      games.add(JsonOutput.report(ShownGame.of(RECORD, file, game, Moment.START)));
    }
    return games;
  }

  /** The picture of a game, counted from 1, where something stands. */
  public static BoardPicture picture(SgfFile file, int game) throws Failure {
    return ShownGame.of(RECORD, file, game, Moment.START).picture().cropped().build();
  }
}
