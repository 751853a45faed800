package dev.nakade.app.show;

import dev.nakade.app.picture.BoardPicture;
import dev.nakade.app.picture.Coordinates;
import java.util.Optional;

/**
 * How much of a board is shown, and whether with coordinates.
 *
 * @param insight what is seen on it instead of the marks of the record, if anything
 */
record Framing(boolean whole, Coordinates coordinates, Optional<Insight> insight) {
  BoardPicture picture(ShownGame game) {
    BoardPicture.Builder picture =
        insight
            .map(it -> it.picture(game.position()).title(game.heading() + ": " + it))
            .orElseGet(game::picture)
            .coordinates(coordinates);
    return (whole ? picture : picture.cropped()).build();
  }
}
