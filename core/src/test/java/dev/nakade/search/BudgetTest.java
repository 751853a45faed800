package dev.nakade.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BudgetTest {
  private static final int THREADS = 4;

  @Test
  void partsAreUsedUpOnTheirOwnAndPaidForByTheWhole() {
    Budget whole = Budget.ofNodes(10);
    Budget part = whole.part(7);
    assertThat(spend(part, 20)).isEqualTo(7);
    assertThat(part.reached()).contains(Budget.Limit.NODES);
    assertThat(whole.isExhausted()).isFalse();
    assertThat(spend(whole.part(7), 20)).isEqualTo(3);
    assertThat(whole.nodes()).isEqualTo(10);
    assertThat(whole.reached()).contains(Budget.Limit.NODES);
  }

  @Test
  void fractionsAreOfWhatIsLeft() {
    Budget whole = Budget.of(100, Long.MAX_VALUE / 2);
    assertThat(spend(whole.fraction(2, 30), 100)).isEqualTo(30);
    assertThat(spend(whole.fraction(2, 1000), 100)).isEqualTo(35);
    assertThat(whole.nodes()).isEqualTo(65);
    Budget late = Budget.of(Long.MAX_VALUE, 0).fraction(2, Long.MAX_VALUE);
    spend(late, 10_000);
    assertThat(late.reached()).contains(Budget.Limit.TIME);
  }

  private static long spend(Budget budget, long most) {
    long spent = 0;
    while (spent < most && budget.spend()) {
      spent++;
    }
    return spent;
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, 63, 64, 65, 1_000, 300_000})
  void sharesTogetherSpendNoMoreThanTheWhole(long limit) throws Exception {
    Budget outer = Budget.unlimited();
    Budget whole = outer.part(limit);
    ExecutorService pool = Executors.newFixedThreadPool(THREADS);
    try {
      Callable<Long> job =
          () -> {
            Budget share = whole.share();
            long spent = spend(share.part(Long.MAX_VALUE), Long.MAX_VALUE);
            share.close();
            assertThat(share.reached()).contains(Budget.Limit.NODES);
            assertThat(share.nodes()).isEqualTo(spent);
            return spent;
          };
      long spent = 0;
      for (Future<Long> each : pool.invokeAll(Collections.nCopies(THREADS, job))) {
        spent += each.get();
      }
      assertThat(spent).isEqualTo(limit);
    } finally {
      pool.shutdownNow();
    }
    assertThat(whole.nodes()).isEqualTo(limit);
    assertThat(outer.nodes()).isEqualTo(limit);
    assertThat(whole.reached()).contains(Budget.Limit.NODES);
    assertThat(outer.isExhausted()).isFalse();
  }

  @Test
  void whatAShareDoesNotSpendGoesBack() {
    Budget whole = Budget.ofNodes(100);
    Budget share = whole.share();
    assertThat(spend(share, 10)).isEqualTo(10);
    share.close();
    assertThat(whole.nodes()).isEqualTo(10);
    assertThat(whole.isExhausted()).isFalse();
    assertThat(spend(whole, 200)).isEqualTo(90);
  }

  @Test
  void aShareCanBeCancelledWithoutTheOthers() {
    Budget whole = Budget.unlimited();
    Budget one = whole.share();
    Budget other = whole.share();
    assertThat(one.spend()).isTrue();
    one.cancel();
    assertThat(spend(one, 100_000)).isLessThan(2_000);
    assertThat(one.reached()).contains(Budget.Limit.CANCELLED);
    assertThat(spend(other, 100_000)).isEqualTo(100_000);
    assertThat(whole.isExhausted()).isFalse();
    whole.cancel();
    assertThat(spend(other, 100_000)).isLessThan(2_000);
    assertThat(other.reached()).contains(Budget.Limit.CANCELLED);
  }
}
