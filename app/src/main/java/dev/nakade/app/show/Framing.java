package dev.nakade.app.show;

import dev.nakade.app.picture.BoardPicture;
import dev.nakade.app.picture.Coordinates;

/** How much of a board is shown, and whether with coordinates. */
record Framing(boolean whole, Coordinates coordinates) {
  BoardPicture picture(ShownGame game) {
    BoardPicture.Builder picture = game.picture().coordinates(coordinates);
    return (whole ? picture : picture.cropped()).build();
  }
}
