package dev.nakade.sgf;

import dev.nakade.go.Board;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.go.Size;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * What stands on the board at a node: the setup and the moves of the nodes from the root to it. A
 * move is carried out even if it is illegal, as SGF demands: it takes the place of what stands
 * there, captures, and comes off with its chain if it has no liberty. {@link #problems} names what
 * was wrong.
 */
public final class SgfPosition {
  /** Properties that are lists of points and leave the stones alone. */
  private static final List<String> MARKUP =
      List.of("TR", "SQ", "CR", "MA", "SL", "DD", "VW", "TB", "TW", "M", "L");

  private final SgfNode node;
  private final Board board;
  private final Turn turn;
  private final int lastMove;
  private final int moveNumber;
  private final Map<Integer, String> labels = new LinkedHashMap<>();
  private final List<Complaint> problems;

  private SgfPosition(SgfNode node) {
    ComplaintBook complaints = new ComplaintBook(SgfLimits.DEFAULT.complaints());
    Replay replay = new Replay(node, complaints);
    this.node = node;
    this.board = replay.board();
    this.turn = replay.turn();
    this.lastMove = replay.lastMove();
    this.moveNumber = replay.moveNumber();
    readLabels(complaints);
    checkMarkup(complaints);
    this.problems = List.copyOf(complaints.complaints());
  }

  /**
   * The position at a node. Without {@code SZ} at the root the board is 19×19.
   *
   * @throws SgfException if {@code SZ} names no board from 1×1 to 25×25
   */
  public static SgfPosition at(SgfNode node) {
    return new SgfPosition(node);
  }

  /** The stones, with the ko ban of the last move; a board of the caller's own. */
  public Board board() {
    return board.copy();
  }

  public Size size() {
    return board.size();
  }

  /**
   * Whose turn it is: what {@code PL} says if no move came after it; else the colour of the next
   * move in the main line from here; else the one that did not move last; else White if {@code HA}
   * gives two stones or more, and Black if not.
   */
  public int toMove() {
    return turn.color();
  }

  /** Whether {@code PL} says whose turn it is. */
  public boolean toMoveStated() {
    return turn.stated();
  }

  /** The last move, {@link Point#PASS} for a pass, {@link Point#NONE} if there was no move. */
  public int lastMove() {
    return lastMove;
  }

  /** The number of moves so far, passes among them, or what {@code MN} makes of it. */
  public int moveNumber() {
    return moveNumber;
  }

  /** The points that a property of this very node lists, such as {@code TR} or {@code SQ}. */
  public PointSet marked(String id) {
    return SgfPoints.points(size(), node.values(id), offBoard -> {});
  }

  /**
   * The labels of this very node by their points, in order: those of {@code LB}, and those of the
   * old {@code L}, which letters its points from {@code a} on.
   */
  public Map<Integer, String> labels() {
    return Collections.unmodifiableMap(labels);
  }

  /** What was wrong, each with the place of its node; see {@link SgfNode#line()}. */
  public List<Complaint> problems() {
    return problems;
  }

  private void readLabels(ComplaintBook complaints) {
    List<String> lettered = node.values("L");
    for (int i = 0; i < lettered.size(); i++) {
      OptionalInt point = SgfPoints.point(size(), lettered.get(i));
      if (point.isPresent()) {
        labels.put(point.getAsInt(), letter(i));
      }
    }
    for (String raw : node.values("LB")) {
      int colon = SgfText.separator(raw);
      OptionalInt point = SgfPoints.point(size(), raw.substring(0, Math.max(colon, 0)));
      if (point.isPresent()) {
        labels.put(point.getAsInt(), SgfText.unescape(raw.substring(colon + 1)));
      } else {
        complain(complaints, "LB[" + raw + "] is no point with a label");
      }
    }
  }

  private static String letter(int index) {
    String letter = String.valueOf((char) ('a' + index % 26));
    return index < 26 ? letter : letter + index / 26;
  }

  private void checkMarkup(ComplaintBook complaints) {
    for (String id : MARKUP) {
      SgfPoints.points(
          size(),
          node.values(id),
          value -> complain(complaints, id + "[" + value + "] is not on the board"));
    }
  }

  private void complain(ComplaintBook complaints, String message) {
    complaints.add(node.line(), node.column(), message);
  }
}
