package dev.nakade.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.nakade.go.Color;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The clock: whoever thinks as long as it says never loses on time. */
class ClockTest {
  private static final long SECOND = 1_000_000_000L;

  static List<TimeControl> controls() {
    return List.of(
        new TimeControl.Absolute(60 * SECOND),
        new TimeControl.Absolute(10 * SECOND),
        new TimeControl.Canadian(30 * SECOND, 30 * SECOND, 10),
        new TimeControl.Canadian(0, 5 * SECOND, 5),
        new TimeControl.Canadian(0, SECOND, 1),
        new TimeControl.ByoYomi(10 * SECOND, 3 * SECOND, 3),
        new TimeControl.ByoYomi(0, SECOND, 1),
        new TimeControl.Fischer(20 * SECOND, SECOND, Long.MAX_VALUE / 4),
        new TimeControl.Fischer(5 * SECOND, SECOND, 6 * SECOND));
  }

  /** Each move takes what was allotted and some hundredths of a second more. */
  @ParameterizedTest
  @MethodSource("controls")
  void neverLosesOnTime(TimeControl control) {
    Random random = new Random(3);
    for (int game = 0; game < 50; game++) {
      Clock clock = new Clock(control);
      boolean absolute = control instanceof TimeControl.Absolute;
      for (int move = 0; move < (absolute ? 90 : 300); move++) {
        long allotted = clock.allot(Color.BLACK, 60 - move / 2, SECOND);
        assertThat(allotted).isNotNegative();
        long lost = allotted == 0 ? 0 : random.nextInt(40_000_000);
        clock.spend(Color.BLACK, allotted + (absolute ? lost / 10 : lost));
        assertThat(clock.hasLost(Color.BLACK)).as(control + ", move " + move).isFalse();
      }
    }
  }

  @Test
  void usesTheTimeThatThereIs() {
    Clock clock = new Clock(new TimeControl.Canadian(0, 10 * SECOND, 10));
    assertThat(clock.allot(Color.WHITE, 50, SECOND)).isBetween(SECOND / 2, SECOND);
    Clock fischer = new Clock(new TimeControl.Fischer(60 * SECOND, 5 * SECOND, 600 * SECOND));
    assertThat(fischer.allot(Color.WHITE, 50, SECOND)).isGreaterThan(4 * SECOND);
    Clock none = new Clock(new TimeControl.None());
    assertThat(none.allot(Color.WHITE, 50, 7 * SECOND)).isEqualTo(7 * SECOND);
  }

  /** The end of the main time is no reason to hurry if periods follow. */
  @Test
  void goesOverIntoPeriodsWithoutHaste() {
    for (TimeControl control :
        List.of(
            new TimeControl.ByoYomi(60 * SECOND, 10 * SECOND, 3),
            new TimeControl.Canadian(60 * SECOND, 100 * SECOND, 10))) {
      Clock clock = new Clock(control);
      clock.spend(Color.BLACK, 60 * SECOND - SECOND / 100);
      long allotted = clock.allot(Color.BLACK, 50, SECOND);
      assertThat(allotted).isBetween(4 * SECOND, 9 * SECOND);
      clock.spend(Color.BLACK, allotted);
      assertThat(clock.hasLost(Color.BLACK)).isFalse();
      assertThat(clock.stones(Color.BLACK)).isPositive();
    }
  }

  @Test
  void countsStonesAndPeriods() {
    Clock canadian = new Clock(new TimeControl.Canadian(SECOND, 10 * SECOND, 2));
    canadian.spend(Color.BLACK, 2 * SECOND);
    assertThat(canadian.left(Color.BLACK)).isEqualTo(9 * SECOND);
    canadian.spend(Color.BLACK, SECOND);
    assertThat(canadian.left(Color.BLACK)).isEqualTo(10 * SECOND);
    Clock byoYomi = new Clock(new TimeControl.ByoYomi(0, SECOND, 2));
    byoYomi.spend(Color.BLACK, SECOND + 1);
    assertThat(byoYomi.hasLost(Color.BLACK)).isFalse();
    byoYomi.spend(Color.BLACK, SECOND + 1);
    assertThat(byoYomi.hasLost(Color.BLACK)).isTrue();
    assertThat(byoYomi.hasLost(Color.WHITE)).isFalse();
  }

  @Test
  void believesTheClient() {
    Clock clock = new Clock(new TimeControl.Canadian(100 * SECOND, 10 * SECOND, 5));
    clock.setLeft(Color.BLACK, 2 * SECOND, 1);
    assertThat(clock.allot(Color.BLACK, 50, SECOND)).isBetween(SECOND, 2 * SECOND);
    Clock absolute = new Clock(new TimeControl.Absolute(100 * SECOND));
    absolute.setLeft(Color.BLACK, SECOND / 100, 0);
    assertThat(absolute.allot(Color.BLACK, 50, SECOND)).isLessThan(SECOND / 100);
  }

  @Test
  void refusesWhatIsNoTimeControl() {
    assertThatThrownBy(() -> new TimeControl.Canadian(0, 0, 1))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new TimeControl.Absolute(-1))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
