package dev.nakade.app.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.nakade.go.Size;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Statistics and openings of matches. */
class StandingTest {
  @Test
  void tellsTheShareAndWhereItLies() {
    Standing even = new Standing(50, 0, 50);
    assertThat(even.share()).isEqualTo(0.5);
    assertThat(Standing.elo(even.share())).isCloseTo(0, within(1e-9));
    assertThat(even.least()).isCloseTo(0.404, within(0.001));
    assertThat(even.most()).isCloseTo(0.596, within(0.001));
    assertThat(Standing.elo(0.9)).isCloseTo(381.7, within(0.1));
    assertThat(new Standing(3, 1, 0).share()).isEqualTo(0.875);
    assertThat(new Standing(10, 0, 0).toString()).contains("10:0 100.0 %", "+∞");
    assertThat(new Standing(0, 0, 0).toString()).contains("Elo +0 (−∞ to +∞)");
    assertThat(even.toString()).contains("Elo +0 (");
  }

  @Test
  void moreGamesMakeTheIntervalNarrower() {
    double before = 1;
    for (int games = 10; games <= 1000; games *= 10) {
      Standing standing = new Standing(games * 7 / 10, 0, games * 3 / 10);
      double width = standing.most() - standing.least();
      assertThat(width).isLessThan(before);
      assertThat(standing.share()).isBetween(standing.least(), standing.most());
      before = width;
    }
  }

  @Test
  void openingsAreTheSameForAPairAndDifferOtherwise() {
    Size size = Size.of(9, 9);
    List<Integer> first = Openings.of(size, 4, 1, 0);
    assertThat(first).hasSize(4).doesNotHaveDuplicates().isEqualTo(Openings.of(size, 4, 1, 0));
    assertThat(Openings.of(size, 4, 1, 1)).isNotEqualTo(first);
    assertThat(Openings.of(size, 4, 2, 0)).isNotEqualTo(first);
  }
}
