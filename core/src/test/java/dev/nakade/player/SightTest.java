package dev.nakade.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.nakade.go.Board;
import dev.nakade.go.Color;
import dev.nakade.go.Diagram;
import dev.nakade.go.Point;
import dev.nakade.go.Size;
import dev.nakade.go.Symmetry;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What Go Intellect sees. */
class SightTest {
  private static final double EXACT = 1e-9;

  private static int point(Board board, String name) {
    return Point.parse(board.size(), name).orElseThrow();
  }

  private static Sight look(Board board) {
    return Sight.of(board, Color.BLACK, LifeReader.NONE);
  }

  @Test
  void joinsBlocksThatCannotBeSeparated() {
    Board board =
        Diagram.parse(
            """
            . X . . . . . . .
            . . X . . . O . .
            . . . . . . O . .
            . . . . . . . . .
            . X . X . O . O .
            . . O . . . . . .
            . . . . . X . . .
            . X X . . . . . .
            . . . . . X . . .
            """);
    Sight sight = look(board);
    // A diagonal shares two liberties.
    assertThat(sight.chain(point(board, "B9"))).isEqualTo(sight.chain(point(board, "C8")));
    // Two stones far apart share nothing.
    assertThat(sight.chain(point(board, "B9"))).isNotEqualTo(sight.chain(point(board, "F1")));
    // A jump with nothing near is a linkage pattern; one with a stone below it is not.
    assertThat(sight.chain(point(board, "F5"))).isEqualTo(sight.chain(point(board, "H5")));
    assertThat(sight.chain(point(board, "B5"))).isNotEqualTo(sight.chain(point(board, "D5")));
  }

  @Test
  void aProtectedLibertyConnects() {
    Board board =
        Diagram.parse(
            """
        . X . . .
        X . X . .
        . O . O .
        . . . . .
        . . . . .
        """);
    Sight sight = look(board);
    assertThat(sight.chain(point(board, "A4"))).isEqualTo(sight.chain(point(board, "B5")));
  }

  /** Stones three and two lines apart are too far from each other to be one chain. */
  @Test
  void aKnightsMoveLinksAndALongerJumpDoesNot() {
    Board board =
        Diagram.parse(
            """
            . . . . . . . . .
            . . . . . . . . .
            . . X . . . . . .
            . . . . X . . . .
            . . . . . . . . .
            . . . . . . . X .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            """);
    Sight sight = look(board);
    int middle = sight.chain(point(board, "E6"));
    assertThat(sight.chain(point(board, "C7"))).isEqualTo(middle);
    assertThat(sight.chain(point(board, "H4"))).isNotEqualTo(middle);
  }

  @Test
  void twoEyesAreSafeAndNoneAreNot() {
    Board board =
        Diagram.parse(
            """
            . X . X O . . . .
            X X X X O . . . .
            O O O O O . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . O O O
            . . . . . O X X X
            . . . . . O X O O
            . . . . . O X O .
            """);
    Sight sight = look(board);
    assertThat(sight.groups().get(sight.group(point(board, "A8"))).safety()).isEqualTo(1);
    assertThat(sight.territory(point(board, "A9"))).isEqualTo(1);
  }

  @Test
  void prisonersBelongToTheirCaptors() {
    Board board =
        Diagram.parse(
            """
            . . . . . . .
            . X X X . . .
            . X O X . . .
            . X . X . . .
            . X X X . . .
            . . . . . . .
            . . . . . . .
            """);
    Sight sight = look(board);
    assertThat(sight.isPrisoner(point(board, "C5"))).isTrue();
    assertThat(sight.group(point(board, "C5"))).isEqualTo(sight.group(point(board, "B5")));
    assertThat(sight.territory(point(board, "C5"))).isPositive();
  }

  /** Only searches that end for want of nodes could depend on the direction. */
  @Test
  void isTheSameInAllDirectionsAndTurnsRoundWithTheColours() {
    Random random = new Random(17);
    for (int i = 0; i < 60; i++) {
      Board board = Team16Test.random(Size.of(7, 7), 10 + i / 2, random);
      Sight sight = look(board);
      Sight swapped = Sight.of(board.swapColors(), Color.WHITE, LifeReader.NONE);
      assertThat(swapped.score())
          .as(Diagram.format(board))
          .isCloseTo(-sight.score(), within(EXACT));
      for (Symmetry symmetry : Symmetry.values()) {
        Sight image = look(symmetry.apply(board));
        for (int point = 0; point < 49; point++) {
          int there = symmetry.apply(board.size(), point);
          assertThat(image.territory(there))
              .as(symmetry + "\n" + Diagram.format(board))
              .isCloseTo(sight.territory(point), within(EXACT));
          assertThat(image.influence(there)).isEqualTo(sight.influence(point));
        }
      }
    }
  }

  @Test
  void everyStoneHasAChainAndEveryLivingOneAGroup() {
    Random random = new Random(23);
    for (int i = 0; i < 80; i++) {
      Board board = Team16Test.random(Size.of(9, 9), 60, random);
      String before = Diagram.format(board);
      Sight sight = look(board);
      assertThat(Diagram.format(board)).isEqualTo(before);
      for (int point = 0; point < 81; point++) {
        boolean empty = board.color(point) == Color.EMPTY;
        assertThat(sight.chain(point) == Sight.NONE).isEqualTo(empty);
        assertThat(Math.abs(sight.territory(point))).isLessThanOrEqualTo(1);
        if (!empty) {
          assertThat(sight.chain(point)).isEqualTo(sight.chain(board.chain(point)));
          assertThat(board.color(sight.chain(point))).isEqualTo(board.color(point));
          assertThat(sight.isPrisoner(point) || sight.group(point) != Sight.NONE).isTrue();
        }
      }
      for (Group group : sight.groups()) {
        assertThat(group.safety()).isBetween(-1.0, 1.0);
        assertThat(group.eyes()).isBetween(0.0, 2.0);
      }
    }
  }

  @Test
  void thereAreAboutTwentyGeneratorsAndFewCandidates() {
    assertThat(Generator.values()).hasSizeBetween(20, 25);
    assertThat(Generator.PROTECT_GROUP).hasToString("ProtectGroup");
    Random random = new Random(29);
    for (int i = 0; i < 60; i++) {
      Board board = Team16Test.random(Size.of(9, 9), i, random);
      for (int player = Color.BLACK; player <= Color.WHITE; player++) {
        Ballot ballot = Ballot.of(Sight.of(board, player, LifeReader.NONE), player);
        List<Ballot.Candidate> candidates = ballot.candidates(10);
        assertThat(candidates).hasSizeLessThanOrEqualTo(10);
        double best = candidates.isEmpty() ? 0 : candidates.get(0).weight();
        for (Ballot.Candidate candidate : candidates) {
          assertThat(board.isLegal(candidate.point(), player)).isTrue();
          assertThat(candidate.weight()).isBetween(best / 2, best);
          assertThat(candidate.urgency()).isBetween(0.0, 20.0);
          double sum =
              ballot.votes().stream()
                  .filter(vote -> vote.point() == candidate.point())
                  .mapToDouble(Ballot.Vote::weight)
                  .sum();
          assertThat(candidate.weight()).isCloseTo(sum, within(EXACT));
        }
      }
    }
  }

  @Test
  void everyGeneratorSuggestsSomethingSomewhere() {
    Random random = new Random(31);
    java.util.Set<Generator> heard = java.util.EnumSet.noneOf(Generator.class);
    for (int i = 0; i < 800; i++) {
      Board board = Team16Test.random(Size.of(9, 9), i % 70, random);
      Ballot.of(Sight.of(board, Color.BLACK, LifeReader.NONE), Color.BLACK)
          .votes()
          .forEach(vote -> heard.add(vote.generator()));
    }
    assertThat(heard).containsExactlyInAnyOrder(Generator.values());
  }

  @Test
  void asksForProofsOnlyWhereRulesCannotTell() {
    Board board =
        Diagram.parse(
            """
            . . . X O . .
            X X X X O . .
            O O O O O . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            """);
    int[] asked = {0};
    LifeReader reader =
        (position, target, toMove) -> {
          asked[0]++;
          return toMove == Color.BLACK ? LifeReader.Fate.LIVES : LifeReader.Fate.DIES;
        };
    Sight.of(board, Color.BLACK, reader);
    assertThat(asked[0]).isPositive();
    LifeReader deadly = (position, target, toMove) -> LifeReader.Fate.DIES;
    Sight sight = Sight.of(board, Color.BLACK, deadly);
    assertThat(sight.groups().get(sight.group(point(board, "A6"))).safety()).isEqualTo(-1);
  }
}
