package dev.nakade.exact;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Diagram;
import dev.nakade.go.Size;
import dev.nakade.go.SmallBoard;
import org.junit.jupiter.api.Test;

class ScoreQuestionTest {
  /** Two kos: Black takes with a stone on C2, White with one on G2. */
  private static final Board KOS =
      Diagram.parse(
          """
          . X O . . O X .
          X O . O O X . X
          . X O . . O X .
          """);

  private static final Size SIZE = Size.of(8, 3);
  private static final int BLACK_TAKES = SIZE.point(2, 1);
  private static final int WHITE_TAKES = SIZE.point(6, 1);
  private static final int TAKEN = SIZE.point(1, 1);

  @Test
  void afterANewKoAThirdPassEndsTheGame() {
    ScoreQuestion question = question(/* looseScoring= */ true);
    play(question, BLACK_TAKES, question.pass(), question.pass());
    assertThat(question.over()).isFalse();
    long afterKo = question.key();
    question.play(question.pass());
    assertThat(question.over()).isTrue();
    question.undo();
    question.play(TAKEN);
    assertThat(question.over()).isFalse();
    question.undo();
    assertThat(question.over()).isFalse();
    assertThat(question.key()).isEqualTo(afterKo);
  }

  @Test
  void withoutANewKoTwoPassesEndIt() {
    ScoreQuestion question = question(/* looseScoring= */ true);
    play(question, question.pass(), question.pass());
    assertThat(question.over()).isTrue();
    question.undo();
    question.undo();
    // The ko that White takes follows another one.
    play(question, BLACK_TAKES, WHITE_TAKES, question.pass(), question.pass());
    assertThat(question.over()).isTrue();
  }

  @Test
  void byTheRulesTwoPassesEndItAfterAKoToo() {
    ScoreQuestion question = question(/* looseScoring= */ false);
    play(question, BLACK_TAKES, question.pass(), question.pass());
    assertThat(question.over()).isTrue();
  }

  @Test
  void onePassOfTwoIsNotOneOfThree() {
    ScoreQuestion ko = question(/* looseScoring= */ true);
    play(ko, BLACK_TAKES, ko.pass());
    SmallBoard same = new SmallBoard(SIZE);
    SmallBoard taken = board();
    taken.play(BLACK_TAKES, Color.BLACK);
    same.set(taken.mask(Color.BLACK), taken.mask(Color.WHITE));
    ScoreQuestion plain = question(same, Color.WHITE, /* looseScoring= */ true);
    plain.play(plain.pass());
    assertThat(ko.toMove()).isEqualTo(plain.toMove());
    assertThat(ko.key()).isNotEqualTo(plain.key());
  }

  private static void play(ScoreQuestion question, int... moves) {
    for (int move : moves) {
      assertThat(question.over()).isFalse();
      question.play(move);
    }
  }

  private static ScoreQuestion question(boolean looseScoring) {
    return question(board(), Color.BLACK, looseScoring);
  }

  private static ScoreQuestion question(SmallBoard board, int toMove, boolean looseScoring) {
    Knowledge knowledge =
        new Knowledge(
            Repetition.DRAWN,
            Knowledge.Kind.NONE,
            Knowledge.Where.NOWHERE,
            /* leavesOutSettled= */ false,
            looseScoring,
            /* sharesKeys= */ true,
            /* approximatesHistory= */ false);
    return new ScoreQuestion(board, toMove, knowledge);
  }

  private static SmallBoard board() {
    long black = 0;
    long white = 0;
    for (int point = 0; point < SIZE.area(); point++) {
      black |= KOS.color(point) == Color.BLACK ? 1L << point : 0;
      white |= KOS.color(point) == Color.WHITE ? 1L << point : 0;
    }
    SmallBoard board = new SmallBoard(SIZE);
    board.set(black, white);
    return board;
  }
}
