package dev.nakade.lifedeath;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Point;
import dev.nakade.go.Zobrist;
import dev.nakade.search.Domain;
import java.util.Arrays;

/**
 * The plain game of life and death: the attacker wants to capture every stone of the target. Both
 * play on the region or pass; the game ends when the target is gone, or with two passes in a row
 * that count. A pass while ko forbids its player a point does not count. The value for the attacker
 * is 1 if the target is gone and 0 if it stands, for the defender the negative of it.
 *
 * <p>A player with external ko threats may use one up to play on the point that ko forbids. Nothing
 * here rests on the line, so that proofs hold whatever came before.
 */
public final class CaptureGame implements Domain {
  private final Board board;
  private final int[] region;
  private final int[] target;
  private final int attacker;
  private final int pass;
  private final int[] threats = new int[3];
  private int toMove;

  /** Of each ply: target stones left, passes that count, ko ban lifted by a threat or none. */
  private long[] standing = new long[64];

  private byte[] passes = new byte[64];
  private int[] lifted = new int[64];
  private int ply;

  /** The problem's board is played on, and comes back as it was when all moves are undone. */
  public CaptureGame(Problem problem, int blackThreats, int whiteThreats) {
    board = problem.board();
    region = problem.region().stream().toArray();
    target = problem.target().stream().toArray();
    if (target.length == 0 || target.length > 64) {
      throw new IllegalArgumentException(
          "mark 1 to 64 stones of the target with triangles, not " + target.length);
    }
    attacker = Color.opponent(problem.defender());
    pass = board.size().area();
    toMove = problem.toMove();
    threats[Color.BLACK] = blackThreats;
    threats[Color.WHITE] = whiteThreats;
    standing[0] = target.length == 64 ? -1L : (1L << target.length) - 1;
    lifted[0] = Point.NONE;
  }

  /** The point or pass that a move stands for. */
  public int point(int move) {
    return move == pass ? Point.PASS : move;
  }

  @Override
  public int moveLimit() {
    return pass + 1;
  }

  @Override
  public boolean over() {
    return standing[ply] == 0 || passes[ply] >= 2;
  }

  @Override
  public int value() {
    int captured = standing[ply] == 0 ? 1 : 0;
    return toMove == attacker ? captured : -captured;
  }

  @Override
  public int lower() {
    return toMove == attacker ? 0 : -1;
  }

  @Override
  public int upper() {
    return toMove == attacker ? 1 : 0;
  }

  @Override
  public int candidates(int[] into, int start) {
    int end = start;
    for (int point : region) {
      if (board.isLegal(point, toMove) || (isBanned(point) && threats[toMove] > 0)) {
        into[end++] = point;
      }
    }
    into[end++] = pass;
    return end;
  }

  private boolean isBanned(int point) {
    return point == board.koPoint() && board.koColor() == toMove;
  }

  @Override
  public int play(int move) {
    ensureRoom();
    int player = toMove;
    boolean banned = board.koColor() == player;
    boolean threat = move != pass && isBanned(move);
    lifted[ply + 1] = threat ? move : Point.NONE;
    if (threat) {
      threats[player]--;
      board.banKo(Point.NONE, Color.EMPTY);
    }
    int captures = board.play(point(move), player);
    standing[ply + 1] = captures > 0 && player == attacker ? stillStanding() : standing[ply];
    passes[ply + 1] = (byte) (move == pass && !banned ? passes[ply] + 1 : 0);
    ply++;
    toMove = Color.opponent(player);
    return 1;
  }

  private long stillStanding() {
    long left = standing[ply];
    for (long rest = left; rest != 0; rest &= rest - 1) {
      int i = Long.numberOfTrailingZeros(rest);
      if (board.color(target[i]) == Color.EMPTY) {
        left &= ~(1L << i);
      }
    }
    return left;
  }

  @Override
  public void undo() {
    board.undo();
    toMove = Color.opponent(toMove);
    if (lifted[ply] != Point.NONE) {
      board.banKo(lifted[ply], toMove);
      threats[toMove]++;
    }
    ply--;
  }

  /** Stones, side to move, ko ban, passes, threats left, and which stones are still the target. */
  @Override
  public long key() {
    int banned = board.koColor() == toMove ? board.koPoint() : Point.NONE;
    return Zobrist.situation(board.key(), toMove, banned, passes[ply])
        + threats[Color.BLACK] * 0x9e3779b97f4a7c15L
        + threats[Color.WHITE] * 0xd1b54a32d192ed03L
        + standing[ply] * 0xaef17502108ef2d9L;
  }

  private void ensureRoom() {
    if (ply + 1 == standing.length) {
      standing = Arrays.copyOf(standing, 2 * ply + 2);
      passes = Arrays.copyOf(passes, 2 * ply + 2);
      lifted = Arrays.copyOf(lifted, 2 * ply + 2);
    }
  }
}
