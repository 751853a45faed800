package dev.nakade.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/**
 * Urgency and moving targets in the one loop, against the procedure as Chen printed it (2000,
 * section 7), on random trees.
 */
class AlphaBetaXTest {
  private static final int DEPTH = 5;
  private static final int REGULAR = 4;

  /** A tree whose values and urgencies follow from the line of moves that leads to a node. */
  private static final class RandomTree implements Domain {
    private final boolean quiet;
    private final boolean urgent;
    private final boolean aims;
    private final Deque<Long> line = new ArrayDeque<>();
    private long node;

    RandomTree(long seed, boolean quiet, boolean urgent, boolean aims) {

      this.quiet = quiet;
      this.urgent = urgent;
      this.aims = aims;
      this.node = seed;
    }

    static int evaluation(long of) {
      return new SplittableRandom(of).nextInt(-20, 21);
    }

    static int moves(long of) {
      return 1 + new SplittableRandom(of + 1).nextInt(5);
    }

    static int urgencyOf(long of, int move) {
      return new SplittableRandom(of * 31 + move).nextInt(8);
    }

    static long after(long of, int move) {
      return new SplittableRandom(of * 1_000_003 + move).nextLong();
    }

    private int parent() {
      return line.isEmpty() ? 0 : evaluation(line.peek());
    }

    private boolean isStable() {
      return Math.abs(parent() + evaluation(node)) < 2 * REGULAR;
    }

    @Override
    public int moveLimit() {
      return 8;
    }

    @Override
    public boolean over() {
      return quiet && !line.isEmpty() && isStable();
    }

    @Override
    public int value() {
      return quiet && !isStable() ? (evaluation(node) - parent()) / 2 : evaluation(node);
    }

    @Override
    public int candidates(int[] into, int start) {
      for (int i = 0; i < moves(node); i++) {
        into[start + i] = i;
      }
      return start + moves(node);
    }

    @Override
    public int urgency(int move) {
      return urgencyOf(node, move);
    }

    @Override
    public int target(int tried) {
      return Math.max(evaluation(node), -parent()) + 1 - tried;
    }

    @Override
    public int play(int move) {
      line.push(node);
      node = after(node, move);
      return 1;
    }

    @Override
    public void undo() {
      node = line.pop();
    }

    @Override
    public long key() {
      return node;
    }

    /** The printed procedure; the root has a depth to go of {@link #DEPTH} and must move. */
    int printed(long of, int alpha, int beta, int depthToGo, int parentVal, int[] best) {
      int eval = evaluation(of);
      best[0] = NO_MOVE;
      boolean root = depthToGo == DEPTH;
      if (quiet && !root && Math.abs(parentVal + eval) < 2 * REGULAR) {
        return eval;
      }
      if (depthToGo == 0) {
        return quiet ? (eval - parentVal) / 2 : eval;
      }
      int max = alpha;
      int u0 = 0;
      int target = Math.max(eval, -parentVal) + 1;
      for (int i = 1; i <= moves(of); i++) {
        int u = urgent ? urgencyOf(of, i - 1) : 0;
        int v = -printed(after(of, i - 1), -beta, -max - u0 + u, depthToGo - 1, eval, new int[1]);
        if (v + u > max + u0) {
          max = v;
          u0 = u;
          best[0] = i - 1;
        }
        if (max >= beta || (aims && max >= target - i)) {
          return max;
        }
      }
      return max;
    }
  }

  @Test
  void isTheProcedureAsPrinted() {
    for (int setting = 0; setting < 8; setting++) {
      boolean quiet = (setting & 1) != 0;
      boolean urgent = (setting & 2) != 0;
      boolean aims = (setting & 4) != 0;
      Switches switches = Switches.ALPHA_BETA;
      switches = urgent ? switches.with(Switches.Part.URGENCY) : switches;
      switches = aims ? switches.with(Switches.Part.TARGET) : switches;
      for (long seed = 0; seed < 400; seed++) {
        RandomTree tree = new RandomTree(seed, quiet, urgent, aims);
        int[] best = new int[1];
        int printed = tree.printed(seed, -999, 999, DEPTH, 0, best);
        Negamax search = new Negamax(tree, switches, new Table(1, Table.Scheme.TWO_DEEP));
        Report report = search.search(DEPTH, -999, 999, Budget.unlimited());
        String where = "setting " + setting + ", seed " + seed;
        assertThat(report.lower()).as(where).isEqualTo(printed);
        assertThat(report.move()).as(where).isEqualTo(best[0]);
      }
    }
  }

  @Test
  void urgencyChangesTheChoice() {
    int changed = 0;
    for (long seed = 0; seed < 200; seed++) {
      int plain = move(seed, Switches.ALPHA_BETA);
      changed += plain == move(seed, Switches.ALPHA_BETA.with(Switches.Part.URGENCY)) ? 0 : 1;
    }
    assertThat(changed).isPositive();
  }

  private static int move(long seed, Switches switches) {
    RandomTree tree = new RandomTree(seed, false, true, false);
    return new Negamax(tree, switches, new Table(1, Table.Scheme.TWO_DEEP))
        .search(3, -999, 999, Budget.unlimited())
        .move();
  }

  @Test
  void nothingOfItIsRemembered() {
    assertThatThrownBy(() -> Switches.ALPHA_BETA.with(Switches.Part.URGENCY, Switches.Part.TABLE))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Switches.ALPHA_BETA.with(Switches.Part.TARGET, Switches.Part.TABLE))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
