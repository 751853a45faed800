package dev.nakade.player;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Game;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.go.Score;
import dev.nakade.go.Size;
import dev.nakade.search.Budget;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Our best player: Monte-Carlo tree search. Games played quickly to their end judge positions; the
 * tree of their beginnings grows where they were won. Moves are judged by the games that began with
 * them and, while these are few, by those in which the same side played them at any time (rapid
 * action value estimation, Gelly and Silver 2007), and by what is known at a glance.
 *
 * <p>It walks a game tree without being one of the recursions of package {@code search}: its
 * positions have no value that a window could bound, only a number of games, and it goes down one
 * line at a time, in a loop.
 */
public final class MonteCarlo implements Player {
  /** Games through a node before its children are made. */
  private static final int EXPAND = 5;

  /** Games after which both ways to judge a move weigh the same, roughly. */
  private static final float RAVE_EQUIVALENT = 3000;

  /** What the size of a win adds to it: so much for the whole board. */
  private static final float MARGIN = 0.05f;

  private static final int MOST_NODES = 4_000_000;
  private static final int MOST_OPTIONS = 12;
  private static final double HOPELESS = 0.06;
  private static final double AGREED = 0.6;
  private static final float FORBIDDEN = -1;

  /** Moves of quick games that are enough to choose among moves that are sure. */
  private static final long NODES_IF_SURE = 50_000;

  private final long seed;
  private final Resigning resigning;
  private final Certainty certainty;

  private Ground ground = new Ground(Size.of(1, 1));
  private PlayoutBoard root = new PlayoutBoard(ground);
  private PlayoutBoard board = new PlayoutBoard(ground);
  private Playout playout = new Playout(board, 1);
  private Knowledge knowledge = new Knowledge(board, playout);
  private Tree tree = new Tree(MOST_NODES);
  private Tree spare = new Tree(MOST_NODES);

  /** The game that the tree is about, as far as it was told: keys of boards ply by ply. */
  private long[] line = new long[0];

  /** Whose turn it was at the end of the line. */
  private int lineToMove;

  private int[] path = new int[1];
  private long[] pathKeys = new long[1];
  private int[] playedBy = new int[1];

  /** Sum over all games: 1 where Black owned a point at the end, −1 where White did. */
  private int[] owned = new int[1];

  /** In how many games a point was left empty between both colours. */
  private int[] left = new int[1];

  private long games;

  /** Games whose owners of points were counted. */
  private long countedGames;

  private double leads;

  private Game game;
  private double komi;
  private int rootPasses;

  /** How often in a row each side was without hope up to its last turn but one, and its last. */
  private final int[] hopelessBefore = new int[3];

  private final int[] hopeless = new int[3];

  /** The ply of each side's last turn. */
  private final int[] judged = new int[3];

  /** Whether the player may give up. */
  public enum Resigning {
    ALLOWED,
    NEVER
  }

  /** A player who is sure of nothing. */
  public MonteCarlo(long seed, Resigning resigning) {
    this(seed, resigning, Certainty.NONE);
  }

  public MonteCarlo(long seed, Resigning resigning, Certainty certainty) {
    this.seed = seed;
    this.resigning = resigning;
    this.certainty = certainty;
  }

  @Override
  public void forget() {
    line = new long[0];
    forgetHope();
  }

  private void forgetHope() {
    Arrays.fill(hopeless, 0);
    Arrays.fill(hopelessBefore, 0);
    Arrays.fill(judged, -1);
  }

  @Override
  public Thought think(Turn turn, Budget budget) {
    prepare(turn);
    long before = budget.nodes();
    Optional<Certainty.Sure> sure = certainty.seek(turn, budget);
    if (sure.isPresent()) {
      keepOnly(sure.get().moves());
    }
    Budget rest = sure.isPresent() ? budget.part(NODES_IF_SURE) : budget;
    boolean goesOn = true;
    while (goesOn) {
      simulate();
      for (int i = 0; i < playout.length && goesOn; i++) {
        goesOn = rest.spend();
      }
      goesOn = goesOn && rest.spend();
    }
    Thought thought = conclude(turn, budget.nodes() - before);
    return sure.map(known -> certain(turn, thought, known)).orElse(thought);
  }

  /** Of the root's moves only these are tried, if the tree has any of them. */
  private void keepOnly(List<Integer> moves) {
    List<Integer> others = new ArrayList<>();
    boolean any = false;
    for (int child = tree.first[0], end = child + tree.children[0]; child < end; child++) {
      if (!moves.contains((int) tree.move[child])) {
        others.add(child);
      } else {
        any = any || tree.priorVisits[child] >= 0;
      }
    }
    if (any) {
      others.forEach(child -> tree.priorVisits[child] = FORBIDDEN);
    }
  }

  /** A thought with what is sure of it. Dead stones are left alone if they may be. */
  private Thought certain(Turn turn, Thought thought, Certainty.Sure sure) {
    int move = thought.move();
    boolean mayEnd = turn.ending() == Turn.Ending.AGREED && game.passes() > 0;
    if (!sure.moves().contains(move) && !(mayEnd && move == Point.PASS)) {
      int first = thought.options().get(0).move();
      move = sure.moves().contains(first) ? first : sure.moves().get(0);
    }
    return new Thought(
        move, thought.resigns(), sure.winRate(), sure.lead(), thought.options(), thought.nodes());
  }

  /** Games played on the present position so far, those of earlier turns that fit included. */
  public long games() {
    return games;
  }

  /** How sure Black owns each point at the end of the games, from −1 to 1. */
  public double[] ownership() {
    double[] shares = new double[ground.area];
    for (int point = 0; point < ground.area; point++) {
      shares[point] = countedGames == 0 ? 0 : (double) owned[point] / countedGames;
    }
    return shares;
  }

  /** In what share of games each point was left empty between both colours, from 0 to 1. */
  double[] leftovers() {
    double[] shares = new double[ground.area];
    for (int point = 0; point < ground.area; point++) {
      shares[point] = countedGames == 0 ? 0 : (double) left[point] / countedGames;
    }
    return shares;
  }

  private void prepare(Turn turn) {
    game = turn.game();
    Board given = game.board();
    if (!ground.size.equals(given.size())) {
      resize(given.size());
    }
    boolean sameGame = komi == turn.komi() && hasSameTurns(game);
    komi = turn.komi();
    root.set(given, turn.toMove());
    root.last = game.moveBefore(1);
    root.beforeLast = game.moveBefore(2);
    rootPasses = Math.min(1, game.passes());
    long[] now = game.arrangements();
    int kept = sameGame ? descend(now) : Tree.LEAF;
    if (kept == Tree.LEAF && !(sameGame && Arrays.equals(now, line))) {
      tree.clear();
      if (line.length == 0 || now.length <= line.length) {
        forgetHope();
      }
      startAnew();
    } else if (kept != Tree.LEAF) {
      spare.take(tree, kept);
      Tree other = tree;
      tree = spare;
      spare = other;
      startAnew();
    }
    line = now;
    lineToMove = turn.toMove();
    if (tree.first[0] == Tree.LEAF) {
      board.copy(root);
      expand(0);
    }
    forbidRepetitions();
  }

  private void startAnew() {
    Arrays.fill(owned, 0);
    Arrays.fill(left, 0);
    countedGames = 0;
    games = 0;
    leads = 0;
  }

  /** Whether the same side as in this game was to move where the tree begins. */
  private boolean hasSameTurns(Game now) {
    int since = now.plies() + 1 - line.length;
    return lineToMove == (since % 2 == 0 ? now.toMove() : Color.opponent(now.toMove()));
  }

  /** The node of the tree that the game has come to since it was last asked about, if any. */
  private int descend(long[] now) {
    if (line.length == 0 || now.length <= line.length) {
      return Tree.LEAF;
    }
    if (!Arrays.equals(line, Arrays.copyOf(now, line.length))) {
      return Tree.LEAF;
    }
    int node = 0;
    for (int ply = line.length; ply < now.length; ply++) {
      node = tree.child(node, game.move(ply - 1));
      if (node == Tree.LEAF) {
        return Tree.LEAF;
      }
    }
    return node;
  }

  private void resize(Size size) {
    ground = new Ground(size);
    root = new PlayoutBoard(ground);
    board = new PlayoutBoard(ground);
    playout = new Playout(board, seed);
    knowledge = new Knowledge(board, playout);
    path = new int[playout.moves.length + 1];
    pathKeys = new long[playout.moves.length + 1];
    playedBy = new int[ground.area];
    owned = new int[ground.area];
    left = new int[ground.area];
    line = new long[0];
  }

  /** Moves of the root that the game's ko rule forbids are never tried. */
  private void forbidRepetitions() {
    for (int child = tree.first[0], end = child + tree.children[0]; child < end; child++) {
      int move = tree.move[child];
      if (move >= 0 && !game.legality(move).isLegal()) {
        tree.priorVisits[child] = FORBIDDEN;
      }
    }
  }

  /** Plays one game: down the tree, to its end, and back with the result. */
  private void simulate() {
    board.copy(root);
    playout.begin();
    int node = 0;
    int depth = 0;
    int passes = rootPasses;
    path[0] = 0;
    pathKeys[0] = board.key;
    while (passes < 2 && depth < path.length - 2 - 3 * ground.area) {
      if (tree.first[node] == Tree.LEAF) {
        if (tree.visits[node] < EXPAND || !tree.hasRoom(ground.area + 1)) {
          break;
        }
        expand(node);
      }
      int child = select(node);
      int move = tree.move[child];
      playout.play(move);
      passes = move == PlayoutBoard.PASS ? passes + 1 : 0;
      depth++;
      path[depth] = child;
      pathKeys[depth] = board.key;
      node = child;
      if (board.captures > 0 && tree.visits[child] == 0 && repeats(depth)) {
        tree.priorVisits[child] = FORBIDDEN;
        return;
      }
    }
    int score;
    if (passes >= 2) {
      score = countAsItStands();
    } else {
      playout.finish(passes);
      score = playout.score();
      countOwners();
    }
    backUp(depth, score - komi);
  }

  private boolean repeats(int depth) {
    long key = pathKeys[depth];
    for (int earlier = depth - 2; earlier >= 0; earlier--) {
      if (pathKeys[earlier] == key) {
        return true;
      }
    }
    return game.hasSeen(key);
  }

  private void countOwners() {
    countedGames++;
    byte[] color = board.color;
    for (int point = 0; point < ground.area; point++) {
      countOwner(point, playout.owner(color, point));
    }
  }

  private void countOwner(int point, int owner) {
    owned[point] += owner == Color.BLACK ? 1 : owner == Color.WHITE ? -1 : 0;
    left[point] += owner == Color.EMPTY ? 1 : 0;
  }

  /** Counts a game that passes in the tree have ended: all stones are alive. */
  private int countAsItStands() {
    countedGames++;
    PointSet black = Score.owned(board, Color.BLACK);
    PointSet white = Score.owned(board, Color.WHITE);
    for (int point = 0; point < ground.area; point++) {
      countOwner(
          point,
          black.contains(point) ? Color.BLACK : white.contains(point) ? Color.WHITE : Color.EMPTY);
    }
    return black.count() - white.count();
  }

  /** The child that promises most; the first made of equals, which are in no order. */
  private int select(int node) {
    int best = tree.first[node];
    float bestValue = -1;
    for (int child = best, end = child + tree.children[node]; child < end; child++) {
      float known = tree.priorVisits[child];
      if (known < 0) {
        continue;
      }
      float visits = tree.visits[child] + known;
      float value = (tree.wins[child] + tree.priorWins[child]) / visits;
      float rave = tree.raveVisits[child];
      if (rave > 0) {
        float share = rave / (rave + visits + rave * visits / RAVE_EQUIVALENT);
        value += share * (tree.raveWins[child] / rave - value);
      }
      if (value > bestValue) {
        bestValue = value;
        best = child;
      }
    }
    return best;
  }

  /** Makes the children of a node whose position is on the board, in random order. */
  private void expand(int node) {
    int count = 0;
    int[] points = playedBy;
    for (int i = 0; i < board.emptyCount; i++) {
      int point = board.empties[i];
      if (board.isLegal(point) && !board.isEye(point, board.toMove)) {
        points[count++] = point;
      }
    }
    knowledge.look();
    int start = tree.size;
    for (int left = count; left > 0; left--) {
      int i = playout.random(left);
      int point = points[i];
      points[i] = points[left - 1];
      knowledge.judge(point);
      tree.add(point, knowledge.visits, knowledge.wins);
    }
    knowledge.judgePass();
    tree.add(Point.PASS, knowledge.visits, knowledge.wins);
    tree.first[node] = start;
    tree.children[node] = (short) (count + 1);
  }

  /** Tells all nodes of the line how the game ended for Black, points of komi deducted. */
  private void backUp(int depth, double lead) {
    games++;
    leads += lead;
    float margin = (float) lead / ground.area * MARGIN;
    float forBlack = (lead > 0 ? 1 : lead < 0 ? 0 : 0.5f) * (1 - MARGIN) + MARGIN / 2 + margin / 2;
    Arrays.fill(playedBy, 0);
    int ply = playout.length;
    for (int d = depth; d >= 0; d--) {
      int node = path[d];
      int toMove = d % 2 == 0 ? root.toMove : Color.opponent(root.toMove);
      while (ply > d) {
        ply--;
        int move = playout.moves[ply];
        if (move >= 0) {
          playedBy[move] = ply % 2 == 0 ? root.toMove : Color.opponent(root.toMove);
        }
      }
      float won = toMove == Color.BLACK ? forBlack : 1 - forBlack;
      tree.visits[node]++;
      tree.wins[node] += 1 - won;
      for (int child = tree.first[node], end = child + tree.children[node]; child < end; child++) {
        int move = tree.move[child];
        if (move >= 0 && playedBy[move] == toMove) {
          tree.raveVisits[child]++;
          tree.raveWins[child] += won;
        }
      }
    }
  }

  private Thought conclude(Turn turn, long nodes) {
    List<Integer> order = new ArrayList<>();
    for (int child = tree.first[0], end = child + tree.children[0]; child < end; child++) {
      if (tree.priorVisits[child] >= 0) {
        order.add(child);
      }
    }
    order.sort(Comparator.comparingInt((Integer child) -> -tree.visits[child]));
    List<Thought.Option> options = new ArrayList<>();
    for (int child : order.subList(0, Math.min(MOST_OPTIONS, order.size()))) {
      options.add(option(child));
    }
    Thought.Option best = options.get(0);
    double lead = games == 0 ? 0 : leads / games;
    double ownLead = turn.toMove() == Color.BLACK ? lead : -lead;
    int move = passes(turn, best) ? Point.PASS : best.move();
    boolean resigns =
        resigning == Resigning.ALLOWED
            && hopelessTurns(turn.toMove(), best.winRate()) >= 3
            && game.plies() > ground.area / 4;
    return new Thought(move, resigns, best.winRate(), ownLead, options, nodes);
  }

  /** How many turns in a row a side was without hope; a turn may be thought about many times. */
  private int hopelessTurns(int player, double winRate) {
    if (judged[player] != game.plies()) {
      judged[player] = game.plies();
      hopelessBefore[player] = hopeless[player];
    }
    hopeless[player] = winRate < HOPELESS ? hopelessBefore[player] + 1 : 0;
    return hopeless[player];
  }

  private Thought.Option option(int child) {
    int visits = tree.visits[child];
    float known = tree.priorVisits[child];
    double rate = visits == 0 ? tree.priorWins[child] / known : tree.wins[child] / visits;
    List<Integer> expected = new ArrayList<>();
    for (int node = child; node != Tree.LEAF && tree.visits[node] > 0 && expected.size() < 20; ) {
      expected.add((int) tree.move[node]);
      node = tree.first[node] == Tree.LEAF ? Tree.LEAF : tree.mostVisited(node);
    }
    if (expected.isEmpty()) {
      expected.add((int) tree.move[child]);
    }
    return new Thought.Option(
        tree.move[child], visits, rate, tree.priorWins[child] / Math.max(1, known), expected);
  }

  /** Whether to pass: the opponent did, and what is on the board is a win. */
  private boolean passes(Turn turn, Thought.Option best) {
    if (best.move() == Point.PASS) {
      return true;
    }
    if (game.passes() == 0) {
      return false;
    }
    int sign = turn.toMove() == Color.BLACK ? 1 : -1;
    return sign * (Score.area(game.board()) - komi) > 0
        || (turn.ending() == Turn.Ending.AGREED && settled(sign) - sign * komi > 0);
  }

  /** The area score for a side if what most games agree on is so, and all else the opponent's. */
  private int settled(int sign) {
    int score = 0;
    for (double share : ownership()) {
      score += sign * share > AGREED ? 1 : -1;
    }
    return score;
  }
}
