package dev.nakade.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class RegressionTest {
  @Test
  void findsTheOddsOfEachFeature() {
    Random random = new Random(1);
    double[] truth = {2, -1, 0, 1.5};
    Regression regression = new Regression(2, 4, 1_000_000, random);
    for (int i = 0; i < 100_000; i++) {
      int first = random.nextInt(2);
      int second = 2 + random.nextInt(2);
      double odds = truth[first] + truth[second];
      boolean won = random.nextDouble() < 1 / (1 + Math.exp(-odds));
      regression.learn(new int[] {first, second}, won);
    }
    double loss = regression.fit();
    int[] found = regression.hundredths();
    // Only sums can be told: what one feature gains the other may lose.
    for (int first = 0; first < 2; first++) {
      for (int second = 2; second < 4; second++) {
        int expected = (int) Math.round(100 * (truth[first] + truth[second]));
        assertThat(found[first] + found[second]).isBetween(expected - 15, expected + 15);
      }
    }
    assertThat(loss).isBetween(0.2, 0.5);
  }

  @Test
  void hearsNoMoreThanItShould() {
    Regression regression = new Regression(1, 2, 10, new Random(1));
    for (int i = 0; i < 100; i++) {
      regression.learn(new int[] {i % 2}, true);
    }
    assertThat(regression.examples()).isEqualTo(10);
  }
}
