package dev.nakade.lifedeath;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Diagram;
import dev.nakade.go.Point;
import dev.nakade.go.PointSet;
import dev.nakade.lifedeath.TwoEyes.Ordering;
import dev.nakade.lifedeath.TwoEyes.Rules;
import dev.nakade.search.Budget;
import dev.nakade.search.Driver;
import dev.nakade.search.Negamax;
import dev.nakade.search.Report;
import dev.nakade.search.Switches;
import dev.nakade.search.Table;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The game of two eyes, with Black as the defender and to move. */
class TwoEyesTest {
  private static final long SEED = 15;
  private static final int DEPTH = 6;

  private static final String STRAIGHT_THREE = "OOOOO. \n XXXXO. \n ***XO.";
  private static final String TWO_ONE = "OOOOO. \n XXXOO. \n **XXO. \n ***XO.";
  private static final String PRISONER = "OOO... \n XXOO.. \n *XXO.. \n **XO.. \n *oXO..";
  private static final String BETWEEN = "OOO... \n XXOO.. \n *XXOO. \n **X*O.";
  private static final String SEKI = "OOOOOOO. \n XXXXXXO. \n *ooo*XO.";
  private static final String SQUARE = "OOOO.. \n XXXO.. \n **XO.. \n **XO..";
  private static final String KO = "OOO... \n *XO... \n *XO... \n *XOO.. \n *XXO.. \n ***O..";

  static List<String> diagrams() {
    return List.of(STRAIGHT_THREE, TWO_ONE, PRISONER, BETWEEN, SEKI, SQUARE, KO);
  }

  /** Stars and small letters are the region, X the target. */
  private static Problem problem(String diagram) {
    String signs = diagram.replaceAll("\\s", "");
    Board board = Diagram.parse(diagram.replace('*', '.'));
    PointSet region = new PointSet(board.size());
    PointSet target = new PointSet(board.size());
    for (int point = 0; point < signs.length(); point++) {
      char sign = signs.charAt(point);
      if (sign == '*' || Character.isLowerCase(sign)) {
        region.add(point);
      } else if (sign == 'X') {
        target.add(point);
      }
    }
    return new Problem(board, Color.BLACK, target, region);
  }

  private static Report search(TwoEyes game, Switches switches, int depth) {
    Negamax search = new Negamax(game, switches, new Table(12, Table.Scheme.TWO_DEEP));
    return new Driver.Wide().run(search, depth, Budget.unlimited());
  }

  private static int value(String diagram, Rules rules, int depth) {
    TwoEyes game = new TwoEyes(problem(diagram), rules, Ordering.EYES);
    return search(game, Switches.ALPHA_BETA.with(Switches.Part.TABLE), depth).lower();
  }

  private static String firstMove(String diagram, Rules rules, int depth) {
    Problem problem = problem(diagram);
    TwoEyes game = new TwoEyes(problem, rules, Ordering.EYES);
    Report report = search(game, Switches.ALPHA_BETA, depth);
    assertThat(report.lower()).isEqualTo(1);
    return Point.name(problem.board().size(), game.point(report.move()));
  }

  @ParameterizedTest
  @MethodSource("diagrams")
  void orderPruningAndTableNeverChangeTheValue(String diagram) {
    for (Rules rules : Rules.values()) {
      TwoEyes plain = new TwoEyes(problem(diagram), rules, Ordering.NONE);
      TwoEyes ordered = new TwoEyes(problem(diagram), rules, Ordering.EYES);
      for (int depth = 0; depth <= DEPTH; depth++) {
        int value = search(plain, Switches.ALPHA_BETA, depth).lower();
        assertThat(search(ordered, Switches.ALPHA_BETA, depth).lower())
            .as("%s, order, depth %d", rules, depth)
            .isEqualTo(value);
        assertThat(search(ordered, Switches.ALPHA_BETA.with(Switches.Part.TABLE), depth).lower())
            .as("%s, table, depth %d", rules, depth)
            .isEqualTo(value);
      }
      assertThat(search(plain, Switches.MINIMAX, 4).lower())
          .isEqualTo(search(ordered, Switches.ALPHA_BETA, 4).lower());
    }
  }

  @ParameterizedTest
  @MethodSource("diagrams")
  void undoRestoresEverything(String diagram) {
    for (Rules rules : Rules.values()) {
      Problem problem = problem(diagram);
      TwoEyes game = new TwoEyes(problem, rules, Ordering.EYES);
      Random random = new Random(SEED);
      for (int round = 0; round < 50; round++) {
        walk(game, problem.board(), random, 12);
      }
    }
  }

  private static void walk(TwoEyes game, Board board, Random random, int plies) {
    if (plies == 0 || game.over()) {
      return;
    }
    long key = game.key();
    String before = Diagram.format(board) + board.koPoint();
    int[] moves = new int[game.moveLimit()];
    int count = game.candidates(moves, 0);
    assertThat(Diagram.format(board) + board.koPoint()).isEqualTo(before);
    game.play(moves[random.nextInt(count)]);
    walk(game, board, random, plies - 1);
    game.undo();
    assertThat(game.key()).as("seed %d", SEED).isEqualTo(key);
    assertThat(game.over()).isFalse();
    assertThat(Diagram.format(board) + board.koPoint()).isEqualTo(before);
  }

  @ParameterizedTest
  @MethodSource("diagrams")
  void aSuccessStaysOneAtGreaterDepth(String diagram) {
    for (Rules rules : Rules.values()) {
      int before = 0;
      for (int depth = 1; depth <= DEPTH; depth++) {
        int value = value(diagram, rules, depth);
        assertThat(value).isGreaterThanOrEqualTo(before);
        before = value;
      }
    }
  }

  @Test
  void theVitalPointIsTriedFirst() {
    TwoEyes game = new TwoEyes(problem(TWO_ONE), Rules.REPORT, Ordering.EYES);
    int[] moves = new int[game.moveLimit()];
    int count = game.candidates(moves, 0);
    assertThat(count).isEqualTo(5);
    assertThat(Point.name(problem(TWO_ONE).board().size(), moves[0])).isEqualTo("B1");
  }

  @Test
  void findsTheFirstMove() {
    assertThat(firstMove(STRAIGHT_THREE, Rules.REPORT, 1)).isEqualTo("B1");
    assertThat(firstMove(TWO_ONE, Rules.REPORT, 5)).isEqualTo("B1");
    assertThat(firstMove(PRISONER, Rules.REPORT, 5)).isEqualTo("A2");
  }

  @Test
  void aStoneBetweenTheEyesOrASekiIsLifeOnlyWithPasses() {
    assertThat(value(BETWEEN, Rules.REPORT, 10)).isZero();
    assertThat(firstMove(BETWEEN, Rules.COMPLETE, 4)).isEqualTo("A1");
    assertThat(value(SEKI, Rules.REPORT, 10)).isZero();
    assertThat(firstMove(SEKI, Rules.COMPLETE, 5)).isEqualTo("pass");
    assertThat(value(SQUARE, Rules.COMPLETE, 10)).isZero();
  }

  @Test
  void aPrisonerWithTheLastFreePointIsTakenForAnEye() {
    assertThat(firstMove(KO, Rules.REPORT, 5)).as("which is wrong").isEqualTo("A5");
  }

  @Test
  void asksForATargetAndForTheDefenderToMove() {
    Problem given = problem(SQUARE);
    Problem unmarked =
        new Problem(given.board(), Color.WHITE, new PointSet(given.board().size()), given.region());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new TwoEyes(unmarked, Rules.REPORT, Ordering.NONE));
    Problem attack = new Problem(given.board(), Color.WHITE, given.target(), given.region());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new TwoEyes(attack, Rules.REPORT, Ordering.NONE));
  }
}
