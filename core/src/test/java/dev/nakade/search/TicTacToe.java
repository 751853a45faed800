package dev.nakade.search;

/** Three in a row on nine squares: 1 if the side to move has won, −1 if it has lost, 0 a draw. */
final class TicTacToe implements Domain {
  private static final int[] ROWS = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};
  private static final int FULL = 0777;

  private int own;
  private int other;
  private final int[] played = new int[9];
  private int ply;

  @Override
  public int moveLimit() {
    return 9;
  }

  private static boolean hasRow(int stones) {
    for (int row : ROWS) {
      if ((stones & row) == row) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean over() {
    return hasRow(other) || (own | other) == FULL;
  }

  @Override
  public int value() {
    return hasRow(other) ? -1 : 0;
  }

  @Override
  public int lower() {
    return -1;
  }

  @Override
  public int upper() {
    return 1;
  }

  @Override
  public int candidates(int[] into, int start) {
    int end = start;
    for (int square = 0; square < 9; square++) {
      if (((own | other) >> square & 1) == 0) {
        into[end++] = square;
      }
    }
    return end;
  }

  @Override
  public int play(int move) {
    int moved = own | 1 << move;
    own = other;
    other = moved;
    played[ply++] = move;
    return 1;
  }

  @Override
  public void undo() {
    int moved = other & ~(1 << played[--ply]);
    other = own;
    own = moved;
  }

  @Override
  public long key() {
    return (own << 9 | other) * 0x9e3779b97f4a7c15L;
  }
}
