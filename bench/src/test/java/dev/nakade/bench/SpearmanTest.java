package dev.nakade.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class SpearmanTest {
  @Test
  void orderAloneCounts() {
    double[] order = {1, 2, 3, 4};
    assertThat(Spearman.of(order, new double[] {-5, 0, 1, 1000})).isEqualTo(1);
    assertThat(Spearman.of(order, new double[] {4, 3, 2, 1})).isEqualTo(-1);
  }

  @Test
  void equalValuesShareTheMeanOfTheirRanks() {
    // Ranks 0.5, 0.5, 2 and 0, 1, 2: 1.5 / sqrt(1.5 * 2).
    assertThat(Spearman.of(new double[] {7, 7, 9}, new double[] {1, 2, 3}))
        .isCloseTo(Math.sqrt(0.75), within(1e-12));
  }
}
