package dev.nakade.exact;

import static org.assertj.core.api.Assertions.assertThat;

import dev.nakade.go.Masks;
import dev.nakade.go.Point;
import dev.nakade.go.Size;
import dev.nakade.go.Symmetry;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class OutlookTest {
  private static final Size SIZE = Size.of(5, 5);

  @Test
  void imagesLookTheSame() {
    Outlook outlook = new Outlook(SIZE, new Masks(SIZE));
    Random random = new Random(1);
    Set<Integer> efforts = new HashSet<>();
    for (int i = 0; i < 2_000; i++) {
      Outlook.View view = view(random);
      outlook.appraise(view);
      int effort = outlook.effort();
      int ofOpponent = outlook.effortOfOpponent();
      efforts.add(effort);
      for (Symmetry symmetry : Symmetry.of(SIZE)) {
        outlook.appraise(image(view, symmetry));
        assertThat(outlook.effort()).isEqualTo(effort);
        assertThat(outlook.effortOfOpponent()).isEqualTo(ofOpponent);
      }
    }
    assertThat(efforts).hasSizeGreaterThan(20);
  }

  @Test
  void everyFeatureHasItsPlaceAmongTheWeights() {
    Outlook outlook = new Outlook(SIZE, new Masks(SIZE));
    Random random = new Random(2);
    for (int i = 0; i < 5_000; i++) {
      int[] places = outlook.places(view(random));
      int table = places[0] / Outlook.WEIGHTS;
      int before = -1;
      for (int place : places) {
        assertThat(place).isGreaterThan(before);
        assertThat(place / Outlook.WEIGHTS).isEqualTo(table);
        before = place;
      }
      assertThat(table).isLessThan(Outlook.TABLES);
    }
  }

  @Test
  void weightsAreReadAsTheyWereWritten() {
    int[] weights =
        new Random(3).ints((long) Outlook.TABLES * Outlook.WEIGHTS, -500, 500).toArray();
    assertThat(Outlook.parse(Outlook.format(weights).lines())).isEqualTo(weights);
  }

  @Test
  void lessonsComeOutTheSameAgain() {
    String learned = Study.weights(12, 200, 5, line -> {});
    assertThat(Study.weights(12, 200, 5, line -> {})).isEqualTo(learned);
    assertThat(Arrays.stream(Outlook.parse(learned.lines()))).anyMatch(weight -> weight != 0);
  }

  @Test
  void whatNetsSeeIsTheSameForImages() {
    Outlook outlook = new Outlook(SIZE, new Masks(SIZE));
    Random random = new Random(4);
    for (int i = 0; i < 500; i++) {
      Outlook.View view = view(random);
      int[] inputs = sorted(outlook.inputs(view));
      assertThat(inputs[0]).isNotNegative();
      assertThat(inputs[inputs.length - 1]).isLessThan(Outlook.INPUTS);
      for (Symmetry symmetry : Symmetry.of(SIZE)) {
        assertThat(sorted(outlook.inputs(image(view, symmetry)))).isEqualTo(inputs);
      }
    }
  }

  @Test
  void allPointsAtOnceAreNumberedLikeEachAlone() {
    Random random = new Random(6);
    for (Size size : List.of(SIZE, Size.of(8, 1), Size.of(1, 8), Size.of(2, 3), Size.of(6, 4))) {
      Patterns patterns = new Patterns(size);
      int[] all = new int[size.area()];
      for (int i = 0; i < 500; i++) {
        long first = random.nextLong(1L << size.area());
        long second = random.nextLong(1L << size.area()) & ~first;
        patterns.addAll(first, second, 0, all, 0);
        for (int point = 0; point < all.length; point++) {
          long state = (first >>> point & 1) + 2 * (second >>> point & 1);
          assertThat(all[point])
              .isEqualTo((int) state * Patterns.COUNT + patterns.at(point, first, second));
        }
      }
    }
  }

  private static int[] sorted(int[] numbers) {
    return Arrays.stream(numbers).sorted().toArray();
  }

  @Test
  void lessonsAboutWorkComeOutTheSameAgain() {
    Study.Work learned = Study.work(6, 2_000, 5, line -> {});
    assertThat(Study.work(6, 2_000, 5, line -> {})).isEqualTo(learned);
    assertThat(learned.won().lines()).hasSizeGreaterThan(100);
    assertThat(learned.lost().lines()).hasSizeGreaterThan(100);
  }

  private static Outlook.View view(Random random) {
    long stones = random.nextInt(1 << 25);
    Outlook.View view = new Outlook.View();
    view.own = stones & random.nextInt(1 << 25);
    view.other = stones & ~view.own;
    view.ownBefore = view.own | (random.nextInt(1 << 25) & ~stones & random.nextInt(1 << 25));
    view.last = view.other == 0 ? Point.NONE : Long.numberOfTrailingZeros(view.other);
    view.lastButOne = view.own == 0 ? Point.NONE : Long.numberOfTrailingZeros(view.own);
    view.aim = random.nextInt(50) - 24;
    view.ko = random.nextBoolean();
    view.passed = random.nextBoolean();
    view.ownSafe = random.nextInt(26);
    view.otherSafe = random.nextInt(26);
    return view;
  }

  private static Outlook.View image(Outlook.View view, Symmetry symmetry) {
    Outlook.View image = new Outlook.View();
    image.own = SituationKeysTest.mask(symmetry, view.own);
    image.other = SituationKeysTest.mask(symmetry, view.other);
    image.ownBefore = SituationKeysTest.mask(symmetry, view.ownBefore);
    image.last = view.last < 0 ? view.last : symmetry.apply(SIZE, view.last);
    image.lastButOne =
        view.lastButOne < 0 ? view.lastButOne : symmetry.apply(SIZE, view.lastButOne);
    image.aim = view.aim;
    image.ko = view.ko;
    image.passed = view.passed;
    image.ownSafe = view.ownSafe;
    image.otherSafe = view.otherSafe;
    return image;
  }
}
