package dev.nakade.player;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.Size;
import java.util.stream.IntStream;

/** Moves of close combat. */
final class FightMoves {
  private FightMoves() {}

  /** Every block once, with what it is worth. */
  private interface Visit {
    void visit(int block, int stones);
  }

  private static void blocks(Sight sight, int color, Visit visit) {
    Board board = sight.board();
    for (int point = 0; point < board.size().area(); point++) {
      if (board.color(point) == color && board.chain(point) == point) {
        visit.visit(point, board.stones(point));
      }
    }
  }

  static void capture(Sight sight, int player, Ballot ballot) {
    blocks(
        sight,
        Color.opponent(player),
        (block, stones) -> {
          if (sight.fate(block) == Sight.Fate.IN_DANGER) {
            ballot.add(sight.attack(block), 4 + 3 * stones, 4 + 2 * stones);
          }
        });
  }

  static void save(Sight sight, int player, Ballot ballot) {
    blocks(
        sight,
        player,
        (block, stones) -> {
          if (sight.fate(block) == Sight.Fate.IN_DANGER) {
            ballot.add(sight.defence(block), 4 + 3 * stones, 4 + 2 * stones);
            ballot.add(sight.attack(block), 1 + stones, 2 + stones);
          }
        });
  }

  /** A point that leaves two blocks with two liberties or fewer threatens to take one. */
  static void doubleThreat(Sight sight, int player, Ballot ballot) {
    Board board = sight.board();
    for (int point = 0; point < board.size().area(); point++) {
      if (board.color(point) == Color.EMPTY) {
        int[] threatened = threatened(board, point, Color.opponent(player));
        if (threatened.length >= 2 && sight.capturesOneOf(point, threatened[0], threatened[1])) {
          ballot.add(point, 3 * threatened.length, 5);
        }
      }
    }
  }

  /** The blocks of a colour next to a point that have at most three liberties. */
  private static int[] threatened(Board board, int point, int color) {
    Size size = board.size();
    return IntStream.range(0, 4)
        .filter(
            i -> {
              int there = size.neighbour(point, i);
              return there < size.area()
                  && board.color(there) == color
                  && board.liberties(there) <= 3
                  && isFirst(board, point, i);
            })
        .map(i -> size.neighbour(point, i))
        .toArray();
  }

  /** Whether no earlier neighbour is of the same block. */
  private static boolean isFirst(Board board, int point, int i) {
    Size size = board.size();
    int block = board.chain(size.neighbour(point, i));
    for (int j = 0; j < i; j++) {
      int there = size.neighbour(point, j);
      if (there < size.area() && board.color(there) != Color.EMPTY && board.chain(there) == block) {
        return false;
      }
    }
    return true;
  }

  static void atari(Sight sight, int player, Ballot ballot) {
    Board board = sight.board();
    Size size = board.size();
    for (int point = 0; point < size.area(); point++) {
      if (board.color(point) != Color.EMPTY) {
        continue;
      }
      for (int i = 0; i < 4; i++) {
        int there = size.neighbour(point, i);
        if (there < size.area()
            && board.color(there) == Color.opponent(player)
            && board.liberties(there) == 2
            && isFirst(board, point, i)) {
          ballot.add(point, 1.5 + 0.5 * board.stones(there), 2);
        }
      }
    }
  }

  static void connect(Sight sight, int player, Ballot ballot) {
    between(sight, player, ballot, 1.0, 9);
  }

  static void cut(Sight sight, int player, Ballot ballot) {
    between(sight, Color.opponent(player), ballot, 0.9, 8);
  }

  /** Points next to two chains of a colour that are not one, if the opponent can part them. */
  private static void between(Sight sight, int color, Ballot ballot, double share, double urgency) {
    Board board = sight.board();
    Size size = board.size();
    for (int point = 0; point < size.area(); point++) {
      if (board.color(point) != Color.EMPTY || sight.isProtected(point, color)) {
        continue;
      }
      int smallest = smallestParted(sight, point, color);
      if (smallest > 0) {
        double stake = Math.min(12, 2 + 1.5 * smallest);
        ballot.add(point, share * stake, Math.min(urgency, stake));
      }
    }
  }

  /** Stones of the smaller of two chains that meet at a point, 0 if none meet. */
  private static int smallestParted(Sight sight, int point, int color) {
    Board board = sight.board();
    Size size = board.size();
    int first = Sight.NONE;
    int smallest = 0;
    for (int direction = 0; direction < 4; direction++) {
      int there = size.neighbour(point, direction);
      if (there < size.area() && board.color(there) == color && !sight.isPrisoner(there)) {
        if (first == Sight.NONE) {
          first = there;
          smallest = 0;
        } else if (sight.chain(there) != sight.chain(first) && sight.canBeParted(there, first)) {
          smallest = Math.min(board.stones(there), board.stones(first));
        }
      }
    }
    return smallest;
  }

  /**
   * For an own block that is lost in a ladder: points in the direction in which it runs, where a
   * stone helps and also does something else.
   */
  static void ladderBreaker(Sight sight, int player, Ballot ballot) {
    Board board = sight.board();
    Size size = board.size();
    blocks(
        sight,
        player,
        (block, stones) -> {
          boolean inLadder =
              sight.fate(block) == Sight.Fate.PRISONER && board.liberties(block) == 1;
          if (!inLadder || stones < 2) {
            return;
          }
          int exit = liberty(board, block);
          for (int dx = -1; dx <= 1; dx += 2) {
            for (int dy = -1; dy <= 1; dy += 2) {
              for (int steps = 2; steps <= 4; steps++) {
                int x = size.x(exit) + steps * dx;
                int y = size.y(exit) + steps * dy;
                if (size.contains(x, y) && isLonely(board, size.point(x, y))) {
                  ballot.add(size.point(x, y), 0.8 * stones, 3);
                }
              }
            }
          }
        });
  }

  private static int liberty(Board board, int block) {
    Size size = board.size();
    int stone = block;
    do {
      for (int direction = 0; direction < 4; direction++) {
        int there = size.neighbour(stone, direction);
        if (there < size.area() && board.color(there) == Color.EMPTY) {
          return there;
        }
      }
      stone = board.nextInChain(stone);
    } while (stone != block);
    return Point.NONE;
  }

  private static boolean isLonely(Board board, int point) {
    Size size = board.size();
    for (int direction = 0; direction < 4; direction++) {
      int there = size.neighbour(point, direction);
      if (there < size.area() && board.color(there) != Color.EMPTY) {
        return false;
      }
    }
    return board.color(point) == Color.EMPTY;
  }

  /** Captures of one stone that leave a ko. */
  static void ko(Sight sight, int player, Ballot ballot) {
    Board board = sight.board();
    Size size = board.size();
    for (int point = 0; point < size.area(); point++) {
      if (board.color(point) != Color.EMPTY) {
        continue;
      }
      int takes = 0;
      boolean closed = true;
      for (int direction = 0; direction < 4; direction++) {
        int there = size.neighbour(point, direction);
        if (there < size.area()) {
          closed &= board.color(there) == Color.opponent(player);
          takes +=
              board.color(there) == Color.opponent(player)
                      && board.liberties(there) == 1
                      && board.stones(there) == 1
                  ? 1
                  : 0;
        }
      }
      if (closed && takes == 1) {
        ballot.add(point, 5, 4);
      }
    }
  }
}
