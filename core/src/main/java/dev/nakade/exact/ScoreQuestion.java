package dev.nakade.exact;

import dev.nakade.go.Color;
import dev.nakade.go.Masks;
import dev.nakade.go.Point;
import dev.nakade.go.SmallBoard;
import dev.nakade.safety.Territory;
import dev.nakade.search.ProofGame;
import dev.nakade.search.Regression;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The question whether Black reaches a score on a whole board, as a game: two passes end it, or
 * three right after a ko arose if so wanted; the area is counted, all stones alive. {@link #WON}
 * and {@code -WON} are proofs for the side to move, values between are guesses.
 *
 * <p>Where a repetition ends the game, {@link #restsOn} tells on what a result rests. Where it is
 * forbidden, the key holds the set of situations before, and images of a situation have keys of
 * their own, since their histories differ.
 */
final class ScoreQuestion implements ProofGame {
  /** The side to move reaches what it wants; proved. */
  static final int WON = 30_000;

  /** Passes in a row that end the game, but right after a ko arose. */
  private static final int LAST_PASSES = 2;

  /** The opening lasts until so much of the board is filled. */
  private static final double OPENING = 0.4;

  // By which powers of 2 moves are doubted on an empty board: for each step, and at most.
  private static final int DOUBT = 2;
  private static final int MOST_DOUBT = 10;

  private static final int SEEN_BITS = 20;

  private final SmallBoard board;
  private final Masks masks;
  private final int area;
  private final Repetition repetition;
  private final Knowledge knowledge;
  private final SituationKeys keys;
  private final SituationKeys single;
  private final Evaluation evaluation;
  private final Territory territory;
  private final Optional<NearSafety> near;
  private final Scoring scoring;
  private final int[] order;

  private final int[][] doubts;

  /** Of each point, how many it is further from the middle than the nearest. */
  private final int[] steps;

  private int toMove;
  private int goal;
  private int prover = Color.BLACK;
  private boolean countsPasses;
  private int ply;

  /**
   * Of each ply of the line: stones, what came before, ban, passes in a row, Black's more passes.
   */
  private long[] blacks = new long[64];

  private long[] whites = new long[64];
  private long[] histories = new long[64];
  private byte[] bans = new byte[64];
  private byte[] passes = new byte[64];

  /** After how many passes in a row the game ends. */
  private byte[] lastPasses = new byte[64];

  /** The move that led here, or {@link Point#NONE} for a pass. */
  private byte[] moves = new byte[64];

  private int[] leads = new int[64];
  private int[] passCounts = new int[64];

  /** The ply that the last move repeated, or {@link #NOTHING}. */
  private int repeated = NOTHING;

  private int lower;
  private int upper;

  /** The key of the present situation, if it is known. */
  private long key;

  private boolean keyed;
  private int symmetry;

  /** Keys, and what their situations are worth without search, found lately. */
  private final long[] seen = new long[1 << SEEN_BITS];

  private final byte[] verdicts = new byte[1 << SEEN_BITS];

  /** How many points are safe for the side to move and for the other. */
  private final byte[] ownSafe = new byte[1 << SEEN_BITS];

  private final byte[] otherSafe = new byte[1 << SEEN_BITS];
  private int seenAt;

  private final Outlook outlook;
  private final Outlook.View view = new Outlook.View();

  ScoreQuestion(SmallBoard board, int toMove, Knowledge knowledge) {
    this(board, toMove, knowledge, new Outlook(board.size(), board.masks()));
  }

  /** A question with guesses of this outlook. */
  ScoreQuestion(SmallBoard board, int toMove, Knowledge knowledge, Outlook outlook) {
    this.board = board;
    this.masks = board.masks();
    this.area = board.size().area();
    this.knowledge = knowledge;
    this.repetition = knowledge.repetition();
    this.toMove = toMove;
    this.keys = new SituationKeys(board.size(), knowledge.sharesKeys());
    this.single = new SituationKeys(board.size(), /* shared= */ false);
    this.evaluation = new Evaluation(board.size(), masks);
    this.territory = knowledge.territory(board.size(), masks);
    this.near = knowledge.near(board, territory);
    this.scoring = knowledge.scoring(board.size(), territory);
    this.outlook = outlook;
    this.order = order();
    this.doubts = doubts();
    this.steps =
        IntStream.range(0, area)
            .map(p -> (halfStepsFromMiddle(p) - halfStepsFromMiddle(order[0])) / 2)
            .toArray();
    record(0);
  }

  private int[] order() {
    List<Integer> points = new ArrayList<>();
    for (int point = 0; point < area; point++) {
      points.add(point);
    }
    points.sort(Comparator.comparingInt(this::halfStepsFromMiddle));
    return points.stream().mapToInt(p -> p).toArray();
  }

  private int halfStepsFromMiddle(int point) {
    int x = board.size().x(point);
    int y = board.size().y(point);
    return Math.abs(2 * x - board.size().width() + 1) + Math.abs(2 * y - board.size().height() + 1);
  }

  /** How much moves are doubted, by stones on the board and steps from the middle. */
  private int[][] doubts() {
    int most = (int) (area * OPENING);
    int[][] doubts = new int[most][area + 1];
    for (int stones = 0; stones < most; stones++) {
      for (int steps = 0; steps <= area; steps++) {
        double bits = Math.min(MOST_DOUBT, DOUBT * steps * (1 - (double) stones / most));
        doubts[stones][steps] = (int) Math.pow(2, bits);
      }
    }
    return doubts;
  }

  /** In the opening the middle comes first: each step from it is doubted once more. */
  @Override
  public int doubt() {
    int stones = Long.bitCount(blacks[ply - 1] | whites[ply - 1]);
    return stones >= doubts.length ? 1 : doubts[stones][moves[ply] < 0 ? area : steps[moves[ply]]];
  }

  /** Becomes the same question about the same situation, as if nothing had been before it. */
  void become(ScoreQuestion other) {
    ply = 0;
    board.set(other.board.mask(Color.BLACK), other.board.mask(Color.WHITE));
    board.banKo(other.board.koPoint(), other.board.koColor());
    toMove = other.toMove;
    goal = other.goal;
    prover = other.prover;
    countsPasses = other.countsPasses;
    repeated = NOTHING;
    moves[0] = Point.NONE;
    leads[0] = 0;
    passCounts[0] = 0;
    record(other.passes[other.ply]);
  }

  /** Asks from now on whether Black's score is at least this. */
  void ask(int blackAtLeast) {
    goal = blackAtLeast;
    keyed = false;
  }

  /** Says who is to prove something, and whether passing more often in a cycle is a success. */
  void setProver(int color, boolean byPasses) {
    prover = color;
    countsPasses = byPasses;
  }

  /** The least score of the side to move that is enough for it. */
  private int aim() {
    return aim(toMove);
  }

  private int aim(int color) {
    return color == Color.BLACK ? goal : 1 - goal;
  }

  int pass() {
    return area;
  }

  int toMove() {
    return toMove;
  }

  @Override
  public int moveLimit() {
    return area + 1;
  }

  @Override
  public int certain() {
    return WON;
  }

  @Override
  public boolean over() {
    return isPassedOut() || repeated != NOTHING;
  }

  /** Whether passes have ended the game. */
  private boolean isPassedOut() {
    return passes[ply] >= lastPasses[ply];
  }

  @Override
  public int value() {
    if (repeated != NOTHING) {
      return decided(cycleScore());
    }
    if (isPassedOut()) {
      return decided(score());
    }
    if (knowledge.where() == Knowledge.Where.LEAVES) {
      int known = known();
      return known == 0 ? guess() : known * WON;
    }
    return guess();
  }

  /** The score of the side to move if the game ended now. */
  private int score() {
    return score(toMove);
  }

  private int score(int color) {
    int score = scoring.black(board);
    return color == Color.BLACK ? score : -score;
  }

  private int guess() {
    return evaluation.value(board.mask(toMove), board.mask(Color.opponent(toMove)));
  }

  private int decided(int score) {
    return score >= aim() ? WON : -WON;
  }

  /** What the cycle that the last move closed is worth to the side to move. */
  private int cycleScore() {
    if (repetition != Repetition.SCORED_BY_PASSES) {
      return 0;
    }
    int more = leads[ply] - leads[repeated];
    return area * Integer.signum(toMove == Color.BLACK ? more : -more);
  }

  /**
   * By how many the prover has passed more often than its opponent, if passes count: a cycle in
   * which it has gained is its success, for it could go round for ever.
   */
  @Override
  public int used() {
    return countsPasses ? (prover == Color.BLACK ? leads[ply] : -leads[ply]) : 0;
  }

  @Override
  public int lower() {
    int known = knowledge.where() == Knowledge.Where.EVERYWHERE ? known() : 0;
    lower = known > 0 ? WON : -WON;
    upper = known < 0 ? -WON : WON;
    return lower;
  }

  /** The {@link #verdict} of the present situation, which may be remembered. */
  private int known() {
    long present = key();
    int at = (int) (present >>> (Long.SIZE - SEEN_BITS));
    seenAt = at;
    if (seen[at] != present) {
      seen[at] = present;
      ownSafe[at] = 0;
      otherSafe[at] = 0;
      verdicts[at] = verdict();
    }
    return verdicts[at];
  }

  /** Positive if the side to move has won, negative if it has lost, by what is safe already. */
  private byte verdict() {
    if (passes[ply] == lastPasses[ply] - 1 && score() >= aim()) {
      return 1; // by passing, which ends the game before any dead stone is taken
    }
    if (repetition == Repetition.ARRANGEMENT_FORBIDDEN) {
      return 0; // an answer that a plan needs may be forbidden
    }
    long own = board.mask(toMove);
    long opposing = board.mask(Color.opponent(toMove));
    int mine = Long.bitCount(territory.owned(own, opposing, ban() < 0));
    if (2 * mine - area >= aim()) {
      return 1;
    }
    int theirs = Long.bitCount(territory.owned(opposing, own, false));
    ownSafe[seenAt] = (byte) mine;
    otherSafe[seenAt] = (byte) theirs;
    if (area - 2 * theirs < aim()) {
      return -1;
    }
    return near.isEmpty() ? 0 : verdictOfNext(near.get());
  }

  /** The same by the next move of the side that wants more than half, and the reply before it. */
  private byte verdictOfNext(NearSafety next) {
    boolean mover = aim() > 0;
    int color = mover ? toMove : Color.opponent(toMove);
    int wanted = (aim(color) + area + 1) / 2;
    if (mover) {
      return (byte) (next.hasMove(color, wanted) ? 1 : 0);
    }
    // After a pass a second one would end the game, which was looked at before.
    return (byte) (next.answersAll(color, wanted, /* mayPass= */ passes[ply] == 0) ? -1 : 0);
  }

  @Override
  public int upper() {
    return upper;
  }

  @Override
  public int candidates(int[] into, int start) {
    int end = start;
    long legal = board.legal(toMove);
    if (knowledge.leavesOutSettled()) {
      legal &= ~settled();
    }
    for (int point : order) {
      if ((legal >>> point & 1) != 0) {
        into[end++] = point;
      }
    }
    into[end++] = area;
    return end;
  }

  private long settled() {
    long own = board.mask(toMove);
    long opposing = board.mask(Color.opponent(toMove));
    return territory.owned(own, opposing, false) | territory.owned(opposing, own, false);
  }

  @Override
  public int play(int move) {
    boolean pass = move == area;
    board.play(pass ? Point.PASS : move, toMove);
    ply++;
    toMove = Color.opponent(toMove);
    record(pass ? passes[ply - 1] + 1 : 0);
    moves[ply] = (byte) (pass ? Point.NONE : move);
    passCounts[ply] = passCounts[ply - 1] + (pass ? 1 : 0);
    leads[ply] = leads[ply - 1] + (!pass ? 0 : toMove == Color.WHITE ? 1 : -1);
    repeated = pass || repetition == Repetition.LEFT_TO_SEARCH ? NOTHING : earlier();
    if (repeated != NOTHING && repetition.needsHistory()) {
      repeated = NOTHING;
      board.undo();
      ply--;
      toMove = Color.opponent(toMove);
      keyed = false;
      return FORBIDDEN;
    }
    return 1;
  }

  private void record(int passesInARow) {
    if (ply == blacks.length) {
      blacks = Arrays.copyOf(blacks, 2 * ply);
      whites = Arrays.copyOf(whites, 2 * ply);
      histories = Arrays.copyOf(histories, 2 * ply);
      bans = Arrays.copyOf(bans, 2 * ply);
      passes = Arrays.copyOf(passes, 2 * ply);
      lastPasses = Arrays.copyOf(lastPasses, 2 * ply);
      moves = Arrays.copyOf(moves, 2 * ply);
      leads = Arrays.copyOf(leads, 2 * ply);
      passCounts = Arrays.copyOf(passCounts, 2 * ply);
    }
    blacks[ply] = board.mask(Color.BLACK);
    whites[ply] = board.mask(Color.WHITE);
    bans[ply] = (byte) ban();
    passes[ply] = (byte) passesInARow;
    lastPasses[ply] = ply > 0 && passesInARow > 1 ? lastPasses[ply - 1] : passesToEnd();
    keyed = false;
    if (repetition.needsHistory()) {
      histories[ply] = ply == 0 ? 0 : histories[ply - 1] ^ trace(ply - 1);
    }
  }

  /**
   * After how many passes a game ends in which it is now known whether the first one was passed
   * while a ko was banned. If that ban was new, the game must last until the ko can be taken back.
   */
  private byte passesToEnd() {
    boolean banned = passes[ply] == 1 && ply > 0 && bans[ply - 1] >= 0;
    boolean isNew = banned && (ply == 1 || bans[ply - 2] < 0);
    return (byte) (knowledge.looseScoring() && isNew ? LAST_PASSES + 1 : LAST_PASSES);
  }

  /** The passes in a row, told apart by how many there may be. */
  private int standing(int at) {
    return passes[at] + (lastPasses[at] > LAST_PASSES ? 1 + LAST_PASSES : 0);
  }

  /** What a ply adds to the history: the same for all orders of the same situations. */
  private long trace(int at) {
    int color = (ply - at) % 2 == 0 ? toMove : Color.opponent(toMove);
    boolean whole = repetition == Repetition.SITUATION_FORBIDDEN;
    return whole
        ? keys.find(blacks[at], whites[at], bans[at], color << 2 | passes[at])
        : keys.find(blacks[at], whites[at], Point.NONE, 0);
  }

  private int ban() {
    return board.koColor() == toMove ? board.koPoint() : Point.NONE;
  }

  /** The last ply of the line that the present one repeats, or {@link #NOTHING}. */
  private int earlier() {
    boolean whole = repetition != Repetition.ARRANGEMENT_FORBIDDEN;
    for (int p = ply - (whole ? 2 : 1); p >= 0; p -= whole ? 2 : 1) {
      if (blacks[p] == blacks[ply]
          && whites[p] == whites[ply]
          && (!whole || (bans[p] == bans[ply] && standing(p) == standing(ply)))) {
        return p;
      }
    }
    return NOTHING;
  }

  @Override
  public int restsOn() {
    return repetition.needsHistory() ? NOTHING : repeated;
  }

  @Override
  public void undo() {
    board.undo();
    ply--;
    toMove = Color.opponent(toMove);
    repeated = NOTHING;
    keyed = false;
  }

  @Override
  public long key() {
    if (!keyed) {
      int rest = (aim() + area) << (knowledge.looseScoring() ? 3 : 1) | standing(ply);
      key = keys.find(board.mask(toMove), board.mask(Color.opponent(toMove)), ban(), rest);
      symmetry = keys.symmetry();
      key ^= repetition.needsHistory() ? history() : 0;
      keyed = true;
    }
    return key;
  }

  /** A key of the situation alone, the same for all of its images. */
  long sharedKey(SituationKeys shared) {
    return shared.find(board.mask(toMove), board.mask(Color.opponent(toMove)), ban(), passes[ply]);
  }

  /** A key of the situation and of nothing else, which images do not share. */
  @Override
  public long situationKey() {
    return single.find(blacks[ply], whites[ply], bans[ply], toMove << 2 | passes[ply]);
  }

  @Override
  public boolean proverToMove() {
    return toMove == prover;
  }

  /** All legal points in order, then the pass. */
  @Override
  public int replies(int[] into) {
    int count = 0;
    for (long legal = board.legal(toMove); legal != 0; legal &= legal - 1) {
      into[count++] = Long.numberOfTrailingZeros(legal);
    }
    into[count++] = area;
    return count;
  }

  /**
   * Whether the game is over, or what the prover is sure of is enough for it. After a pass of the
   * prover its opponent might end the game before dead stones are taken.
   */
  @Override
  public boolean endsProof() {
    if (isPassedOut()) {
      return true;
    }
    long own = board.mask(prover);
    long opposing = board.mask(Color.opponent(prover));
    int owned = Long.bitCount(territory.owned(own, opposing, toMove == prover && ban() < 0));
    boolean enough = 2 * owned - area >= aim(prover);
    return enough && (passes[ply] == 0 || toMove == prover || score(prover) >= aim(prover));
  }

  @Override
  public boolean proved() {
    return !isPassedOut() || score(prover) >= aim(prover);
  }

  /** Whether the last move was a pass. */
  boolean hasPassed() {
    return passes[ply] > 0;
  }

  /** 1 if the side to move is sure to win without repetition, -1 if the other is, else 0. */
  int winner(SureScores sure) {
    long range = sure.range(board, toMove, ban(), hasPassed());
    return SureScores.least(range) >= aim() ? 1 : SureScores.most(range) < aim() ? -1 : 0;
  }

  /** What the key holds of the past: the set of situations, or numbers that approximate it. */
  private long history() {
    return knowledge.approximatesHistory()
        ? 0x9e3779b97f4a7c15L * (1024L * board.captures() + passCounts[ply])
        : histories[ply];
  }

  @Override
  public int moveToKeep(int move) {
    key();
    return move == area ? move : keys.image(symmetry, move);
  }

  @Override
  public int moveKept(int name) {
    key();
    return name == area ? name : keys.origin(symmetry, name);
  }

  /** Odds are asked for once: {@link #effortOfOpponent} follows at the same position. */
  @Override
  public int effort() {
    look();
    outlook.appraise(view);
    return outlook.effort();
  }

  @Override
  public int effortOfOpponent() {
    return outlook.effortOfOpponent();
  }

  @Override
  public boolean sumsEffort() {
    return outlook.guessesWork();
  }

  /** The odds that the side to move wins, guessed, in hundredths of log odds. */
  int odds() {
    look();
    outlook.appraise(view);
    return outlook.odds();
  }

  /** What the nets of the outlook see here. */
  int[] inputsOfNets() {
    look();
    return outlook.inputs(view);
  }

  /** Tells what a solved position would teach. */
  void teach(Regression pupil, boolean moverWins) {
    look();
    pupil.learn(outlook.places(view), moverWins);
  }

  private void look() {
    boolean informed = knowledge.where() == Knowledge.Where.EVERYWHERE;
    if (informed) {
      known();
    }
    boolean black = toMove == Color.BLACK;
    view.own = black ? blacks[ply] : whites[ply];
    view.other = black ? whites[ply] : blacks[ply];
    int before = Math.max(0, ply - 1);
    view.ownBefore = black ? blacks[before] : whites[before];
    view.last = ply == 0 ? Point.NONE : moves[ply];
    view.lastButOne = ply < 2 ? Point.NONE : moves[ply - 1];
    view.aim = aim();
    view.ko = bans[ply] >= 0;
    view.passed = passes[ply] > 0;
    view.ownSafe = informed ? ownSafe[seenAt] : 0;
    view.otherSafe = informed ? otherSafe[seenAt] : 0;
  }
}
