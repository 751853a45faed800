package dev.nakade.app.show;

import dev.nakade.app.io.Failure;
import dev.nakade.app.picture.BoardPicture;
import dev.nakade.app.picture.Mark;
import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.sgf.Complaint;
import dev.nakade.sgf.SgfException;
import dev.nakade.sgf.SgfFile;
import dev.nakade.sgf.SgfNode;
import dev.nakade.sgf.SgfPosition;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * One game of a file at one moment.
 *
 * @param game its number in the file, from 1
 * @param games how many the file holds
 * @param moves the length of the main line
 * @param move how many moves were played
 * @param complaints what was wrong with this game
 */
record ShownGame(
    String file,
    int game,
    int games,
    SgfNode node,
    SgfPosition position,
    int moves,
    int move,
    List<Complaint> complaints) {
  private static final Comparator<Complaint> BY_PLACE =
      Comparator.comparingInt(Complaint::line).thenComparingInt(Complaint::column);

  static ShownGame of(String name, SgfFile file, int game, Moment moment) throws Failure {
    MainLine line = new MainLine(file.games().get(game - 1));
    Optional<SgfNode> node = line.at(moment);
    if (node.isEmpty()) {
      throw Failure.about(name, "game " + game + " has only " + line.moves() + " moves");
    }
    try {
      SgfPosition position = SgfPosition.at(node.get());
      return new ShownGame(
          name,
          game,
          file.games().size(),
          node.get(),
          position,
          line.moves(),
          MainLine.movesUpTo(node.get()),
          complaints(file, game, position));
    } catch (SgfException e) {
      throw Failure.about(name, e);
    }
  }

  /** Those of the reader between this game's beginning and the next one's, and the position's. */
  private static List<Complaint> complaints(SgfFile file, int game, SgfPosition position) {
    List<Complaint> complaints = new ArrayList<>(position.problems());
    for (Complaint complaint : file.complaints()) {
      boolean later = game < file.games().size() && isBefore(file.games().get(game), complaint);
      boolean earlier = game > 1 && !isBefore(file.games().get(game - 1), complaint);
      if (!later && !earlier) {
        complaints.add(complaint);
      }
    }
    complaints.sort(BY_PLACE);
    return complaints;
  }

  private static boolean isBefore(SgfNode root, Complaint complaint) {
    return BY_PLACE.compare(new Complaint(root.line(), root.column(), ""), complaint) <= 0;
  }

  /** {@code GN}, or who played; empty if the record says neither. */
  String name() {
    SgfNode root = node.path().get(0);
    Optional<String> black = stated(root, "PB");
    Optional<String> white = stated(root, "PW");
    String players =
        black.isPresent() || white.isPresent() ? black.orElse("?") + " – " + white.orElse("?") : "";
    return stated(root, "GN").orElse(players);
  }

  private static Optional<String> stated(SgfNode root, String id) {
    return root.text(id).filter(text -> !text.isBlank());
  }

  String comment() {
    return node.text("C").orElse("");
  }

  /** File, game and name in one line. */
  String heading() {
    String number = games > 1 ? ", game " + game + " of " + games : "";
    return file + number + (name().isEmpty() ? "" : ": " + name());
  }

  /** Size, side to move and move number in one line. */
  String state() {
    String state = position.size() + ", " + Color.name(position.toMove()) + " to move";
    if (move > 0) {
      return state + ", after move " + move + " of " + moves + " (" + lastMove() + ")";
    }
    return moves == 0 ? state : state + ", " + moves + " moves";
  }

  private String lastMove() {
    SgfNode last = node;
    while (!last.has("B") && !last.has("W")) {
      last = last.parent().orElseThrow();
    }
    String color = Color.name(last.has("B") ? Color.BLACK : Color.WHITE);
    return color + " " + Point.name(position.size(), position.lastMove());
  }

  PointSet marked(Mark mark) {
    return switch (mark) {
      case TRIANGLE -> position.marked("TR");
      case SQUARE -> position.marked("SQ");
      case CIRCLE -> position.marked("CR");
      case CROSS -> position.marked("MA").addAll(position.marked("M"));
      case RING, LAST_MOVE -> new PointSet(position.size());
    };
  }

  PointSet selected() {
    return position.marked("SL");
  }

  /** What is to be seen; the caller says how much of it. */
  BoardPicture.Builder picture() {
    BoardPicture.Builder picture = BoardPicture.of(position.board()).title(heading());
    for (Mark mark : Mark.values()) {
      picture.mark(mark, marked(mark));
    }
    return picture.region(selected()).labels(position.labels()).lastMove(position.lastMove());
  }
}
