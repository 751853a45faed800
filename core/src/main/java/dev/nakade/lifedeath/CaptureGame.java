package dev.nakade.lifedeath;

import dev.nakade.go.Color;
import dev.nakade.go.Point;
import java.util.Arrays;

/**
 * The plain game of life and death: the attacker wants to capture every stone of the target, or one
 * if {@link Survival#EVERY} is asked. Both play on the region or pass; the game ends when the
 * target is gone, or with two passes in a row that count. A pass while ko forbids its player a
 * point does not count. The value for the attacker is 1 if the target is gone and 0 if it stands,
 * for the defender the negative of it.
 *
 * <p>A player with external ko threats may use one up to play on the point that ko forbids. Nothing
 * here rests on the line, so that proofs hold whatever came before.
 */
public final class CaptureGame extends RegionGame {
  private final Target target;
  private final int attacker;
  private final int[] threats = new int[3];

  /** Of each ply the ko ban lifted by a threat, or none. */
  private int[] lifted = new int[64];

  /** A game with so many external ko threats of each side. */
  public CaptureGame(Problem problem, int blackThreats, int whiteThreats) {
    super(problem);
    if (problem.target().isEmpty()) {
      throw new IllegalArgumentException("mark the stones of the target with triangles");
    }
    target = new Target(problem, board);
    attacker = Color.opponent(problem.defender());
    threats[Color.BLACK] = blackThreats;
    threats[Color.WHITE] = whiteThreats;
    lifted[0] = Point.NONE;
  }

  @Override
  public boolean over() {
    return target.isLost() || passes() >= 2;
  }

  @Override
  public int value() {
    int captured = target.isLost() ? 1 : 0;
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
    int end = legalPoints(into, start);
    if (board.koColor() == toMove && threats[toMove] > 0 && inRegion(board.koPoint())) {
      into[end++] = board.koPoint();
    }
    into[end++] = pass;
    return end;
  }

  private boolean inRegion(int point) {
    return Arrays.binarySearch(region, point) >= 0;
  }

  @Override
  public int play(int move) {
    int player = toMove;
    boolean banned = board.koColor() == player;
    boolean threat = banned && move == board.koPoint();
    if (threat) {
      threats[player]--;
      board.banKo(Point.NONE, Color.EMPTY);
    }
    int captures = board.play(point(move), player);
    advance(move == pass && !banned);
    lifted[ply] = threat ? move : Point.NONE;
    if (captures > 0 && player == attacker) {
      target.update();
    }
    return 1;
  }

  @Override
  public void undo() {
    int ban = lifted[ply];
    retreat();
    target.undone();
    if (ban != Point.NONE) {
      board.banKo(ban, toMove);
      threats[toMove]++;
    }
  }

  /** Stones, side to move, ko ban, passes, threats left, and which stones are still the target. */
  @Override
  public long key() {
    return (situation() ^ target.key())
        + threats[Color.BLACK] * 0x9e3779b97f4a7c15L
        + threats[Color.WHITE] * 0xd1b54a32d192ed03L;
  }

  @Override
  void grow(int plies) {
    lifted = Arrays.copyOf(lifted, plies);
  }
}
