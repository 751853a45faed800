package dev.nakade.app.show;

import dev.nakade.app.picture.BoardPicture;
import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import dev.nakade.player.Ballot;
import dev.nakade.player.LifeReader;
import dev.nakade.player.Sight;
import dev.nakade.sgf.SgfPosition;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/** What Go Intellect sees on a board, as numbers on its points (figures 2 to 8 of Chen 2000). */
enum Insight {
  /** Stones of one block have one number. */
  BLOCKS,
  /** The same for blocks that cannot be separated. */
  CHAINS,
  /** The same for groups, with the space that they hold shaded. */
  GROUPS,
  /** From −64 to 64, Black's positive. */
  INFLUENCE,
  /** From −64 to 64, Black's positive. */
  TERRITORY,
  /** What the move generators give to the points for the side to move. */
  WEIGHTS;

  private static final int FULL = 64;

  /** A picture of what is seen, without the marks of the record. */
  BoardPicture.Builder picture(SgfPosition position) {
    Board board = position.board().copy();
    Sight sight = Sight.of(board, position.toMove(), LifeReader.NONE);
    BoardPicture.Builder picture = BoardPicture.of(board);
    switch (this) {
      case BLOCKS -> number(board, board::chain, picture);
      case CHAINS -> number(board, sight::chain, picture);
      case GROUPS -> groups(board, sight, picture);
      case INFLUENCE -> amounts(board.size(), sight::influence, picture);
      case TERRITORY ->
          amounts(board.size(), point -> (int) Math.round(FULL * sight.territory(point)), picture);
      case WEIGHTS -> {
        Ballot ballot = Ballot.of(sight, position.toMove());
        amounts(board.size(), point -> (int) Math.round(ballot.weight(point)), picture);
      }
    }
    return picture;
  }

  /** Numbers stones by what they belong to, in the order of the board. */
  private static void number(Board board, IntUnaryOperator owner, BoardPicture.Builder picture) {
    Map<Integer, String> numbers = new LinkedHashMap<>();
    for (int point = 0; point < board.size().area(); point++) {
      if (board.color(point) != Color.EMPTY) {
        String next = String.valueOf(numbers.size() + 1);
        picture.label(point, numbers.computeIfAbsent(owner.applyAsInt(point), it -> next));
      }
    }
  }

  private static void groups(Board board, Sight sight, BoardPicture.Builder picture) {
    PointSet held = new PointSet(board.size());
    for (int point = 0; point < board.size().area(); point++) {
      if (sight.group(point) != Sight.NONE) {
        picture.label(point, String.valueOf(sight.group(point) + 1));
        if (board.color(point) == Color.EMPTY) {
          held.add(point);
        }
      }
    }
    picture.region(held);
  }

  private static void amounts(Size size, IntUnaryOperator amount, BoardPicture.Builder picture) {
    for (int point = 0; point < size.area(); point++) {
      int value = amount.applyAsInt(point);
      if (value != 0) {
        picture.label(point, String.valueOf(value));
      }
    }
  }

  /** As on the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
