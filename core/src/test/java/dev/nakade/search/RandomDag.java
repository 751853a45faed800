package dev.nakade.search;

/**
 * A random game on layers of few positions, so that most are reached in many ways; with as many
 * positions a layer as there are lines it is a tree. Everything follows from the seed.
 */
final class RandomDag implements Domain {
  private final long seed;
  private final int branching;
  private final int length;
  private final long width;
  private final long[] line;
  private int ply;

  /** A game of {@code length} plies with {@code width} positions a ply. */
  RandomDag(long seed, int branching, int length, long width) {
    this.seed = seed;
    this.branching = branching;
    this.length = length;
    this.width = width;
    this.line = new long[length + 1];
  }

  private long random(long what) {
    long x = seed * 0x9e3779b97f4a7c15L + what;
    x = (x ^ (x >>> 30)) * 0xbf58476d1ce4e5b9L;
    x = (x ^ (x >>> 27)) * 0x94d049bb133111ebL;
    return (x ^ (x >>> 31)) >>> 1;
  }

  int ply() {
    return ply;
  }

  @Override
  public int moveLimit() {
    return branching;
  }

  @Override
  public boolean over() {
    return ply == length || (ply > 0 && random(key() + 7) % 11 == 0);
  }

  @Override
  public int value() {
    return (int) (random(key() + 5) % 41) - 20;
  }

  @Override
  public int candidates(int[] into, int start) {
    int count = 1 + (int) (random(key() + 3) % branching);
    for (int i = 0; i < count; i++) {
      into[start + i] = i;
    }
    return start + count;
  }

  @Override
  public int play(int move) {
    long next = random(key() * 31 + move) % width;
    line[++ply] = next;
    return 1;
  }

  @Override
  public void undo() {
    ply--;
  }

  @Override
  public long key() {
    return random(ply * 1_000_003L + line[ply]) | 1;
  }

  /** Answers must not depend on it. */
  @Override
  public int doubt() {
    return 1 << random(key() + 9) % 31;
  }
}
