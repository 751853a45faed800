package dev.nakade.player;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Size;

/** Moves about space: corners, edges, borders, and what patterns know. */
final class SpaceMoves {
  private SpaceMoves() {}

  static void extend(Sight sight, int player, Ballot ballot) {
    extensions(sight, player, ballot, 6, 2);
  }

  static void preventExtension(Sight sight, int player, Ballot ballot) {
    extensions(sight, Color.opponent(player), ballot, 5, 2);
  }

  /** Points two and three steps along the edge from stones on the third or fourth line. */
  private static void extensions(
      Sight sight, int color, Ballot ballot, double weight, double urgency) {
    Board board = sight.board();
    Size size = board.size();
    for (int point = 0; point < size.area(); point++) {
      if (board.color(point) != color || sight.isPrisoner(point)) {
        continue;
      }
      int line = line(size, point);
      if (line != 2 && line != 3) {
        continue;
      }
      for (int direction = 0; direction < 4; direction++) {
        int end = point;
        for (int steps = 1; steps <= 3; steps++) {
          end = size.neighbour(end, direction);
          if (end == size.area() || board.color(end) != Color.EMPTY) {
            break;
          }
          if (steps >= 2 && line(size, end) == line && isOpen(board, end)) {
            ballot.add(end, steps == 2 ? weight : weight * 0.8, urgency);
          }
        }
      }
    }
  }

  /** The number of lines between a point and the nearest edge. */
  private static int line(Size size, int point) {
    int x = Math.min(size.x(point), size.width() - 1 - size.x(point));
    int y = Math.min(size.y(point), size.height() - 1 - size.y(point));
    return Math.min(x, y);
  }

  /** Whether a point and those around it are empty. */
  private static boolean isOpen(Board board, int point) {
    Size size = board.size();
    for (int dx = -1; dx <= 1; dx++) {
      for (int dy = -1; dy <= 1; dy++) {
        int x = size.x(point) + dx;
        int y = size.y(point) + dy;
        if (size.contains(x, y) && board.color(size.point(x, y)) != Color.EMPTY) {
          return false;
        }
      }
    }
    return true;
  }

  /** Points of corners without a stone: 4-4, 3-4 and 3-3. */
  static void corner(Sight sight, int player, Ballot ballot) {
    Board board = sight.board();
    Size size = board.size();
    if (Math.min(size.width(), size.height()) < 9) {
      return;
    }
    for (int corner = 0; corner < 4; corner++) {
      if (!isCornerFree(board, corner)) {
        continue;
      }
      double scale = size.width() >= 13 ? 1 : 0.6;
      ballot.add(cornerPoint(size, corner, 3, 3), 14 * scale, 4);
      ballot.add(cornerPoint(size, corner, 2, 3), 13 * scale, 4);
      ballot.add(cornerPoint(size, corner, 3, 2), 13 * scale, 4);
      ballot.add(cornerPoint(size, corner, 2, 2), 12 * scale, 4);
    }
  }

  private static boolean isCornerFree(Board board, int corner) {
    int reach = board.size().width() >= 13 ? 6 : 4;
    for (int x = 0; x < reach; x++) {
      for (int y = 0; y < reach; y++) {
        if (board.color(cornerPoint(board.size(), corner, x, y)) != Color.EMPTY) {
          return false;
        }
      }
    }
    return true;
  }

  private static int cornerPoint(Size size, int corner, int x, int y) {
    return size.point(
        corner % 2 == 0 ? x : size.width() - 1 - x, corner < 2 ? y : size.height() - 1 - y);
  }

  /** The middle of a board on which it reaches all corners. */
  static void centre(Sight sight, int player, Ballot ballot) {
    Board board = sight.board();
    Size size = board.size();
    if (Math.max(size.width(), size.height()) > 11) {
      return;
    }
    for (int point = 0; point < size.area(); point++) {
      double off =
          Math.abs(2 * size.x(point) - size.width() + 1)
              + Math.abs(2 * size.y(point) - size.height() + 1);
      if (off <= 4 && isOpen(board, point)) {
        ballot.add(point, 10 - off, 2);
      }
    }
  }

  static void invade(Sight sight, int player, Ballot ballot) {
    Board board = sight.board();
    Size size = board.size();
    for (int point = 0; point < size.area(); point++) {
      double own = forPlayer(sight.territory(point), player);
      int line = line(size, point);
      if (own < -0.2 && own > -0.85 && line >= 2 && line <= 3 && isOpen(board, point)) {
        ballot.add(point, 7 * (1 + own), 1);
      }
    }
  }

  private static double forPlayer(double blacks, int player) {
    return player == Color.BLACK ? blacks : -blacks;
  }

  static void reduce(Sight sight, int player, Ballot ballot) {
    border(sight, player, ballot, -1, 8);
  }

  static void expand(Sight sight, int player, Ballot ballot) {
    border(sight, player, ballot, 1, 8);
  }

  /** Points that nobody owns, by what lies next to them on one of the sides. */
  private static void border(Sight sight, int player, Ballot ballot, int side, double weight) {
    Board board = sight.board();
    Size size = board.size();
    for (int point = 0; point < size.area(); point++) {
      if (board.color(point) != Color.EMPTY
          || Math.abs(sight.territory(point)) > 0.5
          || line(size, point) == 0) {
        continue;
      }
      double gain = 0;
      for (int direction = 0; direction < 4; direction++) {
        int there = size.neighbour(point, direction);
        if (there < size.area() && board.color(there) == Color.EMPTY) {
          double own = side * forPlayer(sight.territory(there), player);
          gain += own > 0.1 ? 1 - Math.abs(own) / 2 : 0;
        }
      }
      ballot.add(point, weight * gain / 2, 1);
    }
  }

  static void openingPatterns(Sight sight, int player, Ballot ballot) {
    patterns(sight, player, ballot, PatternBook.Kind.OPENING);
  }

  static void shapePatterns(Sight sight, int player, Ballot ballot) {
    patterns(sight, player, ballot, PatternBook.Kind.SHAPE);
  }

  static void endgamePatterns(Sight sight, int player, Ballot ballot) {
    patterns(sight, player, ballot, PatternBook.Kind.ENDGAME);
  }

  private static void patterns(Sight sight, int player, Ballot ballot, PatternBook.Kind kind) {
    Board board = sight.board();
    for (PatternForm form : PatternBook.STANDARD.forms(kind)) {
      for (int point = 0; point < board.size().area(); point++) {
        boolean low = kind == PatternBook.Kind.SHAPE && line(board.size(), point) == 0;
        if (board.color(point) == Color.EMPTY && !low && form.matches(board, point, player)) {
          ballot.add(point, form.weight(), form.urgency());
        }
      }
    }
  }
}
