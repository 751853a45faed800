package dev.nakade.go;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * Stones on a rectangle of any size, with play and undo. It knows the basic ko ban and nothing else
 * of the past; superko and the end of the game belong to {@link Game}.
 *
 * <p>Chains are kept, not recomputed. The stones of a chain form a ring through {@code next}, and
 * all name the same one of them in {@code head}; {@code liberties} and {@code stones} are true at
 * heads. Playing joins rings by exchanging two links, so exchanging them again parts them: that is
 * how undo restores everything. What cannot be derived goes to a log.
 */
public final class Board implements Stones {
  private static final int FREE = Color.EMPTY;

  /** So many liberties more has a chain that cannot be captured; no chain has as many itself. */
  private static final int PROTECTED = 1 << 16;

  private final Size size;
  private final int area;
  private final int[] adjacent;

  /** One place more than points: what lies off the board. */
  private final byte[] color;

  private final int[] head;
  private final int[] next;
  private final int[] liberties;
  private final int[] stones;

  private final int[] captured = new int[3];
  private long key;
  private int koPoint = Point.NONE;
  private int koColor = FREE;
  private int moves;

  private int[] log;
  private int logged;

  /** An empty board. */
  public Board(Size size) {
    this.size = size;
    this.area = size.area();
    this.adjacent = size.adjacent();
    this.color = new byte[area + 1];
    this.color[area] = Color.OFF_BOARD;
    this.head = new int[area + 1];
    this.next = new int[area];
    this.liberties = new int[area];
    this.stones = new int[area];
    this.log = new int[16 * area];
  }

  private Board(Board other) {
    this.size = other.size;
    this.area = other.area;
    this.adjacent = other.adjacent;
    this.color = other.color.clone();
    this.head = other.head.clone();
    this.next = other.next.clone();
    this.liberties = other.liberties.clone();
    this.stones = other.stones.clone();
    this.log = other.log.clone();
    this.logged = other.logged;
    this.key = other.key;
    this.koPoint = other.koPoint;
    this.koColor = other.koColor;
    this.moves = other.moves;
    System.arraycopy(other.captured, 0, captured, 0, captured.length);
  }

  /** A board on which each point holds the colour that {@code colors} gives for it. */
  public static Board of(Size size, IntUnaryOperator colors) {
    Board board = new Board(size);
    for (int point = 0; point < size.area(); point++) {
      board.color[point] = validColor(colors.applyAsInt(point));
    }
    board.rebuild();
    return board;
  }

  private static byte validColor(int color) {
    if (color != FREE) {
      Color.requirePlayer(color);
    }
    return (byte) color;
  }

  /** A board with the same stones and the same moves to undo. */
  public Board copy() {
    return new Board(this);
  }

  /** A new board with the colours of all stones exchanged; it has no moves to undo. */
  public Board swapColors() {
    Board swapped = of(size, p -> color[p] == FREE ? FREE : Color.opponent(color[p]));
    swapped.banKo(koPoint, Color.opponent(koColor));
    return swapped;
  }

  @Override
  public Size size() {
    return size;
  }

  @Override
  public int color(int point) {
    return color[point];
  }

  /** The key of the stones alone; see {@link Zobrist#situation} for the rest. */
  public long key() {
    return key;
  }

  /** The point that basic ko forbids to {@link #koColor()}, or {@link Point#NONE}. */
  public int koPoint() {
    return koPoint;
  }

  /** Who may not retake, or {@link Color#EMPTY} if nobody is banned. */
  public int koColor() {
    return koColor;
  }

  /** How many stones of that colour have been captured by play. */
  public int captured(int color) {
    return captured[color];
  }

  /** How many moves can be undone, passes among them. */
  public int moves() {
    return moves;
  }

  /** A stone that stands for the chain of this stone: the same for all of its stones. */
  public int chain(int point) {
    return head[point];
  }

  /** The number of liberties of the chain of this stone; a great one if it is protected. */
  public int liberties(int point) {
    return liberties[head[point]];
  }

  /** The number of stones of the chain of this stone. */
  public int stones(int point) {
    return stones[head[point]];
  }

  /** The stone after this one in its chain; going on, one comes back to the first. */
  public int nextInChain(int point) {
    return next[point];
  }

  /** The stones of the chains without any liberty, which only setting up can produce. */
  public PointSet breathless() {
    PointSet found = new PointSet(size);
    for (int point = 0; point < area; point++) {
      if (color[point] != FREE && liberties(point) == 0) {
        found.add(point);
      }
    }
    return found;
  }

  /**
   * Puts a stone on a point or clears it, without captures. Moves can no longer be undone after it,
   * and no ko is banned.
   */
  public void set(int point, int newColor) {
    if (point < 0 || point >= area) {
      throw new IndexOutOfBoundsException("no point " + point + " on " + size);
    }
    color[point] = validColor(newColor);
    rebuild();
  }

  /** Takes all stones off. There is no move to undo after it. */
  public void clear() {
    Arrays.fill(color, 0, area, (byte) FREE);
    Arrays.fill(captured, 0);
    key = 0;
    logged = 0;
    moves = 0;
    banKo(Point.NONE, FREE);
  }

  /** Forbids a player a point as ko does, in a position that was set up. */
  public void banKo(int point, int player) {
    koPoint = point;
    koColor = point == Point.NONE ? FREE : player;
  }

  /**
   * Takes these stones to be safe for reasons outside the board: they, and what is connected with
   * them, are never captured. That ends when stones are set up.
   */
  public void protect(PointSet safe) {
    safe.forEach(
        point -> {
          if (!isProtected(point)) {
            liberties[head[point]] += PROTECTED;
          }
        });
  }

  /** Whether the chain of this stone is one that cannot be captured; see {@link #protect}. */
  public boolean isProtected(int point) {
    return liberties[head[point]] >= PROTECTED;
  }

  /** Whether {@code player} may play there, as far as the board knows. A pass is legal. */
  public Legality legality(int point, int player) {
    if (point == Point.PASS) {
      return Legality.LEGAL;
    }
    if (point < 0 || point >= area) {
      return Legality.OFF_BOARD;
    }
    if (color[point] != FREE) {
      return Legality.OCCUPIED;
    }
    if (point == koPoint && player == koColor) {
      return Legality.KO;
    }
    return breathes(point, player) ? Legality.LEGAL : Legality.SUICIDE;
  }

  /** Whether a move that is on the board and not occupied is legal; the quick form of legality. */
  public boolean isLegal(int point, int player) {
    return color[point] == FREE
        && (point != koPoint || player != koColor)
        && breathes(point, player);
  }

  private boolean breathes(int point, int player) {
    for (int i = 4 * point, end = i + 4; i < end; i++) {
      int neighbour = adjacent[i];
      int there = color[neighbour];
      if (there == FREE) {
        return true;
      }
      if (there != Color.OFF_BOARD && (there == player) == (liberties[head[neighbour]] > 1)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Plays a legal move or a pass and returns the number of stones captured. Whose turn it is is the
   * caller's business.
   */
  public int play(int point, int player) {
    assert legality(point, player) == Legality.LEGAL : legality(point, player);
    ensureLog();
    moves++;
    if (point == Point.PASS) {
      logTrailer(point, player, 0, 0);
      koPoint = Point.NONE;
      koColor = FREE;
      return 0;
    }
    int opponent = Color.opponent(player);
    int chain = widestChainNextTo(point, player);
    put(point, player);
    int free = takeLiberty(point, opponent);
    int joined = chain < 0 ? found(point, free) : join(point, chain, player);
    int lastCapture = Point.NONE;
    int captures = 0;
    int capturedChains = 0;
    for (int i = 4 * point, end = i + 4; i < end; i++) {
      int neighbour = adjacent[i];
      if (color[neighbour] == opponent && liberties[head[neighbour]] == 0) {
        lastCapture = neighbour;
        captures += remove(head[neighbour], player);
        capturedChains++;
      }
    }
    captured[opponent] += captures;
    logTrailer(point, player, joined, capturedChains);
    boolean ko = captures == 1 && stones[head[point]] == 1 && liberties[head[point]] == 1;
    koPoint = ko ? lastCapture : Point.NONE;
    koColor = ko ? opponent : FREE;
    return captures;
  }

  /** Takes back the last move or pass. */
  public void undo() {
    if (moves == 0) {
      throw new IllegalStateException("no move to undo");
    }
    moves--;
    int capturedChains = log[--logged];
    int joined = log[--logged];
    koColor = log[--logged];
    koPoint = log[--logged];
    int player = log[--logged];
    int point = log[--logged];
    if (point == Point.PASS) {
      return;
    }
    int opponent = Color.opponent(player);
    for (int i = 0; i < capturedChains; i++) {
      captured[opponent] -= restore(player);
    }
    if (head[point] != point) {
      part(point, joined);
    }
    color[point] = FREE;
    key ^= Zobrist.stone(player, point);
    giveLiberty(point, opponent);
  }

  /** The chain of that colour next to the point that has most stones, or −1. */
  private int widestChainNextTo(int point, int player) {
    int widest = -1;
    for (int i = 4 * point, end = i + 4; i < end; i++) {
      int neighbour = adjacent[i];
      if (color[neighbour] == player && (widest < 0 || stones[head[neighbour]] > stones[widest])) {
        widest = head[neighbour];
      }
    }
    return widest;
  }

  private void put(int point, int player) {
    color[point] = (byte) player;
    head[point] = point;
    next[point] = point;
    key ^= Zobrist.stone(player, point);
  }

  /** Takes the point from the liberties of each opposing chain; returns the free neighbours. */
  private int takeLiberty(int point, int opponent) {
    int free = 0;
    for (int first = 4 * point, i = first; i < first + 4; i++) {
      int there = color[adjacent[i]];
      if (there == FREE) {
        free++;
      } else if (there == opponent && isFirstOfItsChain(first, i)) {
        liberties[head[adjacent[i]]]--;
      }
    }
    return free;
  }

  private void giveLiberty(int point, int player) {
    for (int first = 4 * point, i = first; i < first + 4; i++) {
      if (color[adjacent[i]] == player && isFirstOfItsChain(first, i)) {
        liberties[head[adjacent[i]]]++;
      }
    }
  }

  /** Whether no earlier neighbour of the same point belongs to the chain of this one. */
  private boolean isFirstOfItsChain(int first, int i) {
    int chain = head[adjacent[i]];
    int there = color[adjacent[i]];
    for (int j = first; j < i; j++) {
      if (color[adjacent[j]] == there && head[adjacent[j]] == chain) {
        return false;
      }
    }
    return true;
  }

  /** A chain of its own. */
  private int found(int point, int free) {
    stones[point] = 1;
    liberties[point] = free;
    return 0;
  }

  /** Joins the new stone and its other chains to {@code chain}; returns how many others. */
  private int join(int point, int chain, int player) {
    int before = liberties[chain];
    liberties[chain]--;
    liberties[chain] += newLiberties(point, chain);
    exchangeLinks(chain, point);
    head[point] = chain;
    stones[chain]++;
    int joined = 0;
    for (int i = 4 * point, end = i + 4; i < end; i++) {
      int neighbour = adjacent[i];
      if (color[neighbour] == player && head[neighbour] != chain) {
        absorb(head[neighbour], chain);
        joined++;
      }
    }
    log[logged++] = before;
    return joined;
  }

  private void absorb(int other, int chain) {
    log[logged++] = liberties[other];
    log[logged++] = stones[other];
    log[logged++] = other;
    if (liberties[other] >= PROTECTED && liberties[chain] < PROTECTED) {
      liberties[chain] += PROTECTED;
    }
    int stone = other;
    do {
      liberties[chain] += newLiberties(stone, chain);
      head[stone] = chain;
      stone = next[stone];
    } while (stone != other);
    exchangeLinks(chain, other);
    stones[chain] += stones[other];
  }

  /** The free neighbours of a stone that are no liberties of {@code chain} so far. */
  private int newLiberties(int stone, int chain) {
    int count = 0;
    for (int i = 4 * stone, end = i + 4; i < end; i++) {
      if (color[adjacent[i]] == FREE && !touches(adjacent[i], chain)) {
        count++;
      }
    }
    return count;
  }

  private boolean touches(int free, int chain) {
    byte player = color[chain];
    for (int i = 4 * free, end = i + 4; i < end; i++) {
      if (color[adjacent[i]] == player && head[adjacent[i]] == chain) {
        return true;
      }
    }
    return false;
  }

  private void part(int point, int joined) {
    int chain = head[point];
    int before = log[--logged];
    for (int i = 0; i < joined; i++) {
      int other = log[--logged];
      stones[other] = log[--logged];
      liberties[other] = log[--logged];
      stones[chain] -= stones[other];
      exchangeLinks(chain, other);
      int stone = other;
      do {
        head[stone] = other;
        stone = next[stone];
      } while (stone != other);
    }
    stones[chain]--;
    exchangeLinks(chain, point);
    liberties[chain] = before;
  }

  private void exchangeLinks(int a, int b) {
    int link = next[a];
    next[a] = next[b];
    next[b] = link;
  }

  /** Takes a chain off the board, logs it ring by ring, and returns its number of stones. */
  private int remove(int chain, int player) {
    int opponent = color[chain];
    int count = stones[chain];
    int stone = chain;
    do {
      log[logged++] = stone;
      color[stone] = FREE;
      key ^= Zobrist.stone(opponent, stone);
      giveLiberty(stone, player);
      stone = next[stone];
    } while (stone != chain);
    log[logged++] = count;
    return count;
  }

  /** Puts the chain that was logged last back; all its stones, in the order of the ring. */
  private int restore(int player) {
    int count = log[--logged];
    int opponent = Color.opponent(player);
    int chain = log[logged - count];
    int successor = chain;
    for (int i = 0; i < count; i++) {
      int stone = log[--logged];
      color[stone] = (byte) opponent;
      key ^= Zobrist.stone(opponent, stone);
      head[stone] = chain;
      next[stone] = successor;
      successor = stone;
      takeLiberty(stone, player);
    }
    stones[chain] = count;
    liberties[chain] = 0;
    return count;
  }

  private void logTrailer(int point, int player, int joined, int capturedChains) {
    log[logged++] = point;
    log[logged++] = player;
    log[logged++] = koPoint;
    log[logged++] = koColor;
    log[logged++] = joined;
    log[logged++] = capturedChains;
  }

  /** Makes room for the longest entry that one move can cause. */
  private void ensureLog() {
    if (logged + area + 32 > log.length) {
      log = Arrays.copyOf(log, 2 * log.length + 32);
    }
  }

  /** Derives everything from the colours, after setting up. */
  private void rebuild() {
    byte[] colors = color.clone();
    clear();
    System.arraycopy(colors, 0, color, 0, area);
    Arrays.fill(head, Point.NONE);
    int[] queue = new int[area];
    for (int point = 0; point < area; point++) {
      if (color[point] != FREE) {
        key ^= Zobrist.stone(color[point], point);
        if (head[point] == Point.NONE) {
          gather(point, queue);
        }
      }
    }
  }

  private void gather(int chain, int[] queue) {
    int count = 0;
    queue[count++] = chain;
    head[chain] = chain;
    next[chain] = chain;
    liberties[chain] = 0;
    for (int done = 0; done < count; done++) {
      int stone = queue[done];
      for (int i = 4 * stone, end = i + 4; i < end; i++) {
        int neighbour = adjacent[i];
        if (color[neighbour] == color[chain] && head[neighbour] == Point.NONE) {
          head[neighbour] = chain;
          next[neighbour] = next[chain];
          next[chain] = neighbour;
          queue[count++] = neighbour;
        }
      }
    }
    stones[chain] = count;
    PointSet free = new PointSet(size);
    for (int done = 0; done < count; done++) {
      for (int i = 4 * queue[done], end = i + 4; i < end; i++) {
        if (color[adjacent[i]] == FREE && free.add(adjacent[i])) {
          liberties[chain]++;
        }
      }
    }
  }
}
